"""What a table says of this moment: the phase, who stands where, what an answer is called."""

from __future__ import annotations

from orleans.kernel.asking import question_of
from orleans.kernel.frames import STEPS
from orleans.kernel.table import PLANNING, Table
from orleans.kernel.verbs import BOARD, VERB, verb_of
from orleans.pieces import GEAR, KIND_NAMES


def standing(t: Table, seat: int, move: int) -> str:
    """Who stands on the space of the seat's board that a move names; empty if nobody does."""
    verb = verb_of(move)
    if verb.of != ("space",) or verb.area != BOARD:
        return ""
    piece = t.players[seat].spaces[move & ~VERB]
    return KIND_NAMES[piece - 1] if 0 < piece < GEAR else ""


def answer_now(t: Table, seat: int, move: int) -> str:
    """What the question that is asked calls a move, as a reason; empty if it leaves it as it is."""
    question = question_of(t)
    if question is not None:
        return question.answer(t, t.stack[-1][2], move)
    return STEPS[t.stack[-1][0]].answer(t, t.stack[-1], seat, move) if t.stack else ""


def phase_of(t: Table, seat: int | None = None) -> str:
    """The phase the table is in, for this seat if seats differ."""
    if t.over:
        return "over"
    if not t.round:
        return "preparation"
    names = {STEPS[frame[0]].name for frame in t.stack}
    if "planning" in names:
        stage = t.players[seat].stage if seat is not None else PLANNING
        return "planning" if stage >= PLANNING else "followers"
    if "next-turn" in names:
        return "actions"
    return "census" if "actions" in names else "event"  # boxes ask around the event as well
