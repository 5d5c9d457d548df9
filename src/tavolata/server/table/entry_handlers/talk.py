"""Entries beside the game: what people say and promise, and who takes a hint."""

from __future__ import annotations

from tavolata.server.entries import Entry
from tavolata.server.table.audience import message_all
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate


def promised(table: Table, entry: Entry, seat: int, action: str) -> TableUpdate:
    """Somebody says what they will choose in secret."""
    table.promises = {**table.promises, seat: action}
    return message_all(table, entry)


def said(table: Table, entry: Entry, chair: int, **words: str) -> TableUpdate:
    """Somebody says something."""
    table.chat = table.chat.append(entry)
    return message_all(table, entry, changes_table=False)


def hinted(table: Table, entry: Entry, chair: int) -> TableUpdate:
    """Somebody takes a hint, and everybody is told."""
    table.hints_taken = {**table.hints_taken, chair: table.hints_taken.get(chair, 0) + 1}
    return message_all(table, entry)
