"""How bots judge The Duel: what is missing for each goal, and what the next events demand.

Counted in actions, as `boxes/base/work.py` does. All numbers are guesses, tuned by playing
(`docs/bots.md`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from orleans.boxes.base.events import EVENT_PHASE
from orleans.boxes.base.goal_tests import Deliver, DeliverSome, Stations, Status, has_inland_station
from orleans.boxes.base.goals import losers, met
from orleans.boxes.base.holdings import stations_built
from orleans.boxes.base.outcomes import outcome
from orleans.boxes.base.picking import PICKING
from orleans.boxes.base.travel import goods_lying
from orleans.boxes.base.work import A_ROUND, LAST_ROUND, WON, WorkJudgement
from orleans.boxes.duel.demands import Costs, Demands
from orleans.kernel.book import Book
from orleans.kernel.effects import Goal
from orleans.kernel.frames import RULES
from orleans.kernel.table import Player, Table
from orleans.pieces import FARMER, ROAD, TYPES_OF_GOODS, WATER

REACHED: Final = 12.0  # points for a goal, beyond the work that is saved
A_WAY: Final = 0.7  # a connection
A_GOOD: Final = 0.8  # taking it on the way
A_FARMER: Final = 1.1  # a step on the farmers track, for its good
FAR: Final = 3.2  # actions for a good, at most
A_STATION: Final = 1.6
INLAND: Final = 0.6  # more if the merchant has to go to a town without a waterway
A_CITIZEN: Final = 0.9  # actions that the Bourgeois House saves
PICKED: Final = 3.0  # a tile on offer, by what it does in a round
HORIZON: Final = 6  # how many rounds it looks ahead
PENALTIES: Final = (60.0, 16.0, 10.0, 7.0, 5.0, 3.0)  # points for an action, by rounds ahead
FOR_A_GOAL: Final = 6.0  # points that a good promises
FOR_AN_EVENT: Final = 18.0
LOST: Final = 250.0  # points, if this round's event cannot be paid


class DuelJudgement(WorkJudgement):
    """A race for four goals, past events that must be paid."""

    tiles: ClassVar[dict[str, float]] = {
        "school": 0.09,
        "herb-garden": 0.09,
        "hayrick": 0.06,
        "cheese-factory": 0.12,
        "winery": 0.3,
        "wool-manufacturer": 0.24,
        "tailor-shop": 0.36,
        "farm": 0.12,
        "sheep-farm": 0.12,
        "library": 0.2,
        "cathedral": 0.2,
        "bookbindery": 0.15,
        "office": 0.12,
        "stage-coach": 0.1,
        "horse-wagon": 0.18,
        "market-stand": 0.18,
        "black-market": 0.15,
        "bathhouse": 0.12,
        "laboratory": 0.12,
        "hospital": 0.09,
        "cellar": 0.12,
        "sacristy": 0.06,
        "brasserie": 0.25,
        "bourgeois-house": 0.2,
        "road": 0.2,
        "goldsmith": 0.12,
    }

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.a_visit, self.a_step = 1.6, 1.8
        self.send = 0.4  # a coin comes for each
        self.watches_event = True
        self.apart = (PICKING,)
        self.demands = Demands(book)
        self.farm_house = book.numbers["farm-house"]
        self.journeys = {book.numbers["ship"]: WATER, book.numbers["wagon"]: ROAD}
        self.inland = [n for n, ways in enumerate(book.ways) if not ways[WATER]]

    def goal(self, t: Table, seat: int, left: float) -> float | None:
        lost = losers(t)
        if seat in lost:
            return -WON
        if t.over and not lost:
            return WON if seat in outcome(t).winners else -WON
        me = t.players[seat]
        open_ = [goal for goal in t.book.goals if not self.is_reached(t, goal, seat)]
        costs = self.costs(t, me)
        value = self.purse(me, left) - self.in_danger(t, seat, costs)
        if not open_:
            return value + WON / 2
        rate = self.each_round(t, seat, me) if left else LAST_ROUND
        value += A_ROUND * (left - self.work(t, seat, open_, costs) / rate) - REACHED * len(open_)
        if not t.round:
            value += PICKED * sum([self.tile[tile] for tile in t.offer])
        return value

    def is_reached(self, t: Table, goal: Goal, seat: int) -> bool:
        """Return whether a goal is met, or will be by itself when the action is over."""
        return met(t, goal, seat) > 0 or (goal.by_itself and not goal.why_not(t, seat))

    def in_danger(self, t: Table, seat: int, costs: Costs) -> float:
        """Return what it costs that events to come could not be paid."""
        coming = (EVENT_PHASE, RULES, ()) in t.stack
        first = max(t.round - (1 if coming else 0), 0)
        found = 0.0
        for ahead, missing in self.demands.missing(t, seat, first, HORIZON, costs):
            ahead += 0 if coming else 1
            found += missing * PENALTIES[min(ahead, HORIZON - 1)] + (LOST if not ahead else 0.0)
        return found

    # --- what places promise

    def promise(self, t: Table, seat: int, place: int) -> float:
        """Return what the next farmer or journey brings of what is needed."""
        me, wanted = t.players[seat], self.wanted(t, seat)
        if place == self.farm_house:
            bonus = self.book.components.tracks[FARMER].bonus[me.tracks[FARMER] + 1 :][:3]
            values = [wanted[good] / steps for steps, good in enumerate(bonus, 1) if t.goods[good]]
            return max(values, default=0.0)
        if place not in self.journeys:
            return 0.0
        ways = self.book.ways[me.town][self.journeys[place]]
        goods = [good for _, way in ways for good in goods_lying(t, way)]
        return max([wanted[good] for good in goods], default=0.0)

    def wanted(self, t: Table, seat: int) -> list[float]:
        """Return by good what one more of it is worth, to events and goals."""
        mine, found = t.players[seat].goods, [0.0] * TYPES_OF_GOODS
        for goal in self.book.goals:
            if not met(t, goal, seat):
                for good in range(TYPES_OF_GOODS):
                    if mine[good] < goal.card.goods[good] or good in goal.card.of:
                        found[good] += FOR_A_GOAL
        for good in self.demands.urgent(t, seat):
            found[good] += FOR_AN_EVENT
        return found

    # --- what is left to do

    def work(self, t: Table, seat: int, open_: list[Goal], costs: Costs) -> float:
        """Return the actions until all goals are reached, citizens that can be paid among them."""
        me, found = t.players[seat], 0.0
        for goal in open_:
            if isinstance(goal, Status):
                found += self.learning(t, me, goal)
            elif isinstance(goal, Stations):
                found += self.building(t, seat, goal)
            elif isinstance(goal, (Deliver, DeliverSome)):
                found += self.delivering(me, goal, costs)
        return max(0.5, found - A_CITIZEN * min(me.citizens, 4))

    def learning(self, t: Table, me: Player, goal: Goal) -> float:
        wanted = max(goal.card.status - me.layout.status, 1)
        levels = self.book.components.development.status
        return self.steps_up(t, me, levels.index(wanted) - me.development)

    def building(self, t: Table, seat: int, goal: Goal) -> float:
        me = t.players[seat]
        missing = goal.card.stations - stations_built(t, seat)
        if not goal.card.inland or has_inland_station(t, seat):
            return A_STATION * missing
        away = self.book.distances[me.town]
        free = [away[town] for town in self.inland if not t.stations[town]]
        return A_STATION * max(missing, 1) + INLAND * min(free, default=4)

    def delivering(self, me: Player, goal: Goal, lying: Costs) -> float:
        card = goal.card
        cost, have, need = 0.0, 0, card.number or sum(card.goods)
        spare: list[float] = []
        for good in range(TYPES_OF_GOODS):
            mine, wanted = me.goods[good], card.goods[good]
            have += min(mine, wanted)
            cost += sum(lying[good][: max(0, wanted - mine)])
            if good in card.of:
                spare += [0.0] * max(0, mine - wanted) + lying[good][max(0, wanted - mine) :]
        more = need - sum(card.goods)
        have += min(more, spare.count(0.0))
        cost += sum(sorted(spare)[:more])
        return cost + A_WAY * self.book.distances[me.town][card.town] * (have / need) ** 2

    def costs(self, t: Table, me: Player) -> Costs:
        """Return by good what the next ones cost: on the map, or by the farmers track."""
        away = self.book.distances[me.town]
        found: Costs = [[FAR] * 4 for _ in range(TYPES_OF_GOODS)]
        for number, way in enumerate(self.book.components.connections):
            for space in self.book.goods_spaces[number]:
                if t.lying[space]:
                    cost = A_GOOD + A_WAY * min(away[way.a], away[way.b])
                    if cost < FAR:
                        found[t.lying[space] - 1].append(cost)
        bonus, here = self.book.components.tracks[FARMER].bonus, me.tracks[FARMER]
        for steps, good in enumerate(bonus[here + 1 : here + 4], 1):
            if t.goods[good]:
                found[good].append(min(FAR, A_FARMER * steps))
        return [sorted(costs)[:4] for costs in found]
