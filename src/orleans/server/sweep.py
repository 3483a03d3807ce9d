"""What a process looks after every two seconds, even if nobody calls.

It resumes tables whose process is gone, keeps the time, notices what administrators have done,
drops unused tables from memory, and removes tables that never began and people nobody needs.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from orleans.errors import OrleansError
from orleans.server import queries
from orleans.server.clock import TABLE_TIME, now_ms, table_ms
from orleans.server.logs import log_event
from orleans.server.marks import read_epoch
from orleans.server.people import prune_unused

if TYPE_CHECKING:
    from orleans.server.tables import Tables

PRUNE_DAYS = 30  # after which people to whom nothing refers are removed
PRUNE_SECONDS = 600.0


class Sweep:
    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, tables.store
        self._epoch: str | None = None
        self._beat_at = 0.0
        self._prune_at = time.monotonic() + 60

    async def run(self) -> None:
        """Resume tables whose process is gone, and drop idle ones from memory."""
        horizon = 10_000  # at the start, resume unfinished work at once
        while True:
            try:
                await self._notice_administrators()
                until = table_ms() + horizon
                for table_id in await self.store.read(lambda c, u=until: queries.due_tables(c, u)):  # type: ignore[misc]
                    await self._resume(table_id)
            except Exception as error:
                log_event("sweep failed", 40, reason=f"{type(error).__name__}: {error}")
            horizon = 0
            await self._keep_up()
            self.tables.unload_idle(self.tables.settings.idle_seconds)
            await asyncio.sleep(self.tables.settings.sweep_seconds)

    async def _resume(self, table_id: str) -> None:
        """Resume a table. If it cannot be read, log it: the others must not wait."""
        try:
            self.tables.bots.play(await self.tables.get(table_id))
        except OrleansError:
            pass
        except Exception as error:
            log_event(
                "a table cannot be read", 40, table=table_id, reason=f"{type(error).__name__}"
            )

    async def _notice_administrators(self) -> None:
        """Start afresh if an administrator has changed the database under this process."""
        epoch = await self.store.read(read_epoch)
        if self._epoch not in (None, epoch):
            self.tables.people.clear()
            for table in list(self.tables.loaded.values()):
                self.tables.restart(table)
        self._epoch = epoch

    async def _keep_up(self) -> None:
        """Keep the time while anybody plays, and now and then remove what nobody needs."""
        try:
            if self.store.postgres or self.tables.loaded:
                await self.beat()
            if time.monotonic() > self._prune_at:
                self._prune_at = time.monotonic() + PRUNE_SECONDS
                await self.prune_tables()
                await self.prune_people()
        except Exception as error:
            log_event("upkeep failed", 40, reason=f"{type(error).__name__}: {error}")

    async def beat(self) -> None:
        """Write how far the time of the tables has come; this shows that writing is possible."""
        now = table_ms()
        TABLE_TIME.catch_up(await self.store.write(lambda c: queries.keep_time(c, now)))
        self._beat_at = time.monotonic()

    async def check_health(self) -> None:
        """Refuse if nothing can be written now; one write a second is enough to know."""
        if time.monotonic() - self._beat_at > 1:
            await self.beat()

    async def prune_tables(self) -> None:
        """Remove tables that have waited in vain for their game, as their host could."""
        days = self.tables.settings.waiting_days
        before = now_ms() - int(days * 86_400_000)

        def prune(c: Connection) -> list[str]:
            gone = queries.prune_waiting(c, before)
            for table_id in gone:
                self.tables.notify(c, table_id, "lobby")
            return gone

        for table_id in await self.store.write(prune) if days else ():
            log_event("a table that never began was removed", table=table_id)
            if table := self.tables.loaded.get(table_id):
                self.tables.forget_table(table)

    async def prune_people(self) -> None:
        """Remove people to whom nothing has referred for long."""
        before = now_ms() - PRUNE_DAYS * 86_400_000

        def prune(c: Connection) -> list[str]:
            gone = prune_unused(c, before)
            for person in gone:
                self.tables.notify(c, person, "person")
            return gone

        for person in await self.store.write(prune):
            self.tables.people.forget(person)
