"""Trading stations: where they may be built, and what follows."""

from __future__ import annotations

from orleans.engine.book import Action
from orleans.engine.frames import Frame, Step, add_step
from orleans.engine.moves import BUY, DONE
from orleans.engine.table import Table
from orleans.pieces import EMPTY, WATER, WINE
from orleans.rules.gains import gain_good

NO_STATION = "you have no trading station left"


def build_station(t: Table, seat: int, town: int) -> None:
    """A station on the map. The Vineyard sells wine in towns with a waterway (ruling 59)."""
    me = t.players[seat]
    me.stations -= 1
    t.stations[town] |= 1 << seat
    if "vineyard" in me.layout.names and t.book.ways[town][WATER] and me.coins and t.goods[WINE]:
        t.stack.append((VINEYARD, seat, 0, 0))


class Guildhall(Action):
    """Where the merchant stands: one a town, in the start town one each.

    With a follower in the Tavern also beside another player's station.
    """

    def why_not(self, t: Table, seat: int) -> str:
        me = t.players[seat]
        if not me.stations:
            return NO_STATION
        if t.stations[me.town] >> seat & 1:
            return "you have a trading station there already"
        if taken(t, me.town) and not tavern_open(t, seat):
            return "another player has a trading station there"
        return ""

    def carry_out(self, t: Table, seat: int) -> None:
        me = t.players[seat]
        if taken(t, me.town):
            close_tavern(t, seat)
        build_station(t, seat, me.town)


def taken(t: Table, town: int) -> bool:
    """Somebody's station keeps others out."""
    return bool(t.stations[town]) and town != t.book.components.player.start


def tavern_open(t: Table, seat: int) -> bool:
    me = t.players[seat]
    return "tavern" in me.layout.names and t.book.activated(me.spaces, t.book.numbers["tavern"])


def close_tavern(t: Table, seat: int) -> None:
    """Its follower goes home only when he was needed (ruling 37)."""
    me, space = t.players[seat], t.book.first[t.book.numbers["tavern"]]
    me.bag[me.spaces[space] - 1] += 1
    me.spaces[space] = EMPTY


class VineyardStep(Step):
    """(seat): one wine for one coin, or not."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        return [DONE, BUY + WINE]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        if move == BUY + WINE:
            t.players[seat].coins -= 1
            gain_good(t, seat, WINE)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "buy wine for a coin, or say that you are done"


VINEYARD = add_step(VineyardStep("vineyard"))
