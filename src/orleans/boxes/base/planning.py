"""Phases 3 and 4: followers come to the market and are placed on action spaces.

All seats draw and plan at the same time. Nobody sees an unfinished plan of another
(ruling 1): until all are ready the table keeps a sealed picture of each seat as it was
before it planned.
A seat that has something to plan says itself that it is ready, so that it can still
change its mind after the last follower.
"""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.causes import FOLLOWERS
from orleans.boxes.base.drawing import (
    choose_draws,
    done_drawing,
    draw,
    open_draws,
    recall,
    store,
    ways_to_draw,
    ways_to_recall,
    ways_to_store,
    why_not_draw,
)
from orleans.boxes.base.free import free_moves, offering, why_not_offered
from orleans.boxes.base.placing import (
    SPACE,
    begin_planning,
    finish_planning,
    has_plans,
    place,
    place_gear,
    ways_left,
    ways_to_plan,
    why_not_plan,
)
from orleans.boxes.base.verbs import BACK, DONE, DRAW, FETCH, GEAR_ON, PLACE, READY, TOWER
from orleans.kernel.causes import A_PLAN
from orleans.kernel.frames import FINISHED, NOTHING, SEATS, Frame, Options, Step, add_step
from orleans.kernel.loop import NO_MOVE
from orleans.kernel.table import DRAWING, PLANNING, READY_TO_ACT, RECALLING, STORING, Table
from orleans.kernel.verbs import MAX_SPACES, VERB, verb_of
from orleans.pieces import EMPTY


class OpenPlanning(Step):
    """The rules: everybody begins to draw."""

    def run(self, t: Table, frame: Frame) -> None:
        t.stack.append((PLAN, SEATS, ()))
        for player in t.players:
            player.stage = DRAWING
        open_draws(t)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return FOLLOWERS


class Planning(Step):
    """Several seats: draw, fill the Gunpowder Tower, place followers and gear wheels."""

    def actors(self, t: Table, frame: Frame) -> list[int]:
        players, busy = t.players, []
        for seat in t.book.turn_orders[t.start]:
            if players[seat].stage < READY_TO_ACT:
                busy.append(seat)
        if not t.book.at_once:  # ruling 2: all draw, then one plans after the other
            drawing = [seat for seat in busy if players[seat].stage < PLANNING]
            return drawing or busy[:1]
        return busy

    def go_on(
        self, t: Table, frame: Frame, seat: int, move: int, before: Options
    ) -> Options | None:
        me, verb = t.players[seat], move & VERB
        if verb == PLACE and me.layout.plain:
            kind, space = (move - PLACE) // MAX_SPACES, move & SPACE
            me.market[kind] -= 1  # `place` without its other cases: most moves are like this
            me.spaces[space] = kind + 1
            return ways_left(me, kind, space, before)
        if verb == BACK and me.recalls > 1 and me.layout.plain:
            space = move - BACK
            me.market[me.spaces[space] - 1] += 1  # `recall`, likewise
            me.spaces[space] = EMPTY
            me.recalls -= 1
            left = [*before]
            left.remove(move)
            return tuple(left)
        if verb == READY:
            finish_planning(t, me)
            return FINISHED if t.book.at_once else NOTHING
        pending = len(t.stack)
        self.take(t, frame, seat, move)
        if len(t.stack) != pending:
            return NOTHING
        if me.stage == READY_TO_ACT:
            return FINISHED if t.book.at_once else NOTHING
        if me.stage == PLANNING and not t.book.at_once and not is_plan(move):
            return NOTHING  # has begun to plan, which others may have to wait for
        return tuple(self.options(t, frame, seat))

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        me = t.players[seat]
        if me.stage == PLANNING:
            found, free = ways_to_plan(t, me), t.book.in_planning
            return sorted(found + free_moves(t, seat, free)) if free else found
        if me.stage == DRAWING:
            return ways_to_draw(t, seat)
        return ways_to_recall(me) if me.stage == RECALLING else ways_to_store(t, me)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        me = t.players[seat]
        verb = move & VERB
        if move == DONE:
            if me.stage == RECALLING:
                draw(t, seat, me.draws)
            else:
                begin_planning(t, seat)
        elif verb == DRAW:
            choose_draws(t, seat, move - DRAW)
        elif verb == READY:
            finish_planning(t, me)
        elif verb == BACK:
            recall(t, seat, move - BACK)
        elif verb in (PLACE, FETCH):
            place(t, me, move)
        elif verb == GEAR_ON:
            place_gear(t, me, move - GEAR_ON)
        elif verb == TOWER:
            store(t, seat, move - TOWER)
        else:
            question = offering(t, seat, t.book.in_planning, move)
            assert question is not None
            question.take(t, seat, (), move)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return A_PLAN if is_plan(move) else FOLLOWERS

    def answer(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return done_drawing(t.players[seat]) if move == DONE else ""

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
        if move == NO_MOVE and not has_plans(t, me) and free_moves(t, seat, t.book.in_planning):
            return t.book.in_planning[0].prompt
        return why_not_offered(t, seat, t.book.in_planning, move) or why_not_plan(t, seat, move)


def is_plan(move: int) -> bool:
    """A move that belongs to a sealed plan."""
    return verb_of(move).plan


def is_planning(move: int) -> bool:
    """A move of the phases Followers and Planning."""
    verb = verb_of(move)
    return verb.plan or verb.drawing


OPEN_PLANNING: Final = add_step(OpenPlanning("followers"))
PLAN: Final = add_step(Planning("planning"))
