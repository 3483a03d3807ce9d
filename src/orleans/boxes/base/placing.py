"""Phase 4: followers and gear wheels are placed on action spaces; outside planning followers
go there straight from the bag."""

from __future__ import annotations

from typing import Any, Final

from orleans.boxes.base.free import free_moves
from orleans.boxes.base.gears import (
    has_free_gear,
    may_replace_farmers,
    note_placed,
    wheel_leaves,
    why_no_gear_at,
)
from orleans.boxes.base.holdings import home_space
from orleans.boxes.base.using import why_not_use
from orleans.boxes.base.verbs import FETCH, GEAR_ON, PLACE, READY, USE
from orleans.kernel.counting import find
from orleans.kernel.frames import Options
from orleans.kernel.layout import Fit
from orleans.kernel.table import PLANNING, READY_TO_ACT, Player, Table
from orleans.kernel.verbs import MAX_SPACES, VERB
from orleans.pieces import (
    ANY_NEUTRAL,
    EMPTY,
    GEAR,
    HOMES,
    KIND_TABLE,
    KINDS,
    NEUTRAL_KINDS,
    NO_FOLLOWERS,
    OWN_KINDS,
)

SPACE: Final = MAX_SPACES - 1  # the bits of a placing move that say where
# By kind and space: the move. To find a number takes less time than to make it, and compiled, one
# whose type is unknown is not made again.
WAYS: Final[list[list[Any]]] = [
    [PLACE + kind * MAX_SPACES + space for space in range(MAX_SPACES)] for kind in range(KINDS)
]
OWN_FIRST: Final = (*OWN_KINDS, *NEUTRAL_KINDS, *NO_FOLLOWERS)
AFTER_PLANNING = "places are used after the planning; "  # and then why not yet


def begin_planning(t: Table, seat: int) -> None:
    me = t.players[seat]
    me.stage = PLANNING
    if t.book.sealed:
        t.sealed[seat] = me.copy()
    if not has_plans(t, me) and not free_moves(t, seat, t.book.in_planning):
        finish_planning(t, me)


def has_plans(t: Table, me: Player) -> bool:
    """There is something to place and somewhere to place it."""
    spaces, fit = me.spaces, fit_now(t, me) if t.book.with_stand_ins else me.layout.fit
    market = all_waiting(t, me) if me.layout.waits else me.market
    for kind in OWN_FIRST:  # one of them mostly waits there
        if market[kind]:
            for space in fit[kind]:
                if not spaces[space]:
                    return True
    return bool(me.gears and ways_to_place_gear(t, me))


def fit_now(t: Table, me: Player) -> Fit:
    """Where each kind may stand in this planning phase."""
    if t.event in t.book.with_stand_ins:
        return me.layout.wider_fit(t.book, t.event)
    return me.layout.fit


def finish_planning(t: Table, me: Player) -> None:
    """When the last seat is ready, all plans are open."""
    me.stage = READY_TO_ACT
    for player in t.players:
        if player.stage != READY_TO_ACT:
            return
    t.sealed = [None] * len(t.players)


def ways_to_plan(t: Table, me: Player) -> list[int]:
    found = [READY]
    if me.gears:
        found += ways_to_place_gear(t, me)
    spaces, layout = bytes(me.spaces), me.layout  # compiled, quicker to read
    fit = fit_now(t, me) if t.book.with_stand_ins else layout.fit
    market = all_waiting(t, me) if layout.waits else me.market
    for kind, number in enumerate(market):
        if number:
            ways = WAYS[kind]
            for space in fit[kind]:  # a loop takes half the time of a comprehension
                if not spaces[space]:
                    found.append(ways[space])
    if layout.annex >= 0:
        found += ways_to_fetch(market, me, fit)
    return found


def ways_left(me: Player, placed: int, space: int, before: Options) -> Options:
    """The ways to plan after a follower was placed: without its space, and perhaps its kind.

    They are sorted, as `ways_to_plan` finds them.
    """
    market, ways = me.market, before
    for kind in me.layout.kinds_on[space]:
        if market[kind]:
            at = find(ways, PLACE + kind * MAX_SPACES + space)
            ways = ways[:at] + ways[at + 1 :]
    if not market[placed]:
        first = PLACE + placed * MAX_SPACES
        at = find(ways, first)
        ways = ways[:at] + ways[find(ways, first + MAX_SPACES, at) :]
    if me.gears:
        at = find(ways, GEAR_ON + space)
        if at < len(ways) and ways[at] == GEAR_ON + space:
            ways = ways[:at] + ways[at + 1 :]
    return ways


def ways_to_fetch(market: list[int], me: Player, fit: Fit) -> list[int]:
    """A kind that is in the market and in the tower may come from either (ruling 20)."""
    return [
        FETCH + kind * MAX_SPACES + space
        for kind in range(KINDS)
        if market[kind] > me.market[kind] > 0
        for space in fit[kind]
        if not me.spaces[space]
    ]


