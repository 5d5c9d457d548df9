"""Entries of the host beside the game: the pace of bots, who may take hints, the end of the evening."""

from __future__ import annotations

from tavolata.server.entries import Entry, HintRule
from tavolata.server.table.audience import message_all
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate


def paced(table: Table, entry: Entry, bots: str) -> TableUpdate:
    """The host says how long bots take for a decision."""
    table.bot_pace = bots
    return message_all(table, entry)


def hints_set(table: Table, entry: Entry, hints: HintRule) -> TableUpdate:
    """The host says who may take hints."""
    table.hint_rule = hints
    return message_all(table, entry)


def closed(table: Table, entry: Entry) -> TableUpdate:
    """The evening is over."""
    table.is_closed = True
    return message_all(table, entry)
