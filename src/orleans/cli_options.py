"""What several commands share: options, the setup they make, the console."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from orleans.kernel.setup import Setup


def scenario_names() -> list[str]:
    from orleans.facts.loader import load

    return [steps[0].id for steps in load().scenarios]


Players = Annotated[
    int | None,
    typer.Option("--players", "-p", help="How many players; by default as the scenario says."),
]
OneToFive = Annotated[int | None, typer.Option("--players", "-p", help="How many players, 1 to 5.")]
EDITION = typer.Option("--edition", "-e", help="dlp, capstone or bigbox.")
Edition = Annotated[str, EDITION]
AnyEdition = Annotated[str | None, EDITION]
SCENARIOS = f"One of: {', '.join(scenario_names())}."
SCENARIO = typer.Option("--scenario", "-s", help=SCENARIOS)
Scenario = Annotated[str, SCENARIO]
AnyScenario = Annotated[str | None, SCENARIO]
Difficulty = Annotated[str, typer.Option(help="A step of difficulty, if the scenario has any.")]
Planning = Annotated[str, typer.Option(help="sealed (at the same time) or order (in turn).")]
Seats = Annotated[
    str,
    typer.Option(help="Who sits where, e.g. greedy,human,random; instead of the options above."),
]
Seed = Annotated[str, typer.Option(help="The same seed deals the same game.")]
Tiles = Annotated[
    str, typer.Option(help='Place tiles on offer: "all" or names; by default as the edition says.')
]
MODULES = typer.Option(help="Modules to add, separated by commas.")
Modules = Annotated[str, MODULES]
AnyModules = Annotated[str | None, MODULES]
LastEvent = Annotated[str, typer.Option(help="The last event, if a module offers a choice.")]
Events = Annotated[
    str, typer.Option(help="first-printing: the hour glass tiles of the first dlp printing.")
]
Data = Annotated[
    Path | None, typer.Option("--data", help="A TOML file with corrections to printed values.")
]
Database = Annotated[
    str, typer.Option(help="A file or a URL; by default what ORLEANS_DATABASE_URL says.")
]


def setup_options(
    players: Players = None,
    edition: Edition = "bigbox",
    scenario: Scenario = "base",
    difficulty: Difficulty = "",
    planning: Planning = "sealed",
    tiles: Tiles = "",
    modules: Modules = "",
    last_event: LastEvent = "",
    events: Events = "",
    data: Data = None,
) -> None:
    """The options of every command that sets up a game; see `takes_setup`."""


def takes_setup(usual: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command these options in place of its parameter `setup`."""
    shared = inspect.signature(setup_options, eval_str=True).parameters

    def with_them(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def run(**given: Any) -> None:
            options = {name: given.pop(name) for name in shared}
            command(setup=make_setup(usual=usual, **options), **given)

        names = {"Setup": object}  # not imported here, so that commands start quickly
        own = inspect.signature(command, eval_str=True, locals=names).parameters.values()
        both = [one for one in own if one.name != "setup"] + [*shared.values()]
        every = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in both]
        run.__signature__ = inspect.Signature(every)  # type: ignore[attr-defined]
        run.__annotations__ = {one.name: one.annotation for one in every}
        return run

    return with_them


def make_setup(
    players: int | None, *, usual: int, modules: str, data: Path | None, **options: str
) -> Setup:
    """A setup from options; `usual` players where the scenario leaves a choice."""
    from orleans.kernel.setup import Setup

    corrections: Any = data or ""
    values: dict[str, Any] = {name: value for name, value in options.items() if value}
    return Setup(
        players_for(options.get("scenario", ""), usual) if players is None else players,
        modules=tuple(modules.replace(",", " ").split()),
        data=corrections,
        **values,
    )


def players_for(scenario: str, usual: int) -> int:
    """As many as usual, as far as the scenario allows it."""
    from orleans.facts.loader import load

    known = [steps[0] for steps in load().scenarios if steps[0].id == scenario]
    return min(max(usual, known[0].players[0]), known[0].players[1]) if known else usual


def console(plain: bool = False, stderr: bool = False) -> Console:
    from rich.console import Console

    width = None if sys.stdout.isatty() else 110  # a pipe has no width of its own
    return Console(no_color=plain or None, highlight=False, stderr=stderr, width=width)
