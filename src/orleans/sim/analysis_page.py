"""An analysis as an HTML page and as text."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from orleans.sim.analysis import sentence
from orleans.sim.page import card, page, table
from orleans.sim.plots import legend, lines

Analysis = dict[str, Any]


def names_of(found: Analysis) -> list[str]:
    return [player["name"] for player in found["players"]]


def by_goals(found: Analysis) -> bool:
    return bool(found["outcome"]["by"] == "goals")


def ending(found: Analysis) -> str:
    """Say how a game that goals decided has ended."""
    outcome = found["outcome"]
    return f"{outcome['kind']} in round {outcome['round']}"


def player_head(found: Analysis) -> list[str]:
    first = "Result" if by_goals(found) else "Points"
    return ["Player", first, "Decisions", "Best chosen", "Mean loss", "Draw luck"]


def player_rows(found: Analysis) -> list[list[str]]:
    return [
        [
            player["name"] + (" (winner)" if player["winner"] else ""),
            ending(found) if by_goals(found) else str(player["points"]),
            str(player["decisions"]),
            f"{player['best_chosen']}",
            f"{player['mean_loss']:.2f}",
            f"{player['luck']:+.2f}",
        ]
        for player in found["players"]
    ]


def turning_rows(found: Analysis) -> list[list[str]]:
    names = names_of(found)
    return [
        [
            sentence(point, names),
            f"{-point['size'] if point['kind'] == 'loss' else point['size']:+.1f}",
        ]
        for point in found["turning_points"]
    ]


def analysis_page(found: Analysis) -> str:
    names, first = names_of(found), found["first_round"]
    luck = {
        name: list(accumulate(rounds)) for name, rounds in zip(names, found["luck"], strict=True)
    }
    cards = [
        card("Players", "", table(player_head(found), player_rows(found)), wide=True),
        *(goal_cards(found) if by_goals(found) else point_cards(found)),
        card(
            "Luck of the draw",
            "Added up over the rounds; 0 is the expected value.",
            lines(luck, "Draw luck over the rounds", first=first, zero=True),
            legend(names),
        ),
        card(
            "Turning points",
            "The decisions that lost most, and the largest changes between two decisions.",
            turning_list(found),
            wide=True,
        ),
    ]
    return page("Analysis of a game", lead(found), cards)


def lead(found: Analysis) -> str:
    if by_goals(found):
        told = f"The game was {ending(found)}. Judged by {found['judge']}."
        return f"{told} Values are chances to win, in per cent."
    return f"Judged by {found['judge']}. Values are points at the end of the game."


def point_cards(found: Analysis) -> list[str]:
    names, first = names_of(found), found["first_round"]
    curves = dict(zip(names, found["curve"], strict=True))
    points = dict(zip(names, found["points"], strict=True))
    return [
        card(
            "Expected margin",
            "Over the best opponent, as each round began; the last point is the real result.",
            lines(curves, "Expected margin over the rounds", first=first, zero=True),
            legend(names),
        ),
        card(
            "Points",
            "At the end of each round.",
            lines(points, "Points over the rounds", first=first),
            legend(names),
        ),
    ]


def goal_cards(found: Analysis) -> list[str]:
    names, first = names_of(found), found["first_round"]
    chances = dict(zip(names, found["curve"], strict=True))
    progress = dict(zip(names, found["progress"], strict=True))
    return [
        card(
            "Chance to win",
            "In per cent, as each round began; the last point is the real result.",
            lines(chances, "Chance to win over the rounds", first=first, zero=True),
            legend(names),
        ),
        card(
            "Progress",
            "What was there of what the goals ask for, in per cent, at the end of each round.",
            lines(progress, "Progress over the rounds", first=first, zero=True),
            legend(names),
        ),
    ]


def turning_list(found: Analysis) -> str:
    unit = "Per cent" if by_goals(found) else "Points"
    return table(["What happened", unit], turning_rows(found))
