"""Commands: checked against the table as it is, and written as entries."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from tavolata.core.errors import TavolataError
from tavolata.server.live.live_table import LiveTable
from tavolata.server.live.presence_broadcast import PresenceBroadcast
from tavolata.server.live.table_writer import TableWriter
from tavolata.server.metrics import metrics
from tavolata.server.protocol.commands import Command
from tavolata.server.protocol.messages import Answer
from tavolata.server.table.access import Access
from tavolata.server.table.attendance import NOBODY_THERE
from tavolata.server.table.command_handlers import depends_on_attendance, entry_for
from tavolata.server.table.journal_limits import JournalLimits
from tavolata.server.table.new_entries import NewEntry
from tavolata.server.table.outgoing.answers import done_answer, refused_at_table
from tavolata.server.table.table import Table


class CommandRunner:
    """Carries out what people ask a table to do."""

    def __init__(
        self,
        open_table: Callable[[str], Awaitable[LiveTable]],
        writer: TableWriter,
        presence_broadcast: PresenceBroadcast,
        limits: JournalLimits,
        away_seconds: float,
    ) -> None:
        self._open_table = open_table
        self._writer = writer
        self._presence_broadcast = presence_broadcast
        self._limits = limits
        self._away_seconds = away_seconds

    async def do(self, asker: Access, command: Command) -> Answer:
        """Carry out a command; a repeated one gets the same answer again, a refused one changes nothing."""
        live = await self._open_table(asker.table_id)
        if depends_on_attendance(command):
            await self._presence_broadcast.ask_others(live)
        key = f"{asker.role if asker.chair is None else asker.chair}:{command.key}"
        begun = time.perf_counter()
        try:
            await self._writer.write(live, lambda table: self._allowed_entry(live, table, asker, command), key)
        except TavolataError as problem:
            metrics.refusals[problem.key] += 1
            return refused_at_table(live.table, asker.viewer, command.key, problem)
        finally:
            metrics.command_seconds.observe(time.perf_counter() - begun)
        return done_answer(command.key)

    def _allowed_entry(self, live: LiveTable, table: Table, asker: Access, command: Command) -> NewEntry:
        """What a command writes, as long as there is room."""
        needs_attendance = depends_on_attendance(command)
        attendance = live.presence.attendance(table.host, self._away_seconds) if needs_attendance else NOBODY_THERE
        return self._limits.check(table, entry_for(table, asker, command, attendance))
