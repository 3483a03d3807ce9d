"""A judge's opinion of one decision, and how sure it is.

The judge looks once at every move. What seems to matter after that is looked at again, with
other dice and the best moves only; the mean of these looks counts, and its standard error is
the noise. A judge who looks a round ahead still errs in ways that no number of looks shows: so a
second opinion is asked, that of the bot who gives the hints.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Final, NamedTuple

from orleans.bots.planner import PlannerBot
from orleans.boxes.base.planning import PLAN
from orleans.game import Game
from orleans.kernel.view import View
from orleans.sim.judge import Judge

AGAIN: Final = 1.0  # points or per cent: from this much on it is looked at again
LOOKS: Final = 12  # with other dice
RIVALS: Final = 3  # other moves that are looked at again
SURE: Final = 2.5  # standard errors: anything larger is hardly chance


class Opinion(NamedTuple):
    """Of a chosen move: its value, the best move, and the edge over the best other one."""

    value: float
    best: int
    best_value: float
    edge: float
    noise: float  # of the differences


class Adviser:
    """What the planner would do, who gives the hints."""

    def __init__(self) -> None:
        self.bot = PlannerBot(Random("advice"))

    def moves(self, view: View, moves: Sequence[int]) -> list[int]:
        """Return its move; all moves of its plan, which may be made in any order."""
        return [self.bot.choose_anew(view, moves), *self.bot.to_place()]


def opinion(game: Game, seat: int, move: int, judge: Judge, adviser: Adviser | None) -> Opinion:
    """Judge a move, from what the seat knows."""
    view, moves = game.view(seat), game.moves(seat)
    advised = adviser is not None and move in adviser.moves(view, moves)
    if advised and game.state.stack[-1][0] == PLAN:
        [value] = looks_at(game, seat, judge, view, [move])
        return Opinion(value, move, value, 0.0, AGAIN)  # in which order they come is no feat
    values = looks_at(game, seat, judge, view, moves)
    chosen = values[moves.index(move)]
    others = sorted((-value, other) for value, other in zip(values, moves, strict=True))
    rivals = [other for _, other in others if other != move][:RIVALS]
    if not rivals:
        return Opinion(chosen, move, chosen, 0.0, AGAIN)
    best = values[moves.index(rivals[0])]
    noise = AGAIN
    matters = chosen - best if advised else best - chosen
    if matters >= AGAIN or (adviser is None and chosen - best >= AGAIN):
        few = [move, *rivals]
        looks = [looks_at(game, seat, judge, view, few) for _ in range(LOOKS)]
        means = [mean(look[n] for look in looks) for n in range(len(few))]
        n = max(range(1, len(few)), key=lambda n: means[n])
        rivals, chosen, best = [few[n]], means[0], means[n]
        noise = SURE * stdev(look[n] - look[0] for look in looks) / sqrt(LOOKS)
    edge = chosen - best
    if advised or edge >= 0:
        clear = edge if advised or adviser is None else 0.0
        return Opinion(chosen, move, chosen, clear, noise)
    return Opinion(chosen, rivals[0], best, edge, noise)


def looks_at(
    game: Game, seat: int, judge: Judge, view: View, moves: Sequence[int]
) -> Sequence[float]:
    """Return a judge's values as points, or as chances where goals decide the game."""
    values = judge.values(view, moves)
    if not by_goals(game):
        return values
    t = game.state
    return [100 * t.book.judged.chance(t, seat, value) for value in values]


def by_goals(game: Game) -> bool:
    return game.outcome().by == "goals"
