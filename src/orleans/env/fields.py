"""What is in an observation: every number has a name, a range and a meaning.

All numbers are counts, flags or places on a track, from 0 up to 255. A field reads them
from a view, never from a game, so nothing can be seen that the seat may not know.
`table` writes the table of docs/learning.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import Final

from orleans.boxes import make_book
from orleans.boxes.base.deeds import Sending
from orleans.boxes.base.extra_fields import DEED_GOODS
from orleans.boxes.base.fields import GEAR_SEEN
from orleans.boxes.base.holdings import status
from orleans.boxes.base.scoring import points
from orleans.facts.components import Scenario
from orleans.facts.loader import load
from orleans.kernel import fields as kernel_fields
from orleans.kernel.asking import arg_names, question_of
from orleans.kernel.book import SORTS, Book
from orleans.kernel.fields import FIELDS as DECLARED
from orleans.kernel.fields import NO_SEAT, NOBODY, SLOTS
from orleans.kernel.fields import TABLE as OF_TABLE
from orleans.kernel.frames import STEPS, Args, Frame
from orleans.kernel.setup import Setup
from orleans.kernel.table import Table
from orleans.kernel.view import View
from orleans.pieces import (
    GEAR,
    GOODS,
    WANT_NAMES,
)

SEATS: Final = 5  # an observation always has room for this many
MOST: Final = 255

ARGUMENTS: Final = 10  # of a decision that are seen

BOX = load("")
PLACES = tuple(place.id for place in BOX.places)
TILES = tuple(n for n, place in enumerate(BOX.places) if place.category)
TILE_NAMES = tuple(PLACES[n] for n in TILES)
SPACES = tuple(f"{p.id}.{i}" for p in BOX.places for i in range(len(p.spaces)))
EVENTS = tuple(event.id for event in BOX.events)
DEEDS = tuple(deed.id for deed in BOX.deeds)
ROADS = tuple(f"{way.id}.{i}" for way in BOX.connections for i in range(2))
OPENINGS = tuple(f"{deed.id}.{who}" for deed in BOX.deeds for who in WANT_NAMES[:SORTS])
MOST_OPEN = max(max(Counter(want for want, _ in deed.spaces(SEATS)).values()) for deed in BOX.deeds)
GOODS_AT_DEEDS = tuple(
    (n, want, lies - 1)
    for n, deed in enumerate(BOX.deeds)
    for want, lies in deed.spaces(SEATS)
    if lies
)
LYING = tuple(f"{BOX.deeds[n].id}.{i}" for i, (n, _, _) in enumerate(GOODS_AT_DEEDS))


def setup_for(scenario: Scenario) -> Setup:
    """A setup in which a scenario is played."""
    return Setup(scenario.players[0], scenario.editions[-1], scenario.id)


BOOK = make_book(Setup())
CITIZENS = tuple(
    sorted({one for steps in BOX.scenarios for one in make_book(setup_for(steps[0])).citizens})
)
ASKED = tuple(step.name for step in STEPS)
ONE_HOT = tuple(bytes(n) + b"\1" + bytes(255 - n) for n in range(256))
NO_FRAME: Frame = (-1, 0, ())
AS_SEEN = bytes(GEAR_SEEN if n == GEAR else n for n in range(256))


@dataclass(frozen=True)
class Field:
    """Some numbers of an observation, from `at` on; one for each label."""

    name: str
    labels: tuple[str, ...]
    high: int
    meaning: str
    at: int = 0

    @property
    def size(self) -> int:
        return len(self.labels)

    def names(self) -> list[str]:
        if self.labels == ("",):
            return [self.name]
        return [f"{self.name}[{label}]" for label in self.labels]


TableReader = Callable[[View, Table], Iterable[int]]
SeatReader = Callable[[View, Table, int], Iterable[int]]
TableRow = tuple[str, tuple[str, ...], int, str, TableReader]
SeatRow = tuple[str, tuple[str, ...], int, str, SeatReader]


def small(*numbers: int) -> bytes:
    """Numbers as bytes; what is larger than a byte counts as the largest."""
    return bytes([min(max(n, 0), MOST) for n in numbers])


def one_hot(which: int, size: int) -> bytes:
    return ONE_HOT[which][:size] if which >= 0 else bytes(size)


def frame(t: Table) -> Frame:
    return t.stack[-1] if t.stack else NO_FRAME


def args_of(t: Table) -> Args:
    return frame(t)[2] if t.stack else ()


def which_asks(view: View, t: Table) -> bytes:
    return one_hot(frame(t)[0], len(ASKED))


def about(view: View, t: Table) -> bytes:
    question = question_of(t)
    place = -1
    if isinstance(question, Sending):
        place = args_of(t)[0]
    elif question is not None and question.domain == "place":
        place = t.book.numbers[question.name]
    return one_hot(place, len(PLACES))


def named_args(t: Table) -> list[tuple[str, int]]:
    """The arguments of what is asked, each with what it numbers."""
    names = arg_names(t.stack[-1]) if t.stack else ()
    found = zip(names, args_of(t), strict=True)
    return [(name.rpartition(":")[2], number) for name, number in found]


def about_deed(view: View, t: Table) -> bytes:
    deeds = [number for domain, number in named_args(t) if domain == "deed"]
    return one_hot(deeds[0] if deeds else -1, len(DEEDS))


def other_numbers(view: View, t: Table) -> bytes:
    """The other numbers of what is asked; places, deeds and causes are no amounts."""
    found = [number for domain, number in named_args(t) if domain not in ("place", "deed", "cause")]
    return small(*[*found, *[0] * ARGUMENTS][:ARGUMENTS])


def event(view: View, t: Table) -> bytes:
    tiles = t.book.components.hourglass.tiles
    return one_hot(tiles[t.event].event if t.event >= 0 else -1, len(EVENTS))


def to_come(view: View, t: Table) -> bytes:
    tiles = t.book.components.hourglass.tiles
    found = [0] * len(EVENTS)
    for n in t.hourglass:
        found[tiles[n].event] += 1
    return small(*found)


def amount(view: View, t: Table) -> bytes:
    return small(t.book.components.hourglass.tiles[t.event].amount if t.event >= 0 else 0)


@lru_cache(maxsize=16)
def ways(book: Book) -> Callable[[list[int]], Iterable[int]]:
    """Picks two goods spaces for each connection; the last one, always empty, if it has fewer."""
    where = [(*spaces, book.lying, book.lying)[:2] for spaces in book.goods_spaces]
    return itemgetter(*[space for pair in where for space in pair])


def lying(view: View, t: Table) -> Iterable[int]:
    return ways(t.book)([*t.lying, 0])


@lru_cache(maxsize=4096)
def tile_flags(tiles: tuple[int, ...]) -> bytes:
    return bytes([n in tiles for n in TILES])


def free_citizens(view: View, t: Table) -> bytes:
    return bytes([not t.claimed >> bit & 1 for bit, _ in CITIZENS])


def openings(view: View, t: Table) -> bytes:
    found = bytearray(len(OPENINGS))
    for row, deed in enumerate(t.book.deeds):
        here = t.deeds[row * SORTS : (row + 1) * SORTS]
        found[deed * SORTS : (deed + 1) * SORTS] = small(*here)
    return bytes(found)


def deed_goods(view: View, t: Table) -> bytes:
    """The spaces of the whole board in their order; those covered are empty."""
    left = Counter(dict(zip(t.book.deed_goods, DEED_GOODS.get(t), strict=True)))
    found = bytearray(len(LYING))
    for n, here in enumerate(GOODS_AT_DEEDS):
        if left[here]:
            left[here] -= 1
            found[n] = 1
    return bytes(found)


def start(view: View, t: Table) -> bytes:
    return one_hot((t.start - (view.seat or 0)) % len(t.players), SEATS)


def declared(name: str, seats: bool) -> kernel_fields.Field:
    """The declared field that has a line of this name, of the table or of each seat."""
    known = [*SLOTS, *DECLARED]
    return next(
        field
        for field in known
        if field.name == name and (field.on_seats if seats else field.per == OF_TABLE)
    )


TOLD: Final = (DEED_GOODS,)  # declared fields with a row of their own below
UNTOLD: Final = [f for f in DECLARED if f not in TOLD and f.known_to != NOBODY]


def of_table(name: str) -> TableRow:
    """A row of the table from its declaration."""
    return table_row(declared(name, seats=False))


def table_row(field: kernel_fields.Field) -> TableRow:
    def read(view: View, t: Table) -> bytes:
        return small(*field.numbers(t, NO_SEAT, t))

    return field.name, field.labels(BOOK), field.most, field.meaning, read


def of_seat(name: str, called: str = "") -> SeatRow:
    """A row of each seat from its declaration."""
    return seat_row(declared(name, seats=True), called or name)


def seat_row(field: kernel_fields.Field, name: str) -> SeatRow:
    def read(view: View, t: Table, seat: int) -> bytes:
        return small(*field.numbers(t, seat, t.players[seat]))

    return name, field.labels(BOOK), field.most, field.meaning, read


# Of the table: name, labels, highest number, meaning, how it is read.
TABLE: Final[tuple[TableRow, ...]] = (
    of_table("round"),
    ("players", ("",), 5, "how many play", lambda v, t: (len(t.players),)),
    of_table("over"),
    ("start", tuple(f"seat{n}" for n in range(SEATS)), 1, "who begins", start),
    (
        "asked",
        ASKED,
        1,
        "what kind of decision is due",
        which_asks,
    ),
    ("asked-place", PLACES, 1, "the place whose action asks", about),
    ("asked-deed", DEEDS, 1, "the deed that it is about", about_deed),
    (
        "asked-numbers",
        tuple(str(n) for n in range(ARGUMENTS)),
        MOST,
        "what else the decision says: a debt, food, a seat, a follower, an offer …",
        other_numbers,
    ),
    ("event", EVENTS, 1, "this round's event", event),
    ("event-amount", ("",), 20, "its number", amount),
    ("events-to-come", EVENTS, 10, "hour glass tiles that may still come", to_come),
    of_table("supply"),
    of_table("goods"),
    of_table("gears"),
    ("way", ROADS, GOODS, "goods on the map: 0 none, 1 grain … 5 brocade", lying),
    ("deed", OPENINGS, MOST_OPEN, "open spaces of the deeds on the boards in play", openings),
    ("deed-good", LYING, 1, "a good lies at a deed", deed_goods),
    ("citizen", tuple(name for _, name in CITIZENS), 1, "still waits there", free_citizens),
    ("offer", TILE_NAMES, 1, "place tiles on offer", lambda v, t: tile_flags(t.offer)),
    *(table_row(field) for field in UNTOLD if field.on_table),
)


def spaces(view: View, t: Table, seat: int) -> bytes:
    return bytes(t.players[seat].spaces).translate(AS_SEEN).ljust(len(SPACES), b"\0")


# Of each seat, the observer first, then clockwise; all 0 where nobody sits.
SEAT: Final[tuple[SeatRow, ...]] = (
    ("plays", ("",), 1, "somebody sits here", lambda v, t, s: (1,)),
    ("decides", ("",), 1, "may move now", lambda v, t, s: (s in v.actors,)),
    (
        "points",
        ("",),
        MOST,
        "points as they stand, no fewer than 0",
        lambda v, t, s: small(sum(points(t, s).values())),
    ),
    of_seat("coins"),
    of_seat("goods"),
    of_seat("market"),
    of_seat("bag"),
    of_seat("tracks"),
    of_seat("development"),
    ("status", ("",), 7, "development status", lambda v, t, s: (status(t, s),)),
    of_seat("citizens"),
    of_seat("unbuilt"),
    of_seat("gears"),
    of_seat("bound"),
    of_seat("stage"),
    of_seat("draws"),
    of_seat("recalls"),
    of_seat("passed"),
    of_seat("merchant", "town"),
    of_seat("stations", "station"),
    ("tile", TILE_NAMES, 1, "place tiles", lambda v, t, s: tile_flags(t.players[s].layout.tiles)),
    (
        "space",
        SPACES,
        GEAR_SEEN,
        f"who stands there: 0 nobody, 1 farmer … 7 monk, 8 own farmer … 11, {GEAR_SEEN} a wheel",
        spaces,
    ),
    *(seat_row(field, field.name) for field in UNTOLD if field.on_seats),
)


def fields() -> tuple[Field, ...]:
    """Every field where it stands."""
    found: list[Field] = []
    at = 0
    seats = [(f"seat{n}.{f[0]}", *f[1:4]) for n in range(SEATS) for f in SEAT]
    for name, labels, high, meaning in [f[:4] for f in TABLE] + seats:
        found.append(Field(name, labels, high, meaning, at))
        at += len(labels)
    return tuple(found)


FIELDS: Final = fields()
SIZE: Final = FIELDS[-1].at + FIELDS[-1].size
NAMES: Final = tuple(name for field in FIELDS for name in field.names())
ABSENT: Final = bytes(sum(len(f[1]) for f in SEAT))


def read(view: View) -> bytes:
    """The numbers of an observation, one in each byte."""
    t = view.table
    players = len(t.players)
    me = view.seat or 0  # a spectator looks from seat 0's side, and sees less
    parts = [bytes(reader(view, t)) for _, _, _, _, reader in TABLE]
    for n in range(players):
        seat = (me + n) % players
        parts += [bytes(reader(view, t, seat)) for _, _, _, _, reader in SEAT]
    return b"".join(parts) + ABSENT * (SEATS - players)


def table() -> str:
    """The fields as a table in Markdown, those of the seats once."""
    lines = ["| field | from | numbers | 0 to | meaning |", "|---|---|---|---|---|"]
    for field in FIELDS:
        if not field.name.startswith("seat") or field.name.startswith("seat0"):
            name = field.name.replace("seat0.", "seat*n*.")
            at = f"{field.at} + {len(ABSENT)} *n*" if "*n*" in name else str(field.at)
            lines.append(f"| {name} | {at} | {field.size} | {field.high} | {field.meaning} |")
    return "\n".join(lines)
