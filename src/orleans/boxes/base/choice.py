"""Actions that ask their player, and those that begin with a roll of the die."""

from __future__ import annotations

from typing import ClassVar

from orleans.boxes.base.verbs import ROLL
from orleans.kernel.asking import ask
from orleans.kernel.effects import Action
from orleans.kernel.frames import EVERY, NATURE, Args, DrawEvenly, Frame, add_step
from orleans.kernel.table import Table


class Choice(Action):
    """An action that asks its player, once or several times.

    The arguments of its question distinguish the times; the first time they are `first`.
    """

    asks = True
    first: ClassVar[Args] = ()

    def carry_out(self, t: Table, seat: int) -> None:
        ask(t, seat, self, *self.first)


class DieRoll(Action):
    """An action that begins with a roll of the die."""

    def carry_out(self, t: Table, seat: int) -> None:
        t.stack.append((ROLL_DIE, NATURE, (seat, t.book.numbers[self.name])))

    def rolled(self, t: Table, seat: int, number: int) -> None:
        raise NotImplementedError(self.name)


class RollDie(DrawEvenly):
    """Nature, (seat, place): the die shows 1 to 6."""

    args = ("seat", "place")
    open_args = EVERY
    open_outcome = True

    def things(self, t: Table, frame: Frame) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        seat, place = frame[2]
        action = t.book.actions[place]
        assert isinstance(action, DieRoll), "only some places roll the die"
        action.rolled(t, seat, move - ROLL)


ROLL_DIE = add_step(RollDie("roll", ROLL))
