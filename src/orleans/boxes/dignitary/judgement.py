"""How bots judge The Dignitary: the cheapest citizens that are missing.

Counted in actions, as `boxes/base/work.py` does. Those in towns are taken on one journey, so
what they cost depends on how many of them are fetched.
"""

from __future__ import annotations

from typing import ClassVar, Final

from orleans.boxes.base.goals import all_met
from orleans.boxes.base.work import A_ROUND, LAST_ROUND, WON, WorkJudgement
from orleans.boxes.dignitary.events import WheelTax
from orleans.kernel.asking import question_of
from orleans.kernel.book import Book
from orleans.kernel.judging import Reason
from orleans.kernel.table import Table

A_CITIZEN: Final = 8.0  # actions, if nobody waits anywhere
A_WAY: Final = 1.0  # a connection
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
        self.journeys: dict[tuple[int, tuple[int, ...]], list[int]] = {}

    def goal(self, t: Table, seat: int, left: float) -> float | None:
        if t.over:
            return WON if all_met(t, seat) else -WON
        me = t.players[seat]
        missing = max([goal.card.citizens for goal in t.book.goals]) - me.citizens
        if missing <= 0:
            return WON / 2
        rate = self.each_round(t, seat, me) if left else LAST_ROUND
        work = self.work(t, seat, missing, left) - self.purse(me, left) - A_STATION * me.stations
        return A_ROUND * (left - work / rate)

    def work(self, t: Table, seat: int, missing: int, left: float) -> float:
        """Return the actions for the cheapest citizens: some in towns, the others elsewhere."""
        me = t.players[seat]
        others = sorted([*self.on_tracks(t, me, left), *self.at_deeds(t, me)])
        ways = self.journey(me.town, tuple(self.towns_with_citizens(t)))
        best = A_CITIZEN * missing
        for fetched in range(min(missing, len(ways) - 1) + 1):
            rest = missing - fetched
            cost = A_WAY * ways[fetched] + sum(others[:rest])
            best = min(best, cost + A_CITIZEN * max(0, rest - len(others)))
        return best

    def journey(self, start: int, towns: tuple[int, ...]) -> list[int]:
        """Return the fewest connections past none, one, two … of the towns, in any order."""
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

    def reason(self, t: Table, seat: int, move: int) -> Reason | None:
        if isinstance(question_of(t), WheelTax):
            return Reason("goal-least")
        return super().reason(t, seat, move)
