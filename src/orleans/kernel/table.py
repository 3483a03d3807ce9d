"""The table: everything that a photograph of it would show, as numbers.

The attributes are the base game's own; `boxes/base/fields.py` declares what each of them is.
What other boxes add is in `more` (`kernel/fields.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orleans.kernel.fields import Holder
from orleans.kernel.frames import Frame
from orleans.kernel.values import Value
from orleans.kernel.values import changed as changed  # noqa: PLC0414 - known by this name
from orleans.pieces import GOODS, KINDS, TRACKS

if TYPE_CHECKING:
    from orleans.kernel.book import Book
    from orleans.kernel.layout import Layout

# How far a seat is in the phases Followers and Planning.
DRAWING: Final = 0
RECALLING: Final = 1  # moves followers back instead of draws
STORING: Final = 2  # fills the tile that extends the market
PLANNING: Final = 3
READY_TO_ACT: Final = 4

Counts = tuple[int, ...]  # of what seldom changes: copies share it
NO_FIELDS: Final[tuple[Value, ...]] = ()


def fields(thing: object) -> dict[str, object]:
    """Return all fields of a table or player, for pickles."""
    kind = type(thing)
    # mypyc takes `__slots__` away and keeps a list of its own.
    names: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ()) or kind.__slots__  # type: ignore[attr-defined]
    return {name: getattr(thing, name) for name in (*names, "more")}


def with_fields(kind: type, given: tuple[object, ...], values: dict[str, object]) -> object:
    """Return what a pickled table or player becomes: a new one with these fields."""
    thing: object = kind(*given)
    for name, value in values.items():
        setattr(thing, name, value)
    return thing


class Player(Holder):
    """What lies in front of one player."""

    __slots__ = (
        "bag",
        "bound_gears",
        "citizens",
        "coins",
        "development",
        "draws",
        "gears",
        "goods",
        "layout",
        "market",
        "passed",
        "recalls",
        "spaces",
        "stage",
        "stations",
        "town",
        "tracks",
    )

    def __init__(self, layout: Layout, spaces: int, like: Player | None = None) -> None:
        """A new player, or a copy of another: one constructor, run once."""
        if like is None:
            self.coins = 0
            self.goods = [0] * GOODS
            self.bag = [0] * KINDS
            self.market = [0] * KINDS
            self.spaces = bytearray(spaces)  # EMPTY, follower kind + 1, or GEAR
            self.layout = layout  # the places this player has, and what follows from them
            self.tracks: Counts = (0,) * TRACKS
            self.development = 0
            self.citizens = 0
            self.stations = 0  # not yet built
            self.town = 0
            self.gears = 0  # wheels not yet placed
            self.bound_gears = 0  # of these, wheels only for a farmer's space
            self.stage = READY_TO_ACT
            self.draws = 0  # chosen, but put off until followers have been moved back
            self.recalls = 0  # how many may still be moved back
            self.passed = False
            self.more = NO_FIELDS
        else:
            self.coins = like.coins
            self.goods = like.goods.copy()
            self.bag = like.bag.copy()
            self.market = like.market.copy()
            self.spaces = like.spaces.copy()
            self.layout = like.layout
            self.tracks = like.tracks
            self.development = like.development
            self.citizens = like.citizens
            self.stations = like.stations
            self.town = like.town
            self.gears = like.gears
            self.bound_gears = like.bound_gears
            self.stage = like.stage
            self.draws = like.draws
            self.recalls = like.recalls
            self.passed = like.passed
            self.more = like.more

    def copy(self) -> Player:
        return Player(self.layout, 0, self)

    def key(self) -> tuple[object, ...]:
        """Everything in this player's area, comparable and hashable."""
        return (
            self.coins,
            tuple(self.goods),
            tuple(self.bag),
            tuple(self.market),
            tuple(self.spaces),
            self.layout.tiles,
            self.tracks,
            self.development,
            self.citizens,
            self.stations,
            self.town,
            self.gears,
            self.bound_gears,
            self.stage,
            self.draws,
            self.recalls,
            self.passed,
            self.more,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return with_fields, (Player, (self.layout, 0), fields(self))

    def __repr__(self) -> str:
        return f"<Player: {self.coins} coins, goods {self.goods}, market {self.market}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


class Table(Holder):
    """The whole game at one moment. `book` holds what never changes during a game."""

    __slots__ = (
        "book",
        "claimed",
        "deeds",
        "event",
        "gears",
        "goods",
        "hourglass",
        "lost_followers",
        "lost_gears",
        "lost_goods",
        "lying",
        "offer",
        "over",
        "players",
        "round",
        "sealed",
        "stack",
        "start",
        "stations",
        "supply",
    )

    def __init__(self, book: Book, like: Table | None = None) -> None:
        """An empty table, or a copy of another."""
        self.book = book
        if like is None:
            self.players: list[Player] = []
            self.round = 0
            self.start = 0  # the start player's seat
            self.event = -1  # this round's hour glass tile
            self.hourglass: tuple[int, ...] = ()  # tiles still face down, as a set
            self.supply: list[int] = []  # neutral followers
            self.gears = 0
            self.goods: list[int] = []
            self.lying: list[int] = []  # per goods space of the map: good + 1, or 0
            self.stations: Counts = ()  # per town: the seats that built there, as bits
            # Row * SORTS + type: spaces less followers there; open spaces for anybody come last.
            self.deeds: Counts = ()
            self.claimed = 0  # citizens taken from the tracks, as bits
            self.offer: tuple[int, ...] = ()
            self.lost_followers: Counts = ()  # out of the game, so that pieces can be counted
            self.lost_goods: Counts = ()
            self.lost_gears = 0
            self.more = NO_FIELDS
            self.sealed: list[Player | None] = []  # what others see while a seat plans
            self.stack: list[Frame] = []
            self.over = False
        else:
            self.players = [Player(player.layout, 0, player) for player in like.players]
            self.round = like.round
            self.start = like.start
            self.event = like.event
            self.hourglass = like.hourglass
            self.supply = like.supply.copy()
            self.gears = like.gears
            self.goods = like.goods.copy()
            self.lying = like.lying.copy()
            self.stations = like.stations
            self.deeds = like.deeds
            self.claimed = like.claimed
            self.offer = like.offer
            self.lost_followers = like.lost_followers
            self.lost_goods = like.lost_goods
            self.lost_gears = like.lost_gears
            self.more = like.more
            self.sealed = like.sealed.copy()  # the sealed players themselves never change
            self.stack = like.stack.copy()
            self.over = like.over

    def copy(self) -> Table:
        return Table(self.book, self)

    def key(self) -> tuple[object, ...]:
        """Everything on the table, comparable and hashable."""
        return (
            tuple(player.key() for player in self.players),
            self.round,
            self.start,
            self.event,
            self.hourglass,
            tuple(self.supply),
            self.gears,
            tuple(self.goods),
            tuple(self.lying),
            self.stations,
            self.deeds,
            self.claimed,
            self.offer,
            self.lost_followers,
            self.lost_goods,
            self.lost_gears,
            self.more,
            tuple(None if player is None else player.key() for player in self.sealed),
            tuple(self.stack),
            self.over,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return with_fields, (Table, (self.book,), fields(self))

    def __repr__(self) -> str:
        return f"<Table: {len(self.players)} players, round {self.round}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Table)
            and self.book.setup == other.book.setup
            and self.key() == other.key()
        )

    def __hash__(self) -> int:
        return hash(self.key())
