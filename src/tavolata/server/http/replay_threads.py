"""Games are played again in threads of their own, a few at a time: nothing else has to wait for that."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from starlette.requests import Request

from tavolata.server.errors import RequestTimeout, TooManyRequests
from tavolata.server.live.worker_threads import WorkerThreads

THREADS = 2
"""So many games are played again at the same time; the others wait in line."""
WAITING_FOR_AN_ADDRESS = 10
"""So many replays of one address are worked on or wait: everybody at a table may look at its game."""

Answer = TypeVar("Answer")


class AddressQueue:
    """Some places, and a line for them in which the addresses take turns."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        """Wait for a place, and have it for a while."""
        if self._free:
            self._free -= 1
        else:
            await self._turn(address)
        try:
            yield
        finally:
            self._release()

    async def _turn(self, address: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._release()
            raise

    def _release(self) -> None:
        """A place is free: whoever is next gets it, and their address comes last from now on."""
        while self._waiting:
            address, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[address] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class ReplayThreads:
    """A line of replays, and the threads that work on them."""

    def __init__(self) -> None:
        self._threads = WorkerThreads("replay", THREADS)
        self._places = AddressQueue(THREADS)
        self._waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, request: Request, address: str) -> AsyncIterator[None]:
        """Wait for a turn. Whoever has hung up meanwhile gets none."""
        if self._waiting[address] >= WAITING_FOR_AN_ADDRESS:
            raise TooManyRequests("too-many-requests")
        self._waiting[address] += 1
        try:
            async with self._places.place(address):
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
        return await self._threads.run(work)

    def close(self) -> None:
        """End the threads; what is being worked on is finished."""
        self._threads.close()
