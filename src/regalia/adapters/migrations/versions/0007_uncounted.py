"""A list of the finished matches whose result is not recorded yet, so that a start does not read all finished ones."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
kind = "expand"  # earlier releases go on working


def upgrade() -> None:
    """Make the table, with the matches that have no result; those that do not count leave it at the next start."""
    op.create_table(
        "uncounted",
        sa.Column("match", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_uncounted"),
    )
    op.execute(
        sa.text(
            "INSERT INTO uncounted SELECT id FROM matches WHERE status = 'over' AND kind <> 'hotseat'"
            " AND NOT EXISTS (SELECT 1 FROM results WHERE results.match = matches.id)"
        )
    )
