"""Reminders: whoever has to decide, is not connected and has left a contact gets a notice, once for each decision."""

from __future__ import annotations

import asyncio
from typing import Any

from tavolata.server.entries import ProposalKind
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.live.live_table import LiveTable
from tavolata.server.live.notice_permission import NoticePermission
from tavolata.server.notices import Notice, NoticeKind, Notifier, Outcome
from tavolata.server.store import Store
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate

ASKED: dict[ProposalKind, NoticeKind] = {"take-back": "take-back-asked", "free": "free-asked"}


class Reminders:
    """Waits a while after something has happened: whoever comes back meanwhile needs no notice."""

    def __init__(
        self,
        store: Store,
        notifier: Notifier,
        permission: NoticePermission,
        tasks: BackgroundTasks,
        minutes: float,
    ) -> None:
        self._store = store
        self._notifier = notifier
        self._permission = permission
        self._tasks = tasks
        self._minutes = minutes
        self._waiting: set[str] = set()
        self._last_notices: dict[tuple[str, int], tuple[NoticeKind, int]] = {}
        """By table and chair: what the last notice was about, and which decision."""

    def on_written(self, live: LiveTable, update: TableUpdate) -> None:
        """Something has happened at a table: look at it later."""
        if live.id not in self._waiting:
            self._waiting.add(live.id)
            self._tasks.start(self._remind_later(live))

    async def _remind_later(self, live: LiveTable) -> None:
        try:
            await asyncio.sleep(self._minutes * 60)
        finally:
            self._waiting.discard(live.id)
        present = live.present()
        for chair, what in awaited(live.table).items():
            if chair not in present:
                await self._remind(live.table, chair, what)

    async def _remind(self, table: Table, chair: int, what: NoticeKind) -> None:
        reason = (what, table.viewers[chair].decision)
        if self._last_notices.get((table.id, chair)) == reason:
            return
        stored: dict[str, Any] | None = await self._store.contact_of(table.id, chair)
        if stored is None:
            return
        consent = await self._permission.next_notice(stored["contact"])
        if consent is None:
            return
        if consent.state == "stopped":
            await self._store.forget_contact(table.id, chair)
            return
        self._last_notices[table.id, chair] = reason
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


def awaited(table: Table) -> dict[int, NoticeKind]:
    """The chairs whose people should look at the table, and why."""
    if table.match is None or table.is_closed:
        return {}
    if not table.match.movers:
        return {table.order[seat]: "game-over" for seat in table.deciding_seats()}
    movers = [seat for seat in table.match.movers if table.chair_at(seat).decides]
    turns: dict[int, NoticeKind] = {table.order[seat]: "your-turn" for seat in movers}
    return turns | {chair: ASKED[one.kind] for one in table.proposals for chair in one.waiting}
