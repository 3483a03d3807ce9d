"""Pending decisions.

A frame is plain data: (step, who, arguments). The top frame of the stack says what happens
next. `who` is a seat that decides, or one of three: nature draws, the rules continue
automatically, or several seats decide at the same time. A step names its arguments, and reads
them by these names: `place, left = frame[2]`.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from orleans.kernel.causes import NO_CAUSE
from orleans.kernel.chance import Chance
from orleans.kernel.counting import total

if TYPE_CHECKING:
    from orleans.kernel.table import Table

NATURE: Final = -1
RULES: Final = -2
SEATS: Final = -3

Args = tuple[int, ...]
Frame = tuple[int, int, Args]
Options = tuple[int, ...]
NOTHING: Final[Options] = ()
FINISHED: Final = None  # what `go_on` says of a seat that is done
EVERY: Final = ("every",)  # argument is open


def plain_names(args: tuple[str, ...]) -> list[str]:
    """The names of arguments without the domains they number."""
    return [arg.partition(":")[0] for arg in args]


def closed_args(args: tuple[str, ...], open_args: tuple[str, ...]) -> Args:
    """Which arguments are not declared open, by their places."""
    if open_args == EVERY:
        return NOTHING
    return tuple([n for n, arg in enumerate(plain_names(args)) if arg not in open_args])


class Step:
    """What a frame means: its options and what taking one does.

    The kernel pops a frame before its step acts, except where several seats decide: that
    frame stays until `actors` is empty. A step that is not finished pushes its frame again.

    `args` names the arguments of its frames. One that is called like a domain of moves, or
    "name:domain", is written by the name of the thing it numbers. `open_args` names those that
    everybody may know, or is `EVERY`; the others are seen by the frame's owner only. The same
    goes for an outcome of chance unless it is declared open.
    """

    args: ClassVar[tuple[str, ...]] = ()
    open_args: ClassVar[tuple[str, ...]] = ()
    open_outcome: bool = False
    shared: bool = False  # what one of several seats does changes what others can do

    def __init__(self, name: str) -> None:
        self.name = name
        self.arg_names = self.args
        names = plain_names(self.args)
        self.secret_args: Args = closed_args(self.args, self.open_args)
        self.seat_arg = names.index("seat") if "seat" in names else -1

    def owner(self, frame: Frame) -> int:
        """The seat that decides, or that nature or the rules deal with; -1 if there is none."""
        _, who, args = frame
        if who >= 0:
            return who
        return args[self.seat_arg] if self.seat_arg >= 0 else -1

    def fill_in(self, t: Table, frame: Frame, rng: Random) -> Args:
        """A guess at the arguments that a viewer of the table does not know."""
        return frame[2]

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        """The legal moves of a seat, sorted."""
        raise NotImplementedError(self.name)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        """Carry out a legal move of a seat, or an outcome of chance."""
        raise NotImplementedError(self.name)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        """Why a move is not among the options."""
        return ""

    def answer(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        """What a move is called here, as a reason, if the move alone does not say it."""
        return ""

    def actors(self, t: Table, frame: Frame) -> list[int]:
        """The seats that decide at the same time."""
        raise NotImplementedError(self.name)

    def go_on(
        self, t: Table, frame: Frame, seat: int, move: int, before: Options
    ) -> Options | None:
        """Carry out a move of one of several seats; what it can do next, from what it could before.

        `FINISHED` when it has nothing more to decide, which changes nothing for the others. Empty
        when other seats may decide now than before: then all of them are asked.
        """
        self.take(t, frame, seat, move)
        return NOTHING

    def run(self, t: Table, frame: Frame) -> None:
        """Continue without a decision, perhaps through frames that would be gone again at once."""
        raise NotImplementedError(self.name)

    def run_one(self, t: Table, frame: Frame) -> None:
        """Continue through no other frame: the story tells of each."""
        self.run(t, frame)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        """The cause (`kernel/causes.py`) that begins with this step, for the story.

        Most steps keep the cause of the step that pushed their frame.
        """
        return NO_CAUSE

    def manner(self, frame: Frame) -> str:
        """How what this step does came about, where its cause does not say it: "torture"."""
        return ""

    def put_back(self, frame: Frame, move: int) -> int:
        """The kind of a follower that everybody sees drawn from the owner's bag, and that goes
        back there; -1 if there is none. The story tells of it though nothing changes.
        """
        return -1

    def odds(self, t: Table, frame: Frame) -> list[tuple[int, int]]:
        """Nature's outcomes with their weights, sorted."""
        raise NotImplementedError(self.name)

    def draw(self, t: Table, frame: Frame, chance: Chance, counter: int) -> int:
        """Nature's outcome, by the counter's number."""
        odds = self.odds(t, frame)
        number = chance.number(counter, total([weight for _, weight in odds]))
        for outcome, weight in odds:
            number -= weight
            if number < 0:
                return outcome
        raise AssertionError("the weights do not add up")

    def draw_on(self, t: Table, frame: Frame, chance: Chance, counter: int) -> list[int]:
        """Draw and carry out an outcome, and perhaps those that are due right after it.

        Returns the outcomes. It is called where nobody sees the table in between.
        """
        move = self.draw(t, frame, chance, counter)
        self.take(t, frame, NATURE, move)
        return [move]


class Draw(Step):
    """Nature draws one of the outcomes of a verb; only such a draw may be secret."""

    def __init__(self, name: str, first: int) -> None:
        super().__init__(name)
        self.first = first  # the outcome that is the first thing, or kind of piece


class DrawPiece(Draw):
    """Nature draws one of many pieces. Most draws are like this, so they need no list of odds."""

    def pieces(self, t: Table, frame: Frame) -> list[int]:
        """How many there are of each kind."""
        raise NotImplementedError(self.name)

    def odds(self, t: Table, frame: Frame) -> list[tuple[int, int]]:
        pieces = self.pieces(t, frame)
        return [(self.first + kind, number) for kind, number in enumerate(pieces) if number]

    def draw(self, t: Table, frame: Frame, chance: Chance, counter: int) -> int:
        pieces = self.pieces(t, frame).copy()
        return self.first + take_out(pieces, 1, chance, counter)[0]


def take_out(pieces: list[int], many: int, chance: Chance, counter: int) -> list[int]:
    """Draw so many pieces, one after the other; returns their kinds."""
    kinds = []
    for number in chance.falling(counter, total(pieces), many):
        for kind, here in enumerate(pieces):
            if number < here:
                pieces[kind] -= 1
                kinds.append(kind)
                break
            number -= here
    return kinds


class DrawEvenly(Draw):
    """Nature draws one of several things; each exists once."""

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
    """Register a step; frames contain its number, texts its name."""
    if any(known.name == step.name for known in STEPS):
        raise ValueError(f"two steps or questions are called {step.name}")
    STEPS.append(step)
    return len(STEPS) - 1


def step_number(name: str) -> int:
    for number, step in enumerate(STEPS):
        if step.name == name:
            return number
    raise KeyError(name)
