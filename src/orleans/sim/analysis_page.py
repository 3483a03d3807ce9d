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


def player_rows(found: Analysis) -> list[list[str]]:
    return [
        [
            player["name"] + (" (winner)" if player["winner"] else ""),
            str(player["points"]),
            str(player["decisions"]),
            f"{player['best_chosen']}",
            f"{player['mean_loss']:.2f}",
            f"{player['luck']:+.2f}",
        ]
        for player in found["players"]
    ]


PLAYER_HEAD = ["Player", "Points", "Decisions", "Best chosen", "Mean loss", "Draw luck"]


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
    curves = dict(zip(names, found["curve"], strict=True))
    points = dict(zip(names, found["points"], strict=True))
    luck = {
        name: list(accumulate(rounds)) for name, rounds in zip(names, found["luck"], strict=True)
    }
    cards = [
        card("Players", "", table(PLAYER_HEAD, player_rows(found)), wide=True),
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
    lead = f"Judged by {found['judge']}. Values are points at the end of the game."
    return page("Analysis of a game", lead, cards)


def turning_list(found: Analysis) -> str:
    return table(["What happened", "Points"], turning_rows(found))
