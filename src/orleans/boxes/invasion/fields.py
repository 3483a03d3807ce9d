"""What Invasion adds to the table: the city, and who plays which character."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orleans.boxes.invasion.verbs import SCENARIO
from orleans.kernel.book import Book
from orleans.kernel.fields import (
    ALL,
    SEAT,
    TABLE,
    Counts,
    Holder,
    Holding,
    Number,
    One,
    Things,
)
from orleans.kernel.table import Table
from orleans.kernel.values import Value, read_name

CHARACTERS: Final = "character"  # the deck


# --- what was sent to the city


class CityGoods(Counts):
    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        names = self.all_names(book)
        return [
            (seat, f"good:{names[n]}", self.name, number)
            for n, number in enumerate(self.get(holder))
        ]


class CityCoins(Number):
    limit = 99

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        return [(seat, "coins", self.name, self.count(holder))]


class CityWheels(Number):
    limit = 20

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        return [(seat, "gear", self.name, self.count(holder))]


class CityCitizens(Number):
    limit = 20

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        return [(seat, "citizens", self.name, self.count(holder))]


WAREHOUSE: Final = CityGoods(
    "warehouse",
    TABLE,
    "good",
    needs=SCENARIO,
    known_to=ALL,
    holds="good",
    most=24,
    heading="warehouse",
    meaning="goods in the city's warehouse",
)
CLOTHING: Final = CityGoods(
    "clothing-store",
    TABLE,
    "good",
    needs=SCENARIO,
    known_to=ALL,
    holds="good",
    most=24,
    heading="clothing-store",
    meaning="goods in the clothing store",
)
CITY_TREASURY: Final = CityCoins(
    "city-treasury",
    TABLE,
    needs=SCENARIO,
    known_to=ALL,
    most=60,
    heading="city-treasury",
    meaning="coins in the city's treasury",
)
TREASURY: Final = CityCoins(
    "treasury",
    TABLE,
    needs=SCENARIO,
    known_to=ALL,
    most=60,
    heading="treasury",
    meaning="coins of the treasure",
)
CATAPULT: Final = CityWheels(
    "catapult",
    TABLE,
    needs=SCENARIO,
    known_to=ALL,
    holds="gear",
    most=20,
    heading="catapult",
    meaning="gear wheels at the catapult",
)
TEAM_CITIZENS: Final = CityCitizens(
    "team-citizens",
    TABLE,
    needs=SCENARIO,
    known_to=ALL,
    holds="citizen",
    most=20,
    heading="team-citizens",
    meaning="citizens of the team",
)


# --- what events leave behind


class Gone(Things):
    """The spaces of citizens, by their order in `Book.citizens`; counted as pieces."""

    optional = True

    def all_names(self, book: Book) -> Sequence[str]:
        return [name for _, name in book.citizens]

    def pieces(self, t: Table, holder: Holder) -> Value:
        return (len(self.get(holder)),)

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        return [(seat, "citizens", self.name, len(self.get(holder)))]

    def labels(self, book: Book) -> tuple[str, ...]:
        return ("",)

    def numbers(self, t: Table, seat: int, holder: Holder) -> Sequence[int]:
        return (len(self.get(holder)),)


class Kept(Things):
    """Hour glass tiles that stay in play."""

    optional = True


GONE_CITIZENS: Final = Gone(
    "gone-citizens",
    TABLE,
    "citizen",
    needs=SCENARIO,
    known_to=ALL,
    holds="citizen",
    most=20,
    heading="gone-citizens",
    meaning="citizens who left the game",
)
KEPT: Final = Kept(
    "kept-events",
    TABLE,
    "event",
    needs=SCENARIO,
    known_to=ALL,
    most=1,
    heading="kept-events",
    meaning="events that stay in play",
)
TURNED_OVER: Final = Kept(
    "turned-over",
    TABLE,
    "place",
    needs=SCENARIO,
    known_to=ALL,
    most=1,
    heading="turned-over",
    meaning="place tiles that can no longer be built",
)


class Unpaid(Number):
    """Whether the Estate Manager could not pay: why all have lost."""

    optional = True

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        return []  # the end is told


UNPAID: Final = Unpaid(
    "unpaid", TABLE, needs=SCENARIO, known_to=ALL, most=1, meaning="dues were not paid"
)


# --- characters


class Character(One):
    """Which character a seat plays; the value is its number + 1, or 0 for none."""

    def start(self, book: Book) -> Value:
        return (0,)

    def count(self, holder: Holder) -> int:
        return self.get(holder)[0] - 1

    def assign(self, holder: Holder, card: int) -> None:
        self.set(holder, (card + 1,))

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        if text:
            self.assign(holder, read_name(text, self.all_names(t.book)))

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        return []  # a seat's character never changes


CHARACTER: Final = Character(
    "character",
    SEAT,
    CHARACTERS,
    needs=SCENARIO,
    known_to=ALL,
    most=1,
    heading="character",
)


def character_of(t: Table, seat: int) -> str:
    """The name of a seat's character, empty before it has one."""
    number = CHARACTER.count(t.players[seat])
    return t.book.moves.names[CHARACTERS][number] if number >= 0 else ""


def seat_of(t: Table, character: str) -> int:
    """The seat that plays a character, or -1."""
    for seat in range(len(t.players)):
        if character_of(t, seat) == character:
            return seat
    return -1
