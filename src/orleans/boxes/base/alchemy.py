"""A follower out of the bag, straight onto an action space: what deeds and events give."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.placing import place_from_bag, ways_to_place
from orleans.boxes.base.verbs import COME, DONE, DRAW
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.effects import Reward
from orleans.kernel.frames import EVERY, NATURE, Args, DrawPiece, Frame, add_step
from orleans.kernel.table import Table
from orleans.pieces import IS_FOLLOWER

DRAW_ONE = DRAW + 1


class Alchemy(Reward):
    """A follower goes straight from the bag to an action space, if the player likes."""

    asks = True
    prompt = "draw a follower from your bag, or say that you are done"

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        if any(t.players[seat].bag):
            ask(t, seat, self)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE, DRAW_ONE]

    def answer(self, t: Table, args: Args, move: int) -> str:
        return "draw nobody" if move == DONE else ""

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == DRAW_ONE:
            draw_and_place(t, seat)


def draw_and_place(t: Table, seat: int) -> None:
    """One out of the bag, placed where it fits; from an empty bag nothing comes."""
    if any(t.players[seat].bag):
        t.stack.append((ALCHEMY_DRAW, NATURE, (seat,)))


class DrawnByAlchemy(DrawPiece):
    """Nature, (seat): the follower stays in the bag until it is placed."""

    args = ("seat",)
    open_args = EVERY
    open_outcome = True

    def pieces(self, t: Table, frame: Frame) -> list[int]:
        (seat,) = frame[2]
        return t.players[seat].bag

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        (seat,) = frame[2]
        if IS_FOLLOWER[move - COME]:
            ask(t, seat, ALCHEMY_PLACE, move - COME)
        else:
            t.players[seat].bag[move - COME] -= 1


class PlaceByAlchemy(Question):
    """(seat, kind): where it fits; a follower that fits nowhere stays in the bag (ruling 75)."""

    args = ("kind",)
    open_args = EVERY
    prompt = "place the follower drawn where he fits"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (kind,) = args
        return ways_to_place(t, seat, kind)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        place_from_bag(t, seat, move)


ALCHEMY_DRAW: Final = add_step(DrawnByAlchemy("alchemy-draw", COME))
ALCHEMY_PLACE: Final = add_question(PlaceByAlchemy(), "alchemy-place")
