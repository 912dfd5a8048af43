"""Matches with very many entries, as a server without limits would have stored them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import insert

from regalia.adapters.database import open_database
from regalia.adapters.match_store import append_entries, match_row
from regalia.adapters.schema import matches
from regalia.services.matches import commands as c
from regalia.services.matches.log_limits import LogLimits
from regalia.services.matches.match import Match
from regalia.services.matches.ports import LogAppend
from tests.support.scripted_match import ASSASSINS, KING, PICK, ScriptedMatch, match_settings

UNLIMITED = LogLimits(*[10**6] * 4)
SAID = "what are you doing? " * 20


def long_scripted_match(entries: int, *, over: bool = True, **changes: Any) -> ScriptedMatch:
    """Returns a match of King & Assassins with so many entries: undos, chat, and mutes at the end."""
    scripted = ScriptedMatch(match_settings(**changes), limits=UNLIMITED)
    scripted.act(PICK)
    while scripted.match.number < entries - entries // 20:
        scripted.act_any(after=1)
        if scripted.match.number % 3 == 0:
            scripted.execute(ASSASSINS, c.Say, text=SAID)
        scripted.execute(KING, c.Undo)
    while scripted.match.number < entries - over:
        scripted.execute(KING, c.Mute, on=KING not in scripted.match.muted)
    if over:
        scripted.execute(KING, c.Resign)
    return scripted


def store(database: Path, match: Match) -> None:
    """Writes a match into a database without an event loop, because a browser may run the only one."""
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(insert(matches).values(match_row(match.settings, match.summary())))
        append_entries(connection, LogAppend(match.id, match.log, None))
    engine.dispose()
