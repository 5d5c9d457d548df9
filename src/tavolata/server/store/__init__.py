"""What the server keeps: tables, their journals and whom their secrets belong to, in SQLite or PostgreSQL."""

from tavolata.server.store.rows import UNCHANGED, Entry, Holder, TableRow, Unchanged
from tavolata.server.store.store import Store

__all__ = ["UNCHANGED", "Entry", "Holder", "Store", "TableRow", "Unchanged"]
