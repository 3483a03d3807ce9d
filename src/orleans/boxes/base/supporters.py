"""Support: a follower drawn at random brings a step on its track, and another one like it."""

from __future__ import annotations

from orleans.boxes.base.verbs import COME
from orleans.kernel.effects import Event
from orleans.kernel.frames import EVERY, NATURE, DrawPiece, Frame
from orleans.kernel.table import Table
from orleans.pieces import TYPE_OF


class Support(Event):
    """For whoever has somebody in the bag; `draws` is the step that draws one."""

    def __init__(self, draws: int) -> None:
        self.draws = draws

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not any(t.players[seat].bag)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        t.stack.append((self.draws, NATURE, (seat,)))


class DrawSupporter(DrawPiece):
    """Nature, (seat): the one drawn goes back into the bag. A box says what the `step` is."""

    args = ("seat",)
    open_args = EVERY
    open_outcome = True

    def pieces(self, t: Table, frame: Frame) -> list[int]:
        return t.players[frame[2][0]].bag

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        (seat,) = frame[2]
        follower = TYPE_OF[move - COME]
        if t.supply[follower]:
            t.supply[follower] -= 1
            t.players[seat].bag[follower] += 1
        self.step(t, seat, follower)

    def step(self, t: Table, seat: int, follower: int) -> None:
        raise NotImplementedError(self.name)

    def put_back(self, frame: Frame, move: int) -> int:
        return move - COME
