"""The tables that this process has in memory, kept up to date with what other processes write."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator

from tavolata.core.errors import TavolataError
from tavolata.server.errors import DatabaseAway, DatabaseDamaged, NotFound, ServerError, UnreadableTable
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.live.live_table import LiveTable
from tavolata.server.live.worker_threads import WorkerThreads
from tavolata.server.log_output import current_table_id
from tavolata.server.log_throttle import UNTIL_SOLVED, LogThrottle
from tavolata.server.store import UNCHANGED, Store
from tavolata.server.store.control import ALL_TABLES
from tavolata.server.table.journal_reader import read_on, read_table
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate

READING_THREADS = 2
"""So many journals are read at the same time. Nothing that strangers ask for uses these threads."""
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
        self._threads = WorkerThreads("tables", READING_THREADS)
        self._unreadable = LogThrottle(UNTIL_SOLVED)
        store.broadcasts.on_written(self._heard)

    def close(self) -> None:
        """No table is opened any more."""
        self._threads.close()

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live.values()))

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._live

    def get(self, table_id: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._live.get(table_id)

    def add(self, table: Table, due: int | None, address: str = "") -> LiveTable:
        """A new table, made from an address."""
        live = self._live[table.id] = LiveTable(table, due=due, address=address)
        self._on_opened(live)
        return live

    async def open(self, table_id: str) -> LiveTable:
        """A table, from memory or from its journal."""
        live = self._live.get(table_id) or await self._open_once(table_id)
        live.last_used = time.monotonic()
        return live

    async def _open_once(self, table_id: str) -> LiveTable:
        """Read a table once, however many want it at the same time."""
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = self._tasks.start(self._read(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id))
        return await asyncio.shield(opening)

    async def _read(self, table_id: str) -> LiveTable:
        current_table_id.set(table_id)
        try:
            found = await self._store.load(table_id)
            if found is None:
                raise NotFound("no-such-table")
            table = await self._threads.run(read_table, *found)
        except (UnreadableTable, DatabaseDamaged) as problem:
            self.log_once(table_id, problem)
            raise
        self._unreadable.solved(table_id)
        live = self._live[table_id] = LiveTable(table)
        if self._store.is_shared:
            self._tasks.start(self.read_on(live))
        self._on_opened(live)
        return live

    def check_not_dropped(self, live: LiveTable) -> None:
        """Refuse whoever has waited for a table that was let go meanwhile: it has to be opened again."""
        if self._live.get(live.id) is not live:
            raise DatabaseAway("database-away")

    def drop(self, live: LiveTable, reason: TavolataError) -> None:
        """Let go of a table that cannot go on here; whoever wants it again has it read anew."""
        self._live.pop(live.id, None)
        live.dismiss_all(reason)

    async def reload(self, live: LiveTable, reason: TavolataError) -> None:
        """Its journal or its links are not what they were: everybody comes back to a table that is read anew."""
        async with live.lock:
            if self._live.get(live.id) is live:
                self.drop(live, reason)
        if live.bots_at_work:
            live.bots_at_work.cancel()

    def tell_successor(self, live: LiveTable, update: TableUpdate) -> None:
        """A table that was dropped meanwhile has written an entry: the one that took its place reads it."""
        successor = self._live.get(live.id)
        if successor is not None and successor is not live:
            self._tasks.start(self.read_on(successor))

    def drop_idle(self, seconds: float) -> None:
        """Let go of tables that nobody has looked at for so long; their journals stay."""
        oldest = time.monotonic() - seconds
        for live in self:
            if live.is_idle and live.last_used < oldest:
                del self._live[live.id]

    # --- what is in the journal and not yet here ------------------------------------------------------------

    async def catch_up(self, live: LiveTable) -> int:
        """Publish what others have written since; how many entries that were. The table must be locked."""
        try:
            entries = await self._store.entries_since(live.id, live.table.last_entry)
            for entry in entries:
                live.due = UNCHANGED
                live.publish(*read_on(live.table, entry))
        except (UnreadableTable, DatabaseDamaged) as problem:
            self.log_once(live.id, problem)
            self.drop(live, problem)
            raise
        live.is_behind = False
        return len(entries)

    async def catch_up_with_winner(self, live: LiveTable) -> None:
        """Read what another process was quicker to write. If there is no such entry, the table itself is gone, or the
        database has lost what this process has seen there (an older copy of it was put back)."""
        if await self.catch_up(live):
            return
        problem: ServerError | None = None
        if not await self._store.has_table(live.id):
            problem = NotFound("no-such-table")
        elif not await self._store.entries_since(live.id, live.table.last_entry - 1):
            log.error("the database has lost entries of the table %s", live.id)
            problem = DatabaseAway("database-away")
        if problem:
            self.drop(live, problem)
            raise problem

    def catch_up_later(self, live: LiveTable) -> None:
        """A write has failed, and nobody knows whether it was committed: find out when the database answers."""
        live.due = UNCHANGED
        live.is_behind = True
        if live.catching_up is None:
            live.catching_up = self._tasks.start(self._catch_up_when_possible(live))

    async def _catch_up_when_possible(self, live: LiveTable) -> None:
        try:
            while live.is_behind and live.id in self._live:
                try:
                    await self.read_on(live)
                except DatabaseAway:
                    await asyncio.sleep(OUTAGE_PAUSE)
        finally:
            live.catching_up = None
        self._on_opened(live)

    def log_once(self, table_id: str, problem: ServerError) -> None:
        """Log why a table cannot be read, once until it can be read again."""
        if self._unreadable.allows(table_id):
            log.error("the table %s cannot be read", table_id, exc_info=problem.__cause__ or problem)

    def _heard(self, table_id: str, number: int) -> None:
        """Another process has written: read on, if the table is live here; `*` means that any may have changed."""
        if table_id == ALL_TABLES:
            for live in self:
                self._tasks.start(self.read_on(live))
        elif (one := self._live.get(table_id)) and one.table.last_entry < number:
            self._tasks.start(self.read_on(one))

    async def read_on(self, live: LiveTable) -> None:
        """Publish what others have written since."""
        async with live.lock:
            await self.catch_up(live)
