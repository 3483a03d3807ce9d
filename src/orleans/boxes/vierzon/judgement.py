"""How bots judge Capital Vierzon: what is missing for each goal, and by when.

Counted in actions, as `boxes/base/work.py` does: coins and goods by what they are worth, the way
past Loches to Vierzon, and the cheapest mixture of status, citizens and trading stations. Goods
beyond those that are delivered can be sold. The numbers are in
`weights.toml`, found by playing (`docs/bots.md`).
"""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.events import Harvest, Income, TradingDay
from orleans.boxes.base.goal_tests import (
    DeliverWorth,
    DevelopmentPoints,
    Pay,
    Station,
    goods_worth,
)
from orleans.boxes.base.goals import met
from orleans.boxes.base.hiring import draw_limit
from orleans.boxes.base.holdings import stations_built, status
from orleans.boxes.base.judgement import followers, neutrals
from orleans.boxes.base.possible import by_itself
from orleans.boxes.base.work import A_ROUND, MANY, WON, WorkJudgement, many
from orleans.boxes.vierzon.events import Banishment
from orleans.facts.source import FOLDER, read_toml
from orleans.kernel.asking import question_of
from orleans.kernel.book import Book
from orleans.kernel.citizens import DEVELOPMENT_CITIZENS
from orleans.kernel.effects import Goal
from orleans.kernel.judging import Reason
from orleans.kernel.table import Player, Table
from orleans.pieces import BOATMAN, GEAR, TYPES

STORE: Final = 10_000  # answers that are kept
LOWEST: Final = 3  # the lowest status tried: a lower one would need more than anybody can have


