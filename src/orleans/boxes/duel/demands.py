"""What the events to come demand of a player, and what it takes to get what is missing."""

from __future__ import annotations

from orleans.boxes.base.events import PENALTY, Harvest, Payment, TradingDay
from orleans.boxes.base.holdings import stations_built, worth
from orleans.boxes.duel.events import CheeseDay, FoodDue, Tribute
from orleans.kernel.book import Book
from orleans.kernel.table import Table
from orleans.pieces import CHEESE, GEAR, GOODS

A_COIN = 0.35  # actions
SOON = 5  # rounds

Costs = list[list[float]]  # by good: actions for the next ones


class Demands:
    """The rounds of the scenario, made ready for quick look-ups."""

    def __init__(self, book: Book) -> None:
        self.events = [(book.events[n], book.amounts[n]) for n in book.scenario.events]
        goods = book.components.goods
        self.foods = [n for n, good in enumerate(goods) if good.food and good.count]

    def missing(
        self, t: Table, seat: int, first: int, rounds: int, costs: Costs
    ) -> list[tuple[int, float]]:
        """Return, by rounds ahead, the actions for what is missing if nothing else comes in."""
        me, found = t.players[seat], []
        coins, goods = float(me.coins), me.goods[:]
        wheels, stations = me.spaces.count(GEAR), stations_built(t, seat)
        for ahead, (event, amount) in enumerate(self.events[first : first + rounds]):
            lack = 0.0
            if isinstance(event, TradingDay):
                coins += amount * stations
            elif isinstance(event, Harvest):
                hungry = self.eat(goods, amount)
                if PENALTY * hungry <= coins:
                    coins -= PENALTY * hungry
                else:
                    lack = min(self.food(costs, hungry), A_COIN * (PENALTY * hungry - coins))
            elif isinstance(event, FoodDue):
                lack = self.food(costs, self.eat(goods, amount))
            elif isinstance(event, CheeseDay):
                lack = sum(costs[CHEESE][: max(0, amount - goods[CHEESE])])
                goods[CHEESE] = max(0, goods[CHEESE] - amount)
            elif isinstance(event, Tribute):
                coins -= amount
                for good in range(GOODS):
                    while coins < 0 and goods[good]:
                        goods[good] -= 1
                        coins += worth(t, seat, good)
            elif isinstance(event, Payment):
                each = wheels if event.name == "technology-tax" else sum(goods)
                coins -= each // amount
            if coins < 0:
                lack, coins = lack - A_COIN * coins, 0.0
            if lack:
                found.append((ahead, lack))
        return found

    def urgent(self, t: Table, seat: int) -> list[int]:
        """Return the goods of which the events of the next rounds ask for one more."""
        mine, first = t.players[seat].goods, max(t.round - 1, 0)
        food = sum([mine[good] for good in self.foods])
        for event, amount in self.events[first : first + SOON]:
            if isinstance(event, CheeseDay) and mine[CHEESE] < amount:
                return [CHEESE]
            if isinstance(event, FoodDue) and food < amount:
                return self.foods
        return []

    def food(self, costs: Costs, number: int) -> float:
        """Return the actions for an amount of food of any kind."""
        if not number:
            return 0.0
        return sum(sorted([cost for good in self.foods for cost in costs[good]])[:number])

    def eat(self, goods: list[int], food: int) -> int:
        """Take the cheapest food; return how much is missing."""
        for good in self.foods:
            eaten = min(food, goods[good])
            goods[good] -= eaten
            food -= eaten
        return food
