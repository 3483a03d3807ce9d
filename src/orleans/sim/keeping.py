"""Outcomes on the disk, one JSON line each, so that a stopped tournament goes on."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from orleans.errors import BadSetup
from orleans.sim.jobs import Plan
from orleans.sim.play import Outcome

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # not on Windows
    flock = None  # type: ignore[assignment]


class Notebook:
    """The outcomes known so far, by job; with a file they are on the disk before they count.

    The first line says which tournament it is. A last line that was cut is played again.
    """

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
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
        """Keep an outcome; a second one for the same job is passed over. Errors are not kept."""
        if outcome["key"] in self.known:
            return
        if self._file and "error" not in outcome:
            self._write(self._file, outcome)
        self.known[outcome["key"]] = outcome

    def remove(self) -> None:
        """All is done, and the file was only for going on."""
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
        if whole != text:  # stopped in the middle of a line
            file.truncate(len(whole.encode()))
        head, *lines = whole.splitlines()
        try:
            self._compare(json.loads(head))
            outcomes = [json.loads(line) for line in lines]
            self.known = {outcome["key"]: outcome for outcome in outcomes}
        except (ValueError, TypeError, KeyError):
            raise BadSetup(f"{self.path}: is not the notebook of a tournament") from None

    def _compare(self, head: dict[str, object]) -> None:
        mine = self.plan.identity()
        for what in mine:
            if head[what] != mine[what]:
                raise BadSetup(
                    f"{self.path}: is of a tournament with other {what}: {head[what]}; "
                    "name another file, or remove it"
                )

    def _write(self, file: IO[str], line: object) -> None:
        file.write(json.dumps(line) + "\n")
        file.flush()
        os.fsync(file.fileno())
