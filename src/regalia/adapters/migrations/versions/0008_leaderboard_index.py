"""An index in the order of leaderboards, so that one reads the best players and not all rated ones."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
kind = "expand"  # earlier releases go on working


def upgrade() -> None:
    """Add the index. That by games stays for earlier releases."""
    op.create_index("ix_ratings_floor", "ratings", ["game", "seat", sa.text("(value - deviation)")])
