"""The id of the request or command that the running code serves; log lines carry it.

It is a context variable: a task that a request starts (a computer's turn, a retry) keeps the id of the request.
"""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar

WELL_FORMED = re.compile(r"[A-Za-z0-9._-]{8,64}")

current: ContextVar[str] = ContextVar("request_id", default="")  # empty outside of requests


def new_request_id() -> str:
    """Returns a random id."""
    return secrets.token_hex(8)


def is_well_formed(text: str) -> bool:
    """Returns whether an id that another program sent can be used: short, and safe in a log line."""
    return WELL_FORMED.fullmatch(text) is not None
