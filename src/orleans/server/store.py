"""The database: a write is durable before it is answered.

A writing thread commits all waiting writes together, so that many tables share one flush to
disk. If one of the writes fails, each is tried alone. SQLite has one writer by its nature; with
PostgreSQL there are several, so that one that waits for a lock does not stop the others.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from orleans.server.lanes import counted
from orleans.server.logs import log_event
from orleans.server.refusal import Refusal
from orleans.server.settings import database_url

T = TypeVar("T")
Work = Callable[[Connection], Any]
BATCH = 256
CHANNEL = "orleans"
WRITES = "orleans_writes"
READERS = 4
WRITERS = 3  # with PostgreSQL
# A process that stops inside a transaction holds its locks no longer than this.
POSTGRES_LIMITS = {
    "lock_timeout": "3s",
    "statement_timeout": "15s",
    "idle_in_transaction_session_timeout": "5s",
}


def lift_limits(c: Connection) -> None:
    """Let this transaction take its time."""
    if c.dialect.name == "postgresql":
        for limit in POSTGRES_LIMITS:
            c.execute(text(f"SET LOCAL {limit} = 0"))


def open_engine(url: str) -> Engine:
    """Return an engine with our settings: SQLite in WAL mode, flushed at every commit."""
    url = database_url(url)
    if not url.startswith("sqlite"):
        return create_engine(
            url,
            pool_size=READERS + WRITERS,
            pool_timeout=10,
            isolation_level="REPEATABLE READ",
            hide_parameters=True,
            connect_args={
                "connect_timeout": 5,
                "tcp_user_timeout": 15_000,
                "options": " ".join(f"-c {name}={v}" for name, v in POSTGRES_LIMITS.items()),
            },
        )
    database = make_url(url).database or ""
    if database not in ("", ":memory:"):
        Path(database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        url, pool_size=8, connect_args={"check_same_thread": False}, hide_parameters=True
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # `_begin_sqlite` begins transactions
    for pragma in (
        "busy_timeout=20000",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def answering() -> Iterator[None]:
    """Report when the database does not answer: it may be away, full, or locked by others."""
    try:
        yield
    except (OperationalError, PoolTimeout) as error:
        fault = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
        if fault == sqlite3.SQLITE_ERROR:  # such as a table that is missing
            raise
        log_event("the database does not answer", 40, reason=str(error)[:300])
        raise Refusal("busy", "the database does not answer; try again") from error


class Store:
    def __init__(self, url: str = "") -> None:
        self.engine = open_engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self._readers = ThreadPoolExecutor(READERS, "orleans-read")
        self._queue: queue.SimpleQueue[_PendingWrite | None] = queue.SimpleQueue()
        self._writers = [
            threading.Thread(target=self._write_all, name="orleans-write", daemon=True)
            for _ in range(WRITERS if self.postgres else 1)
        ]
        for writer in self._writers:
            writer.start()
        self._listener: _Listener | None = None

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query in a thread, in its own transaction."""
        loop = asyncio.get_running_loop()
        with answering():
            return await loop.run_in_executor(self._readers, counted(self._read), work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; it is on disk when this returns.

        `work` may run twice (once in a batch that fails), so it must only touch the database.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(_PendingWrite(counted(work), loop, future))
        with answering():
            return await asyncio.shield(future)

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call `heard` with each message of another process; empty: some may be lost."""
        if self.postgres:
            self._listener = _Listener(self.engine, asyncio.get_running_loop(), heard)
            self._listener.start()

    def close(self) -> None:
        if self._listener:
            self._listener.stop()
        for _ in self._writers:
            self._queue.put(None)
        for writer in self._writers:
            writer.join(10)
        self._readers.shutdown()
        self.engine.dispose()

    # --- the writing thread

    def _write_all(self) -> None:
        while True:
            pending = self._queue.get()
            if pending is None:
                return
            batch = [pending]
            while len(batch) < BATCH:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self._queue.put(None)
                    break
                batch.append(more)
            self._commit(batch)

    def _commit(self, batch: list[_PendingWrite]) -> None:
        try:
            connecting = self._connect()
        except Exception as error:  # nobody need try again alone
            for pending in batch:
                pending.answer(None, error)
            return
        try:
            with connecting as connection, connection.begin():
                results = [pending.work(connection) for pending in batch]
        except Exception as error:
            if len(batch) == 1:
                batch[0].answer(None, error)
            else:
                for pending in batch:
                    self._commit([pending])
            return
        for pending, result in zip(batch, results, strict=True):
            pending.answer(result, None)

    def _connect(self) -> Connection:
        options: dict[str, Any] = {WRITES: True}
        if self.postgres:
            options["isolation_level"] = "READ COMMITTED"
        return self.engine.connect().execution_options(**options)


class _PendingWrite:
    __slots__ = ("future", "loop", "work")

    def __init__(
        self, work: Work, loop: asyncio.AbstractEventLoop, future: asyncio.Future[Any]
    ) -> None:
        self.work, self.loop, self.future = work, loop, future

    def answer(self, result: Any, error: BaseException | None) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._resolve, result, error)

    def _resolve(self, result: Any, error: BaseException | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


class _Listener(threading.Thread):
    """Receives the notifications of other processes on the same PostgreSQL."""

    def __init__(
        self, engine: Engine, loop: asyncio.AbstractEventLoop, heard: Callable[[str], None]
    ) -> None:
        super().__init__(name="orleans-listen", daemon=True)
        self.url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.loop, self.heard = loop, heard
        self.over = threading.Event()

    def run(self) -> None:
        import psycopg  # noqa: PLC0415 - only where PostgreSQL is used

        while not self.over.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._tell("")
                    while not self.over.is_set():
                        for message in connection.notifies(timeout=0.5):
                            self._tell(message.payload)
            except psycopg.OperationalError:
                time.sleep(0.5)

    def _tell(self, payload: str) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.heard, payload)

    def stop(self) -> None:
        self.over.set()
        self.join(5)
