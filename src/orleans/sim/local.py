"""Games in processes of this machine.

Each process has one game at a time and a pipe of its own. One that dies is replaced and
its game is played again, so an outcome is neither lost nor counted twice.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from orleans.kernel.setup import Setup
from orleans.sim.jobs import Job
from orleans.sim.play import Outcome, failed, play_job

TRIES = 3  # a game at which processes die is the game's fault


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_here(setup: Setup, jobs: Sequence[Job], processes: int) -> Generator[Outcome]:
    """The outcomes of all jobs, in the order in which they are done."""
    if processes <= 1 or len(jobs) <= 1:
        for job in jobs:
            yield play_job(setup, job)
        return
    crew = Crew(setup, jobs, min(processes, len(jobs)))
    try:
        yield from crew.work()
    finally:
        crew.dismiss()


class Crew:
    """The processes, what each of them plays, and the jobs that wait."""

    def __init__(self, setup: Setup, jobs: Sequence[Job], size: int) -> None:
        self.setup, self.size = setup, size
        self.waiting = deque((job, 1) for job in jobs)
        self.busy: dict[Connection, tuple[Job, int]] = {}
        self.workers: dict[Connection, BaseProcess] = {}
        self.context = multiprocessing.get_context("spawn")  # nothing inherited by chance

    def work(self) -> Iterator[Outcome]:
        while self.waiting or self.busy:
            while self.waiting and len(self.busy) < self.size:
                self._give()
            for pipe in wait(list(self.busy)):
                assert isinstance(pipe, Connection)
                job, tries = self.busy.pop(pipe)
                try:
                    yield pipe.recv()
                except (EOFError, OSError):
                    self._bury(pipe)
                    if tries < TRIES:
                        self.waiting.appendleft((job, tries + 1))
                    else:
                        yield failed(job, f"its process died {TRIES} times")

    def _give(self) -> None:
        """The next job to a worker without one, or to a new one."""
        idle = next((pipe for pipe in self.workers if pipe not in self.busy), None)
        pipe = idle or self._hire()
        job, tries = self.waiting.popleft()
        try:
            pipe.send(job)
        except OSError:  # it died while it had nothing to do
            self._bury(pipe)
            self.waiting.appendleft((job, tries))
            return
        self.busy[pipe] = (job, tries)

    def _hire(self) -> Connection:
        mine, theirs = self.context.Pipe()
        worker = self.context.Process(target=labour, args=(self.setup, theirs), daemon=True)
        with deaf():
            worker.start()
        theirs.close()  # so that its death is noticed here
        self.workers[mine] = worker
        return mine

    def _bury(self, pipe: Connection) -> None:
        worker = self.workers.pop(pipe)
        pipe.close()
        worker.kill()
        worker.join()

    def dismiss(self) -> None:
        """Whoever still plays is stopped: that game is not counted."""
        for pipe in list(self.workers):
            self._bury(pipe)


@contextmanager
def deaf() -> Iterator[None]:
    """Processes started here never hear Ctrl-C, not even while they begin; we hear it after."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # else it begins with the first worker and unblocks all
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def labour(setup: Setup, pipe: Connection) -> None:
    """What a worker does: play what it is given until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle
    with suppress(EOFError, OSError):
        while True:
            pipe.send(play_job(setup, pipe.recv()))
