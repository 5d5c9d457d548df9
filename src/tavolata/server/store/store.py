"""The store: what the server keeps, for an event loop that never waits for a disk."""

from __future__ import annotations

import asyncio
import logging
import secrets
import shutil
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError

from tavolata.server.entries import NO_ACCESS_CHANGE, AccessChange, Entry, Holder, TableRow
from tavolata.server.errors import DatabaseAway, DatabaseDamaged, UnreadableTable
from tavolata.server.store import control, limits, queries, recipients
from tavolata.server.store.address import file_of, unreachable
from tavolata.server.store.admin_queries import BlockedNetwork, find_blocks
from tavolata.server.store.availability import LOST, PATIENCE, STALLED_SECONDS
from tavolata.server.store.checkpoints import Checkpoints
from tavolata.server.store.damage import DamageReport, is_damage
from tavolata.server.store.database import READERS, Database, probe
from tavolata.server.store.journal import CHANNEL, Append, Journal, packed
from tavolata.server.store.recipients import Consent, Recipient
from tavolata.server.store.unchanged import UNCHANGED, Unchanged
from tavolata.server.store.writer import Writer

if TYPE_CHECKING:
    from psycopg import Notify
    from sqlalchemy import Connection

    from tavolata.core.json_types import JSON
    from tavolata.server.store.notification_listener import NotificationListener

Given = ParamSpec("Given")
Answer = TypeVar("Answer")

MAX_BROADCAST = 7_000
"""Bytes; PostgreSQL carries a little more."""
FOUND_AT_ONCE = 500
DELETED_AT_ONCE = 50
"""Tables; whoever wants to write meanwhile does not wait long."""

