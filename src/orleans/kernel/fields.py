"""State is declared once: a field says what it is, and everything else follows from that.

    SHUT = Things("shut", SEAT, "place", known_to=ALL, lasts=ROUND)
    SHUT.get(me), SHUT.of(t, seat), SHUT.set(me, (3, 7)), SHUT.add(me, 3)

A value is a tuple of integers that never changes, so copies share it. It is kept in `more` of
the table or of each player. From the declaration follow its start value, copy, equality,
positions, views, JSON, the terminal, observations, the story, the accounts of pieces, and
clearing at the end of a round.

A field that names a `slot` describes an attribute of `Table` or `Player` instead: these are the
base game's own, which keep their speed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from orleans.kernel.values import (
    Value,
    alike,
    as_value,
    changed,
    flags,
    read_counts,
    read_name,
    read_number,
    words,
    write_counts,
    write_names,
)

if TYPE_CHECKING:
    from orleans.kernel.book import Book
    from orleans.kernel.table import Table

# There is one of it for the table, or for each seat.
TABLE: Final = "table"
SEAT: Final = "seat"

# Who knows a field, a frame's arguments or an outcome of chance. Default: its owner, and
# for a field of the table nobody.
ALL: Final = "all"
OWNER: Final = "owner"
NOBODY: Final = "nobody"

ROUND: Final = "round"  # how long a field lasts, if not for the whole game
NO_SEAT: Final = -1  # the table itself, where a seat may be meant
UNKNOWN: Final = -1  # something that a viewer does not know
UNKNOWN_TEXT: Final = "?"

Holding = tuple[int, str, str, int]  # seat or NO_SEAT, what, where, how many: for the story


class Holder:
    """What fields belong to: the table, or a player."""

    __slots__ = ("more",)

    more: tuple[Value, ...]  # by the number of the field


class Fault(NamedTuple):
    """Why no game can reach a table, and the fields it is about.

    An error about a position names the line of one of them, or else one with this `word`;
    `seat` is NO_SEAT if it may be anybody's.
    """

    reason: str
    fields: tuple[Field, ...] = ()
    seat: int = NO_SEAT
    word: str = ""

    def about(self, players: int) -> list[str]:
        """How the lines of these fields begin, and the word."""
        seats = range(players) if self.seat == NO_SEAT else (self.seat,)
        found = [field.name for field in self.fields if field.on_table]
        found += [f"{n} {field.name}" for n in seats for field in self.fields if field.on_seats]
        return [*found, self.word]


def no_deal(t: Table, seat: int, rng: Random) -> Value:
    raise NotImplementedError


class Field:
    """One field. Its subclasses say what shape its values have.

    `of` is a domain of moves that is numbered from 0; `names` are names that no domain has.
    `needs` is the module or scenario without which the field is not in play. `after` names the
    field behind which positions write it, if not at the end. `heading` is the term under
    which the terminal shows it. `holds` says which pieces it counts ("good", "follower",
    "gear", or several of them). `most` and `meaning` describe its numbers for learning. `key` is
    its name in JSON, and `always_told` leaves it among the facts for programs where it is not in
    play. `deal` guesses a value that the viewer does not know.
    """

    optional: ClassVar[bool] = False  # its line is left out while it has its start value

    def __init__(
        self,
        name: str,
        per: str,
        of: str = "",
        *,
        names: Sequence[str] = (),
        known_to: str = "",
        lasts: str = "",
        needs: str = "",
        slot: str = "",
        after: str = "",
        heading: str = "",
        holds: str = "",
        most: int = 255,
        meaning: str = "",
        key: str = "",
        always_told: bool = False,
        deal: Callable[[Table, int, Random], Value] = no_deal,
    ) -> None:
        self.name = name
        self.per = per
        self.domain = of
        self.own_names = names
        self.known_to = known_to or (OWNER if per == SEAT else NOBODY)
        self.lasts = lasts
        self.needs = needs
        self.slot = slot
        self.after = after
        self.heading = heading
        self.holds = holds
        self.most = most
        self.meaning = meaning or name
        self.key = key or name.replace("-", "_")
        self.always_told = always_told
        self.deal = deal
        self.on_table = per == TABLE  # it has a line of the table
        self.on_seats = per == SEAT
        self.number = add_field(self)

    # --- values

    def get(self, holder: Holder) -> Value:
        """The value; of the table, or of a player."""
        return as_value(getattr(holder, self.slot)) if self.slot else holder.more[self.number]

    def of(self, t: Table, seat: int) -> Value:
        return self.get(t.players[seat])

    def set(self, holder: Holder, value: Value) -> None:
        if self.slot:
            setattr(holder, self.slot, alike(getattr(holder, self.slot), value))
        else:
            number = self.number
            holder.more = (*holder.more[:number], value, *holder.more[number + 1 :])

    def start(self, book: Book) -> Value:
        """The value at the start of a game."""
        return ()

    def in_play(self, book: Book) -> bool:
        setup = book.setup
        return not self.needs or self.needs in setup.modules or self.needs == setup.scenario

    def hidden(self, book: Book, value: Value) -> Value:
        """What players who do not know the value see."""
        return self.start(book)

    def pieces(self, t: Table, holder: Holder) -> Value:
        """How many pieces of the sort that it `holds`, by their numbers."""
        return self.get(holder)

    def pieces_of(self, t: Table, holder: Holder, what: str) -> Value:
        """The same of one sort, where it `holds` several."""
        return self.pieces(t, holder)

    def is_written(self, book: Book, holder: Holder) -> bool:
        """Whether positions have a line for it."""
        return not self.optional or self.get(holder) != self.start(book)

    # --- texts; `seat` is NO_SEAT and `holder` the table where the table's own part is meant

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        """The value in a line of a position."""
        raise NotImplementedError(self.name)

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        """Set the value from a line of a position; errors are ValueErrors."""
        raise NotImplementedError(self.name)

    def plain(self, t: Table, seat: int, holder: Holder) -> object:
        """The value as JSON has it."""
        raise NotImplementedError(self.name)

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        """What the story reports: seat, thing, where, how many."""
        return []

    # --- numbers for learning

    def labels(self, book: Book) -> tuple[str, ...]:
        """What each number stands for."""
        return ("",)

    def numbers(self, t: Table, seat: int, holder: Holder) -> Sequence[int]:
        return self.get(holder)

    def all_names(self, book: Book) -> Sequence[str]:
        """The names of what it numbers."""
        return self.own_names or book.moves.names[self.domain]


class Number(Field):
    """A number: `0 coins: 7`."""

    limit: ClassVar[int] = 9999

    def start(self, book: Book) -> Value:
        return (0,)

    def count(self, holder: Holder) -> int:
        return self.get(holder)[0]

    def add(self, holder: Holder, more: int) -> None:
        self.set(holder, (self.count(holder) + more,))

    def highest(self, book: Book) -> int:
        return self.limit

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        return str(self.count(holder))

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        self.set(holder, (read_number(text, self.highest(t.book)),))

    def plain(self, t: Table, seat: int, holder: Holder) -> object:
        return self.count(holder)

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        return [(seat, self.name, "", self.count(holder))]


class Flag(Number):
    """Yes or no: `0 passed: yes`."""

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        return "yes" if self.count(holder) else "no"

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        if text not in ("yes", "no"):
            raise ValueError(f"must be yes or no, not '{text}'")
        self.set(holder, (int(text == "yes"),))

    def plain(self, t: Table, seat: int, holder: Holder) -> object:
        return bool(self.count(holder))


class One(Number):
    """One thing of a domain, or none: `0 merchant: tours`."""

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        number = self.count(holder)
        return self.all_names(t.book)[number] if number >= 0 else "-"

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        self.set(holder, (read_name(text, self.all_names(t.book)) if text else -1,))

    def plain(self, t: Table, seat: int, holder: Holder) -> object:
        number = self.count(holder)
        return self.all_names(t.book)[number] if number >= 0 else ""

    def labels(self, book: Book) -> tuple[str, ...]:
        return tuple(self.all_names(book))

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        number = self.count(holder)
        return [(seat, f"{self.name}:{self.all_names(book)[number]}", "", 1)] if number >= 0 else []

    def numbers(self, t: Table, seat: int, holder: Holder) -> Sequence[int]:
        number = self.count(holder)
        return flags(() if number < 0 else (number,), len(self.all_names(t.book)))


class Counts(Field):
    """How many of each kind of thing: `0 goods: 2 wine, grain`."""

    def start(self, book: Book) -> Value:
        return (0,) * len(self.all_names(book)) if self.in_play(book) else ()

    def add(self, holder: Holder, kind: int, more: int) -> None:
        value = self.get(holder)
        self.set(holder, changed(value, kind, value[kind] + more))

    def put(self, holder: Holder, kind: int, number: int) -> None:
        self.set(holder, changed(self.get(holder), kind, number))

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        return write_counts(self.get(holder), self.all_names(t.book))

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        self.set(holder, tuple(read_counts(text, self.all_names(t.book))))

    def plain(self, t: Table, seat: int, holder: Holder) -> object:
        names = self.all_names(t.book)
        return {names[n]: number for n, number in enumerate(self.get(holder)) if number}

    def labels(self, book: Book) -> tuple[str, ...]:
        return tuple(self.all_names(book))

    def numbers(self, t: Table, seat: int, holder: Holder) -> Sequence[int]:
        return self.get(holder) or (0,) * len(self.all_names(t.book))

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        names, kind = self.all_names(book), self.domain or self.name
        return [
            (seat, f"{kind}:{names[n]}", self.name if self.domain else "", number)
            for n, number in enumerate(self.get(holder))
        ]


class Things(Field):
    """A set of things of a domain: `0 locked: castle, ship`.

    Where it is a hand that only its owner knows, `count_known` lets the others see how many
    there are; they are written as `?, ?`.
    """

    count_known: ClassVar[bool] = False

    def add(self, holder: Holder, thing: int) -> None:
        self.set(holder, tuple(sorted({*self.get(holder), thing})))

    def remove(self, holder: Holder, thing: int) -> None:
        things = self.get(holder)
        if thing in things:
            self.set(holder, tuple([other for other in things if other != thing]))

    def hidden(self, book: Book, value: Value) -> Value:
        return (UNKNOWN,) * len(value) if self.count_known else ()

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        return write_names(self._named(t, self.get(holder)))

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        names = self.all_names(t.book)
        found = [
            UNKNOWN if word == UNKNOWN_TEXT else read_name(word, names) for word in words(text)
        ]
        if len(set(found)) < len(found) and UNKNOWN not in found:
            raise ValueError("the same thing twice")
        self.set(holder, tuple(sorted(found)))

    def plain(self, t: Table, seat: int, holder: Holder) -> object:
        return self._named(t, self.get(holder))

    def labels(self, book: Book) -> tuple[str, ...]:
        return tuple(self.all_names(book))

    def numbers(self, t: Table, seat: int, holder: Holder) -> Sequence[int]:
        return flags([n for n in self.get(holder) if n >= 0], len(self.all_names(t.book)))

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        names = self.all_names(book)
        return [(seat, f"{self.name}:{names[n]}", "", 1) for n in self.get(holder)]

    def _named(self, t: Table, value: Value) -> list[str]:
        names = self.all_names(t.book)
        return [names[n] if n >= 0 else UNKNOWN_TEXT for n in value]


# --- all fields

FIELDS: Final[list[Field]] = []  # those in `more`, by their numbers
SLOTS: Final[list[Field]] = []  # those that describe an attribute
SECRET: Final[list[Field]] = []  # of both, those that not everybody knows
FOR_A_ROUND: Final[list[Field]] = []  # of FIELDS, those that a round's end clears


def add_field(field: Field) -> int:
    """Register a field; return its number in `more`, or -1 if it has a slot."""
    for known in SLOTS + FIELDS:
        if known.name == field.name and known.per == field.per:
            raise ValueError(f"two fields are called {field.name}")
    if field.per == TABLE and field.known_to == OWNER:
        raise ValueError(f"{field.name}: the table has no owner")
    if field.known_to != ALL:
        SECRET.append(field)
    if field.slot:
        SLOTS.append(field)
        return -1
    FIELDS.append(field)
    if field.lasts == ROUND:
        FOR_A_ROUND.append(field)
    return len(FIELDS) - 1


def drop_field(field: Field) -> None:
    """Forget the field that was added last."""
    if FIELDS.pop() is not field:
        raise ValueError(f"{field.name} was not added last")
    for some in (SECRET, FOR_A_ROUND):
        if field in some:
            some.remove(field)


def lay_out_fields(t: Table) -> None:
    """Give every field its start value."""
    t.more = start_values(t.book, TABLE)
    for player in t.players:
        player.more = start_values(t.book, SEAT)


def start_values(book: Book, per: str) -> tuple[Value, ...]:
    return tuple([field.start(book) if field.per == per else () for field in FIELDS])


def clear_round(t: Table) -> None:
    """Give the fields that last a round their start value again."""
    for field in FOR_A_ROUND:
        if field.in_play(t.book):
            start = field.start(t.book)
            for holder in holders(t, field):
                if field.get(holder) != start:
                    field.set(holder, start)


def holders(t: Table, field: Field) -> list[Holder]:
    return [t] if field.per == TABLE else [*t.players]


def pieces_held(t: Table, what: str, kind: int) -> int:
    """How many pieces of a sort and kind lie in the fields that boxes declared."""
    found = 0
    for field in [field for field in FIELDS if what in field.holds.split()]:
        for holder in holders(t, field):
            held = field.pieces_of(t, holder, what)
            found += held[kind] if kind < len(held) else 0
    return found


def lines_of(book: Book, seats: bool) -> list[Field]:
    """The fields with a line of the table, or of each seat, as positions write them.

    Those of the base game come first, whatever was imported first.
    """
    declared = [field for field in FIELDS if field.in_play(book)]
    known = [*SLOTS, *sorted(declared, key=lambda field: bool(field.needs))]
    found = [field for field in known if (field.on_seats if seats else field.on_table)]
    for field in [field for field in found if field.after]:
        found.remove(field)
        names = [other.name for other in found]
        found.insert(names.index(field.after) + 1, field)
    return found


def plain_fields(t: Table, seat: int, holder: Holder) -> dict[str, object]:
    """The fields that boxes have declared, as JSON has them."""
    found = [field for field in lines_of(t.book, seats=seat != NO_SEAT) if not field.slot]
    return {
        field.key: field.plain(t, seat, holder)
        for field in found
        if field.is_written(t.book, holder)
    }
