"""Sessions, and the cookies of version 0.1 that were exchanged for one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from regalia.adapters.column_types import Timestamp

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("token", sa.Text, nullable=False, unique=True),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", Timestamp, nullable=False),
        sa.Column("used", Timestamp, nullable=False),
        sa.Column("browser", sa.Text),
        sa.Column("system", sa.Text),
    )
    op.create_index("ix_sessions_account", "sessions", ["account", "used"])
    op.create_table(
        "exchanged",
        sa.Column("cookie", sa.Text, primary_key=True),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("at", Timestamp, nullable=False),
        sa.Column("until", Timestamp, nullable=False),
    )
