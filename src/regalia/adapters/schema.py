"""Tables of matches, as SQLAlchemy describes them; migrations create them."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("terms", LargeBinary, nullable=False),  # JSON
    Column("summary", LargeBinary, nullable=False),  # JSON
    Column("invite", Text, unique=True),
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("computer", Boolean, nullable=False),
    Column("clocked", Boolean, nullable=False),
    Column("updated", Integer, nullable=False),
    Index("ix_matches_status", "status", "kind", "updated"),
)

log = Table(
    "log",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),  # JSON
    sqlite_with_rowid=False,  # stores the entries of a match together
)

seats = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("account", Text, nullable=False, index=True),  # of a person; computers are only in the summary
)

outages = Table(
    "outages",
    metadata,
    Column("start", Integer, primary_key=True),  # the last heartbeat before it
    Column("end", Integer),  # NULL in the row of the running server
)

quarantine = Table(  # matches that cannot be read or folded; their data stays in the other tables
    "quarantine",
    metadata,
    Column("match", Text, primary_key=True),  # no foreign key: the row of the match may be damaged
    Column("at", Integer, nullable=False),  # ms, when it was found
    Column("entry", Integer, nullable=False),  # of the log; 0 for the settings or an unreadable page
    Column("reason", Text, nullable=False),  # a reason of `BadLog`
)
