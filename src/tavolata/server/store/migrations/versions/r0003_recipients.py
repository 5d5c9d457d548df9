"""Who may be written to: mailboxes that have been asked, have agreed or have stopped notices, by their digests."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, PrimaryKeyConstraint, Text, UniqueConstraint

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nobody has agreed yet: addresses that were given before are asked when they are given again."""
    op.create_table(
        "recipients",
        Column("digest", Text, nullable=False),
        Column("token", Text, nullable=False),
        Column("asked_for", Text),
        Column("asked", BigInteger),
        Column("confirmed_for", Text),
        Column("stopped", BigInteger),
        Column("day", BigInteger, nullable=False),
        Column("notices", Integer, nullable=False),
        PrimaryKeyConstraint("digest", name="pk_recipients"),
        UniqueConstraint("token", name="uq_recipients_token"),
    )
    op.create_index("ix_recipients_asked", "recipients", ["asked"])
