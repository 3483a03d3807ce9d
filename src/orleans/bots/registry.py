"""All bots by name, with parameters: `planner`, `search(ms=500)`, `easy`."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol
from urllib.parse import quote, unquote

from orleans.bots.greedy import GreedyBot
from orleans.bots.pipe import PipeBot
from orleans.bots.planner import PlannerBot
from orleans.bots.search import SearchBot
from orleans.errors import BadSetup
from orleans.kernel.view import View

Value = int | float | str | bool


class Bot(Protocol):
    def choose(self, view: View, moves: Sequence[int]) -> int:
        """One of the legal moves, from what the seat may know."""


class RandomBot:
    """Any legal move, each as likely."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, moves: Sequence[int]) -> int:
        return self.rng.choice(moves)


# A bot is made from its generator; its keyword arguments are its parameters.
BOTS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "search": SearchBot,
}

# These run a command on this machine: the server never takes them from a client.
PROGRAMS: dict[str, Callable[..., Bot]] = {"pipe": PipeBot}

# What people call them.
LEVELS = {
    "easy": "greedy",
    "normal": "planner(noise=4.0)",
    "hard": "planner",
    "expert": "search",
}

SPEC = re.compile(r"([a-z][a-z0-9-]*)(?:\((.*)\))?", re.DOTALL)


@dataclass(frozen=True)
class BotSpec:
    """Which bot, and the parameters that differ from their defaults; its text can be read again."""

    name: str
    parameters: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        given = ",".join(f"{name}={write_value(v)}" for name, v in self.parameters.items())
        return f"{self.name}({given})" if given else self.name

    def make(self, seed: str = "", **more: Value) -> Bot:
        """The bot; with the same seed it plays the same. `more` holds the defaults."""
        known = parameters_of(self.name)
        usual = {name: value for name, value in more.items() if name in known}
        return maker(self.name)(Random(f"{self}/{seed}"), **{**usual, **self.parameters})


def maker(name: str) -> Callable[..., Bot]:
    return BOTS[name] if name in BOTS else PROGRAMS[name]


def parameters_of(name: str) -> dict[str, Value]:
    """The parameters of a bot with their default values."""
    return {
        parameter.name: parameter.default
        for parameter in inspect.signature(maker(name)).parameters.values()
        if parameter.default is not parameter.empty
    }


def read_bot(text: str, *, programs: bool = True) -> BotSpec:
    """A bot's name with its parameters, as `str` of a `BotSpec` writes them.

    Without `programs` a bot that runs a command is refused like one that does not exist.
    """
    found = SPEC.fullmatch(text.strip())
    if found is None:
        raise BadSetup(f"{text!r} is no bot; write a name, or name(parameter=value)")
    name, given = found.groups()
    if name in LEVELS and not given:
        return read_bot(LEVELS[name])
    if name not in BOTS and not (programs and name in PROGRAMS):
        known = ", ".join([*BOTS, *(PROGRAMS if programs else ()), *LEVELS])
        raise BadSetup(f"there is no bot {name!r}; known are {known}")
    usual = parameters_of(name)
    values: dict[str, Value] = {}
    for part in (given or "").split(",") if given else []:
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if key not in usual or not equals:
            has = ", ".join(usual) or "no parameters"
            raise BadSetup(f"{name} does not know {part.strip()!r}; it has {has}")
        values[key] = read_value(f"{name}: {key}", value, usual[key])
    return BotSpec(
        name, {key: values[key] for key in usual if values.get(key, usual[key]) != usual[key]}
    )


def read_value(what: str, text: str, usual: Value) -> Value:
    """A value of the same kind as the default."""
    try:
        if isinstance(usual, bool):
            return {"true": True, "false": False}[text.lower()]
        if isinstance(usual, str):
            return unquote(text)
        return type(usual)(text)
    except (ValueError, KeyError):
        kind = {bool: "true or false", int: "a whole number", float: "a number"}[type(usual)]
        raise BadSetup(f"{what} is {kind}, not {text!r}") from None


def write_value(value: Value) -> str:
    """A value as `read_value` takes it: what separates parameters is written as %2C and so on."""
    if not isinstance(value, str):
        return str(value)
    written = "".join(c if c.isprintable() and c not in "%,()" else quote(c, "") for c in value)
    return written if written == written.strip() else written.replace(" ", "%20")


def split_bots(text: str) -> list[str]:
    """Bots separated by commas; commas inside brackets belong to a bot."""
    return [part.strip() for part in re.split(r",(?![^(]*\))", text)]


def split_seats(text: str) -> list[str]:
    """Seats as a record names them, by blanks; those inside brackets belong to a bot."""
    return [part for part in re.split(r"\s+(?![^(]*\))", text.strip()) if part]


def make_bot(name: str, seed: str = "", **more: Value) -> Bot:
    """A bot of this name; with the same seed it plays the same."""
    return read_bot(name).make(seed, **more)
