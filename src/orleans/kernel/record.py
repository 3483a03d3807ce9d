"""Records: a game as text, complete, readable and easy to compare.

A record holds the setup, the seed, the rules version and every move with the outcomes of
chance. Each round's heading and the last line carry a check of everything before them, so a cut
or changed record is noticed and the error names the place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256

from orleans.errors import BadRecord, OrleansError, UnreadableMove
from orleans.kernel.frames import NATURE
from orleans.kernel.moves import MoveBook
from orleans.kernel.setup import KEYS, KNOWN_RULES, RULES_VERSION, Setup, setup_from
from orleans.kernel.verbs import verb_of

TITLE = "orleans record 1"
HEAD = (*KEYS, "seed", "seats")


@dataclass(frozen=True)
class Line:
    """One move of a record and the number of its line."""

    number: int
    who: int
    text: str


@dataclass
class Record:
    setup: Setup
    seed: str
    rules: int
    position: str = ""
    seats: str = ""
    lines: list[Line] = field(default_factory=list)


def write(head: Record, history: Iterable[tuple[int, int]], moves: MoveBook) -> str:
    """The text of a record; its lines are made from the history."""
    out = _Writer()
    out.add(TITLE)
    out.add(f"rules: {head.rules}")
    for line in head.setup.lines():
        out.add(line)
    out.add(f"seed: {head.seed}".rstrip())
    if head.seats:
        out.add(f"seats: {head.seats}")
    for line in head.position.splitlines():
        out.add(f"| {line}")
    rounds = 0 if not head.position else None
    drawn: list[str] = []
    for who, move in history:
        text = moves.texts[move]
        if who == NATURE and not verb_of(move).begins_round:
            drawn.append(text)
            continue
        out.chance(drawn)
        if who == NATURE:
            rounds = None if rounds is None else rounds + 1
            heading = "round: " if rounds is None else f"round {rounds}: "
            out.add(f"== {heading}{text.removeprefix('reveal ')} ({out.check()})")
        else:
            out.add(f"{who} {text}")
    out.chance(drawn)
    out.add(f"end ({out.check()})")
    return "\n".join(out.lines) + "\n"


class _Writer:
    def __init__(self) -> None:
        self.lines: list[str] = []
        self.hash = sha256()

    def add(self, line: str) -> None:
        self.lines.append(line)
        self.hash.update(line.encode() + b"\n")

    def chance(self, drawn: list[str]) -> None:
        if drawn:
            self.add("* " + ", ".join(drawn))
            drawn.clear()

    def check(self) -> str:
        return self.hash.hexdigest()[:8]


def read(text: str) -> Record:
    """The record that a text holds; its moves are not played yet."""
    text = text.removeprefix("\ufeff")  # some editors put it there
    lines = [(n, line.strip()) for n, line in enumerate(text.split("\n"), 1)]
    lines = [(n, line) for n, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != TITLE:
        raise BadRecord(f"line 1: a record begins with '{TITLE}'")
    if not lines[-1][1].startswith("end ("):
        raise BadRecord(f"line {lines[-1][0]}: the record is cut: its last line 'end' is missing")
    _check(lines)
    head: dict[str, str] = {}
    position: list[str] = []
    found: list[Line] = []
    for number, line in lines[1:-1]:
        if line.startswith("|"):
            position.append(line[1:].removeprefix(" "))
        elif line.startswith("=="):
            tile = line.rpartition("(")[0].rpartition(":")[2].strip()
            found.append(Line(number, NATURE, f"reveal {tile}"))
        elif line.startswith("*"):
            outcomes = line[1:].split(",")
            found += [Line(number, NATURE, outcome.strip()) for outcome in outcomes]
        elif line[0].isdigit():
            who, _, move = line.partition(" ")
            if not who.isdecimal() or len(who) > 9:
                raise BadRecord(f"line {number}: '{line}' does not begin with a seat")
            found.append(Line(number, int(who), move))
        elif ":" in line and not found:
            key, _, value = line.partition(":")
            if key not in HEAD:
                raise BadRecord(f"line {number}: '{key}' is not known in a record")
            head[key] = value.strip()
        else:
            raise BadRecord(f"line {number}: '{line}' belongs in no record")
    return _record(head, "\n".join(position), found)


def _check(lines: list[tuple[int, str]]) -> None:
    """Compare each check with the text before it; the first that fails tells where."""
    out = _Writer()
    since = 1
    for number, line in lines:
        if line.startswith("==") or line.startswith("end ("):
            if line.rpartition("(")[2].rstrip(")") != out.check():
                raise BadRecord(
                    f"line {number}: the check does not fit: "
                    f"something from line {since} to line {number} was changed or left out"
                )
            since = number
        out.add(line)


def _record(head: dict[str, str], position: str, found: list[Line]) -> Record:
    for key in ("rules", "players", "seed"):
        if key not in head:
            raise BadRecord(f"line 2: the record does not say '{key}:'")
    if not head["rules"].isdecimal() or len(head["rules"]) > 9:
        raise BadRecord("line 2: rules must be a number")
    rules = int(head["rules"])
    known = head if rules in KNOWN_RULES else {**head, "rules": str(RULES_VERSION)}
    try:
        setup = setup_from(known)
    except OrleansError as error:
        raise BadRecord(f"line 2: {error}") from error
    seats = head.get("seats", "")
    return Record(setup, head["seed"], rules, position, seats, found)


def parsed(record: Record, moves: MoveBook) -> Iterator[tuple[Line, int]]:
    """Each line with the number of its move."""
    for line in record.lines:
        try:
            yield line, moves.parse(line.text)
        except UnreadableMove as error:
            raise BadRecord(f"line {line.number}: {error}") from error
