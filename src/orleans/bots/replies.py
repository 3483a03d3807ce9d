"""What others answer when a move strikes them: bots must guess it before they strike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orleans.boxes.base.verbs import DONE
from orleans.game import Game
from orleans.kernel.asking import question_of
from orleans.kernel.frames import STEPS
from orleans.kernel.table import Table

Worth = Callable[[Table, int], float]  # what the table is worth to a seat

MOST: Final = 20  # answers that follow from one move


def others_reply(game: Game, seat: int, worth: Worth) -> None:
    """The others answer what a move of this seat asks of them, each as it suits them best."""
    replies = game.state.book.judged.replies
    for _ in range(MOST):
        other = game.actors[0] if len(game.actors) == 1 else seat
        if other == seat or question_of(game.state) not in replies:
            return
        game.play(other, reply(game, other, worth))


def reply(game: Game, other: int, worth: Worth) -> int:
    """What another seat is expected to answer."""
    moves = game.moves(other)
    if question_of(game.state) in game.state.book.judged.first_replies:
        return moves[0]
    values = [worth_after(game, other, move, worth) for move in moves]
    return moves[values.index(max(values))]


def worth_after(game: Game, seat: int, move: int, worth: Worth) -> float:
    """What the table is worth to a seat after an answer and the choices that belong to it."""
    trial = game.copy()
    trial.play(seat, move)
    together = trial.state.book.judged.long_replies
    if trial.actors == (seat,) and question_of(trial.state) in together:
        return max([worth_after(trial, seat, next_, worth) for next_ in trial.moves(seat)])
    return worth(trial.state, seat)


def after_offer(game: Game, seat: int, move: int, worth: Worth) -> float:
    """What the table is worth after an offer, or none, and the other's reply."""
    trial = game.copy()
    trial.play(seat, move)
    if trial.actors == (seat,) and question_of(trial.state) in trial.state.book.judged.offers:
        trial.play(seat, DONE)
    others_reply(trial, seat, worth)
    return worth(trial.state, seat)


def counts_for_itself(t: Table) -> bool:
    """Nobody looks ahead to the next answer: it is one of many, or others decide as well."""
    return STEPS[t.stack[-1][0]].shared or question_of(t) in t.book.judged.apart
