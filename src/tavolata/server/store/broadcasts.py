"""What the processes on one database tell each other: that an entry was written, and what nobody has to keep.

PostgreSQL carries it. A SQLite file has one process, which has nobody to tell.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import func, select

from tavolata.server.store.control import ALL_TABLES
from tavolata.server.store.journal import CHANNEL

if TYPE_CHECKING:
    from psycopg import Notify
    from sqlalchemy import Connection

    from tavolata.server.store.database import Database
    from tavolata.server.store.executor import Executor
    from tavolata.server.store.notification_listener import NotificationListener

BROADCAST_CHANNEL = "tavolata_broadcasts"
MAX_BROADCAST = 7_000
"""Bytes; PostgreSQL carries a little more."""
HEARTBEAT_SECONDS = 2.0
"""Between two broadcasts of what every process tells the others again and again."""
DEAD_AFTER_SECONDS = 7.0
"""A process that is not heard of for so long is taken for dead."""

BroadcastListener = Callable[[str, dict[str, Any]], None]
"""Gets the name of another process, and what it says."""


class Broadcasts:
    """Sends to the other processes, and calls whoever wants to hear what they send. Belongs to the event loop."""

    def __init__(self, database: Database, executor: Executor, process: str, loop: asyncio.AbstractEventLoop) -> None:
        self._database = database
        self._executor = executor
        self._process = process
        self._loop = loop
        self._on_written: list[Callable[[str, int], None]] = []
        self._on_broadcast: defaultdict[str, list[BroadcastListener]] = defaultdict(list)
        self._listener: NotificationListener | None = None

    def on_written(self, listener: Callable[[str, int], None]) -> None:
        """Call somebody with table and newest number when another process has written.

        `("*", 0)` means that something may have been missed: look again at every table.
        """
        self._on_written.append(listener)

    def on_broadcast(self, kind: str, listener: BroadcastListener) -> None:
        """Call somebody with every broadcast of a kind that another process has sent."""
        self._on_broadcast[kind].append(listener)

    async def send(self, kind: str, **said: Any) -> None:
        """Tell the other processes something that nobody has to keep."""
        text = orjson.dumps({"kind": kind, **said}).decode()
        if len(text.encode()) > MAX_BROADCAST:
            raise ValueError("too long for a broadcast")
        if self._database.is_shared:
            await self._executor.read(send, self._process, text)

    def start(self) -> None:
        """Begin to hear the others, if there can be any."""
        if not self._database.is_shared:
            return
        from tavolata.server.store.notification_listener import NotificationListener

        self._listener = NotificationListener(
            self._database,
            (CHANNEL, BROADCAST_CHANNEL),
            lambda notifications: self._loop.call_soon_threadsafe(self._hear, notifications),
            lambda: self._loop.call_soon_threadsafe(self._tell, ALL_TABLES, 0),
        )

    def finish(self) -> None:
        """Stop listening."""
        if self._listener is not None:
            self._listener.finish()

    def _hear(self, notifications: Sequence[Notify]) -> None:
        """Pass on what others have sent; it begins with the name of the process."""
        for notification in notifications:
            process, _, text = notification.payload.partition(" ")
            if process == self._process:
                continue
            if notification.channel == CHANNEL:
                number, _, table_id = text.partition(" ")
                self._tell(table_id, int(number))
            else:
                said = orjson.loads(text)
                for listener in self._on_broadcast.get(said["kind"], ()):
                    listener(process, said)

    def _tell(self, table_id: str, number: int) -> None:
        for listener in self._on_written:
            listener(table_id, number)


def send(connection: Connection, process: str, text: str) -> None:
    """Send a broadcast."""
    connection.execute(select(func.pg_notify(BROADCAST_CHANNEL, f"{process} {text}")))
