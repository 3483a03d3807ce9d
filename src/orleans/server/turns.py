"""Who may use a worker next: short tasks first, then whoever has used the least lately."""

from __future__ import annotations

import asyncio
import math
import time
from dataclasses import dataclass, field
from itertools import count

SHORT = 2000  # milliseconds; one worker is always left for tasks that take no longer
TOTAL = 60_000  # milliseconds that the last of all long tasks may have to wait
HALF_LIFE = 60.0  # seconds in which half of what somebody has used is forgotten
REMEMBERED = 10_000


@dataclass(eq=False)
class QueuedTask:
    """One question to a worker: for whom, at which table, and how long it may take."""

    person: str
    table: str
    ms: int
    address: str = ""  # the address that asked for it, if known
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
    """A queue for a number of workers. With one worker a long task holds up all others."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.for_long = max(workers - 1, 1)
        self._waiting: list[QueuedTask] = []
        self._running: list[QueuedTask] = []
        self._used: dict[str, tuple[float, float]] = {}
        self._numbers = count()

    async def enter(self, task: QueuedTask) -> None:
        """Wait for a worker. A long task is shortened if many others wait for one as well."""
        task.number = next(self._numbers)
        self._waiting.append(task)
        self._grant()
        try:
            await task.granted.wait()
        except asyncio.CancelledError:
            self.leave(task)
            raise
        if task.long:
            others = sum(other.long for other in self._waiting)
            task.ms = min(task.ms, max(TOTAL * self.for_long // (others + 1), SHORT))

    def leave(self, task: QueuedTask) -> None:
        """The task is done or not wanted any more."""
        if task in self._waiting:
            self._waiting.remove(task)
            return
        self._running.remove(task)
        now = time.monotonic()
        for name in {*task.names}:
            self._used[name] = (self._used_by(name, now) + now - task.began, now)
        if len(self._used) > REMEMBERED:
            self._used = {n: u for n, u in self._used.items() if self._used_by(n, now) > 0.01}
        self._grant()

    def _used_by(self, name: str, now: float) -> float:
        seconds, since = self._used.get(name, (0.0, now))
        return seconds * math.exp2((since - now) / HALF_LIFE)

    def _grant(self) -> None:
        now = time.monotonic()
        while len(self._running) < self.workers:
            room = sum(task.long for task in self._running) < self.for_long
            fitting = [task for task in self._waiting if room or not task.long]
            if not fitting:
                return
            task = min(fitting, key=lambda task: self._order(task, now))
            self._waiting.remove(task)
            self._running.append(task)
            task.began = now
            task.granted.set()

    def _order(self, task: QueuedTask, now: float) -> tuple[bool, int, list[float], int, int]:
        """Those with a task running wait for those without."""
        busy = sum(other.names[0] == task.names[0] for other in self._running)
        used = [self._used_by(name, now) for name in task.names]
        return (task.long, busy, used, task.ms, task.number)
