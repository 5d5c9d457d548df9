"""The house: the tables that are live in this process. A command is checked, written down, and only then told.

Several processes may keep the same table: the journal decides. Who comes second with an entry reads what the other has
written and looks again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

import orjson

from tavolata.core.errors import TavolataError
from tavolata.core.game import JSON
from tavolata.server.errors import DatabaseError, Forbidden, Missing, ServerError, Stranger, TooLate
from tavolata.server.live.caretaker import Caretaker, due_time
from tavolata.server.live.compile_progress import DONE, CompileProgress
from tavolata.server.live.hints import PendingHint
from tavolata.server.live.presence import Presence
from tavolata.server.settings import Settings
from tavolata.server.store import UNCHANGED, Entry, Holder, Store, Unchanged
from tavolata.server.table import outgoing
from tavolata.server.table.command_handlers import Access, NewEntry, deal_entry, entry_for
from tavolata.server.table.creation import CreatedTable
from tavolata.server.table.table import Table, read_table
from tavolata.server.table.viewers import TableUpdate

TRIES = 20
"""So often a command is looked at again because another process was quicker."""
RETRY_STEP = 0.005
"""Seconds that the wait before it gets longer each time."""
OUTAGE_PAUSE = 1.0
"""Seconds between two tries to read when the database does not answer."""

log = logging.getLogger("tavolata.server")


class Subscriber(Protocol):
    """Somebody who is connected to a table."""

    access: Access

    def send(self, frame: bytes) -> None: ...
    def dismiss(self, reason: TavolataError) -> None: ...


@dataclass
class LiveTable:
    """A table that is kept in memory: with those who listen, and what is going on for it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    subscribers: dict[int | None, set[Subscriber]] = field(default_factory=dict)
    elsewhere: dict[str, frozenset[int]] = field(default_factory=dict)
    """The chairs that are connected to other processes."""
    due: int | Unchanged | None = UNCHANGED
    thinking: asyncio.Task[None] | None = None
    hints: dict[int, PendingHint] = field(default_factory=dict)
    """What each seat has asked for last."""
    used: float = field(default_factory=time.monotonic)
    finding_out: asyncio.Task[None] | None = None
    """After a write that failed: reads on as soon as the database answers."""
    warming_up: int = DONE
    """How far the compiling of the game had come when subscribers were last told, in per cent."""

    def present(self) -> list[int]:
        """The chairs whose people are connected."""
        return sorted(self.present_here().union(*self.elsewhere.values()))

    def present_here(self) -> frozenset[int]:
        """The chairs whose people are connected to this process."""
        return frozenset(
            viewer for viewer, subscribers in self.subscribers.items() if viewer is not None and subscribers
        )

    def send_to_all(self, frame: bytes) -> None:
        """Send one frame to everybody who is connected here."""
        for subscribers in self.subscribers.values():
            for subscriber in subscribers:
                subscriber.send(frame)


