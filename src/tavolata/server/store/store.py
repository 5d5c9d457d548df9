"""The store: tables and what belongs to them, for an event loop that never waits for a disk; the rest has own parts."""

from __future__ import annotations

import asyncio
import logging
import secrets
import shutil
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Concatenate

from sqlalchemy.exc import DBAPIError

from tavolata.server.entries import NO_ACCESS_CHANGE, AccessChange, Entry, Holder, TableRow
from tavolata.server.errors import DatabaseDamaged, UnreadableTable
from tavolata.server.log_throttle import UNTIL_SOLVED, LogThrottle
from tavolata.server.store import changes, queries
from tavolata.server.store.broadcasts import Broadcasts
from tavolata.server.store.checkpoints import Checkpoints
from tavolata.server.store.database import Database
from tavolata.server.store.database_url import file_of, unreachable
from tavolata.server.store.executor import Answer, Executor, Given
from tavolata.server.store.journal import Append, Journal
from tavolata.server.store.limits import LimitStore
from tavolata.server.store.operator_store import OperatorStore
from tavolata.server.store.recipients import RecipientStore
from tavolata.server.store.rows import packed, table_row
from tavolata.server.store.unchanged import UNCHANGED, Unchanged

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tavolata.core.json_types import JSON

FOUND_AT_ONCE = 500
DELETED_AT_ONCE = 50
"""Tables; whoever wants to write meanwhile does not wait long."""

log = logging.getLogger("tavolata.server")


