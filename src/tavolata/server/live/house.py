"""The house: all tables of this process, and what can be done at them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import cast

import orjson

from tavolata.bots import Advice
from tavolata.core.errors import TavolataError
from tavolata.server.entries import Entry, Holder
from tavolata.server.errors import Conflict, Forbidden, Unauthorized
from tavolata.server.live import cleanup, compile_progress, due_tables, presence
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.live.bot_threads import BotThreads
from tavolata.server.live.bots import Bots
from tavolata.server.live.due_time import due_time
from tavolata.server.live.hints import Hints
from tavolata.server.live.live_table import LiveTable, Subscriber
from tavolata.server.live.live_tables import LiveTables
from tavolata.server.live.table_writer import MakeEntry, TableWriter
from tavolata.server.protocol.commands import Command
from tavolata.server.protocol.messages import Answer, LateFrame
from tavolata.server.settings import Settings
from tavolata.server.store import Store
from tavolata.server.table import outgoing
from tavolata.server.table.access import Access
from tavolata.server.table.command_handlers import NewEntry, deal_entry, entry_for
from tavolata.server.table.creation import CreatedTable
from tavolata.server.table.table import read_table
from tavolata.server.table.viewers import TableUpdate


class House:
    """Puts the parts together: each gets what it needs, and none of them knows the house."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], int] | None = None) -> None:
        self.store = store
        self.settings = settings
        self.now = clock or (lambda: time.time_ns() // 1_000_000)
        self.tasks = BackgroundTasks()
        self.tables = LiveTables(store, self.tasks, on_opened=lambda live: self._bots.start(live))
        self.writer = TableWriter(store, self.tables, self.now)
        self.threads = BotThreads(settings.bot_threads, settings.bot_seconds)
        self._bots = Bots(self.writer, self.threads, self.tasks, settings.bot_pause)
        self._hints = Hints(self.threads, self.tasks)
        self._presence = presence.Presence(store, self.tables, self.tasks)
        self._compile_progress = compile_progress.CompileProgress(self.tables)
        self.due_tables = due_tables.DueTables(store, self.tables, self.writer, self._bots, self.now)
        self.cleanup = cleanup.Cleanup(store, self.tables, settings.idle_minutes, settings.keep_days, self.now)
        self.writer.on_written(lambda live, update: self._bots.start(live))
        self._start_repeated_work()

    def _start_repeated_work(self) -> None:
        self.tasks.start_every(due_tables.CHECK_SECONDS, self.due_tables.check)
        self.tasks.start_every(cleanup.CHECK_SECONDS, self.cleanup.check)
        self.tasks.start_every(compile_progress.CHECK_SECONDS, self._compile_progress.check)
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

    async def open(self, name: str) -> LiveTable:
        """A table, from memory or from its journal."""
        return await self.tables.open(name)

    async def create(self, created: CreatedTable, deal: bool) -> LiveTable:
        """Write a new table; with the first game, if it is to be dealt at once."""
        table = read_table(created.row, [created.first])
        entries = [created.first]
        if deal:
            new = deal_entry(table, list(range(table.setup.players)))
            entries.append(Entry(table.id, 2, created.first.at, new.kind, new.data))
            table, _ = table.after(entries[-1])
        due = due_time(table, created.first.at)
        await self.store.create(created.row, entries, created.holders(), due=due)
        return self.tables.add(table, due)

    async def sit(self, live: LiveTable, make_entry: MakeEntry, digest: str) -> int:
        """Give somebody a chair, and their secret with it."""
        async with live.lock:
            chair = cast(int, make_entry(live.table).data["chair"])
            held = {digest: Holder(live.id, "seat", chair)}
            await self.writer.write_locked(live, lambda table: _same_chair(make_entry(table), chair), secrets=held)
        return chair

    async def take_over(self, holder: Holder, digest: str) -> None:
        """A seat moves to another device: its new secret works, all older ones do not."""
        live = await self.open(holder.table)
        moved = NewEntry("taken_over", {"chair": holder.chair, "digest": digest})
        await self.writer.write(live, lambda _: moved, secrets={digest: holder}, revoked=(holder,))

    async def do(self, asker: Access, command: Command) -> Answer:
        """Carry out a command; a repeated one gets the same answer again, a refused one changes nothing."""
        live = await self.open(asker.table)
        key = f"{asker.role if asker.chair is None else asker.chair}:{command.key}"
        try:
            await self.writer.write(live, lambda table: entry_for(table, asker, command), key)
        except TavolataError as problem:
            return outgoing.refused_answer(live.table, asker.viewer, command.key, problem)
        return outgoing.done_answer(command.key)

    async def hint(self, asker: Access) -> list[Advice]:
        """What the best bot thinks of the asker's open decision."""
        return await self._hints.hint(await self.open(asker.table), asker)

    # --- connections ------------------------------------------------------------

    async def listen(self, subscriber: Subscriber, since: int | None) -> None:
        """Connect somebody: with what they missed, or with everything."""
        live = await self.open(subscriber.access.table)
        async with live.lock:
            await self._check_still_valid(subscriber.access)
            if live.subscriber_count >= self.settings.sockets_a_table:
                raise Forbidden("table-full-of-sockets")
            for frame in self.frames_since(live, subscriber.access, since):
                subscriber.send(orjson.dumps(frame))
            if since is not None:
                self._compile_progress.tell_again(live, subscriber)
            live.subscribe(subscriber)
        self._presence.changed(live)

    async def _check_still_valid(self, access: Access) -> None:
        """A seat may have moved or been freed while its secret was looked up; later, its socket is dismissed."""
        if access.digest and await self.store.holder_of(access.digest) is None:
            raise Unauthorized("unknown-secret")

    def frames_since(self, live: LiveTable, asker: Access, since: int | None) -> Sequence[LateFrame]:
        """The messages after a number, or a fresh welcome."""
        late = None if since is None else outgoing.missed(live.table, asker.viewer, since)
        if late is None:
            self._compile_progress.tell(live)
            return [outgoing.welcome(live.table, asker.viewer, asker.role, live.present(), live.compiled_percent)]
        return late

    def leave(self, subscriber: Subscriber) -> None:
        """Disconnect somebody."""
        if live := self.tables.get(subscriber.access.table):
            live.unsubscribe(subscriber)
            self._presence.changed(live)


def _same_chair(new: NewEntry, chair: int) -> NewEntry:
    """A secret was made for this chair: if it has been taken meanwhile, another cannot be had for it."""
    if new.data["chair"] != chair:
        raise Conflict("chair-taken", chair=chair + 1)
    return new
