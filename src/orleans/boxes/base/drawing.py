"""Phase 3: followers are drawn from the bag to the market, or moved back there."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.causes import BY_EVENT
from orleans.boxes.base.hiring import draw_limit, to_market
from orleans.boxes.base.holdings import go_home
from orleans.boxes.base.placing import begin_planning, tower_spaces
from orleans.boxes.base.verbs import BACK, COME, DONE, DRAW, TOWER
from orleans.kernel.causes import NO_CAUSE
from orleans.kernel.chance import Chance
from orleans.kernel.counting import of_filled, some_filled, total
from orleans.kernel.frames import EVERY, NATURE, RULES, DrawPiece, Frame, Step, add_step, take_out
from orleans.kernel.table import RECALLING, STORING, Player, Table
from orleans.kernel.verbs import MAX_SPACES, VERB
from orleans.pieces import EMPTY, GEAR, HOMES, KIND_NAMES, KINDS

BACKS: Final = tuple([BACK + space for space in range(MAX_SPACES)])


def ways_to_draw(t: Table, seat: int) -> list[int]:
    """As many followers as possible, or fewer (ruling 3)."""
    return [DRAW + n for n in range(most_draws(t, seat) + 1)]


def open_draws(t: Table) -> None:
    """Who can draw nobody has nothing to choose."""
    for seat, me in enumerate(t.players):
        if not total(me.bag) or not room_to_draw(t, seat):
            choose_draws(t, seat, 0)


def most_draws(t: Table, seat: int) -> int:
    """What the knights, the bag and the market allow."""
    me = t.players[seat]
    in_bag = total(me.bag)
    return min(in_bag, room_to_draw(t, seat)) if in_bag else 0


def room_to_draw(t: Table, seat: int) -> int:
    """What the knights and the market allow."""
    draws, me = draw_limit(t, seat), t.players[seat]
    room = t.book.market_spaces - total(me.market)
    if me.layout.annex >= 0:
        room += len(tower_spaces(t, me, EMPTY))  # the Gunpowder Tower extends the market
    return draws if draws < room else room


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
    if GEAR in me.spaces or me.layout.elsewhere:
        return ways_to_recall(me) != [DONE]
    return some_filled(me.spaces, me.layout.end)


def ways_to_recall(me: Player) -> list[int]:
    found = of_filled(BACKS, me.spaces, me.layout.end)
    if GEAR in me.spaces or me.layout.elsewhere:
        found = [move for move in found if may_be_recalled(me, move - BACK)]
    return [DONE, *found]


def may_be_recalled(me: Player, space: int) -> bool:
    return me.spaces[space] != GEAR and space in me.layout.spaces


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


def draw(t: Table, seat: int, number: int) -> None:
    me = t.players[seat]
    me.draws = me.recalls = 0
    if t.book.watches_draws and is_watched(t):
        moved_back = me.stage == RECALLING and bool(t.book.when_recalled)
        if number or moved_back:
            t.stack.append((DRAWN, RULES, (seat, *me.market)))
    if number:
        if number < total(me.bag):
            t.stack.append((DRAW_FOLLOWER, NATURE, (seat, number)))
            return
        # the whole bag: nothing is left to chance
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
        to_market(t, seat, move - COME)
        if left > 1:
            t.stack.append((frame[0], NATURE, (seat, left - 1)))
        else:
            self.all_drawn(t, seat)

    def draw_on(self, t: Table, frame: Frame, chance: Chance, counter: int) -> list[int]:
        """All that are left to draw."""
        seat, left = frame[2]
        me = t.players[seat]
        kinds = take_out(me.bag, left, chance, counter)
        for kind in kinds:
            me.market[kind] += 1
        self.all_drawn(t, seat)
        return [COME + kind for kind in kinds]

    def all_drawn(self, t: Table, seat: int) -> None:
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
    found = [DONE] if total(me.market) <= t.book.market_spaces else []
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
    in_bag = total(me.bag)
    if in_bag < room_to_draw(t, seat):
        return f"how many followers do you draw (only {{}} left in your bag)?|{in_bag}"
    return f"how many followers do you draw (up to {{}})?|{most_draws(t, seat)}"


def done_drawing(me: Player) -> str:
    """What it means to be done with moving followers back, or with filling the tower."""
    if me.stage != RECALLING:
        return "leave followers in the market"
    return f"draw {{}} followers now|{me.draws}" if me.draws else "leave followers on their spaces"


DRAW_FOLLOWER: Final = add_step(DrawFollower("draw", COME))
DRAWN: Final = add_step(Drawn("drawn"))
GO_ON: Final = add_step(AfterDraw("after-draw"))
