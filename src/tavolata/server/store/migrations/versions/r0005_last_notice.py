"""What somebody was last told about, with how to reach them: after a restart, and from another process, not again."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody knows what the last notices were about."""
    op.add_column("contacts", Column("last_notice", Text))
