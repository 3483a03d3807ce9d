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
from orleans.boxes.base.deeds import SENDING
from orleans.boxes.base.holdings import status
from orleans.boxes.base.scoring import points
from orleans.boxes.trade_intrigue.intrigue import (
    ANSWER_BRIBE,
    NO_OFFER,
    OFFER_BRIBE,
    offer_of,
    plot_of,
)
from orleans.facts.loader import load
from orleans.kernel.asking import QUESTIONS, asked, frame_args, question_of
from orleans.kernel.book import SORTS, Action, Book
from orleans.kernel.frames import STEPS, Args, Frame
from orleans.kernel.setup import Setup
from orleans.kernel.table import FULFILLED, IN_PILE, ON_DISPLAY, STOCK_NAMES, Table
from orleans.kernel.view import View
from orleans.notation.writer import STAGES, citizens_on_tracks
from orleans.pieces import (
    FOLLOWER_NAMES,
    GEAR,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    KINDS,
    TRACK_NAMES,
    TYPES_OF_GOODS,
    WANT_NAMES,
)

SEATS: Final = 5  # an observation has room for so many, whoever plays
MOST: Final = 255
GEAR_SEEN: Final = KINDS + 1  # a gear wheel, where a follower is his kind + 1

BOX = load("")
PLACES = tuple(place.id for place in BOX.places)
TILES = tuple(n for n, place in enumerate(BOX.places) if place.category)
TILE_NAMES = tuple(PLACES[n] for n in TILES)
SPACES = tuple(f"{p.id}.{i}" for p in BOX.places for i in range(len(p.spaces)))
TOWNS = tuple(town.id for town in BOX.towns)
EVENTS = tuple(event.id for event in BOX.events)
DEEDS = tuple(deed.id for deed in BOX.deeds)
BRIBES = ("coins", *GOOD_NAMES[:TYPES_OF_GOODS])
ROADS = tuple(f"{way.id}.{i}" for way in BOX.connections for i in range(2))
OPENINGS = tuple(f"{deed.id}.{who}" for deed in BOX.deeds for who in WANT_NAMES[:SORTS])
GOODS_AT_DEEDS = tuple(
    (n, want, lies - 1)
    for n, deed in enumerate(BOX.deeds)
    for want, lies in deed.spaces(SEATS)
    if lies
)
LYING = tuple(f"{BOX.deeds[n].id}.{i}" for i, (n, _, _) in enumerate(GOODS_AT_DEEDS))
ORDERS = tuple(order.id for order in BOX.orders)
CITIZENS = tuple(citizens_on_tracks(make_book(Setup())))
ASKED = tuple(thing.name for things in (STEPS, QUESTIONS) for thing in things)
ABOUT_A_BRIBE = (OFFER_BRIBE, ANSWER_BRIBE)
ONE_HOT = tuple(bytes(n) + b"\1" + bytes(127 - n) for n in range(128))
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


def small(*numbers: int) -> bytes:
    """Numbers as bytes; what is larger than a byte counts as the largest."""
    return bytes([min(max(n, 0), MOST) for n in numbers])


def one_hot(which: int, size: int) -> bytes:
    return ONE_HOT[which][:size] if which >= 0 else bytes(size)


def frame(t: Table) -> Frame:
    return t.stack[-1] if t.stack else NO_FRAME


def args_of(t: Table) -> Args:
    return frame_args(frame(t)) if t.stack else ()


def which_asks(view: View, t: Table) -> bytes:
    question = question_of(t)
    number = frame(t)[0] if question is None else len(STEPS) + question.number
    return one_hot(number, len(ASKED))


def about(view: View, t: Table) -> bytes:
    question = question_of(t)
    place = t.book.numbers.get(asked(t), -1) if isinstance(question, Action) else -1
    if question is SENDING:
        place = args_of(t)[0]
    return one_hot(place, len(PLACES))


def threat(view: View, t: Table) -> bytes:
    bribed = question_of(t) in ABOUT_A_BRIBE
    return one_hot(plot_of(args_of(t))[1] if bribed else -1, len(DEEDS))


def bribe(view: View, t: Table) -> bytes:
    bribed = question_of(t) in ABOUT_A_BRIBE
    coins, goods = offer_of(args_of(t)) if bribed else (0, NO_OFFER[1:])
    return small(coins, *goods[:TYPES_OF_GOODS])


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
    """Picks two goods spaces for each connection; the last one, always empty, if it has one."""
    where = [(*spaces, book.lying)[:2] for spaces in book.goods_spaces]
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
    left = Counter(dict(zip(t.book.deed_goods, t.deed_goods, strict=True)))
    found = bytearray(len(LYING))
    for n, here in enumerate(GOODS_AT_DEEDS):
        if left[here]:
            left[here] -= 1
            found[n] = 1
    return bytes(found)


def order_flags(t: Table, where: int) -> bytes:
    return bytes([at == where for at in t.orders]).ljust(len(ORDERS), b"\0")


def start(view: View, t: Table) -> bytes:
    return one_hot((t.start - (view.seat or 0)) % len(t.players), SEATS)


