"""What lies on the table and in front of a player: every attribute of `Table` and `Player`.

They stand in the order in which positions write them. All of it is open, except that a plan is
sealed until everybody is ready.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orleans.boxes.base.deeds import put_at_deed, standing_at_deed, takes
from orleans.kernel.book import Book
from orleans.kernel.fields import (
    ALL,
    NOBODY,
    SEAT,
    TABLE,
    Counts,
    Field,
    Flag,
    Holder,
    Number,
    One,
    Things,
)
from orleans.kernel.table import Player, Table
from orleans.kernel.values import (
    Value,
    changed,
    read_name,
    read_number,
    words,
    write_counts,
    write_names,
)
from orleans.pieces import (
    FOLLOWER_NAMES,
    GEAR,
    GOOD_NAMES,
    KIND_NAMES,
    KINDS,
    TRACK_NAMES,
    TYPES,
)

STAGES: Final = ("drawing", "recalling", "storing", "planning", "ready")
# All that planning can change in the base game; what else it has changed is written besides.
SEALED: Final = ("market", "board", "gears", "bound", "laboratory", "wheel-placed")
GEAR_SEEN: Final = KINDS + 1  # a gear wheel; a follower is its kind + 1


def groups(text: str) -> list[list[str]]:
    """`ship farmer -; wagon gear` as lists of words."""
    return [group.split() for group in text.split(";") if group.strip()]


def player_of(holder: Holder) -> Player:
    assert isinstance(holder, Player)
    return holder


# --- of the table


class Round(Number):
    def highest(self, book: Book) -> int:
        return book.rounds


class Start(Number):
    def highest(self, book: Book) -> int:
        return book.players - 1


class Few(Number):
    limit = 99


class Lying(Field):
    """Goods on the connections, space by space: `orleans_blois_water brocade -`."""

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        found = []
        for n, connection in enumerate(t.book.components.connections):
            lying = [t.lying[space] for space in t.book.goods_spaces[n]]
            if any(lying):
                here = ["-" if not good else GOOD_NAMES[good - 1] for good in lying]
                found.append(f"{connection.id} {' '.join(here)}")
        return "; ".join(found) or "-"

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        ids = [connection.id for connection in t.book.components.connections]
        for name, *goods in groups(text):
            spaces = t.book.goods_spaces[read_name(name, ids)]
            if len(goods) > len(spaces):
                raise ValueError(f"{name} has {len(spaces)} goods spaces with these players")
            for space, word in zip(spaces, goods, strict=False):
                t.lying[space] = 0 if word == "-" else read_name(word, GOOD_NAMES) + 1


class Deeds(Field):
    """Followers at deeds: `city-wall 2 knight 1 trader`."""

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        found = []
        for row, n in enumerate(t.book.deeds):
            sent = [standing_at_deed(t, row, kind) for kind in range(TYPES)]
            if any(sent):
                here = write_counts(sent, FOLLOWER_NAMES).replace(",", "")
                found.append(f"{t.book.components.deeds[n].id} {here}")
        return "; ".join(found) or "-"

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        ids = [t.book.components.deeds[deed].id for deed in t.book.deeds]
        for name, *sent in groups(text):
            deed = t.book.deeds[read_name(name, ids)]
            for count, who in pairs(sent):
                kind = read_name(who, FOLLOWER_NAMES)
                for _ in range(read_number(count, 99)):
                    if not takes(t, deed, kind):
                        raise ValueError(f"{name} has no open space left for a {who}")
                    put_at_deed(t, deed, kind)


def pairs(said: list[str]) -> list[tuple[str, str]]:
    if len(said) % 2:
        raise ValueError(f"'{' '.join(said)}' is not made of pairs")
    return list(zip(said[::2], said[1::2], strict=True))


class Claimed(Field):
    """Citizens that were taken, or were never laid on their space, as bits."""

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        return write_names([name for bit, name in t.book.citizens if t.claimed >> bit & 1])

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        citizens = t.book.citizens
        t.claimed = 0
        names = [name for _, name in citizens]
        for word in words(text):
            t.claimed |= 1 << citizens[read_name(word, names)][0]


def read_tiles(book: Book, text: str) -> Value:
    names = [book.components.places[n].id for n in book.tiles]
    return tuple(sorted([book.tiles[read_name(word, names)] for word in words(text)]))


class TilesOnOffer(Things):
    """Place tiles on offer: of those that may come into this game."""

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        t.offer = read_tiles(t.book, text)


Round("round", TABLE, slot="round", known_to=ALL, most=18, meaning="the round")
Start("start", TABLE, slot="start", known_to=ALL)
One("event", TABLE, "event", slot="event", known_to=ALL)
Things("hourglass", TABLE, "event", slot="hourglass", known_to=ALL)
Counts(
    "supply",
    TABLE,
    "follower",
    slot="supply",
    known_to=ALL,
    most=18,
    meaning="followers in the supply",
)
Few("gears", TABLE, slot="gears", known_to=ALL, most=20, meaning="gear wheels in the supply")
Counts("goods", TABLE, "good", slot="goods", known_to=ALL, most=24, meaning="goods in the supply")
Lying("map", TABLE, slot="lying", known_to=ALL)
Deeds("deeds", TABLE, slot="deeds", known_to=ALL)
Claimed("claimed", TABLE, slot="claimed", known_to=ALL)
TilesOnOffer("offer", TABLE, "place", slot="offer", known_to=ALL)
OVER: Final = Flag("over", TABLE, slot="over", known_to=ALL, most=1, meaning="the game is over")
UNWRITTEN: Final = (  # what has left the game is what a position does not name
    OVER,
    Field("lost-followers", TABLE, slot="lost_followers", known_to=ALL),
    Field("lost-goods", TABLE, slot="lost_goods", known_to=ALL),
    Field("lost-gears", TABLE, slot="lost_gears", known_to=ALL),
)
for unwritten in UNWRITTEN:
    unwritten.on_table = False


class Coming(Things):
    """The hour glass tiles that will come next, in their order, where a position says so."""

    optional = True

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        names = self.all_names(t.book)
        found = [read_name(word, names) for word in words(text)]
        if len(set(found)) < len(found):
            raise ValueError("the same tile twice")
        self.set(t, tuple(found))


HOURGLASS_ORDER: Final = Coming("hourglass-order", TABLE, "event", known_to=NOBODY)


# --- of each seat


class Tiles(Field):
    """A player's place tiles, which make the layout."""

    def get(self, holder: Holder) -> Value:
        return player_of(holder).layout.tiles

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        return write_names([t.book.components.places[n].id for n in self.get(holder)])

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        tiles = read_tiles(t.book, text)
        player_of(holder).layout = t.book.layout(tiles)
        t.offer = tuple(tile for tile in t.offer if tile not in tiles)

    def plain(self, t: Table, seat: int, holder: Holder) -> object:
        return [t.book.components.places[n].id for n in self.get(holder)]


