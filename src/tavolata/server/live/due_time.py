"""When a process has to look after a table, whichever has it in memory."""

from __future__ import annotations

from tavolata.server.table.table import Table

BOT_GRACE_MS = 10_000
"""A bot that has not moved after so long is started by any process."""


def due_time(table: Table, now: int) -> int | None:
    """When somebody's time is up, or a bot should have moved; None: nothing has to be done."""
    first = table.first_timeout()
    bots_at = now + BOT_GRACE_MS if table.waiting_bots() else None
    if first is None or bots_at is None:
        return bots_at if first is None else first.at
    return min(first.at, bots_at)
