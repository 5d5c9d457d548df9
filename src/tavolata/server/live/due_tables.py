"""Tables that are due: somebody's time is up there, or a bot has not moved."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress

from tavolata.bots import DEFAULT_BOT
from tavolata.server.errors import DatabaseAway, DatabaseDamaged, NotFound, UnreadableTable
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.live.bots import Bots, Overtaken
from tavolata.server.live.due_time import due_time
from tavolata.server.live.live_table import LiveTable
from tavolata.server.live.live_tables import LiveTables
from tavolata.server.live.table_writer import TableWriter
from tavolata.server.log_output import current_table_id
from tavolata.server.store import Store
from tavolata.server.table.new_entries import NewEntry, left_entry
from tavolata.server.table.setup import OtherRules
from tavolata.server.table.table import Table

CHECK_SECONDS = 1.0
"""Between two looks at what is due."""
MAX_AT_ONCE = 50
"""So many tables are begun with after each look."""
SET_ASIDE_SECONDS = 600.0
"""A table that could not be looked after is tried again after so long."""
AFTER_OUTAGE_SECONDS = 4.0
"""After an outage of the database, whoever could not move in time gets so long until their clock counts."""

log = logging.getLogger("tavolata.server")


class DueTables:
    """Looks after due tables, also those that only a dead process had in memory."""

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        writer: TableWriter,
        bots: Bots,
        tasks: BackgroundTasks,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._tables = tables
        self._writer = writer
        self._bots = bots
        self._tasks = tasks
        self._now = now
        self.at_work: set[str] = set()
        """Tables that are being looked after now."""
        self._set_aside: dict[str, float] = {}
        """Tables that cannot be looked after, and until when they are left alone."""

    async def check(self) -> None:
        """Begin with what is due. A table that takes long, or cannot be looked after, keeps no other waiting."""
        if self._store.was_away(within=AFTER_OUTAGE_SECONDS):
            return
        now = time.monotonic()
        self._set_aside = {table_id: until for table_id, until in self._set_aside.items() if until > now}
        most = MAX_AT_ONCE + len(self._set_aside) + len(self.at_work)
        for table_id in await self._store.due_tables(self._now(), most):
            if table_id not in self._set_aside and table_id not in self.at_work:
                self.at_work.add(table_id)
                self._tasks.start(self._look_after(table_id))

    async def _look_after(self, table_id: str) -> None:
        try:
            await self._try_table(table_id)
        finally:
            self.at_work.discard(table_id)

    async def _try_table(self, table_id: str) -> None:
        try:
            await self._check_table(table_id)
        except DatabaseAway:
            raise
        except (OtherRules, NotFound) as problem:
            log.warning("the table %s, which is due, cannot be opened: %s", table_id, problem.key)
            await self._store.set_due(table_id, None)
        except Exception as problem:
            if not isinstance(problem, (UnreadableTable, DatabaseDamaged)):  # these have been logged where they arose
                log.error("the table %s, which is due, cannot be looked after", table_id, exc_info=problem)
            self._set_aside[table_id] = time.monotonic() + SET_ASIDE_SECONDS

    async def _check_table(self, table_id: str) -> None:
        current_table_id.set(table_id)
        live = await self._tables.open(table_id)
        deadline = live.table.first_deadline()
        if deadline and deadline.at <= self._now():
            await self._time_is_up(live, deadline.seat)
        self._bots.start(live)
        await self._note_due(live)

    async def _note_due(self, live: LiveTable) -> None:
        """When to look again: bots that wait in line are not due all the time, and those that rest never."""
        async with live.lock:
            due = None if self._bots.can_rest(live) else due_time(live.table, self._now())
            await self._store.set_due(live.id, due)
            live.due = due

    async def _time_is_up(self, live: LiveTable, seat: int) -> None:
        """A bot plays the move, or takes the seat."""
        if live.table.setup.timeout == "move":
            await self._bots.move_for(live, [seat], by="clock")
            return

        def leave(table: Table) -> NewEntry:
            deadline = table.first_deadline()
            if deadline is None or deadline.seat != seat or deadline.at > self._now():
                raise Overtaken("decision-past")
            return left_entry(table, table.order[seat], DEFAULT_BOT, by="clock")

        with suppress(Overtaken):
            await self._writer.write(live, leave)
