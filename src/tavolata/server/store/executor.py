"""Runs questions and changes outside of the event loop: questions in threads that read, changes in the one that writes.

Both have patience with a database that has gone away. What lasts is refused at once (`lasting_failures`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from tavolata.server.errors import DatabaseAway
from tavolata.server.store.availability import MAX_WAIT_SECONDS, STALLED_SECONDS
from tavolata.server.store.database import READERS, Database, probe
from tavolata.server.store.error_kinds import LOST
from tavolata.server.store.writer import Writer

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tavolata.server.store.journal import Append, Journal

WRITABLE_SECONDS = 0.5
"""Whoever asks whether a write would succeed waits so long for one that has just failed to succeed again."""

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class Executor:
    """The threads that use a database. All methods belong to the event loop that opened it."""

    def __init__(self, database: Database, journal: Journal, loop: asyncio.AbstractEventLoop) -> None:
        self._database = database
        self._writer = Writer(database, journal, loop)
        self._readers = ThreadPoolExecutor(READERS, "tavolata-reader")
        self._probes = ThreadPoolExecutor(1, "tavolata-probe")
        """Does not wait for the readers, who may all wait for the database."""

    @property
    def waiting_writes(self) -> int:
        """How much waits to be written."""
        return self._writer.waiting

    def append(self, append: Append) -> asyncio.Future[bool]:
        """Write entries: they will be written, whether somebody waits for the answer or not."""
        return self._writer.submit(append)

    async def change(
        self,
        change: Callable[Concatenate[Connection, Given], Answer],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Answer:
        """Change something, in a transaction that may be tried again."""
        answer: Answer = await self._writer.submit(lambda connection: change(connection, *given, **named))
        return answer

    async def read(
        self,
        query: Callable[Concatenate[Connection, Given], Answer],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Answer:
        """Ask something, again if the connection is lost."""
        asked = partial(self._ask, lambda connection: query(connection, *given, **named))
        answer = asyncio.get_running_loop().run_in_executor(self._readers, asked)
        try:
            async with asyncio.timeout(STALLED_SECONDS):
                return await answer
        except TimeoutError:
            raise DatabaseAway("database-away") from None

    def _ask(self, query: Callable[[Connection], Answer]) -> Answer:
        available = self._database.readable
        deadline = time.monotonic() + MAX_WAIT_SECONDS
        problem: Exception | None = None
        while available.wait(deadline):
            try:
                with self._database.reading.connect() as connection:
                    return query(connection)
            except LOST as error:
                problem = error
                available.lost()
        raise available.refusal(problem)

    async def check_answers(self) -> None:
        """Ask the database something now, whether it was away a moment ago or not; refused if it does not answer.

        One that can be read and not written (another program keeps the file locked) does not answer either.
        """
        await asyncio.wrap_future(self._probes.submit(self._probe))

    def _probe(self) -> None:
        """After a lost connection once more: a pool that has lost one makes all of them new."""
        problem: Exception | None = None
        for _ in range(2):
            try:
                probe(self._database.reading)
            except LOST as error:
                problem = error
            else:
                return self._check_writable()
        self._database.readable.lost()
        raise self._database.readable.refusal(problem)

    def _check_writable(self) -> None:
        """Refused if the last write to a file has failed, and another one would fail as well."""
        writable = self._database.writable
        if not (self._database.is_shared or writable.is_back_within(WRITABLE_SECONDS)):
            raise writable.refusal(None)

    def stop(self) -> None:
        """Take nothing more to write."""
        self._writer.stop()

    def join(self) -> None:
        """Wait until everything is written that was taken before, then end the threads."""
        self._writer.join()
        self._readers.shutdown()
        self._probes.shutdown()
