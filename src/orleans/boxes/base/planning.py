"""Phases 3 and 4: followers come to the market and are placed on action spaces.

All seats draw and plan at the same time. Nobody sees an unfinished plan of another
(ruling 1): until all are ready the table keeps a sealed picture of each seat as it was
before it planned.
A seat that has something to plan says itself that it is ready, so that it can still
change its mind after the last follower.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from orleans.boxes.base.gears import (
    has_free_gear,
    may_replace_farmers,
    note_placed,
    wheel_leaves,
    why_no_gear_at,
)
from orleans.boxes.base.hiring import draw_limit
from orleans.boxes.base.holdings import go_home, home_space
from orleans.boxes.base.using import why_not_use
from orleans.boxes.base.verbs import (
    BACK,
    COME,
    DONE,
    DRAW,
    FETCH,
    GEAR_ON,
    PLACE,
    READY,
    TOWER,
    USE,
)
from orleans.kernel.causes import A_PLAN, BY_EVENT, FOLLOWERS, NO_CAUSE
from orleans.kernel.frames import (
    EVERY,
    FINISHED,
    NATURE,
    NOTHING,
    RULES,
    SEATS,
    DrawPiece,
    Frame,
    Options,
    Step,
    add_step,
)
from orleans.kernel.layout import Fit
from orleans.kernel.table import (
    DRAWING,
    PLANNING,
    READY_TO_ACT,
    RECALLING,
    STORING,
    Player,
    Table,
)
from orleans.kernel.verbs import MAX_SPACES, VERB, verb_of
from orleans.pieces import ANY_NEUTRAL, EMPTY, GEAR, HOMES, KIND_NAMES, KIND_TABLE, KINDS

find: Final = bisect_left  # compiled, a name that is not Final is looked up each time
SPACE: Final = MAX_SPACES - 1  # the bits of a placing move that say where


class OpenPlanning(Step):
    """The rules: everybody begins to draw."""

    def run(self, t: Table, frame: Frame) -> None:
        t.stack.append((PLAN, SEATS, ()))
        for player in t.players:
            player.stage = DRAWING
        for seat in range(len(t.players)):
            if not most_draws(t, seat):
                choose_draws(t, seat, 0)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return FOLLOWERS


class Plan(Step):
    """Several seats: draw, fill the Gunpowder Tower, place followers and gear wheels."""

    def actors(self, t: Table, frame: Frame) -> list[int]:
        players = t.players
        busy = [seat for seat in t.book.turn_orders[t.start] if players[seat].stage < READY_TO_ACT]
        if not t.book.sealed:  # ruling 2: all draw, then one plans after the other
            drawing = [seat for seat in busy if players[seat].stage < PLANNING]
            return drawing or busy[:1]
        return busy

    def go_on(self, t: Table, frame: Frame, seat: int, move: int, before: Options) -> Options:
        me, verb = t.players[seat], move & VERB
        if verb == PLACE and not me.layout.waits and not t.book.with_stand_ins:
            place(t, me, move)  # most moves are such
            return ways_left(me, move, before)
        pending = len(t.stack)
        if verb == BACK:
            recall(t, seat, move - BACK)
        else:
            self.take(t, frame, seat, move)
        if len(t.stack) != pending:
            return NOTHING
        if me.stage == READY_TO_ACT:
            return FINISHED if t.book.sealed else NOTHING
        if me.stage == RECALLING and verb == BACK:
            at = before.index(move)
            return before[:at] + before[at + 1 :]
        if me.stage == PLANNING and not t.book.sealed and not is_plan(move):
            return NOTHING  # has begun to plan, which others may have to wait for
        return tuple(self.options(t, frame, seat))

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        me = t.players[seat]
        if me.stage == PLANNING:
            return ways_to_plan(t, me)
        if me.stage == DRAWING:
            return ways_to_draw(t, seat)
        return ways_to_recall(me) if me.stage == RECALLING else ways_to_store(t, me)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        me = t.players[seat]
        verb = move & VERB
        if verb in (PLACE, FETCH):
            place(t, me, move)
        elif verb == GEAR_ON:
            place_gear(t, me, move - GEAR_ON)
        elif verb == BACK:
            recall(t, seat, move - BACK)
        elif verb == READY:
            finish_planning(t, me)
        elif verb == TOWER:
            store(t, seat, move - TOWER)
        elif verb == DRAW:
            choose_draws(t, seat, move - DRAW)
        elif me.stage == RECALLING:
            draw(t, seat, me.draws)
        else:
            begin_planning(t, seat)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return A_PLAN if is_plan(move) else FOLLOWERS

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        me = t.players[seat]
        if me.stage == READY_TO_ACT:
            return "your planning is finished; wait for the others"
        if me.stage <= RECALLING:
            return why_not_draw(t, seat, move)
        if me.stage == STORING:
            return "fill the Gunpowder Tower first, or say that you are done"
        if seat not in self.actors(t, frame):
            return "it is another player's turn to plan"
        return why_not_plan(t, seat, move)


# --- phase 3: followers


def ways_to_draw(t: Table, seat: int) -> list[int]:
    """As many followers as possible, or fewer (ruling 3)."""
    return [DRAW + n for n in range(most_draws(t, seat) + 1)]


def most_draws(t: Table, seat: int) -> int:
    """What the knights, the bag and the market allow."""
    me = t.players[seat]
    in_bag = sum(me.bag)
    return min(in_bag, room_to_draw(t, seat)) if in_bag else 0


def room_to_draw(t: Table, seat: int) -> int:
    """What the knights and the market allow."""
    draws, room = draw_limit(t, seat), room_in_market(t, t.players[seat])
    return draws if draws < room else room


def room_in_market(t: Table, me: Player) -> int:
    """Free spaces in the market, and in the Gunpowder Tower that extends it."""
    room = t.book.market_spaces - sum(me.market)
    return room + len(tower_spaces(t, me, EMPTY)) if me.layout.annex >= 0 else room


def choose_draws(t: Table, seat: int, number: int) -> None:
    """Each draw given up allows one follower to be moved back from a space to the market."""
    me = t.players[seat]
    me.draws = number
    me.recalls = room_to_draw(t, seat) - number
    if me.recalls > 0 and has_placed(me):
        me.stage = RECALLING
    else:
        draw(t, seat, number)


def has_placed(me: Player) -> bool:
    spaces = me.spaces
    for space in me.layout.spaces:  # noqa: SIM110 - twice as fast as any()
        if 0 < spaces[space] < GEAR:
            return True
    return False


def ways_to_recall(me: Player) -> list[int]:
    spaces = me.spaces
    return [DONE] + [BACK + s for s in me.layout.spaces if spaces[s] and spaces[s] != GEAR]


def recall(t: Table, seat: int, space: int) -> None:
    me = t.players[seat]
    for note in t.book.when_recalled:
        note(t, seat)
    if HOMES[me.spaces[space] - 1]:  # ruling 163
        go_home(t, me, space)
    else:
        me.market[me.spaces[space] - 1] += 1
        me.spaces[space] = EMPTY
    me.recalls -= 1
    if not me.recalls:
        draw(t, seat, me.draws)


def tower_spaces(t: Table, me: Player, content: int) -> list[int]:
    """The Gunpowder Tower's spaces with this content, if the player has the tile."""
    book, tower = t.book, me.layout.annex
    if tower < 0:
        return []
    return [
        space for space in range(book.first[tower], book.last[tower]) if me.spaces[space] == content
    ]


