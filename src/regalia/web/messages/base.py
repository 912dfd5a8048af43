"""Base classes of messages, errors, and types of texts."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=64)]
ShortText = Annotated[str, Meta(max_length=300)]  # of names and passwords, which have stricter rules
BoardText = Annotated[str, Meta(max_length=65536)]


class RequestBody(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base class of HTTP request bodies."""


class Query(msgspec.Struct, frozen=True, kw_only=True):
    """Base class of the query parameters of HTTP requests."""


class ResponseBody(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Base class of HTTP responses."""


class Problem(ResponseBody, frozen=True, kw_only=True):
    """An error: a stable code for programs and a message for people.

    `rule` or `field` name what the error is about. `line` and `column` are the place in the text of a board. `wait` is
    the number of seconds after which the request may be repeated.
    """

    code: str
    message: str
    rule: str | None = None
    field: str | None = None
    line: int | None = None
    column: int | None = None
    wait: int | None = None


class Failure(ResponseBody, frozen=True, kw_only=True):
    """The response to a refused request."""

    error: Problem
