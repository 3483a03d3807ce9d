"""A bot in any language: a program that talks in lines of JSON (docs/bot-protocol.md).

Whatever the program does, the game goes on: the greedy bot chooses for it, and the fault is
reported and remembered.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any, Final

from orleans.bots.child import Child, Gone, Silent
from orleans.bots.facts import facts
from orleans.bots.greedy import GreedyBot
from orleans.boxes import RULES_VERSION
from orleans.errors import BadSetup
from orleans.kernel.view import View
from orleans.notation import write_position

PROTOCOL: Final = 1
PATIENCE: Final = 3  # faults in a row after which a program is not asked again in this game
TOLD: Final = 10  # faults of one bot that are reported; all of them are remembered
FAREWELL: Final = b'{"type": "bye"}'


@dataclass(frozen=True)
class Fault:
    """What a program did wrong, when, and what it said last on its standard error."""

    round: int
    kind: str  # time, ended, nonsense, illegal
    reason: str

    def __str__(self) -> str:
        return f"round {self.round}: {self.reason}"


class Faulty(Exception):
    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(reason)
        self.kind = kind


class PipeBot:
    """Asks a program; `faults` says where it failed and the greedy bot moved instead."""

    def __init__(
        self, rng: Random, *, command: str = "", ms: int = 1000, start: int = 5000
    ) -> None:
        """`ms`: the time for an answer; `start`: the time for the first line."""
        self.argv = split_command(command)
        if ms <= 0 or start <= 0:
            raise BadSetup("pipe: ms and start are more than 0")
        self.command, self.ms, self.start = command, ms, start
        self.seed = rng.getrandbits(32)
        self.fallback = GreedyBot(rng)
        self.faults: list[Fault] = []
        self.reason = ""  # why it chose its last move, if it says so
        self.name = ""  # what it calls itself
        self._row = 0  # faults since its last good answer
        self._asked = 0
        self._setup: list[str] = []
        self._round = 0
        self._child: Child | None = None
        self._farewell: weakref.finalize[Any, Any] | None = None

    def choose(self, view: View, moves: Sequence[int]) -> int:
        if view.seat is None:
            raise ValueError("a spectator has no move to choose")
        self._follow(view)
        self.reason = ""
        if self._row < PATIENCE:
            try:
                move = self._ask(view, moves)
            except Faulty as error:
                self._blame(view, error)
            else:
                self._row = 0
                return move
        return self.fallback.choose(view, moves)

    def close(self) -> None:
        """Say goodbye and end the program; also happens when the bot is forgotten."""
        self._end()

    # --- the game

    def _follow(self, view: View) -> None:
        """A game with another setup, or one that begins anew, gives the program a new chance."""
        lines = view.table.book.setup.lines()
        if lines != self._setup or view.table.round < self._round:
            self._setup, self._row = lines, 0
            if self._child:
                self._tell_setup(self._child)
        self._round = view.table.round

    def _blame(self, view: View, error: Faulty) -> None:
        self._row += 1
        if error.kind in ("ended", "nonsense") or self._row == PATIENCE:
            self._end()
        fault = Fault(view.table.round, error.kind, str(error))
        self.faults.append(fault)
        if len(self.faults) <= TOLD:
            end = "; it is not asked again in this game" if self._row == PATIENCE else ""
            self._say(f"{fault}; greedy moves instead{end}")
        if len(self.faults) == TOLD:
            self._say("more faults of this bot are not told")

    def _say(self, text: str) -> None:
        print(f"orleans: the bot '{self.name or self.command}': {text}", file=sys.stderr)

    # --- the program

    def _ask(self, view: View, moves: Sequence[int]) -> int:
        child = self._child or self._begin()
        self._asked += 1
        text = view.table.book.moves.text
        options = {text(move): move for move in moves}
        table = {"position": write_position(view.table), "facts": facts(view)}
        tell(child, type="view", seat=view.seat, actors=view.actors, **table)
        tell(child, type="moves", moves=list(options))
        tell(child, type="choose", id=self._asked, ms=self.ms)
        deadline = monotonic() + self.ms / 1000
        while True:
            answer = self._hear(child, deadline, self.ms)
            if answer.get("id") == self._asked:
                break
            if answer.get("id") not in range(1, self._asked):  # else the answer comes too late
                raise Faulty("nonsense", f"{cut(answer)} does not answer question {self._asked}")
        chosen = answer.get("move")
        if not isinstance(chosen, str):
            raise Faulty("nonsense", f"{cut(answer)} has no text 'move'")
        if chosen not in options:
            raise Faulty("illegal", f"{cut(chosen)} is not among its moves")
        self.reason = cut(answer.get("reason") or "")
        return options[chosen]

    def _begin(self) -> Child:
        """Start the program and greet it."""
        try:
            child = Child(self.argv)
        except OSError as error:
            raise Faulty("ended", f"it cannot be started: {error.strerror}") from None
        self._child = child
        self._farewell = weakref.finalize(self, child.end, FAREWELL)
        about = {"protocol": PROTOCOL, "rules": RULES_VERSION, "seed": self.seed}
        tell(child, type="hello", ms=self.ms, **about)
        answer = self._hear(child, monotonic() + self.start / 1000, self.start, awake=False)
        if answer.get("type") != "hello" or answer.get("protocol") != PROTOCOL:
            raise Faulty("nonsense", f"{cut(answer)} is no hello in protocol {PROTOCOL}")
        self.name = cut(answer.get("name") or "")[:40]
        self._tell_setup(child)
        return child

    def _tell_setup(self, child: Child) -> None:
        tell(child, type="setup", setup=dict(line.split(": ", 1) for line in self._setup))

    def _hear(self, child: Child, deadline: float, ms: int, awake: bool = True) -> dict[str, Any]:
        """The next object it says."""
        try:
            line = child.receive(deadline)
        except Silent:
            if not awake:  # it has not been told the setup: begin again
                self._end()
            raise Faulty("time", f"no answer within {ms} ms") from None
        except Gone as error:
            self._end()
            said = child.last_words()
            raise Faulty("ended", f"{error}{said and f' ({said})'}") from None
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise Faulty("nonsense", f"{cut(line.decode(errors='replace'))} is no JSON object")
        return found

    def _end(self) -> None:
        if self._farewell:
            self._farewell()
        self._child = self._farewell = None


def tell(child: Child, **message: Any) -> None:
    child.send(json.dumps(message).encode())


def cut(said: object) -> str:
    """What a program said, made short and harmless enough for a line of text."""
    text = said if isinstance(said, str) else json.dumps(said)
    text = "".join(c for c in text if c.isprintable())
    return text if len(text) <= 120 else f"{text[:117]}..."


def split_command(command: str) -> list[str]:
    try:
        argv = shlex.split(command, posix=os.name == "posix")
    except ValueError as error:
        raise BadSetup(f"pipe: the command {command!r} cannot be read: {error}") from None
    if not argv:
        raise BadSetup("pipe needs a command: pipe(command=python bot.py)")
    if shutil.which(argv[0]) is None:
        raise BadSetup(f"pipe: there is no program {argv[0]!r}")
    return argv
