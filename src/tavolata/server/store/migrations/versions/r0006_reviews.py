"""Reviews of finished games: each is worked out once."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """A new table; there were no reviews before."""
    op.create_table(
        "reviews",
        Column("table_id", Text, nullable=False),
        Column("game", Integer, nullable=False),
        Column("fingerprint", Text, nullable=False),
        Column("review", Text, nullable=False),
        PrimaryKeyConstraint("table_id", "game", name="pk_reviews"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id", ondelete="CASCADE"),
    )
