"""Writing entries: checked against the live table, committed, and only then published.

Several processes may have the same table in memory: the journal decides. Whoever comes second with an entry reads what
the other has written and checks again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tavolata.core.errors import TavolataError
from tavolata.server.entries import AccessChange, Entry
from tavolata.server.errors import Conflict
from tavolata.server.live.due_time import due_time
from tavolata.server.live.live_table import LiveTable
from tavolata.server.live.live_tables import LiveTables
from tavolata.server.store import UNCHANGED, Store
from tavolata.server.table.entry_handlers import apply_entry
from tavolata.server.table.new_entries import NewEntry
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate

TRIES = 20
"""How many times an entry is checked again because another process was quicker."""
RETRY_STEP = 0.005
"""Seconds by which the wait before the next try grows."""

MakeEntry = Callable[[Table], NewEntry]
"""What is to be written, given the table as it is; or a refusal."""


class TableWriter:
    """Writes entries to journals."""

    def __init__(self, store: Store, tables: LiveTables, now: Callable[[], int]) -> None:
        self._store = store
        self._tables = tables
        self._now = now
        self._listeners: list[Callable[[LiveTable, TableUpdate], None]] = []

    def on_written(self, listener: Callable[[LiveTable, TableUpdate], None]) -> None:
        """Call somebody after every entry that this process has written."""
        self._listeners.append(listener)

    async def write(self, live: LiveTable, make_entry: MakeEntry, key: str | None = None) -> TableUpdate | None:
        """Write the next entry of a table; None if a command with this key has been carried out before."""
        async with live.lock:
            self._tables.check_not_dropped(live)
            if live.is_behind:
                await self._tables.catch_up(live)
            for attempt in range(TRIES):
                try:
                    new = make_entry(live.table)
                    entry = Entry(live.id, live.table.last_entry + 1, self._now(), new.kind, new.data, key)
                    after, update = apply_entry(live.table, entry)
                except TavolataError:
                    if await self._is_done(live, key):
                        return None
                    raise
                if await self._commit(live, entry, after, new.access):
                    live.publish(after, update)
                    self._tell_listeners(live, update)
                    return update
                if await self._is_done(live, key):
                    return None
                # Whoever was quicker may go on like that for a while; reading just before writing leaves little time.
                await asyncio.sleep(attempt * RETRY_STEP)
                await self._tables.catch_up_with_winner(live)
            raise Conflict("table-busy")

    async def _commit(self, live: LiveTable, entry: Entry, after: Table, access: AccessChange) -> bool:
        due = due_time(after, entry.at)
        changed = UNCHANGED if due == live.due else due
        try:
            written = await self._store.append([entry], due=changed, access=access)
        except BaseException:
            self._tables.catch_up_later(live)
            raise
        if written:
            live.due = due
        return written

    async def _is_done(self, live: LiveTable, key: str | None) -> bool:
        """Has a command with this key been carried out before?"""
        return key is not None and await self._store.entry_with_key(live.id, key) is not None

    def _tell_listeners(self, live: LiveTable, update: TableUpdate) -> None:
        for listener in self._listeners:
            listener(live, update)
