"""The house: all tables of this process, and the parts that look after them."""

from __future__ import annotations

from collections.abc import Callable

from tavolata.bots import Advice
from tavolata.server import milliseconds
from tavolata.server.live import cleanup, compile_progress, due_tables, operator_changes
from tavolata.server.live.admission import Admission
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.live.blocklist import Blocklist
from tavolata.server.live.bot_threads import BotThreads
from tavolata.server.live.bots import Bots
from tavolata.server.live.command_runner import CommandRunner
from tavolata.server.live.connections import Connections
from tavolata.server.live.hint_searches import HintSearches
from tavolata.server.live.live_table import LiveTable
from tavolata.server.live.live_tables import LiveTables
from tavolata.server.live.presence_broadcast import PresenceBroadcast
from tavolata.server.live.reviews import Reviews
from tavolata.server.live.sketches import Sketches
from tavolata.server.live.table_writer import TableWriter
from tavolata.server.metrics import metrics
from tavolata.server.settings import Settings
from tavolata.server.store import Store
from tavolata.server.store.broadcasts import HEARTBEAT_SECONDS
from tavolata.server.table.access import Access
from tavolata.server.table.bots_ahead import BotsAhead
from tavolata.server.table.custom_bots import custom_bots
from tavolata.server.table.journal_limits import JournalLimits
from tavolata.server.table.viewers import TableUpdate


class House:
    """Puts the parts together: each gets what it needs, and none of them knows the house."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], int] | None = None) -> None:
        self.store = store
        self.settings = settings
        self.now = clock or milliseconds.now
        self.tasks = BackgroundTasks()
        self.tables = LiveTables(store, self.tasks, on_opened=lambda live: self._bots.start(live))
        self._limits = JournalLimits(settings.entries_a_table, settings.talk_a_table)
        self.writer = TableWriter(store, self.tables, self.now)
        self.admission = Admission(store, self.tables, self.writer, self._limits, settings.join_code_minutes, self.now)
        custom_bots.offer(settings.bots)
        self.threads = BotThreads(
            settings.bot_threads, settings.bot_seconds, BotsAhead(settings.bots_ahead, settings.ahead_seconds)
        )
        self._bots = Bots(self.writer, self.threads, self.tasks, settings.bot_pause)
        self._hint_searches = HintSearches(self.threads, self.tasks, self.writer, self._limits)
        self.reviews = Reviews(store, self.tables, self.threads, self.tasks)
        self.sketches = Sketches(self.threads)
        self._presence_broadcast = PresenceBroadcast(store, self.tables, self.tasks)
        self._compile_progress = compile_progress.CompileProgress(self.tables)
        self.commands = CommandRunner(
            self.open, self.writer, self._presence_broadcast, self._limits, settings.away_seconds
        )
        self.connections = Connections(
            store,
            self.tables,
            self.open,
            self._presence_broadcast,
            self._compile_progress,
            self._bots,
            settings.sockets_a_table,
        )
        self.due_tables = due_tables.DueTables(store, self.tables, self.writer, self._bots, self.tasks, self.now)
        self.cleanup = cleanup.Cleanup(store, self.tables, settings.idle_minutes, settings.keep_days, self.now)
        self.writer.on_written(lambda live, update: self._bots.start(live))
        self.writer.on_written(self.tables.tell_successor)
        self.writer.on_written(count_entry)
        self.blocklist = Blocklist(lambda: self.now() / 1000)
        self.operator_changes = operator_changes.OperatorChanges(store.operators, self.tables, self.blocklist)
        self._start_repeated_work()

    def _start_repeated_work(self) -> None:
        self.tasks.start_every(due_tables.CHECK_SECONDS, self.due_tables.check)
        self.tasks.start_every(cleanup.CHECK_SECONDS, self.cleanup.check)
        self.tasks.start_every(compile_progress.CHECK_SECONDS, self._compile_progress.check)
        self.tasks.start_every(operator_changes.CHECK_SECONDS, self.operator_changes.check)
        if self.store.is_shared:
            self.tasks.start_every(HEARTBEAT_SECONDS, self._presence_broadcast.heartbeat)

    def on_written(self, listener: Callable[[LiveTable, TableUpdate], None]) -> None:
        """Call somebody after every entry that this process has written."""
        self.writer.on_written(listener)

    def compile_games(self) -> None:
        """Have all games compiled in the background."""
        self.tasks.start(self._compile_progress.compile_all())

    async def close(self) -> None:
        """Stop thinking, let what is being written be written."""
        await self.tasks.cancel()
        for live in self.tables:
            async with live.lock:
                pass
        self.threads.close()
        self.tables.close()

    # --- tables ------------------------------------------------------------

    async def open(self, table_id: str) -> LiveTable:
        """A table, from memory or from its journal, for somebody who looks at it."""
        live = await self.tables.open(table_id)
        if not live.subscribers:
            live.presence.note_look()
            self._bots.start(live)
        return live

    async def ask_others(self, live: LiveTable) -> None:
        """Find out who is connected to a table elsewhere."""
        await self._presence_broadcast.ask_others(live)

    async def hint(self, asker: Access, address: str = "") -> list[Advice]:
        """What the best bot thinks of the asker's open decision."""
        return await self._hint_searches.hint(await self.open(asker.table_id), asker, address)


def count_entry(live: LiveTable, update: TableUpdate) -> None:
    """Count an entry that this process has written."""
    entry = update.entry
    metrics.entries[entry.kind] += 1
    if entry.kind == "moved":
        metrics.moves[str(entry.data["by"])] += 1