def draw(t: Table, seat: int, number: int) -> None:
    me = t.players[seat]
    me.draws = me.recalls = 0
    moved_back = me.stage == RECALLING and bool(t.book.when_recalled)
    if (number or moved_back) and t.book.watches_draws and is_watched(t):
        t.stack.append((DRAWN, RULES, (seat, *me.market)))
    if number and number < sum(me.bag):
        t.stack.append((DRAW_FOLLOWER, NATURE, (seat, number)))
        return
    if number:  # the whole bag: nothing is left to chance
        me.market = [here + more for here, more in zip(me.market, me.bag, strict=True)]
        me.bag = [0] * KINDS
    after_draw(t, seat)


def is_watched(t: Table) -> bool:
    """The event, or something else, takes part in phase 3."""
    return bool(t.book.when_drawn) or t.book.events[t.event].watches_draws


class Drawn(Step):
    """The rules, (seat, the market before it drew): an event takes part in phase 3."""

    args = ("seat", *KIND_NAMES)
    open_args = EVERY

    def run(self, t: Table, frame: Frame) -> None:
        seat, market = frame[2][0], t.players[frame[2][0]].market
        drawn = [now - was for now, was in zip(market, frame[2][1:], strict=True)]
        t.stack.append((GO_ON, RULES, (seat,)))
        t.book.events[t.event].drawn(t, seat, drawn)
        for note in t.book.when_drawn:
            note(t, seat, drawn)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return BY_EVENT + t.event if t.book.events[t.event].watches_draws else NO_CAUSE


class AfterDraw(Step):
    """The rules, (seat): what comes after the draws and the event's part in them."""

    args = ("seat",)
    open_args = EVERY

    def run(self, t: Table, frame: Frame) -> None:
        (seat,) = frame[2]
        after_draw(t, seat)


