"""Actions that ask: one step for all of them, so that a tile needs none of its own."""

from __future__ import annotations

from orleans.boxes.base.verbs import ROLL
from orleans.kernel.book import Action
from orleans.kernel.frames import EVERY, NATURE, DrawEvenly, Frame, Step, add_step
from orleans.kernel.table import Table


class Choice(Action):
    """An action that asks its player, once or several times, or rolls the die.

    `stage` tells its questions apart; what it means is the action's own affair.
    """

    prompt = "choose first"

    def __init__(self, name: str) -> None:
        self.name = name

    def carry_out(self, t: Table, seat: int) -> None:
        self.ask(t, seat)

    def ask(self, t: Table, seat: int, stage: int = 0) -> None:
        t.stack.append((CHOOSE, seat, (t.book.numbers[self.name], stage)))

    def roll(self, t: Table, seat: int) -> None:
        t.stack.append((ROLL_DIE, NATURE, (seat, t.book.numbers[self.name])))

    def choices(self, t: Table, seat: int, stage: int) -> list[int]:
        """The options, sorted."""
        raise NotImplementedError(self.name)

    def chosen(self, t: Table, seat: int, move: int, stage: int) -> None:
        raise NotImplementedError(self.name)

    def rolled(self, t: Table, seat: int, number: int) -> None:
        raise NotImplementedError(self.name)


class DieRoll(Choice):
    """An action that begins with a roll of the die."""

    def carry_out(self, t: Table, seat: int) -> None:
        self.roll(t, seat)


class Choose(Step):
    """(seat, place, stage): one of the choices of a place's action."""

    args = ("place", "stage")
    open_args = EVERY

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        place, stage = frame[2]
        return choice_of(t, place).choices(t, seat, stage)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        place, stage = frame[2]
        choice_of(t, place).chosen(t, seat, move, stage)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        place, _ = frame[2]
        return choice_of(t, place).prompt


class RollDie(DrawEvenly):
    """Nature, (seat, place): the die shows 1 to 6."""

    args = ("seat", "place")
    open_args = EVERY
    open_outcome = True

    def things(self, t: Table, frame: Frame) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        seat, place = frame[2]
        choice_of(t, place).rolled(t, seat, move - ROLL)


def choice_of(t: Table, place: int) -> Choice:
    action = t.book.actions[place]
    assert isinstance(action, Choice), "only a choice asks"
    return action


CHOOSE = add_step(Choose("choose"))
ROLL_DIE = add_step(RollDie("roll", ROLL))
