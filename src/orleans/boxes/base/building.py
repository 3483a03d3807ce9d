"""Trading stations: where they may be built, and what follows."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.gains import claim_citizen
from orleans.boxes.base.holdings import flip_station
from orleans.boxes.base.verbs import DONE, FOUND
from orleans.kernel.asking import Question, add_question
from orleans.kernel.book import Book
from orleans.kernel.citizens import TOWN_CITIZENS
from orleans.kernel.effects import Action
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.moves import MOST_SEATS
from orleans.kernel.table import Table

NEUTRAL: Final = 1 << MOST_SEATS  # a neutral tower, beside the bits of the seats


def neutral_towers(book: Book) -> tuple[int, ...]:
    """The towns with neutral towers, by the number of players; they stay (ruling 262)."""
    by_players = book.scenario.neutral_towers
    return by_players[book.players - 2] if by_players else ()


def no_station(t: Table) -> str:
    """Why a player without a trading station cannot build (ruling 133)."""
    if t.book.stations:
        return "you have no trading station left"
    return "there are no trading stations in this scenario"


def build_station(t: Table, seat: int, town: int) -> None:
    """A station on the map, with what the player's tiles add to it."""
    put_station(t, seat, town)
    for tile in t.players[seat].layout.built:
        t.book.actions[tile].built(t, seat, town)


def put_station(t: Table, seat: int, town: int) -> None:
    take_station(t, seat)
    flip_station(t, seat, town)
    for note in t.book.when_built:
        note(t, seat, town)


def take_station(t: Table, seat: int) -> None:
    """Take a station to build it, at the price of every station in this game."""
    t.players[seat].stations -= 1
    t.players[seat].coins -= station_price(t)


def station_price(t: Table) -> int:
    """What every trading station costs, whichever action builds it."""
    return sum([price(t) for price in t.book.station_prices]) if t.book.station_prices else 0


def why_no_station(t: Table, seat: int) -> str:
    """Why a player cannot build a trading station anywhere."""
    me = t.players[seat]
    if not me.stations:
        return no_station(t)
    price = station_price(t)
    return f"every trading station costs {{}} coins|{price}" if me.coins < price else ""


class Guildhall(Action):
    """In the merchant's town: one in each town, in the home town one for each player.

    Some tiles let their owner build beside another player's station too.
    """

    def why_not(self, t: Table, seat: int) -> str:
        return why_not_build(t, seat, may_share_town(t, seat))

    def carry_out(self, t: Table, seat: int) -> None:
        build_as_guildhall(t, seat)


def barred_without_stations(t: Table, seat: int, place: int) -> str:
    return no_station(t) if isinstance(t.book.actions[place], Guildhall) else ""


def barred_by_tower(t: Table, seat: int, place: int) -> str:
    """At the edge of the map there is one tower in each town, whatever tiles allow (ruling 242)."""
    if not isinstance(t.book.actions[place], Guildhall):
        return ""
    town = t.players[seat].town
    towered = town in t.book.scenario.towers and t.stations[town]
    return "this town has its tower" if towered else ""


def claim_when_built(t: Table, seat: int, town: int) -> None:
    """A citizen in a town comes with the first trading station there."""
    claim_citizen(t, seat, TOWN_CITIZENS + town)


def build_as_guildhall(t: Table, seat: int) -> None:
    me = t.players[seat]
    if taken(t, me.town):
        share_town(t, seat)
    build_station(t, seat, me.town)


def why_not_build(t: Table, seat: int, beside: bool) -> str:
    """Why no station can be built in the merchant's town; `beside`: next to others."""
    me = t.players[seat]
    if not me.stations or t.book.station_prices:
        reason = why_no_station(t, seat)
        if reason:
            return reason
    if t.stations[me.town] >> seat & 1:
        return "you have a trading station there already"
    return "another player has a trading station there" if taken(t, me.town) and not beside else ""


def taken(t: Table, town: int) -> bool:
    """A player's station keeps others out."""
    return bool(t.stations[town]) and town != t.book.home


def may_share_town(t: Table, seat: int) -> bool:
    """A tile lets its owner build beside others just now."""
    tiles = t.players[seat].layout.shares_town
    return any(t.book.actions[tile].shares_town(t, seat) for tile in tiles)


def share_town(t: Table, seat: int) -> None:
    for tile in t.players[seat].layout.shares_town:
        if t.book.actions[tile].shares_town(t, seat):
            t.book.actions[tile].town_shared(t, seat)
            return


# --- stations that deeds bring

AS_GUILDHALL: Final = 1


class BuildHere(Question):
    """(seat, AS_GUILDHALL or 0): a station in the merchant's town, or not."""

    args = ("as_guildhall",)
    open_args = EVERY
    prompt = "build a trading station where your merchant is, or say that you are done"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE, FOUND + t.players[seat].town]

    def answer(self, t: Table, args: Args, move: int) -> str:
        return "build no trading station" if move == DONE else ""

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (as_guildhall,) = args
        if move == DONE:
            return
        if as_guildhall == AS_GUILDHALL:
            build_as_guildhall(t, seat)
        else:  # no tile has a share in it
            put_station(t, seat, move - FOUND)


BUILD_HERE = add_question(BuildHere(), "build-here")
