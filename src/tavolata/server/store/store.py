"""The store: what the server keeps, for an event loop that never waits for a disk."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError

from tavolata.server.entries import Entry, Holder, TableRow
from tavolata.server.store import queries
from tavolata.server.store.address import unreachable
from tavolata.server.store.checkpoints import Checkpoints
from tavolata.server.store.database import LOST, PAUSES, READERS, Database
from tavolata.server.store.journal import CHANNEL, Append, Journal, packed
from tavolata.server.store.unchanged import UNCHANGED, Unchanged
from tavolata.server.store.writer import Writer

if TYPE_CHECKING:
    from psycopg import Notify
    from sqlalchemy import Connection

    from tavolata.core.json_types import JSON
    from tavolata.server.store.notification_listener import NotificationListener

Given = ParamSpec("Given")
Answer = TypeVar("Answer")

NO_SECRETS: Mapping[str, Holder] = MappingProxyType({})
LONGEST_BROADCAST = 7_000
"""Bytes; PostgreSQL carries a little more."""
DELETED_AT_ONCE = 50
"""Tables; whoever wants to write meanwhile does not wait long."""


class Store:
    """Tables and their journals in one database. All methods belong to the event loop that opened it."""

    def __init__(self, database: Database, loop: asyncio.AbstractEventLoop) -> None:
        self._database = database
        self._process = secrets.token_hex(8)
        self._journal = Journal(database.writing.dialect.name, self._process)
        self._heard: list[Callable[[str, int], None]] = []
        self._broadcast_listeners: list[Callable[[str], None]] = []
        self._listener = self._start_listener(loop) if database.is_shared else None
        self._checkpoints = None if database.is_shared else Checkpoints(database.reading)
        self._writer = Writer(database, self._journal, loop)
        self._readers = ThreadPoolExecutor(READERS, "tavolata-reader")

    @classmethod
    async def open(cls, url: str | None) -> Store:
        """Open a database, or a file in the user's folder, and bring it to the newest form."""
        return await asyncio.to_thread(cls._open, url, asyncio.get_running_loop())

    @classmethod
    def _open(cls, url: str | None, loop: asyncio.AbstractEventLoop) -> Store:
        database = Database(url)
        try:
            return cls(database, loop)
        except DBAPIError as error:
            database.close()
            raise unreachable(database.url, error) from error

    @property
    def is_shared(self) -> bool:
        """May other processes write here, too?"""
        return self._database.is_shared

    async def close(self) -> None:
        """Write what waits, then let go of everything."""
        self._writer.stop()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        if self._listener:
            self._listener.finish()
        if self._checkpoints:
            self._checkpoints.finish()
        self._database.close()

    async def create(
        self, row: TableRow, entries: Sequence[Entry], secrets: Mapping[str, Holder], *, due: int | None = None
    ) -> None:
        """Make a table with the beginning of its journal. Secrets are given by their SHA-256."""
        first = Append.of(row.id, entries, due, secrets, ())
        await self._change(queries.make_table, queries.table_row(row), first, self._journal)

    async def append(
        self,
        entries: Sequence[Entry],
        *,
        due: int | Unchanged | None = UNCHANGED,
        secrets: Mapping[str, Holder] = NO_SECRETS,
        revoked: Sequence[Holder] = (),
    ) -> bool:
        """The next entries of one table, at least one; all of them or none.

        True: they are committed. False: a number, a key or a secret is taken, or the table is gone. Then nothing was
        written, and the caller has to look at the table again. Append nothing else to it before there is an answer.
        """
        return await self.submit(entries, due=due, secrets=secrets, revoked=revoked)

    def submit(
        self,
        entries: Sequence[Entry],
        *,
        due: int | Unchanged | None = UNCHANGED,
        secrets: Mapping[str, Holder] = NO_SECRETS,
        revoked: Sequence[Holder] = (),
    ) -> asyncio.Future[bool]:
        """The same at once: it will be written, whether somebody waits for the answer or not."""
        return self._writer.submit(Append.of(entries[0].table, entries, due, secrets, revoked))

    async def load(self, table: str) -> tuple[TableRow, list[Entry]] | None:
        """A table with its whole journal."""
        row = await self._read(queries.find_table, table)
        return None if row is None else (row, await self.entries_since(table, 0))

    async def entries_since(self, table: str, number: int) -> list[Entry]:
        """The entries after a number."""
        return await self._read(queries.find_entries, table, number)

    async def entry_with_key(self, table: str, key: str) -> Entry | None:
        """What a command with this key has led to."""
        return await self._read(queries.find_entry, table, key)

    async def holder_of(self, digest: str) -> Holder | None:
        """Whom a secret belongs to."""
        return await self._read(queries.find_holder, digest)

    async def due_tables(self, now: int, most: int) -> list[str]:
        """The tables that somebody has to look after by now, the longest overdue first."""
        return await self._read(queries.find_due, now, most)

    async def set_due(self, table: str, due: int | None) -> None:
        """When somebody has to look after a table again, if not with its next entry."""
        await self._change(queries.note_due, table, due)

    async def lend_code(self, digest: str, holder: Holder, until: int) -> None:
        """Keep a short code for a holder. One that is lent to somebody else is refused (`code-taken`)."""
        await self._change(queries.lend, digest, holder, until)

    async def redeem_code(self, digest: str, now: int) -> Holder | None:
        """Whom a code was lent to; it works once, and only in time."""
        return await self._change(queries.redeem, digest, now)

    async def set_contact(self, table: str, chair: int, contact: dict[str, JSON] | None) -> None:
        """Say how to reach who sits on a chair."""
        if contact is None:
            await self._change(queries.forget_contact, table, chair)
        else:
            await self._change(queries.keep_contact, table, chair, packed(contact))

    async def contact_of(self, table: str, chair: int) -> dict[str, JSON] | None:
        """How to reach who sits on a chair."""
        return await self._read(queries.find_contact, table, chair)

    async def delete_tables(self, older_than: int) -> int:
        """Delete the tables at which nothing has happened since then, and say how many they were."""
        await self._change(queries.delete_expired, older_than)
        old = await self._read(queries.find_old, older_than)
        deleted = 0
        for start in range(0, len(old), DELETED_AT_ONCE):
            deleted += await self._change(queries.delete_old, old[start : start + DELETED_AT_ONCE], older_than)
        return deleted

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call somebody, in the event loop, with table and newest number when another process has written.

        `("*", 0)` means that something may have been missed: look again at every table.
        """
        self._heard.append(heard)

    async def broadcast(self, text: str) -> None:
        """Tell the other processes something that nobody has to keep."""
        if len(text.encode()) > LONGEST_BROADCAST:
            raise ValueError("too long for a broadcast")
        if self.is_shared:
            await self._read(queries.broadcast, self._process, text)

    def listen_broadcasts(self, heard: Callable[[str], None]) -> None:
        """Call somebody, in the event loop, with what other processes broadcast."""
        self._broadcast_listeners.append(heard)

    def _start_listener(self, loop: asyncio.AbstractEventLoop) -> NotificationListener:
        from tavolata.server.store.notification_listener import NotificationListener

        return NotificationListener(
            self._database,
            (CHANNEL, queries.BROADCAST_CHANNEL),
            lambda notices: loop.call_soon_threadsafe(self._hear, notices),
            lambda: loop.call_soon_threadsafe(self._tell, "*", 0),
        )

    def _hear(self, notices: Sequence[Notify]) -> None:
        """Pass on what others have sent; it begins with the name of the process."""
        for notice in notices:
            process, _, text = notice.payload.partition(" ")
            if process == self._process:
                continue
            if notice.channel == CHANNEL:
                number, _, table = text.partition(" ")
                self._tell(table, int(number))
            else:
                for heard in self._broadcast_listeners:
                    heard(text)

    def _tell(self, table: str, number: int) -> None:
        for heard in self._heard:
            heard(table, number)

    async def _change(
        self,
        change: Callable[Concatenate[Connection, Given], Answer],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Answer:
        answer: Answer = await self._writer.submit(lambda connection: change(connection, *given, **named))
        return answer

    async def _read(
        self,
        query: Callable[Concatenate[Connection, Given], Answer],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Answer:
        asked = partial(self._ask, lambda connection: query(connection, *given, **named))
        return await asyncio.get_running_loop().run_in_executor(self._readers, asked)

    def _ask(self, query: Callable[[Connection], Answer]) -> Answer:
        """Ask the database, again if the connection is lost."""
        for pause in (*PAUSES, None):
            try:
                with self._database.reading.connect() as connection:
                    return query(connection)
            except LOST as error:
                if pause is None:
                    raise unreachable(self._database.url, error) from error
                time.sleep(pause)
        raise AssertionError("the last try answers or raises")
