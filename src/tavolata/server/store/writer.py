"""The one thread that writes. Whatever waits is written in one transaction: many appends share one trip to the disk."""

from __future__ import annotations

import time
from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tavolata.server.errors import DatabaseAway, Unauthorized
from tavolata.server.store.availability import MAX_WAIT_SECONDS, STALLED_SECONDS
from tavolata.server.store.database import Database
from tavolata.server.store.error_kinds import LOST
from tavolata.server.store.journal import Append, CodeGone, DuplicateKey, Journal

GROUP_SECONDS = 0.02
"""Seconds from one group to the next, so that under load groups are few and large: each costs the event loop its turn.
Whoever comes after a pause does not wait."""

CHECK_SECONDS = 1.0
"""Between two looks at who has waited for too long."""

Change = Callable[[Connection], Any]
"""A change that may be tried again when nobody knows whether it happened."""


@dataclass(slots=True)
class WriteTask:
    """Something to write, and who waits for it."""

    work: Append | Change
    waiting: Future[Any]
    submitted: float
    result: object = None
    error: Exception | None = None
    is_settled: bool = False

    def settle(self, result: object = None, error: Exception | None = None) -> None:
        """Keep the answer; it is given when the whole group is done."""
        self.result, self.error, self.is_settled = result, error, True

    def answer(self) -> None:
        """Give the answer to whoever still waits."""
        if self.waiting.done():
            return
        if self.error is None:
            self.waiting.set_result(self.result)
        else:
            self.waiting.set_exception(self.error)


class Writer:
    """Takes work from the event loop, and gives the answers back there after they are committed."""

    def __init__(self, database: Database, journal: Journal, loop: AbstractEventLoop) -> None:
        self._database = database
        self._journal = journal
        self._loop = loop
        self._waiting: SimpleQueue[WriteTask | None] = SimpleQueue()
        self._unanswered: deque[WriteTask] = deque()
        """In the sequence in which they came; those that were answered are taken out now and then."""
        self._is_stopped = False
        self._connection: Connection | None = None
        self._thread = Thread(target=self._run, name="tavolata-writer", daemon=True)
        self._thread.start()
        loop.call_soon_threadsafe(self._refuse_stalled)

    def submit(self, work: Append | Change) -> Future[Any]:
        """Put something into the queue."""
        if self._is_stopped:
            raise RuntimeError("the store is closed")
        task = WriteTask(work, self._loop.create_future(), time.monotonic())
        self._unanswered.append(task)
        self._waiting.put(task)
        return task.waiting

    @property
    def waiting(self) -> int:
        """How much waits to be written."""
        return self._waiting.qsize()

    def stop(self) -> None:
        """Take nothing more."""
        self._is_stopped = True
        self._waiting.put(None)

    def join(self) -> None:
        """Wait until everything is written that was taken before."""
        self._thread.join()

    def _refuse_stalled(self) -> None:
        """Refuse, in the event loop, who has waited for too long; what they wanted may still be written."""
        oldest = time.monotonic() - STALLED_SECONDS
        while self._unanswered and (self._unanswered[0].waiting.done() or self._unanswered[0].submitted < oldest):
            task = self._unanswered.popleft()
            if not task.waiting.done():
                task.waiting.set_exception(DatabaseAway("database-away"))
        if not self._is_stopped:
            self._loop.call_later(CHECK_SECONDS, self._refuse_stalled)

    def _run(self) -> None:
        more, begun = True, 0.0
        while more:
            time.sleep(max(0.0, begun + GROUP_SECONDS - time.monotonic()))
            tasks, more = self._next_group()
            begun = time.monotonic()
            self._write(tasks)
            self._loop.call_soon_threadsafe(answer_all, tasks)
        self._disconnect()

    def _next_group(self) -> tuple[list[WriteTask], bool]:
        """Everything that waits now, and whether more may come."""
        tasks: list[WriteTask] = []
        task = self._waiting.get()
        while task is not None:
            tasks.append(task)
            try:
                task = self._waiting.get_nowait()
            except Empty:
                return tasks, True
        return tasks, False

    def _write(self, tasks: Sequence[WriteTask]) -> None:
        """Settle all tasks, with patience for a database that has gone away."""
        available = self._database.writable
        deadline = time.monotonic() + MAX_WAIT_SECONDS
        problem: Exception | None = None
        while available.wait(deadline):
            try:
                self._settle(unsettled(tasks), is_repeated=problem is not None)
            except LOST as error:
                problem = error
                self._disconnect()
                available.lost()
            else:
                return
        for task in unsettled(tasks):
            task.settle(error=available.refusal(problem))

    def _settle(self, tasks: Sequence[WriteTask], is_repeated: bool) -> None:
        """All in one transaction; if one of them cannot be, half and half, until only that one fails."""
        try:
            self._commit(tasks)
        except LOST:
            raise
        except Exception as error:
            if len(tasks) == 1:
                self._refuse(tasks[0], error, is_repeated)
            else:
                middle = len(tasks) // 2
                self._settle(tasks[:middle], is_repeated)
                self._settle(tasks[middle:], is_repeated)

    def _commit(self, tasks: Sequence[WriteTask]) -> None:
        if not tasks:
            return
        connection = self._connected()
        appends = [task.work for task in tasks if isinstance(task.work, Append)]
        with connection.begin():
            results = [True if isinstance(task.work, Append) else task.work(connection) for task in tasks]
            if appends:
                self._journal.write(connection, appends)
        for task, result in zip(tasks, results, strict=True):
            task.settle(result)

    def _refuse(self, task: WriteTask, error: Exception, is_repeated: bool) -> None:
        """An append that came too late is answered with no; everything else is an error.

        What was committed just before the connection broke is in its own way when it is tried again.
        """
        if isinstance(task.work, Append) and isinstance(error, DuplicateKey | IntegrityError):
            task.settle(is_repeated and self._has(task.work))
        elif isinstance(error, CodeGone):
            task.settle(error=Unauthorized("unknown-code"))
        else:
            task.settle(error=error)

    def _has(self, append: Append) -> bool:
        with self._connected().begin():
            return self._journal.has(self._connected(), append)

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._database.writing.connect()
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def unsettled(tasks: Sequence[WriteTask]) -> list[WriteTask]:
    """The tasks that have no answer yet."""
    return [task for task in tasks if not task.is_settled]


def answer_all(tasks: Sequence[WriteTask]) -> None:
    """Wake everybody who waits for one of these; runs in the event loop."""
    for task in tasks:
        task.answer()
