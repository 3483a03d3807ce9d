"""Pending decisions.

A frame is plain data: (step, who, a, b). The top frame of the stack says what happens
next. `who` is a seat that decides, or one of three: nature draws, the rules go on by
themselves, or several seats decide at the same time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from orleans.engine.table import Table

NATURE: Final = -1
RULES: Final = -2
SEATS: Final = -3

Frame = tuple[int, int, int, int]


class Step:
    """What a frame means: its options and what taking one does.

    The kernel pops a frame before its step acts, except where several seats decide: that
    frame stays until `actors` is empty. A step that is not finished pushes its frame again.
    """

    even = False  # nature's outcomes all have weight 1

    def __init__(self, name: str) -> None:
        self.name = name

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        """The legal moves of a seat, sorted."""
        raise NotImplementedError(self.name)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        """Carry out a legal move of a seat, or an outcome of chance."""
        raise NotImplementedError(self.name)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        """Why a move is not among the options."""
        return ""

    def actors(self, t: Table, frame: Frame) -> list[int]:
        """The seats that decide at the same time."""
        raise NotImplementedError(self.name)

    def same_actors(self, t: Table, seat: int, stage: int) -> bool:
        """After a move of a seat that was at this stage the same seats decide as before."""
        return t.players[seat].stage == stage

    def run(self, t: Table, frame: Frame) -> None:
        """Go on without a decision."""
        raise NotImplementedError(self.name)

    def odds(self, t: Table, frame: Frame) -> list[tuple[int, int]]:
        """Nature's outcomes with their weights, sorted."""
        raise NotImplementedError(self.name)


STEPS: list[Step] = []


def add_step(step: Step) -> int:
    """Make a step known; its number stands in frames, its name in texts."""
    if any(known.name == step.name for known in STEPS):
        raise ValueError(f"two steps are called {step.name}")
    STEPS.append(step)
    return len(STEPS) - 1


def step_number(name: str) -> int:
    for number, step in enumerate(STEPS):
        if step.name == name:
            return number
    raise KeyError(name)
