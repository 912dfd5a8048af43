"""Errors of requests themselves, and the conversion of errors to messages.

WebError
├── BadMessage      a body or a message that cannot be decoded; `field` names the field
├── TooLong         a body or a message that is longer than allowed
├── NotJson         a body with another content type
├── ForeignOrigin   a request from another site
├── ForeignHost     a request for a host name that is not served
├── BadRequest      invalid HTTP
├── UrlTooLong      a URL that is longer than allowed
├── HeadersTooLarge headers that are too long or too many
├── TooSlow         a request that was not complete in time
├── NoSuchPage      no endpoint has this address
├── WrongMethod     the endpoint has another method
└── InternalError   an unexpected exception; it is logged
"""

from __future__ import annotations

from regalia.core.errors import RegaliaError
from regalia.core.i18n import DEFAULT_LANGUAGE
from regalia.web.messages.base import Problem


class WebError(RegaliaError):
    """Base class of errors of the request itself."""

    code = "web/error"


class BadMessage(WebError):
    """A body or a message that cannot be decoded."""

    code = "web/bad-message"


class TooLong(WebError):
    """A body or a message that is longer than allowed."""

    code = "web/too-long"


class NotJson(WebError):
    """A body with another content type."""

    code = "web/not-json"


class ForeignOrigin(WebError):
    """A request from another site."""

    code = "web/foreign-origin"


class ForeignHost(WebError):
    """A request for a host name that is not served."""

    code = "web/foreign-host"


class BadRequest(WebError):
    """Invalid HTTP."""

    code = "web/bad-request"


class UrlTooLong(WebError):
    """A URL that is longer than allowed."""

    code = "web/url-too-long"


class HeadersTooLarge(WebError):
    """Headers that are too long or too many."""

    code = "web/headers-too-large"


class TooSlow(WebError):
    """A request that was not complete in time."""

    code = "web/too-slow"


class NoSuchPage(WebError):
    """No endpoint has this address."""

    code = "web/no-such-page"


class WrongMethod(WebError):
    """The endpoint has another method."""

    code = "web/wrong-method"


class InternalError(WebError):
    """An unexpected exception; it is logged."""

    code = "web/broken"


def bad_message(what: str, field: str) -> BadMessage:
    """Returns the error for a body or a message of the wrong type."""
    return BadMessage("message-unreadable", field=field or None, what=what)


# Other errors are 400.
STATUS = {
    "web/too-long": 413,
    "web/not-json": 415,
    "web/foreign-origin": 403,
    "web/foreign-host": 421,
    "web/url-too-long": 414,
    "web/headers-too-large": 431,
    "web/too-slow": 408,
    "web/no-such-page": 404,
    "web/wrong-method": 405,
    "web/broken": 500,
    "service/bad-log": 500,
    "service/not-signed-in": 401,
    "service/wrong-password": 403,
    "service/not-your-seat": 403,
    "service/no-such-match": 404,
    "service/no-such-moment": 404,
    "service/no-such-lesson": 404,
    "service/no-such-invite": 404,
    "service/no-such-account": 404,
    "service/no-such-session": 404,
    "service/restricted": 403,
    "service/no-such-report": 404,
    "service/no-such-restriction": 404,
    "service/no-such-block": 404,
    "service/no-such-registration-code": 403,
    "service/name-taken": 409,
    "service/seat-taken": 409,
    "service/stale-turn": 409,
    "service/not-your-turn": 409,
    "service/not-allowed-now": 409,
    "service/wrong-in-lesson": 409,
    "service/nothing-offered": 409,
    "service/game-not-installed": 409,
    "service/too-many": 429,
}


def status(error: RegaliaError) -> int:
    """Returns the HTTP status of an error."""
    return STATUS.get(error.code, 400)


def problem(error: RegaliaError, language: str = DEFAULT_LANGUAGE) -> Problem:
    """Returns an error as a message: code, rule or field, and text."""
    return Problem(
        code=error.code,
        message=error.words(language),
        rule=error.rule,
        field=error.field,
        line=getattr(error, "line", None),
        column=getattr(error, "column", None),
        wait=error.arguments.get("wait"),
    )
