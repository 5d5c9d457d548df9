"""Commands of the host beside the game: the pace of bots, who may take hints, the end of the evening."""

from __future__ import annotations

from tavolata.server.protocol import commands
from tavolata.server.table.access import Access
from tavolata.server.table.bot_checks import known_pace
from tavolata.server.table.new_entries import NewEntry
from tavolata.server.table.rights import check_host
from tavolata.server.table.table import Table


def set_pace(table: Table, asker: Access, command: commands.SetPaceCommand) -> NewEntry:
    """The host says how long bots take for a decision."""
    check_host(asker)
    return NewEntry("paced", {"bots": known_pace(command.bots)})


def set_hints(table: Table, asker: Access, command: commands.SetHintsCommand) -> NewEntry:
    """The host says who may take hints."""
    check_host(asker)
    return NewEntry("hints_set", {"hints": command.hints})


def close(table: Table, asker: Access, command: commands.CloseCommand) -> NewEntry:
    """The host ends the evening."""
    check_host(asker)
    return NewEntry("closed", {})
