"""Games are played again in threads of their own, a few at a time: nothing else has to wait for that."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from starlette.requests import Request

from tavolata.server.errors import RequestTimeout, TooManyRequests

THREADS = 2
"""So many games are played again at the same time; the others wait in line."""
WAITING_FOR_AN_ADDRESS = 10
"""So many replays of one address are worked on or wait: everybody at a table may look at its game."""

Answer = TypeVar("Answer")


class ReplayThreads:
    """A line of replays, and the threads that work on them."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "replay")
        self._free = asyncio.Semaphore(THREADS)
        self._waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, request: Request, address: str) -> AsyncIterator[None]:
        """Wait for a turn. Whoever has hung up meanwhile gets none."""
        if self._waiting[address] >= WAITING_FOR_AN_ADDRESS:
            raise TooManyRequests("too-many-requests")
        self._waiting[address] += 1
        try:
            async with self._free:
                await request.body()  # what comes after it is the end of the connection
                if await request.is_disconnected():
                    raise RequestTimeout("request-too-slow")
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def run(self, work: Callable[[], Answer]) -> Answer:
        """Do it in one of the threads: for somebody whose turn it is."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """End the threads; what is being worked on is finished."""
        self._threads.shutdown()
