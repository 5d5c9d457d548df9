"""Tables that are due: somebody's time is up there, or a bot has not moved."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress

from tavolata.bots import DEFAULT_BOT
from tavolata.core.errors import TavolataError
from tavolata.server.errors import DatabaseError
from tavolata.server.live.bots import Bots, Overtaken
from tavolata.server.live.due_time import due_time
from tavolata.server.live.live_table import LiveTable
from tavolata.server.live.live_tables import LiveTables
from tavolata.server.live.table_writer import TableWriter
from tavolata.server.store import Store
from tavolata.server.table.command_handlers import NewEntry
from tavolata.server.table.table import Table

CHECK_SECONDS = 1.0
"""Between two looks at what is due."""
MOST_AT_ONCE = 50

log = logging.getLogger("tavolata.server")


class DueTables:
    """Looks after due tables, also those that only a dead process had in memory."""

    def __init__(
        self, store: Store, tables: LiveTables, writer: TableWriter, bots: Bots, now: Callable[[], int]
    ) -> None:
        self._store = store
        self._tables = tables
        self._writer = writer
        self._bots = bots
        self._now = now

    async def check(self) -> None:
        """Do what is due. A table that cannot be opened keeps no other waiting."""
        for name in await self._store.due_tables(self._now(), MOST_AT_ONCE):
            try:
                await self._check_table(name)
            except DatabaseError:
                raise
            except TavolataError as problem:
                log.warning("a due table cannot be opened: %s", problem.key)
                await self._store.set_due(name, None)

    async def _check_table(self, name: str) -> None:
        live = await self._tables.open(name)
        timeout = live.table.first_timeout()
        if timeout and timeout.at <= self._now():
            await self._time_is_up(live, timeout.seat)
        self._bots.start(live)
        if due_time(live.table, self._now()) is None:
            live.due = None
            await self._store.set_due(name, None)

    async def _time_is_up(self, live: LiveTable, seat: int) -> None:
        """A bot plays the move, or takes the seat."""
        if live.table.setup.timeout == "move":
            await self._bots.move_for(live, [seat], by="clock")
            return

        def leave(table: Table) -> NewEntry:
            timeout = table.first_timeout()
            if timeout is None or timeout.seat != seat or timeout.at > self._now():
                raise Overtaken("decision-past")
            return NewEntry("left", {"chair": table.order[seat], "bot": DEFAULT_BOT, "by": "clock"})

        with suppress(Overtaken):
            await self._writer.write(live, leave)
