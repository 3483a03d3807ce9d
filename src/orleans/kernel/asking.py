"""Questions: one step asks a seat whatever places, events, deeds and the rules want to know.

A question's frame is (ASK, seat, (number of the question, *arguments of the question)). In
texts it goes by the name of the question: `pharmacy 0 stage=0`.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

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
    """

    name = ""
    number = -1
    secret_args: Args = ()  # which arguments only the seat knows
    asks: ClassVar[bool] = True
    args: ClassVar[tuple[str, ...]] = ()
    open_args: ClassVar[tuple[str, ...]] = ()
    verbs: ClassVar[tuple[int, ...]] = ()  # of its answers, where it is offered on a turn
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
        """Why a move is not an answer; for no move at all what is asked."""
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


QUESTIONS: Final[list[Question]] = []


def add_question(question: Question, name: str) -> Question:
    """Register a question; frames contain its number, texts its name."""
    if any(known.name == name for known in QUESTIONS) or any(step.name == name for step in STEPS):
        raise ValueError(f"two questions or steps are called {name}")
    question.name, question.number = name, len(QUESTIONS)
    question.secret_args = closed_args(question.args, question.open_args)
    QUESTIONS.append(question)
    return question


def ask(t: Table, seat: int, question: Question, *args: int) -> None:
    """Ask a seat a question next."""
    t.stack.append((ASK, seat, (question.number,) + args))  # noqa: RUF005 - compiled, unpacking makes a list first


class Ask(Step):
    """(seat, question, its arguments)."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        args = frame[2]
        return QUESTIONS[args[0]].options(t, seat, args[1:])

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        args = frame[2]
        QUESTIONS[args[0]].take(t, seat, args[1:], move)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        args = frame[2]
        return QUESTIONS[args[0]].refusal(t, seat, args[1:], move)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        args = frame[2]
        return QUESTIONS[args[0]].begins(t, who, args[1:], move)

    def manner(self, frame: Frame) -> str:
        return QUESTIONS[frame[2][0]].manner

    def hidden_args(self, frame: Frame) -> Args:
        """Which question it is, is open."""
        return tuple([1 + at for at in QUESTIONS[frame[2][0]].secret_args])

    def fill_in(self, t: Table, frame: Frame, rng: Random) -> Args:
        args = frame[2]
        return (args[0], *QUESTIONS[args[0]].fill_in(t, frame[1], args[1:], rng))


ASK: Final = add_step(Ask("ask"))


# --- what is pending


def frame_name(frame: Frame) -> str:
    """The name of a frame's question, or of its step where that is none."""
    return QUESTIONS[frame[2][0]].name if frame[0] == ASK else STEPS[frame[0]].name


def frame_args(frame: Frame) -> Args:
    """The arguments of a frame's question or step."""
    return frame[2][1:] if frame[0] == ASK else frame[2]


def arg_names(frame: Frame) -> tuple[str, ...]:
    """What these arguments are called."""
    return QUESTIONS[frame[2][0]].args if frame[0] == ASK else STEPS[frame[0]].args


def secret_args(frame: Frame) -> Args:
    """Which of these arguments only the frame's owner knows."""
    if frame[0] == ASK:
        return QUESTIONS[frame[2][0]].secret_args
    return STEPS[frame[0]].secret_args


def asking(frame: Frame) -> Question | None:
    """The question that a frame asks, if it asks one."""
    return QUESTIONS[frame[2][0]] if frame[0] == ASK else None


def asked(t: Table) -> str:
    """What is asked or done next, by name; empty when nothing is."""
    return frame_name(t.stack[-1]) if t.stack else ""


def question_of(t: Table) -> Question | None:
    """The question that is asked now, if one is."""
    return asking(t.stack[-1]) if t.stack else None
