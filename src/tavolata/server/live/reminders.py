"""Reminders the absent: who has to decide, is not connected and wants to be told is told, once a decision."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from tavolata.server.notices import Notice, Notifier, Outcome
from tavolata.server.table.viewers import TableUpdate

if TYPE_CHECKING:
    from tavolata.server.live.house import House, LiveTable


class Reminders:
    """Waits a while after something has happened; who comes back meanwhile need not be told."""

    def __init__(self, house: House, notifier: Notifier) -> None:
        self.house = house
        self.notifier = notifier
        self._waiting: set[str] = set()
        self._last_notices: dict[tuple[str, int], tuple[str, int]] = {}
        """By table and chair: what they were told last, and of which message."""
        if notifier.ways:
            house.on_update = self._happened

    def _happened(self, live: LiveTable, update: TableUpdate) -> None:
        if live.table.id not in self._waiting:
            self._waiting.add(live.table.id)
            self.house.spawn(self._look_later(live))

    async def _look_later(self, live: LiveTable) -> None:
        try:
            await asyncio.sleep(self.house.settings.notice_minutes * 60)
        finally:
            self._waiting.discard(live.table.id)
        present = live.present()
        for chair, what in self._awaited(live).items():
            if chair not in present:
                await self._tell(live, chair, what)

    @staticmethod
    def _awaited(live: LiveTable) -> dict[int, Any]:
        """What the people at a table are waited for."""
        table = live.table
        if table.match is None or table.is_closed:
            return {}
        if not table.match.movers:
            return {table.order[seat]: "game-over" for seat in table.deciding_people()}
        movers = [seat for seat in table.match.movers if table.chair_at(seat).decides]
        asked = table.take_back.waiting if table.take_back else frozenset()
        return {table.order[seat]: "your-turn" for seat in movers} | {
            table.order[seat]: "take-back-asked" for seat in asked
        }

    async def _tell(self, live: LiveTable, chair: int, what: Any) -> None:
        table = live.table
        reason = (what, table.viewers[chair].decision)
        if self._last_notices.get((table.id, chair)) == reason:
            return
        kept: dict[str, Any] | None = await self.house.store.contact_of(table.id, chair)
        if kept is None:
            return
        self._last_notices[table.id, chair] = reason
        notice = Notice(
            what,
            table.setup.game.name,
            table.id,
            table.chairs[chair].name or "",
            f"/#/table/{table.id}",
            kept["language"],
        )
        if await self.notifier.tell(kept["contact"], notice) is Outcome.GONE:
            await self.house.store.set_contact(table.id, chair, None)
