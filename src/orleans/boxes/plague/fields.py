"""What The Plague adds to the table.

The corpses in the supply are those that are nowhere else, and so are the cards in the pile.
"""

from __future__ import annotations

from typing import Final

from orleans.boxes.plague.verbs import MODULE
from orleans.kernel.book import Book
from orleans.kernel.fields import (
    ALL,
    SEAT,
    TABLE,
    Counts,
    Field,
    Flag,
    Holder,
    Holding,
    Things,
)
from orleans.pieces import KIND_NAMES

CORPSE: Final = KIND_NAMES.index("corpse")
DOCTOR: Final = KIND_NAMES.index("plague-doctor")
INDULGENCE: Final = "indulgence"  # the decks
PLAGUE: Final = "plague-card"
FIRST_BACKS: Final = ("A", "B")  # one of each in every hand at the start
PILE_BACK: Final = "C"


# --- cards


class Hand(Things):
    """Cards that only their owner knows; how many there are is open."""

    count_known = True

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        names = self.all_names(book)
        return [(seat, f"{INDULGENCE}:{names[n]}", "hand", 1) for n in self.get(holder) if n >= 0]


class Fulfilled(Things):
    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        names = self.all_names(book)
        return [(seat, f"{INDULGENCE}:{names[n]}", "fulfilled", 1) for n in self.get(holder)]


class Display(Things):
    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        names = self.all_names(book)
        return [(seat, f"{INDULGENCE}:{names[n]}", "display", 1) for n in self.get(holder)]


HAND: Final = Hand(
    "cards",
    SEAT,
    INDULGENCE,
    needs=MODULE,
    most=1,
    heading="cards",
    meaning="Indulgence cards in hand",
)
KNOWN: Final = Things(  # of the hand, cards that everybody saw being taken
    "known-cards",
    SEAT,
    INDULGENCE,
    needs=MODULE,
    known_to=ALL,
    most=1,
    meaning="of these, cards that everybody saw",
)
FULFILLED: Final = Fulfilled(
    "fulfilled",
    SEAT,
    INDULGENCE,
    needs=MODULE,
    known_to=ALL,
    most=1,
    heading="fulfilled",
    meaning="Indulgence cards fulfilled",
)
DISPLAY: Final = Display(
    "display",
    TABLE,
    INDULGENCE,
    needs=MODULE,
    known_to=ALL,
    most=1,
    heading="display",
    meaning="Indulgence cards on display",
)
PLAGUE_CARDS: Final = Things(
    "plague-cards",
    TABLE,
    PLAGUE,
    needs=MODULE,
    known_to=ALL,
    most=1,
    heading="plague-cards",
    meaning="Plague cards in play",
)


# --- corpses and merchants

CEMETERY: Final = Flag(  # a corpse lies there
    "cemetery", SEAT, needs=MODULE, known_to=ALL, most=1, meaning="a corpse on the Cemetery"
)
LEFT_HOME: Final = Flag(
    "left-home", SEAT, needs=MODULE, known_to=ALL, most=1, meaning="the merchant has left Orléans"
)


# --- the moment of a card: what has come about on this turn


class Before(Counts):
    """What a player had when the turn, or the event, began."""

    optional = True

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        return []


class Towns(Things):
    optional = True

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        return []


MEASURES: Final = (
    "stations",
    "inland",
    "wheels",
    "status",
    "tiles",
    "wine",
    "citizens",
    "deeds",
    "monks",
    "ends",
)
BEFORE: Final = Before(
    "before",
    SEAT,
    names=MEASURES,
    needs=MODULE,
    known_to=ALL,
    meaning="what the player had when the turn or the event began",
)
ARRIVED: Final = Towns(
    "arrived", SEAT, "town", needs=MODULE, known_to=ALL, most=1, meaning="towns reached since then"
)
BUILT: Final = Towns(
    "built", SEAT, "town", needs=MODULE, known_to=ALL, most=1, meaning="towns built in since then"
)
MOMENTS: Final[tuple[Field, ...]] = (BEFORE, ARRIVED, BUILT)
