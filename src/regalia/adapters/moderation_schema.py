"""Tables of moderators and operators: restrictions, reports, blocks, codes, announcements and the audit log.

Accounts are named by their ids without a foreign key where a row is to outlive the account.
"""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, LargeBinary, Table

from regalia.adapters.column_types import EncodableText, Timestamp
from regalia.adapters.people_schema import accounts
from regalia.adapters.schema import metadata

restrictions = Table(
    "restrictions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", EncodableText, nullable=False),  # "ban" or "mute"
    Column("account", EncodableText),  # either an account or a network
    Column("network", EncodableText),  # in CIDR notation
    Column("reason", EncodableText, nullable=False),
    Column("since", Timestamp, nullable=False),  # ms
    Column("until", Timestamp),  # ms; NULL: for good
    Column("by", EncodableText, nullable=False),  # account of a moderator, or "operator"
    Column("lifted", Timestamp),  # ms
    Index("ix_restrictions_account", "account"),
)

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),  # in the order of recording
    Column("at", Timestamp, nullable=False),  # ms
    Column("actor", EncodableText),  # an account, or "operator"; NULL: the server itself
    Column("act", EncodableText, nullable=False),
    Column("subject", EncodableText),  # an account, a match or a network
    Column("detail", LargeBinary, nullable=False),  # JSON
    Column("request", EncodableText),  # id of the request
    Column("address", EncodableText),
    Index("ix_audit_at", "at"),
    Index("ix_audit_subject", "subject", "number"),
    Index("ix_audit_actor", "actor", "number"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Timestamp, nullable=False),  # ms
    Column("reporter", EncodableText, nullable=False),  # an account
    Column("kind", EncodableText, nullable=False),  # "name" or "chat"
    Column("subject", EncodableText, nullable=False),  # the reported account
    Column("match", EncodableText),
    Column("entry", Integer),  # number of the chat line in the log of the match
    Column("text", EncodableText, nullable=False),  # the name or the line when it was reported
    Column("note", EncodableText, nullable=False),  # of the reporter
    Column("status", EncodableText, nullable=False),  # "open", "acted" or "dismissed"
    Column("handled_by", EncodableText),
    Column("handled_at", Timestamp),  # ms
    Index("ix_reports_status", "status", "id"),
    Index("ix_reports_reporter", "reporter", "at"),
    Index("ix_reports_subject", "subject"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("account", EncodableText, ForeignKey(accounts.c.id, ondelete="CASCADE"), primary_key=True),
    Column("blocked", EncodableText, ForeignKey(accounts.c.id, ondelete="CASCADE"), primary_key=True),
    Column("at", Timestamp, nullable=False),  # ms
    Index("ix_blocks_blocked", "blocked"),
)

registration_codes = Table(
    "registration_codes",
    metadata,
    Column("digest", EncodableText, primary_key=True),  # SHA-256 of the code
    Column("created", Timestamp, nullable=False),  # ms
    Column("by", EncodableText, nullable=False),
    Column("uses_left", Integer, nullable=False),
    Column("until", Timestamp),  # ms; NULL: for good
    Column("note", EncodableText, nullable=False),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("text", EncodableText, nullable=False),
    Column("since", Timestamp, nullable=False),  # ms
    Column("until", Timestamp),  # ms; NULL: until it is cleared
    Column("by", EncodableText, nullable=False),
)
