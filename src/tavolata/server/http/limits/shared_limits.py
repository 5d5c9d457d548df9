"""Limits that count over all processes on one database. With SQLite there is one process, and all of it is in memory.

Slow limits (so many an hour) are counted in the database, exactly. Fast ones (so many a second) would cost each request
a trip there: every process counts for itself, and reports every two seconds who was busy. So an address that
goes to all processes at once gets a burst from each, and from then on the rate of one.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from tavolata.server.errors import TooManyRequests
from tavolata.server.http.limits.rate_limits import RateLimit
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.store import Store
from tavolata.server.store.broadcasts import DEAD_AFTER_SECONDS, HEARTBEAT_SECONDS

KIND = "limits"
"""Of what is broadcast from here."""
SECONDS_AN_HOUR = 3600
MIN_REPORTED = 5
"""Whoever did less in that time is not reported."""
MAX_REPORTED = 60
"""Clients in one message: the busiest."""


class HourlyLimit:
    """So many an hour for everybody by name, whichever processes they go to."""

    def __init__(
        self,
        kind: str,
        an_hour: int,
        refusal: str,
        store: Store,
        now: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._kind = kind
        self._refusal = refusal
        self._an_hour = an_hour
        self._store = store
        self._now = now
        self._clock = clock
        self._here = RateLimit(refusal, an_hour / SECONDS_AN_HOUR, an_hour, clock)
        self._spent: dict[str, float] = {}
        """Those who had none left when the database was last asked, and when one will have come back."""
        self._guessing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def check(self, name: str) -> None:
        """Count one; refuse it if there were too many."""
        if not self._store.is_shared:
            self._here.check(name)
        elif not await self._store.limits.take_token(self._kind, name, self._an_hour, self._now()):
            self._remember(name)
            raise TooManyRequests(self._refusal)

    def check_left(self, name: str) -> None:
        """Refuse somebody who has none left, as far as this process knows: it asks nobody."""
        if not self._store.is_shared:
            self._here.check_left(name)
        elif self._spent.get(name, 0.0) > self._clock():
            raise TooManyRequests(self._refusal)

    @asynccontextmanager
    async def guess(self, name: str) -> AsyncIterator[None]:
        """For somebody who tries what may be wrong, if they have one left; a wrong one is counted meanwhile.

        One after the other: of many at once all would find that one is left.
        """
        async with self._guessing.setdefault(name, asyncio.Lock()):
            await self._check_left_exactly(name)
            yield

    async def _check_left_exactly(self, name: str) -> None:
        """Refuse somebody who has none left, whichever process they went to before."""
        self.check_left(name)
        store = self._store
        if store.is_shared and not await store.limits.has_token(self._kind, name, self._an_hour, self._now()):
            self._remember(name)
            raise TooManyRequests(self._refusal)

    def _remember(self, name: str) -> None:
        now = self._clock()
        self._spent = {other: until for other, until in self._spent.items() if until > now}
        self._spent[name] = now + SECONDS_AN_HOUR / max(self._an_hour, 1)


class SharedRateLimit(RateLimit):
    """A limit a second whose counts are reported to other processes."""

    def __init__(
        self, key: str, rate: float, burst: float, is_shared: bool, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(key, rate, burst, clock)
        self._is_shared = is_shared
        self._unreported: Counter[str] = Counter()

    def check(self, name: str) -> None:
        """Count one; refuse it if there were too many."""
        super().check(name)
        if self._is_shared:
            self._unreported[name] += 1

    def charge(self, name: str, count: int) -> None:
        """Somebody was let in so often elsewhere."""
        bucket = self._bucket(name)
        bucket.has(self.rate, self.burst, self._clock())
        bucket.level = max(0.0, bucket.level - count)

    def take_unreported(self) -> dict[str, int]:
        """Who was let in how often since the last report: the busiest."""
        reported = busiest(self._unreported)
        self._unreported.clear()
        return reported


class LimitBroadcast:
    """Reports to other processes who is busy here, and counts who is busy there."""

    def __init__(self, store: Store, tasks: BackgroundTasks, requests: SharedRateLimit, sockets: Counter[str]) -> None:
        self._broadcasts = store.broadcasts
        self._requests = requests
        self._sockets = sockets
        self._elsewhere: dict[str, tuple[float, Mapping[str, int]]] = {}
        """By process: when it was last heard of, and the sockets that clients have open there."""
        self._has_reported_sockets = False
        store.broadcasts.on_broadcast(KIND, self._heard)
        if store.is_shared:
            tasks.start_every(HEARTBEAT_SECONDS, self.send)

    async def send(self) -> None:
        """Report to the others, if there is anything to report."""
        requests, sockets = self._requests.take_unreported(), busiest(self._sockets)
        if requests or sockets or self._has_reported_sockets:
            self._has_reported_sockets = bool(sockets)
            await self._broadcasts.send(KIND, requests=requests, sockets=sockets)

    def sockets_elsewhere(self, name: str) -> int:
        """How many sockets somebody has open at other processes."""
        oldest = time.monotonic() - DEAD_AFTER_SECONDS
        return sum(sockets.get(name, 0) for heard, sockets in self._elsewhere.values() if heard > oldest)

    def _heard(self, process: str, said: dict[str, Any]) -> None:
        oldest = time.monotonic() - DEAD_AFTER_SECONDS
        self._elsewhere = {name: report for name, report in self._elsewhere.items() if report[0] > oldest}
        self._elsewhere[process] = time.monotonic(), said["sockets"]
        for name, count in said["requests"].items():
            self._requests.charge(name, count)


def busiest(counts: Counter[str]) -> dict[str, int]:
    """The busiest, in a message of bounded length."""
    return {name: count for name, count in counts.most_common(MAX_REPORTED) if count >= MIN_REPORTED}
