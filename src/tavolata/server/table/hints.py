"""Who may have a hint: somebody who has to decide, where remembering and counting are not part of the game."""

from __future__ import annotations

from tavolata.server.errors import Conflict, Forbidden
from tavolata.server.table.access import Access
from tavolata.server.table.table import Table


def hint_seat(table: Table, asker: Access) -> int:
    """The seat about whose open decision the asker may have a hint, or why not."""
    seat = table.seat_of(asker.chair)
    if seat is None:
        raise Forbidden("no-own-chair")
    if table.match is None or seat not in table.match.movers:
        raise Conflict("nothing-to-decide")
    if not table.match.view(seat).has_hint:
        raise Conflict("no-hint")
    return seat
