"""How bots judge goals: what counts where points do not decide the game.

Every scenario with goals is judged like this, unless its box names a judgement of its own,
which may build on this one. Rough values, in points, tried out in games of the planner
(`docs/bots.md`).
"""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.gains import CITIZENS
from orleans.boxes.base.goals import met
from orleans.boxes.base.verbs import DELIVER
from orleans.kernel.book import Book, Goal
from orleans.kernel.judging import Judgement, Reason
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB
from orleans.pieces import GOOD_NAMES

REACHED: Final = 300.0  # a goal
CITIZEN: Final = 10.0  # of those that are needed
PIECE: Final = 6.0  # a good that is needed, or whatever else
WAY: Final = 4.0  # from the town that must be reached, when all the rest is there
SPARE: Final = 0.5  # a coin, or a good beyond those needed
STEP: Final = 0.5  # of development, towards citizens


class GoalJudgement(Judgement):
    """Goals of any kind: what there is of their parts, and how far their towns are."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = book
        towns = book.components.towns
        self.good_of = {f"good:{name}": n for n, name in enumerate(GOOD_NAMES)}
        self.town_of = {f"town:{town.id}": n for n, town in enumerate(towns)}

    def goal(self, t: Table, seat: int, left: float) -> float | None:
        me = t.players[seat]
        value = SPARE * (min(me.coins, 10) + sum(me.goods)) + STEP * me.development
        for goal in self.book.goals:
            value += REACHED if met(t, goal, seat) else self.so_far(t, seat, goal)
        return value

    def so_far(self, t: Table, seat: int, goal: Goal) -> float:
        """Return what there is of a goal, less the way to its town."""
        value, have, need, away = 0.0, 0, 0, 0
        for what, number, enough in goal.parts(t, seat):
            if what in self.town_of:
                away = self.book.distances[t.players[seat].town][self.town_of[what]]
                continue
            there = min(number, enough)
            value += there * (CITIZEN if what == CITIZENS else PIECE)
            have, need = have + there, need + enough
        return value - WAY * away * (have / need) ** 4 if need else value - WAY * away

    def chance(self, t: Table, value: float) -> float:
        """As much as there is of all that the goals are worth."""
        return max(0.0, min(1.0, value / (REACHED * len(self.book.goals))))

    # --- what speaks for a move

    def reason(self, t: Table, seat: int, move: int) -> Reason | None:
        return Reason("goal-won") if move & VERB == DELIVER else None

    def gains(self, before: Table, after: Table, seat: int) -> list[Reason]:
        """Return how far the goals are that have come nearer."""
        found = []
        for goal in after.book.goals:
            was, is_now = self.progress(goal, before, seat), self.progress(goal, after, seat)
            for key, (have, need) in is_now.items():
                if have > was[key][0]:
                    found.append(Reason(key, (have, need)))
            found += self.nearer(goal, before.players[seat].town, after.players[seat].town)
        return found

    def progress(self, goal: Goal, t: Table, seat: int) -> dict[str, tuple[int, int]]:
        """Return how much there is of what is needed: goods and citizens."""
        found = {"goal-goods": (0, 0), "goal-citizens": (0, 0)}
        for what, have, need in goal.parts(t, seat):
            key = "goal-goods" if what in self.good_of else f"goal-{what}"
            if key in found:
                found[key] = (found[key][0] + min(have, need), found[key][1] + need)
        return found

    def nearer(self, goal: Goal, was: int, is_now: int) -> list[Reason]:
        town = goal.card.town
        if town < 0 or self.book.distances[is_now][town] >= self.book.distances[was][town]:
            return []
        name = f"town:{self.book.components.towns[town].id}"
        if is_now == town:
            return [Reason("goal-there", (name,))]
        return [Reason("goal-town", (name, self.book.distances[is_now][town]))]
