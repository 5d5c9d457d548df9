"""Who is there, as far as commands depend on it. Connections are no part of a journal: the live table knows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Attendance:
    """Who is at the table now."""

    present: frozenset[int] = frozenset()
    """The chairs whose people are connected, or were seen a moment ago: a connection may break and come back."""
    is_host_connected: bool = False
    host_gone_in: float = 0.0
    """Seconds until a host who is not connected counts as gone."""


NOBODY_THERE = Attendance()
