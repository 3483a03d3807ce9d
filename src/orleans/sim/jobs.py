"""A tournament as a list of jobs, built from its arguments alone.

A job is one game: which bot sits where, and the seed. It gives the same result in any
process, at any time and in any order, so the number of processes and interruptions do not
matter.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import combinations, permutations
from pathlib import Path

import orleans
from orleans.bots import read_bot
from orleans.bots.registry import parameters_of
from orleans.boxes import RULES_VERSION
from orleans.errors import BadSetup
from orleans.kernel.setup import Setup

# The code that decides how a game goes; the digest covers it.
CODE = ("pieces.py", "game.py", "sampling.py", "bots", "boxes", "facts", "kernel")


@dataclass(frozen=True)
class Job:
    """One game. In a mirror game a bot plays against itself."""

    seating: tuple[str, ...]
    seed: str
    mirror: bool = False

    @property
    def key(self) -> str:
        """Identify the game; the key is the same in every run."""
        return f"{', '.join(self.seating)} / {self.seed}"

    @property
    def lineup(self) -> tuple[str, ...]:
        """Return the bots of the game, whatever their seats."""
        return tuple(sorted(self.seating))


@dataclass(frozen=True)
class TournamentPlan:
    """The arguments of a tournament. `games` is the number of games per line-up."""

    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: str
    mirrors: bool = True

    def __post_init__(self) -> None:
        names = tuple(str(read_bot(name)) for name in self.bots)
        object.__setattr__(self, "bots", names)
        if not names:
            raise BadSetup("name at least one bot")
        for name in names:
            if names.count(name) > 1:
                raise BadSetup(f"{name} is named twice; mirror controls let it meet itself")
        if self.games < 1:
            raise BadSetup(f"a tournament has at least one game, not {self.games}")

    @property
    def alone(self) -> bool:
        """Return whether a game has one seat: bots are compared by the games each of them wins."""
        return self.setup.players == 1

    @property
    def seeds(self) -> int:
        """Return the number of seeds: each is played once from every seat."""
        return self.games if len(self.bots) == 1 else -(-self.games // self.setup.players)

    @cached_property
    def jobs(self) -> list[Job]:
        """Return all games, seed by seed, so that bots have played equally often at any time."""
        found: list[Job] = []
        players = self.setup.players
        for number in range(self.seeds):
            seed = f"{self.seed}/{number}"
            for lineup in lineups(self.bots, players):
                found += [Job(seating, seed) for seating in rotations(lineup, number)]
            if self.mirrors and not self.alone and len(self.bots) > 1:
                found += [Job((bot,) * players, seed, mirror=True) for bot in self.bots]
        return found

    def identity(self) -> dict[str, object]:
        """Return what must not change when a tournament is resumed; `games` may grow."""
        return {
            "setup": self.setup.lines(),
            "bots": list(self.bots),
            "seed": self.seed,
            "versions": versions(),
        }


def lineups(bots: tuple[str, ...], players: int) -> Iterator[tuple[str, ...]]:
    """Yield the line-ups: every bot equally often, with as many different bots as fit.

    With two players these are all pairings.
    """
    each, more = divmod(players, len(bots))
    for extra in combinations(bots, more):
        yield tuple(bot for bot in bots for _ in range(each + (bot in extra)))


def rotations(lineup: tuple[str, ...], number: int) -> list[tuple[str, ...]]:
    """Seat every bot once on every seat; the order around the table varies by seed."""
    if len(set(lineup)) == 1:  # every rotation would be the same game
        return [lineup]
    orders = sorted({order for order in permutations(lineup) if order[0] == lineup[0]})
    turned = [[order[turn:] + order[:turn] for turn in range(len(order))] for order in orders]
    whole = [turns for turns in turned if len(set(turns)) == len(turns)]  # no game twice
    return whole[number % len(whole)]


def reproducible(bots: tuple[str, ...]) -> bool:
    """Return whether a second run gives the same games: not if a bot has a time limit."""
    return not any(by_the_clock(name) for name in bots)


def by_the_clock(name: str) -> bool:
    """Return whether a bot has a time limit instead of a number of iterations."""
    spec = read_bot(name)
    values = {**parameters_of(spec.name), **spec.parameters}
    return bool(values.get("ms")) and not values.get("iterations")


def versions() -> dict[str, str]:
    return {"orleans": orleans.__version__, "rules": str(RULES_VERSION), "code": digest()}


def digest() -> str:
    """Return a short hash of the code that plays, so that results of different code never mix."""
    found = sha256()
    folder = Path(orleans.__file__).parent
    for name in CODE:
        files = [folder / name] if name.endswith(".py") else sorted((folder / name).rglob("*"))
        for file in files:
            if file.suffix in (".py", ".toml"):
                found.update(f"{file.name}\n".encode() + file.read_bytes())
    return found.hexdigest()[:12]
