"""Tables with their journals, secrets, codes and contacts."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text, UniqueConstraint

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything; there was nothing before."""
    make_tables()
    make_entries()
    make_secrets()
    make_codes()
    make_contacts()


def owned_by_table(name: str) -> ForeignKeyConstraint:
    """The rows of this relation go when their table goes."""
    return ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE")


def make_tables() -> None:
    """What was agreed at each table, and when somebody has to look after it."""
    op.create_table(
        "tables",
        Column("id", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("rules", Integer, nullable=False),
        Column("setup", Text, nullable=False),
        Column("invite", Text, nullable=False),
        Column("watch", Text, nullable=False),
        Column("made", BigInteger, nullable=False),
        Column("due", BigInteger),
        PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_due", "tables", ["due"])


def make_entries() -> None:
    """The journals."""
    op.create_table(
        "entries",
        Column("table_id", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("kind", Text, nullable=False),
        Column("data", Text, nullable=False),
        Column("key", Text),
        PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        UniqueConstraint("table_id", "key", name="uq_entries_table_id_key"),
        owned_by_table("entries"),
        sqlite_with_rowid=False,
    )


def make_secrets() -> None:
    """Whom the digest of a secret belongs to."""
    op.create_table(
        "secrets",
        Column("digest", Text, nullable=False),
        Column("table_id", Text, nullable=False),
        Column("role", Text, nullable=False),
        Column("chair", Integer),
        PrimaryKeyConstraint("digest", name="pk_secrets"),
        owned_by_table("secrets"),
    )
    op.create_index("ix_secrets_table_id", "secrets", ["table_id"])


def make_codes() -> None:
    """Short codes that move a seat to another device."""
    op.create_table(
        "codes",
        Column("digest", Text, nullable=False),
        Column("table_id", Text, nullable=False),
        Column("role", Text, nullable=False),
        Column("chair", Integer),
        Column("until", BigInteger, nullable=False),
        PrimaryKeyConstraint("digest", name="pk_codes"),
        owned_by_table("codes"),
    )
    op.create_index("ix_codes_table_id", "codes", ["table_id"])


def make_contacts() -> None:
    """How to reach who sits on a chair."""
    op.create_table(
        "contacts",
        Column("table_id", Text, nullable=False),
        Column("chair", Integer, nullable=False),
        Column("contact", Text, nullable=False),
        PrimaryKeyConstraint("table_id", "chair", name="pk_contacts"),
        owned_by_table("contacts"),
    )
