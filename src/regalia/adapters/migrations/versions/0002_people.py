"""Accounts, secrets of the server, results and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from regalia.adapters.column_types import Timestamp

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("since", Timestamp, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("key", sa.Text, unique=True),
        sa.Column("looks", sa.Text, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("recovery", sa.Text),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("deleted", sa.Boolean, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("opponent", sa.Text, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", Timestamp, nullable=False),
        sa.Column("before", sa.Text),
        sa.Column("after", sa.Text),
        sa.UniqueConstraint("match", "seat"),
    )
    op.create_index("ix_results_holder", "results", ["holder", "number"])
    op.create_table(
        "ratings",
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("seat", sa.Text, primary_key=True),
        sa.Column("value", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", Timestamp, nullable=False),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "seat", "games"])