class CapitalJudgement(WorkJudgement):
    """Goals that ask for coins, goods, trading stations and development."""

    even = (-40.0, -10.0, 15.0, 45.0, 60.0, 62.0, 55.0, 25.0, -35.0, -95.0, -145.0, -225.0, -340.0)
    sure = 12.0
    doubt = 2.0

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.horizon = 2  # further ahead chance decides more than the plan
        self.close = 15.0  # a little more than an action
        weights = read_toml(FOLDER / "vierzon" / "weights.toml")["capital"]
        self.w: dict[str, float] = weights["work"]
        self.a_visit, self.a_step = self.w["visit"], self.w["step"]
        self.send, self.hire = self.w["send"], self.w["hire"]
        self.crew_of = [many(first, less) for first, less in weights["crew"].values()]
        places = book.components.places
        self.tile = [weights["tiles"].get(place.id, 0.0) for place in places]
        wheels = [weights["wheels"].get(place.id, self.w["wheel"]) for place in places]
        self.wheel: list[float] = [wheels[place] for place in book.place_of]
        # What was found before: most trials change little.
        self.costs: dict[tuple[object, ...], tuple[float, int]] = {}
        self.goods_near: dict[tuple[int, tuple[int, ...]], float] = {}
        levels = book.components.development.status
        # Each status that may do, and its first space.
        self.levels = [(level, levels.index(level)) for level in range(LOWEST, levels[-1] + 1)]
        self.income = [self.coins_of(tile, Income) for tile in book.scenario.events]
        self.trading = [self.coins_of(tile, TradingDay) for tile in book.scenario.events]
        self.food = [self.coins_of(tile, Harvest) for tile in book.scenario.events]
        self.foods = [n for n, good in enumerate(book.components.goods) if good.food]

    def coins_of(self, tile: int, kind: type[object]) -> int:
        """Return the amount of an hour glass tile, if it is of this kind."""
        return self.book.amounts[tile] if isinstance(self.book.events[tile], kind) else 0

    def goal(self, t: Table, seat: int, left: float) -> float | None:
        if t.over:
            return self.ended(t, seat)
        me = t.players[seat]
        open_ = [goal for goal in t.book.goals if not self.is_reached(t, goal, seat)]
        if not open_:
            return WON / 2
        work = self.work(t, seat, open_, left)
        value = self.w["action"] * (left * self.each_round(t, seat, me) - work)
        value -= self.w["reached"] * len(open_)
        if t.book.scenario.one_goal_a_round:
            value -= A_ROUND * max(0.0, len(open_) - 1.0 - left)
        for goal in open_:
            value -= self.too_late(t, me, goal)
        return value + self.w["near"] * self.near(t, me)

    def is_reached(self, t: Table, goal: Goal, seat: int) -> bool:
        """Return whether a goal is met, or will be by itself when the action is over."""
        return met(t, goal, seat) > 0 or (by_itself(t.book, goal) and not goal.why_not(t, seat))

    def too_late(self, t: Table, me: Player, goal: Goal) -> float:
        """Return the cost of the danger for a goal that has a last round."""
        until = goal.card.until
        if goal.missed(t):
            return self.w["missed"]
        if not until:
            return 0.0
        rounds = until - t.round
        sold = self.w["sold"] if rounds > 1 else self.w["sold-at-last"]
        coins = me.coins + sold * goods_worth(t, 0)
        missing = max(0.0, goal.card.coins - coins - self.to_come(t, until))
        return missing * (self.w["in-time"] + self.w["at-last"] / (1 + rounds) ** 2)

    def each_round(self, t: Table, seat: int, me: Player) -> float:
        """Return the actions that the crew can do in a round."""
        have = followers(me)
        draws, count = draw_limit(t, seat), sum(have)
        value = self.w["draw"] * min(draws, count) + self.w["choice"] * min(draws, count - 2)
        for kind in range(TYPES):
            value += self.crew_of[kind][min(have[kind], MANY)]
        for tile in me.layout.tiles:
            value += self.tile[tile]
        return value + self.wheels(me)

    def wheels(self, me: Player) -> float:
        """Return what wheels save in a round; one that waits saves less than it could."""
        value = 0.0
        free: list[float] = []
        for space in me.layout.gear_spaces:
            if me.spaces[space] == GEAR:
                value += self.wheel[space]
            elif me.gears and not me.spaces[space]:
                free.append(self.wheel[space])
        free.sort(reverse=True)
        return value + self.w["waiting"] * sum(free[: me.gears])

    # --- what is left to do

    def work(self, t: Table, seat: int, open_: list[Goal], left: float) -> float:
        """Return the actions until all goals are reached."""
        me = t.players[seat]
        price, worth, points, builds, towns = 0.0, 0, 0, 0, []
        for goal in open_:
            if goal.by_itself and not goal.why_not(t, seat):
                continue  # it has only to be said
            if isinstance(goal, Pay):
                price += goal.card.coins
            elif isinstance(goal, DeliverWorth):
                worth = goal.card.worth
                towns.append(goal.card.town)
            elif isinstance(goal, Station):
                builds += 1
                towns.insert(0, goal.card.town)
            elif isinstance(goal, DevelopmentPoints):
                points = goal.card.worth
        goods = goods_worth(t, seat)
        found = self.w["way"] * self.way(me.town, towns) + self.w["building"] * builds
        found += self.w["worth"] * max(0, worth - goods)
        coins = (
            me.coins + self.w["sold"] * max(0, goods - worth) + self.to_come(t, self.book.rounds)
        )
        coins -= self.w["food"] * max(0, self.food_due(t) - sum([me.goods[n] for n in self.foods]))
        if points:
            if not t.stations[me.town]:
                found -= self.w["new-town"]
            cost, more = self.developed(t, seat, points, builds, left)
            found, coins = found + cost, coins + more
        return found + self.earning(t, me, price - coins)

    def earning(self, t: Table, me: Player, coins: float) -> float:
        """Return the actions for some coins: first those of the boatmen who are left."""
        if coins <= 0:
            return self.w["spare"] * coins
        found = 0.0
        bonus, here = self.book.components.tracks[BOATMAN].bonus, me.tracks[BOATMAN]
        for gained in bonus[here + 1 : here + 1 + t.supply[BOATMAN]]:
            if coins <= 0 or not gained:
                break
            found += self.w["boatmen"] * min(1.0, coins / gained)
            coins -= gained
        return found + self.w["coin"] * max(0.0, coins)

    def way(self, start: int, towns: list[int]) -> int:
        """Return the connections past some towns, in the better order."""
        if not towns:
            return 0
        away = self.book.distances
        if len(towns) == 1:
            return away[start][towns[0]]
        one, other = towns
        return away[one][other] + min(away[start][one], away[start][other])

    def to_come(self, t: Table, until: int) -> float:
        """Return the coins that events will bring up to a round."""
        now = max(t.round - 1, 0)
        each = sum(self.income[now:until]) * status(t, 0)
        return float(each + sum(self.trading[now:until]) * stations_built(t, 0))

    def food_due(self, t: Table) -> int:
        return sum(self.food[max(t.round - 1, 0) :])

    # --- points for development

    def developed(
        self, t: Table, seat: int, points: int, builds: int, left: float
    ) -> tuple[float, int]:
        """Return the actions for the cheapest status and holdings, and the coins on the way."""
        me = t.players[seat]
        has = stations_built(t, seat) + me.citizens + builds
        here = (has, points, left, me.development, me.layout.status, t.claimed)
        key = (here, tuple(me.tracks), tuple(t.supply), t.deeds, tuple(neutrals(me)))
        if key not in self.costs:
            if len(self.costs) >= STORE:
                self.costs.clear()
            self.costs[key] = self.cheapest(t, me, points, has, left)
        return self.costs[key]

    def cheapest(
        self, t: Table, me: Player, points: int, has: int, left: float
    ) -> tuple[float, int]:
        others = sorted([*self.at_deeds(t, me), *self.on_other_tracks(t, me, left)])
        best, coins = self.w["out-of-reach"], 0
        for level, space in self.levels:
            steps = max(0, space - me.development)
            needed = -(-points // (level + me.layout.status)) - has
            needed -= self.on_the_way(t, me, max(space, me.development))
            cost = self.steps_up(t, me, steps) + self.holdings(others, needed)
            if cost < best:
                best, coins = cost, self.coins_to(me, space)
        return best, coins

    def coins_to(self, me: Player, space: int) -> int:
        """Return the coins on the development track up to a space."""
        return sum(self.book.components.development.coins[me.development + 1 : space + 1])

    def on_the_way(self, t: Table, me: Player, space: int) -> int:
        """Return how many citizens wait on the development track up to a space."""
        there = self.book.components.development.citizens
        free = [n for n, at in enumerate(there) if me.development < at <= space]
        return sum(not t.claimed >> DEVELOPMENT_CITIZENS + n & 1 for n in free)

    def on_other_tracks(self, t: Table, me: Player, left: float) -> list[float]:
        """Return what the citizens of the tracks of followers cost, while enough are left."""
        c, found = self.book.components, []
        for bit, _ in self.book.citizens:
            if bit < DEVELOPMENT_CITIZENS and not t.claimed >> bit & 1:
                steps = c.tracks[bit].citizen - me.tracks[bit]
                if steps <= t.supply[bit]:
                    found.append(
                        (self.w["track"] - self.w["early"] * left / self.book.rounds) * steps
                    )
        return found

    def holdings(self, others: list[float], needed: int) -> float:
        """Return the actions for more stations or citizens."""
        if needed <= 0:
            return 0.0
        costs = sorted([*others, *[self.w["station"]] * needed])
        return sum(costs[:needed])

    def near(self, t: Table, me: Player) -> float:
        """Return the best of what lies near, by its worth and the way to it."""
        key = (me.town, tuple(t.lying))
        if key not in self.goods_near:
            if len(self.goods_near) >= STORE:
                self.goods_near.clear()
            self.goods_near[key] = self.nearest(t, me.town)
        return self.goods_near[key]

    def nearest(self, t: Table, town: int) -> float:
        away, best = self.book.distances[town], 0.0
        for number, way in enumerate(self.book.components.connections):
            for space in self.book.goods_spaces[number]:
                if t.lying[space]:
                    worth = self.book.components.goods[t.lying[space] - 1].points
                    best = max(best, worth - self.w["far"] * min(away[way.a], away[way.b]))
        return best

    # --- what speaks for a move

    def reason(self, t: Table, seat: int, move: int) -> Reason | None:
        if isinstance(question_of(t), Banishment):
            return Reason("goal-least")
        return super().reason(t, seat, move)