class Board(Field):
    """What is on a player's spaces: `ship farmer - gear`."""

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        p, book = player_of(holder), t.book
        found = []
        for place in p.layout.places:
            here = list(p.spaces[book.first[place] : book.last[place]])
            if any(here):
                said = [piece_name(stands) or "-" for stands in bytes(here)]
                found.append(f"{book.components.places[place].id} {' '.join(said)}")
        return "; ".join(found) or "-"

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        p, book = player_of(holder), t.book
        p.spaces = bytearray(book.spaces)
        for name, *pieces in groups(text):
            place = read_name(name, list(book.numbers))
            if place not in p.layout.places:
                raise ValueError(f"this seat has no {name}")
            spaces = range(book.first[place], book.last[place])
            if len(pieces) > len(spaces):
                raise ValueError(f"{name} has {len(spaces)} spaces")
            for space, word in zip(spaces, pieces, strict=False):
                if word == "gear":
                    p.spaces[space] = GEAR
                elif word != "-":
                    p.spaces[space] = read_name(word, KIND_NAMES) + 1


def piece_name(stands: int) -> str:
    """What is on a space; empty for nothing."""
    return "" if not stands else "gear" if stands == GEAR else KIND_NAMES[stands - 1]


class Development(Number):
    def highest(self, book: Book) -> int:
        return book.components.development.last


