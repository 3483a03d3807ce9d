"""A field for the cards of a deck that everybody sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from orleans.kernel.fields import ALL, NO_SEAT, TABLE, Field, Holder, Holding
from orleans.kernel.values import Value, changed, flags, read_name, words, write_names

if TYPE_CHECKING:
    from orleans.kernel.book import Book
    from orleans.kernel.table import Table

# Where a card is.
IN_PILE: Final = 0
ON_DISPLAY: Final = 1
WITH_SEAT: Final = 2  # + the seat


class Cards(Field):
    """Where each card is: on display (`letters: letter-3`), with a seat (`0 letters: letter-6`), or
    in the pile, which is not written."""

    def __init__(
        self, name: str, of: str, *, needs: str = "", most: int = 1, always_told: bool = False
    ) -> None:
        super().__init__(
            name, TABLE, of, known_to=ALL, needs=needs, most=most, always_told=always_told
        )
        self.on_seats = True

    def start(self, book: Book) -> Value:
        return (IN_PILE,) * len(self.all_names(book)) if self.in_play(book) else ()

    def move(self, t: Table, card: int, where: int) -> None:
        self.set(t, changed(self.get(t), card, where))

    def at(self, t: Table, where: int) -> list[int]:
        """The cards at one place."""
        return [card for card, here in enumerate(self.get(t)) if here == where]

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        return write_names(self.named(t, place_of(seat)))

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        names = self.all_names(t.book)
        for word in words(text):
            card = read_name(word, names)
            if self.get(t)[card] != IN_PILE:
                raise ValueError(f"{word} is in two places")
            self.move(t, card, place_of(seat))

    def plain(self, t: Table, seat: int, holder: Holder) -> object:
        return self.named(t, place_of(seat))

    def named(self, t: Table, where: int) -> list[str]:
        names = self.all_names(t.book)
        return [names[card] for card in self.at(t, where)]

    def labels(self, book: Book) -> tuple[str, ...]:
        return tuple(self.all_names(book))

    def numbers(self, t: Table, seat: int, holder: Holder) -> Sequence[int]:
        return self.cards_at(t, place_of(seat))

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        found: list[Holding] = []
        names = self.all_names(book)
        for card, at in enumerate(self.get(holder)):
            what = f"{self.domain}:{names[card]}"
            if at >= WITH_SEAT:
                found.append((at - WITH_SEAT, what, "", 1))
            else:
                found.append((NO_SEAT, what, "display" if at == ON_DISPLAY else "pile", 1))
        return found

    def cards_at(self, t: Table, where: int) -> list[int]:
        return flags(self.at(t, where), len(self.all_names(t.book)))


def place_of(seat: int) -> int:
    return ON_DISPLAY if seat == NO_SEAT else WITH_SEAT + seat
