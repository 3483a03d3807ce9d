"""How bots judge goals: what counts where points do not decide the game.

Every scenario with goals is judged like this, unless its box names a judgement of its own,
which may build on this one. Rough values, in points, tried out in games of the planner
(`docs/bots.md`).
"""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.gains import CITIZENS
from orleans.boxes.base.goal_tests import COINS, DEVELOPMENT, IN_ALL, INLAND, STATUS, WORTH
from orleans.boxes.base.goals import met
from orleans.boxes.base.hiring import draw_limit
from orleans.boxes.base.verbs import DELIVER
from orleans.kernel.book import Book
from orleans.kernel.effects import Goal
from orleans.kernel.judging import Judgement, Reason
from orleans.kernel.table import Player, Table
from orleans.kernel.verbs import VERB
from orleans.pieces import GOOD_NAMES, NEUTRAL_KINDS, OWN_KINDS, TYPE_OF

REACHED: Final = 300.0  # a goal
CITIZEN: Final = 10.0  # of those that are needed
PIECE: Final = 6.0  # a good that is needed, or whatever else
WAY: Final = 4.0  # from the town that must be reached, once everything else is there
SPARE: Final = 0.5  # a coin, or a good beyond those needed
STEP: Final = 0.5  # of development, towards citizens
NEAR: Final = 0.5  # a connection less to a good that is needed
FAR: Final = 8  # connections, if it lies nowhere
# For each round that is left:
DRAW: Final = 0.8  # a follower that can be drawn
FOLLOWER: Final = 0.2
MANY: Final = 12  # followers; more bring nothing
TYPE: Final = 0.8  # of followers, one of them


# What is said of a goal's progress.
PROGRESS: Final = (
    "goal-goods",
    "goal-citizens",
    f"goal-{COINS}",
    f"goal-{WORTH}",
    f"goal-{DEVELOPMENT}",
    f"goal-{STATUS}",
    f"goal-{INLAND}",
    f"goal-{IN_ALL}",
)


class GoalJudgement(Judgement):
    """Goals of any kind: what there is of their parts, how far the rest is, and the crew for it."""

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
            if met(t, goal, seat):
                value += REACHED
            else:
                value += self.so_far(t, seat, goal) - NEAR * self.to_goods(t, seat, goal)
        return value + left * self.crew(t, seat)

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

    def to_goods(self, t: Table, seat: int, goal: Goal) -> int:
        """Return the connections to each good that is missing."""
        away, total = self.book.distances[t.players[seat].town], 0
        found: dict[int, list[int]] = {}
        for number, way in enumerate(self.book.components.connections):
            for space in self.book.goods_spaces[number]:
                found.setdefault(t.lying[space] - 1, []).append(min(away[way.a], away[way.b]))
        for what, have, need in goal.parts(t, seat):
            if what in self.good_of and have < need:
                near = sorted(found.get(self.good_of[what], ()))[: need - have]
                total += sum(near) + FAR * (need - have - len(near))
        return total

    def crew(self, t: Table, seat: int) -> float:
        """Return what the followers can do in a round."""
        have = followers(t.players[seat])
        count = sum(have)
        types = TYPE * sum([number > 0 for number in have])
        return DRAW * min(draw_limit(t, seat), count) + FOLLOWER * min(count, MANY) + types

    def chance(self, t: Table, seat: int, value: float) -> float:
        """As much as there is of all that the goals are worth."""
        return max(0.0, min(1.0, value / (REACHED * len(self.book.goals))))

    # --- what speaks for a move

    def reason(self, t: Table, seat: int, move: int) -> Reason | None:
        if move & VERB != DELIVER:
            return None
        last = sum(not met(t, goal, seat) for goal in t.book.goals) == 1
        return Reason("goal-won" if last else "goal-reached")

    def gains(self, before: Table, after: Table, seat: int) -> list[Reason]:
        """Return the progress of the goals that have come nearer."""
        found: list[Reason] = []
        for goal in after.book.goals:
            if met(after, goal, seat):
                found += [] if met(before, goal, seat) else [Reason("goal-reached")]
                continue
            was, is_now = self.progress(goal, before, seat), self.progress(goal, after, seat)
            for key, (have, need) in is_now.items():
                if have > was[key][0] and key not in [reason.key for reason in found]:
                    found.append(Reason(key, (have, need)))
            found += self.nearer(goal, before.players[seat].town, after.players[seat].town)
        return found

    def progress(self, goal: Goal, t: Table, seat: int) -> dict[str, tuple[int, int]]:
        """Return how much there is of what is needed."""
        found = dict.fromkeys(PROGRESS, (0, 0))
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


def followers(me: Player) -> list[int]:
    """Return all followers by type."""
    found = neutrals(me)
    for kind in OWN_KINDS:
        found[TYPE_OF[kind]] += me.bag[kind] + me.market[kind] + me.spaces.count(kind + 1)
    return found


def neutrals(me: Player) -> list[int]:
    """Return the followers that may be sent away, by type."""
    return [me.bag[k] + me.market[k] + me.spaces.count(k + 1) for k in NEUTRAL_KINDS]
