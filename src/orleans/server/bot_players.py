"""The bots at the tables: they think in processes of their own and move like people.

They also decide for players whose time is up.
"""

from __future__ import annotations

import asyncio
import random
import time
from secrets import token_hex
from typing import TYPE_CHECKING

from orleans.server.bot_pool import NoAnswer, NobodyAnswers, task_for
from orleans.server.change_request import playing
from orleans.server.clock import table_ms
from orleans.server.lanes import PAYER
from orleans.server.logs import log_event
from orleans.server.refusal import Refusal
from orleans.server.table import LoadedTable

if TYPE_CHECKING:
    from orleans.server.tables import Tables

BUSY_SECONDS = 1.0  # before a bot tries again


class BotPlayers:
    def __init__(self, tables: Tables) -> None:
        self.tables, self.pool, self.metrics = tables, tables.bot_pool, tables.metrics

    def play(self, table: LoadedTable) -> None:
        """Start the bots of a table, unless they are already playing."""
        if not table.bots_playing and table.bot_turns(table_ms()):
            table.bots_playing = True
            self.tables.spawn(self._play(table))

    async def _play(self, table: LoadedTable) -> None:
        try:
            while self.tables.keeps(table) and (seats := table.bot_turns(table_ms())):
                try:
                    await self._bot_moves(table, seats[0])
                except Refusal as refusal:
                    if refusal.code not in ("stale", "busy"):
                        raise
                    if refusal.code == "busy":
                        await asyncio.sleep(BUSY_SECONDS)
        except Exception as error:
            if not isinstance(error, Refusal):
                log_event(
                    "bots stopped", 40, table=table.id, reason=f"{type(error).__name__}: {error}"
                )
        finally:
            table.bots_playing = False

    async def _bot_moves(self, table: LoadedTable, seat: int) -> None:
        assert table.game is not None
        version = table.version
        sitting = table.seats[seat]
        bot = sitting.bot if sitting.kind == "bot" else table.row.options.substitute
        seed = token_hex(16)  # with the seed, players could predict the bot's plan
        task = task_for(table.game, seat, bot, table.row.options.bot_ms, seed)
        task.player = f"{table.id}/{seat}"
        began = time.perf_counter()
        try:
            answer = await self.pool.think(task, table.row.host, table.id)
            move = answer.move
        except NoAnswer as error:
            if self.tables.settings.bot_queue and isinstance(error, NobodyAnswers):
                self.metrics.add("orleans_bot_failures_total")
                log_event("no bot answers", 40, table=table.id, seat=seat, reason=str(error))
                await asyncio.sleep(1)  # the queue may be away for a while: the turn is not lost
                return
            await self._bot_failed(table, seat, str(error))
            move = random.choice(task.moves)
        self.metrics.add("orleans_bot_seconds_total", time.perf_counter() - began)
        self.metrics.set("orleans_bot_restarts_total", self.pool.restarts)
        if seat not in table.bot_turns(table_ms()):
            return  # its player has come back
        whose = PAYER.get() or table.row.host  # whoever began it, or the host
        moving = self.tables.change_game(table, playing(seat, move, version))
        await self.tables.lanes.run(whose, moving)

    async def _bot_failed(self, table: LoadedTable, seat: int, reason: str) -> None:
        self.metrics.add("orleans_bot_failures_total")
        log_event("a bot failed", 30, table=table.id, seat=seat, reason=reason)
        trouble = f"{reason}; a move was chosen at random"
        if table.row.trouble != trouble:
            await self.tables.change_lobby(table, lambda row, _: setattr(row, "trouble", trouble))

    def set_timer(self, table: LoadedTable) -> None:
        """Wake up when the next clock runs out."""
        if table.timer:
            table.timer.cancel()
            table.timer = None
        now = table_ms()
        end = None if table.bot_turns(now) else table.due_at(now)
        if end is not None:
            wait = max(end - now, 0) / 1000 + 0.01
            table.timer = asyncio.get_running_loop().call_later(wait, self.play, table)
