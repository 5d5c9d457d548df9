"""When a process has to look after a table, whichever has it in memory."""

from __future__ import annotations

from tavolata.server.milliseconds import SECOND
from tavolata.server.table.table import Table

BOT_GRACE = 10 * SECOND
"""A bot that has not moved after so long is started by any process."""


def due_time(table: Table, now: int) -> int | None:
    """When somebody's time is up, or a bot should have moved; None: nothing has to be done."""
    first = table.first_deadline()
    bots_at = now + BOT_GRACE if table.waiting_bots() else None
    if first is None or bots_at is None:
        return bots_at if first is None else first.at
    return min(first.at, bots_at)
