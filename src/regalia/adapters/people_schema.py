"""Tables of accounts, sessions, server secrets, results and ratings."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, Table, UniqueConstraint, text

from regalia.adapters.column_types import EncodableText, Timestamp
from regalia.adapters.schema import metadata

accounts = Table(
    "accounts",
    metadata,
    Column("id", EncodableText, primary_key=True),
    Column("since", Timestamp, nullable=False),  # ms
    Column("name", EncodableText),
    Column("key", EncodableText, unique=True),
    Column("looks", EncodableText, unique=True),
    Column("password", EncodableText),
    Column("recovery", EncodableText),
    Column("version", Integer, nullable=False),
    Column("deleted", Boolean, nullable=False),
    Column("role", EncodableText),  # "moderator"; NULL: none
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", EncodableText, primary_key=True),
    Column("token", EncodableText, nullable=False, unique=True),  # SHA-256 of the cookie's value
    Column("account", EncodableText, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Timestamp, nullable=False),  # ms
    Column("used", Timestamp, nullable=False),  # ms
    Column("browser", EncodableText),
    Column("system", EncodableText),
    Index("ix_sessions_account", "account", "used"),
)

exchanged = Table(  # cookies of version 0.1 that were exchanged for a session
    "exchanged",
    metadata,
    Column("cookie", EncodableText, primary_key=True),  # SHA-256 of its content
    Column("token", EncodableText, nullable=False),  # of the session
    Column("at", Timestamp, nullable=False),  # ms
    Column("until", Timestamp, nullable=False),  # ms: when the cookie itself expires
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", EncodableText, primary_key=True),
    Column("value", EncodableText, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("number", Integer, primary_key=True),  # in the order of recording
    Column("match", EncodableText, nullable=False),
    Column("seat", EncodableText, nullable=False),
    Column("holder", EncodableText, nullable=False),
    Column("game", EncodableText, nullable=False),
    Column("opponent", EncodableText, nullable=False),
    Column("score", Float, nullable=False),
    Column("reason", EncodableText, nullable=False),
    Column("at", Timestamp, nullable=False),  # ms
    Column("before", EncodableText),  # JSON; NULL if the match is not rated
    Column("after", EncodableText),
    UniqueConstraint("match", "seat"),
    Index("ix_results_holder", "holder", "number"),
    Index(
        "ix_results_opponents",
        "holder",
        "game",
        "seat",
        "opponent",
        sqlite_where=text("after IS NOT NULL"),
        postgresql_where=text("after IS NOT NULL"),
    ),
)

ratings = Table(
    "ratings",
    metadata,
    Column("holder", EncodableText, primary_key=True),
    Column("game", EncodableText, primary_key=True),
    Column("seat", EncodableText, primary_key=True),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Timestamp, nullable=False),  # ms
    Index("ix_ratings_game", "game", "seat", "games"),  # of leaderboards before 0008
    Index("ix_ratings_floor", "game", "seat", text("(value - deviation)")),
)
