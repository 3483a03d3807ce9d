"""A pool of processes that run bots. One that dies or hangs is replaced and asked again."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from orleans.errors import OrleansError
from orleans.game import Game
from orleans.notation import write_position
from orleans.server.lanes import PAYER
from orleans.server.logs import log_event
from orleans.server.turns import QueuedTask, Turns
from orleans.server.worker import BotAnswer, BotTask, UploadTask

COMMAND = (sys.executable, "-m", "orleans.server.worker")
TRIES = 2
STARTUP = 10.0  # seconds a process may take to start
LINE_LIMIT = 1 << 23  # bytes of an answer
UPLOAD_MS = 2000  # milliseconds for reading a record
T = TypeVar("T")


class NoAnswer(OrleansError):
    """No process gave an answer."""


class NobodyAnswers(NoAnswer):
    """No bot answers: processes die or hang, or the queue has no workers."""


class BotPool:
    """A fixed number of processes, started when they are needed."""

    def __init__(self, size: int, command: tuple[str, ...] = COMMAND) -> None:
        self.command = command
        self.restarts = 0
        self.turns = Turns(max(size, 1))
        self._idle: list[Process] = []
        self._running: set[Process] = set()

    async def think(self, task: BotTask, person: str = "", table: str = "") -> BotAnswer:
        """Return the move a bot chooses, and its reason if the task asks for it."""
        reason = ""
        kind: type[NoAnswer] = NoAnswer
        for _ in range(TRIES):
            queued = QueuedTask(person, table, task.ms, PAYER.get())
            try:
                answer = await self._ask_in_turn(queued, task, BotAnswer)
            except _Failed as failed:
                reason, kind = str(failed), NobodyAnswers
                continue
            good = answer.move in task.moves
            if answer.error or not good:
                # It may reveal the bot's plan, so it goes to the log, not to the table.
                erred = answer.error or f"chose {answer.move}"
                log_event("a bot erred", 30, bot=task.bot, reason=erred)
            if good:
                return answer
            reason = "it failed" if answer.error else "it chose what is not possible"
            kind = NoAnswer
        raise kind(f"the bot {task.bot} gave no move: {reason}")

    async def read_upload(self, task: UploadTask, person: str, kind: type[T]) -> T:
        """Let a process read what a person sent: it may be large, and it may be nonsense."""
        try:
            return await self._ask_in_turn(
                QueuedTask(person, "", UPLOAD_MS, PAYER.get()), task, kind
            )
        except _Failed as failed:
            raise NoAnswer(f"the record could not be read: {failed}") from None

    async def close(self) -> None:
        for process in list(self._running):
            await self._end(process)

    async def _ask_in_turn(
        self, queued: QueuedTask, task: BotTask | UploadTask, kind: type[T]
    ) -> T:
        await self.turns.enter(queued)
        process: Process | None = None
        try:
            if isinstance(task, BotTask):
                task = replace(task, ms=queued.ms)
            process = self._idle.pop() if self._idle else None
            if process is None or process.returncode is not None:
                process = await self._start()
            # Not `wait_for`: up to Python 3.11 it forgets a cancellation when the answer comes.
            async with asyncio.timeout(STARTUP + 2 * queued.ms / 1000):
                answer = await self._ask(process, task, kind)
        except asyncio.CancelledError:
            await self._end(process)
            raise
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            await self._end(process)
            self.restarts += 1
            slow = isinstance(error, TimeoutError)
            raise _Failed("it took too long" if slow else "it died") from error
        finally:
            self.turns.leave(queued)
        self._idle.append(process)
        return answer

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT, start_new_session=True
        )
        self._running.add(process)
        return process

    async def _ask(self, process: Process, task: BotTask | UploadTask, kind: type[T]) -> T:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=kind)

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._running.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class _Failed(Exception):
    """A process gave no answer."""


def task_for(game: Game, seat: int, bot: str, ms: int, seed: str) -> BotTask:
    """Return the task for a bot: the seat's view and the legal moves."""
    return BotTask(
        bot=bot,
        seed=seed,
        seat=seat,
        actors=list(game.actors),
        position=write_position(game.view(seat).table),
        moves=[game.text(move) for move in game.moves(seat)],
        ms=ms,
    )
