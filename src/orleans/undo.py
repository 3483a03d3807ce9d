"""Which move a player may undo: nothing before the last new information (ruling 34)."""

from __future__ import annotations

from orleans.boxes.base.planning import is_plan, is_planning
from orleans.boxes.base.verbs import READY
from orleans.errors import IllegalMove
from orleans.kernel.frames import NATURE
from orleans.kernel.verbs import verb_of

REVEALED = "the plans were revealed since your last move"
History = list[tuple[int, int]]


def last_of(seat: int, history: History, also: tuple[int, ...], sealed: bool, planning: str) -> int:
    """The index in the history of the seat's last move, if it may be undone.

    `sealed`: the seats are planning behind their screens; `planning`: how this game plans.
    """
    if all(who != seat for who, _ in history):
        raise IllegalMove("there is no move of yours to take back")
    drawn = False
    for at in range(len(history) - 1, -1, -1):
        who, move = history[at]
        if who == seat:
            if drawn and not _draws_are_others(seat, history[at:]):
                break
            if sealed and not is_planning(move) and at < len(history) - 1:
                raise IllegalMove("another player has moved since your last move")
            if move == READY and not sealed and planning == "sealed":
                raise IllegalMove(REVEALED)
            return at
        if who == NATURE:
            drawn = True
            if verb_of(move).begins_round or not sealed:
                break
        elif not sealed and who not in also:
            raise IllegalMove("another player has moved since your last move")
    raise IllegalMove("something new was drawn since your last move")


def placed_by(seat: int, history: History, sealed: bool) -> dict[int, int]:
    """What the seat has placed in this planning: each move with its place in the history.

    Where seats plan one after the other, nobody else may have moved since.
    """
    found: dict[int, int] = {}
    for at in range(len(history) - 1, -1, -1):
        who, move = history[at]
        if who == seat:
            if not is_plan(move):
                break
            if move != READY:
                found.setdefault(move, at)
        elif not sealed or (who == NATURE and verb_of(move).begins_round):
            break
    return found


def _draws_are_others(seat: int, history: History) -> bool:
    """While seats plan, a draw belongs to the seat that moved just before it."""
    mover = seat
    for who, _ in history:
        if who == NATURE and mover == seat:
            return False
        mover = mover if who == NATURE else who
    return True
