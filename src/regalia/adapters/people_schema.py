"""Tables of accounts, sessions, server secrets, results and ratings."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text, UniqueConstraint

from regalia.adapters.schema import metadata

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("since", Integer, nullable=False),  # ms
    Column("name", Text),
    Column("key", Text, unique=True),
    Column("looks", Text, unique=True),
    Column("password", Text),
    Column("recovery", Text),
    Column("version", Integer, nullable=False),
    Column("deleted", Boolean, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token", Text, nullable=False, unique=True),  # SHA-256 of the cookie's value
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Integer, nullable=False),  # ms
    Column("used", Integer, nullable=False),  # ms
    Column("browser", Text),
    Column("system", Text),
    Index("ix_sessions_account", "account", "used"),
)

exchanged = Table(  # cookies of version 0.1 that were exchanged for a session
    "exchanged",
    metadata,
    Column("cookie", Text, primary_key=True),  # SHA-256 of its content
    Column("token", Text, nullable=False),  # of the session
    Column("at", Integer, nullable=False),  # ms
    Column("until", Integer, nullable=False),  # ms: when the cookie itself expires
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("number", Integer, primary_key=True),  # in the order of recording
    Column("match", Text, nullable=False),
    Column("seat", Text, nullable=False),
    Column("holder", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("opponent", Text, nullable=False),
    Column("score", Float, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Integer, nullable=False),  # ms
    Column("before", Text),  # JSON; NULL if the match is not rated
    Column("after", Text),
    UniqueConstraint("match", "seat"),
    Index("ix_results_holder", "holder", "number"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("holder", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Integer, nullable=False),  # ms
    Index("ix_ratings_game", "game", "seat", "games"),
)
