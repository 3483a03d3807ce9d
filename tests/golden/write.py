"""Writes the golden records anew: `make golden`, then read the differences in review."""

from __future__ import annotations

import sys
from pathlib import Path

from orleans.kernel.setup import Setup
from orleans.sim.tournament import play_game

FOLDER = Path(__file__).parent
GAMES = [
    ("dlp", 2, "sealed"),
    ("dlp", 3, "sealed"),
    ("dlp", 4, "sealed"),
    ("capstone", 2, "sealed"),
    ("capstone", 3, "sealed"),
    ("capstone", 4, "sealed"),
    ("capstone", 5, "sealed"),
    ("bigbox", 2, "sealed"),
    ("bigbox", 3, "order"),
    ("bigbox", 4, "sealed"),
    ("bigbox", 5, "sealed"),
    ("bigbox", 5, "order"),
]
MODULES = ("orders", "events", "trade", "intrigue")
PLUGGED = [
    (modules, players) for modules in (*MODULES, " ".join(MODULES)) for players in range(2, 6)
]
PLUGGED += [("orders events trade", 3), ("orders events intrigue", 4)]


def setups() -> dict[str, Setup]:
    found = {
        f"{edition}-{players}-{planning}": Setup(players, edition, planning=planning)
        for edition, players, planning in GAMES
    }
    for modules, players in PLUGGED:
        last = "peasant-uprising" if "events" in modules and players % 2 else ""
        setup = Setup(players=players, modules=tuple(modules.split()), last_event=last)
        found[f"{modules.replace(' ', '-')}-{players}"] = setup
    for difficulty in ("", "scarce"):
        setup = Setup(players=1, scenario="tours", difficulty=difficulty)
        found[f"tours{'-' if difficulty else ''}{difficulty}"] = setup
    return found


def main() -> None:
    """Write those named, or all of them."""
    for name, setup in setups().items():
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        players = setup.players
        game, _ = play_game(setup, ["greedy"] * players, f"golden {name}")
        points = " ".join(str(score.total) for score in game.scores())
        record = game.record(" ".join(["greedy"] * players))
        (FOLDER / f"{name}.record").write_text(f"{record}# points: {points}\n", encoding="utf-8")
        print(name, points)


if __name__ == "__main__":
    main()
