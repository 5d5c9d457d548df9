"""For operators: blocked addresses, messages to running servers, and limits that several processes share."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Double, Integer, PrimaryKeyConstraint, Text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Three new tables; what was there stays as it is."""
    op.create_table(
        "blocks",
        Column("network", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("until", BigInteger),
        PrimaryKeyConstraint("network", name="pk_blocks"),
    )
    op.create_table(
        "control",
        Column("number", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("message", Text, nullable=False),
        PrimaryKeyConstraint("number", name="pk_control"),
    )
    op.create_table(
        "limits",
        Column("kind", Text, nullable=False),
        Column("client", Text, nullable=False),
        Column("level", Double, nullable=False),
        Column("since", BigInteger, nullable=False),
        PrimaryKeyConstraint("kind", "client", name="pk_limits"),
    )