class House:
    """All tables of a process."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], int] | None = None) -> None:
        self.store = store
        self.settings = settings
        self.now = clock or (lambda: time.time_ns() // 1_000_000)
        self.live: dict[str, LiveTable] = {}
        self.on_update: Callable[[LiveTable, TableUpdate], None] = lambda live, update: None
        """WireModel of everything that is written here, for notices to the absent."""
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.caretaker = Caretaker(self)
        store.listen(self._heard)
        self.presence = Presence(self)
        self.compile_progress = CompileProgress(self)
        self.spawn(self.caretaker.look_after())

    async def close(self) -> None:
        """Stop thinking, let what is being written be written."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.live.values():
            async with live.lock:
                pass
        self.caretaker.close()

    # --- tables ------------------------------------------------------------

    async def open(self, name: str) -> LiveTable:
        """A table, from memory or from its journal."""
        live = self.live.get(name) or await self._opened(name)
        live.used = time.monotonic()
        return live

    async def _opened(self, name: str) -> LiveTable:
        """Read a table once, however many want it at the same time."""
        opening = self._opening.get(name) or self.spawn(self._read(name))
        self._opening[name] = opening
        try:
            return await asyncio.shield(opening)
        finally:
            self._opening.pop(name, None)

    async def _read(self, name: str) -> LiveTable:
        found = await self.store.load(name)
        if found is None:
            raise Missing("no-such-table")
        table = await asyncio.to_thread(read_table, *found)
        live = self.live[name] = LiveTable(table)
        if self.store.is_shared:
            self.spawn(self._read_on(live))
        self.caretaker.attend(live)
        return live

    async def make(self, made: CreatedTable, deal: bool) -> LiveTable:
        """Write a new table down; with the first game, if it is to be dealt at once."""
        table = read_table(made.row, [made.first])
        entries = [made.first]
        if deal:
            dealt = deal_entry(table, list(range(table.setup.players)))
            entries.append(Entry(table.id, 2, made.first.at, dealt.kind, dealt.data))
            table, _ = table.after(entries[-1])
        due = due_time(table, made.first.at)
        await self.store.create(made.row, entries, made.holders(), due=due)
        live = self.live[table.id] = LiveTable(table, due=due)
        self.caretaker.attend(live)
        return live

    async def sit(self, live: LiveTable, want: Callable[[Table], NewEntry], digest: str) -> int:
        """Give somebody a chair, and their secret with it."""
        async with live.lock:
            chair = cast(int, want(live.table).data["chair"])
            held = {digest: Holder(live.table.id, "seat", chair)}
            await self._write(live, lambda table: _same(want(table), chair), secrets=held)
        return chair

    async def take_over(self, access: Access) -> None:
        """A seat moves to another device: its new secret works, all older ones do not."""
        live = await self.open(access.table)
        holder = Holder(access.table, access.role, access.chair)
        moved = NewEntry("taken_over", {"chair": access.chair, "digest": access.digest})
        await self.write(live, lambda _: moved, secrets={access.digest: holder}, revoked=(holder,))

    # --- commands ------------------------------------------------------------

    async def do(self, asker: Access, command: Any) -> dict[str, JSON]:
        """Carry out a command; a repeated one gets the same answer again, a refused one changes nothing."""
        live = await self.open(asker.table)
        try:
            async with live.lock:
                key = f"{asker.role if asker.chair is None else asker.chair}:{command.key}"
                await self._write(live, lambda table: entry_for(table, asker, command), key)
        except TavolataError as problem:
            return self._refused(live, asker, command.key, problem)
        return {"answer": command.key, "done": True}

    def _refused(self, live: LiveTable, asker: Access, key: str, problem: TavolataError) -> dict[str, JSON]:
        table = live.table
        return {
            "answer": key,
            "done": False,
            "refused": outgoing.refusal(problem),
            "number": table.viewers[asker.viewer].message_count,
            **outgoing.now(table, asker.viewer),
        }

    async def write(
        self, live: LiveTable, want: Callable[[Table], NewEntry], key: str | None = None, **more: Any
    ) -> TableUpdate | None:
        """Write an entry into the journal of a table; None if that has been done before."""
        async with live.lock:
            return await self._write(live, want, key, **more)

    async def _write(
        self,
        live: LiveTable,
        want: Callable[[Table], NewEntry],
        key: str | None = None,
        secrets: dict[str, Holder] | None = None,
        revoked: Sequence[Holder] = (),
    ) -> TableUpdate | None:
        for tries in range(TRIES):
            try:
                found = want(live.table)
                entry = Entry(live.table.id, live.table.number + 1, self.now(), found.kind, found.data, key)
                after, update = live.table.after(entry)
            except TavolataError:
                if await self._is_done(live, key):
                    return None
                raise
            if found.freed is not None:
                revoked = [Holder(entry.table, "seat", found.freed)]
            if await self._commit(live, entry, after, secrets or {}, revoked):
                self._publish(live, after, update)
                self.caretaker.attend(live)
                self.on_update(live, update)
                if found.freed is not None:
                    await self.store.set_contact(entry.table, found.freed, None)
                return update
            if await self._is_done(live, key):
                return None
            # Who was quicker may go on like that for a while; and to read on just before writing leaves little time.
            await asyncio.sleep(tries * RETRY_STEP)
            await self._catch_up_with_winner(live)
        raise TooLate("table-busy")

    async def _commit(
        self, live: LiveTable, entry: Entry, after: Table, secrets: Mapping[str, Holder], revoked: Sequence[Holder]
    ) -> bool:
        """Write an entry. Nobody sees the table after it before it is written."""
        due = due_time(after, entry.at)
        changed = UNCHANGED if due == live.due else due
        try:
            written = await self.store.submit([entry], due=changed, secrets=secrets, revoked=revoked)
        except BaseException:
            # Nobody knows whether it was written.
            live.due = UNCHANGED
            self._find_out(live)
            raise
        if written:
            live.due = due
        return written

    async def _is_done(self, live: LiveTable, key: str | None) -> bool:
        """Has a command with this key been carried out before?"""
        return key is not None and await self.store.entry_with_key(live.table.id, key) is not None

    # --- telling ------------------------------------------------------------

    def _publish(self, live: LiveTable, after: Table, update: TableUpdate) -> None:
        """An entry is written: from now on its table is the live one, and everybody who noticed gets a message."""
        live.table = after
        for viewer in update.noticed:
            if subscribers := live.subscribers.get(viewer):
                frame = orjson.dumps(outgoing.message(live.table, update, viewer))
                for subscriber in list(subscribers):
                    subscriber.send(frame)
        self._dismiss(live, update)

    def _dismiss(self, live: LiveTable, update: TableUpdate) -> None:
        """Send those away whose secret does not work any more."""
        kind, data = update.entry.kind, update.entry.data
        if kind not in ("freed", "taken_over"):
            return
        for subscriber in list(live.subscribers.get(cast(int | None, data["chair"]), ())):
            if subscriber.access.digest and subscriber.access.digest != data.get("digest"):
                subscriber.dismiss(Forbidden("seat-moved" if kind == "taken_over" else "seat-freed"))

    async def listen(self, subscriber: Subscriber, since: int | None) -> None:
        """Connect somebody: with what they missed, or with everything."""
        live = await self.open(subscriber.access.table)
        viewer = subscriber.access.viewer
        async with live.lock:
            await self._check_still_valid(subscriber.access)
            count = sum(map(len, live.subscribers.values()))
            if count >= self.settings.sockets_a_table:
                raise Forbidden("table-full-of-sockets")
            for frame in self.frames_since(live, subscriber.access, since):
                subscriber.send(orjson.dumps(frame))
            if since is not None:
                self.compile_progress.tell_again(live, subscriber)
            live.subscribers.setdefault(viewer, set()).add(subscriber)
        self.presence.changed(live)

    async def _check_still_valid(self, access: Access) -> None:
        """A seat may have moved or been freed while its secret was looked up; from here on its socket is told."""
        if access.digest and await self.store.holder_of(access.digest) is None:
            raise Stranger("unknown-secret")

    def frames_since(self, live: LiveTable, asker: Access, since: int | None) -> list[dict[str, JSON]]:
        """The messages after a number, or a fresh welcome."""
        late = None if since is None else outgoing.missed(live.table, asker.viewer, since)
        if late is None:
            self.compile_progress.tell(live)
            return [outgoing.welcome(live.table, asker.viewer, asker.role, live.present(), live.warming_up)]
        return late

    def leave(self, subscriber: Subscriber) -> None:
        """Disconnect somebody."""
        live = self.live.get(subscriber.access.table)
        if live and (subscribers := live.subscribers.get(subscriber.access.viewer)):
            subscribers.discard(subscriber)
            if not subscribers:
                del live.subscribers[subscriber.access.viewer]
            live.used = time.monotonic()
            self.presence.changed(live)

    # --- what other processes write ------------------------------------------------------------

    def _heard(self, name: str, number: int) -> None:
        """Another process has written: read on, if the table is live here; `*` means that any may have changed."""
        names = list(self.live) if name == "*" else [name]
        for one in names:
            live = self.live.get(one)
            if live and (name == "*" or live.table.number < number):
                self.spawn(self._read_on(live))

    async def _read_on(self, live: LiveTable) -> None:
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> int:
        """Publish what others have written since; how many entries that were."""
        entries = await self.store.entries_since(live.table.id, live.table.number)
        try:
            for entry in entries:
                live.due = UNCHANGED
                self._publish(live, *live.table.after(entry))
        except Exception as problem:
            log.error("a journal cannot be read on", exc_info=problem)
            self._drop(live, ServerError("internal"))
            raise
        return len(entries)

    async def _catch_up_with_winner(self, live: LiveTable) -> None:
        """Read what another process was quicker to write; without any such entry, the table itself must be gone."""
        if not await self._catch_up(live) and await self.store.load(live.table.id) is None:
            gone = Missing("no-such-table")
            self._drop(live, gone)
            raise gone

    def _find_out(self, live: LiveTable) -> None:
        """Read on when the database is back, in case that the last entry was written after all."""
        if live.finding_out is None:
            live.finding_out = self.spawn(self._read_on_when_possible(live))

    async def _read_on_when_possible(self, live: LiveTable) -> None:
        try:
            while True:
                try:
                    return await self._read_on(live)
                except DatabaseError:
                    await asyncio.sleep(OUTAGE_PAUSE)
        finally:
            live.finding_out = None

    def _drop(self, live: LiveTable, reason: TavolataError) -> None:
        """Let go of a table that cannot go on here; who wants it again reads it anew."""
        self.live.pop(live.table.id, None)
        for subscribers in list(live.subscribers.values()):
            for subscriber in list(subscribers):
                subscriber.dismiss(reason)

    def forget_idle(self) -> None:
        """Let go of tables that nobody has looked at for a while; their journals stay."""
        oldest = time.monotonic() - self.settings.idle_minutes * 60
        for name, live in list(self.live.items()):
            if not live.subscribers and live.used < oldest and live.thinking is None and not live.lock.locked():
                del self.live[name]

    # --- beside ------------------------------------------------------------

    def spawn(self, work: Awaitable[Any]) -> asyncio.Task[Any]:
        """Let something go on beside; what goes wrong there is written down."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) and not isinstance(problem, TavolataError):
            log.error("something went wrong beside", exc_info=problem)


def _same(found: NewEntry, chair: int) -> NewEntry:
    """A secret was made for this chair: if it has been taken meanwhile, another cannot be had for it."""
    if found.data["chair"] != chair:
        raise TooLate("chair-taken", chair=chair + 1)
    return found
