"""Goods that lie face down on the map.

Nobody knows which one lies where, so it is drawn when it is taken: what does not exist cannot
leak (ruling 201).
"""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.verbs import LAY, LEAVE
from orleans.boxes.prosperity.fields import A_GOOD, FACE_DOWN, HIDDEN_GOODS, NO_GOOD
from orleans.boxes.prosperity.verbs import FIND, PICK_UP_HIDDEN
from orleans.kernel.asking import Question, Shown, add_question, ask
from orleans.kernel.frames import EVERY, NATURE, Args, DrawPiece, Frame, add_step
from orleans.kernel.table import Table
from orleans.kernel.verbs import MAP


class LayFaceDown(DrawPiece):
    """Nature, (space of the map): the supply shows which goods lie there, but not where."""

    args = ("spot",)
    open_args = EVERY
    open_outcome = True

    def pieces(self, t: Table, frame: Frame) -> list[int]:
        return t.goods

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        (spot,) = frame[2]
        t.goods[move - LAY] -= 1
        HIDDEN_GOODS.add(t, move - LAY, 1)
        FACE_DOWN.put(t, spot, A_GOOD)
        if spot + 1 < t.book.lying:
            t.stack.append((LAY_FACE_DOWN, NATURE, (spot + 1,)))


def free_spot(t: Table, connection: int) -> int:
    """A space of a connection with a good on which nothing is built, or -1."""
    here = FACE_DOWN.get(t)
    spots = [spot for spot in t.book.goods_spaces[connection] if here[spot] == A_GOOD]
    return spots[0] if spots else -1


def offer_good(t: Table, seat: int, connection: int) -> None:
    """A merchant who travels may take one (ruling 202); a covered one stays (ruling 209)."""
    if free_spot(t, connection) >= 0:
        ask(t, seat, PICK_UP, connection)


class PickUp(Question):
    """(seat, connection): take the good unseen, or leave it."""

    args = ("connection",)
    open_args = EVERY
    prompt = "take the good that lies face down on the way, or leave it"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [LEAVE, PICK_UP_HIDDEN]

    def shown(self, t: Table, args: Args, move: int) -> Shown | None:
        return None if move == LEAVE else ([face_down_on(t, args[0])], MAP)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move != LEAVE:
            t.stack.append((TURN_UP, NATURE, (seat, *args)))


def face_down_on(t: Table, connection: int) -> str:
    """The goods of a connection, as the page knows them."""
    return f"face-down:{t.book.components.connections[connection].id}"


class TurnUp(DrawPiece):
    """Nature, (seat, connection): what the good is, for all to see."""

    args = ("seat", "connection")
    open_args = EVERY
    open_outcome = True

    def pieces(self, t: Table, frame: Frame) -> list[int]:
        return [*HIDDEN_GOODS.get(t)]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        seat, connection = frame[2]
        HIDDEN_GOODS.add(t, move - FIND, -1)
        FACE_DOWN.put(t, free_spot(t, connection), NO_GOOD)
        t.players[seat].goods[move - FIND] += 1


LAY_FACE_DOWN: Final = add_step(LayFaceDown("lay-face-down", LAY))
PICK_UP: Final = add_question(PickUp(), "pick-up-hidden")
TURN_UP: Final = add_step(TurnUp("turn-up-good", FIND))
