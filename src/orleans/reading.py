"""The table by names: `game.seat(0).goods["wool"]` instead of lists and numbers.

A reading looks at a table and never changes it. What it returns is made afresh each time, so
it can be kept, changed or written as JSON. docs/reading.md lists everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from orleans.boxes.base.fields import STAGES, piece_name
from orleans.boxes.base.holdings import status
from orleans.boxes.base.rounds import rounds_to_come
from orleans.boxes.base.scoring import points
from orleans.errors import OrleansError
from orleans.kernel.asking import asked
from orleans.kernel.book import SORTS
from orleans.kernel.fields import FIELDS, NO_SEAT, Holder, plain_fields
from orleans.kernel.table import Player, Table
from orleans.kernel.view import View
from orleans.pieces import FOLLOWER_NAMES, GOOD_NAMES, KIND_NAMES, TRACK_NAMES, TYPES, WANT_NAMES


def read(view: View) -> TableReading:
    """A view by names: only what its seat is allowed to see."""
    return TableReading(view.table, view.actors)


def counts(numbers: Sequence[int], names: Sequence[str]) -> Counter[str]:
    """What there is, by name; asked for anything else, the answer is 0."""
    return Counter({names[n]: number for n, number in enumerate(numbers) if number})


class Reading:
    """What boxes have declared, by name."""

    __slots__ = ("_holder", "_seat", "_table")

    def __init__(self, table: Table, seat: int, holder: Holder) -> None:
        self._table, self._seat, self._holder = table, seat, holder

    @property
    def fields(self) -> dict[str, object]:
        """Everything that boxes add to the table, or to a player's area."""
        return plain_fields(self._table, self._seat, self._holder)

    def __getattr__(self, key: str) -> object:
        """One of them; empty where it is not in play."""
        for field in () if key.startswith("_") else FIELDS:
            here = field.on_table if self._seat == NO_SEAT else field.on_seats
            if here and field.key == key and not field.slot:
                return field.plain(self._table, self._seat, self._holder)
        raise AttributeError(f"{type(self).__name__} has no {key!r}", name=key, obj=self)

    def always_told(self) -> dict[str, object]:
        """The fields that programs get in every game."""
        told = [field.key for field in FIELDS if field.always_told]
        return {key: getattr(self, key) for key in told if hasattr(self, key)}


class TableReading(Reading):
    """A whole table. `to_move` are the seats that decide now."""

    __slots__ = ("to_move",)

    def __init__(self, table: Table, to_move: tuple[int, ...]) -> None:
        super().__init__(table, NO_SEAT, table)
        self.to_move = to_move

    def __repr__(self) -> str:
        return f"<TableReading: round {self.round} of {self.rounds}, to move {self.to_move}>"

    def seat(self, number: int) -> SeatReading:
        return SeatReading(self._table, number)

    @property
    def seats(self) -> list[SeatReading]:
        return [SeatReading(self._table, n) for n in range(len(self._table.players))]

    @property
    def round(self) -> int:
        return self._table.round

    @property
    def rounds(self) -> int:
        """How many rounds there will be."""
        return self._table.round + rounds_to_come(self._table)

    @property
    def over(self) -> bool:
        return self._table.over

    @property
    def start(self) -> int:
        """The start player's seat."""
        return self._table.start

    @property
    def asked(self) -> str:
        """The name of the decision that is due; empty when the game is over."""
        return asked(self._table)

    @property
    def event(self) -> str:
        """This round's hour glass tile; empty before the first round."""
        t = self._table
        return t.book.moves.names["event"][t.event] if t.event >= 0 else ""

    @property
    def hour_glass(self) -> list[str]:
        """The tiles that are still face down, in no order."""
        names = self._table.book.moves.names["event"]
        return [names[tile] for tile in self._table.hourglass]

    @property
    def supply(self) -> Counter[str]:
        """Followers by type."""
        return counts(self._table.supply, FOLLOWER_NAMES)

    @property
    def goods(self) -> Counter[str]:
        """Goods in the supply."""
        return counts(self._table.goods, GOOD_NAMES)

    @property
    def gears(self) -> int:
        """Gear wheels in the supply."""
        return self._table.gears

    @property
    def connections(self) -> dict[str, list[str]]:
        """The goods on each connection that has any."""
        t = self._table
        names = t.book.moves.names["connection"]
        found = {
            names[n]: [GOOD_NAMES[t.lying[space] - 1] for space in spaces if t.lying[space]]
            for n, spaces in enumerate(t.book.goods_spaces)
        }
        return {name: goods for name, goods in found.items() if goods}

    @property
    def offer(self) -> list[str]:
        """Place tiles on offer."""
        names = self._table.book.components.places
        return [names[tile].id for tile in self._table.offer]

    @property
    def deeds(self) -> dict[str, Counter[str]]:
        """By deed: the open spaces, by whom they ask for ("any" for anybody)."""
        return {
            deed: counts([max(left, 0) for left in self._deed_row(row)], WANT_NAMES)
            for row, deed in enumerate(self._deed_names())
        }

    @property
    def sent(self) -> dict[str, Counter[str]]:
        """By deed: the followers who were sent there."""
        found = {}
        for row, deed in enumerate(self._deed_names()):
            printed = self._table.book.deed_spaces[row * SORTS : row * SORTS + TYPES]
            here = self._deed_row(row)
            sent = [printed[n] - here[n] for n in range(TYPES)]
            found[deed] = counts(sent, FOLLOWER_NAMES)
        return found

    @property
    def citizens(self) -> list[str]:
        """Where citizens still wait: tracks, spaces of the development track, towns."""
        claimed = self._table.claimed
        return [name for bit, name in self._table.book.citizens if not claimed >> bit & 1]

    def _deed_names(self) -> list[str]:
        book = self._table.book
        return [book.components.deeds[n].id for n in book.deeds]

    def _deed_row(self, row: int) -> tuple[int, ...]:
        return self._table.deeds[row * SORTS : (row + 1) * SORTS]


