"""Commands about chairs: sit down, leave, come back; what the host does with chairs; who is the host."""

from __future__ import annotations

from math import ceil

from tavolata.bots import DEFAULT_BOT
from tavolata.core.errors import check_text
from tavolata.server.errors import Conflict, Forbidden
from tavolata.server.protocol import commands
from tavolata.server.table.access import Access
from tavolata.server.table.attendance import Attendance
from tavolata.server.table.bot_checks import bot_for
from tavolata.server.table.command_handlers.proposals import propose
from tavolata.server.table.new_entries import NewEntry, freed_entry, left_entry
from tavolata.server.table.rights import (
    check_host,
    check_not_closed,
    check_not_host,
    current_access,
    known_chair,
    own_chair,
)
from tavolata.server.table.table import Table


def sat_entry(table: Table, asker: Access, chair: int | None, name: str) -> NewEntry:
    """Somebody who was invited takes a free chair."""
    check_not_closed(table)
    asker = current_access(table, asker)
    if asker.role not in ("guest", "host"):
        raise Forbidden("invited-only")
    if asker.role == "host" and table.state == "playing":
        raise Forbidden("no-second-seat")
    free_chairs = [number for number, free in enumerate(table.chairs) if free.is_open]
    if not free_chairs:
        raise Conflict("no-free-chair")
    if chair is not None and known_chair(table, chair) not in free_chairs:
        raise Conflict("chair-taken", chair=chair + 1)
    return NewEntry("sat", {"chair": free_chairs[0] if chair is None else chair, "name": check_text(name)})


def leave(table: Table, asker: Access, command: commands.LeaveCommand) -> NewEntry:
    """Get up: before the first game the chair is free, later a bot plays on."""
    chair = own_chair(asker)
    if table.match is None:
        check_not_host(asker, chair)
        return freed_entry(table, chair)
    if table.chairs[chair].bot:
        raise Conflict("bot-plays")
    return left_entry(table, chair, command.bot or DEFAULT_BOT, by="person")


def come_back(table: Table, asker: Access, command: commands.ReturnCommand) -> NewEntry:
    """Take the own seat over from the bot."""
    chair = own_chair(asker)
    if table.chairs[chair].bot is None:
        raise Conflict("already-there")
    return NewEntry("returned", {"chair": chair})


def seat(table: Table, asker: Access, command: commands.SeatCommand, attendance: Attendance) -> NewEntry:
    """The host has a bot play for a chair, or gives it back to its person."""
    check_host(asker)
    chair = known_chair(table, command.chair)
    if command.bot is not None:
        _check_replaceable(table, asker, chair, attendance)
        return NewEntry("seated", {"chair": chair, "bot": bot_for(table, chair, command.bot)})
    if table.chairs[chair].name is None:
        raise Conflict("nobody-to-return")
    return NewEntry("returned", {"chair": chair})


def _check_replaceable(table: Table, asker: Access, chair: int, attendance: Attendance) -> None:
    """In the middle of a game nobody who is there has their moves made by somebody else."""
    is_other = chair != asker.chair and table.chairs[chair].decides
    if table.state == "playing" and is_other and chair in attendance.present:
        raise Conflict("person-there")


def free(table: Table, asker: Access, command: commands.FreeCommand, attendance: Attendance) -> NewEntry:
    """The host makes a chair free; in the middle of a game the others have to agree."""
    check_host(asker)
    chair = known_chair(table, command.chair)
    check_not_host(asker, chair)
    if table.state != "playing":
        return freed_entry(table, chair)
    if table.chairs[chair].bot is None and chair not in attendance.present:
        raise Conflict("seat-a-bot-first")
    return propose(table, "free", chair, attendance)


def take_host(table: Table, asker: Access, command: commands.TakeHostCommand, attendance: Attendance) -> NewEntry:
    """Somebody takes over as the host, if the old one is gone."""
    chair = own_chair(asker)
    if asker.role == "host":
        raise Conflict("already-host")
    if table.chairs[chair].bot:
        raise Conflict("bot-plays")
    _check_host_gone(table, attendance)
    return NewEntry("host_changed", {"chair": chair})


def _check_host_gone(table: Table, attendance: Attendance) -> None:
    """Refuse to replace a host who is there, or was a moment ago. One who has left can be replaced at once."""
    if table.host is not None and not table.chairs[table.host].decides:
        return
    if attendance.is_host_connected:
        raise Conflict("host-there")
    if attendance.host_gone_in > 0:
        raise Conflict("host-just-left", seconds=ceil(attendance.host_gone_in))
