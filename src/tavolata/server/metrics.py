"""What this process counts while it works, for `GET /metrics`. To count is to add: no move waits for it."""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections import Counter
from itertools import accumulate

COMMAND_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper ends of the ranges in which the times of commands are counted."""


class TimeHistogram:
    """How many took how long."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def cumulative(self) -> list[tuple[str, int]]:
        """How many took at most so long, as Prometheus wants it.

        >>> times = TimeHistogram((0.1, 1.0))
        >>> for seconds in (0.1, 0.5, 3.0):
        ...     times.observe(seconds)
        >>> times.cumulative()
        [('0.1', 1), ('1.0', 2), ('+Inf', 3)]
        """
        ends = [*map(str, self.bounds), "+Inf"]
        return list(zip(ends, accumulate(self.counts), strict=True))


class Metrics:
    """The counters of one process. They only ever grow."""

    def __init__(self) -> None:
        self.entries: Counter[str] = Counter()
        """Entries that were written, by kind."""
        self.moves: Counter[str] = Counter()
        """Moves, by who chose them: a person, a bot, or a bot for somebody whose time was up."""
        self.refusals: Counter[str] = Counter()
        """Refusals, by key."""
        self.requests: Counter[str] = Counter()
        """Requests, by status."""
        self.errors: Counter[str] = Counter()
        """Lines in the log that report an error, by logger."""
        self.command_seconds = TimeHistogram(COMMAND_SECONDS)


metrics = Metrics()
"""A process is one server, as Prometheus sees it."""


class ErrorCounter(logging.Handler):
    """Counts what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        metrics.errors[record.name] += 1
