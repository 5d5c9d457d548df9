"""Backups of either kind of database.

A backup is always one SQLite file: it can be put back into SQLite or PostgreSQL, and a server can be started on it as
it is.
"""

from tavolata.server.store.backups.backup import backup
from tavolata.server.store.backups.restore import restore

__all__ = ["backup", "restore"]
