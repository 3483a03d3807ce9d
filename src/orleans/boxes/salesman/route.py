"""A short way for a merchant past goods that are needed, to towns where they are delivered.

A beam search: the best few ways of each length go on. It is a guess, for bots only.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from orleans.boxes.base.beam import some_of_each_town
from orleans.boxes.base.goal_tests import Deliver
from orleans.kernel.book import Book
from orleans.pieces import TYPES_OF_GOODS

BEAM: Final = 24  # ways of one length that go on
IN_A_TOWN: Final = 3  # of them that have come to the same town
LONGEST: Final = 22  # connections
FAR: Final = 99.0
LEFT: Final = 0.5  # connections for each good that is not found on the way
A_COIN: Final = 0.15  # the same for each coin that is needed, for its price or a meal
NEARER: Final = 0.6  # a connection nearer to the end, against what is found
A_MEAL: Final = 2  # coins that food stands for
STORE: Final = 50_000  # answers that are kept

Goods = tuple[int, ...]  # by kind


class Trip(NamedTuple):
    """What is known at the start."""

    start: int
    open: int  # goals that are not reached, as bits
    goods: Goods  # that one has, and may need
    coins: int  # that are wanted as well: any good is food, or can be sold
    lying: tuple[int, ...]  # as `Table.lying`


class Way(NamedTuple):
    rest: float  # an estimate of what is left: ways are sorted by it
    town: int
    taken: int  # connections, as bits
    open: int
    goods: Goods
    coins: int


class Routes:
    """The lengths of trips in one book."""

    def __init__(self, book: Book) -> None:
        self.distances = book.distances
        self.spaces = book.goods_spaces
        kinds = book.components.goods[:TYPES_OF_GOODS]
        self.left = [LEFT + A_COIN * good.points for good in kinds]
        self.worth = [max(good.points, A_MEAL * good.food) for good in kinds]  # in coins
        self.goals = [goal.card for goal in book.goals if isinstance(goal, Deliver)]
        self.in_order = book.scenario.goals_in_order
        # By town: the towns one connection away, and the connection.
        self.next = [[*roads, *waterways] for roads, waterways in book.ways]
        self.known: dict[Trip, float] = {}
        self.tours: dict[tuple[int, int], int] = {}
        self.wanted = [self.goods_for(open_) for open_ in range(1 << len(self.goals))]

    def goods_for(self, open_: int) -> Goods:
        """Return the goods that all open goals ask for."""
        cards = [card for n, card in enumerate(self.goals) if open_ >> n & 1]
        return tuple([sum([card.goods[good] for card in cards]) for good in range(TYPES_OF_GOODS)])

    def length(self, trip: Trip) -> float:
        """Return the connections to travel; more where goods cannot be found."""
        found = self.known.get(trip)
        if found is None:
            if len(self.known) >= STORE:
                self.known.clear()
            found = self.known[trip] = self.search(trip)
        return found

    def search(self, trip: Trip) -> float:
        lying = [self.goods_on(connection, trip) for connection in range(len(self.spaces))]
        ways = [self.arrived(trip.start, 0, trip.open, trip.goods, trip.coins)]
        best = FAR
        for steps in range(LONGEST):
            for way in ways:
                left = self.missing(way.open, way.goods) + A_COIN * way.coins
                best = min(best, steps + left + self.tour(way.town, way.open))
            if steps + 1 >= best:
                break
            ways = self.longer(ways, lying)
        return best

    def goods_on(self, connection: int, trip: Trip) -> list[int]:
        """Return the goods there that may be needed."""
        found = {trip.lying[space] - 1 for space in self.spaces[connection]}
        return [n for n in found if n >= 0 and (trip.coins or self.wanted[trip.open][n])]

    def missing(self, open_: int, goods: Goods) -> float:
        """Return what it takes to get the missing goods elsewhere."""
        found = 0.0
        for good, need in enumerate(self.wanted[open_]):
            if need > goods[good]:
                found += self.left[good] * (need - goods[good])
        return found

    def next_goals(self, open_: int) -> list[int]:
        """Return the goals that may be reached next."""
        found = [n for n in range(len(self.goals)) if open_ >> n & 1]
        return found[:1] if self.in_order else found

    def tour(self, start: int, open_: int) -> int:
        """Return the fewest connections past the towns of the open goals."""
        key = start, open_
        if key not in self.tours:
            ways = [
                self.distances[start][self.goals[n].town]
                + self.tour(self.goals[n].town, open_ ^ 1 << n)
                for n in self.next_goals(open_)
            ]
            self.tours[key] = min(ways, default=0)
        return self.tours[key]

    def arrived(self, town: int, taken: int, open_: int, goods: Goods, coins: int) -> Way:
        """Return a way to a town, after all that can be delivered there."""
        for n in self.next_goals(open_):
            card = self.goals[n]
            if card.town == town and all(
                have >= need for have, need in zip(goods, card.goods, strict=False)
            ):
                open_ ^= 1 << n
                goods = tuple([a - b for a, b in zip(goods, card.goods, strict=False)])
        rest = self.missing(open_, goods) + NEARER * self.tour(town, open_)
        return Way(rest + A_COIN * coins, town, taken, open_, goods, coins)

    def longer(self, ways: list[Way], lying: list[list[int]]) -> list[Way]:
        """Return the best of the ways that are one connection longer."""
        found: dict[tuple[int, int, Goods, int], Way] = {}
        for way in ways:
            wanted = self.wanted[way.open]
            for town, connection in self.next[way.town]:
                goods, coins, taken = way.goods, way.coins, way.taken
                if lying[connection] and not taken >> connection & 1:
                    needed = [n for n in lying[connection] if goods[n] < wanted[n]]
                    if needed:  # the dearest
                        goods = one_more(goods, max(needed))
                        taken |= 1 << connection
                    elif coins:
                        coins = max(0, coins - max([self.worth[n] for n in lying[connection]]))
                        taken |= 1 << connection
                new = self.arrived(town, taken, way.open, goods, coins)
                key = town, new.open, new.goods, new.coins
                if key not in found:
                    found[key] = new
        return some_of_each_town(sorted(found.values()), BEAM, IN_A_TOWN)


def one_more(goods: Goods, good: int) -> Goods:
    return (*goods[:good], goods[good] + 1, *goods[good + 1 :])
