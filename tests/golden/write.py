"""Writes the golden records again: `make golden`, then read the differences in review.

Records of rules 2 stay as they are. For those that a later ruling touches there is a second
record of the same setup.
"""

from __future__ import annotations

import sys
from pathlib import Path

from orleans.game import Game
from orleans.kernel.setup import Setup
from orleans.sim.tournament import play_game

FOLDER = Path(__file__).parent
sys.path.append(str(FOLDER.parent))

from conformance.pinned import GOLDEN as PINNED  # noqa: E402

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
ALONE = [("tours", ""), ("tours", "scarce"), ("dignitary", ""), ("dignitary", "easy")]
ALONE += [
    (name, step) for name in ("vierzon", "salesman") for step in ("", "one-a-round", "in-order")
]
PLUGGED += [("orders events trade", 3), ("orders events intrigue", 4)]
PLUGGED += [*[("plague", players) for players in range(2, 6)], ("orders plague", 3)]


def setups() -> dict[str, Setup]:
    found = {
        f"{edition}-{players}-{planning}": Setup(players, edition, planning=planning)
        for edition, players, planning in GAMES
    }
    for modules, players in PLUGGED:
        last = "peasant-uprising" if "events" in modules and players % 2 else ""
        setup = Setup(players=players, modules=tuple(modules.split()), last_event=last)
        found[f"{modules.replace(' ', '-')}-{players}"] = setup
    for scenario, difficulty in ALONE:
        setup = Setup(players=1, scenario=scenario, difficulty=difficulty)
        found[f"{scenario}{'-' if difficulty else ''}{difficulty}"] = setup
    for modules in ("orders events", "intrigue"):
        setup = Setup(3, "dlp", modules=tuple(modules.split()))
        found[f"dlp-{modules.replace(' ', '-')}-3"] = setup
    found["duel"] = Setup(2, scenario="duel")
    for players in range(2, 6):
        found[f"invasion-{players}"] = Setup(players, scenario="invasion", difficulty="gentle")
        found[f"prosperity-{players}"] = Setup(players, scenario="prosperity")
    found["invasion-harsh-3"] = Setup(3, scenario="invasion", difficulty="harsh")
    chosen = ("chosen-characters", "easy-characters")
    found["invasion-chosen-4"] = Setup(4, scenario="invasion", modules=chosen)
    found["prosperity-place-tile-3"] = Setup(3, scenario="prosperity", difficulty="place-tile")
    found["capstone-intrigue-4"] = Setup(4, "capstone", modules=("intrigue",))
    found["dlp-first-printing-2"] = Setup(2, "dlp", events="first-printing")
    found["dlp-market-3-2"] = Setup(2, "dlp", tiles="market-3 trade-intrigue")
    found["bigbox-market-5-4"] = Setup(4, tiles="market-5")
    return found


# A team that is about to win: the last knight, the last tower, the last coins.
NEARLY_WON = """
players: 2
scenario: invasion
round: 7
event: inv-good-trade-a
deeds: city-walls 4 knight
claimed: boatmen, knights, development-3, development-18, le-blanc, grain-pile, treasury
team-citizens: 7
treasury: 12
city-treasury: 26
warehouse: 3 grain, 3 cheese, 3 wine
0 character: merchant
0 coins: 60
0 board: town-hall knight; guild-house craftsman trader
0 stations: chartres, le-mans, chatellerault, argenton
1 character: estate-manager
1 coins: 6
1 goods: wine
1 merchant: sancerre
1 board: guildhall farmer craftsman knight
1 stations: nevers
"""
WON = """
0 use town-hall
0 send knight city-walls
1 use guildhall
0 use guild-house
0 send to the city
0 pay 4 into the city treasury
0 make the deal
1 agree
0 pay 5
1 pay 3
"""


def won_together() -> Game:
    game = Game.from_position(NEARLY_WON, "golden invasion-won")
    for line in WON.strip().splitlines():
        seat, _, move = line.partition(" ")
        game.play(int(seat), move)
    return game


def target(name: str) -> Path | None:
    """Where the record of a setup is written; nowhere if one of rules 2 does it still."""
    path = FOLDER / f"{name}.record"
    if not path.exists() or "\nrules: 2\n" not in path.read_text(encoding="utf-8"):
        return path
    return FOLDER / f"{name}-rules-3.record" if name in PINNED else None


def main() -> None:
    """Write those named, or all of them."""
    for name, setup in setups().items():
        path = target(name)
        if path is None or (sys.argv[1:] and name not in sys.argv[1:]):
            continue
        players = setup.players
        game, _ = play_game(setup, ["greedy"] * players, f"golden {name}")
        points = " ".join(str(score.total) for score in game.scores())
        record = game.record(" ".join(["greedy"] * players))
        path.write_text(f"{record}# points: {points}\n", encoding="utf-8")
        print(name, points)
    if not sys.argv[1:] or "invasion-won" in sys.argv[1:]:
        path = FOLDER / "invasion-won.record"
        game = won_together()
        points = " ".join(str(score.total) for score in game.scores())
        path.write_text(f"{game.record('Ann Bert')}# points: {points}\n", encoding="utf-8")
        print(path.stem, game.outcome().kind)


if __name__ == "__main__":
    main()
