"""What the server keeps: tables, their journals and whom their secrets belong to, in SQLite or PostgreSQL."""

from tavolata.server.store.store import NO_SECRETS, Store
from tavolata.server.store.unchanged import UNCHANGED, Unchanged

__all__ = ["NO_SECRETS", "UNCHANGED", "Store", "Unchanged"]
