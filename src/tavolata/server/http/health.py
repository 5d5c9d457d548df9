"""Is the server well? `GET /health` is for proxies, containers and people who watch: yes or no, and nothing secret."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TypedDict

import tavolata
from tavolata.core.background_compiler import background_compiler
from tavolata.core.registry import all_games
from tavolata.server.errors import ServerError
from tavolata.server.store import Store

CACHE_SECONDS = 1.0
"""However often strangers ask, the database is asked once a second."""
DATABASE_SECONDS = 2.0
"""A database that takes longer does not answer."""
LEAST_FREE_BYTES = 100 * 1024 * 1024
"""Of the disk that the database file is on."""


class HealthReport(TypedDict):
    """What `GET /health` answers."""

    alive: bool
    database: bool
    disk: bool
    compiled: dict[str, float]
    """How much of each game is machine code; what is not is played as plain Python."""
    version: str


class Health:
    """Looks at the parts without which nobody can play."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._report: HealthReport | None = None
        self._checked = 0.0
        self._checking = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "health")
        """Its own: however much there is to do, nobody waits long for the answer."""

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown()

    async def report(self) -> tuple[HealthReport, bool]:
        """How the server is, and whether it is well."""
        async with self._checking:
            if self._report is None or time.monotonic() - self._checked > CACHE_SECONDS:
                self._report = await self._check()
                self._checked = time.monotonic()
        return self._report, self._report["database"] and self._report["disk"]

    async def _check(self) -> HealthReport:
        loop = asyncio.get_running_loop()
        free = await loop.run_in_executor(self._thread, self._store.free_disk_bytes)
        return {
            "alive": True,
            "database": await self._database_answers(),
            "disk": free is None or free >= LEAST_FREE_BYTES,
            "compiled": compiled_shares(),
            "version": tavolata.__version__,
        }

    async def _database_answers(self) -> bool:
        try:
            async with asyncio.timeout(DATABASE_SECONDS):
                await self._store.check_answers()
        except (TimeoutError, ServerError):
            return False
        return True


def compiled_shares() -> dict[str, float]:
    """How much of each game is compiled."""
    return {game.name: round(background_compiler.progress(game), 2) for game in all_games()}
