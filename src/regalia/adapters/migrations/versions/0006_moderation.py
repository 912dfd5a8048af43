"""Roles, restrictions, the audit log, reports, blocks, registration codes and announcements."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from regalia.adapters.column_types import Timestamp

revision = "0006"
down_revision = "0005"
kind = "expand"  # earlier releases go on working


def upgrade() -> None:
    """Make the tables, and the column of roles, which earlier releases leave empty."""
    op.add_column("accounts", sa.Column("role", sa.Text))
    create_restrictions()
    create_audit()
    create_reports()
    create_small_tables()


def create_restrictions() -> None:
    """Make the table of bans and mutes."""
    op.create_table(
        "restrictions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("account", sa.Text),
        sa.Column("network", sa.Text),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("since", Timestamp, nullable=False),
        sa.Column("until", Timestamp),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("lifted", Timestamp),
    )
    op.create_index("ix_restrictions_account", "restrictions", ["account"])


def create_audit() -> None:
    """Make the table of the audit log."""
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", Timestamp, nullable=False),
        sa.Column("actor", sa.Text),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("subject", sa.Text),
        sa.Column("detail", sa.LargeBinary, nullable=False),
        sa.Column("request", sa.Text),
        sa.Column("address", sa.Text),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_index("ix_audit_subject", "audit", ["subject", "number"])
    op.create_index("ix_audit_actor", "audit", ["actor", "number"])


def create_reports() -> None:
    """Make the table of reports."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", Timestamp, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("match", sa.Text),
        sa.Column("entry", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("handled_by", sa.Text),
        sa.Column("handled_at", Timestamp),
    )
    op.create_index("ix_reports_status", "reports", ["status", "id"])
    op.create_index("ix_reports_reporter", "reports", ["reporter", "at"])
    op.create_index("ix_reports_subject", "reports", ["subject"])


def create_small_tables() -> None:
    """Make the tables of blocks, registration codes and announcements."""
    op.create_table(
        "blocks",
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("blocked", sa.Text, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", Timestamp, nullable=False),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "registration_codes",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("created", Timestamp, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("uses_left", sa.Integer, nullable=False),
        sa.Column("until", Timestamp),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("since", Timestamp, nullable=False),
        sa.Column("until", Timestamp),
        sa.Column("by", sa.Text, nullable=False),
    )
