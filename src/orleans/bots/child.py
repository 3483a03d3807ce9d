"""A program at the other end of a pipe, which may do anything: hang, die, babble, not listen.

Threads read and write, so nothing the program does can make its caller wait longer than
intended; and they work on every system.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from queue import Empty, Full, SimpleQueue
from queue import Queue as BoundedQueue
from threading import Thread
from time import monotonic
from typing import IO, Final

LINE: Final = 65_536  # bytes of an answer
WAITING: Final = 100  # answers that nobody asked for
GRACE: Final = 0.5  # seconds to leave after it was told to
LAST_WORDS: Final = 2_000  # bytes kept of its standard error


class Silent(Exception):
    """No answer in time."""


class Gone(Exception):
    """It will not answer any more; says why."""


class Child:
    """A running program, spoken to in lines."""

    def __init__(self, argv: list[str]) -> None:
        self._process = subprocess.Popen(
            argv,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # so that what it starts itself can be ended with it
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._inbox: BoundedQueue[bytes | Gone] = BoundedQueue(WAITING)
        self._flood: list[str] = []  # filled when it has said more than anybody reads
        self._said = bytearray()  # the end of its standard error
        self._threads = [
            Thread(target=work, args=args, daemon=True)
            for work, args in (
                (write, (self._process.stdin, self._outbox, self._inbox)),
                (read, (self._process.stdout, self._inbox, self._flood)),
                (listen, (self._process.stderr, self._said)),
            )
        ]
        for thread in self._threads:
            thread.start()
        self._ended = False
        self._owner = os.getpid()

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, line: bytes) -> None:
        self._outbox.put(line + b"\n")

    def receive(self, deadline: float) -> bytes:
        """Its next line, before the moment `deadline` of the monotonic clock."""
        if self._flood:
            raise Gone(self._flood[0])
        try:
            found = self._inbox.get(timeout=max(deadline - monotonic(), 0.0))
        except Empty:
            raise Silent from None
        if isinstance(found, Gone):
            raise found
        return found

    def end(self, last: bytes = b"") -> None:
        """Say a last line and let it leave; if it stays it is killed with all it started."""
        if self._ended or os.getpid() != self._owner:  # a fork's copy must not end it
            return
        self._ended = True
        if last:
            self.send(last)
        self._outbox.put(None)
        # Its output ends when it does. The process is not waited for yet: so long its number
        # belongs to nobody else, and the whole group can be killed by it.
        self._threads[1].join(GRACE if last else 0.0)
        if sys.platform == "win32":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.pid, signal.SIGKILL)
        self._process.wait()
        for thread in self._threads:
            thread.join(GRACE)

    def last_words(self) -> str:
        """The last line of its standard error."""
        lines = bytes(self._said).decode(errors="replace").split("\n")
        said = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return "".join(c for c in said if c.isprintable())[:200]


def write(
    pipe: IO[bytes], outbox: SimpleQueue[bytes | None], inbox: BoundedQueue[bytes | Gone]
) -> None:
    try:
        while (line := outbox.get()) is not None:
            pipe.write(line)
            pipe.flush()
    except (OSError, ValueError):
        # A dead program is noticed by its reader, which may still have a last answer.
        with contextlib.suppress(Full):
            inbox.put(Gone("it does not listen"), timeout=GRACE)
    with contextlib.suppress(OSError):
        pipe.close()


def read(pipe: IO[bytes], inbox: BoundedQueue[bytes | Gone], flood: list[str]) -> None:
    gone = Gone("it ended")
    with contextlib.suppress(OSError, ValueError):
        while line := pipe.readline(LINE):
            if len(line) == LINE:
                gone = Gone(f"it wrote a line of more than {LINE} bytes")
                break
            if not line.endswith(b"\n"):
                break  # it died in the middle of a word
            try:
                inbox.put_nowait(line)
            except Full:
                gone = Gone(f"it wrote more than {WAITING} lines that nobody asked for")
                break
    try:
        inbox.put_nowait(gone)
    except Full:
        flood.append(str(gone))
    # What still comes is thrown away: a program that talks must not block before it leaves.
    with contextlib.suppress(OSError, ValueError):
        while pipe.read1(LINE):  # type: ignore[attr-defined]
            pass
    pipe.close()


def listen(pipe: IO[bytes], said: bytearray) -> None:
    with contextlib.suppress(OSError, ValueError):
        while some := pipe.read1(LINE):  # type: ignore[attr-defined]
            said += some
            del said[:-LAST_WORDS]
    pipe.close()
