"""How bots judge a trip: the work that is left against the actions that can still be done.

Everything is counted in actions: a connection to travel is one, a citizen a few, one more
follower to draw each round is a third of one for each round. All numbers are guesses, tuned by
playing (`docs/bots.md`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from orleans.boxes.base.gains import CITIZENS
from orleans.boxes.base.goal_tests import towns_with_citizens
from orleans.boxes.base.goals import met
from orleans.boxes.base.riots import Riots
from orleans.boxes.base.work import A_ROUND, LAST_ROUND, WorkJudgement
from orleans.boxes.solo.events import Drought, FoodTithe
from orleans.boxes.solo.route import Routes, Trip
from orleans.kernel.asking import question_of
from orleans.kernel.book import Book
from orleans.kernel.effects import Goal
from orleans.kernel.judging import Reason
from orleans.kernel.table import Player, Table
from orleans.pieces import TYPES_OF_GOODS

READY: Final = 40.0  # everything is there, it has only to be delivered
A_GOOD: Final = 0.35  # actions for a good, besides the way there
A_THING: Final = 2.0  # anything else that a goal may ask for
NO_FOOD: Final = 3.0
MADE: Final = 0.28  # each that is missing
OFTEN: Final = 0.3  # made in a round
TAKES_AWAY: Final = (Drought, FoodTithe, Riots)


class TripJudgement(WorkJudgement):
    """Goals for which a merchant gathers goods and citizens on the way to a town."""

    even = (-4.0, 3.0, 9.0, 15.0, 21.0, 26.0, 30.0, 33.0, 35.0, 36.0, 36.0, 35.0, 28.0, 12.0)
    tiles: ClassVar[dict[str, float]] = {
        "horse-wagon": 0.2,
        "market-stand": 0.25,
        "barracks": 0.12,
        "school": 0.15,
        "herb-garden": 0.15,
        "farm": 0.15,
        "stage-coach": 0.15,
        "library": 0.05,
        "well": 0.1,
        "statue": 0.1,
        "bathhouse": 0.15,
        "cellar": 0.05,
        "brewery": 0.1,
        "theatre": 0.1,
    }

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.routes = Routes(book)
        self.foods = [n for n, good in enumerate(book.components.goods) if good.food]
        events = book.scenario.events
        self.due = [self.food_due(tile) for tile in events] or [0]  # by round, the first at 0

    def food_due(self, tile: int) -> int:
        """Return the food that an hour glass tile asks for."""
        if not isinstance(self.book.events[tile], FoodTithe):
            return 0
        return self.book.components.hourglass.tiles[tile].amount

    def goal(self, t: Table, seat: int, left: float) -> float | None:
        if t.over:
            return self.ended(t, seat)
        me, work, ready = t.players[seat], 0.0, 0
        for goal in t.book.goals:
            if not met(t, goal, seat):
                work += self.work(t, seat, goal, left)
                ready += not goal.why_not(t, seat)
        rate = self.each_round(t, seat, me) if left else LAST_ROUND
        work -= self.purse(me, left)
        return A_ROUND * (left - work / rate) + READY * ready

    # --- what speaks for a move

    def reason(self, t: Table, seat: int, move: int) -> Reason | None:
        if isinstance(question_of(t), TAKES_AWAY):
            return Reason("goal-least")
        return super().reason(t, seat, move)

    # --- what is left to do

    def work(self, t: Table, seat: int, goal: Goal, left: float) -> float:
        """Return the actions until a goal is reached."""
        me, needs, end, citizens, found = t.players[seat], [0] * TYPES_OF_GOODS, -1, 0, 0.0
        spare = sum([me.goods[n] for n in self.foods])
        for what, have, need in goal.parts(t, seat):
            if what in self.good_of:
                good = self.good_of[what]
                needs[good] = max(0, need - have)
                spare -= min(need, have) if good in self.foods else 0
            elif what in self.town_of:
                end = self.town_of[what]
            elif what == CITIZENS:
                citizens = max(0, need - have)
            else:
                found += A_THING * max(0, need - have)
        food, past = max(0, self.food_to_come(t) - spare), -1
        if citizens:
            cost, past = self.citizens(t, me, citizens, left)
            found += cost
        trip = Trip(me.town, past, end, (*needs, food), tuple(t.lying))
        found += A_GOOD * (sum(needs) + food) + self.routes.length(trip)
        return found + self.hunger(t, me) - self.made(me, needs, left)

    def food_to_come(self, t: Table) -> int:
        """Return the food for the harvests to come but the last round's."""
        return sum(self.due[max(t.round - 1, 0) : -1])

    def hunger(self, t: Table, me: Player) -> float:
        """Return the cost of food that is missing for this round's harvest."""
        due = self.due[min(max(t.round - 1, 0), len(self.due) - 1)]
        missing = max(0, due - sum([me.goods[n] for n in self.foods]))
        return NO_FOOD * max(0, missing - me.coins // 5)

    def citizens(self, t: Table, me: Player, count: int, left: float) -> tuple[float, int]:
        """Return the actions for the next citizens, and a town that one is in, or -1."""
        costs = [(0.2, town) for town in towns_with_citizens(t)]
        costs += [(cost, -1) for cost in (*self.on_tracks(t, me, left), *self.at_deeds(t, me))]
        costs.sort()
        chosen = costs[:count]
        past = max([town for _, town in chosen], default=-1)
        return sum([cost for cost, _ in chosen]) + 10.0 * (count - len(chosen)), past

    def made(self, me: Player, needs: list[int], left: float) -> float:
        """Return what tiles will make of the goods that are missing."""
        value = 0.0
        for tile in me.layout.tiles:
            good = self.makes[tile]
            if good >= 0:
                value += MADE * min(needs[good], OFTEN * left)
        return value
