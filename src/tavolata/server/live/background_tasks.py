"""Work that goes on in the background until the house closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from tavolata.core.errors import TavolataError
from tavolata.server.errors import DatabaseAway
from tavolata.server.log_throttle import UNTIL_SOLVED, LogThrottle

Result = TypeVar("Result")

log = logging.getLogger("tavolata.server")


class BackgroundTasks:
    """Starts tasks and keeps them. What goes wrong in one of them is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    def start(self, work: Awaitable[Result]) -> asyncio.Task[Result]:
        """Let something go on in the background."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        if self._is_closed:
            task.cancel()
        return task

    def start_every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again, with a pause before each time; a failure does not end it."""
        self.start(self._repeat(seconds, work))

    async def cancel(self) -> None:
        """End all of them; none that is started later gets to do anything."""
        self._is_closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @staticmethod
    async def _repeat(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        throttle = LogThrottle(UNTIL_SOLVED)
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
                throttle.all_solved()
            except DatabaseAway:
                continue  # the store has logged it
            except Exception as problem:
                if throttle.allows(repr(problem)):
                    log.error("background work failed; until it works again, this is not repeated", exc_info=problem)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) and not isinstance(problem, TavolataError):
            log.error("a background task failed", exc_info=problem)
