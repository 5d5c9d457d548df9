"""Hints: searches of the best bot, from what the seat of whoever asks knows."""

from __future__ import annotations

import asyncio

from tavolata.bots import Advice
from tavolata.server.errors import Conflict
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.live.bot_threads import BotThreads
from tavolata.server.live.live_table import LiveTable, PendingHint
from tavolata.server.live.search_queue import SearchClient
from tavolata.server.live.table_writer import TableWriter
from tavolata.server.table.access import Access
from tavolata.server.table.hint_rights import announces_hints, hint_seat, hinted_entry
from tavolata.server.table.journal_limits import JournalLimits
from tavolata.server.table.new_entries import NewEntry
from tavolata.server.table.table import Table


class HintSearches:
    """Gives hints, one search for each decision; where the table wants it, everybody is told first."""

    def __init__(self, threads: BotThreads, tasks: BackgroundTasks, writer: TableWriter, limits: JournalLimits) -> None:
        self._threads = threads
        self._tasks = tasks
        self._writer = writer
        self._limits = limits

    async def hint(self, live: LiveTable, asker: Access, address: str) -> list[Advice]:
        """Think about the open decision of the asker, once however often they ask; the game may go on meanwhile."""
        if announces_hints(live.table):
            await self._tell(live, asker)
        async with live.lock:
            pending = self._pending(live, asker, address)
        return await asyncio.shield(pending.advice)

    async def _tell(self, live: LiveTable, asker: Access) -> None:
        """Tell everybody that the asker takes a hint: by its key once for each decision, whoever is asked.

        A table without a server remembers that by itself (`LocalTable.hint`).
        """
        decision = live.table.decision_of(hint_seat(live.table, asker))

        def hinted(table: Table) -> NewEntry:
            new = self._limits.check(table, hinted_entry(table, asker))
            if table.decision_of(hint_seat(table, asker)) != decision:
                raise Conflict("decision-past")
            return new

        game, number = decision
        await self._writer.write(live, hinted, f"hint:{asker.chair}:{game}:{number}")

    def _pending(self, live: LiveTable, asker: Access, address: str) -> PendingHint:
        table = live.table
        seat = hint_seat(table, asker)
        assert table.match
        decision, pending = table.decision_of(seat), live.pending_hints.get(seat)
        if pending is None or not pending.is_about(decision):
            client = SearchClient(live.id, address, is_hint=True)
            advice = self._tasks.start(self._threads.advise(table.match.copy(), seat, client))
            pending = live.pending_hints[seat] = PendingHint(decision, advice)
        return pending