class DrawFollower(DrawPiece):
    """Nature, (seat, draws left)."""

    args = ("seat", "left")
    open_args = EVERY
    open_outcome = True

    def pieces(self, t: Table, frame: Frame) -> list[int]:
        seat, _ = frame[2]
        return t.players[seat].bag

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        seat, left = frame[2]
        me = t.players[seat]
        me.bag[move - COME] -= 1
        me.market[move - COME] += 1
        if left > 1:
            t.stack.append((DRAW_FOLLOWER, NATURE, (seat, left - 1)))
        else:
            after_draw(t, seat)


def after_draw(t: Table, seat: int) -> None:
    """Go on after the last draw, unless the event comes first."""
    if t.book.watches_draws and t.stack and t.stack[-1][0] == DRAWN:
        return
    me = t.players[seat]
    if me.layout.annex < 0:
        begin_planning(t, seat)
        return
    me.stage = STORING
    ways = ways_to_store(t, me)
    if ways == [DONE]:
        begin_planning(t, seat)
    elif len(ways) == 1:
        store(t, seat, ways[0] - TOWER)


def ways_to_store(t: Table, me: Player) -> list[int]:
    """Any follower of the market into the tower (ruling 19); what the market cannot hold must."""
    found = [DONE] if sum(me.market) <= t.book.market_spaces else []
    if tower_spaces(t, me, EMPTY):
        found += [TOWER + kind for kind in range(KINDS) if me.market[kind]]
    return found


def store(t: Table, seat: int, kind: int) -> None:
    me = t.players[seat]
    me.market[kind] -= 1
    me.spaces[tower_spaces(t, me, EMPTY)[0]] = kind + 1
    after_draw(t, seat)


def why_not_draw(t: Table, seat: int, move: int) -> str:
    me = t.players[seat]
    if me.stage == RECALLING:
        if move & VERB == BACK:
            return "no follower of yours stands there"
        return "move followers back from your spaces first, or say that you are done"
    if move & VERB == DRAW:
        return "that is more than your knights, your bag or your market allows"
    in_bag = sum(me.bag)
    if in_bag < room_to_draw(t, seat):
        return f"how many followers do you draw (only {{}} left in your bag)?|{in_bag}"
    return f"how many followers do you draw (up to {{}})?|{most_draws(t, seat)}"


# --- phase 4: planning

AFTER_PLANNING = "places are used after the planning; "  # and then why not yet


def begin_planning(t: Table, seat: int) -> None:
    me = t.players[seat]
    me.stage = PLANNING
    if t.book.sealed:
        t.sealed[seat] = me.copy()
    if not has_plans(t, me):
        finish_planning(t, me)


def has_plans(t: Table, me: Player) -> bool:
    """There is something to place and somewhere to place it."""
    spaces, fit = me.spaces, fit_now(t, me)
    for kind, number in enumerate(all_waiting(t, me) if me.layout.waits else me.market):
        if number:
            for space in fit[kind]:
                if not spaces[space]:
                    return True
    return bool(me.gears and ways_to_place_gear(t, me))


def fit_now(t: Table, me: Player) -> Fit:
    """Where each kind may stand in this planning phase."""
    if t.book.with_stand_ins and t.event in t.book.with_stand_ins:
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
    spaces, layout = me.spaces, me.layout
    fit = fit_now(t, me)
    market = all_waiting(t, me) if layout.waits else me.market
    base = PLACE
    for kind, number in enumerate(market):
        if number:
            found += [base + space for space in fit[kind] if not spaces[space]]
        base += MAX_SPACES
    if layout.annex >= 0:
        found += ways_to_fetch(market, me, fit)
    return found


def ways_left(me: Player, move: int, before: Options) -> Options:
    """The ways to plan after a follower was placed: without its space, and perhaps its kind.

    They are sorted, as `ways_to_plan` finds them.
    """
    space, market = move & SPACE, me.market
    placed, ways = (move - PLACE) // MAX_SPACES, before
    for kind in me.layout.kinds_on[space]:
        if market[kind]:
            at = find(ways, PLACE + kind * MAX_SPACES + space)
            ways = ways[:at] + ways[at + 1 :]
        elif kind == placed:
            first = move - space  # none of this kind is left
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
    """On a farmer's space a wheel that is bound to such, if there is one (ruling 31)."""
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


def space_of(move: int) -> int:
    """Where a move of the planning places something."""
    return move & SPACE


def is_plan(move: int) -> bool:
    """A move that belongs to a sealed plan."""
    return verb_of(move).plan


def is_planning(move: int) -> bool:
    """A move of the phases Followers and Planning."""
    verb = verb_of(move)
    return verb.plan or verb.drawing


DRAW_FOLLOWER: Final = add_step(DrawFollower("draw", COME))
OPEN_PLANNING: Final = add_step(OpenPlanning("followers"))
PLAN: Final = add_step(Plan("planning"))
DRAWN: Final = add_step(Drawn("drawn"))
GO_ON: Final = add_step(AfterDraw("after-draw"))
