"""The database, SQLite or PostgreSQL: tables, their journals, and the holders of their secrets."""

from tavolata.server.store.store import NO_SECRETS, Store
from tavolata.server.store.unchanged import UNCHANGED, Unchanged

__all__ = ["NO_SECRETS", "UNCHANGED", "Store", "Unchanged"]
