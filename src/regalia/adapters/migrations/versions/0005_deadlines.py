"""Deadlines of running clocks, so that any process finds a clock that ran out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from regalia.adapters.column_types import Timestamp

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column and its index; the clock of a running match is looked at once, at the next start."""
    op.add_column("matches", sa.Column("deadline", Timestamp))
    op.execute(sa.text("UPDATE matches SET deadline = 0 WHERE status = 'running' AND clocked"))
    op.create_index("ix_matches_deadline", "matches", ["status", "deadline"])
