"""Phase 5: actions in turn until all have passed."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.causes import BY_GOAL, PASSING
from orleans.boxes.base.free import free_moves, offering, why_not_offered
from orleans.boxes.base.goals import deliver, deliveries, mark_goals, why_not_deliver
from orleans.boxes.base.holdings import go_home
from orleans.boxes.base.placing import place_gear, ways_to_place_gear, why_not_gear
from orleans.boxes.base.using import why_barred, why_not_use
from orleans.boxes.base.verbs import DELIVER, DONE, FETCH, GEAR_ON, PASS, PLACE, USE
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.causes import BY_PLACE
from orleans.kernel.frames import EVERY, RULES, Args, Frame, Step, add_step
from orleans.kernel.table import Player, Table
from orleans.kernel.verbs import VERB
from orleans.pieces import EMPTY, GEAR, NEUTRAL_STANDS


class OpenActions(Step):
    """The rules: nobody has passed yet, the start player begins."""

    def run(self, t: Table, frame: Frame) -> None:
        for player in t.players:
            player.passed = False
        t.stack.append((NEXT_TURN, RULES, (t.start - 1,)))


class NextTurn(Step):
    """The rules, (seat that had the last turn): the next seat that has not passed."""

    args = ("last",)
    open_args = EVERY

    def run_one(self, t: Table, frame: Frame) -> None:
        (last,) = frame[2]
        for seat in t.book.turn_orders[last + 1 if last + 1 < len(t.players) else 0]:
            if not t.players[seat].passed:
                t.stack.append((NEXT_TURN, RULES, (seat,)))
                t.stack.append((TURN, seat, ()))
                for note in t.book.when_turn_begins:
                    note(t, seat)
                break
        if t.book.goals:
            mark_goals(t)

    def run(self, t: Table, frame: Frame) -> None:
        """Seats that can only pass do so at once."""
        if t.book.goals or t.book.when_turn_begins or t.book.in_turn:
            self.run_one(t, frame)
            return
        (last,) = frame[2]
        for seat in t.book.turn_orders[last + 1 if last + 1 < len(t.players) else 0]:
            me = t.players[seat]
            if not me.passed:
                if me.gears or me.layout.turn_options or me.layout.some_filled(me.spaces):
                    self.run_one(t, (frame[0], RULES, (seat - 1,)))
                    break
                me.passed = True


class Turn(Step):
    """(seat): use one activated place, or pass."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        me, book, found = t.players[seat], t.book, [PASS]
        for place in me.layout.filled(me.spaces):
            if not book.actions[place].why_not(t, seat):
                found.append(USE + place)
        if book.bars:
            found[1:] = [use for use in found[1:] if not why_barred(t, seat, use - USE)]
        if book.goals:
            found += deliveries(t, seat)
        if me.layout.turn_options or book.in_turn:
            found = sorted(found + turn_options(t, seat))
        return found

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        if move == PASS:
            pass_turn(t, seat)
        elif move & VERB == DELIVER:
            t.stack.append(frame)  # costs no action (ruling 99)
            deliver(t, seat, move - DELIVER)
        elif move & VERB == USE:
            for question in t.book.after_action:
                ask(t, seat, question)
            use_place(t, seat, move - USE)
        else:
            take_free(t, seat, frame, move)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        if move == PASS:
            return PASSING
        if move & VERB == DELIVER:
            return BY_GOAL + move - DELIVER
        question = offering(t, who, t.book.in_turn, move)
        if question is not None:
            return question.begins(t, who, (), move)
        return BY_PLACE + (move - USE if move & VERB == USE else tile_of_option(t, who, move))

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        if move & VERB == USE:
            return why_not_use(t, seat, move - USE)
        if move & VERB == DELIVER:
            return why_not_deliver(t, seat, move - DELIVER)
        if move & VERB in (PLACE, FETCH, GEAR_ON):
            return "followers and gear wheels are placed while planning"
        reason = why_not_offered(t, seat, t.book.in_turn, move)
        return reason or "use an activated place, or pass"


