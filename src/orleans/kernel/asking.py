"""Questions: one step asks a seat whatever places, events, deeds and the rules want to know.

A question's frame is (ASK, seat, (number of the question, *arguments of the question)). In
texts it goes by the name of the question: `pharmacy 0 stage=0`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from orleans.kernel.frames import STEPS, Args, Frame, Step, add_step

if TYPE_CHECKING:
    from orleans.kernel.table import Table


class Question:
    """Something that can be asked of one seat: its options, and what taking one does.

    `args` names its arguments, as in `Step.args`. Places, events and deeds are questions that
    do not ask (`asks`) unless they say so. Listing the options changes nothing.
    """

    name = ""
    number = -1
    asks = True
    args: ClassVar[tuple[str, ...]] = ()
    prompt = ""  # what is asked, with {} for the first argument

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        """The answers, sorted. Without any, nothing is asked."""
        raise NotImplementedError(self.name)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        """Carry out an answer."""
        raise NotImplementedError(self.name)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        """Why a move is not an answer; for no move at all what is asked."""
        return f"{self.prompt}|{args[0]}" if "{}" in self.prompt else self.prompt


QUESTIONS: Final[list[Question]] = []


def add_question(question: Question, name: str) -> Question:
    """Make a question known; its number stands in frames, its name in texts."""
    if any(known.name == name for known in QUESTIONS) or any(step.name == name for step in STEPS):
        raise ValueError(f"two questions or steps are called {name}")
    question.name, question.number = name, len(QUESTIONS)
    QUESTIONS.append(question)
    return question


def ask(t: Table, seat: int, question: Question, *args: int) -> None:
    """Ask a seat a question next."""
    t.stack.append((ASK, seat, (question.number, *args)))


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


ASK: Final = add_step(Ask("ask"))


# --- what is pending


def frame_name(frame: Frame) -> str:
    """The name of a frame's question, or of its step where that is none."""
    return QUESTIONS[frame[2][0]].name if frame[0] == ASK else STEPS[frame[0]].name


def frame_args(frame: Frame) -> Args:
    """The arguments of a frame's question or step."""
    return frame[2][1:] if frame[0] == ASK else frame[2]


def asked(t: Table) -> str:
    """What is asked or done next, by name; empty when nothing is."""
    return frame_name(t.stack[-1]) if t.stack else ""


def question_of(t: Table) -> Question | None:
    """The question that is asked now, if one is."""
    if not t.stack or t.stack[-1][0] != ASK:
        return None
    return QUESTIONS[t.stack[-1][2][0]]
