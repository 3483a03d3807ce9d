"""A short way for a merchant past goods that are needed and on to a town.

A beam search: the best few ways of each length go on. It is a guess, for bots only.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from orleans.boxes.base.beam import some_of_each_town
from orleans.kernel.book import Book
from orleans.pieces import TYPES_OF_GOODS

BEAM: Final = 32  # ways of one length that go on
IN_A_TOWN: Final = 2  # of them that have come to the same town
LONGEST: Final = 24  # connections
LEFT: Final = 1.5  # connections for each good that is not found
A_GOOD: Final = 0.8  # a good found, against a connection nearer to the end
NEARER: Final = 0.2
STORE: Final = 50_000  # answers that are kept

Needs = tuple[int, ...]  # goods by kind, then food of any kind


class Trip(NamedTuple):
    """What is known at the start."""

    start: int
    past: int  # a town on the way, or -1
    end: int  # the town, or -1 for anywhere
    needs: Needs
    lying: tuple[int, ...]  # as `Table.lying`


class Way(NamedTuple):
    rest: float  # an estimate of what is left: ways are sorted by it
    town: int
    taken: int  # connections, as bits
    missing: int  # goods that are needed
    needs: Needs
    past: int


class Routes:
    """The lengths of trips in one book."""

    def __init__(self, book: Book) -> None:
        self.distances = book.distances
        self.spaces = book.goods_spaces
        self.food = [good.food for good in book.components.goods]
        # By town: the towns one connection away, and the connection.
        self.next = [[*roads, *waterways] for roads, waterways in book.ways]
        self.known: dict[Trip, float] = {}

    def length(self, trip: Trip) -> float:
        """Return the connections to travel; more where goods cannot be found."""
        found = self.known.get(trip)
        if found is None:
            if len(self.known) >= STORE:
                self.known.clear()
            found = self.known[trip] = self.search(trip)
        return found

    def search(self, trip: Trip) -> float:
        goods = [self.goods_on(connection, trip) for connection in range(len(self.spaces))]
        ways = [Way(0.0, trip.start, 0, sum(trip.needs), trip.needs, trip.past)]
        best = float(LONGEST)
        for steps in range(LONGEST):
            for way in ways:
                left = LEFT * way.missing + self.distance(way.town, way.past, trip.end)
                best = min(best, steps + left)
            if steps + 1 >= best:
                break
            ways = self.longer(ways, goods, trip.end)
        return best

    def goods_on(self, connection: int, trip: Trip) -> list[int]:
        """Return the goods there that may be needed."""
        found = [trip.lying[space] - 1 for space in self.spaces[connection]]
        food = trip.needs[TYPES_OF_GOODS] > 0
        return [n for n in found if n >= 0 and (trip.needs[n] or (food and self.food[n]))]

    def distance(self, town: int, past: int, end: int) -> int:
        """Return the connections to a town past another one."""
        if past >= 0:
            return self.distances[town][past] + self.distance(past, -1, end)
        return self.distances[town][end] if end >= 0 else 0

    def longer(self, ways: list[Way], goods: list[list[int]], end: int) -> list[Way]:
        """Return the best of the ways that are one connection longer."""
        found: dict[tuple[int, int, Needs], Way] = {}
        for way in ways:
            for town, connection in self.next[way.town]:
                needs, missing, taken = way.needs, way.missing, way.taken
                if goods[connection] and not taken >> connection & 1:
                    needs = self.pick_up(needs, goods[connection])
                    if needs is not way.needs:
                        missing = sum(needs)
                        taken |= 1 << connection
                past = -1 if town == way.past else way.past
                if (town, past, needs) not in found:
                    rest = A_GOOD * missing + NEARER * self.distance(town, past, end)
                    way_on = Way(rest, town, taken, missing, needs, past)
                    found[town, past, needs] = way_on
        return some_of_each_town(sorted(found.values()), BEAM, IN_A_TOWN)

    def pick_up(self, needs: Needs, goods: list[int]) -> Needs:
        """Return what is still needed after some goods were taken."""
        for good in goods:
            at = good
            if not needs[good] and self.food[good]:
                at = TYPES_OF_GOODS
            if needs[at]:
                needs = (*needs[:at], needs[at] - 1, *needs[at + 1 :])
        return needs
