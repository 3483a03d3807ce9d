"""A pool of processes that run bots. One that dies or hangs is replaced and asked again."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from orleans.errors import OrleansError
from orleans.game import Game
from orleans.notation import write_position
from orleans.server.logs import log_event
from orleans.server.worker import BotAnswer, BotTask

COMMAND = (sys.executable, "-m", "orleans.server.worker")
TRIES = 2
STARTUP = 10.0  # seconds a process may take to start
LINE_LIMIT = 1 << 20


class NoAnswer(OrleansError):
    """No process gave an answer."""


class BotPool:
    """A fixed number of processes, started when they are needed."""

    def __init__(self, size: int, command: tuple[str, ...] = COMMAND) -> None:
        self.command = command
        self.restarts = 0
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(max(size, 1)):
            self._free.put_nowait(None)
        self._running: set[Process] = set()

    async def think(self, task: BotTask) -> BotAnswer:
        """Return the move a bot chooses, and its reason if the task asks for it."""
        reason = ""
        for _ in range(TRIES):
            process = await self._free.get()
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                limit = STARTUP + 2 * task.ms / 1000
                answer = await asyncio.wait_for(self._ask(process, task), limit)
            except asyncio.CancelledError:
                await self._end(process)
                self._free.put_nowait(None)
                raise
            except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
                reason = "it took too long" if isinstance(error, TimeoutError) else "it died"
                await self._end(process)
                self._free.put_nowait(None)
                self.restarts += 1
                continue
            self._free.put_nowait(process)
            if answer.move in task.moves:
                return answer
            # The error may reveal the bot's plan, so it goes to the log, not to the table.
            log_event(
                "a bot erred", 30, bot=task.bot, reason=answer.error or f"chose {answer.move}"
            )
            reason = "it failed" if answer.error else "it chose what is not possible"
        raise NoAnswer(f"the bot {task.bot} gave no move: {reason}")

    async def close(self) -> None:
        for process in list(self._running):
            await self._end(process)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT, start_new_session=True
        )
        self._running.add(process)
        return process

    async def _ask(self, process: Process, task: BotTask) -> BotAnswer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=BotAnswer)

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._running.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


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
