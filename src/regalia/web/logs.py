"""What the server writes down of itself: one line per happening, with fields that are named one by one.

Nothing is logged that a person or a game keeps secret: fields are chosen one by one, and are never whole
requests or messages. Of a match its id may be said, of a person the id of the account, of an error its kind.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

LOG = logging.getLogger("regalia")
Value = str | int | float | bool | None


def event(what: str, level: int = logging.INFO, **fields: Value) -> None:
    """Write one line: what has happened, and its fields."""
    LOG.log(level, what, extra={"fields": fields})


def failure(what: str, error: BaseException, **fields: Value) -> None:
    """Write down a mistake of ours: its kind and its place in our code, without what was worked on."""
    LOG.error(what, extra={"fields": {**fields, "error": type(error).__name__, "at": innermost_line(error)}})


def innermost_line(error: BaseException) -> str:
    """The innermost line of ours that an error came through."""
    found, trace = "", error.__traceback__
    while trace is not None:
        name = trace.tb_frame.f_globals.get("__name__", "")
        if name.startswith("regalia.") or not found:
            found = f"{name}:{trace.tb_lineno}"
        trace = trace.tb_next
    return found


class LineFormatter(logging.Formatter):
    """A line of words for people, or of JSON for programs."""

    def __init__(self, form: Literal["text", "json"]) -> None:
        super().__init__()
        self.form = form

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        fields: dict[str, Any] = getattr(record, "fields", {})
        if record.exc_info and record.exc_info[1] is not None:  # its text may hold what is secret
            fields = {
                **fields,
                "error": type(record.exc_info[1]).__name__,
                "at": innermost_line(record.exc_info[1]),
            }
        level, what = record.levelname.lower(), record.getMessage()
        if self.form == "json":
            return msgspec.json.encode({"time": at, "level": level, "what": what, **fields}).decode()
        said = " ".join(f"{name}={value}" for name, value in fields.items())
        return f"{at} {level:7} {what} {said}".rstrip()


def set_up(form: Literal["text", "json"], level: str) -> None:
    """Send what the server and its libraries say to standard error, in one form."""
    handler = logging.StreamHandler()
    handler.setFormatter(LineFormatter(form))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # libraries would write down every message
    LOG.setLevel(level.upper())
