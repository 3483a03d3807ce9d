"""Who of the team goes where to build: the ways of all merchants together, roughly the shortest."""

from __future__ import annotations

from typing import Final

from orleans.kernel.book import Book
from orleans.kernel.table import Table

STORE: Final = 20_000  # answers that are kept
BURDEN: Final = 0.5  # weight of a merchant's other tasks, against one more connection
OWN: Final = 2.0  # the share of it for a town that only this merchant can build in


class Routes:
    """The towns that are left are given out one by one, each to the merchant who is nearest and
    has little to do."""

    def __init__(self, book: Book) -> None:
        self.distances = book.distances
        self.found: dict[tuple[object, ...], list[int]] = {}

    def loads(self, t: Table, towers: list[int], own: list[list[int]]) -> list[int]:
        """Return by seat the connections to go and the buildings, to towers that anybody builds
        and to one's own towns."""
        starts = [player.town if player.stations else -1 for player in t.players]
        key = (tuple(starts), tuple(towers), tuple([tuple(towns) for towns in own]))
        if key not in self.found:
            if len(self.found) >= STORE:
                self.found.clear()
            self.found[key] = self.share_out(starts, towers[:], [towns[:] for towns in own])
        return self.found[key]

    def share_out(self, here: list[int], towers: list[int], own: list[list[int]]) -> list[int]:
        loads = [0] * len(here)
        able = [seat for seat, town in enumerate(here) if town >= 0]
        while True:
            ways = [
                (
                    self.distances[here[seat]][town]
                    + BURDEN * (loads[seat] + OWN * len(own[seat]) * (town in towers)),
                    seat,
                    town,
                )
                for seat in able
                for town in (*towers, *own[seat])
            ]
            if not ways:
                return loads
            _, seat, town = min(ways)
            loads[seat] += self.distances[here[seat]][town] + 1
            here[seat] = town
            (towers if town in towers else own[seat]).remove(town)
