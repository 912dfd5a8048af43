"""Indexes for leaderboards: the best players are read, not all rated ones, and their opponents without the results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
kind = "expand"  # earlier releases go on working


def upgrade() -> None:
    """Add the indexes. That by games stays for earlier releases."""
    op.create_index("ix_ratings_floor", "ratings", ["game", "seat", sa.text("(value - deviation)")])
    rated = sa.text("after IS NOT NULL")
    op.create_index(
        "ix_results_opponents",
        "results",
        ["holder", "game", "seat", "opponent"],
        sqlite_where=rated,
        postgresql_where=rated,
    )
