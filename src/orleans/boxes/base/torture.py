"""Payments, and torture for what cannot be paid, piece by piece."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.gears import give_spare_gear
from orleans.boxes.base.goals import lose
from orleans.boxes.base.holdings import flip_station, go_home, goods_of, lose_good
from orleans.boxes.base.verbs import (
    COME,
    GIVE,
    GIVE_DEVELOPMENT,
    GIVE_FOLLOWER,
    GIVE_GEAR,
    GIVE_SPARE_GEAR,
    GIVE_STATION,
    GIVE_STATION_AT,
    GIVE_TILE,
)
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.counting import some, total
from orleans.kernel.frames import EVERY, NATURE, Args, Frame, Step, add_step
from orleans.kernel.table import Player, Table, changed
from orleans.kernel.verbs import VERB
from orleans.pieces import EMPTY, GEAR, IS_NEUTRAL, NEUTRAL_KINDS, NO_FOLLOWERS, has_neutrals

COINS: Final = 0  # what is owed: coins that could not be paid, or things from the first
THINGS: Final = 1


def pay(t: Table, seat: int, coins: int, cause: int) -> None:
    """Pay coins into the supply; torture replaces every missing one, or the loss of the game."""
    me = t.players[seat]
    if me.coins < coins and t.book.without_torture:
        lose(t, seat)
        return
    paid = min(me.coins, coins)
    me.coins -= paid
    torture(t, seat, coins - paid, cause, COINS)


def torture(t: Table, seat: int, debt: int, cause: int, owed: int = THINGS) -> None:
    """Ask piece by piece; with nothing left to give the rest is void (ruling 8)."""
    if debt and t.book.without_torture:
        lose(t, seat)
    elif debt:
        ask(t, seat, TORTURE, debt, debt, cause, owed)


def ways_to_give(t: Table, seat: int) -> list[int]:
    me = t.players[seat]
    ways = []
    if me.stations:
        ways.append(GIVE_STATION)
    if total(me.bag) and has_neutrals(me.bag):
        ways.append(GIVE_FOLLOWER)
    if me.development and may_step_back(t, me):
        ways.append(GIVE_DEVELOPMENT)
    if me.gears:
        ways.append(GIVE_SPARE_GEAR)
    if total(me.goods):
        ways += [GIVE + good for good in goods_of(t, seat)]
    mine = 1 << seat
    if some(t.stations):
        for town, built in enumerate(t.stations):
            if built & mine:
                ways.append(GIVE_STATION_AT + town)
    for tile in me.layout.tiles:
        ways.append(GIVE_TILE + tile)
    if GEAR in me.spaces:
        for space in range(len(me.spaces)):  # a comprehension would slow down all of this
            if me.spaces[space] == GEAR:
                ways.append(GIVE_GEAR + space)
    for tile in t.book.with_things_to_give:
        more = t.book.actions[tile].things_to_give(t, seat)
        ways = sorted(ways + more) if more else ways
    return ways


def may_step_back(t: Table, me: Player) -> bool:
    """Never off, onto or past a space with coins (ruling 10)."""
    coins = t.book.components.development.coins
    here = me.development
    return here > 0 and not coins[here] and not coins[here - 1]


def lose_tile(t: Table, seat: int, tile: int) -> None:
    """A tile leaves the game: followers home to the bag, a wheel goes with it (ruling 14)."""
    me, book = t.players[seat], t.book
    book.actions[tile].lost(t, seat)
    for space in range(book.first[tile], book.last[tile]):
        if me.spaces[space] == GEAR:
            t.lost_gears += 1
        elif me.spaces[space]:
            go_home(t, me, space)
        me.spaces[space] = EMPTY
    me.layout = book.layout(tuple(other for other in me.layout.tiles if other != tile))


class Torture(Question):
    """The player picks what to give for one missing coin; `due` is the whole debt."""

    args = ("left", "due", "cause", "owed")
    open_args = EVERY
    manner = "torture"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return ways_to_give(t, seat)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == GIVE_FOLLOWER:
            t.stack.append((LOSE_FOLLOWER, NATURE, (seat, *args)))
            return
        self._give(t, seat, move)
        give_more(t, seat, args)

    def _give(self, t: Table, seat: int, move: int) -> None:
        me = t.players[seat]
        if move == GIVE_STATION:
            me.stations -= 1
        elif move == GIVE_DEVELOPMENT:
            me.development -= 1
        elif move == GIVE_SPARE_GEAR:
            give_spare_gear(t, me)
            t.lost_gears += 1
        elif move & VERB == GIVE:
            lose_good(t, seat, move - GIVE)
        elif move & VERB == GIVE_STATION_AT:
            flip_station(t, seat, move - GIVE_STATION_AT)
        elif move & VERB == GIVE_TILE:
            lose_tile(t, seat, move - GIVE_TILE)
        elif move & VERB == GIVE_GEAR:
            me.spaces[move - GIVE_GEAR] = EMPTY
            t.lost_gears += 1
        else:
            give_from_tile(t, seat, move)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        left, _, _, _ = args
        if move == GIVE_DEVELOPMENT:
            return "the marker may not go back off, onto or past a space with coins"
        if move == GIVE_FOLLOWER:
            return "your bag holds no follower without your colour"
        return f"you owe {{}} more: give something that you have|{left}"


def give_from_tile(t: Table, seat: int, move: int) -> None:
    for tile in t.book.with_things_to_give:
        if move in t.book.actions[tile].things_to_give(t, seat):
            t.book.actions[tile].give(t, seat, move)
            return


def give_more(t: Table, seat: int, args: Args) -> None:
    """Ask for the next piece, if more is due."""
    left, due, cause, owed = args
    if left > 1:
        ask(t, seat, TORTURE, left - 1, due, cause, owed)


class LoseFollower(Step):
    """Nature: a random follower from the bag, never one in the player's own colour."""

    args = ("seat", *Torture.args)
    open_args = EVERY
    open_outcome = True

    def manner(self, frame: Frame) -> str:
        return Torture.manner

    def odds(self, t: Table, frame: Frame) -> list[tuple[int, int]]:
        bag = t.players[frame[2][0]].bag
        kinds = (*NEUTRAL_KINDS, *NO_FOLLOWERS)
        return [(COME + kind, bag[kind]) for kind in kinds if bag[kind]]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        seat = frame[2][0]
        t.players[seat].bag[move - COME] -= 1  # no marker moves (ruling 15)
        kind = move - COME
        if not IS_NEUTRAL[kind]:  # a piece that is no follower pays nothing (ruling 181)
            t.stack.append(frame)
            return
        t.lost_followers = changed(t.lost_followers, kind, t.lost_followers[kind] + 1)
        give_more(t, seat, frame[2][1:])


TORTURE: Final = add_question(Torture(), "torture")
LOSE_FOLLOWER: Final = add_step(LoseFollower("lose-follower"))
