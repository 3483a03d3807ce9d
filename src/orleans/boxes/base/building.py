"""Trading stations: where they may be built, and what follows."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.gains import gain_good
from orleans.boxes.base.using import why_barred
from orleans.boxes.base.verbs import BUY, DONE, FOUND
from orleans.kernel.book import Action
from orleans.kernel.frames import EVERY, Frame, Step, add_step
from orleans.kernel.table import Table
from orleans.pieces import EMPTY, WATER, WINE

NO_STATION = "you have no trading station left"


def build_station(t: Table, seat: int, town: int) -> None:
    """A station on the map. The Vineyard sells wine in towns with a waterway (ruling 59)."""
    put_station(t, seat, town)
    me = t.players[seat]
    if "vineyard" in me.layout.names and t.book.ways[town][WATER] and me.coins and t.goods[WINE]:
        t.stack.append((VINEYARD, seat, ()))


def put_station(t: Table, seat: int, town: int) -> None:
    t.players[seat].stations -= 1
    t.stations[town] |= 1 << seat


class Guildhall(Action):
    """Where the merchant stands: one a town, in the start town one each.

    With a follower in the Tavern also beside another player's station.
    """

    def why_not(self, t: Table, seat: int) -> str:
        return why_not_build(t, seat, tavern_open(t, seat))

    def carry_out(self, t: Table, seat: int) -> None:
        build_as_guildhall(t, seat)


def build_as_guildhall(t: Table, seat: int) -> None:
    me = t.players[seat]
    if taken(t, me.town):
        close_tavern(t, seat)
    build_station(t, seat, me.town)


def why_not_build(t: Table, seat: int, beside: bool) -> str:
    """Why no station can be built where the merchant stands; `beside`: next to others."""
    me = t.players[seat]
    if not me.stations:
        return NO_STATION
    if t.stations[me.town] >> seat & 1:
        return "you have a trading station there already"
    return "another player has a trading station there" if taken(t, me.town) and not beside else ""


def taken(t: Table, town: int) -> bool:
    """Somebody's station keeps others out."""
    return bool(t.stations[town]) and town != t.book.components.player.start


def tavern_open(t: Table, seat: int) -> bool:
    me, book = t.players[seat], t.book
    if "tavern" not in me.layout.names:
        return False
    tavern = book.numbers["tavern"]
    return book.activated(me.spaces, tavern) and not why_barred(t, seat, tavern)


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


# --- stations that deeds bring

AS_GUILDHALL: Final = 1


class BuildHere(Step):
    """(seat, AS_GUILDHALL or 0): a station where the merchant stands, or not."""

    args = ("as_guildhall",)
    open_args = EVERY

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        return [DONE, FOUND + t.players[seat].town]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        (as_guildhall,) = frame[2]
        if move == DONE:
            return
        if as_guildhall == AS_GUILDHALL:
            build_as_guildhall(t, seat)
        else:  # no other tile helps: the Vineyard sells nothing, and nobody leaves the Tavern
            put_station(t, seat, move - FOUND)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "build a trading station where your merchant is, or say that you are done"


BUILD_HERE = add_step(BuildHere("build-here"))
VINEYARD = add_step(VineyardStep("vineyard"))