class Tracks(Counts):
    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        super().read(t, seat, holder, text)
        for track, count in zip(t.book.components.tracks, self.get(holder), strict=True):
            if count > track.last:
                raise ValueError(f"the {track.id} track ends at {track.last}")


class Stations(Field):
    """By town the seats that built there, as bits; written with each seat."""

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        return write_names(self.towns(t, seat))

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        names = [town.id for town in t.book.components.towns]
        found = [read_name(word, names) for word in words(text)]
        if len(set(found)) < len(found):
            raise ValueError("the same town twice")
        for town in found:
            t.stations = changed(t.stations, town, t.stations[town] | 1 << seat)

    def towns(self, t: Table, seat: int) -> list[str]:
        towns = t.book.components.towns
        return [towns[n].id for n, built in enumerate(t.stations) if built >> seat & 1]

    def plain(self, t: Table, seat: int, holder: Holder) -> object:
        return self.towns(t, seat)

    def labels(self, book: Book) -> tuple[str, ...]:
        return tuple(town.id for town in book.components.towns)

    def numbers(self, t: Table, seat: int, holder: Holder) -> Sequence[int]:
        return [built >> seat & 1 for built in t.stations]


class Unbuilt(Number):
    def highest(self, book: Book) -> int:
        return book.stations


Number("coins", SEAT, slot="coins", known_to=ALL)
Counts("goods", SEAT, "good", slot="goods", known_to=ALL, most=24)
Counts("bag", SEAT, "kind", slot="bag", known_to=ALL, most=18, meaning="followers in the bag")
Counts(
    "market",
    SEAT,
    "kind",
    slot="market",
    known_to=ALL,
    most=18,
    meaning="followers in the market",
)
Tiles("tiles", SEAT, slot="layout", known_to=ALL)
Board("board", SEAT, slot="spaces", known_to=ALL)
Tracks(
    "tracks",
    SEAT,
    names=TRACK_NAMES,
    slot="tracks",
    known_to=ALL,
    most=8,
    meaning="steps on the tracks",
)
Development(
    "development", SEAT, slot="development", known_to=ALL, most=30, meaning="development steps"
)
Few("citizens", SEAT, slot="citizens", known_to=ALL, most=20)
One(
    "merchant",
    SEAT,
    "town",
    slot="town",
    known_to=ALL,
    key="town",
    most=1,
    meaning="where the merchant is",
)
STATIONS: Final = Stations(
    "stations", TABLE, slot="stations", known_to=ALL, most=1, meaning="has built there"
)
STATIONS.on_table, STATIONS.on_seats = False, True
Unbuilt("unbuilt", SEAT, slot="stations", known_to=ALL, most=20, meaning="stations not yet built")
Few("gears", SEAT, slot="gears", known_to=ALL, most=20, meaning="gear wheels not placed")
Few(
    "bound",
    SEAT,
    slot="bound_gears",
    known_to=ALL,
    key="bound_gears",
    most=20,
    meaning="of these, for a farmer",
)
One(
    "stage",
    SEAT,
    names=STAGES,
    slot="stage",
    known_to=ALL,
    most=1,
    meaning="how far in planning",
)
Few("draws", SEAT, slot="draws", known_to=ALL, most=20, meaning="draws put off")
Few("recalls", SEAT, slot="recalls", known_to=ALL, most=20, meaning="may still be moved back")
Flag("passed", SEAT, slot="passed", known_to=ALL, most=1, meaning="has passed")