# Of the table: name, labels, highest number, meaning, how it is read.
TABLE: Final[tuple[tuple[str, tuple[str, ...], int, str, TableReader], ...]] = (
    ("round", ("",), 18, "the round", lambda v, t: (t.round,)),
    ("players", ("",), 5, "how many play", lambda v, t: (len(t.players),)),
    ("over", ("",), 1, "the game is over", lambda v, t: (t.over,)),
    ("start", tuple(f"seat{n}" for n in range(SEATS)), 1, "who begins", start),
    (
        "asked",
        ASKED,
        1,
        "what kind of decision is due",
        which_asks,
    ),
    ("asked-place", PLACES, 1, "the place whose action asks", about),
    (
        "asked-numbers",
        ("a", "b"),
        MOST,
        "what else the decision says: a debt, food, bonus, follower …",
        lambda v, t: small(*(*args_of(t), 0, 0)[:2]),
    ),
    ("threat", DEEDS, 1, "the character of Intrigue about to strike", threat),
    ("bribe", BRIBES, 31, "what is offered to turn it away", bribe),
    ("event", EVENTS, 1, "this round's event", event),
    ("event-amount", ("",), 20, "its number", amount),
    ("events-to-come", EVENTS, 3, "hour glass tiles that may still come", to_come),
    ("supply", FOLLOWER_NAMES, 18, "followers in the supply", lambda v, t: t.supply),
    ("goods", GOOD_NAMES, 24, "goods in the supply", lambda v, t: t.goods),
    ("gears", ("",), 20, "gear wheels in the supply", lambda v, t: (t.gears,)),
    ("way", ROADS, GOODS, "goods on the map: 0 none, 1 grain … 5 brocade", lying),
    ("deed", OPENINGS, 6, "open spaces of the deeds on the boards in play", openings),
    ("deed-good", LYING, 1, "a good lies at a deed", deed_goods),
    ("order", ORDERS, 1, "order cards on display", lambda v, t: order_flags(t, ON_DISPLAY)),
    ("order-left", ORDERS, 1, "order cards in the pile", lambda v, t: order_flags(t, IN_PILE)),
    ("citizen", tuple(name for _, name in CITIZENS), 1, "still on its track", free_citizens),
    ("offer", TILE_NAMES, 1, "place tiles on offer", lambda v, t: tile_flags(t.offer)),
)


def spaces(view: View, t: Table, seat: int) -> bytes:
    return bytes(t.players[seat].spaces).translate(AS_SEEN).ljust(len(SPACES), b"\0")


def stations(view: View, t: Table, seat: int) -> list[int]:
    return [bits >> seat & 1 for bits in t.stations]


def locked(view: View, t: Table, seat: int) -> bytes:
    bits = t.locked[seat] if t.locked else 0
    return bytes([bits >> n & 1 for n in range(len(PLACES))])


# Of each seat, the observer first, then clockwise; all 0 where nobody sits.
SEAT: Final[tuple[tuple[str, tuple[str, ...], int, str, SeatReader], ...]] = (
    ("plays", ("",), 1, "somebody sits here", lambda v, t, s: (1,)),
    ("decides", ("",), 1, "may move now", lambda v, t, s: (s in v.actors,)),
    (
        "points",
        ("",),
        MOST,
        "points as they stand",
        lambda v, t, s: small(sum(points(t, s).values())),
    ),
    ("coins", ("",), MOST, "coins", lambda v, t, s: small(t.players[s].coins)),
    ("goods", GOOD_NAMES, 24, "goods", lambda v, t, s: t.players[s].goods),
    ("market", KIND_NAMES, 18, "followers in the market", lambda v, t, s: t.players[s].market),
    ("bag", KIND_NAMES, 18, "followers in the bag", lambda v, t, s: t.players[s].bag),
    ("tracks", TRACK_NAMES, 8, "steps on the tracks", lambda v, t, s: t.players[s].tracks),
    ("development", ("",), 30, "development steps", lambda v, t, s: (t.players[s].development,)),
    ("status", ("",), 7, "development status", lambda v, t, s: (status(t, s),)),
    ("citizens", ("",), 20, "citizens", lambda v, t, s: (t.players[s].citizens,)),
    ("unbuilt", ("",), 20, "stations not yet built", lambda v, t, s: (t.players[s].stations,)),
    ("gears", ("",), 20, "gear wheels not placed", lambda v, t, s: (t.players[s].gears,)),
    ("bound", ("",), 20, "of these, for a farmer", lambda v, t, s: (t.players[s].bound_gears,)),
    ("stock", tuple(STOCK_NAMES), 20, "what lies on tiles", lambda v, t, s: t.players[s].stock),
    ("stage", STAGES, 1, "how far in planning", lambda v, t, s: one_hot(t.players[s].stage, 5)),
    ("draws", ("",), 20, "draws put off", lambda v, t, s: (t.players[s].draws,)),
    ("recalls", ("",), 20, "may still be moved back", lambda v, t, s: (t.players[s].recalls,)),
    ("passed", ("",), 1, "has passed", lambda v, t, s: (t.players[s].passed,)),
    (
        "town",
        TOWNS,
        1,
        "where the merchant is",
        lambda v, t, s: one_hot(t.players[s].town, len(TOWNS)),
    ),
    ("station", TOWNS, 1, "has built there", stations),
    ("order", ORDERS, 1, "orders fulfilled", lambda v, t, s: order_flags(t, FULFILLED + s)),
    ("locked", PLACES, 1, "places locked for this round", locked),
    ("tile", TILE_NAMES, 1, "place tiles", lambda v, t, s: tile_flags(t.players[s].layout.tiles)),
    (
        "space",
        SPACES,
        GEAR_SEEN,
        f"who stands there: 0 nobody, 1 farmer … 7 monk, 8 own farmer … 11, {GEAR_SEEN} a wheel",
        spaces,
    ),
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
