"""Questions: what places, events, deeds and the rules ask one seat.

Each is asked by a step of its own, which has its name and its arguments: `pharmacy 0 stage=0`.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, ClassVar

from orleans.kernel.causes import NO_CAUSE
from orleans.kernel.frames import STEPS, Args, Frame, Step, add_step, closed_args

if TYPE_CHECKING:
    from orleans.kernel.table import Table


Shown = tuple[list[str], str]  # the things a move touches, and their area


class Question:
    """Something that can be asked of one seat: its options, and what taking one does.

    `args` names its arguments and `open_args` those that everybody may know, as in `Step`.
    Places, events and deeds are questions that do not ask (`asks`) unless they say so. Listing
    the options changes nothing.

    `verbs` are the verbs of its answers if it is offered on a turn. Places, events and deeds name
    there what they and all that they ask need beyond the usual verbs (`Verb.needs`).
    """

    name = ""
    step = -1  # that asks it
    asks: ClassVar[bool] = True
    args: ClassVar[tuple[str, ...]] = ()
    open_args: ClassVar[tuple[str, ...]] = ()
    verbs: ClassVar[tuple[int, ...]] = ()
    domain: ClassVar[str] = ""  # of things that ask by their own name: "place", "deed"
    prompt: ClassVar[str] = ""  # what is asked, with {} for the first argument
    manner: ClassVar[str] = ""  # of what an answer does, for the story (`Step.manner`)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        """The answers, sorted. Without any, nothing is asked."""
        raise NotImplementedError(self.name)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        """Carry out an answer."""
        raise NotImplementedError(self.name)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        """Why a move is not an answer; without a move, what is asked."""
        return f"{self.prompt}|{args[0]}" if "{}" in self.prompt else self.prompt

    def answer(self, t: Table, args: Args, move: int) -> str:
        """What a move is called as an answer, if the move alone does not say it."""
        return ""

    def begins(self, t: Table, seat: int, args: Args, move: int) -> int:
        """The cause that begins with an answer, for the story (`Step.begins`)."""
        return NO_CAUSE

    def shown(self, t: Table, args: Args, move: int) -> Shown | None:
        """What a move touches on the page and where, if that depends on the question."""
        return None

    def at_stake(self, t: Table, args: Args) -> int | None:
        """The points that a threatened player may lose; None: nobody is threatened."""
        return None

    def fill_in(self, t: Table, seat: int, args: Args, rng: Random) -> Args:
        """A guess at the arguments that a viewer of the table does not know."""
        return args


class Ask(Step):
    """Asks a seat one question."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.name)
        self.question = question
        self.arg_names = question.args
        self.secret_args = closed_args(question.args, question.open_args)

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        return self.question.options(t, seat, frame[2])

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        self.question.take(t, seat, frame[2], move)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return self.question.refusal(t, seat, frame[2], move)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return self.question.begins(t, who, frame[2], move)

    def manner(self, frame: Frame) -> str:
        return self.question.manner

    def fill_in(self, t: Table, frame: Frame, rng: Random) -> Args:
        return self.question.fill_in(t, frame[1], frame[2], rng)


def add_question(question: Question, name: str) -> Question:
    """Register a question, and with it the step that asks it."""
    question.name = name
    question.step = add_step(Ask(question))
    return question


def ask(t: Table, seat: int, question: Question, *args: int) -> None:
    """Ask a seat a question next."""
    t.stack.append((question.step, seat, args))


# --- what is pending


def arg_names(frame: Frame) -> tuple[str, ...]:
    """What the arguments of a frame are called."""
    return STEPS[frame[0]].arg_names


def asking(frame: Frame) -> Question | None:
    """The question that a frame asks, if it asks one."""
    step = STEPS[frame[0]]
    return step.question if isinstance(step, Ask) else None


def asked(t: Table) -> str:
    """What is asked or done next, by name; empty when nothing is."""
    return STEPS[t.stack[-1][0]].name if t.stack else ""


def question_of(t: Table) -> Question | None:
    """The question that is asked now, if one is."""
    return asking(t.stack[-1]) if t.stack else None
