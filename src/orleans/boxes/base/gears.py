"""Gear wheels that wait to be placed, and whom they may replace.

Of a player's spare wheels some are bound to farmers' spaces (`Player.bound_gears`).
"""

from __future__ import annotations

from orleans.boxes.base.extra_fields import FREE_WHEELS, WHEEL_PLACED
from orleans.boxes.base.gains import gain_gear
from orleans.boxes.base.verbs import GIVE_GEAR, GIVE_SPARE_GEAR
from orleans.kernel.table import Player, Table
from orleans.pieces import CRAFTSMAN, EMPTY, GEAR


def limit_gears(t: Table, seat: int) -> None:
    """The first wheel of the craftsmen track is for a farmer's space (rulings 11 and 12)."""
    me = t.players[seat]
    if me.tracks[CRAFTSMAN] == 1 and t.book.edition.gear_limit != "placed":
        me.bound_gears += 1
    free_gears(t, seat)
    if me.tracks[CRAFTSMAN] > 1:
        for note in t.book.when_wheel_comes:
            note(t, seat)


def free_gears(t: Table, seat: int) -> None:
    """From the second space on no wheel is for a farmer's space any longer (ruling 12)."""
    me = t.players[seat]
    if me.tracks[CRAFTSMAN] > 1 and t.book.edition.gear_limit == "space":
        me.bound_gears = 0


def bind_gears(t: Table, seat: int) -> None:
    """A marker set back limits the wheels of its track again (ruling 93)."""
    me = t.players[seat]
    if me.tracks[CRAFTSMAN] <= 1 and t.book.edition.gear_limit == "space":
        me.bound_gears = me.gears - FREE_WHEELS.count(me)


def gain_free_gear(t: Table, seat: int) -> None:
    """A wheel that the craftsmen track never limits."""
    gain_gear(t, seat)
    if FREE_WHEELS.in_play(t.book):
        FREE_WHEELS.add(t.players[seat], 1)
    for note in t.book.when_wheel_comes:
        note(t, seat)


def has_free_gear(t: Table, me: Player) -> bool:
    """A spare wheel may replace others than farmers (ruling 109 for the first one)."""
    if t.book.edition.gear_limit == "placed" and not WHEEL_PLACED.count(me):
        return False
    return me.gears > me.bound_gears


def may_replace_farmers(t: Table, me: Player) -> bool:
    """Where spaces of the track count, a bound wheel waits for the first one (ruling 93)."""
    return me.tracks[CRAFTSMAN] > 0 or t.book.edition.gear_limit != "space"


def wheel_leaves(t: Table, me: Player, bound: bool) -> None:
    """One spare wheel less, one that is bound if there is such a one and it may be."""
    me.gears -= 1
    if bound and me.bound_gears:
        me.bound_gears -= 1
    if FREE_WHEELS.in_play(t.book):
        FREE_WHEELS.set(me, (min(FREE_WHEELS.count(me), me.gears - me.bound_gears),))


def why_no_gear_at(t: Table, place: int) -> str:
    """Why a place that may have a wheel takes none in this game."""
    for bar in t.book.gear_bars:
        if bar(t, place):
            return bar(t, place)
    return ""


def note_placed(t: Table, me: Player) -> None:
    """A player has placed a wheel: the next ones are no longer the first."""
    if WHEEL_PLACED.in_play(t.book):
        WHEEL_PLACED.set(me, (1,))


def give_spare_gear(t: Table, me: Player) -> None:
    """A wheel not yet placed, one for a farmer's space first (ruling 31)."""
    wheel_leaves(t, me, bound=True)


def placed_wheels(me: Player) -> list[int]:
    """The moves by which a player gives up a wheel on the board or on a place tile."""
    spaces = me.spaces
    return [GIVE_GEAR + space for space in range(len(spaces)) if spaces[space] == GEAR]


def all_wheels(me: Player) -> list[int]:
    """The same for any wheel, placed or not."""
    spare = [GIVE_SPARE_GEAR] if me.gears else []
    return [*spare, *placed_wheels(me)] if GEAR in me.spaces else spare


def return_wheel(t: Table, me: Player, move: int) -> None:
    """A wheel goes back to the supply."""
    if move == GIVE_SPARE_GEAR:
        give_spare_gear(t, me)
    else:
        me.spaces[move - GIVE_GEAR] = EMPTY
    t.gears += 1
