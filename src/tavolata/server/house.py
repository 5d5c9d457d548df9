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
from tavolata.server import telling
from tavolata.server.caretaker import Caretaker, due_time
from tavolata.server.errors import Forbidden, Missing, Stranger, TooLate
from tavolata.server.hinting import Asked
from tavolata.server.making import Made
from tavolata.server.presence import Presence
from tavolata.server.requests import Access, Wanted, dealing, wanted
from tavolata.server.settings import Settings
from tavolata.server.store import UNCHANGED, Entry, Holder, Store, Unchanged
from tavolata.server.table import Table, read_table
from tavolata.server.viewing import Happening
from tavolata.server.warm_up import DONE, WarmUp

TRIES = 20
"""So often a command is looked at again because another process was quicker."""
BREATH = 0.005
"""Seconds that the wait before it gets longer each time."""

log = logging.getLogger("tavolata.server")


class Listener(Protocol):
    """Somebody who is connected to a table."""

    access: Access

    def send(self, frame: bytes) -> None: ...
    def dismiss(self, reason: TavolataError) -> None: ...


@dataclass
class Live:
    """A table that is kept in memory: with those who listen, and what is going on for it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: dict[int | None, set[Listener]] = field(default_factory=dict)
    elsewhere: dict[str, frozenset[int]] = field(default_factory=dict)
    """The chairs that are connected to other processes."""
    due: int | Unchanged | None = UNCHANGED
    thinking: asyncio.Task[None] | None = None
    hints: dict[int, Asked] = field(default_factory=dict)
    """What each seat has asked for last."""
    used: float = field(default_factory=time.monotonic)
    told: int = 0
    """The number of the last entry that listeners here have heard of."""
    warming_up: int = DONE
    """How far the compiling of the game had come when listeners were last told, in per cent."""

    def present(self) -> list[int]:
        """The chairs whose people are connected."""
        return sorted(self.present_here().union(*self.elsewhere.values()))

    def present_here(self) -> frozenset[int]:
        """The chairs whose people are connected to this process."""
        return frozenset(viewer for viewer, listeners in self.listeners.items() if viewer is not None and listeners)

    def send_to_all(self, frame: bytes) -> None:
        """Send one frame to everybody who is connected here."""
        for listeners in self.listeners.values():
            for listener in listeners:
                listener.send(frame)


class House:
    """All tables of a process."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], int] | None = None) -> None:
        self.store = store
        self.settings = settings
        self.now = clock or (lambda: time.time_ns() // 1_000_000)
        self.live: dict[str, Live] = {}
        self.happened: Callable[[Live, Happening], None] = lambda live, happening: None
        """Told of everything that is written here, for notices to the absent."""
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.caretaker = Caretaker(self)
        store.listen(self._heard)
        self.presence = Presence(self)
        self.warm_up = WarmUp(self)
        self.go_on(self.caretaker.look_after())

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

    async def open(self, name: str) -> Live:
        """A table, from memory or from its journal."""
        live = self.live.get(name) or await self._opened(name)
        live.used = time.monotonic()
        return live

    async def _opened(self, name: str) -> Live:
        """Read a table once, however many want it at the same time."""
        opening = self._opening.get(name) or self.go_on(self._read(name))
        self._opening[name] = opening
        try:
            return await asyncio.shield(opening)
        finally:
            self._opening.pop(name, None)

    async def _read(self, name: str) -> Live:
        found = await self.store.load(name)
        if found is None:
            raise Missing("no-such-table")
        table = await asyncio.to_thread(read_table, *found)
        live = self.live[name] = Live(table, told=table.number)
        if self.store.is_shared:
            self.go_on(self._read_on(live))
        self.caretaker.attend(live)
        return live

    async def make(self, made: Made, deal: bool) -> Live:
        """Write a new table down; with the first game, if it is to be dealt at once."""
        table = read_table(made.row, [made.first])
        entries = [made.first]
        if deal:
            dealt = dealing(table, list(range(table.setup.players)))
            entries.append(Entry(table.id, 2, made.first.at, dealt.kind, dealt.data))
            table.apply(entries[-1])
        due = due_time(table, made.first.at)
        await self.store.create(made.row, entries, made.holders(), due=due)
        live = self.live[table.id] = Live(table, told=table.number, due=due)
        self.caretaker.attend(live)
        return live

    async def sit(self, live: Live, want: Callable[[Table], Wanted], digest: str) -> int:
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
        moved = Wanted("taken_over", {"chair": access.chair, "digest": access.digest})
        await self.write(live, lambda _: moved, secrets={access.digest: holder}, revoked=(holder,))

    # --- commands ------------------------------------------------------------

    async def do(self, asker: Access, command: Any) -> dict[str, JSON]:
        """Carry out a command; a repeated one gets the same answer again, a refused one changes nothing."""
        live = await self.open(asker.table)
        try:
            async with live.lock:
                key = f"{asker.role if asker.chair is None else asker.chair}:{command.key}"
                await self._write(live, lambda table: wanted(table, asker, command), key)
        except TavolataError as problem:
            return self._refused(live, asker, command.key, problem)
        return {"answer": command.key, "done": True}

    def _refused(self, live: Live, asker: Access, key: str, problem: TavolataError) -> dict[str, JSON]:
        table = live.table
        return {
            "answer": key,
            "done": False,
            "refused": telling.refusal(problem),
            "number": table.viewers[asker.viewer].told,
            **telling.now(table, asker.viewer),
        }

    async def write(
        self, live: Live, want: Callable[[Table], Wanted], key: str | None = None, **more: Any
    ) -> Happening | None:
        """Write what is wanted into the journal of a table; None if that has been done before."""
        async with live.lock:
            return await self._write(live, want, key, **more)

    async def _write(
        self,
        live: Live,
        want: Callable[[Table], Wanted],
        key: str | None = None,
        secrets: dict[str, Holder] | None = None,
        revoked: Sequence[Holder] = (),
    ) -> Happening | None:
        for tries in range(TRIES):
            try:
                found = want(live.table)
                entry = Entry(live.table.id, live.table.number + 1, self.now(), found.kind, found.data, key)
                happening = live.table.apply(entry)
            except TavolataError:
                if await self._is_done(live, key):
                    return None
                raise
            if found.freed is not None:
                revoked = [Holder(entry.table, "seat", found.freed)]
            if await self._commit(live, entry, secrets or {}, revoked):
                if found.freed is not None:
                    await self.store.set_contact(entry.table, found.freed, None)
                self._tell(live, happening)
                self.caretaker.attend(live)
                self.happened(live, happening)
                return happening
            if await self._is_done(live, key):
                return None
            # Who was quicker may go on like that for a while; and to read on just before writing leaves little time.
            await asyncio.sleep(tries * BREATH)
            await self._catch_up(live)
        raise TooLate("table-busy")

    async def _commit(self, live: Live, entry: Entry, secrets: Mapping[str, Holder], revoked: Sequence[Holder]) -> bool:
        """Write an entry that the table here has taken in already; if that fails, the table is made anew."""
        due = due_time(live.table, entry.at)
        changed = UNCHANGED if due == live.due else due
        try:
            written = await self.store.submit([entry], due=changed, secrets=secrets, revoked=revoked)
        except BaseException:
            await self._read_again(live)
            raise
        if written:
            live.due = due
        else:
            await self._read_again(live)
        return written

    async def _is_done(self, live: Live, key: str | None) -> bool:
        """Has a command with this key been carried out before?"""
        return key is not None and await self.store.entry_with_key(live.table.id, key) is not None

    async def _read_again(self, live: Live) -> None:
        """Make the table anew from its journal, and tell what others have written."""
        found = await self.store.load(live.table.id)
        if found is None:
            raise Missing("no-such-table")
        row, entries = found
        live.table = read_table(row, [entry for entry in entries if entry.number <= live.told])
        for entry in entries:
            if entry.number > live.told:
                self._tell(live, live.table.apply(entry))
        live.due = UNCHANGED

    # --- telling ------------------------------------------------------------

    def _tell(self, live: Live, happening: Happening) -> None:
        """Send everybody who noticed what it means to them."""
        live.told = happening.entry.number
        for viewer in happening.noticed:
            if listeners := live.listeners.get(viewer):
                frame = orjson.dumps(telling.message(live.table, happening, viewer))
                for listener in list(listeners):
                    listener.send(frame)
        self._dismiss(live, happening)

    def _dismiss(self, live: Live, happening: Happening) -> None:
        """Send those away whose secret does not work any more."""
        kind, data = happening.entry.kind, happening.entry.data
        if kind not in ("freed", "taken_over"):
            return
        for listener in list(live.listeners.get(cast(int | None, data["chair"]), ())):
            if listener.access.digest and listener.access.digest != data.get("digest"):
                listener.dismiss(Forbidden("seat-moved" if kind == "taken_over" else "seat-freed"))

    async def listen(self, listener: Listener, since: int | None) -> None:
        """Connect somebody: with what they missed, or with everything."""
        live = await self.open(listener.access.table)
        viewer = listener.access.viewer
        async with live.lock:
            await self._check_still_valid(listener.access)
            count = sum(map(len, live.listeners.values()))
            if count >= self.settings.sockets_a_table:
                raise Forbidden("table-full-of-sockets")
            for frame in self.caught_up(live, listener.access, since):
                listener.send(orjson.dumps(frame))
            if since is not None:
                self.warm_up.tell_again(live, listener)
            live.listeners.setdefault(viewer, set()).add(listener)
        self.presence.changed(live)

    async def _check_still_valid(self, access: Access) -> None:
        """A seat may have moved or been freed while its secret was looked up; from here on its socket is told."""
        if access.digest and await self.store.holder_of(access.digest) is None:
            raise Stranger("unknown-secret")

    def caught_up(self, live: Live, asker: Access, since: int | None) -> list[dict[str, JSON]]:
        """The messages after a number, or a fresh welcome."""
        late = None if since is None else telling.missed(live.table, asker.viewer, since)
        if late is None:
            self.warm_up.tell(live)
            return [telling.welcome(live.table, asker.viewer, asker.role, live.present(), live.warming_up)]
        return late

    def leave(self, listener: Listener) -> None:
        """Disconnect somebody."""
        live = self.live.get(listener.access.table)
        if live and (listeners := live.listeners.get(listener.access.viewer)):
            listeners.discard(listener)
            if not listeners:
                del live.listeners[listener.access.viewer]
            live.used = time.monotonic()
            self.presence.changed(live)

    # --- what other processes write ------------------------------------------------------------

    def _heard(self, name: str, number: int) -> None:
        """Another process has written: read on, if the table is live here; `*` means that any may have changed."""
        names = list(self.live) if name == "*" else [name]
        for one in names:
            live = self.live.get(one)
            if live and (name == "*" or live.told < number):
                self.go_on(self._read_on(live))

    async def _read_on(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        """Tell what others have written since."""
        for entry in await self.store.entries_since(live.table.id, live.told):
            self._tell(live, live.table.apply(entry))
            live.due = UNCHANGED

    def forget_idle(self) -> None:
        """Let go of tables that nobody has looked at for a while; their journals stay."""
        oldest = time.monotonic() - self.settings.idle_minutes * 60
        for name, live in list(self.live.items()):
            if not live.listeners and live.used < oldest and live.thinking is None and not live.lock.locked():
                del self.live[name]

    # --- beside ------------------------------------------------------------

    def go_on(self, work: Awaitable[Any]) -> asyncio.Task[Any]:
        """Let something go on beside; what goes wrong there is written down."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) and not isinstance(problem, TavolataError):
            log.error("something went wrong beside", exc_info=problem)


def _same(found: Wanted, chair: int) -> Wanted:
    """A secret was made for this chair: if it has been taken meanwhile, another cannot be had for it."""
    if found.data["chair"] != chair:
        raise TooLate("chair-taken", chair=chair + 1)
    return found
