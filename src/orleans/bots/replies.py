"""What others answer when an intrigue strikes them: bots must guess it before they strike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orleans.boxes.base.torture import TORTURE
from orleans.boxes.base.verbs import DONE
from orleans.boxes.trade_intrigue.intrigue import ANSWER_BRIBE, OFFER_BRIBE, SEIZING, SWAP
from orleans.game import Game
from orleans.kernel.asking import question_of
from orleans.kernel.table import Table

Worth = Callable[[Table, int], float]  # what the table is worth to a seat

REPLIES: Final = (OFFER_BRIBE, ANSWER_BRIBE, SEIZING, SWAP, TORTURE)
PLAIN: Final = (OFFER_BRIBE, TORTURE)  # no bribe; the first thing to give is a cheap one
MOST: Final = 20  # answers that follow from one move


def others_reply(game: Game, seat: int, worth: Worth) -> None:
    """The others answer what a move of this seat asks of them, each as it suits them best."""
    for _ in range(MOST):
        other = game.actors[0] if len(game.actors) == 1 else seat
        if other == seat or question_of(game.state) not in REPLIES:
            return
        game.play(other, reply(game, other, worth))


def reply(game: Game, other: int, worth: Worth) -> int:
    """What another seat is thought to answer."""
    moves = game.moves(other)
    if question_of(game.state) in PLAIN:
        return moves[0]
    values = [worth_after(game, other, move, worth) for move in moves]
    return moves[values.index(max(values))]


def worth_after(game: Game, seat: int, move: int, worth: Worth) -> float:
    """What the table is worth to a seat after an answer and the choices that belong to it."""
    trial = game.copy()
    trial.play(seat, move)
    if trial.actors == (seat,) and question_of(trial.state) in (SEIZING, SWAP):
        return max([worth_after(trial, seat, next_, worth) for next_ in trial.moves(seat)])
    return worth(trial.state, seat)


def after_offer(game: Game, seat: int, move: int, worth: Worth) -> float:
    """What the table is worth after a bribe, or none, and what the other makes of it."""
    trial = game.copy()
    trial.play(seat, move)
    if trial.actors == (seat,) and question_of(trial.state) is OFFER_BRIBE:
        trial.play(seat, DONE)
    others_reply(trial, seat, worth)
    return worth(trial.state, seat)
