"""Reminders: whoever has to decide, is not connected and has left a contact gets a notice, once for each decision.

What was told is in the database, so neither a restart nor another process tells it again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from tavolata.core.errors import TavolataError
from tavolata.server.entries import ProposalKind
from tavolata.server.errors import DatabaseAway
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.live.live_table import LiveTable
from tavolata.server.live.live_tables import OUTAGE_PAUSE, LiveTables
from tavolata.server.live.notice_permission import NoticePermission
from tavolata.server.log_throttle import UNTIL_SOLVED, LogThrottle
from tavolata.server.milliseconds import HOUR
from tavolata.server.notices import Notice, Notifier, Outcome
from tavolata.server.protocol.notices import NoticeKind
from tavolata.server.settings import Settings
from tavolata.server.store import Store
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate

MISSED_HOURS = 48
"""After a start, people are told what happened in so many hours before, if nobody has told them."""
ASKED: dict[ProposalKind, NoticeKind] = {"take-back": "take-back-asked", "free": "free-asked"}

Result = TypeVar("Result")

log = logging.getLogger("tavolata.server")


class Reminders:
    """Waits a while after something has happened: whoever comes back meanwhile needs no notice."""

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        ask_others: Callable[[LiveTable], Awaitable[None]],
        notifier: Notifier,
        permission: NoticePermission,
        tasks: BackgroundTasks,
        settings: Settings,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._tables = tables
        self._ask_others = ask_others
        self._notifier = notifier
        self._permission = permission
        self._tasks = tasks
        self._minutes = settings.notice_minutes
        self._now = now
        self._waiting: set[str] = set()
        self._failed = LogThrottle(UNTIL_SOLVED)

    def on_written(self, live: LiveTable, update: TableUpdate) -> None:
        """Something has happened at a table: look at it later."""
        if live.id not in self._waiting:
            self._waiting.add(live.id)
            self._tasks.start(self._remind_later(live.id))

    async def find_missed(self) -> None:
        """A server that has stopped has told nobody what happened last: look later, at one table after the other."""
        since = self._now() - MISSED_HOURS * HOUR
        missed = await unless_away(lambda: self._store.active_tables_with_contacts(since))
        await asyncio.sleep(self._minutes * 60)
        for table_id in missed:
            with suppress(TavolataError):  # whoever looks at a table that cannot be opened has logged it
                await unless_away(partial(self._remind_all, table_id))

    async def _remind_later(self, table_id: str) -> None:
        try:
            await asyncio.sleep(self._minutes * 60)
        finally:
            self._waiting.discard(table_id)
        await unless_away(partial(self._remind_all, table_id))

    async def _remind_all(self, table_id: str) -> None:
        """Tell everybody who is awaited and not there."""
        live = await self._tables.open(table_id)
        if not awaited(live.table):
            return
        await self._ask_others(live)
        present = live.presence.present()
        for chair, what in awaited(live.table).items():
            if chair not in present:
                await self._try_to_remind(live.table, chair, what)

    async def _try_to_remind(self, table: Table, chair: int, what: NoticeKind) -> None:
        """Tell somebody; if that cannot be done, the others are told all the same."""
        try:
            await self._remind(table, chair, what)
        except DatabaseAway:
            raise
        except Exception as problem:
            if self._failed.allows(f"{table.id} {chair}"):
                log.warning("nobody can be told at chair %d of the table %s", chair, table.id, exc_info=problem)

    async def _remind(self, table: Table, chair: int, what: NoticeKind) -> None:
        reason = f"{what} {table.viewers[chair].decision}"
        stored: dict[str, Any] | None = await self._store.contact_of(table.id, chair)
        if stored is None or await self._store.was_last_notice(table.id, chair, reason):
            return
        consent = await self._permission.next_notice(stored["contact"])
        if consent is None:
            return
        if consent.state == "stopped":
            await self._store.forget_contact(table.id, chair)
            return
        if not await self._store.note_last_notice(table.id, chair, reason):
            return
        notice = Notice(
            what,
            table.setup.game.name,
            table.id,
            table.chairs[chair].name or "",
            f"/#/table/{table.id}",
            stored["language"],
            consent.token,
        )
        if await self._notifier.tell(stored["contact"], notice) is Outcome.GONE:
            await self._store.forget_contact(table.id, chair)


async def unless_away(ask: Callable[[], Awaitable[Result]]) -> Result:
    """Ask for something that needs the database, as soon as it answers."""
    while True:
        try:
            return await ask()
        except DatabaseAway:
            await asyncio.sleep(OUTAGE_PAUSE)


def awaited(table: Table) -> dict[int, NoticeKind]:
    """The chairs whose people should look at the table, and why."""
    if table.match is None or table.is_closed:
        return {}
    if not table.match.movers:
        return {table.order[seat]: "game-over" for seat in table.deciding_seats()}
    movers = [seat for seat in table.match.movers if table.chair_at(seat).decides]
    turns: dict[int, NoticeKind] = {table.order[seat]: "your-turn" for seat in movers}
    return turns | {chair: ASKED[one.kind] for one in table.proposals for chair in one.waiting}
