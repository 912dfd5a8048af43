"""One request over HTTP, on its way from bytes to an answer: who asks, in which language, and what."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from regalia.core.errors import BadField, RegaliaError
from regalia.core.reading import read_json
from regalia.core.words import DEFAULT_LANGUAGE, languages
from regalia.services.errors import NotSignedIn
from regalia.services.limits import Kind
from regalia.services.people_ports import Account
from regalia.web import errors, logs, security
from regalia.web.house import House
from regalia.web.messages import Failure

Body = TypeVar("Body")
encoder = msgspec.json.Encoder()


class Call(Generic[Body]):
    """A request with its body read. What is put into `session` becomes the cookie of the answer."""

    def __init__(self, house: House, request: Request, body: Body, account: Account | None) -> None:
        self.house = house
        self.request = request
        self.body = body
        self.account = account
        self.session: Account | None = None
        self.leaves = False
        self.headers = {"cache-control": "no-store"}

    @property
    def address(self) -> str:
        """Who asks, for the limits."""
        return security.address(self.request)

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def query(self, name: str) -> str | None:
        """A value after the question mark."""
        return self.request.query_params.get(name)

    def known(self) -> Account:
        """The account of who asks. Raises: NotSignedIn."""
        if self.account is None:
            raise NotSignedIn("not-signed-in")
        return self.account

    async def known_or_guest(self) -> Account:
        """The account of who asks, a new guest's where there is none. Raises: TooMany."""
        if self.account is None:
            self.count(Kind.GUEST)
            self.account = self.session = await self.house.accounts.guest()
        return self.account

    def count(self, kind: Kind, account: str | None = None) -> None:
        """Count one more of a kind for who asks. Raises: TooMany."""
        own = self.account.id if self.account else None
        self.house.count(kind, address=self.address, account=account or own)


def whole_number(text: str, field: str) -> int:
    """A number in an address. Raises: BadField."""
    if not text.isdecimal() or len(text) > 15:
        raise BadField("query-number", field=field)
    return int(text)


Answerer = Callable[[Call[Any]], Awaitable[Any]]


async def answer(
    house: House,
    request: Request,
    *,
    answerer: Answerer,
    body: type | None,
    limit: int,
    kind: Kind | None = None,
) -> Response:
    """The answer to a request, whatever becomes of it.

    `limit` is the length of a body in bytes; `kind` is counted besides the request.
    """
    language = security.language(request, languages(), DEFAULT_LANGUAGE)
    try:
        security.check_origin(request, house.settings.origin)
        value = security.session_value(request, house.settings.origin)
        account = await house.sessions.who(value)
        count(house, request, account, kind)
        sent: Any = None
        if body is not None:
            sent = read_json(await security.body(request, limit), body, errors.unreadable)
        call = Call(house, request, sent, account)
        told = await answerer(call)
    except RegaliaError as error:
        return refusal(error, language)
    except ClientDisconnect:
        return refusal(errors.TooSlow("too-slow"), language)  # nobody reads it
    except Exception as error:
        logs.tell_failure("request failed", error, path=request.url.path)
        return refusal(errors.Mishap("broken"), language)
    response = Response(encoder.encode(told), media_type="application/json", headers=call.headers)
    if call.leaves:
        security.set_session(response, request, None, house.settings.origin)
    elif call.session is not None:
        value = house.sessions.issue(call.session)
        security.set_session(response, request, value, house.settings.origin)
    elif account is not None and (renewed := house.sessions.renewed(value, account)):
        security.set_session(response, request, renewed, house.settings.origin)
    return response


def count(house: House, request: Request, account: Account | None, kind: Kind | None) -> None:
    """Count a request for its account, and its kind for address and account. Raises: TooMany."""
    address, own = security.address(request), account.id if account else None
    if house.is_limited(address):
        house.limits.take(Kind.REQUEST, account=own)  # the address was counted before the session was read
        if kind is not None:
            house.limits.take(kind, address=address, account=own)


def refusal(error: RegaliaError, language: str) -> Response:
    """An error as an answer."""
    told = errors.problem(error, language)
    headers = {"cache-control": "no-store"} | ({"retry-after": str(told.wait)} if told.wait else {})
    return Response(
        encoder.encode(Failure(error=told)),
        status_code=errors.status(error),
        media_type="application/json",
        headers=headers,
    )