def all_waiting(t: Table, me: Player) -> list[int]:
    """The market together with the Gunpowder Tower and with those who may leave their homes."""
    if not me.layout.waits:
        return me.market
    market = me.market[:]
    tower = me.layout.annex
    elsewhere = [] if why_home(t) else [*me.layout.homes]
    if tower >= 0:
        elsewhere += range(t.book.first[tower], t.book.last[tower])
    for space in elsewhere:
        if me.spaces[space]:
            market[me.spaces[space] - 1] += 1
    return market


def why_home(t: Table) -> str:
    """Why nobody may be placed from a home."""
    for reason in t.book.stays_home:
        if reason(t):
            return reason(t)
    return ""


def place(t: Table, me: Player, move: int) -> None:
    """From the market if there is one, otherwise or when fetched from the tower (ruling 20)."""
    verb = move & VERB
    kind = (move - verb) // MAX_SPACES
    if me.market[kind] and verb == PLACE:
        me.market[kind] -= 1
    elif HOMES[kind]:
        me.spaces[home_space(t, kind)] = EMPTY
    else:
        me.spaces[tower_spaces(t, me, kind + 1)[0]] = EMPTY
    me.spaces[move & SPACE] = kind + 1


def ways_to_place(t: Table, seat: int, kind: int) -> list[int]:
    """The moves that place a follower of this kind where it fits."""
    me = t.players[seat]
    base = PLACE + kind * MAX_SPACES
    return [base + space for space in me.layout.fit[kind] if not me.spaces[space]]


def place_from_bag(t: Table, seat: int, move: int) -> None:
    kind, space = divmod(move - PLACE, MAX_SPACES)
    me = t.players[seat]
    me.bag[kind] -= 1
    me.spaces[space] = kind + 1


def ways_to_place_gear(t: Table, me: Player) -> list[int]:
    book, spaces = t.book, me.spaces
    anywhere = has_free_gear(t, me)
    if not anywhere and not may_replace_farmers(t, me):
        return []
    return [
        GEAR_ON + space
        for space in me.layout.gear_spaces
        if not spaces[space]
        and (anywhere or book.farmer_space[space])
        and book.free_of_gears(spaces, book.place_of[space])
        and not (book.gear_bars and why_no_gear_at(t, book.place_of[space]))
    ]


def place_gear(t: Table, me: Player, space: int) -> None:
    """On a farmer's space a wheel that is bound to such spaces, if there is one (ruling 31)."""
    me.spaces[space] = GEAR
    wheel_leaves(t, me, bound=t.book.farmer_space[space] and may_replace_farmers(t, me))
    note_placed(t, me)


def why_not_plan(t: Table, seat: int, move: int) -> str:
    me = t.players[seat]
    if move & VERB == PLACE:
        return why_not_place(t, me, move)
    if move & VERB == GEAR_ON:
        return why_not_gear(t, me, move - GEAR_ON)
    if move & VERB == USE:
        return AFTER_PLANNING + (why_not_use(t, seat, move - USE) or "this one is ready")
    return "place followers and gear wheels, or say that you are ready"


def why_not_place(t: Table, me: Player, move: int) -> str:
    kind, space = divmod(move - PLACE, MAX_SPACES)
    if t.book.place_of[space] not in me.layout.places:
        return "you do not have this place"
    if not all_waiting(t, me)[kind]:
        at_home = me.layout.homes and HOMES[kind] and me.spaces[home_space(t, kind)]
        return (why_home(t) if at_home else "") or "no such follower stands in your market"
    if space not in fit_now(t, me)[kind]:
        if t.book.want[space] == ANY_NEUTRAL and KIND_TABLE[kind].own:
            return "your own followers never leave you, and whoever stands here does"
        return "this follower may not stand on that space"
    return "that space is taken"


def why_not_gear(t: Table, me: Player, space: int) -> str:
    book = t.book
    place = book.place_of[space]
    if place not in me.layout.places:
        return "you do not have this place"
    if not me.gears:
        return "you have no gear wheel to place"
    if not book.components.places[place].gears:
        return "this place takes no gear wheel"  # ruling 23 among them
    if why_no_gear_at(t, place):
        return why_no_gear_at(t, place)
    if space not in me.layout.gear_spaces:
        return "a gear wheel never replaces a monk"
    if me.spaces[space]:
        return "that space is taken"
    if not book.free_of_gears(me.spaces, place):
        return "this place has a gear wheel already"
    if not may_replace_farmers(t, me):
        return "this gear wheel waits for your first step on the craftsmen track"
    return "this gear wheel may only replace a farmer"


def tower_spaces(t: Table, me: Player, content: int) -> list[int]:
    """The Gunpowder Tower's spaces with this content, if the player has the tile."""
    book, tower = t.book, me.layout.annex
    if tower < 0:
        return []
    return [
        space for space in range(book.first[tower], book.last[tower]) if me.spaces[space] == content
    ]
