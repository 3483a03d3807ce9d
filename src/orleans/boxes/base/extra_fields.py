"""What lies on the table and in front of a player in some games only."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.fields import groups, pairs
from orleans.kernel.book import Book
from orleans.kernel.fields import ALL, SEAT, TABLE, Counts, Flag, Holder, Holding, Number, Things
from orleans.kernel.table import Table
from orleans.kernel.values import Value, read_name
from orleans.pieces import GOOD_NAMES, WANT_NAMES

# --- goods at deeds


class DeedGoods(Counts):
    """What still lies on the spaces of deeds: `thanksgiving farmer grain monk wine`.

    It counts what the book lists: a deed, the type the space is for, and a good.
    """

    def in_play(self, book: Book) -> bool:
        return bool(book.deed_goods)

    def start(self, book: Book) -> Value:
        return (0,) * len(book.deed_goods)

    def pieces(self, t: Table, holder: Holder) -> Value:
        found = [0] * len(GOOD_NAMES)
        for (_, _, good), number in zip(t.book.deed_goods, self.get(holder), strict=True):
            found[good] += number
        return tuple(found)

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        found = [
            " ".join([deed, *[word for space in spaces for word in space]])
            for deed, spaces in self.by_deed(t).items()
        ]
        return "; ".join(found) or "-"

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        known, ids = t.book.deed_goods, [deed.id for deed in t.book.components.deeds]
        lies = [0] * len(known)
        for name, *spaces in groups(text):
            deed = read_name(name, ids)
            for want, good in pairs(spaces):
                here = (deed, read_name(want, WANT_NAMES), read_name(good, GOOD_NAMES))
                if here not in known:
                    raise ValueError(f"{name} has no such space for {good}")
                at = known.index(here)
                lies[at] += 1
                if lies[at] > t.book.goods_for_deeds[at]:
                    raise ValueError(f"{name} has fewer spaces for {good}")
        self.set(t, tuple(lies))

    def by_deed(self, t: Table) -> dict[str, list[list[str]]]:
        """By deed: the type each space is for, and its good."""
        found: dict[str, list[list[str]]] = {}
        for (deed, want, good), lies in zip(t.book.deed_goods, self.get(t), strict=True):
            if lies:
                name = t.book.components.deeds[deed].id
                found.setdefault(name, []).extend([[WANT_NAMES[want], GOOD_NAMES[good]]] * lies)
        return found

    def plain(self, t: Table, seat: int, holder: Holder) -> object:
        return self.by_deed(t)

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        deeds = book.components.deeds
        return [
            (seat, f"good:{GOOD_NAMES[good]}", f"deed:{deeds[deed].id}", lies)
            for (deed, _, good), lies in zip(book.deed_goods, self.get(holder), strict=True)
        ]


DEED_GOODS: Final = DeedGoods("deed-goods", TABLE, known_to=ALL, holds="good")


# --- gear wheels


class FreeWheels(Number):
    """Spare wheels of the Laboratory, where a marker set back limits the others (ruling 93)."""

    limit = 99

    def in_play(self, book: Book) -> bool:
        return book.edition.gear_limit == "space" and book.markers_fall

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        return []  # they are among the spare wheels


class WheelPlaced(Flag):
    """Whether a player has placed a wheel, where the first one is limited (ruling 109)."""

    def in_play(self, book: Book) -> bool:
        return book.edition.gear_limit == "placed"

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        return []  # the wheel itself is told


FREE_WHEELS: Final = FreeWheels(
    "laboratory", SEAT, known_to=ALL, most=20, meaning="spare gear wheels of the Laboratory"
)
WHEEL_PLACED: Final = WheelPlaced(
    "wheel-placed", SEAT, known_to=ALL, most=1, meaning="has placed a gear wheel"
)


# --- scenarios


class CitizensLeft(Number):
    """Citizens in the supply, where they are bought and paid."""

    limit = 99

    def in_play(self, book: Book) -> bool:
        return book.scenario.citizens_left >= 0

    def start(self, book: Book) -> Value:
        return (max(book.scenario.citizens_left, 0),)

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        return []  # those of the players are told


CITIZENS_LEFT: Final = CitizensLeft(
    "citizens-left", TABLE, known_to=ALL, most=40, meaning="citizens in the supply"
)


# --- place tiles to come


class Pile(Things):
    """Place tiles that will come to the market when others are taken (ruling 111)."""

    def in_play(self, book: Book) -> bool:
        return book.market > 0

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        names = self.all_names(book)
        return [(seat, f"tile:{names[n]}", "pile", 1) for n in self.get(holder)]


PILE: Final = Pile(
    "pile", TABLE, "place", known_to=ALL, most=1, meaning="place tiles that will come on offer"
)
