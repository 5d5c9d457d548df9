"""How people get to a table and to a chair: new tables, chairs, seats that move to another device, join codes."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import cast

from tavolata.server import tokens
from tavolata.server.entries import AccessChange, Entry, Holder
from tavolata.server.errors import UnreadableTable
from tavolata.server.join_codes import code_for
from tavolata.server.live.due_time import due_time
from tavolata.server.live.live_table import LiveTable
from tavolata.server.live.live_tables import LiveTables
from tavolata.server.live.table_writer import MakeEntry, TableWriter
from tavolata.server.milliseconds import MINUTE
from tavolata.server.store import Store
from tavolata.server.table.creation import CreatedTable
from tavolata.server.table.entry_handlers import apply_entry
from tavolata.server.table.journal_limits import JournalLimits
from tavolata.server.table.journal_reader import read_table
from tavolata.server.table.new_entries import NewEntry, dealt_entry
from tavolata.server.table.table import Table


class Admission:
    """Writes who may sit where, together with the secrets that open it."""

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        writer: TableWriter,
        limits: JournalLimits,
        join_code_minutes: int,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._tables = tables
        self._writer = writer
        self._limits = limits
        self._join_code_minutes = join_code_minutes
        self._now = now

    async def create(self, created: CreatedTable, deal: bool, address: str = "") -> LiveTable:
        """Write a new table; with the first game, if it is to be dealt at once."""
        table = read_table(created.row, [created.first])
        entries = [created.first]
        if deal:
            new = dealt_entry(table, list(range(table.setup.players)))
            entries.append(Entry(table.id, 2, created.first.at, new.kind, new.data))
            table, _ = apply_entry(table, entries[-1])
        due = due_time(table, created.first.at)
        await self._store.create(created.row, entries, created.holders(), due=due)
        return self._tables.add(table, due, address)

    async def sit(self, live: LiveTable, make_entry: MakeEntry, digest: str) -> int:
        """Give somebody a chair, and their secret with it."""

        def sit_with_secret(table: Table) -> NewEntry:
            new = self._limits.check(table, make_entry(table))
            holder = Holder(table.id, "seat", cast(int, new.data["chair"]))
            return replace(new, access=AccessChange({digest: holder}))

        update = await self._writer.write(live, sit_with_secret)
        assert update, "without a key nothing has been done before"
        return cast(int, update.entry.data["chair"])

    async def change_device(self, live: LiveTable, holder: Holder, digest: str, code: str) -> None:
        """A seat moves to another device: the code is used up, its new secret works, and all older ones do not."""
        self.check_holder(live, holder)
        access = AccessChange({digest: holder}, revoked=(holder,), code=code)
        moved = NewEntry("device_changed", {"chair": holder.chair, "digest": digest}, access)
        await self._writer.write(live, lambda table: self._limits.check(table, moved))

    def check_holder(self, live: LiveTable, holder: Holder) -> None:
        """Refuse a secret or a code whose chair is not at its table: the database was tampered with."""
        if not live.table.has_chair(holder.chair):
            problem = UnreadableTable("table-unreadable", table=live.id)
            self._tables.log_once(live.id, problem)
            raise problem

    async def open_join_code(self, live: LiveTable) -> tuple[str, int]:
        """The code by which people find a table, and until when it works."""
        now = self._now()
        until = now + self._join_code_minutes * MINUTE
        for attempt in itertools.count():
            words = code_for(live.table.invite, attempt)
            if await self._store.keep_join_code(tokens.digest(words), live.id, live.table.invite, until, now):
                return words, until
        raise AssertionError("there are more codes than tables")
