"""Matches that are set aside because they are damaged."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from regalia.adapters.column_types import Timestamp

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "quarantine",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("at", Timestamp, nullable=False),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_quarantine"),
    )
