"""The house: all tables of this process, and what can be done at them."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import cast

import orjson

from tavolata.bots import Advice
from tavolata.core.errors import TavolataError
from tavolata.server import milliseconds, tokens
from tavolata.server.entries import AccessChange, Entry, Holder
from tavolata.server.errors import Forbidden, Unauthorized, UnreadableTable
from tavolata.server.join_codes import code_for
from tavolata.server.live import cleanup, compile_progress, due_tables, operator_changes, presence
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.live.blocklist import Blocklist
from tavolata.server.live.bot_threads import BotThreads
from tavolata.server.live.bots import Bots
from tavolata.server.live.due_time import due_time
from tavolata.server.live.hint_searches import HintSearches
from tavolata.server.live.live_table import LiveTable, Subscriber
from tavolata.server.live.live_tables import LiveTables
from tavolata.server.live.table_writer import MakeEntry, TableWriter
from tavolata.server.metrics import metrics
from tavolata.server.protocol.commands import Command
from tavolata.server.protocol.messages import Answer, LateFrame
from tavolata.server.settings import Settings
from tavolata.server.store import Store
from tavolata.server.table.access import Access
from tavolata.server.table.attendance import NOBODY_THERE
from tavolata.server.table.command_handlers import depends_on_attendance, entry_for
from tavolata.server.table.creation import CreatedTable
from tavolata.server.table.entry_handlers import apply_entry
from tavolata.server.table.journal_limits import JournalLimits
from tavolata.server.table.journal_reader import read_table
from tavolata.server.table.new_entries import NewEntry, dealt_entry
from tavolata.server.table.outgoing.answers import done_answer, refused_at_table
from tavolata.server.table.outgoing.messages import missed_messages
from tavolata.server.table.outgoing.welcome import welcome
from tavolata.server.table.own_bots import own_bots
from tavolata.server.table.rights import current_access
from tavolata.server.table.table import Table
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
        own_bots.offer(settings.bots)
        self.threads = BotThreads(settings.bot_threads, settings.bot_seconds)
        self._bots = Bots(self.writer, self.threads, self.tasks, settings.bot_pause)
        self._hint_searches = HintSearches(self.threads, self.tasks, self.writer, self._limits)
        self._presence = presence.Presence(store, self.tables, self.tasks)
        self._compile_progress = compile_progress.CompileProgress(self.tables)
        self.due_tables = due_tables.DueTables(store, self.tables, self.writer, self._bots, self.now)
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
            self.tasks.start_every(presence.HEARTBEAT_SECONDS, self._presence.heartbeat)

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

    # --- tables ------------------------------------------------------------

    async def open(self, table_id: str) -> LiveTable:
        """A table, from memory or from its journal, for somebody who looks at it."""
        live = await self.tables.open(table_id)
        if not live.subscribers:
            live.last_request = time.monotonic()
            self._bots.start(live)
        return live

    def check_holder(self, live: LiveTable, holder: Holder) -> None:
        """Refuse a secret or a code whose chair is not at its table: the database was tampered with."""
        if not live.table.has_chair(holder.chair):
            problem = UnreadableTable("table-unreadable", table=live.id)
            self.tables.log_once(live.id, problem)
            raise problem

    async def create(self, created: CreatedTable, deal: bool, address: str = "") -> LiveTable:
        """Write a new table; with the first game, if it is to be dealt at once."""
        table = read_table(created.row, [created.first])
        entries = [created.first]
        if deal:
            new = dealt_entry(table, list(range(table.setup.players)))
            entries.append(Entry(table.id, 2, created.first.at, new.kind, new.data))
            table, _ = apply_entry(table, entries[-1])
        due = due_time(table, created.first.at)
        await self.store.create(created.row, entries, created.holders(), due=due)
        return self.tables.add(table, due, address)

    async def sit(self, live: LiveTable, make_entry: MakeEntry, digest: str) -> int:
        """Give somebody a chair, and their secret with it."""

        def sit_with_secret(table: Table) -> NewEntry:
            new = self._limits.check(table, make_entry(table))
            holder = Holder(table.id, "seat", cast(int, new.data["chair"]))
            return replace(new, access=AccessChange({digest: holder}))

        update = await self.writer.write(live, sit_with_secret)
        assert update, "without a key nothing has been done before"
        return cast(int, update.entry.data["chair"])

    async def take_over(self, holder: Holder, digest: str, code: str) -> None:
        """A seat moves to another device: the code is used up, its new secret works, and all older ones do not."""
        live = await self.open(holder.table_id)
        self.check_holder(live, holder)
        access = AccessChange({digest: holder}, revoked=(holder,), code=code)
        moved = NewEntry("taken_over", {"chair": holder.chair, "digest": digest}, access)
        await self.writer.write(live, lambda table: self._limits.check(table, moved))

    async def open_join_code(self, live: LiveTable) -> tuple[str, int]:
        """The code by which people find a table, and until when it works."""
        now = self.now()
        until = now + self.settings.join_code_minutes * milliseconds.MINUTE
        for attempt in itertools.count():
            words = code_for(live.table.invite, attempt)
            if await self.store.keep_join_code(tokens.digest(words), live.id, live.table.invite, until, now):
                return words, until
        raise AssertionError("there are more codes than tables")

    async def do(self, asker: Access, command: Command) -> Answer:
        """Carry out a command; a repeated one gets the same answer again, a refused one changes nothing."""
        live = await self.open(asker.table_id)
        if depends_on_attendance(command):
            await self._presence.ask_others(live)
        key = f"{asker.role if asker.chair is None else asker.chair}:{command.key}"
        begun = time.perf_counter()
        try:
            await self.writer.write(live, lambda table: self._allowed_entry(live, table, asker, command), key)
        except TavolataError as problem:
            return refused_at_table(live.table, asker.viewer, command.key, problem)
        finally:
            metrics.command_seconds.observe(time.perf_counter() - begun)
        return done_answer(command.key)

    def _allowed_entry(self, live: LiveTable, table: Table, asker: Access, command: Command) -> NewEntry:
        """What a command writes, as long as there is room."""
        needs_attendance = depends_on_attendance(command)
        attendance = live.attendance(self.settings.away_seconds) if needs_attendance else NOBODY_THERE
        return self._limits.check(table, entry_for(table, asker, command, attendance))

    async def hint(self, asker: Access, address: str = "") -> list[Advice]:
        """What the best bot thinks of the asker's open decision."""
        return await self._hint_searches.hint(await self.open(asker.table_id), asker, address)

    # --- connections ------------------------------------------------------------

    async def listen(self, subscriber: Subscriber, since: int | None, address: str = "") -> None:
        """Connect somebody from an address: with what they missed, or with everything."""
        live = await self.open(subscriber.access.table_id)
        async with live.lock:
            await self._check_still_valid(subscriber.access)
            self.tables.check_not_dropped(live)
            if live.subscriber_count >= self.settings.sockets_a_table:
                raise Forbidden("table-full-of-sockets")
            for frame in self.frames_since(live, subscriber.access, since):
                subscriber.send(orjson.dumps(frame))
            if since is not None:
                self._compile_progress.tell_again(live, subscriber)
            live.subscribe(subscriber)
            live.address = address
        self._presence.changed(live)
        self._bots.start(live)

    async def _check_still_valid(self, access: Access) -> None:
        """A seat may have moved or been freed while its secret was looked up; later, its socket is dismissed."""
        if access.digest and await self.store.holder_of(access.digest) is None:
            raise Unauthorized("unknown-secret")

    def frames_since(self, live: LiveTable, asker: Access, since: int | None) -> Sequence[LateFrame]:
        """The messages after a number, or a fresh welcome."""
        late = None if since is None else missed_messages(live.table, asker.viewer, since)
        if late is None:
            self._compile_progress.tell(live)
            role = current_access(live.table, asker).role
            return [welcome(live.table, asker.viewer, role, live.present(), live.compiled_percent)]
        return late

    def leave(self, subscriber: Subscriber) -> None:
        """Disconnect somebody."""
        if live := self.tables.get(subscriber.access.table_id):
            live.unsubscribe(subscriber)
            self._presence.changed(live)


def count_entry(live: LiveTable, update: TableUpdate) -> None:
    """Count an entry that this process has written."""
    entry = update.entry
    metrics.entries[entry.kind] += 1
    if entry.kind == "moved":
        metrics.moves[str(entry.data["by"])] += 1
