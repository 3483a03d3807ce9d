"""Pending decisions.

A frame is plain data: (step, who, arguments). The top frame of the stack says what happens
next. `who` is a seat that decides, or one of three: nature draws, the rules go on by
themselves, or several seats decide at the same time. A step names its arguments, and reads
them by these names: `place, left = frame[2]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from orleans.kernel.chance import Chance

if TYPE_CHECKING:
    from orleans.kernel.table import Table

NATURE: Final = -1
RULES: Final = -2
SEATS: Final = -3

Args = tuple[int, ...]
Frame = tuple[int, int, Args]
Options = tuple[int, ...]
NOTHING: Final[Options] = ()


class Step:
    """What a frame means: its options and what taking one does.

    The kernel pops a frame before its step acts, except where several seats decide: that
    frame stays until `actors` is empty. A step that is not finished pushes its frame again.

    `args` names the arguments of its frames. One that is called like a domain of moves, or
    "name:domain", is written by the name of the thing it numbers.
    """

    args: ClassVar[tuple[str, ...]] = ()

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

    def go_on(self, t: Table, frame: Frame, seat: int, move: int, before: Options) -> Options:
        """A seat's options after its move, from those before it.

        Empty when other seats may decide now than before: then all of them are asked.
        """
        return NOTHING

    def run(self, t: Table, frame: Frame) -> None:
        """Go on without a decision."""
        raise NotImplementedError(self.name)

    def odds(self, t: Table, frame: Frame) -> list[tuple[int, int]]:
        """Nature's outcomes with their weights, sorted."""
        raise NotImplementedError(self.name)

    def draw(self, t: Table, frame: Frame, chance: Chance, counter: int) -> int:
        """Nature's outcome, by the counter's number."""
        odds = self.odds(t, frame)
        number = chance.number(counter, sum([weight for _, weight in odds]))
        for outcome, weight in odds:
            number -= weight
            if number < 0:
                return outcome
        raise AssertionError("the weights do not add up")


class DrawPiece(Step):
    """Nature draws one of many pieces. Most draws are such, so no list of odds is made."""

    def __init__(self, name: str, first: int) -> None:
        super().__init__(name)
        self.first = first  # the outcome that is the first kind of piece

    def pieces(self, t: Table, frame: Frame) -> list[int]:
        """How many there are of each kind."""
        raise NotImplementedError(self.name)

    def odds(self, t: Table, frame: Frame) -> list[tuple[int, int]]:
        pieces = self.pieces(t, frame)
        return [(self.first + kind, number) for kind, number in enumerate(pieces) if number]

    def draw(self, t: Table, frame: Frame, chance: Chance, counter: int) -> int:
        pieces = self.pieces(t, frame)
        number = chance.number(counter, sum(pieces))
        kind = 0
        while number >= pieces[kind]:
            number -= pieces[kind]
            kind += 1
        return self.first + kind


class DrawEvenly(Step):
    """Nature draws one of several things, each of which is there once."""

    def __init__(self, name: str, first: int) -> None:
        super().__init__(name)
        self.first = first  # the outcome that is thing number 0

    def things(self, t: Table, frame: Frame) -> list[int]:
        """The numbers of what may be drawn, sorted."""
        raise NotImplementedError(self.name)

    def odds(self, t: Table, frame: Frame) -> list[tuple[int, int]]:
        return [(self.first + thing, 1) for thing in self.things(t, frame)]

    def draw(self, t: Table, frame: Frame, chance: Chance, counter: int) -> int:
        things = self.things(t, frame)
        return self.first + things[chance.number(counter, len(things))]


STEPS: Final[list[Step]] = []


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