class Store:
    """Tables and their journals in one database. All methods belong to the event loop that opened it."""

    def __init__(self, database: Database, loop: asyncio.AbstractEventLoop) -> None:
        process = secrets.token_hex(8)
        self._database = database
        self._journal = Journal(database.writing.dialect.name, process)
        self._executor = Executor(database, self._journal, loop)
        self._checkpoints = None if database.is_shared else Checkpoints(database.reading)
        self.broadcasts = Broadcasts(database, self._executor, process, loop)
        self.recipients = RecipientStore(self._executor)
        self.operators = OperatorStore(self._executor)
        self.limits = LimitStore(self._executor)
        self._unreadable_holders = LogThrottle(UNTIL_SOLVED)

    @classmethod
    async def open(cls, url: str | None) -> Store:
        """Open a database, or a file in the user's folder, and bring it to the newest form."""
        return await asyncio.to_thread(cls._open, url, asyncio.get_running_loop())

    @classmethod
    def _open(cls, url: str | None, loop: asyncio.AbstractEventLoop) -> Store:
        store = cls(Database(url), loop)
        try:
            store.broadcasts.start()
        except DBAPIError as error:
            store._executor.stop()
            store._close()
            raise unreachable(store._database.url, error) from error
        return store

    @property
    def is_shared(self) -> bool:
        """May other processes write here, too?"""
        return self._database.is_shared

    def was_away(self, within: float) -> bool:
        """Is the database away, or was it so few seconds ago?"""
        return self._database.writable.was_away(within)

    async def close(self) -> None:
        """Write what waits, then let go of everything."""
        self._executor.stop()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._executor.join()
        self.broadcasts.finish()
        if self._checkpoints:
            self._checkpoints.finish()
        self._database.close()

    async def create(
        self, row: TableRow, entries: Sequence[Entry], secrets: Mapping[str, Holder], *, due: int | None = None
    ) -> None:
        """Make a table with the beginning of its journal. Secrets are given by their SHA-256."""
        first = Append.of(row.id, entries, due, AccessChange(secrets))
        await self._executor.change(changes.make_table, table_row(row), first, self._journal)

    def append(
        self,
        entries: Sequence[Entry],
        *,
        due: int | Unchanged | None = UNCHANGED,
        access: AccessChange = NO_ACCESS_CHANGE,
    ) -> asyncio.Future[bool]:
        """The next entries of one table, at least one; all of them or none, and so what changes with them.

        They will be written, whether somebody waits for the answer or not.

        True: they are committed. False: a number, a key or a secret is taken, the number before is missing, or the
        table is gone. Then nothing was written, and the caller has to look at the table again. A code that does not
        work is refused (`unknown-code`). Append nothing else to the table before there is an answer.
        """
        return self._executor.append(Append.of(entries[0].table_id, entries, due, access))

    async def load(self, table_id: str) -> tuple[TableRow, list[Entry]] | None:
        """A table with its whole journal."""
        row = await self._executor.read(queries.find_table, table_id)
        return None if row is None else (row, await self.entries_since(table_id, 0))

    async def has_table(self, table_id: str) -> bool:
        """Is there such a table?"""
        return await self._executor.read(queries.find_table, table_id) is not None

    async def entries_since(self, table_id: str, number: int) -> list[Entry]:
        """The entries after a number."""
        return await self._executor.read(queries.find_entries, table_id, number)

    async def entry_with_key(self, table_id: str, key: str) -> Entry | None:
        """What a command with this key has led to."""
        return await self._executor.read(queries.find_entry, table_id, key)

    async def holder_of(self, digest: str) -> Holder | None:
        """Whom a secret belongs to."""
        return await self._read_holder(queries.find_holder, digest)

    async def due_tables(self, now: int, most: int) -> list[str]:
        """The tables that somebody has to look after by now, the longest overdue first."""
        return await self._executor.read(queries.find_due, now, most)

    async def set_due(self, table_id: str, due: int | None) -> None:
        """When somebody has to look after a table again, if not with its next entry."""
        await self._executor.change(changes.note_due, table_id, due)

    async def issue_code(self, digest: str, holder: Holder, until: int) -> None:
        """Keep a short code for a holder, whose older one works no more.

        One that was issued to somebody else is refused (`code-taken`).
        """
        await self._executor.change(changes.issue_code, digest, holder, until)

    async def code_holder(self, digest: str, now: int) -> Holder | None:
        """Whom a code was issued to, if it still works; it is redeemed by an append that names it."""
        return await self._read_holder(queries.find_code, digest, now)

    async def keep_join_code(self, digest: str, table_id: str, invitation: str, until: int, now: int) -> bool:
        """Keep a code by which people find a table; False: another table has it.

        It follows from the table's invitation; if that is another one by now, it is refused (`table-reloaded`).
        """
        return await self._executor.change(changes.keep_join_code, digest, table_id, invitation, until, now)

    async def table_of_join_code(self, digest: str, now: int) -> str | None:
        """The table that is found by a code, as long as it works."""
        return await self._executor.read(queries.find_join_code, digest, now)

    async def set_contact(
        self, table_id: str, chair: int, contact: dict[str, JSON], *, secret: str | None = None
    ) -> None:
        """Say how to reach who sits on a chair.

        With the SHA-256 of their secret, it is refused (`unknown-secret`) if that has been taken away meanwhile.
        """
        await self._executor.change(changes.keep_contact, table_id, chair, packed(contact), secret)

    async def forget_contact(self, table_id: str, chair: int) -> None:
        """Nobody is to be reached there any more."""
        await self._executor.change(changes.forget_contact, table_id, chair)

    async def contact_of(self, table_id: str, chair: int) -> dict[str, JSON] | None:
        """How to reach who sits on a chair."""
        return await self._executor.read(queries.find_contact, table_id, chair)

    async def was_last_notice(self, table_id: str, chair: int, reason: str) -> bool:
        """Was this what the last notice to whoever sits on a chair was about?"""
        return await self._executor.read(queries.was_last_notice, table_id, chair, reason)

    async def note_last_notice(self, table_id: str, chair: int, reason: str) -> bool:
        """Note what a notice is about that is sent now; False: another process was quicker to send it."""
        return await self._executor.change(changes.note_last_notice, table_id, chair, reason)

    async def active_tables_with_contacts(self, since: int) -> list[str]:
        """The tables at which something has happened since then and somebody can be reached."""
        return await self._executor.read(queries.find_active_with_contacts, since)

    async def review_of(self, table_id: str, game: int, fingerprint: str) -> dict[str, JSON] | None:
        """The complete review of a game, if this is what made it."""
        return await self._executor.read(queries.find_review, table_id, game, fingerprint)

    async def keep_review(self, table_id: str, game: int, fingerprint: str, review: dict[str, JSON]) -> None:
        """Keep the complete review of a game, with the fingerprint of what made it."""
        await self._executor.change(changes.keep_review, table_id, game, fingerprint, packed(review))

    async def delete_tables(self, older_than: int) -> int:
        """Delete the tables at which nothing has happened since then, and say how many they were."""
        made_before = await self._executor.read(queries.find_made_before, older_than)
        found = await in_parts(
            made_before, FOUND_AT_ONCE, lambda table_ids: self._executor.read(queries.find_old, table_ids, older_than)
        )
        old = [table_id for table_ids in found for table_id in table_ids]
        deleted = await in_parts(
            old, DELETED_AT_ONCE, lambda table_ids: self._executor.change(changes.delete_old, table_ids, older_than)
        )
        await self.recipients.delete_unused(older_than)
        return sum(deleted)

    async def delete_expired_codes(self, now: int) -> int:
        """Delete the codes that nobody has used in time, and say how many they were."""
        return await self._executor.change(changes.delete_expired, now)

    async def check_answers(self) -> None:
        """Ask the database something now; refused if it does not answer."""
        await self._executor.check_answers()

    async def count_tables(self) -> int:
        """How many tables are kept."""
        return await self._executor.read(queries.count_tables)

    @property
    def waiting_writes(self) -> int:
        """How much waits to be written."""
        return self._executor.waiting_writes

    def free_disk_bytes(self) -> int | None:
        """What is free on the disk of the database file; of a database server nobody knows."""
        return None if self.is_shared else shutil.disk_usage(file_of(self._database.url).parent).free

    async def _read_holder(
        self,
        query: Callable[Concatenate[Connection, Given], Holder | None],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Holder | None:
        """Whom something belongs to; that it cannot be read is logged once a table."""
        try:
            return await self._executor.read(query, *given, **named)
        except UnreadableTable as problem:
            table_id = str(problem.fields["table"])
            if self._unreadable_holders.allows(table_id):
                log.error("who holds a secret of the table %s cannot be read", table_id)
            raise


async def in_parts(
    table_ids: Sequence[str], most: int, work: Callable[[Sequence[str]], Awaitable[Answer]]
) -> list[Answer]:
    """Do something to so many tables at once; one in a damaged part of the database is left out, and no other."""
    if not table_ids:
        return []
    if len(table_ids) <= most:
        try:
            return [await work(table_ids)]
        except DatabaseDamaged:
            if len(table_ids) == 1:
                return []
    middle = len(table_ids) // 2 if len(table_ids) <= most else most
    return await in_parts(table_ids[:middle], most, work) + await in_parts(table_ids[middle:], most, work)
