"""What bots' searches for a merchant's way share: the best few ways of each length go on."""

from __future__ import annotations

from typing import Protocol, TypeVar


class ToTown(Protocol):
    @property
    def town(self) -> int: ...


Way = TypeVar("Way", bound=ToTown)


def some_of_each_town(ways: list[Way], most: int, in_a_town: int) -> list[Way]:
    """Return the first ways, but not too many that have come to the same town."""
    found: list[Way] = []
    here: dict[int, int] = {}
    for way in ways:
        here[way.town] = here.get(way.town, 0) + 1
        if here[way.town] <= in_a_town:
            found.append(way)
            if len(found) == most:
                break
    return found
