"""The log of the server: one line per event, with explicitly chosen fields.

Secrets are never logged: fields are chosen one by one, never whole requests or messages. A match is logged by its id,
a person by the account id, an error by its type. Lines of a request or of a command have its id in the field `request`.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

from regalia.services import request_ids

LOG = logging.getLogger("regalia")
Value = str | int | float | bool | None


def event(what: str, level: int = logging.INFO, **fields: Value) -> None:
    """Logs an event with its fields."""
    LOG.log(level, what, extra={"fields": fields})


def is_debugging() -> bool:
    """Returns whether debug lines are written; asked where making one takes long."""
    return LOG.isEnabledFor(logging.DEBUG)


def failure(what: str, error: BaseException, **fields: Value) -> None:
    """Logs an unexpected exception: its type and place in our code, without its text."""
    LOG.error(what, extra={"fields": {**fields, "error": type(error).__name__, "at": innermost_line(error)}})


def innermost_line(error: BaseException) -> str:
    """Returns the innermost line of our code in a traceback."""
    found, trace = "", error.__traceback__
    while trace is not None:
        name = trace.tb_frame.f_globals.get("__name__", "")
        if name.startswith("regalia.") or not found:
            found = f"{name}:{trace.tb_lineno}"
        trace = trace.tb_next
    return found


class LineFormatter(logging.Formatter):
    """Formats a log line as text or JSON."""

    def __init__(self, form: Literal["text", "json"]) -> None:
        super().__init__()
        self.form = form

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        fields: dict[str, Any] = getattr(record, "fields", {})
        if record.exc_info and record.exc_info[1] is not None:  # without its text, which may hold secrets
            fields = {
                **fields,
                "error": type(record.exc_info[1]).__name__,
                "at": innermost_line(record.exc_info[1]),
            }
        request_id = request_ids.current.get()
        if request_id:
            fields = {**fields, "request": request_id}
        level, what = record.levelname.lower(), record.getMessage()
        if self.form == "json":
            return msgspec.json.encode({"time": at, "level": level, "what": what, **fields}).decode()
        said = " ".join(f"{name}={value}" for name, value in fields.items())
        return f"{at} {level:7} {what} {said}".rstrip()


def set_up(form: Literal["text", "json"], level: str) -> None:
    """Sends the log of the server and its libraries to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(LineFormatter(form))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # some libraries log every message at a lower level
    LOG.setLevel(level.upper())
