"""The table: everything that a photograph of it would show, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orleans.engine.frames import Frame
from orleans.pieces import GOODS, KINDS, TRACKS

if TYPE_CHECKING:
    from orleans.engine.book import Book, Layout

# Where a seat stands in the phases Followers and Planning.
DRAWING: Final = 0
RECALLING: Final = 1  # moves followers back instead of draws
STORING: Final = 2  # fills the Gunpowder Tower
PLANNING: Final = 3
READY_TO_ACT: Final = 4

# What lies on place tiles besides followers and gear wheels (`Player.stock`).
ROAD_STATIONS: Final = 0
BRASSERIE_CHEESE: Final = 1  # of the player's goods, those that lie on the tile
BRASSERIE_WINE: Final = 2
GAMING_CHEESE: Final = 3
GAMING_WINE: Final = 4
STOCK_NAMES: Final = (
    "road-station",
    "brasserie-cheese",
    "brasserie-wine",
    "gaming-cheese",
    "gaming-wine",
)


class Player:
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
        "stock",
        "town",
        "tracks",
    )

    def __init__(self, layout: Layout, spaces: int) -> None:
        self.coins = 0
        self.goods = [0] * GOODS
        self.bag = [0] * KINDS
        self.market = [0] * KINDS
        self.spaces = [0] * spaces  # EMPTY, follower kind + 1, or GEAR
        self.layout = layout  # the places this player has, and what follows from them
        self.tracks = [0] * TRACKS
        self.development = 0
        self.citizens = 0
        self.stations = 0  # not yet built
        self.stock = [0] * len(STOCK_NAMES)
        self.town = 0
        self.gears = 0  # wheels not yet placed
        self.bound_gears = 0  # of these, wheels only for a farmer's space
        self.stage = READY_TO_ACT
        self.draws = 0  # chosen, but put off until followers have been moved back
        self.recalls = 0  # how many may still be moved back
        self.passed = False

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.coins = self.coins
        new.goods = self.goods[:]
        new.bag = self.bag[:]
        new.market = self.market[:]
        new.spaces = self.spaces[:]
        new.layout = self.layout
        new.tracks = self.tracks[:]
        new.development = self.development
        new.citizens = self.citizens
        new.stations = self.stations
        new.stock = self.stock[:]
        new.town = self.town
        new.gears = self.gears
        new.bound_gears = self.bound_gears
        new.stage = self.stage
        new.draws = self.draws
        new.recalls = self.recalls
        new.passed = self.passed
        return new

    def key(self) -> tuple[object, ...]:
        """Everything in this player's area, comparable and hashable."""
        return (
            self.coins,
            tuple(self.goods),
            tuple(self.bag),
            tuple(self.market),
            tuple(self.spaces),
            self.layout.tiles,
            tuple(self.tracks),
            self.development,
            self.citizens,
            self.stations,
            tuple(self.stock),
            self.town,
            self.gears,
            self.bound_gears,
            self.stage,
            self.draws,
            self.recalls,
            self.passed,
        )

    def __repr__(self) -> str:
        return f"<Player: {self.coins} coins, goods {self.goods}, market {self.market}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


class Table:
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

    def __init__(self, book: Book) -> None:
        self.book = book
        self.players: list[Player] = []
        self.round = 0
        self.start = 0  # the start player's seat
        self.event = -1  # this round's hour glass tile
        self.hourglass: tuple[int, ...] = ()  # tiles still face down, as a set
        self.supply: list[int] = []  # neutral followers
        self.gears = 0
        self.goods: list[int] = []
        self.lying: list[int] = []  # per goods space of the map: good + 1, or 0
        self.stations: list[int] = []  # per town: the seats that built there, as bits
        self.deeds: list[int] = []  # open spaces: deed * NEUTRAL + type
        self.claimed = 0  # citizens taken from the tracks, as bits
        self.offer: tuple[int, ...] = ()
        self.lost_followers: list[int] = []  # out of the game, so that pieces can be counted
        self.lost_goods: list[int] = []
        self.lost_gears = 0
        self.sealed: list[Player | None] = []  # what others see while a seat plans
        self.stack: list[Frame] = []
        self.over = False

    def copy(self) -> Table:
        new = Table.__new__(Table)
        new.book = self.book
        new.players = [player.copy() for player in self.players]
        new.round = self.round
        new.start = self.start
        new.event = self.event
        new.hourglass = self.hourglass
        new.supply = self.supply[:]
        new.gears = self.gears
        new.goods = self.goods[:]
        new.lying = self.lying[:]
        new.stations = self.stations[:]
        new.deeds = self.deeds[:]
        new.claimed = self.claimed
        new.offer = self.offer
        new.lost_followers = self.lost_followers[:]
        new.lost_goods = self.lost_goods[:]
        new.lost_gears = self.lost_gears
        new.sealed = self.sealed[:]  # the sealed players themselves never change
        new.stack = self.stack[:]
        new.over = self.over
        return new

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
            tuple(self.stations),
            tuple(self.deeds),
            self.claimed,
            self.offer,
            tuple(self.lost_followers),
            tuple(self.lost_goods),
            self.lost_gears,
            tuple(None if player is None else player.key() for player in self.sealed),
            tuple(self.stack),
            self.over,
        )

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
