"""What boxes offer besides, without an action: on a turn, or while planning.

Such an offer is a `Question` that is never asked: its answers stand among the other moves, which
are the way to decline it.
"""

from __future__ import annotations

from orleans.boxes.base.verbs import DONE
from orleans.kernel.asking import Question
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB


def free_moves(t: Table, seat: int, questions: list[Question]) -> list[int]:
    """What these questions offer."""
    found: list[int] = []
    for question in questions:
        found += [move for move in question.options(t, seat, ()) if move != DONE]
    return found


def offering(t: Table, seat: int, questions: list[Question], move: int) -> Question | None:
    """The question that offers a move, if one does."""
    for question in questions:
        if move & VERB in question.verbs and move in question.options(t, seat, ()):
            return question
    return None


def why_not_offered(t: Table, seat: int, questions: list[Question], move: int) -> str:
    """Why it is not offered, if it is a move of one of these questions."""
    for question in questions:
        if move & VERB in question.verbs:
            return question.refusal(t, seat, (), move)
    return ""
