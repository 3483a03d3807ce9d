"""Place tiles of the Big Box on which cheese and wine lie."""

from __future__ import annotations

from orleans.boxes.base.gains import gain_good
from orleans.boxes.base.holdings import spend_good, status, take_away
from orleans.boxes.base.verbs import SUFFER
from orleans.boxes.bigbox.stock import (
    BRASSERIE_CHEESE,
    BRASSERIE_WINE,
    GAMING_CHEESE,
    GAMING_WINE,
    STOCK,
)
from orleans.boxes.bigbox.verbs import DROP, PUT
from orleans.kernel.effects import NOWHERE, Action
from orleans.kernel.table import Table
from orleans.pieces import CHEESE, WINE


class Brasserie(Action):
    """Comes with cheese and wine, which are among its owner's goods and are spent last.

    One of them spares the owner an event (ruling 39).
    """

    verbs = (DROP, SUFFER)
    hooks = ("good_left", "shelters", "why_impossible")
    shelves = ((CHEESE, BRASSERIE_CHEESE), (WINE, BRASSERIE_WINE))
    room = 2  # for each of them

    def gained(self, t: Table, seat: int) -> None:
        for good, where in self.shelves:
            number = min(self.room, t.goods[good])
            STOCK.put(t.players[seat], where, number)
            for _ in range(number):
                gain_good(t, seat, good)

    def lost(self, t: Table, seat: int) -> None:
        for _, where in self.shelves:
            STOCK.put(t.players[seat], where, 0)

    def good_left(self, t: Table, seat: int, good: int) -> None:
        me = t.players[seat]
        for kind, where in self.shelves:
            if kind == good and STOCK.get(me)[where] > me.goods[good]:
                STOCK.put(me, where, me.goods[good])

    def shelters(self, t: Table, seat: int) -> list[int]:
        return [DROP + good for good, where in self.shelves if STOCK.of(t, seat)[where]]

    def shelter(self, t: Table, seat: int, move: int) -> None:
        me = t.players[seat]
        for good, where in self.shelves:
            if good == move - DROP:
                STOCK.add(me, where, -1)
                spend_good(t, seat, good)

    def why_impossible(self, t: Table, seat: int) -> str:
        me = t.players[seat]
        for good, where in self.shelves:
            most = min(self.room, me.goods[good]) if "brasserie" in me.layout.names else 0
            if STOCK.get(me)[where] > most:
                return "the Brasserie holds no more than two of a good, which its owner has"
        return ""


class GamingRoom(Action):
    """Followers are sent there as to a deed, cheese and wine are put there (ruling 40)."""

    verbs = (PUT,)
    hooks = (
        "turn_options",
        "space_for_sent",
        "points",
        "last_citizens",
        "goods_on",
        "why_impossible",
    )
    tables = ((CHEESE, GAMING_CHEESE), (WINE, GAMING_WINE))

    def turn_options(self, t: Table, seat: int) -> list[int]:
        me = t.players[seat]
        return [PUT + good for good, at in self.tables if me.goods[good] and not STOCK.get(me)[at]]

    def take_turn_option(self, t: Table, seat: int, move: int) -> None:
        take_away(t, seat, move - PUT)
        for good, at in self.tables:
            if good == move - PUT:
                STOCK.put(t.players[seat], at, 1)

    def space_for_sent(self, t: Table, seat: int, kind: int) -> int:
        """No follower may replace another."""
        me, book = t.players[seat], t.book
        room = book.numbers["gaming-room"]
        for space in range(book.first[room], book.last[room]):
            if book.want[space] == kind and not me.spaces[space]:
                return space
        return NOWHERE

    def lost(self, t: Table, seat: int) -> None:
        me = t.players[seat]
        for good, at in self.tables:
            me.goods[good] += STOCK.get(me)[at]
            STOCK.put(me, at, 0)

    def points(self, t: Table, seat: int) -> int:
        return status(t, seat) * self.last_citizens(t, seat)

    def last_citizens(self, t: Table, seat: int) -> int:
        """Three if everybody and everything is there."""
        me, book = t.players[seat], t.book
        room = book.numbers["gaming-room"]
        full = 0 not in me.spaces[book.first[room] : book.last[room]]
        served = STOCK.get(me)[GAMING_CHEESE] and STOCK.get(me)[GAMING_WINE]
        return 3 if full and served else 0

    def goods_on(self, t: Table, seat: int, good: int) -> int:
        return sum(STOCK.of(t, seat)[at] for kind, at in self.tables if kind == good)

    def why_impossible(self, t: Table, seat: int) -> str:
        me = t.players[seat]
        most = 1 if "gaming-room" in me.layout.names else 0
        if max(STOCK.get(me)[at] for _, at in self.tables) > most:
            return "the Gaming Room holds one cheese and one wine"
        return ""


STORES: dict[str, Action] = {"brasserie": Brasserie(), "gaming-room": GamingRoom()}
