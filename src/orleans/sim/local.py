"""Play games in processes on this machine.

Each process plays one game at a time and has its own pipe. A process that dies is replaced
and its game is played again, so no outcome is lost or counted twice.
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

TRIES = 3  # if processes keep dying, the game is at fault


def cores() -> int:
    """Return the number of cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_here(setup: Setup, jobs: Sequence[Job], processes: int) -> Generator[Outcome]:
    """Yield the outcomes of all jobs as they finish."""
    if processes <= 1 or len(jobs) <= 1:
        for job in jobs:
            yield play_job(setup, job)
        return
    pool = WorkerPool(setup, jobs, min(processes, len(jobs)))
    try:
        yield from pool.work()
    finally:
        pool.close()


class WorkerPool:
    """The worker processes, the job of each, and the jobs that wait."""

    def __init__(self, setup: Setup, jobs: Sequence[Job], size: int) -> None:
        self.setup, self.size = setup, size
        self.waiting = deque((job, 1) for job in jobs)
        self.busy: dict[Connection, tuple[Job, int]] = {}
        self.workers: dict[Connection, BaseProcess] = {}
        self.context = multiprocessing.get_context("spawn")  # inherit nothing by accident

    def work(self) -> Iterator[Outcome]:
        while self.waiting or self.busy:
            while self.waiting and len(self.busy) < self.size:
                self._assign()
            for pipe in wait(list(self.busy)):
                assert isinstance(pipe, Connection)
                job, tries = self.busy.pop(pipe)
                try:
                    yield pipe.recv()
                except (EOFError, OSError):
                    self._stop_worker(pipe)
                    if tries < TRIES:
                        self.waiting.appendleft((job, tries + 1))
                    else:
                        yield failed(job, f"its process died {TRIES} times")

    def _assign(self) -> None:
        """Give the next job to an idle worker or to a new one."""
        idle = next((pipe for pipe in self.workers if pipe not in self.busy), None)
        pipe = idle or self._start_worker()
        job, tries = self.waiting.popleft()
        try:
            pipe.send(job)
        except OSError:  # it died while idle
            self._stop_worker(pipe)
            self.waiting.appendleft((job, tries))
            return
        self.busy[pipe] = (job, tries)

    def _start_worker(self) -> Connection:
        mine, theirs = self.context.Pipe()
        worker = self.context.Process(target=run_worker, args=(self.setup, theirs), daemon=True)
        with sigint_blocked():
            worker.start()
        theirs.close()  # so that we notice when it dies
        self.workers[mine] = worker
        return mine

    def _stop_worker(self, pipe: Connection) -> None:
        worker = self.workers.pop(pipe)
        pipe.close()
        worker.kill()
        worker.join()

    def close(self) -> None:
        """Stop all workers; their unfinished games do not count."""
        for pipe in list(self.workers):
            self._stop_worker(pipe)


@contextmanager
def sigint_blocked() -> Iterator[None]:
    """Block Ctrl-C while a worker starts, so that only this process handles it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # or it starts with the first worker and unblocks SIGINT
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def run_worker(setup: Setup, pipe: Connection) -> None:
    """Play jobs from the pipe until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    with suppress(EOFError, OSError):
        while True:
            pipe.send(play_job(setup, pipe.recv()))
