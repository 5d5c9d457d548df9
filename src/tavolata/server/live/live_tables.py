"""The tables that this process has in memory, kept up to date with what other processes write."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator

from tavolata.core.errors import TavolataError
from tavolata.server.errors import DatabaseError, NotFound, ServerError
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.live.live_table import LiveTable
from tavolata.server.store import UNCHANGED, Store
from tavolata.server.table.table import Table, read_table

OUTAGE_PAUSE = 1.0
"""Seconds between two tries to read while the database does not answer."""

log = logging.getLogger("tavolata.server")


class LiveTables:
    """Opens tables from their journals, reads on in them, and lets go of those that nobody needs."""

    def __init__(self, store: Store, tasks: BackgroundTasks, on_opened: Callable[[LiveTable], None]) -> None:
        self._store = store
        self._tasks = tasks
        self._on_opened = on_opened
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        store.listen(self._heard)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live.values()))

    def __contains__(self, name: str) -> bool:
        return name in self._live

    def get(self, name: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._live.get(name)

    def add(self, table: Table, due: int | None) -> LiveTable:
        """A new table."""
        live = self._live[table.id] = LiveTable(table, due=due)
        self._on_opened(live)
        return live

    async def open(self, name: str) -> LiveTable:
        """A table, from memory or from its journal."""
        live = self._live.get(name) or await self._open_once(name)
        live.used = time.monotonic()
        return live

    async def _open_once(self, name: str) -> LiveTable:
        """Read a table once, however many want it at the same time."""
        opening = self._opening.get(name) or self._tasks.start(self._read(name))
        self._opening[name] = opening
        try:
            return await asyncio.shield(opening)
        finally:
            self._opening.pop(name, None)

    async def _read(self, name: str) -> LiveTable:
        found = await self._store.load(name)
        if found is None:
            raise NotFound("no-such-table")
        table = await asyncio.to_thread(read_table, *found)
        live = self._live[name] = LiveTable(table)
        if self._store.is_shared:
            self._tasks.start(self._read_on(live))
        self._on_opened(live)
        return live

    def drop(self, live: LiveTable, reason: TavolataError) -> None:
        """Let go of a table that cannot go on here; whoever wants it again has it read anew."""
        self._live.pop(live.id, None)
        live.dismiss_all(reason)

    def drop_idle(self, seconds: float) -> None:
        """Let go of tables that nobody has looked at for so long; their journals stay."""
        oldest = time.monotonic() - seconds
        for live in self:
            if live.is_idle and live.used < oldest:
                del self._live[live.id]

    # --- what is in the journal and not yet here ------------------------------------------------------------

    async def catch_up(self, live: LiveTable) -> int:
        """Publish what others have written since; how many entries that were. The table must be locked."""
        entries = await self._store.entries_since(live.id, live.table.number)
        try:
            for entry in entries:
                live.due = UNCHANGED
                live.publish(*live.table.after(entry))
        except Exception as problem:
            log.error("a journal cannot be read on", exc_info=problem)
            self.drop(live, ServerError("internal"))
            raise
        return len(entries)

    async def catch_up_with_winner(self, live: LiveTable) -> None:
        """Read what another process was quicker to write; if there is no such entry, the table itself is gone."""
        if not await self.catch_up(live) and await self._store.load(live.id) is None:
            gone = NotFound("no-such-table")
            self.drop(live, gone)
            raise gone

    def catch_up_later(self, live: LiveTable) -> None:
        """A write has failed, and nobody knows whether it was committed: find out when the database answers."""
        live.due = UNCHANGED
        if live.catching_up is None:
            live.catching_up = self._tasks.start(self._catch_up_when_possible(live))

    async def _catch_up_when_possible(self, live: LiveTable) -> None:
        try:
            while True:
                try:
                    return await self._read_on(live)
                except DatabaseError:
                    await asyncio.sleep(OUTAGE_PAUSE)
        finally:
            live.catching_up = None

    def _heard(self, name: str, number: int) -> None:
        """Another process has written: read on, if the table is live here; `*` means that any may have changed."""
        if name == "*":
            for live in self:
                self._tasks.start(self._read_on(live))
        elif (one := self._live.get(name)) and one.table.number < number:
            self._tasks.start(self._read_on(one))

    async def _read_on(self, live: LiveTable) -> None:
        async with live.lock:
            await self.catch_up(live)
