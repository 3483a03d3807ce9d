"""The file that holds the outcomes of a tournament, so that it can be resumed.

Every outcome is one line of JSON.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from orleans.errors import BadSetup
from orleans.sim.jobs import TournamentPlan
from orleans.sim.play import Outcome

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # not on Windows
    flock = None  # type: ignore[assignment]


class ResultsFile:
    """The outcomes known so far, by job. With a path, each is on disk before it counts.

    The first line identifies the tournament. If the last line is incomplete, its game is
    played again.
    """

    def __init__(self, plan: TournamentPlan, path: Path | None = None) -> None:
        self.plan, self.path = plan, path
        self.known: dict[str, Outcome] = {}
        self._file: IO[str] | None = None

    def __enter__(self) -> Self:
        if self.path:
            try:
                self._file = self.path.open("a+", encoding="utf-8")
            except OSError as error:
                raise BadSetup(f"{self.path}: cannot be written: {error.strerror}") from error
            self._lock(self._file)
            self._read(self._file)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file:
            self._file.close()

    def add(self, outcome: Outcome) -> None:
        """Add an outcome. Ignore a second one for the same job; do not write errors."""
        if outcome["key"] in self.known:
            return
        if self._file and "error" not in outcome:
            self._write(self._file, outcome)
        self.known[outcome["key"]] = outcome

    def remove(self) -> None:
        """Delete the file once the tournament is complete."""
        if self.path:
            self.path.unlink(missing_ok=True)

    def _lock(self, file: IO[str]) -> None:
        if flock is None:
            return
        try:
            flock(file, LOCK_EX | LOCK_NB)
        except OSError:
            raise BadSetup(f"{self.path}: another tournament is writing there") from None

    def _read(self, file: IO[str]) -> None:
        file.seek(0)
        text = file.read()
        whole = text[: text.rfind("\n") + 1]
        if not whole:
            file.truncate(0)
            self._write(file, self.plan.identity())
            return
        if whole != text:  # the last run stopped in the middle of a line
            file.truncate(len(whole.encode()))
        head, *lines = whole.splitlines()
        try:
            self._compare(json.loads(head))
            outcomes = [json.loads(line) for line in lines]
            self.known = {outcome["key"]: outcome for outcome in outcomes}
        except (ValueError, TypeError, KeyError):
            raise BadSetup(f"{self.path}: is not the results file of a tournament") from None

    def _compare(self, head: dict[str, object]) -> None:
        mine = self.plan.identity()
        for what in mine:
            if head[what] != mine[what]:
                raise BadSetup(
                    f"{self.path}: belongs to a tournament with other {what}: {head[what]}; "
                    "use another file, or delete it"
                )

    def _write(self, file: IO[str], line: object) -> None:
        file.write(json.dumps(line) + "\n")
        file.flush()
        os.fsync(file.fileno())
