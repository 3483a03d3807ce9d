"""Who of the team goes where to build: the ways of all merchants together.

The towers stand in a ring around the map, so each merchant gets an arc of those that are left.
Building where one stands, or a step towards one's arc, is then always a gain.
"""

from __future__ import annotations

from typing import Final

from orleans.kernel.book import Book
from orleans.kernel.table import Table

STORE: Final = 20_000  # answers that are kept
CUTS: Final = 3  # places at which the ring is cut open to be shared out
EVENLY: Final = 2  # the smaller, the more it counts that all have equally much to do
ENDLESS: Final = 1_000_000_000

Way = tuple[int, int, list[int]]  # where it ends, its connections, the towns that are left


class Routes:
    """Which merchant builds which towers, so that all are done soon."""

    def __init__(self, book: Book) -> None:
        self.distances = book.distances
        self.ring = book.scenario.towers
        self.found: dict[tuple[object, ...], list[int]] = {}

    def loads(self, t: Table, towers: list[int], own: list[list[int]]) -> list[int]:
        """Return by seat the connections to go and the buildings, to towers that anybody builds
        and to one's own towns."""
        starts = [player.town if player.stations else -1 for player in t.players]
        key = (tuple(starts), tuple(towers), tuple([tuple(towns) for towns in own]))
        if key not in self.found:
            if len(self.found) >= STORE:
                self.found.clear()
            self.found[key] = self.share_out(starts, towers, own)
        return self.found[key]

    def share_out(self, starts: list[int], towers: list[int], own: list[list[int]]) -> list[int]:
        loads = [0] * len(starts)
        able = [seat for seat, town in enumerate(starts) if town >= 0]
        ring = [town for town in self.ring if town in towers]
        least = ENDLESS
        for cut in self.cuts(ring, [starts[seat] for seat in able]):
            open_ = ring[cut:] + ring[:cut]
            arcs = Arcs(self.distances, open_, [(starts[seat], own[seat]) for seat in able])
            if arcs.least < least:
                least = arcs.least
                for seat, load in zip(able, arcs.loads(), strict=True):
                    loads[seat] = load
        return loads

    def cuts(self, ring: list[int], starts: list[int]) -> list[int]:
        """Return where arcs may end: in wide gaps far from everybody."""
        away = [min([self.distances[town][start] for start in starts], default=0) for town in ring]
        wide = [
            self.distances[ring[n - 1]][ring[n]] + away[n - 1] + away[n] for n in range(len(ring))
        ]
        return sorted(range(len(ring)), key=lambda n: (-wide[n], n))[:CUTS] or [0]


class Arcs:
    """Every way to share a row of towers out between merchants, each an arc, and the best one."""

    def __init__(
        self, distances: list[list[int]], ring: list[int], merchants: list[tuple[int, list[int]]]
    ) -> None:
        self.distances, self.ring, self.merchants = distances, ring, merchants
        self.none = [0] * len(ring)
        ends = len(ring) + 1
        everybody = (1 << len(merchants)) - 1
        # By the merchants who have their arc, and how many towers are theirs:
        self.costs = [[ENDLESS] * ends for _ in range(everybody + 1)]
        self.last = [[(0, 0, 0)] * ends for _ in range(everybody + 1)]  # arc: who, from, load
        self.costs[0][0] = 0
        works = [self.arcs_of(start, towns) for start, towns in merchants]
        for done in range(everybody):
            for at in range(ends):
                if self.costs[done][at] < ENDLESS:
                    for who in range(len(merchants)):
                        if not done >> who & 1:
                            self.add(done, at, who, works[who][at])
        self.least = self.costs[everybody][-1]

    def arcs_of(self, start: int, towns: list[int]) -> list[list[int]]:
        """Return what a merchant has to do for the arcs from each tower on, the shortest first."""
        ring, found = self.ring, []
        alone = shortest(self.distances, start, towns) + len(towns)
        # To every tower by way of some of the towns, and from there to those that are left.
        ways = [
            (
                [gone + self.distances[here][tower] for tower in ring],
                [shortest(self.distances, tower, left) for tower in ring] if left else self.none,
            )
            for here, gone, left in beginnings(self.distances, start, towns)
        ]
        for first in range(len(ring) + 1):
            loads, length = [alone], len(towns)
            for n in range(first, len(ring)):
                length += 1 + (self.distances[ring[n - 1]][ring[n]] if n > first else 0)
                best = ENDLESS
                for there, on in ways:  # the arc in either direction
                    best = min(best, there[first] + on[n], there[n] + on[first])
                loads.append(length + best)
            found.append(loads)
        return found

    def add(self, done: int, at: int, who: int, loads: list[int]) -> None:
        """One more merchant takes an arc from here on, of any length."""
        before, now = self.costs[done][at], done | 1 << who
        costs, last = self.costs[now], self.last[now]
        for more, load in enumerate(loads):
            cost = before + load * (load + EVENLY)
            if cost < costs[at + more]:
                costs[at + more] = cost
                last[at + more] = (who, at, load)

    def loads(self) -> list[int]:
        """Return by merchant the connections to go and the buildings."""
        found = [0] * len(self.merchants)
        done, at = len(self.costs) - 1, len(self.ring)
        while done:
            who, before, load = self.last[done][at]
            found[who] = load
            done, at = done & ~(1 << who), before
        return found


def beginnings(distances: list[list[int]], start: int, towns: list[int]) -> list[Way]:
    """Return the ways to some of the towns, also to none."""
    found: list[Way] = [(start, 0, towns)]
    for here, gone, left in found:
        for town in left:
            rest = [other for other in left if other != town]
            found.append((town, gone + distances[here][town], rest))
    return found


def shortest(distances: list[list[int]], start: int, towns: list[int]) -> int:
    """Return the connections of the shortest way to all towns: there are one or two."""
    return min([gone for _, gone, left in beginnings(distances, start, towns) if not left])
