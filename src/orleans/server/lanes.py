"""Who goes first: those who have used little processor time.

Requests, what WebSockets send and the moves of bots run in the lanes of the address that caused
them. Whatever is worked out for them counts, also in a thread.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from types import coroutine
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from orleans.server.rates import RateLimit

LANES = 2
PATIENCE = 0.25  # seconds that a request keeps its lane
SHARE = 0.1  # of the processor's time that one address may use before the others
SHARE_AT_ONCE = 0.2  # seconds
REST = 4  # times as long as it has run, the last lane stays empty after a request
MOST_WAIT = 1.0  # seconds that a request lets the others go first
P = ParamSpec("P")
T = TypeVar("T")


class Stopwatch:
    seconds = 0.0


USED: ContextVar[Stopwatch] = ContextVar("used")
PAYER: ContextVar[str] = ContextVar("payer", default="")  # the address that work is done for


class Lanes:
    """Whoever has used more than their share of the processor lets the others go first.

    The requests of one address run in two lanes. Beyond its share all such addresses have a single
    lane together, in which a request begins when no other runs, with a pause after each. So nobody
    waits longer for them than one request takes. What waits for something else, such as a bot,
    gives up its lane.
    """

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._lanes: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._last_lane = asyncio.Semaphore(1)
        self._share = RateLimit(SHARE, SHARE_AT_ONCE)
        self._running = 0
        self._quiet = asyncio.Event()
        self._quiet.set()

    async def run(self, name: str, work: Coroutine[Any, Any, T]) -> T:
        if not self.on:
            return await work
        used = Stopwatch()
        USED.set(used)
        PAYER.set(name)
        try:
            leave = await self._enter(name)
        except BaseException:
            work.close()
            raise
        leaving = asyncio.get_running_loop().call_later(PATIENCE, leave, 0.0)
        try:
            return await timed(work, used)
        finally:
            leaving.cancel()
            leave(REST * used.seconds)
            self._share.charge(name, used.seconds)

    async def _enter(self, name: str) -> Callable[[float], None]:
        """Wait for a lane; return what to call, once or more, to leave it after some seconds."""
        lane = self._lanes.get(name)
        if lane is None:
            lane = self._lanes[name] = asyncio.Semaphore(LANES)
        await lane.acquire()
        try:
            ahead = self._share.left(name) > 0
            if not ahead:
                await self._let_others_go_first()
        except BaseException:
            lane.release()
            raise
        if ahead:
            self._running += 1
            self._quiet.clear()
        left = False

        def leave(rest: float) -> None:
            nonlocal left
            if left:
                return
            left = True
            lane.release()
            self._running -= ahead
            if not ahead:
                asyncio.get_running_loop().call_later(rest, self._last_lane.release)
            if not self._running:
                self._quiet.set()

        return leave

    async def _let_others_go_first(self) -> None:
        await self._last_lane.acquire()
        try:
            async with asyncio.timeout(MOST_WAIT):
                await self._quiet.wait()
        except TimeoutError:
            return
        except BaseException:
            self._last_lane.release()
            raise


@coroutine
def timed(work: Coroutine[Any, Any, T], used: Stopwatch) -> Generator[Any, Any, T]:
    """Run a coroutine and count the processor time that it uses itself."""
    resume: Callable[[Any], Any] = work.send
    given: Any = None
    while True:
        began = time.thread_time()
        try:
            waits_for = resume(given)
        except StopIteration as end:
            found: T = end.value
            return found
        finally:
            used.seconds += time.thread_time() - began
        try:
            resume, given = work.send, (yield waits_for)
        except BaseException as error:
            resume, given = work.throw, error


async def aside(work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Work something out in a thread."""
    return await asyncio.to_thread(counted(work), *args, **more)


def counted(work: Callable[P, T]) -> Callable[P, T]:
    """Let a thread work at the expense of those it works for."""
    used = USED.get(Stopwatch())

    def count(*args: P.args, **more: P.kwargs) -> T:
        began = time.thread_time()
        try:
            return work(*args, **more)
        finally:
            used.seconds += time.thread_time() - began

    return count
