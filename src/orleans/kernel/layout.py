"""What follows from the places a player has."""

from __future__ import annotations

from re import DOTALL, Pattern
from re import compile as compile_pattern
from typing import TYPE_CHECKING

from orleans.kernel.counting import PLAIN
from orleans.kernel.effects import NOWHERE
from orleans.pieces import (
    ANY,
    ANY_NEUTRAL,
    EITHER,
    IS_FOLLOWER,
    IS_NEUTRAL,
    KINDS,
    MONK,
    NO_MONK,
    REPLACES,
    TYPE_OF,
    WANTED_AS,
)

if TYPE_CHECKING:
    from orleans.kernel.book import Book

Fit = tuple[tuple[int, ...], ...]  # by kind: the spaces where it may stand


class Layout:
    """What follows from the places a player has; shared by all players with the same places."""

    __slots__ = (
        "_pattern",
        "_wider",
        "actions",
        "annex",
        "arrived",
        "book",
        "both_ways",
        "built",
        "closing",
        "elsewhere",
        "end",
        "fit",
        "gear_spaces",
        "good_left",
        "hired",
        "homes",
        "kinds_on",
        "last_citizens",
        "loose",
        "names",
        "new_to_market",
        "places",
        "plain",
        "points",
        "shares_town",
        "shelters",
        "space_for_sent",
        "spaces",
        "status",
        "tiles",
        "turn_options",
        "waits",
    )

    def __init__(self, book: Book, tiles: tuple[int, ...]) -> None:
        self.book = book
        self.tiles = tiles
        self._hooks(book)
        self.places = (*book.board, *tiles, *book.beside)
        places = book.components.places
        self.names = frozenset(places[tile].id for tile in tiles)
        self.actions = tuple(p for p in self.places if places[p].use in ("action", "market"))
        uses = [(p, book.first[p], book.last[p] - 1) for p in self.actions]
        # The actions with their first and last spaces: where all must be filled, and others.
        self.closing = tuple((last, p, first) for p, first, last in uses if book.all_needed[p])
        self.loose = tuple(use for use in uses if not book.all_needed[use[0]])
        self.spaces = tuple(  # where followers are placed, and can be moved back from
            s
            for p in self.places
            if places[p].use not in ("market", "deed", "home")
            for s in range(book.first[p], book.last[p])
        )
        self.end = max(self.spaces, default=-1) + 1
        # Up to there, spaces of the player's where pieces stand that cannot be moved back.
        self.elsewhere = any(
            not set(range(book.first[p], min(book.last[p], self.end))) <= {*self.spaces}
            for p in self.places
        )
        self.homes = tuple(book.first[p] for p in self.places if places[p].use == "home")
        self.waits = self.annex >= 0 or bool(self.homes)  # somebody may, besides in the market
        # Nothing but a space and the market changes when a follower is placed or moved back.
        self.plain = not (self.waits or book.with_stand_ins or book.when_recalled)
        self.fit = tuple(self._fit(book, kind, ()) for kind in range(KINDS))
        kinds_on: list[list[int]] = [[] for _ in book.want]  # the same, by space
        for kind, spaces in enumerate(self.fit):
            for space in spaces:
                kinds_on[space].append(kind)
        self.kinds_on = tuple([tuple(kinds) for kinds in kinds_on])
        self._wider: dict[int, Fit] = {}  # by hour glass tile
        self._pattern: Pattern[bytes] | None = None
        self.gear_spaces = tuple(
            s
            for p in self.places
            if places[p].gears
            for s in range(book.first[p], book.last[p])
            if book.want[s] != MONK
        )

    def __deepcopy__(self, memo: object) -> Layout:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return layout_in, (self.book, self.tiles)

    def _hooks(self, book: Book) -> None:
        """What the tiles do automatically; each hook's attribute lists the tiles that have it."""
        actions = [book.actions[tile] for tile in self.tiles]
        self.status = sum([action.status for action in actions])
        self.both_ways = any(action.both_ways for action in actions)
        self.new_to_market = any(action.new_to_market for action in actions)
        annexes = [tile for tile in self.tiles if book.actions[tile].extends_market]
        self.annex = annexes[0] if annexes else NOWHERE  # the market reaches into this tile
        self.hired = book.hooked("hired", self.tiles)
        self.arrived = book.hooked("arrived", self.tiles)
        self.built = book.hooked("built", self.tiles)
        self.good_left = book.hooked("good_left", self.tiles)
        self.shelters = book.hooked("shelters", self.tiles)
        self.turn_options = book.hooked("turn_options", self.tiles)
        self.space_for_sent = book.hooked("space_for_sent", self.tiles)
        self.shares_town = book.hooked("shares_town", self.tiles)
        self.points = book.hooked("points", self.tiles)
        self.last_citizens = book.hooked("last_citizens", self.tiles)

    def filled(self, spaces: bytearray) -> list[int]:
        """The actions whose places are filled."""
        here, found = bytes(spaces), []  # compiled, quicker to read
        for final, place, first in self.closing:
            if here[final] and here[first]:  # not true of most places
                for space in range(first + 1, final):
                    if not here[space]:
                        break
                else:
                    found.append(place)
        for place, first, final in self.loose:
            for space in range(first, final + 1):
                if here[space]:
                    found.append(place)
                    found.sort()
                    break
        return found

    def some_filled(self, spaces: bytearray) -> bool:
        """Whether there are such actions.

        Plain, a pattern of bytes finds out in half the time; it is made when it is needed first.
        """
        if not PLAIN:
            return bool(self.filled(spaces))
        if self._pattern is None:
            self._pattern = self._pattern_of_filled()
        return self._pattern.match(spaces) is not None

    def _pattern_of_filled(self) -> Pattern[bytes]:
        """Spaces before the place, whatever is on them, and then spaces that are not empty."""
        ways = [b".{%d}[^\0]{%d}" % (first, last - first + 1) for last, _, first in self.closing]
        ways += [b".{%d,%d}[^\0]" % (first, last) for _, first, last in self.loose]
        return compile_pattern(b"|".join(ways), DOTALL)

    def wider_fit(self, book: Book, tile: int) -> Fit:
        """Where each kind may stand while an event lets some stand in for others."""
        if tile not in self._wider:
            stand_ins = book.events[tile].stand_ins
            self._wider[tile] = tuple(
                self._fit(book, kind, stand_ins.get(TYPE_OF[kind], ())) for kind in range(KINDS)
            )
        return self._wider[tile]

    def _fit(self, book: Book, kind: int, stands_in: tuple[int, ...]) -> tuple[int, ...]:
        """The spaces on which a follower of this kind may stand.

        A piece that is no follower stands nowhere, unless it replaces followers.
        """
        if not IS_FOLLOWER[kind]:
            return self._fit_of_joker(book, kind) if REPLACES[kind] and self.homes else ()
        places = book.components.places
        follower = TYPE_OF[kind]
        wants = {follower, ANY, *stands_in, *REPLACES[kind]}
        if IS_NEUTRAL[kind]:
            wants.add(ANY_NEUTRAL)
            if kind != MONK:
                wants.add(NO_MONK)
        for tile in self.tiles:
            wants.update(book.actions[tile].stand_ins.get(follower, ()))
        wants.update([want for want, types in EITHER.items() if wants.intersection(types)])
        return tuple(
            s
            for s in self.spaces
            if book.want[s] == follower
            or (book.want[s] in wants and not places[book.place_of[s]].own_type)
        )

    def _fit_of_joker(self, book: Book, kind: int) -> tuple[int, ...]:
        """In place of any follower, except where followers are sent away (rulings 166 and 168)."""
        wants = {ANY, WANTED_AS[kind], *REPLACES[kind]}
        actions = [book.actions[book.place_of[s]] for s in self.spaces]
        return tuple(
            s
            for s, action in zip(self.spaces, actions, strict=True)
            if book.want[s] in wants and (action.returns or not action.uses_followers)
        )


def layout_in(book: Book, tiles: tuple[int, ...]) -> Layout:
    """What a pickled layout becomes: the layout of the book in this process."""
    return book.layout(tiles)
