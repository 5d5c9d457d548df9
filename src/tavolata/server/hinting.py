"""A hint: what a bot would do, thought from what the asker's own seat knows."""

from __future__ import annotations

from collections.abc import Callable

from tavolata.bots import quick_opinion
from tavolata.server.errors import Forbidden, TooLate
from tavolata.server.requests import Access
from tavolata.server.table import Table


def thought(table: Table, asker: Access) -> Callable[[], list[str]]:
    """What to think about for this seat; to be thought in a thread, of this moment, though the game goes on."""
    seat = table.seat_of(asker.chair)
    if seat is None:
        raise Forbidden("no-own-chair")
    if table.match is None or seat not in table.match.movers:
        raise TooLate("nothing-to-decide")
    moment = table.match.after(len(table.match.moves))
    return lambda: [str(action) for action, _ in quick_opinion(moment, seat)]
