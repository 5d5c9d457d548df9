"""A table in memory, with everybody who is connected to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import inf
from typing import Protocol, cast

import orjson

from tavolata.bots import Advice
from tavolata.core.errors import TavolataError
from tavolata.server.errors import Forbidden
from tavolata.server.store import UNCHANGED, Unchanged
from tavolata.server.table.access import Access
from tavolata.server.table.attendance import Attendance
from tavolata.server.table.outgoing.messages import messages
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate

COMPILED = 100
"""Per cent."""
LOOK_SECONDS = 30.0
"""Who has asked for something without a socket, or has just gone, counts for so long as somebody who looks."""


class Subscriber(Protocol):
    """Somebody who is connected to a table."""

    access: Access
    address: str
    """Where they are connected from, as `client_network` has it."""

    def send(self, frame: bytes) -> None: ...
    def dismiss(self, reason: TavolataError) -> None: ...


@dataclass(frozen=True)
class PendingHint:
    """A hint that a seat has asked for, and the decision it is about."""

    decision: tuple[int, int]
    advice: asyncio.Task[list[Advice]]

    def is_about(self, decision: tuple[int, int]) -> bool:
        """Is it the answer for this decision, or will it be? One that failed is no answer."""
        advice = self.advice
        return self.decision == decision and not (advice.done() and (advice.cancelled() or advice.exception()))


@dataclass(eq=False)
class LiveTable:
    """A table as its journal says, and what is going on at it in this process."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Whoever writes an entry, or reads on in the journal, holds it."""
    subscribers: dict[int | None, set[Subscriber]] = field(default_factory=dict)
    elsewhere: dict[str, frozenset[int]] = field(default_factory=dict)
    """The chairs that are connected to other processes."""
    spectated_by: set[str] = field(default_factory=set)
    """The other processes to which spectators are connected."""
    address: str = ""
    """From which somebody came last, or the table was made."""
    last_request: float = -inf
    """When somebody last asked for something here without being connected."""
    due: int | Unchanged | None = UNCHANGED
    """What the database says about when the table is due; UNCHANGED: not known here."""
    bots_at_work: asyncio.Task[None] | None = None
    pending_hints: dict[int, PendingHint] = field(default_factory=dict)
    """What each seat has asked for last."""
    last_used: float = field(default_factory=time.monotonic)
    is_behind: bool = False
    """A write has failed and may still have been committed: until the journal is read again, nothing is written."""
    opened_at: float = field(default_factory=time.monotonic)
    last_seen: dict[int | None, float] = field(default_factory=dict)
    """When people last asked for something without a socket, or were last connected; None: a host without a chair."""
    connected: frozenset[int | None] = frozenset()
    """Who was connected when that was last noted."""
    catching_up: asyncio.Task[None] | None = None
    """After a write that failed: reads on as soon as the database answers."""
    compiled_percent: int = COMPILED
    """How far the compiling of the game had come when subscribers were last told."""

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def is_idle(self) -> bool:
        """Is nobody connected, and nothing going on?"""
        return not (self.subscribers or self.bots_at_work or self.catching_up or self.lock.locked())

    def is_watched(self) -> bool:
        """Does anybody look at the table, here or at another process?"""
        is_connected = self.subscribers or self.spectated_by or any(self.elsewhere.values())
        return bool(is_connected) or time.monotonic() - self.last_request < LOOK_SECONDS

    @property
    def subscriber_count(self) -> int:
        return sum(map(len, self.subscribers.values()))

    def present(self) -> list[int]:
        """The chairs whose people are connected."""
        return sorted(self.present_here().union(*self.elsewhere.values()))

    def present_here(self) -> frozenset[int]:
        """The chairs whose people are connected to this process."""
        return frozenset(
            viewer for viewer, subscribers in self.subscribers.items() if viewer is not None and subscribers
        )

    def note_presence(self) -> None:
        """Somebody came or went, here or elsewhere: note when those who are gone were last there."""
        before, self.connected = self.connected, self._connected()
        self.last_seen |= dict.fromkeys(before - self.connected, time.monotonic())

    def note_request(self, chair: int | None) -> None:
        """Somebody has shown the secret of a chair: whoever plays by requests is there, too."""
        self.last_seen[chair] = time.monotonic()

    def seen_ages(self) -> list[tuple[int | None, float]]:
        """How many seconds ago each was last seen, for other processes: their clocks are not ours."""
        now = time.monotonic()
        return [(chair, now - seen) for chair, seen in self.last_seen.items()]

    def note_seen_elsewhere(self, ages: Iterable[tuple[int | None, float]]) -> None:
        """Another process has seen people so many seconds ago."""
        now = time.monotonic()
        self.last_seen |= {chair: max(now - age, self.last_seen.get(chair, -inf)) for chair, age in ages}

    def _connected(self) -> frozenset[int | None]:
        has_host = any(subscriber.access.role == "host" for subscriber in self.subscribers.get(None, ()))
        return frozenset[int | None](self.present()) | (frozenset({None}) if has_host else frozenset())

    def attendance(self, away_seconds: float) -> Attendance:
        """Who is there; who was seen less than `away_seconds` ago is not gone yet."""
        now, host = time.monotonic(), self.table.host
        lately = {chair for chair, seen in self.last_seen.items() if chair is not None and now - seen < away_seconds}
        return Attendance(
            present=frozenset(lately).union(self.present()),
            is_host_connected=host in self._connected(),
            host_gone_in=away_seconds - (now - self.last_seen.get(host, self.opened_at)),
        )

    def subscribe(self, subscriber: Subscriber) -> None:
        """Connect somebody."""
        self.subscribers.setdefault(subscriber.access.viewer, set()).add(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Disconnect somebody."""
        viewer = subscriber.access.viewer
        if subscribers := self.subscribers.get(viewer):
            subscribers.discard(subscriber)
            if not subscribers:
                del self.subscribers[viewer]
        self.last_used = self.last_request = time.monotonic()

    def publish(self, after: Table, update: TableUpdate) -> None:
        """An entry is written: the table after it becomes the live one, and everybody concerned gets a message."""
        self.table = after
        readers = self.subscribers.keys() & update.audience
        for viewer, message in messages(after, update, readers):
            frame = orjson.dumps(message)
            for subscriber in list(self.subscribers.get(viewer, ())):
                subscriber.send(frame)
        self._dismiss_former_holders(update)

    def _dismiss_former_holders(self, update: TableUpdate) -> None:
        """Send those away whose secret does not work any more."""
        kind, data = update.entry.kind, update.entry.data
        if kind not in ("freed", "taken_over"):
            return
        for subscriber in list(self.subscribers.get(cast(int | None, data["chair"]), ())):
            if subscriber.access.digest and subscriber.access.digest != data.get("digest"):
                subscriber.dismiss(Forbidden("seat-moved" if kind == "taken_over" else "seat-freed"))

    def send_to_all(self, frame: bytes) -> None:
        """Send one frame to everybody who is connected here."""
        for subscribers in self.subscribers.values():
            for subscriber in subscribers:
                subscriber.send(frame)

    def dismiss_all(self, reason: TavolataError) -> None:
        """Send everybody away who is connected here."""
        for subscribers in list(self.subscribers.values()):
            for subscriber in list(subscribers):
                subscriber.dismiss(reason)

    def dismiss_where(self, is_unwelcome: Callable[[str], bool], reason: TavolataError) -> None:
        """Send those away who are connected from an address that is not welcome."""
        for subscribers in list(self.subscribers.values()):
            for subscriber in list(subscribers):
                if is_unwelcome(subscriber.address):
                    subscriber.dismiss(reason)
