"""Every limit of the server by name, with its default; settings change the values.

A name is `WHAT.OF`. A value that is a string is a rate, such as "40 per 10 minutes", several rates separated by
semicolons, or "off". A value that is a number is a cap. The help message of `match.account` is `limit-match_account`
in `locales/en/command-help.ftl`; it says what is limited and why, and gives the unit of a cap. `python -m
tools.dev.generate` writes the table in docs/operate/limits.md.

To add a limit, add a line here and its help message, run `python -m tools.dev.generate`, and call
`limits.count("name")`, `limits.seconds("name")` or `limits.take(LimitKind…)` where it applies.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from regalia.core.errors import BadField

Value = str | int | float

DEFAULTS: dict[str, Value] = {
    # Rates, for each address and for each account. Services and endpoints count them by `LimitKind`.
    "request.address": "6000 per minute",
    "request.account": "1500 per minute",
    "list.address": "1200 per minute",
    "list.account": "300 per minute",
    "list.page": 50,
    "record.address": "2400 per minute",
    "record.account": "600 per minute",
    "upload.address": "60 per 10 minutes",
    "upload.account": "30 per 10 minutes",
    "password.address": "120 per 5 minutes",
    "sign-in.address": "30 per 5 minutes",
    "sign-in.account": "10 per 5 minutes",
    "sign-in.total": "100 per 5 minutes",
    "sign-in.device": "20 per 5 minutes",
    "recovery.address": "20 per 10 minutes",
    "recovery.account": "10 per 10 minutes",
    "recovery.total": "100 per 10 minutes",
    "recovery.device": "20 per 10 minutes",
    "guest.address": "30 per 10 minutes; 200 per day",
    "register.address": "20 per hour",
    "register.account": "20 per hour",
    "match.address": "120 per 10 minutes",
    "match.account": "40 per 10 minutes",
    "match.running": 100,
    "match.running-strong": 20,
    "match.invites": 20,
    "match.open": 3,
    "match.open-address": 20,
    "match.waiting-days": 30,
    "match.open-gone": 1800.0,
    "match.open-gone-correspondence": 259200.0,
    "join.address": "240 per 10 minutes",
    "join.account": "60 per 10 minutes",
    "chat.address": "120 per minute",
    "chat.account": "20 per minute",
    "report.address": "60 per day",
    "report.account": "10 per hour; 30 per day",
    "block.address": "240 per hour",
    "block.account": "60 per hour",
    "block.people": 500,
    "download.address": "30 per hour",
    "download.account": "5 per hour",
    "socket.address": "240 per minute",
    "socket.account": "60 per minute",
    "message.address": "20000 per minute",
    "message.account": "2000 per minute",
    # TCP connections.
    "connection.address": 400,
    "connection.http": 2000,
    # HTTP.
    "http.line-bytes": 8000,
    "http.header-bytes": 32 * 1024,
    "http.headers": 100,
    "http.message-bytes": 8 * 1024 * 1024,
    "http.pipelined": 16,
    "http.header-seconds": 10.0,
    "http.body-seconds": 30.0,
    "http.answer-seconds": 300.0,
    "http.idle-seconds": 20.0,
    # Sockets.
    "socket.open-address": 200,
    "socket.open-account": 20,
    "socket.watched": 20,
    "socket.burst": 60,
    "socket.per-second": 15.0,
    "socket.strikes": 200,
    "socket.waiting": 256,
    "socket.waiting-bytes": 1024 * 1024,
    "socket.silence": 60.0,
    "socket.frame-bytes": 256 * 1024,
    "socket.fragments": 64,
    "socket.message-seconds": 20.0,
    "socket.unfinished-bytes": 64 * 1024 * 1024,
    "socket.unfinished-small": 16 * 1024,
    # Sessions.
    "session.idle-days": 180,
    "session.days": 365,
    "session.account": 20,
    "guest.unused-days": 30,
    "guest.lost-days": 365,
    # The log of a match: entries per seat, and how much is sent at once.
    "log.undos": 1000,
    "log.offers": 300,
    "log.mutes": 100,
    "log.sayings": 500,
    "log.newest": 200,
    "log.newest-bytes": 24 * 1024,
    "log.missed": 200,
    "log.missed-bytes": 128 * 1024,
    "log.page": 500,
    "log.page-bytes": 128 * 1024,
    "absence.grace": 300.0,
    # Ratings, and ranks in leaderboards.
    "rating.least-actions": 30,
    "rating.repeat-window": 604800.0,
    "rating.newcomer-games": 5,
    "leaderboard.games": 5,
    "leaderboard.opponents": 5,
    # Request bodies.
    "body.bytes": 64 * 1024,
    "body.board-bytes": 256 * 1024,
    # Searches for computer players: services/scheduling.py and adapters/workers.py.
    "computer.account": 2,
    "computer.address": 4,
    "computer.suspended": 8,
    "computer.short": 0.6,
    "computer.turn": 1.0,
    "computer.shorts-in-a-row": 20,
    "computer.silence": 30.0,
    "computer.generosity": 30.0,
    # Days after which rows of the audit log are deleted: services/moderation/audit.py.
    "audit.days": 180,
    # Health checks: web/health.py.
    "ready.queue": 200,
}

OFF = "off"
RATE = re.compile(r"(\d{1,9}) per (?:(\d{1,6}) )?(second|minute|hour|day)s?")
SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86_400}
MAX_VALUE = 1_000_000_000


class Rate(NamedTuple):
    """At most `amount` events in `seconds` seconds."""

    amount: int
    seconds: int


def rates(text: str) -> list[Rate]:
    """Parses rates; none for "off". Raises: ValueError."""
    if text.strip() == OFF:
        return []
    return [rate(part.strip()) for part in text.split(";")]


def rate(text: str) -> Rate:
    """Parses a rate such as "40 per 10 minutes". Raises: ValueError."""
    found = RATE.fullmatch(text)
    if found is None or int(found[1]) < 1 or int(found[2] or 1) < 1:
        raise ValueError(f"“{text}” is not a rate such as “40 per 10 minutes”")
    return Rate(int(found[1]), int(found[2] or 1) * SECONDS[found[3]])


def flatten(values: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """Flattens nested tables: `{"match": {"account": …}}` becomes `{"match.account": …}`."""
    found: dict[str, Any] = {}
    for name, value in values.items():
        found |= flatten(value, f"{prefix}{name}.") if isinstance(value, Mapping) else {prefix + name: value}
    return found


def validated(values: Mapping[str, Any]) -> dict[str, Value]:
    """Returns the values of a setting by dotted name. Raises: BadField that names the limit."""
    found: dict[str, Value] = {}
    for name, value in flatten(values).items():
        field = f"limits.{name}"
        if name not in DEFAULTS:
            raise BadField("no-such-limit", field=field, name=name)
        try:
            found[name] = convert(DEFAULTS[name], value)
        except ValueError as error:
            raise BadField("setting", field=field, what=str(error)) from None
    return found


def convert(default: Value, value: Any) -> Value:
    """Converts a value to the type of its default: a rate, an integer or a number. Raises: ValueError."""
    if isinstance(default, str):
        rates(str(value))
        return str(value)
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise ValueError(f"{value!r} is not a number")
    try:
        number: int | float = float(value) if isinstance(default, float) else int(str(value))
    except ValueError:
        raise ValueError(
            f"“{value}” is not a {'number' if isinstance(default, float) else 'whole number'}"
        ) from None
    least = 0.001 if isinstance(default, float) else 1
    if not least <= number <= MAX_VALUE:
        raise ValueError(f"{value} is not between {least} and {MAX_VALUE}")
    return number
