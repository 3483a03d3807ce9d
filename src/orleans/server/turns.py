"""Who may use a worker next: short jobs first, then whoever has used the least lately."""

from __future__ import annotations

import asyncio
import math
import time
from dataclasses import dataclass, field
from itertools import count

SHORT = 2000  # milliseconds; one worker is always left for jobs that take no longer
TOTAL = 60_000  # milliseconds that all long jobs together may make the last of them wait
HALF_LIFE = 60.0  # seconds in which half of what somebody has used is forgotten
REMEMBERED = 10_000


@dataclass(eq=False)
class QueuedTask:
    """One question to a worker: for whom, at which table, and how long it may take."""

    person: str
    table: str
    ms: int
    address: str = ""  # at which it was asked for, as far as that is known
    number: int = 0
    began: float = 0.0
    granted: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def names(self) -> tuple[str, str, str]:
        """Whose it is, from the widest: many people may have one address, a person many tables."""
        return (self.address or self.person, self.person, self.table)

    @property
    def long(self) -> bool:
        return self.ms > SHORT


class Turns:
    """A queue for a number of workers. With one worker a long job holds up all others."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.for_long = max(workers - 1, 1)
        self._waiting: list[QueuedTask] = []
        self._running: list[QueuedTask] = []
        self._used: dict[str, tuple[float, float]] = {}
        self._numbers = count()

    async def enter(self, job: QueuedTask) -> None:
        """Wait for a worker. A long job is shortened if many others wait for one as well."""
        job.number = next(self._numbers)
        self._waiting.append(job)
        self._grant()
        try:
            await job.granted.wait()
        except asyncio.CancelledError:
            self.leave(job)
            raise
        if job.long:
            others = sum(other.long for other in self._waiting)
            job.ms = min(job.ms, max(TOTAL * self.for_long // (others + 1), SHORT))

    def leave(self, job: QueuedTask) -> None:
        """The job is done or not wanted any more."""
        if job in self._waiting:
            self._waiting.remove(job)
            return
        self._running.remove(job)
        now = time.monotonic()
        for name in {*job.names}:
            self._used[name] = (self._used_by(name, now) + now - job.began, now)
        if len(self._used) > REMEMBERED:
            self._used = {n: u for n, u in self._used.items() if self._used_by(n, now) > 0.01}
        self._grant()

    def _used_by(self, name: str, now: float) -> float:
        seconds, since = self._used.get(name, (0.0, now))
        return seconds * math.exp2((since - now) / HALF_LIFE)

    def _grant(self) -> None:
        now = time.monotonic()
        while len(self._running) < self.workers:
            room = sum(job.long for job in self._running) < self.for_long
            fitting = [job for job in self._waiting if room or not job.long]
            if not fitting:
                return
            job = min(fitting, key=lambda job: self._order(job, now))
            self._waiting.remove(job)
            self._running.append(job)
            job.began = now
            job.granted.set()

    def _order(self, job: QueuedTask, now: float) -> tuple[bool, int, list[float], int, int]:
        """Who has a job running waits for those who have none."""
        busy = sum(other.names[0] == job.names[0] for other in self._running)
        used = [self._used_by(name, now) for name in job.names]
        return (job.long, busy, used, job.ms, job.number)
