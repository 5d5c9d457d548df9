"""Clocks: how long a seat may think, and when its time is up. All times are milliseconds."""

from __future__ import annotations

from dataclasses import dataclass, replace

SECOND = 1000
DAY = 24 * 3600 * SECOND


@dataclass(frozen=True)
class TimeControl:
    """How much time a table gives: a bank with an increment for every decision, or an allowance for each decision."""

    bank: int = 0
    increment: int = 0
    allowance: int = 0

    @property
    def is_free(self) -> bool:
        """May everybody think as long as they like?"""
        return not (self.bank or self.allowance)

    def first(self) -> Clock:
        """The clock of a seat before its first decision."""
        return Clock(left=self.bank or self.allowance)

    def stopped(self, clock: Clock, now: int) -> Clock:
        """The clock after a decision: what was used is gone, what a decision brings is added."""
        if clock.since is None:
            return clock
        if self.allowance:
            return Clock(left=self.allowance)
        used = max(0, now - clock.since)
        return Clock(left=max(0, clock.left - used) + self.increment)


@dataclass(frozen=True)
class Clock:
    """The clock of one seat: what was left when it last stood still, and since when it runs."""

    left: int
    since: int | None = None

    def started(self, now: int) -> Clock:
        """The clock running; one that runs already goes on."""
        return self if self.since is not None else replace(self, since=now)

    @property
    def runs_out(self) -> int | None:
        """When its time is up, if it runs."""
        return None if self.since is None else self.since + self.left
