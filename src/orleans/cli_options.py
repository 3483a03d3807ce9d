"""What several commands share: options, the setup they make, the console."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from orleans.kernel.setup import Setup

Players = Annotated[int, typer.Option("--players", "-p", help="How many players, 2 to 5.")]
Edition = Annotated[str, typer.Option("--edition", "-e", help="dlp, capstone or bigbox.")]
Planning = Annotated[str, typer.Option(help="sealed (at the same time) or order (in turn).")]
Seed = Annotated[str, typer.Option(help="The same seed deals the same game.")]
Tiles = Annotated[
    str, typer.Option(help='Place tiles on offer: "all" or names; else as the edition says.')
]
Modules = Annotated[
    str, typer.Option(help="Boxes to add, separated by commas: orders, events, trade, intrigue.")
]
LastEvent = Annotated[
    str, typer.Option(help="With events, what the last round brings: peasant-uprising.")
]
Data = Annotated[
    Path | None, typer.Option("--data", help="A TOML file with corrections to printed values.")
]


def make_setup(
    players: int,
    edition: str,
    planning: str,
    tiles: str,
    data: Path | None,
    modules: str = "",
    last_event: str = "",
) -> Setup:
    from orleans.kernel.setup import Setup

    corrections: Any = data or ""
    return Setup(
        players,
        edition,
        modules=tuple(modules.replace(",", " ").split()),
        planning=planning,
        tiles=tiles,
        last_event=last_event,
        data=corrections,
    )


def console(plain: bool = False, stderr: bool = False) -> Console:
    from rich.console import Console

    width = None if sys.stdout.isatty() else 110  # a pipe has no width of its own
    return Console(no_color=plain or None, highlight=False, stderr=stderr, width=width)
