"""Who may do what at a table: checks that many commands share."""

from __future__ import annotations

from dataclasses import replace

from tavolata.server.errors import BadRequest, Conflict, Forbidden
from tavolata.server.table.access import Access
from tavolata.server.table.table import Table


def current_access(table: Table, asker: Access) -> Access:
    """The asker in the part they have now: whoever has taken over as the host is it, whatever secret they show."""
    if not table.has_new_host or asker.role not in ("host", "seat"):
        return asker
    if asker.chair is None:
        return replace(asker, role="spectator")
    return replace(asker, role="host" if asker.chair == table.host else "seat")


def check_not_closed(table: Table) -> None:
    """Nothing can be done at a closed table."""
    if table.is_closed:
        raise Forbidden("table-closed")


def check_host(asker: Access) -> None:
    """Only the host may do it."""
    if asker.role != "host":
        raise Forbidden("host-only")


def check_not_host(asker: Access, chair: int) -> None:
    """A table needs its host: the own chair can only be given away by whoever takes over."""
    if asker.role == "host" and chair == asker.chair:
        raise Forbidden("host-stays")


def own_chair(asker: Access) -> int:
    """The asker's chair; whoever has none is refused."""
    if asker.chair is None:
        raise Forbidden("spectators-watch" if asker.role != "host" else "no-own-chair")
    return asker.chair


def own_seat(table: Table, asker: Access) -> int:
    """The seat at which the asker decides in the present game."""
    chair = own_chair(asker)
    seat = table.seat_of(chair)
    if table.match is None or seat is None:
        raise Conflict("no-game-yet")
    if not table.chairs[chair].decides:
        raise Forbidden("bot-plays")
    return seat


def known_chair(table: Table, chair: int) -> int:
    """A chair by its number; one that is not there is refused."""
    if chair >= len(table.chairs):
        raise BadRequest("no-such-chair", chair=chair + 1, chairs=len(table.chairs))
    return chair
