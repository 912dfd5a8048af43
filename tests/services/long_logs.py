"""Matches with very many entries, as a server without limits would have let them grow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import insert

from regalia.adapters.database import open_database
from regalia.adapters.match_store import append_entries, match_row
from regalia.adapters.schema import matches
from regalia.services import commands as c
from regalia.services.log_limits import LogLimits
from regalia.services.match import Match
from regalia.services.ports import LogAppend
from tests.services.players import ASSASSINS, KING, PICK, Sitting, terms

UNLIMITED = LogLimits(*[10**6] * 4)
SAID = "what are you doing? " * 20


def long_sitting(entries: int, *, over: bool = True, **changes: Any) -> Sitting:
    """A match of King & Assassins with so many entries: undone actions, chat, and mutes at the end."""
    sitting = Sitting(terms(**changes), limits=UNLIMITED)
    sitting.act(PICK)
    while sitting.match.number < entries - entries // 20:
        sitting.act_any(after=1)
        if sitting.match.number % 3 == 0:
            sitting.do(ASSASSINS, c.Say, text=SAID)
        sitting.do(KING, c.Undo)
    while sitting.match.number < entries - over:
        sitting.do(KING, c.Mute, on=KING not in sitting.match.muted)
    if over:
        sitting.do(KING, c.Resign)
    return sitting


def store(database: Path, match: Match) -> None:
    """Write a match into a database, without a loop: a browser may have the only one."""
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(insert(matches).values(match_row(match.settings, match.summary())))
        append_entries(connection, LogAppend(match.id, match.log, None))
    engine.dispose()