class SeatReading(Reading):
    """One seat of a table."""

    __slots__ = ("_player", "number")

    def __init__(self, table: Table, number: int) -> None:
        if number not in range(len(table.players)):
            raise OrleansError(f"there is no seat {number}")
        super().__init__(table, number, table.players[number])
        self._player: Player = table.players[number]
        self.number = number

    def __repr__(self) -> str:
        return f"<SeatReading: seat {self.number}, {self.coins} coins, {self.points} points>"

    @property
    def points(self) -> int:
        """The points as they stand."""
        return sum(points(self._table, self.number).values())

    @property
    def coins(self) -> int:
        return self._player.coins

    @property
    def goods(self) -> Counter[str]:
        return counts(self._player.goods, GOOD_NAMES)

    @property
    def citizens(self) -> int:
        return self._player.citizens

    @property
    def development(self) -> int:
        """How far the marker is on the development track."""
        return self._player.development

    @property
    def status(self) -> int:
        """The development status: the stars that count at the end."""
        return status(self._table, self.number)

    @property
    def tracks(self) -> dict[str, int]:
        """How far the markers are: farmers, boatmen, craftsmen, traders, knights, scholars."""
        return dict(zip(TRACK_NAMES, self._player.tracks, strict=True))

    @property
    def bag(self) -> Counter[str]:
        """Followers in the bag; those in the player's colour are called `own-farmer` …"""
        return counts(self._player.bag, KIND_NAMES)

    @property
    def market(self) -> Counter[str]:
        return counts(self._player.market, KIND_NAMES)

    @property
    def places(self) -> list[str]:
        """The places of the board and the tiles."""
        return self._names(self._player.layout.places)

    @property
    def tiles(self) -> list[str]:
        """The place tiles."""
        return self._names(self._player.layout.tiles)

    @property
    def ready(self) -> list[str]:
        """The places that are filled."""
        p, book = self._player, self._table.book
        return self._names([n for n in p.layout.actions if book.activated(p.spaces, n)])

    def standing(self, place: str) -> list[str | None]:
        """What stands on each space of a place: a follower, "gear", or None."""
        book = self._table.book
        if place not in book.numbers:
            raise OrleansError(f"there is no place {place!r}")
        number = book.numbers[place]
        here = self._player.spaces[book.first[number] : book.last[number]]
        return [piece_name(stands) if stands else None for stands in here]

    @property
    def merchant(self) -> str:
        """The town where the merchant is."""
        return self._table.book.components.towns[self._player.town].id

    @property
    def stations(self) -> list[str]:
        """The towns with a trading station of this seat."""
        towns = self._table.book.components.towns
        built = enumerate(self._table.stations)
        return [towns[n].id for n, bits in built if bits >> self.number & 1]

    @property
    def unbuilt(self) -> int:
        """Trading stations that are not built yet."""
        return self._player.stations

    @property
    def gears(self) -> int:
        """Gear wheels that are not placed yet."""
        return self._player.gears

    @property
    def farmer_gears(self) -> int:
        """Of these, wheels that may only replace a farmer."""
        return self._player.bound_gears

    @property
    def stage(self) -> str:
        """Where the seat is while planning: drawing, recalling, storing, planning, ready."""
        return STAGES[self._player.stage]

    @property
    def passed(self) -> bool:
        return self._player.passed

    def _names(self, places: Sequence[int]) -> list[str]:
        known = self._table.book.components.places
        return [known[n].id for n in places]
