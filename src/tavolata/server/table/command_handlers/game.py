"""Commands at the game: deal, move, take back."""

from __future__ import annotations

from tavolata.server.errors import Conflict
from tavolata.server.protocol import commands
from tavolata.server.table.access import Access
from tavolata.server.table.command_handlers.proposals import propose
from tavolata.server.table.new_entries import NewEntry, dealt_entry, moved_entry
from tavolata.server.table.rights import check_host, own_chair, own_seat
from tavolata.server.table.table import Table


def start(table: Table, asker: Access, command: commands.StartCommand) -> NewEntry:
    """Deal the first game."""
    check_host(asker)
    if table.match is not None:
        raise Conflict("already-started")
    return dealt_entry(table, list(range(table.setup.players)))


def rematch(table: Table, asker: Access, command: commands.RematchCommand) -> NewEntry:
    """Deal another game; everybody moves on by one seat."""
    check_host(asker)
    if table.state != "over":
        raise Conflict("not-over")
    return dealt_entry(table, [*table.order[-1:], *table.order[:-1]])


def move(table: Table, asker: Access, command: commands.MoveCommand) -> NewEntry:
    """Answer the open decision; an answer to another one comes too late."""
    seat = own_seat(table, asker)
    viewer = table.viewers[asker.viewer]
    if not viewer.choices and table.match and table.match.movers:
        refused = table.match.why(seat, command.action)
        if refused is not None:
            raise refused
    if not viewer.choices or command.decision != viewer.decision:
        raise Conflict("decision-past")
    return moved_entry(seat, command.action, by="person")


def undo(table: Table, asker: Access, command: commands.UndoCommand) -> NewEntry:
    """Take the own last choice back."""
    return NewEntry("undone", {"seat": own_seat(table, asker)})


def take_back(table: Table, asker: Access, command: commands.TakeBackCommand) -> NewEntry:
    """Take the own last choice back across what others have chosen since; they have to agree."""
    own_seat(table, asker)
    return propose(table, "take-back", own_chair(asker))
