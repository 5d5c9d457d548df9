"""From a command to an entry of the journal: is the asker allowed to do it, and does it come in time?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tavolata.server.protocol import commands
from tavolata.server.table.access import Access
from tavolata.server.table.attendance import NOBODY_THERE, Attendance
from tavolata.server.table.command_handlers import chairs, game, host, proposals, talk
from tavolata.server.table.new_entries import NewEntry
from tavolata.server.table.rights import check_not_closed, current_access
from tavolata.server.table.table import Table

COMMAND_HANDLERS: dict[type, Callable[[Table, Access, Any], NewEntry]] = {
    commands.StartCommand: game.start,
    commands.RematchCommand: game.rematch,
    commands.MoveCommand: game.move,
    commands.UndoCommand: game.undo,
    commands.TakeBackCommand: game.take_back,
    commands.LeaveCommand: chairs.leave,
    commands.ReturnCommand: chairs.come_back,
    commands.SayCommand: talk.say,
    commands.PromiseCommand: talk.promise,
    commands.SetPaceCommand: host.set_pace,
    commands.SetHintsCommand: host.set_hints,
    commands.CloseCommand: host.close,
}
HANDLERS_WITH_ATTENDANCE: dict[type, Callable[[Table, Access, Any, Attendance], NewEntry]] = {
    commands.SeatCommand: chairs.seat,
    commands.FreeCommand: chairs.free,
    commands.TakeHostCommand: chairs.take_host,
    commands.AnswerCommand: proposals.answer,
}
"""Those that have to know who is there."""


def entry_for(table: Table, asker: Access, command: Any, attendance: Attendance = NOBODY_THERE) -> NewEntry:
    """The entry that a command leads to at this table, or a refusal."""
    check_not_closed(table)
    asker = current_access(table, asker)
    if handler := HANDLERS_WITH_ATTENDANCE.get(type(command)):
        return handler(table, asker, command, attendance)
    return COMMAND_HANDLERS[type(command)](table, asker, command)


def depends_on_attendance(command: commands.Command) -> bool:
    """Does it matter for this command who is there?"""
    return type(command) in HANDLERS_WITH_ATTENDANCE
