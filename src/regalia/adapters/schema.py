"""Tables of matches, as SQLAlchemy describes them; migrations create them."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table

from regalia.adapters.column_types import EncodableText, Timestamp

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
    Column("id", EncodableText, primary_key=True),
    Column("terms", LargeBinary, nullable=False),  # JSON
    Column("summary", LargeBinary, nullable=False),  # JSON
    Column("invite", EncodableText, unique=True),
    Column("game", EncodableText, nullable=False),
    Column("kind", EncodableText, nullable=False),
    Column("status", EncodableText, nullable=False),
    Column("computer", Boolean, nullable=False),
    Column("clocked", Boolean, nullable=False),
    Column("updated", Timestamp, nullable=False),
    Column("deadline", Timestamp),  # when the running clock runs out; NULL if none runs
    Index("ix_matches_deadline", "status", "deadline"),
    Index("ix_matches_status", "status", "kind", "updated"),
)

log = Table(
    "log",
    metadata,
    Column("match", EncodableText, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),  # JSON
    sqlite_with_rowid=False,  # stores the entries of a match together
)

seats = Table(
    "seats",
    metadata,
    Column("match", EncodableText, ForeignKey("matches.id"), primary_key=True),
    Column("seat", EncodableText, primary_key=True),
    Column(
        "account", EncodableText, nullable=False, index=True
    ),  # of a person; computers are only in the summary
)

outages = Table(
    "outages",
    metadata,
    Column("start", Timestamp, primary_key=True),  # the last heartbeat before it
    Column("end", Timestamp),  # NULL in the row of the running server
)

uncounted = Table(  # matches that are over and whose result is not recorded yet; empty but for moments
    "uncounted",
    metadata,
    Column("match", EncodableText, primary_key=True),
)

quarantine = Table(  # matches that cannot be read or folded; their data stays in the other tables
    "quarantine",
    metadata,
    Column("match", EncodableText, primary_key=True),  # no foreign key: the row of the match may be damaged
    Column("at", Timestamp, nullable=False),  # ms, when it was found
    Column("entry", Integer, nullable=False),  # of the log; 0 for the settings or an unreadable page
    Column("reason", EncodableText, nullable=False),  # a reason of `BadLog`
)
