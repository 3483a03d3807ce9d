"""How bots judge goals: what counts where points do not decide the game.

Rough values, in points, tried out in games of the planner (`docs/bots.md`).
"""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.gains import CITIZENS
from orleans.boxes.base.goals import met
from orleans.kernel.book import Book, Goal
from orleans.kernel.judging import Judgement
from orleans.kernel.table import Table

REACHED: Final = 300.0  # a goal
CITIZEN: Final = 10.0  # of those that are needed
PIECE: Final = 6.0  # a good that is needed, or whatever else
WAY: Final = 4.0  # from the town that must be reached, when all the rest is there
SPARE: Final = 0.5  # a coin, or a good beyond those needed
STEP: Final = 0.5  # of development, towards citizens


class GoalsJudgement(Judgement):
    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = book
        self.towns = {f"town:{town.id}": n for n, town in enumerate(book.components.towns)}

    def goal(self, t: Table, seat: int, left: float) -> float | None:
        me = t.players[seat]
        value = SPARE * (min(me.coins, 10) + sum(me.goods)) + STEP * me.development
        for goal in self.book.goals:
            value += REACHED if met(t, goal, seat) else self.progress(t, seat, goal)
        return value

    def progress(self, t: Table, seat: int, goal: Goal) -> float:
        """Return what there is of a goal, and how far its town is."""
        value, have, need, away = 0.0, 0, 0, 0
        for what, number, enough in goal.parts(t, seat):
            if what in self.towns:
                away = self.book.distances[t.players[seat].town][self.towns[what]]
                continue
            there = min(number, enough)
            value += there * (CITIZEN if what == CITIZENS else PIECE)
            have, need = have + there, need + enough
        return value - WAY * away * (have / need) ** 4 if need else value - WAY * away
