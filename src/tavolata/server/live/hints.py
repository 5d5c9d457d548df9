"""A hint: what the best bot would do and why, found from what the asker's own seat knows."""

from __future__ import annotations

import asyncio

from tavolata.bots import Advice
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.live.bot_threads import BotThreads
from tavolata.server.live.live_table import LiveTable, PendingHint
from tavolata.server.live.thought_queue import Thinker
from tavolata.server.table.access import Access
from tavolata.server.table.hints import hint_seat


class Hints:
    """Gives hints, one thought for each decision."""

    def __init__(self, threads: BotThreads, tasks: BackgroundTasks) -> None:
        self._threads = threads
        self._tasks = tasks

    async def hint(self, live: LiveTable, asker: Access, address: str) -> list[Advice]:
        """Think about the open decision of the asker, once however often they ask; the game may go on meanwhile."""
        async with live.lock:
            pending = self._pending(live, asker, address)
        return await asyncio.shield(pending.advice)

    def _pending(self, live: LiveTable, asker: Access, address: str) -> PendingHint:
        table = live.table
        seat = hint_seat(table, asker)
        assert table.match
        decision, pending = table.decision_of(seat), live.hints.get(seat)
        if pending is None or not pending.is_about(decision):
            thinker = Thinker(live.id, address, is_hint=True)
            advice = self._tasks.start(self._threads.advise(table.match.copy(), seat, thinker))
            pending = live.hints[seat] = PendingHint(decision, advice)
        return pending
