"""Entries beside the game: what people say and promise, the pace of bots, the end of the evening."""

from __future__ import annotations

from tavolata.server.entries import Entry, HintRule
from tavolata.server.table.audience import notify_all
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate


def promised(table: Table, entry: Entry, seat: int, action: str) -> TableUpdate:
    """Somebody says what they will choose in secret."""
    table.promises = {**table.promises, seat: action}
    return notify_all(table, entry)


def said(table: Table, entry: Entry, chair: int, **words: str) -> TableUpdate:
    """Somebody says something."""
    table.chat = table.chat.append(entry)
    return notify_all(table, entry, changes_table=False)


def paced(table: Table, entry: Entry, bots: str) -> TableUpdate:
    """The host says how long bots take for a decision."""
    table.bot_pace = bots
    return notify_all(table, entry)


def hints_set(table: Table, entry: Entry, hints: HintRule) -> TableUpdate:
    """The host says who may take hints."""
    table.hint_rule = hints
    return notify_all(table, entry)


def hinted(table: Table, entry: Entry, chair: int) -> TableUpdate:
    """Somebody takes a hint, and everybody is told."""
    table.hints_taken = {**table.hints_taken, chair: table.hints_taken.get(chair, 0) + 1}
    return notify_all(table, entry)


def closed(table: Table, entry: Entry) -> TableUpdate:
    """The evening is over."""
    table.is_closed = True
    return notify_all(table, entry)
