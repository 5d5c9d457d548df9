"""Cleaning up: tables that nobody uses leave the memory, and after very long also the database."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

from tavolata.server.live.live_tables import LiveTables
from tavolata.server.milliseconds import DAY
from tavolata.server.store import Store

CHECK_SECONDS = 1.0
"""Between two looks at which tables nobody uses."""
THOROUGH_SECONDS = 1200.0
"""Between two times that garbage and old tables are removed."""


class Cleanup:
    """Removes what nobody needs any more."""

    def __init__(
        self, store: Store, tables: LiveTables, idle_minutes: float, keep_days: int, now: Callable[[], int]
    ) -> None:
        self._store = store
        self._tables = tables
        self._idle_minutes = idle_minutes
        self._keep_days = keep_days
        self._now = now
        self._last_thorough = time.monotonic()

    async def check(self) -> None:
        """Let go of idle tables; now and then do the rest as well."""
        self._tables.drop_idle(self._idle_minutes * 60)
        if time.monotonic() - self._last_thorough >= THOROUGH_SECONDS:
            self._last_thorough = time.monotonic()
            await self.clean_thoroughly()

    async def clean_thoroughly(self) -> None:
        """Collect cyclic garbage; delete expired codes and limits, and tables at which nothing happened for long."""
        gc.collect()
        await self._store.delete_expired_codes(self._now())
        await self._store.limits.delete_passed(self._now())
        if self._keep_days:
            await self._store.delete_tables(self._now() - self._keep_days * DAY)
