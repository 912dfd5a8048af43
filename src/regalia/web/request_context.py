"""One request over HTTP, on its way from bytes to an answer: who asks, in which language, and what."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec
from starlette.background import BackgroundTask
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from regalia.core.errors import BadField, RegaliaError
from regalia.core.i18n import DEFAULT_LANGUAGE, languages
from regalia.core.validation import read_json
from regalia.services.errors import NotSignedIn
from regalia.services.limits import Kind
from regalia.services.people_ports import Account
from regalia.services.sessions import Visit
from regalia.web import errors, logs, security
from regalia.web.messages import Failure
from regalia.web.wiring import House

Body = TypeVar("Body")
encoder = msgspec.json.Encoder()


class Call(Generic[Body]):
    """A request with its body read, and what its answer does besides: cookies, and what follows it."""

    def __init__(self, house: House, request: Request, body: Body, visit: Visit | None) -> None:
        self.house = house
        self.request = request
        self.body = body
        self.visit = visit
        self.account = visit.account if visit else None
        self.leaves = False  # whether the cookie is deleted
        self.remembers = False  # whether the browser is known for the account from now on
        self.after: list[Callable[[], None]] = []  # called once the answer is sent
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
            await self.log_in(await self.house.accounts.guest())
        return self.known()

    async def attempt(self, kind: Kind, name: object) -> AbstractContextManager[None]:
        """Counts an attempt at the account of a name, if it fails. Raises: TooMany, when it is entered."""
        self.count(Kind.PASSWORD)
        if not self.house.is_limited(self.address):
            return nullcontext()
        account = await self.house.accounts.id_of(name)
        device = security.device(self.house, self.request)
        return self.house.attempts.by_name(kind, name, account=account, address=self.address, device=device)

    def proof(self) -> AbstractContextManager[None]:
        """Counts a password of whoever is logged in, if it is wrong. Raises: TooMany, when it is entered."""
        self.count(Kind.PASSWORD)
        return self.house.attempts.by_owner(self.known().id)

    async def log_in(self, account: Account) -> None:
        """Start a session for an account, in place of the one that the request came with.

        Connections of ended sessions are closed after the answer: other tabs of this browser then connect
        again with the new cookie.
        """
        sessions, before = self.house.sessions, self.visit.session if self.visit else None
        agent = self.request.headers.get("user-agent", "")
        self.visit = await sessions.start(account, agent=agent, replaces=before)
        self.account = account
        self.remembers = not account.is_guest
        if before is not None:
            self.after.append(partial(self.house.sockets.end_sessions, [before.id]))

    async def log_in_alone(self, account: Account) -> None:
        """Start a session for an account whose sessions have all ended, by a new password for example."""
        await self.log_in(account)
        await self.house.sessions.end_older(account)
        own = self.visit.session.id if self.visit else ""
        self.after.append(partial(self.house.sockets.sign_out, account.id, but=own))

    def finish(self, response: Response) -> Response:
        """Put the cookie on an answer, and what follows it."""
        if self.leaves:
            security.set_session(self.house, response, self.request, None)
        elif self.visit is not None and self.visit.cookie is not None:
            security.set_session(self.house, response, self.request, self.visit.cookie)
        if self.remembers:
            security.set_device(self.house, response, self.request, self.known().id)
        if self.after:
            response.background = BackgroundTask(self.follow)
        return response

    async def follow(self) -> None:
        """Do what follows the answer."""
        for each in self.after:
            each()

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
    call: Call[Any] | None = None
    try:
        security.check_origin(request, house.settings.origin)
        call = Call(house, request, None, await security.visit(house, request))
        count(house, request, call.account, kind)
        if body is not None:
            call.body = read_json(await security.body(request, limit), body, errors.unreadable)
        told = await answerer(call)
        response = Response(encoder.encode(told), media_type="application/json", headers=call.headers)
    except RegaliaError as error:
        response = refusal(error, language)
    except ClientDisconnect:
        response = refusal(errors.TooSlow("too-slow"), language)  # nobody reads it
    except Exception as error:
        logs.tell_failure("request failed", error, path=request.url.path)
        response = refusal(errors.Mishap("broken"), language)
    return call.finish(response) if call else response


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
