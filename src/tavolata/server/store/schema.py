"""The tables of the database, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, ForeignKey, Index, Integer, MetaData, Table, Text, UniqueConstraint

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def owner(primary_key: bool = False, index: bool = False) -> Column[str]:
    """The table that a row belongs to, and goes with."""
    goes_with = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, goes_with, nullable=False, primary_key=primary_key, index=index or None)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("invite", Text, nullable=False),
    Column("watch", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger),
    Index(None, "due"),
)

entries = Table(
    "entries",
    metadata,
    owner(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("key", Text),
    UniqueConstraint("table_id", "key"),
    # A journal is read as a whole: this keeps its lines together in the file.
    sqlite_with_rowid=False,
)

secrets = Table(
    "secrets",
    metadata,
    Column("digest", Text, primary_key=True),
    owner(index=True),
    Column("role", Text, nullable=False),
    Column("chair", Integer),
)

codes = Table(
    "codes",
    metadata,
    Column("digest", Text, primary_key=True),
    owner(index=True),
    Column("role", Text, nullable=False),
    Column("chair", Integer),
    Column("until", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    owner(primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    # Of what made it: where that has changed, the review is made anew.
    Column("fingerprint", Text, nullable=False),
    Column("review", Text, nullable=False),
)

recipients = Table(
    "recipients",
    metadata,
    # Of a mailbox, or of a browser's subscription: who reads this does not get to know the address.
    Column("digest", Text, primary_key=True),
    Column("token", Text, nullable=False),
    Column("asked_for", Text),
    Column("asked", BigInteger),
    Column("confirmed_for", Text),
    Column("stopped", BigInteger),
    Column("day", BigInteger, nullable=False),
    Column("notices", Integer, nullable=False),
    UniqueConstraint("token"),
    Index(None, "asked"),
)

contacts = Table(
    "contacts",
    metadata,
    owner(primary_key=True),
    Column("chair", Integer, primary_key=True, autoincrement=False),
    Column("contact", Text, nullable=False),
    # What the last notice to them was about: nobody is told the same twice.
    Column("last_notice", Text),
)

blocks = Table(
    "blocks",
    metadata,
    Column("network", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)

control = Table(
    "control",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("message", Text, nullable=False),
)

limits = Table(
    "limits",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("client", Text, primary_key=True),
    Column("level", Double, nullable=False),
    Column("since", BigInteger, nullable=False),
)

TRANSIENT = (control, limits)
"""What is of no use an hour later: it is in no backup."""
