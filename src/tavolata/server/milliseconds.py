"""Times are milliseconds since 1970, and lengths of time are milliseconds, wherever they are stored or sent."""

from __future__ import annotations

import time

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def now() -> int:
    """The time of this machine."""
    return time.time_ns() // 1_000_000