log = logging.getLogger("tavolata.server")


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
        self._damage = DamageReport(database.reading)
        self._writer = Writer(database, self._journal, self._damage, loop)
        self._readers = ThreadPoolExecutor(READERS, "tavolata-reader")
        self._probes = ThreadPoolExecutor(1, "tavolata-probe")
        """Does not wait for the readers, who may all wait for the database."""
        self._unreadable_holders: set[str] = set()
        """Tables, as the log says already."""

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

    def was_away(self, within: float) -> bool:
        """Is the database away, or was it so few seconds ago?"""
        return self._database.writable.was_away(within)

    async def close(self) -> None:
        """Write what waits, then let go of everything."""
        self._writer.stop()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        self._probes.shutdown()
        if self._listener:
            self._listener.finish()
        if self._checkpoints:
            self._checkpoints.finish()
        self._database.close()

    async def create(
        self, row: TableRow, entries: Sequence[Entry], secrets: Mapping[str, Holder], *, due: int | None = None
    ) -> None:
        """Make a table with the beginning of its journal. Secrets are given by their SHA-256."""
        first = Append.of(row.id, entries, due, AccessChange(secrets))
        await self._change(queries.make_table, queries.table_row(row), first, self._journal)

    async def append(
        self,
        entries: Sequence[Entry],
        *,
        due: int | Unchanged | None = UNCHANGED,
        access: AccessChange = NO_ACCESS_CHANGE,
    ) -> bool:
        """The next entries of one table, at least one; all of them or none, and so what changes with them.

        True: they are committed. False: a number, a key or a secret is taken, the number before is missing, or the
        table is gone. Then nothing was written, and the caller has to look at the table again. A code that does not
        work is refused (`unknown-code`). Append nothing else to the table before there is an answer.
        """
        return await self.submit(entries, due=due, access=access)

    def submit(
        self,
        entries: Sequence[Entry],
        *,
        due: int | Unchanged | None = UNCHANGED,
        access: AccessChange = NO_ACCESS_CHANGE,
    ) -> asyncio.Future[bool]:
        """The same at once: it will be written, whether somebody waits for the answer or not."""
        return self._writer.submit(Append.of(entries[0].table, entries, due, access))

    async def load(self, table: str) -> tuple[TableRow, list[Entry]] | None:
        """A table with its whole journal."""
        row = await self._read(queries.find_table, table)
        return None if row is None else (row, await self.entries_since(table, 0))

    async def has_table(self, table: str) -> bool:
        """Is there such a table?"""
        return await self._read(queries.find_table, table) is not None

    async def entries_since(self, table: str, number: int) -> list[Entry]:
        """The entries after a number."""
        return await self._read(queries.find_entries, table, number)

    async def entry_with_key(self, table: str, key: str) -> Entry | None:
        """What a command with this key has led to."""
        return await self._read(queries.find_entry, table, key)

    async def holder_of(self, digest: str) -> Holder | None:
        """Whom a secret belongs to."""
        return await self._read_holder(queries.find_holder, digest)

    async def due_tables(self, now: int, most: int) -> list[str]:
        """The tables that somebody has to look after by now, the longest overdue first."""
        return await self._read(queries.find_due, now, most)

    async def set_due(self, table: str, due: int | None) -> None:
        """When somebody has to look after a table again, if not with its next entry."""
        await self._change(queries.note_due, table, due)

    async def lend_code(self, digest: str, holder: Holder, until: int) -> None:
        """Keep a short code for a holder. One that is lent to somebody else is refused (`code-taken`)."""
        await self._change(queries.lend, digest, holder, until)

    async def code_holder(self, digest: str, now: int) -> Holder | None:
        """Whom a code was lent to, if it still works; it is redeemed by an append that names it."""
        return await self._read_holder(queries.find_code, digest, now)

    async def keep_join_code(self, digest: str, table: str, invitation: str, until: int, now: int) -> bool:
        """Keep a code by which people find a table; False: another table has it.

        It follows from the table's invitation; if that is another one by now, it is refused (`table-reloaded`).
        """
        return await self._change(queries.keep_join_code, digest, table, invitation, until, now)

    async def table_of_join_code(self, digest: str, now: int) -> str | None:
        """The table that is found by a code, as long as it works."""
        return await self._read(queries.find_join_code, digest, now)

    async def set_contact(self, table: str, chair: int, contact: dict[str, JSON] | None) -> None:
        """Say how to reach who sits on a chair."""
        if contact is None:
            await self._change(queries.forget_contact, table, chair)
        else:
            await self._change(queries.keep_contact, table, chair, packed(contact))

    async def contact_of(self, table: str, chair: int) -> dict[str, JSON] | None:
        """How to reach who sits on a chair."""
        return await self._read(queries.find_contact, table, chair)

    async def consent_of(self, recipient: Recipient) -> Consent | None:
        """What the holder of an address has decided about notices; None: they have never been asked."""
        return await self._read(recipients.find_consent, recipient)

    async def consent_by(self, token: str) -> Consent | None:
        """What somebody has decided who got a mail with this token."""
        return await self._read(recipients.find_by_token, token)

    async def note_question(self, recipient: Recipient, now: int, most_an_hour: int) -> str | None:
        """The token for a mail that asks for a confirmation; None if none is to be sent now."""
        return await self._change(recipients.note_question, recipient, now, most_an_hour)

    async def confirm(self, token: str) -> Consent | None:
        """Whoever got a mail with this token wants notices."""
        return await self._change(recipients.confirm, token)

    async def stop(self, token: str, now: int) -> Consent | None:
        """Whoever got a mail with this token wants no more of them."""
        return await self._change(recipients.stop, token, now)

    async def count_notice(self, recipient: Recipient, now: int, most_a_day: int) -> bool:
        """Count a notice; False if there were too many today."""
        return await self._change(recipients.count_notice, recipient, now, most_a_day)

    async def delete_tables(self, older_than: int) -> int:
        """Delete the tables at which nothing has happened since then, and say how many they were."""
        made_before = await self._read(queries.find_made_before, older_than)
        found = await in_parts(
            made_before, FOUND_AT_ONCE, lambda names: self._read(queries.find_old, names, older_than)
        )
        old = [name for names in found for name in names]
        deleted = await in_parts(
            old, DELETED_AT_ONCE, lambda names: self._change(queries.delete_old, names, older_than)
        )
        await self._change(recipients.delete_unused, older_than)
        return sum(deleted)

    async def delete_expired_codes(self, now: int) -> int:
        """Delete the codes that nobody has used in time, and say how many they were."""
        return await self._change(queries.delete_expired, now)

    async def newest_control_number(self) -> int:
        """The number of the newest message of an operator."""
        return await self._read(control.newest_number)

    async def control_messages(self, after: int) -> list[tuple[int, control.ControlMessage]]:
        """What operators have changed after a number."""
        return await self._read(control.messages_after, after)

    async def blocked_networks(self) -> list[BlockedNetwork]:
        """Who is not let in."""
        return await self._read(find_blocks)

    async def take_token(self, kind: str, client: str, an_hour: int, now: int) -> bool:
        """Take one of so many an hour that all processes share, if one is left."""
        return await self._read(limits.take_token, kind, client, an_hour, now)

    async def has_token(self, kind: str, client: str, an_hour: int, now: int) -> bool:
        """Is one of them left?"""
        return await self._read(limits.has_token, kind, client, an_hour, now)

    async def delete_passed(self, now: int) -> None:
        """Delete limits and blocks that have no effect any more."""
        await self._change(limits.delete_passed, now)

    async def check_answers(self) -> None:
        """Ask the database something now, whether it was away a moment ago or not; refused if it does not answer."""
        await asyncio.wrap_future(self._probes.submit(self._probe))

    def _probe(self) -> None:
        """After a lost connection once more: a pool that has lost one makes all of them new."""
        problem: Exception | None = None
        for _ in range(2):
            try:
                return probe(self._database.reading)
            except LOST as error:
                problem = error
            except DBAPIError as error:
                raise self._damage.refusal(error) from error
        self._database.readable.lost()
        raise self._database.readable.refusal(problem)

    async def count_tables(self) -> int:
        """How many tables are kept."""
        return await self._read(queries.count_tables)

    @property
    def waiting_writes(self) -> int:
        """How much waits to be written."""
        return self._writer.waiting

    def free_disk_bytes(self) -> int | None:
        """What is free on the disk of the database file; of a database server nobody knows."""
        return None if self.is_shared else shutil.disk_usage(file_of(self._database.url).parent).free

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call somebody, in the event loop, with table and newest number when another process has written.

        `("*", 0)` means that something may have been missed: look again at every table.
        """
        self._heard.append(heard)

    async def broadcast(self, text: str) -> None:
        """Tell the other processes something that nobody has to keep."""
        if len(text.encode()) > MAX_BROADCAST:
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
        answer = asyncio.get_running_loop().run_in_executor(self._readers, asked)
        try:
            return await asyncio.wait_for(answer, STALLED_SECONDS)
        except TimeoutError:
            raise DatabaseAway("database-away") from None

    async def _read_holder(
        self,
        query: Callable[Concatenate[Connection, Given], Holder | None],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Holder | None:
        """Whom something belongs to; that it cannot be read is logged once a table."""
        try:
            return await self._read(query, *given, **named)
        except UnreadableTable as problem:
            table = str(problem.fields["table"])
            if table not in self._unreadable_holders:
                self._unreadable_holders.add(table)
                log.error("who holds a secret of the table %s cannot be read", table)
            raise

    def _ask(self, query: Callable[[Connection], Answer]) -> Answer:
        """Ask the database, again if the connection is lost."""
        available = self._database.readable
        deadline = time.monotonic() + PATIENCE
        problem: Exception | None = None
        while available.wait(deadline):
            try:
                with self._database.reading.connect() as connection:
                    return query(connection)
            except LOST as error:
                problem = error
                available.lost()
            except DBAPIError as error:
                if is_damage(error):
                    raise self._damage.refusal(error) from error
                raise
        raise available.refusal(problem)


async def in_parts(names: Sequence[str], most: int, work: Callable[[Sequence[str]], Awaitable[Answer]]) -> list[Answer]:
    """Do something to so many tables at once; one in a damaged part of the database is left out, and no other."""
    if not names:
        return []
    if len(names) <= most:
        try:
            return [await work(names)]
        except DatabaseDamaged:
            if len(names) == 1:
                return []
    middle = len(names) // 2 if len(names) <= most else most
    return await in_parts(names[:middle], most, work) + await in_parts(names[middle:], most, work)
