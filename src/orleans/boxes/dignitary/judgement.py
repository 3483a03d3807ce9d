"""How bots judge The Dignitary: the cheapest citizens that are missing.

Counted in actions, as `boxes/base/work.py` does. Those in towns are taken on one journey, so
what they cost depends on how many of them are fetched. Supplies are small: anything that asks
for more followers than are left is out of reach.
"""

from __future__ import annotations

from typing import ClassVar, Final

from orleans.boxes.base.goal_tests import towns_with_citizens
from orleans.boxes.base.judgement import neutrals
from orleans.boxes.base.work import A_ROUND, LAST_ROUND, WON, WorkJudgement
from orleans.boxes.dignitary.events import WheelTax
from orleans.kernel.asking import question_of
from orleans.kernel.book import SORTS, Book
from orleans.kernel.citizens import DEVELOPMENT_CITIZENS, TOWN_CITIZENS
from orleans.kernel.judging import Reason
from orleans.kernel.table import Player, Table
from orleans.pieces import MONK, TYPES

OUT_OF_REACH: Final = 12.0  # actions for a citizen who cannot be had
A_CITIZEN: Final = 0.6  # more for each that is missing: something always goes wrong
A_WAY: Final = 1.1  # a connection
A_KNIGHT: Final = 1.0  # a step on a track
EARLY: Final = 0.5  # less for its other uses, most of all early
A_COIN: Final = 0.08
ENOUGH_COINS: Final = 6  # for two journeys with the Stage Coach
SENT: Final = 0.55  # somebody sent to a deed
HIRED: Final = 0.8  # a follower to be sent that one does not have
A_MONK: Final = 1.3  # the same
A_CHOICE: Final = 0.01  # of each citizen who is nearer than out of reach
A_STATION: Final = 0.02  # not built: it can be given under torture
FAR: Final = 99


class DignityJudgement(WorkJudgement):
    """Goals that ask for citizens."""

    even = (0.0, 5.0, 10.0, 15.0, 20.0, 25.0, 30.0, 33.0, 36.0, 38.0, 40.0)
    tiles: ClassVar[dict[str, float]] = {
        "school": 0.15,
        "herb-garden": 0.15,
        "stage-coach": 0.15,
        "library": 0.1,
        "shipping-line": 0.05,
        "windmill": 0.1,
        "pharmacy": 0.1,
        "bookbindery": 0.1,
        "bourgeois-house": 0.1,
        "gunpowder-tower": 0.2,
        "drawbridge": 0.1,
        "laboratory": 0.05,
        "well": 0.1,
        "statue": 0.1,
        "bathhouse": 0.15,
        "cellar": 0.1,
        "brewery": 0.1,
        "hospital": 0.05,
        "theatre": 0.1,
    }

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.a_visit, self.a_step = 1.1, 1.6
        self.journeys: dict[tuple[int, tuple[int, ...]], list[int]] = {}

    def goal(self, t: Table, seat: int, left: float) -> float | None:
        if t.over:
            return self.ended(t, seat)
        me = t.players[seat]
        missing = max([goal.card.citizens for goal in t.book.goals]) - me.citizens
        if missing <= 0:
            return WON / 2
        rate = self.each_round(t, seat, me) if left else LAST_ROUND
        work = self.work(t, seat, missing, left) - self.purse(me, left) - A_STATION * me.stations
        return A_ROUND * (left - (work + A_CITIZEN * missing) / rate)

    # --- what is left to do

    def work(self, t: Table, seat: int, missing: int, left: float) -> float:
        """Return the actions for the cheapest citizens: some in towns, the others elsewhere."""
        me = t.players[seat]
        others = sorted([*self.by_tracks(t, me, left), *self.by_deeds(t, me, missing)])
        spare = A_CHOICE * sum([OUT_OF_REACH - cost for cost in others])
        others += [OUT_OF_REACH] * missing
        ways = self.journey(me.town, tuple(towns_with_citizens(t)))
        fetched = range(min(missing, len(ways) - 1) + 1)
        return min([A_WAY * ways[n] + sum(others[: missing - n]) for n in fetched]) - spare

    def by_tracks(self, t: Table, me: Player, left: float) -> list[float]:
        """Return what each citizen on a track costs; what is done for the one before counts."""
        c, before = self.book.components, 0.0
        found: list[float] = []
        for bit, _ in self.book.citizens:
            if bit >= TOWN_CITIZENS or t.claimed >> bit & 1:
                continue
            if bit >= DEVELOPMENT_CITIZENS:
                space = c.development.citizens[bit - DEVELOPMENT_CITIZENS]
                cost = self.steps_up(t, me, space - me.development)
                found.append(cost - before)
                before = cost
            elif c.tracks[bit].citizen - me.tracks[bit] <= t.supply[bit]:
                step = A_KNIGHT - EARLY * left / self.book.rounds
                found.append(step * (c.tracks[bit].citizen - me.tracks[bit]))
        return found

    def by_deeds(self, t: Table, me: Player, most: int) -> list[float]:
        """Return what the cheapest deeds cost, one after the other: nobody is sent twice."""
        have, supply = neutrals(me), t.supply[:]
        found: list[float] = []
        open_ = [deed for deed in self.book.deeds if self.has_citizen(t, deed)]
        while open_ and len(found) < most:
            costs = [(self.deed_cost(t, deed, have, supply), deed) for deed in open_]
            cost, deed = min(costs)
            if cost >= OUT_OF_REACH:
                break
            found.append(cost)
            open_.remove(deed)
            row = self.book.deed_rows[deed] * SORTS
            for kind in range(TYPES):
                sent = t.deeds[row + kind]
                supply[kind] -= max(0, sent - have[kind])
                have[kind] = max(0, have[kind] - sent)
        return found

    def deed_cost(self, t: Table, deed: int, have: list[int], supply: list[int]) -> float:
        row, cost = self.book.deed_rows[deed] * SORTS, 0.0
        for kind in range(TYPES):
            sent = t.deeds[row + kind]
            if sent > have[kind] + supply[kind]:
                return OUT_OF_REACH
            if sent > 0:
                hired = A_MONK if kind == MONK else HIRED
                cost += SENT * sent + hired * max(0, sent - have[kind])
        return cost

    def journey(self, start: int, towns: tuple[int, ...]) -> list[int]:
        """Return the fewest connections that pass none, one, two … of the towns, in any order."""
        if (start, towns) not in self.journeys:
            self.journeys[start, towns] = self.fewest(start, towns)
        return self.journeys[start, towns]

    def fewest(self, start: int, towns: tuple[int, ...]) -> list[int]:
        found = [0] + [FAR] * len(towns)
        for n, town in enumerate(towns):
            way = self.book.distances[start][town]
            beyond = self.journey(town, towns[:n] + towns[n + 1 :])
            for more, length in enumerate(beyond):
                found[more + 1] = min(found[more + 1], way + length)
        return found

    def purse(self, me: Player, left: float) -> float:
        return A_COIN * (min(me.coins, ENOUGH_COINS) + 0.1 * max(0, me.coins - ENOUGH_COINS))

    # --- what speaks for a move

    def reason(self, t: Table, seat: int, move: int) -> Reason | None:
        if isinstance(question_of(t), WheelTax):
            return Reason("goal-least")
        return super().reason(t, seat, move)
