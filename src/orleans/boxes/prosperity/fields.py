"""What Prosperity adds to the table.

The goods on the map are face down, so nobody knows which one lies where: only their spaces and
how many of each kind there are exist (ruling 201). Cards that are nowhere else are the
upper part of the pile; those under it lie in the order in which they were put there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orleans.boxes.base.fields import groups, pairs, player_of, read_tiles
from orleans.boxes.prosperity.sites import Site, as_value, lack, sites_in
from orleans.boxes.prosperity.verbs import SCENARIO, STRUCTURE
from orleans.kernel.book import Book
from orleans.kernel.fields import (
    ALL,
    SEAT,
    TABLE,
    UNKNOWN,
    UNKNOWN_TEXT,
    Counts,
    Field,
    Holder,
    Holding,
    One,
    Things,
)
from orleans.kernel.table import Table
from orleans.kernel.values import Value, flags, read_name, read_number, words, write_names
from orleans.pieces import FOLLOWER_NAMES, GOOD_NAMES, TYPES, TYPES_OF_GOODS

# What is on a goods space of the map.
NO_GOOD: Final = 0
A_GOOD: Final = 1
BUILT_ON: Final = 2  # + the seat whose structure covers the good; no station (ruling 210)
COIN_NAME: Final = "coin"


# --- cards


class Hidden(Things):
    """Cards that only their owner knows, in their order; how many there are is open."""

    count_known = True

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        names = self.all_names(t.book)
        self.set(
            holder,
            tuple(
                [
                    UNKNOWN if word == UNKNOWN_TEXT else read_name(word, names)
                    for word in words(text)
                ]
            ),
        )

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        names = self.all_names(book)
        return [(seat, f"card:{names[n]}", self.name, 1) for n in self.get(holder) if n >= 0]


class Looked(Hidden):
    optional = True


class Queue(Field):
    """Whose cards lie under the pile, the next one to come first."""

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        return write_names([str(owner) for owner in self.get(holder)])

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        self.set(t, tuple([read_number(word, len(t.players) - 1) for word in words(text)]))

    def plain(self, t: Table, seat: int, holder: Holder) -> object:
        return [*self.get(holder)]

    def numbers(self, t: Table, seat: int, holder: Holder) -> Sequence[int]:
        return (len(self.get(holder)),)


class Completed(Things):
    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        names = self.all_names(book)
        return [(seat, f"card:{names[n]}", "completed", 1) for n in self.get(holder)]


HAND: Final = Hidden(
    "structure-card",
    SEAT,
    STRUCTURE,
    needs=SCENARIO,
    most=1,
    heading="structure-card",
    meaning="the Structure card in hand",
)
LOOKED: Final = Looked(
    "looked-at",
    SEAT,
    STRUCTURE,
    needs=SCENARIO,
    most=1,
    heading="looked-at",
    meaning="cards of which one is kept",
)
UNDER: Final = Hidden(
    "put-under",
    SEAT,
    STRUCTURE,
    needs=SCENARIO,
    most=1,
    meaning="cards put under the pile",
)
QUEUE: Final = Queue(
    "under-pile",
    TABLE,
    needs=SCENARIO,
    known_to=ALL,
    most=22,
    meaning="how many cards lie under the pile",
)
COMPLETED: Final = Completed(
    "completed",
    SEAT,
    STRUCTURE,
    needs=SCENARIO,
    known_to=ALL,
    most=1,
    heading="completed",
    meaning="completed structures",
)


# --- structures


class Sites(Field):
    """Structures that are built but not complete, with what lies there:
    `granary chartres_etampes_road 1 farmer 2 grain 3 coin`."""

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        ways = t.book.components.connections
        return (
            "; ".join(self._said(t, site, ways[site.way].id) for site in self.sites(holder)) or "-"
        )

    def _said(self, t: Table, site: Site, way: str) -> str:
        laid = [*zip(site.followers, FOLLOWER_NAMES, strict=True), (site.coins, COIN_NAME)]
        laid += zip(site.goods, GOOD_NAMES, strict=False)
        parts = [f"{number} {name}" for number, name in laid if number]
        return " ".join([self.all_names(t.book)[site.card], way, *parts])

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        ways = [way.id for way in t.book.components.connections]
        found = []
        for name, *rest in groups(text):
            card = read_name(name, self.all_names(t.book))
            if not rest:
                raise ValueError(f"{name}: on which connection?")
            followers, coins, goods = [0] * TYPES, 0, [0] * TYPES_OF_GOODS
            for count, thing in pairs(rest[1:]):
                number = read_number(count, 99)
                if thing == COIN_NAME:
                    coins = number
                elif thing in FOLLOWER_NAMES:
                    followers[FOLLOWER_NAMES.index(thing)] = number
                else:
                    goods[read_name(thing, GOOD_NAMES[:TYPES_OF_GOODS])] = number
            way = read_name(rest[0], ways)
            site = Site(card, way, tuple(followers), coins, tuple(goods))
            if any(number < 0 for number in lack(t.book, site)):
                raise ValueError(f"{name} does not ask for so much")
            found.append(site)
        self.put(holder, found)

    def plain(self, t: Table, seat: int, holder: Holder) -> object:
        names, ways = self.all_names(t.book), t.book.components.connections
        return [
            {
                "card": names[site.card],
                "connection": ways[site.way].id,
                "followers": named(site.followers, FOLLOWER_NAMES),
                "coins": site.coins,
                "goods": named(site.goods, GOOD_NAMES),
            }
            for site in self.sites(holder)
        ]

    def sites(self, holder: Holder) -> list[Site]:
        return sites_in(self.get(holder))

    def put(self, holder: Holder, sites: list[Site]) -> None:
        self.set(holder, as_value(sites))

    def pieces_of(self, t: Table, holder: Holder, what: str) -> Value:
        """The followers, or the goods, that lie there."""
        found = [0] * (TYPES if what == "follower" else TYPES_OF_GOODS)
        for site in self.sites(holder):
            for n, number in enumerate(site.followers if what == "follower" else site.goods):
                found[n] += number
        return tuple(found)

    def labels(self, book: Book) -> tuple[str, ...]:
        lacking = (*FOLLOWER_NAMES, COIN_NAME, *GOOD_NAMES[:TYPES_OF_GOODS])
        return (*self.all_names(book), *[f"lacks-{name}" for name in lacking])

    def numbers(self, t: Table, seat: int, holder: Holder) -> Sequence[int]:
        """Which are built, and what all of them together lack."""
        sites = self.sites(holder)
        built = flags([site.card for site in sites], len(self.all_names(t.book)))
        missing = [lack(t.book, site) for site in sites]
        width = TYPES + 1 + TYPES_OF_GOODS
        return [*built, *[sum(row[n] for row in missing) for n in range(width)]]

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        found: list[Holding] = []
        for site in self.sites(holder):
            where = f"card:{self.all_names(book)[site.card]}"
            found += [(seat, where, "built", 1), (seat, "coins", where, site.coins)]
            found += [
                (seat, f"kind:{FOLLOWER_NAMES[n]}", where, number)
                for n, number in enumerate(site.followers)
            ]
            found += [
                (seat, f"good:{GOOD_NAMES[n]}", where, number)
                for n, number in enumerate(site.goods)
            ]
        return found


def named(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    return {names[n]: number for n, number in enumerate(counts) if number}


SITES: Final = Sites(
    "structures",
    SEAT,
    STRUCTURE,
    needs=SCENARIO,
    known_to=ALL,
    holds="follower good",
    most=20,
    heading="structures",
    meaning="structures that are not complete, and what they lack",
)


# --- the map


class Carpenter(One):
    """The town where the Carpenter is."""

    def start(self, book: Book) -> Value:
        return (book.home,) if self.in_play(book) else ()

    def labels(self, book: Book) -> tuple[str, ...]:
        return tuple(self.all_names(book))

    def numbers(self, t: Table, seat: int, holder: Holder) -> Sequence[int]:
        return flags(self.get(holder), len(self.all_names(t.book)))


class FaceDown(Field):
    """What is on the goods spaces of each connection: `tours_loches_water good; blois… -  1`.

    A number is the seat whose structure covers the good.
    """

    def start(self, book: Book) -> Value:
        return (NO_GOOD,) * book.lying if self.in_play(book) else ()

    def put(self, t: Table, spot: int, what: int) -> None:
        value = self.get(t)
        self.set(t, (*value[:spot], what, *value[spot + 1 :]))

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        found = [f"{way} {' '.join(here)}" for way, here in self.by_way(t).items()]
        return "; ".join(found) or "-"

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        ids = [way.id for way in t.book.components.connections]
        value = [*self.get(t)]
        for name, *here in groups(text):
            spaces = t.book.goods_spaces[read_name(name, ids)]
            if len(here) > len(spaces):
                raise ValueError(f"{name} has {len(spaces)} goods spaces with these players")
            for space, word in zip(spaces, here, strict=False):
                value[space] = read_spot(word, len(t.players))
        self.set(t, tuple(value))

    def by_way(self, t: Table) -> dict[str, list[str]]:
        """By connection with something on it: each of its spaces."""
        value, found = self.get(t), {}
        for n, way in enumerate(t.book.components.connections):
            here = [value[space] for space in t.book.goods_spaces[n]]
            if any(here):
                found[way.id] = [spot_name(what) for what in here]
        return found

    def plain(self, t: Table, seat: int, holder: Holder) -> object:
        return self.by_way(t)

    def labels(self, book: Book) -> tuple[str, ...]:
        return tuple(f"{way.id}.{n}" for way in book.components.connections for n in range(2))

    def numbers(self, t: Table, seat: int, holder: Holder) -> Sequence[int]:
        """Two for each connection: 1 a good, 2 a structure."""
        value = [*self.get(holder)] or [NO_GOOD] * t.book.lying
        found = []
        for spaces in t.book.goods_spaces:
            here = [min(value[space], BUILT_ON) for space in spaces]
            found += (here + [NO_GOOD] * 2)[:2]
        return found


def spot_name(what: int) -> str:
    return "-" if what == NO_GOOD else "good" if what == A_GOOD else str(what - BUILT_ON)


def read_spot(word: str, players: int) -> int:
    if word in ("-", "good"):
        return A_GOOD if word == "good" else NO_GOOD
    return BUILT_ON + read_number(word, players - 1)


class HiddenGoods(Counts):
    """How many of each good lie face down; which one lies where is drawn when it is taken."""

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        names = self.all_names(book)
        counts = enumerate(self.get(holder))
        return [(seat, f"good:{names[n]}", "face-down", number) for n, number in counts]


CARPENTER: Final = Carpenter(
    "carpenter",
    TABLE,
    "town",
    needs=SCENARIO,
    known_to=ALL,
    most=1,
    heading="carpenter",
    meaning="where the Carpenter is",
)
FACE_DOWN: Final = FaceDown(
    "face-down",
    TABLE,
    needs=SCENARIO,
    known_to=ALL,
    most=2,
    meaning="goods face down: 1, built on: 2",
)
HIDDEN_GOODS: Final = HiddenGoods(
    "hidden-goods",
    TABLE,
    "good",
    needs=SCENARIO,
    known_to=ALL,
    holds="good",
    most=24,
    heading="hidden-goods",
    meaning="goods that lie face down",
)


# --- Firestorm


class Burned(Things):
    """Place tiles that are face down; they are not in the player's layout meanwhile."""

    optional = True

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        tiles = read_tiles(t.book, text)
        if set(tiles) & set(player_of(holder).layout.tiles):
            raise ValueError("a tile is either face up or face down")
        self.set(holder, tiles)
        t.offer = tuple(tile for tile in t.offer if tile not in tiles)

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        names = self.all_names(book)
        return [(seat, f"tile:{names[n]}", "face-down", 1) for n in self.get(holder)]


BURNED: Final = Burned(
    "burned-tiles",
    SEAT,
    "place",
    needs=SCENARIO,
    known_to=ALL,
    most=1,
    heading="burned-tiles",
    meaning="place tiles that are face down",
)
