"""How bots judge Travelling Salesman: the way past goods and towns, and what will be eaten.

Counted in actions, as `boxes/base/work.py` does: the shortest way on which the missing goods are
found and delivered (`route.py`), and food or coins for every feeding to come. All numbers are
guesses, tuned by playing (`docs/bots.md`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from orleans.boxes.base.goals import met
from orleans.boxes.base.hiring import draw_limit
from orleans.boxes.base.judgement import followers
from orleans.boxes.base.work import A_ROUND, FOLLOWERS, LAST_ROUND, MANY, WON, WorkJudgement
from orleans.boxes.salesman.events import Feeding
from orleans.boxes.salesman.route import A_MEAL, Routes, Trip
from orleans.kernel.asking import question_of
from orleans.kernel.book import Book
from orleans.kernel.judging import Reason
from orleans.kernel.table import Player, Table
from orleans.pieces import GEAR, TYPES, TYPES_OF_GOODS

REACHED: Final = 7.0  # points for a delivery, beyond the work that is saved
A_GOOD: Final = 0.35  # actions for a good, besides the way there
SOLD: Final = 0.8  # of the value of goods that are left over, as coins
STARVING: Final = 1000.0  # points for each food that is missing this round
HUNGRY: Final = 4.0  # the same next round
A_COIN: Final = 0.1  # actions, for buying goods
DEAREST: Final = 3  # coins for a good on average
SPARE: Final = 0.01  # a coin beyond that
A_DRAW: Final = 0.42  # a round, in actions
A_WHEEL: Final = 0.15
CREW: Final = (0.4, 0.5, 0.5, 0.5, 0.5, 0.6, 0.5)  # by type, of what it is good for elsewhere
MADE: Final = 0.25  # each that is missing
OFTEN: Final = 0.3  # made in a round


class SalesmanJudgement(WorkJudgement):
    """Deliveries to several towns, with a meal each round."""

    even = (-4.0, 3.0, 9.0, 15.0, 21.0, 26.0, 30.0, 33.0, 35.0, 36.0, 36.0, 35.0, 28.0, 12.0)
    tiles: ClassVar[dict[str, float]] = {
        "horse-wagon": 0.25,
        "market-stand": 0.25,
        "herb-garden": 0.25,
        "bathhouse": 0.2,
        "cellar": 0.15,
        "laboratory": 0.1,
    }

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.horizon = 8  # to the end would take too long for a decision
        self.routes = Routes(book)
        kinds = enumerate(book.components.goods[:TYPES_OF_GOODS])
        self.foods = [n for n, good in kinds if good.food]
        self.due = [self.food_due(tile) for tile in book.scenario.events]

    def food_due(self, tile: int) -> int:
        """Return the food that an hour glass tile asks for."""
        return self.book.amounts[tile] if isinstance(self.book.events[tile], Feeding) else 0

    def goal(self, t: Table, seat: int, left: float) -> float | None:
        if t.over:
            return self.ended(t, seat)
        me, open_ = t.players[seat], 0
        for goal in t.book.goals:
            if not met(t, goal, seat):
                open_ |= 1 << goal.row
        if not open_:
            return WON / 2 - self.hunger(t, me)
        rate = self.each_round(t, seat, me) if left else LAST_ROUND
        value = A_ROUND * (left - self.work(t, me, open_, left) / rate)
        count = open_.bit_count()
        if t.book.scenario.one_goal_a_round:
            value -= A_ROUND * max(0.0, count - 1.0 - left)
        return value - REACHED * count - self.hunger(t, me)

    def each_round(self, t: Table, seat: int, me: Player) -> float:
        """Return the actions that the crew can do in a round: mostly what it draws."""
        have = followers(me)
        value = A_DRAW * min(draw_limit(t, seat), sum(have))
        for kind in range(TYPES):
            value += CREW[kind] * FOLLOWERS[kind][min(have[kind], MANY)]
        value += A_WHEEL * (me.spaces.count(GEAR) + me.gears)
        for tile in me.layout.tiles:
            value += self.tile[tile]
        return value

    # --- what is left to do

    def work(self, t: Table, me: Player, open_: int, left: float) -> float:
        """Return the actions until everything is delivered, and eaten."""
        wanted = self.routes.wanted[open_]
        mine = tuple([min(have, need) for have, need in zip(me.goods, wanted, strict=False)])
        missing = [need - have for need, have in zip(wanted, mine, strict=True)]
        purse = me.coins + self.left_over(me, mine)
        due = A_MEAL * self.to_eat(t)
        trip = Trip(me.town, open_, mine, max(0, int(due - purse)), tuple(t.lying))
        found = A_GOOD * sum(missing) + self.routes.length(trip)
        more = max(0.0, purse - due)
        bought = min(more, DEAREST * sum(missing))
        found -= A_COIN * bought + SPARE * (more - bought)
        return found - self.made(me, missing, max(0.0, due - purse) / A_MEAL, left)

    def left_over(self, me: Player, mine: tuple[int, ...]) -> float:
        """Return what goods beyond those to be delivered are worth in coins."""
        found = 0.0
        for good, keep in enumerate(mine):
            price = SOLD * self.book.components.goods[good].points
            found += max(price, A_MEAL * (good in self.foods)) * (me.goods[good] - keep)
        return found

    def to_eat(self, t: Table, rounds: int = 99) -> int:
        """Return the food for the rounds to come, with this one."""
        now = max(t.round - 1, 0)
        return sum(self.due[now : now + rounds])

    def hunger(self, t: Table, me: Player) -> float:
        """Return the cost of food that is missing for this round or the next."""
        eaten = sum([me.goods[n] for n in self.foods]) + me.coins // A_MEAL
        now, soon = self.to_eat(t, 1), self.to_eat(t, 2)
        return STARVING * max(0, now - eaten) + HUNGRY * max(0, soon - eaten)

    def made(self, me: Player, missing: list[int], food: float, left: float) -> float:
        """Return what tiles will make of the goods that are missing, and of food."""
        value = 0.0
        for tile in me.layout.tiles:
            good = self.makes[tile]
            if good >= 0:
                needed = missing[good] + (food if good in self.foods else 0)
                value += MADE * min(needed, OFTEN * left)
        return value

    # --- what speaks for a move

    def reason(self, t: Table, seat: int, move: int) -> Reason | None:
        if isinstance(question_of(t), Feeding):
            return Reason("goal-least")
        return super().reason(t, seat, move)
