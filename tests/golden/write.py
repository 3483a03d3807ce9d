"""Writes the golden records anew: `make golden`, then read the differences in review."""

from __future__ import annotations

from pathlib import Path

from orleans.engine.setup import Setup
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


def main() -> None:
    for edition, players, planning in GAMES:
        setup = Setup(players=players, edition=edition, planning=planning)
        name = f"{edition}-{players}-{planning}"
        game, _ = play_game(setup, ["greedy"] * players, f"golden {name}")
        points = " ".join(str(score.total) for score in game.scores())
        record = game.record(" ".join(["greedy"] * players))
        (FOLDER / f"{name}.record").write_text(f"{record}# points: {points}\n", encoding="utf-8")
        print(name, points)


if __name__ == "__main__":
    main()
