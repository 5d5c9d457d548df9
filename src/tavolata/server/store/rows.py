"""What the program knows as rows of the database, and back.

SQLite keeps whatever it is given, of any type, in any column: a row with an odd value concerns its own table alone.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import orjson

from tavolata.server.entries import Entry, Holder, TableRow
from tavolata.server.errors import UnreadableTable

if TYPE_CHECKING:
    from sqlalchemy import Row as Found

    from tavolata.core.json_types import JSON

Row = dict[str, str | int | None]
"""A row to be written, by the names of its columns."""
ASCII = json.JSONEncoder(separators=(",", ":"))
"""Slower than `orjson`, which writes letters beyond ASCII as they are."""
LATEST = 253_402_300_799_999
"""The end of the year 9999 in milliseconds; Python's calendar ends there, too."""

# --- to the database ------------------------------------------------------------


def table_row(row: TableRow) -> Row:
    """A table as a row of the database."""
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "setup": packed(row.setup),
        "invite": row.invite,
        "watch": row.watch,
        "made": row.made,
    }


def entry_row(entry: Entry) -> Row:
    """An entry as a row of the database."""
    return {
        "table_id": entry.table_id,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "data": packed(entry.data),
        "key": entry.key,
    }


def holder_row(holder: Holder) -> Row:
    """A holder whose secrets are taken away."""
    return {"gone": holder.table_id, "gone_role": holder.role, "gone_chair": holder.chair}


def secret_row(digest: str, holder: Holder) -> Row:
    """A secret as a row of the database."""
    return {"digest": digest, "table_id": holder.table_id, "role": holder.role, "chair": holder.chair}


def packed(data: Mapping[str, JSON] | Sequence[Row]) -> str:
    """JSON without blanks, in plain ASCII."""
    try:
        text = orjson.dumps(data)
    except TypeError:  # such as a number of more than 64 bits
        return ASCII.encode(data)
    return text.decode() if text.isascii() else ASCII.encode(data)


# --- from the database ------------------------------------------------------------


def table_of(found: Found[tuple[object, ...]]) -> TableRow:
    """A table as the program knows it."""
    has_texts = are_texts(found.id, found.game, found.invite, found.watch)
    if not (has_texts and isinstance(found.rules, int) and is_time(found.made)):
        raise UnreadableTable("table-unreadable", table=shown_text(found.id))
    return TableRow(
        found.id,
        found.game,
        found.rules,
        stored_json(found.id, found.setup),
        found.invite,
        found.watch,
        found.made,
    )


def entry_of(found: Found[tuple[object, ...]]) -> Entry:
    """An entry as the program knows it."""
    if not (is_time(found.at) and are_texts(found.kind, "" if found.key is None else found.key)):
        raise UnreadableTable("table-unreadable", table=shown_text(found.table_id))
    data = stored_json(found.table_id, found.data)
    return Entry(found.table_id, found.number, found.at, found.kind, data, found.key)


def holder_of(found: Found[tuple[object, ...]]) -> Holder:
    """Whom a secret or a code belongs to, as the program knows it."""
    is_chair = isinstance(found.chair, int) and found.chair >= 0
    if not ((is_chair and found.role in ("host", "seat")) or (found.chair is None and found.role == "host")):
        raise UnreadableTable("table-unreadable", table=shown_text(found.table_id))
    return Holder(found.table_id, found.role, found.chair)


def are_texts(*stored: object) -> bool:
    """Are all of these texts?"""
    return all(isinstance(one, str) for one in stored)


def is_time(stored: object) -> bool:
    """Is this a time in milliseconds, before the year 10000?"""
    return isinstance(stored, int) and 0 <= stored <= LATEST


def shown_text(stored: object) -> str:
    """What should be a text, for people; what is none is not quoted."""
    return stored if isinstance(stored, str) else "?"


def stored_json(table_id: str, text: object) -> dict[str, JSON]:
    """What is stored as JSON; if it cannot be read, that concerns this table alone."""
    if not isinstance(text, str):
        raise UnreadableTable("table-unreadable", table=table_id)
    try:
        read = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise UnreadableTable("table-unreadable", table=table_id) from problem
    if not isinstance(read, dict):
        raise UnreadableTable("table-unreadable", table=table_id)
    return read
