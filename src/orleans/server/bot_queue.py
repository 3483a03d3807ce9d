"""Bots that think on other machines, by way of a queue in PostgreSQL (docs/server.md).

A courier stands where the pool of a server expects a process that runs bots: it puts each line
into the queue and writes the answer. `orleans bots` takes tasks from the queue and gives them to
such processes on its own machine. The queue is Procrastinate's: a task belongs to one worker,
and a task whose worker has died goes to another.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import msgspec

from orleans import __version__
from orleans.boxes import RULES_VERSION
from orleans.errors import BadSetup
from orleans.server.bot_pool import COMMAND, LINE_LIMIT, STARTUP
from orleans.server.logs import log_event, set_up
from orleans.server.settings import BOT_QUEUE

if TYPE_CHECKING:
    import psycopg
    from procrastinate import App

COURIER = (sys.executable, "-m", "orleans.server.bot_queue")
# A worker of another version might not know the rules, or the task.
QUEUE = f"orleans {__version__} rules {RULES_VERSION}"
TASK = "think"
HEARTBEAT = 1.0  # seconds between signs of life of a worker
SILENCE = 5.0  # seconds without one after which its tasks go to others
USUAL_MS = 2000  # for tasks that name no time

# Nothing here has to survive a power cut: a turn whose task is lost is asked for again.
SESSION = "-c synchronous_commit=off"
ANSWERS = """CREATE UNLOGGED TABLE IF NOT EXISTS orleans_answers (
    id text PRIMARY KEY, body text NOT NULL, at timestamptz NOT NULL DEFAULT now())"""
WAITS = "SELECT count(*) AS couriers FROM pg_stat_activity WHERE application_name = %(courier)s"
ANSWER = """WITH old AS (DELETE FROM orleans_answers WHERE at < now() - interval '10 minutes'),
    new AS (INSERT INTO orleans_answers (id, body) VALUES (%(task)s, %(body)s)
        ON CONFLICT DO NOTHING RETURNING id)
    SELECT pg_notify(%(courier)s, id) FROM new"""
TAKE = "DELETE FROM orleans_answers WHERE id = %s RETURNING body"
LOCK = 0x0_81EA26  # any number, the same in every process


def bot_command(queue: str) -> tuple[str, ...]:
    """Return the command that a pool starts: a process that runs bots, or a courier to others."""
    if not queue:
        return COMMAND
    prepare(queue)
    os.environ[BOT_QUEUE] = queue  # for couriers: in a command everybody could read the password
    return COURIER


def prepare(url: str) -> None:
    """Create what the queue needs, unless it is there."""
    try:
        import psycopg  # noqa: PLC0415 - only where a queue is used
        from procrastinate import App, SyncPsycopgConnector  # noqa: PLC0415
    except ImportError as error:
        raise BadSetup("a queue for bots needs orleans[queue]") from error
    try:
        with psycopg.connect(url) as connection:
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            connection.execute(ANSWERS)
            found = connection.execute("SELECT to_regclass('procrastinate_jobs')").fetchone()
            if found == (None,):
                schema = App(connector=SyncPsycopgConnector()).schema_manager.get_schema()
                connection.execute(schema.encode())
    except psycopg.Error as error:
        raise BadSetup(f"the queue for bots cannot be used: {error}") from error


# --- on the server's machine


def carry(url: str) -> None:
    """Carry lines from standard input to the queue, and answers to standard output."""
    import psycopg  # noqa: PLC0415
    from procrastinate.exceptions import ConnectorException  # noqa: PLC0415

    courier = f"orleans_{token_hex(8)}"
    try:
        with psycopg.connect(
            url, autocommit=True, application_name=courier, options=SESSION
        ) as connection:
            connection.execute(f"LISTEN {courier}")
            for line in sys.stdin.buffer:
                sys.stdout.buffer.write(answer_to(line.decode(), connection, courier) + b"\n")
                sys.stdout.buffer.flush()
    except (psycopg.Error, ConnectorException) as error:
        set_up("INFO")
        log_event("the queue cannot be used", 40, reason=str(error)[:300])
        raise SystemExit(1) from None


def answer_to(line: str, connection: psycopg.Connection[Any], courier: str) -> bytes:
    """Put a task into the queue and wait for its answer, however long the pool does."""
    from procrastinate import App, SyncPsycopgConnector  # noqa: PLC0415

    task = token_hex(16)
    app = App(connector=SyncPsycopgConnector())
    think = app.configure_task(TASK, queue=QUEUE, connection=connection)
    think.defer(task=task, courier=courier, line=line)
    while not (found := connection.execute(TAKE, (task,)).fetchone()):
        for _ in connection.notifies(timeout=HEARTBEAT, stop_after=1):
            pass  # a notice only wakes it up: one may be lost
    answer: str = found[0]
    return answer.encode()


# --- on the machines of the bots


class LinePool:
    """Processes that answer a line of JSON with another. One that fails is ended.

    All of them end with this one, when their input does.
    """

    def __init__(self) -> None:
        self._idle: list[Process] = []

    async def ask(self, line: str) -> str:
        """Return the answer. A process that dies or hangs is an error like any other of a bot."""
        process: Process | None = None
        try:
            seconds = STARTUP + 2 * msgspec.json.decode(line).get("ms", USUAL_MS) / 1000
            process = self._idle.pop() if self._idle else await self._start()
            async with asyncio.timeout(seconds):
                answer = await self._ask(process, line)
        except BaseException as error:
            if process:
                self._end(process)
            if not isinstance(error, (TimeoutError, OSError, ValueError)):
                raise
            log_event("a bot failed", 30, reason=f"{type(error).__name__}: {error}")
            return '{"error": "the process that runs the bot failed"}'
        self._idle.append(process)
        return answer

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT, start_new_session=True
        )

    async def _ask(self, process: Process, line: str) -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line.encode().rstrip(b"\n") + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise ValueError("it died")
        return answer.decode().rstrip("\n")

    def _end(self, process: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()


def make_worker(url: str, processes: int) -> App:
    """Return the application whose worker runs bots."""
    from procrastinate import App, PsycopgConnector  # noqa: PLC0415

    connector = PsycopgConnector(
        conninfo=url, min_size=1, max_size=processes + 2, kwargs={"options": SESSION}
    )
    app = App(connector=connector)
    pool = LinePool()

    @app.task(name=TASK, queue=QUEUE)
    async def think(task: str, courier: str, line: str) -> None:
        waits = await app.connector.execute_query_one_async(WAITS, courier=courier)
        if not waits["couriers"]:
            return  # whoever asked has gone, and the turn is asked for again
        body = await pool.ask(line)
        await app.connector.execute_query_async(ANSWER, task=task, body=body, courier=courier)

    return app


async def work(url: str, processes: int) -> None:
    """Run bots until this is stopped."""
    app = make_worker(url, processes)
    async with app.open_async():
        log_event("bots are ready", queue=QUEUE, processes=processes)
        rescue = asyncio.create_task(pass_on_stalled(app))
        try:
            await app.run_worker_async(
                queues=[QUEUE],
                concurrency=processes,
                delete_jobs="always",
                fetch_job_polling_interval=1.0,
                update_heartbeat_interval=HEARTBEAT,
                stalled_worker_timeout=SILENCE,
                shutdown_graceful_timeout=10.0,
            )
        finally:
            rescue.cancel()


async def pass_on_stalled(app: Any) -> None:
    """Give the tasks of workers that have died to others."""
    while True:
        await asyncio.sleep(HEARTBEAT)
        try:
            stalled = await app.job_manager.get_stalled_jobs(
                queue=QUEUE, seconds_since_heartbeat=SILENCE
            )
            for job in stalled:
                await app.job_manager.retry_job(job)
                log_event("a task was passed on", 30, reason="its worker is gone")
        except Exception as error:  # the database may be away for a while
            log_event("the queue cannot be read", 40, reason=f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    carry(os.environ[BOT_QUEUE])
