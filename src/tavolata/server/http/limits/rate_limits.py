"""Limits: how often somebody may ask. A bucket holds a burst and fills up at a rate."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from tavolata.server.errors import TooManyRequests

MAX_BUCKETS = 10_000


class TokenBucket:
    """Tokens that are taken one by one and come back over time."""

    __slots__ = ("level", "since")

    def __init__(self, level: float, since: float) -> None:
        self.level = level
        self.since = since

    def take(self, rate: float, burst: float, now: float) -> bool:
        """Take one token, if there is one."""
        if not self.has(rate, burst, now):
            return False
        self.level -= 1
        return True

    def has(self, rate: float, burst: float, now: float) -> bool:
        """Is there a token?"""
        level = self.level + (now - self.since) * rate
        self.level = level = burst if level > burst else level
        self.since = now
        return level >= 1


class RateLimit:
    """So many a second for everybody by name (an address, a socket), with a burst."""

    def __init__(self, key: str, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.key = key
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def check(self, name: str) -> None:
        """Count one; refuse it if there were too many."""
        if not self._bucket(name).take(self.rate, self.burst, self._clock()):
            raise TooManyRequests(self.key)

    def check_left(self, name: str) -> None:
        """Refuse somebody who has none left, without counting."""
        if not self._bucket(name).has(self.rate, self.burst, self._clock()):
            raise TooManyRequests(self.key)

    def _bucket(self, name: str) -> TokenBucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = TokenBucket(self.burst, self._clock())
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return bucket
