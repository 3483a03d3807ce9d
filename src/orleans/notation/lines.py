"""The history as lines that people read: one for each action, with all that belongs to it.

Draws and plans are one line for each player, an event is one line for everybody. A line takes
its results from the story; `telling.py` puts it into words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from orleans.kernel.causes import CAUSES
from orleans.kernel.frames import NATURE
from orleans.kernel.moves import MoveBook
from orleans.kernel.story import NOBODY, Cause, Change, Happening
from orleans.kernel.verbs import CHANCE, FINISH, Verb, verb_of

Kind = Literal["round", "draws", "plans", "actions", "events", "end", "silent"]
ROUND: Final = "round"
DRAWS: Final = "draws"
PLANS: Final = "plans"
ACTIONS: Final = "actions"
EVENTS: Final = "events"
END: Final = "end"
SILENT: Final = "silent"  # chance prepares something that everybody sees anyway

NO_CAUSE: Final = Cause("")
PLACED: Final = -1  # instead of a move: all that is placed is one line
UNTOLD = ("preparation", "round", "plan", "pass")  # their moves say everything already


class Result(NamedTuple):
    """All that one cause did after one move of the history, in one manner."""

    at: int  # the move's index
    round: int
    cause: Cause
    changes: tuple[Change, ...]
    manner: str = ""


class LoggedMove(NamedTuple):
    """A move of the history: its index, who moved, the move."""

    at: int
    who: int
    move: int

    @property
    def verb(self) -> Verb:
        return verb_of(self.move)


@dataclass(eq=False)
class Line:
    """What is told together; `about` is the move that gives it its verb."""

    kind: Kind
    seat: int = NOBODY
    cause: Cause = NO_CAUSE
    about: LoggedMove | None = None
    before: Line | None = None  # the action that it answers
    logged_moves: list[LoggedMove] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)

    @property
    def verb(self) -> str:
        return self.about.verb.name if self.about else ""

    @property
    def begins(self) -> str:
        """The message that it begins with."""
        return self.about.verb.log.begins if self.about else ""

    @property
    def last(self) -> int:
        """The index of the last move that it tells of."""
        told = [one.at for one in self.logged_moves] + [one.at for one in self.results]
        return max(told, default=0)

    def has(self, *verbs: str) -> bool:
        return any(logged.verb.name in verbs for logged in self.logged_moves)


def results(happenings: Iterable[Happening]) -> list[Result]:
    """Happenings in their order, those of one move, cause and manner together."""
    found: list[Result] = []
    for happening in happenings:
        new = Result(*happening[:3], happening.changes, happening.manner)
        if found and found[-1]._replace(changes=()) == new._replace(changes=()):
            changes = together((*found[-1].changes, *new.changes))
            found[-1] = new._replace(changes=changes)
        else:
            found.append(new)
    return [result for result in found if result.changes]


def together(changes: Iterable[Change]) -> tuple[Change, ...]:
    """One change for each thing; what came and went is left out."""
    found: dict[tuple[int, str, str], Change] = {}
    for change in changes:
        key = change[:3]
        before = found[key].before if key in found else change.before
        found[key] = Change(*key, before, change.after)
    return tuple(change for change in found.values() if change.amount)


def is_of_event(cause: Cause) -> bool:
    """Whether it is the event of the round, or told like one: the census, the end."""
    return cause.kind == "event" or (cause.kind != "" and CAUSES[cause.kind].under == "event")


def tells(result: Result | Happening) -> bool:
    """Whether the log needs it."""
    return result.cause.kind not in UNTOLD


def by_move(told: Iterable[Result]) -> dict[int, list[Result]]:
    """The results to be logged, by the index of their move."""
    found: dict[int, list[Result]] = {}
    for result in told:
        if tells(result):
            found.setdefault(result.at, []).append(result)
    return found


def log_lines(
    logged_moves: Sequence[LoggedMove], told: Mapping[int, list[Result]], moves: MoveBook
) -> list[Line]:
    """The lines of some logged moves, with the results by their moves."""
    book = LogBook(moves)
    for logged in logged_moves:
        book.write(logged, told.get(logged.at, []))
    return book.lines


class LogBook:
    """Writes lines, move by move."""

    def __init__(self, moves: MoveBook) -> None:
        self.moves = moves
        self.round = NO_CAUSE  # the event of the round
        self.lines: list[Line] = []
        self.action: Line | None = None  # at work
        self.event: Line | None = None
        self.planning: dict[tuple[str, int, int], Line] = {}  # by kind, seat and what is planned

    def write(self, logged: LoggedMove, found: Sequence[Result]) -> None:
        line = self.line_for(logged, found)
        line.logged_moves.append(logged)
        for result in found:
            self.of(result, line).results.append(result)

    def line_for(self, logged: LoggedMove, found: Sequence[Result]) -> Line:
        verb, first = logged.verb, found[0].cause if found else NO_CAUSE
        if verb.begins_round:
            self.action = self.event = None
            self.planning.clear()
            self.round = Cause("event", self.moves.parts[logged.move][1])
            return self.new(ROUND, about=logged)
        if verb.log.silent:
            return self.new(SILENT, about=logged)
        if verb.plan and (verb.role == FINISH or first.kind in ("", "pass")):
            return self.planned(PLANS, logged.who, logged)
        if verb.log.begins:
            announced = verb.role == CHANCE
            return self.new(EVENTS, about=logged) if announced else self.begun(logged)
        if first.kind == "followers" or verb.name in ("draw", "back", "tower"):
            return self.drawn(logged, first)
        if verb.log.shelters:
            begun = self.round is NO_CAUSE  # the game, in the middle of this round
            return self.of_event(first if begun else self.round)
        if is_of_event(first) and self.past_action(logged):
            return self.of_event(first)
        return self.action or self.event or self.rest(logged, first)

    def past_action(self, logged: LoggedMove) -> bool:
        """Whether the last action is over; its last choice may be the one before the event."""
        last = self.action
        return (
            last is None
            or self.event is not None
            or last.seat != logged.who
            or (last.about is not None and last.about.verb.log.passes)
        )

    def rest(self, logged: LoggedMove, cause: Cause) -> Line:
        """A move whose beginning is not told; its cause says where it belongs."""
        planned = self.planning.get((DRAWS, logged.who, PLACED))
        if cause is NO_CAUSE:
            return planned or self.new(SILENT)
        self.action = self.new(ACTIONS, logged.who if cause.seat < 0 else cause.seat, cause=cause)
        return self.action

    def new(
        self,
        kind: Kind,
        seat: int = NOBODY,
        about: LoggedMove | None = None,
        cause: Cause = NO_CAUSE,
    ) -> Line:
        self.lines.append(Line(kind, seat, cause, about))
        return self.lines[-1]

    def begun(self, logged: LoggedMove) -> Line:
        """A new action; a place that only sends followers is not worth a line of its own."""
        last, log = self.action, logged.verb.log
        if last and last.seat == logged.who and log.joins and last.begins == log.begins:
            return last
        self.planning.clear()
        self.event = None
        line = self.action = self.new(ACTIONS, logged.who, logged)
        line.before = last
        if log.sends and last and last.verb == "use" and not last.results:
            self.lines.remove(last)
            line.logged_moves += last.logged_moves
        return line

    def drawn(self, logged: LoggedMove, cause: Cause) -> Line:
        seat = logged.who if logged.who != NATURE else cause.seat
        if logged.verb.name in ("back", "tower"):
            return self.new(DRAWS, seat, logged)
        return self.planned(DRAWS, seat, logged)

    def planned(self, kind: Kind, seat: int, logged: LoggedMove) -> Line:
        at = (kind, seat, logged.move if logged.verb.log.begins else PLACED)
        if at not in self.planning:
            self.planning[at] = self.new(kind, seat, logged)
        return self.planning[at]

    def of_event(self, cause: Cause) -> Line:
        if self.event is None or self.event.cause != cause:
            self.event = self.new(EVENTS, cause=cause)
        return self.event

    def of(self, result: Result, line: Line) -> Line:
        """The line that a result belongs to."""
        if is_of_event(result.cause):
            return self.of_event(result.cause)
        if line.kind not in (DRAWS, PLANS) or result.cause.kind == "followers":
            return line
        seats = [change.seat for change in result.changes]  # it follows when the plans are open
        return self.new(ACTIONS, max(seats), cause=result.cause)
