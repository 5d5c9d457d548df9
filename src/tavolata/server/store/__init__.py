"""The database, SQLite or PostgreSQL: tables, their journals, and the holders of their secrets."""

from tavolata.server.store.recipients import Consent, Recipient, RecipientStore
from tavolata.server.store.store import Store
from tavolata.server.store.unchanged import UNCHANGED, Unchanged

__all__ = ["UNCHANGED", "Consent", "Recipient", "RecipientStore", "Store", "Unchanged"]
