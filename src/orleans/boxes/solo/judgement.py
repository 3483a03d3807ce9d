"""How bots judge a trip: the work that is left against the actions that can still be done.

Everything is counted in actions: a connection to travel is one, a citizen a few, a follower
more to draw each round a third of one for each round. All numbers are guesses, tuned by playing
(`docs/bots.md`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from orleans.boxes.base.gains import CITIZENS
from orleans.boxes.base.goals import all_met, met
from orleans.boxes.base.hiring import draw_limit
from orleans.boxes.base.judgement import GoalJudgement, followers, neutrals
from orleans.boxes.base.rounds import rounds_left
from orleans.boxes.solo.events import Drought, FoodTithe, Riots
from orleans.boxes.solo.route import Routes, Trip
from orleans.kernel.asking import question_of
from orleans.kernel.book import SORTS, Book
from orleans.kernel.citizens import DEVELOPMENT_CITIZENS, TOWN_CITIZENS
from orleans.kernel.effects import Goal
from orleans.kernel.judging import Reason
from orleans.kernel.table import Player, Table
from orleans.pieces import (
    GEAR,
    SCHOLAR,
    TYPES,
    TYPES_OF_GOODS,
)

A_ROUND: Final = 10.0  # points
LAST_ROUND: Final = 3.0  # actions
WON: Final = 1000.0
READY: Final = 40.0  # everything is there, it has only to be delivered
# By rounds left, the value with which half of the games are won; before, it rises with the crew.
EVEN: Final = (-4.0, 3.0, 9.0, 15.0, 21.0, 26.0, 30.0, 33.0, 35.0, 36.0, 36.0, 35.0, 28.0, 12.0)
SURE: Final = 4.0  # points above it that make a win likely in the last round
DOUBT: Final = 0.8  # and more for each round that is left

A_GOOD: Final = 0.35  # actions for a good, besides the way there
A_THING: Final = 2.0  # anything else that a goal may ask for
COIN: Final = 0.12
ENOUGH_COINS: Final = 14
NO_FOOD: Final = 3.0
HIRE: Final = 0.5  # somebody to be sent whom one does not have
SEND: Final = 0.5
EARLY: Final = 0.6  # a step on a track has other uses, most of all early

# A round, in actions:
DRAW: Final = 0.18
WHEEL: Final = 0.2
FOLLOWERS: Final = (  # by type, so many of them
    (0.0, 0.35, 0.65, 0.85, 0.95, 1.0),
    (0.0, 0.3, 0.45, 0.55, 0.6, 0.65),
    (0.0, 0.12, 0.18, 0.2, 0.22, 0.22),
    (0.0, 0.3, 0.45, 0.52, 0.55, 0.57),
    (0.0, 0.4, 0.65, 0.75, 0.8, 0.82),
    (0.0, 0.05, 0.08, 0.1, 0.1, 0.1),
    (0.0, 0.2, 0.35, 0.45, 0.5, 0.5),
)
MANY: Final = 5
TILES: Final = {
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
MAKES: Final = {  # place tiles that give a good
    "hayrick": 0,
    "cheese-factory": 1,
    "winery": 2,
    "wool-manufacturer": 3,
    "tailor-shop": 4,
}
MADE: Final = 0.28  # each that is missing
OFTEN: Final = 0.3  # made in a round
TAKES_AWAY: Final = (Drought, FoodTithe, Riots)


class TripJudgement(GoalJudgement):
    """Goals for which a merchant gathers goods and citizens on the way to a town."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.routes = Routes(book)
        self.foods = [n for n, good in enumerate(book.components.goods) if good.food]
        events = book.scenario.events
        self.due = [self.food_due(tile) for tile in events] or [0]  # by round, the first at 0
        places = book.components.places
        self.tile = [TILES.get(place.id, 0.0) for place in places]
        self.makes = [MAKES.get(place.id, -1) for place in places]

    def food_due(self, tile: int) -> int:
        """Return the food that an hour glass tile asks for."""
        if not isinstance(self.book.events[tile], FoodTithe):
            return 0
        return self.book.components.hourglass.tiles[tile].amount

    def goal(self, t: Table, seat: int, left: float) -> float | None:
        if t.over:
            return WON if all_met(t, seat) else -WON
        me, work, ready = t.players[seat], 0.0, 0
        for goal in t.book.goals:
            if not met(t, goal, seat):
                work += self.work(t, seat, goal, left)
                ready += not goal.why_not(t, seat)
        rate = self.each_round(t, seat, me) if left else LAST_ROUND
        work -= self.purse(me, left)
        return A_ROUND * (left - work / rate) + READY * ready

    def chance(self, t: Table, value: float) -> float:
        left = min(rounds_left(t), len(EVEN) - 1)
        above = (value - EVEN[left]) / (SURE + DOUBT * left)
        return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, above))))

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
        """Return what it costs that food is missing for this round's harvest."""
        due = self.due[min(max(t.round - 1, 0), len(self.due) - 1)]
        missing = max(0, due - sum([me.goods[n] for n in self.foods]))
        return NO_FOOD * max(0, missing - me.coins // 5)

    def citizens(self, t: Table, me: Player, count: int, left: float) -> tuple[float, int]:
        """Return the actions for the next citizens, and a town that one is in, or -1."""
        costs = [(0.2, town) for town in self.towns_with_citizens(t)]
        costs += [(cost, -1) for cost in (*self.on_tracks(t, me, left), *self.at_deeds(t, me))]
        costs.sort()
        chosen = costs[:count]
        past = max([town for _, town in chosen], default=-1)
        return sum([cost for cost, _ in chosen]) + 10.0 * (count - len(chosen)), past

    def towns_with_citizens(self, t: Table) -> list[int]:
        bits = [bit for bit, _ in self.book.citizens if bit >= TOWN_CITIZENS]
        return [bit - TOWN_CITIZENS for bit in bits if not t.claimed >> bit & 1]

    def on_tracks(self, t: Table, me: Player, left: float) -> list[float]:
        found = []
        c, before = self.book.components, 0.0
        for bit, _ in self.book.citizens:
            if bit >= TOWN_CITIZENS or t.claimed >> bit & 1:
                continue
            if bit >= DEVELOPMENT_CITIZENS:
                steps = c.development.citizens[bit - DEVELOPMENT_CITIZENS] - me.development
                cost = self.developing(me, steps)
                found.append(cost - before)  # what is done for the one before counts
                before = cost
            else:
                steps = c.tracks[bit].citizen - me.tracks[bit]
                found.append((1.0 - EARLY * left / self.book.rounds) * steps)
        return found

    def developing(self, me: Player, steps: int) -> float:
        """Return the visits to the University for so many steps of development."""
        bonus, here, found = self.book.components.tracks[SCHOLAR].bonus, me.tracks[SCHOLAR], 0.0
        while steps > 0:
            here = min(here + 1, len(bonus) - 1)
            found += min(1.0, steps / bonus[here])
            steps -= bonus[here]
        return found

    def at_deeds(self, t: Table, me: Player) -> list[float]:
        found = []
        have = neutrals(me)
        for deed in self.book.deeds:
            row = self.book.deed_rows[deed] * SORTS
            cost = 0.0
            for kind in range(TYPES):
                open_ = t.deeds[row + kind]
                if open_ > 0:
                    cost += SEND * open_ + HIRE * max(0, open_ - have[kind])
            if cost and self.book.components.deeds[deed].done.citizens:
                found.append(cost)
        return found

    # --- what can be done

    def each_round(self, t: Table, seat: int, me: Player) -> float:
        """Return the actions that the crew is good for in a round."""
        have = followers(me)
        draws, count = draw_limit(t, seat), sum(have)
        value = DRAW * (min(draws, count) + 0.3 * min(draws, count - 2))
        for kind in range(TYPES):
            value += FOLLOWERS[kind][min(have[kind], MANY)]
        value += WHEEL * (me.spaces.count(GEAR) + me.gears)
        for tile in me.layout.tiles:
            value += self.tile[tile]
        return value

    def made(self, me: Player, needs: list[int], left: float) -> float:
        """Return what tiles will make of the goods that are missing."""
        value = 0.0
        for tile in me.layout.tiles:
            good = self.makes[tile]
            if good >= 0:
                value += MADE * min(needs[good], OFTEN * left)
        return value

    def purse(self, me: Player, left: float) -> float:
        use = min(1.0, left / 4)
        return use * COIN * (min(me.coins, ENOUGH_COINS) + 0.3 * max(0, me.coins - ENOUGH_COINS))
