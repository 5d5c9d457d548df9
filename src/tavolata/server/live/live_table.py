"""A table in memory, with everybody who is connected to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

import orjson

from tavolata.bots import Advice
from tavolata.core.errors import TavolataError
from tavolata.server.errors import Forbidden
from tavolata.server.live.subscriber import Subscriber, Subscribers
from tavolata.server.live.table_presence import TablePresence
from tavolata.server.store import UNCHANGED, Unchanged
from tavolata.server.table.outgoing.messages import messages
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate

COMPILED = 100
"""Per cent."""


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
    subscribers: Subscribers = field(default_factory=dict)
    address: str = ""
    """From which somebody came last, or the table was made."""
    due: int | Unchanged | None = UNCHANGED
    """What the database says about when the table is due; UNCHANGED: not known here."""
    bots_at_work: asyncio.Task[None] | None = None
    pending_hints: dict[int, PendingHint] = field(default_factory=dict)
    """What each seat has asked for last."""
    last_used: float = field(default_factory=time.monotonic)
    is_behind: bool = False
    """A write has failed and may still have been committed: until the journal is read again, nothing is written."""
    catching_up: asyncio.Task[None] | None = None
    """After a write that failed: reads on as soon as the database answers."""
    compiled_percent: int = COMPILED
    """How far the compiling of the game had come when subscribers were last told."""

    def __post_init__(self) -> None:
        self.presence = TablePresence(self.subscribers)

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def is_idle(self) -> bool:
        """Is nobody connected, and nothing going on?"""
        return not (self.subscribers or self.bots_at_work or self.catching_up or self.lock.locked())

    @property
    def subscriber_count(self) -> int:
        return sum(map(len, self.subscribers.values()))

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
        self.last_used = time.monotonic()
        self.presence.note_look()

    def publish(self, after: Table, update: TableUpdate) -> None:
        """An entry is written: the table after it becomes the live one, and everybody concerned gets a message."""
        self.table = after
        readers = self.subscribers.keys() & update.audience
        for viewer, message in messages(after, update, readers):
            frame = orjson.dumps(message)
            for subscriber in list(self.subscribers.get(viewer, ())):
                subscriber.send(frame)
        if after.match:
            after.match.forget_views()
        self._dismiss_former_holders(update)

    def _dismiss_former_holders(self, update: TableUpdate) -> None:
        """Send those away whose secret does not work any more."""
        kind, data = update.entry.kind, update.entry.data
        if kind not in ("freed", "device_changed"):
            return
        for subscriber in list(self.subscribers.get(cast(int | None, data["chair"]), ())):
            if subscriber.access.digest and subscriber.access.digest != data.get("digest"):
                subscriber.dismiss(Forbidden("seat-moved" if kind == "device_changed" else "seat-freed"))

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