def pass_turn(t: Table, seat: int) -> None:
    """No more turns this round; wheels may be placed."""
    me = t.players[seat]
    me.passed = True
    if me.gears:
        offer_gears(t, seat, me)


def turn_options(t: Table, seat: int) -> list[int]:
    """What the tiles, and what boxes add, offer on a turn besides actions."""
    tiles = t.players[seat].layout.turn_options
    found = [move for tile in tiles for move in t.book.actions[tile].turn_options(t, seat)]
    return found + free_moves(t, seat, t.book.in_turn)


def take_free(t: Table, seat: int, frame: Frame, move: int) -> None:
    """What costs no action: the turn goes on."""
    question = offering(t, seat, t.book.in_turn, move)
    if question is None:
        t.book.actions[tile_of_option(t, seat, move)].take_turn_option(t, seat, move)
        t.stack.append(frame)
    else:
        t.stack.append(frame)
        question.take(t, seat, (), move)


def tile_of_option(t: Table, seat: int, move: int) -> int:
    """The tile that offers such a move."""
    for tile in t.players[seat].layout.turn_options:
        if move in t.book.actions[tile].turn_options(t, seat):
            return tile
    raise AssertionError("no tile offers this move")


def use_place(t: Table, seat: int, place: int) -> None:
    """Carry out the action; its followers go home when all of it is done."""
    action = t.book.actions[place]
    before = len(t.stack)
    action.carry_out(t, seat)
    if not action.returns:
        return
    if len(t.stack) == before:
        send_home(t, seat, place)
    else:
        t.stack.insert(before, (SEND_HOME, RULES, (seat, place)))


def use_place_of(t: Table, seat: int, owner: int, place: int) -> None:
    """Carry out an action that another player has activated, whose followers go home."""
    if t.book.actions[place].returns:
        t.stack.append((SEND_HOME, RULES, (owner, place)))
    t.book.actions[place].carry_out_at(t, seat, owner)


def send_home(t: Table, seat: int, place: int) -> None:
    """The followers on a place return to the bag, or to the supply; gear wheels stay."""
    me, book = t.players[seat], t.book
    dismisses = book.actions[place].dismisses
    for space in range(book.first[place], book.last[place]):
        if EMPTY < me.spaces[space] < GEAR:
            if dismisses and NEUTRAL_STANDS[me.spaces[space]]:
                t.supply[me.spaces[space] - 1] += 1
                me.spaces[space] = EMPTY
            else:
                go_home(t, me, space)


class SendHome(Step):
    """The rules, (seat, place)."""

    args = ("seat", "place")
    open_args = EVERY

    def run(self, t: Table, frame: Frame) -> None:
        seat, place = frame[2]
        send_home(t, seat, place)


# --- gear wheels after passing


def offer_gears(t: Table, seat: int, me: Player) -> None:
    """A wheel may be placed as soon as its owner has passed (ruling 4)."""
    if me.gears and ways_to_place_gear(t, me):
        ask(t, seat, PLACE_GEARS)


class PlaceGears(Question):
    """(seat): place a wheel, or keep it for a later planning phase."""

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE, *ways_to_place_gear(t, t.players[seat])]

    def answer(self, t: Table, args: Args, move: int) -> str:
        return "keep the gear wheel" if move == DONE else ""

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move != DONE:
            me = t.players[seat]
            place_gear(t, me, move - GEAR_ON)
            offer_gears(t, seat, me)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        if move & VERB == GEAR_ON:
            return why_not_gear(t, t.players[seat], move - GEAR_ON)
        return "you have passed; place a gear wheel, or say that you are done"


OPEN_ACTIONS = add_step(OpenActions("actions"))
NEXT_TURN: Final = add_step(NextTurn("next-turn"))
TURN: Final = add_step(Turn("turn"))
SEND_HOME: Final = add_step(SendHome("send-home"))
PLACE_GEARS = add_question(PlaceGears(), "gears")
