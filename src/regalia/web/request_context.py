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
from regalia.services.limits import LimitKind
from regalia.services.people_ports import Account
from regalia.services.sessions import Authentication
from regalia.web import errors, logs, security
from regalia.web.messages import Failure
from regalia.web.wiring import ServerContext

Body = TypeVar("Body")
encoder = msgspec.json.Encoder()


class RequestContext(Generic[Body]):
    """A request with its body read, and what its answer does besides: cookies, and what follows it."""

    def __init__(
        self, server: ServerContext, request: Request, body: Body, visit: Authentication | None
    ) -> None:
        self.server = server
        self.http = request
        self.body = body
        self.authentication = visit
        self.account = visit.account if visit else None
        self.clears_session = False  # whether the cookie is deleted
        self.remembers_device = False  # whether the browser is known for the account from now on
        self.after_response: list[Callable[[], None]] = []  # called once the answer is sent
        self.headers = {"cache-control": "no-store"}

    @property
    def address(self) -> str:
        """Who asks, for the limits."""
        return security.address(self.http)

    def path_param(self, name: str) -> str:
        """A part of the path."""
        return str(self.http.path_params[name])

    def query(self, name: str) -> str | None:
        """A value after the question mark."""
        return self.http.query_params.get(name)

    def require_account(self) -> Account:
        """The account of who asks. Raises: NotSignedIn."""
        if self.account is None:
            raise NotSignedIn("not-signed-in")
        return self.account

    async def account_or_guest(self) -> Account:
        """The account of who asks, a new guest's where there is none. Raises: TooMany."""
        if self.account is None:
            self.count(LimitKind.GUEST)
            await self.log_in(await self.server.accounts.guest())
        return self.require_account()

    async def login_attempt(self, kind: LimitKind, name: object) -> AbstractContextManager[None]:
        """Counts an attempt at the account of a name, if it fails. Raises: TooMany, when it is entered."""
        self.count(LimitKind.PASSWORD)
        if not self.server.is_limited(self.address):
            return nullcontext()
        account = await self.server.accounts.id_of(name)
        device = security.device(self.server, self.http)
        return self.server.attempts.by_name(kind, name, account=account, address=self.address, device=device)

    def password_attempt(self) -> AbstractContextManager[None]:
        """Counts a password of whoever is logged in, if it is wrong. Raises: TooMany, when it is entered."""
        self.count(LimitKind.PASSWORD)
        return self.server.attempts.by_owner(self.require_account().id)

    async def log_in(self, account: Account) -> None:
        """Start a session for an account, in place of the one that the request came with.

        Connections of ended sessions are closed after the answer: other tabs of this browser then connect
        again with the new cookie.
        """
        sessions, before = self.server.sessions, self.authentication.session if self.authentication else None
        agent = self.http.headers.get("user-agent", "")
        self.authentication = await sessions.start(account, agent=agent, replaces=before)
        self.account = account
        self.remembers_device = not account.is_guest
        if before is not None:
            self.after_response.append(partial(self.server.sockets.close_sessions, [before.id]))

    async def log_in_exclusively(self, account: Account) -> None:
        """Start a session for an account whose sessions have all ended, by a new password for example."""
        await self.log_in(account)
        await self.server.sessions.end_older(account)
        own = self.authentication.session.id if self.authentication else ""
        self.after_response.append(partial(self.server.sockets.close_account, account.id, but=own))

    def finalize(self, response: Response) -> Response:
        """Put the cookie on an answer, and what follows it."""
        if self.clears_session:
            security.set_session(self.server, response, self.http, None)
        elif self.authentication is not None and self.authentication.cookie is not None:
            security.set_session(self.server, response, self.http, self.authentication.cookie)
        if self.remembers_device:
            security.set_device(self.server, response, self.http, self.require_account().id)
        if self.after_response:
            response.background = BackgroundTask(self.run_after_response)
        return response

    async def run_after_response(self) -> None:
        """Do what follows the answer."""
        for each in self.after_response:
            each()

    def count(self, kind: LimitKind, account: str | None = None) -> None:
        """Count one more of a kind for who asks. Raises: TooMany."""
        own = self.account.id if self.account else None
        self.server.count(kind, address=self.address, account=account or own)


def parse_number(text: str, field: str) -> int:
    """A number in an address. Raises: BadField."""
    if not text.isdecimal() or len(text) > 15:
        raise BadField("query-number", field=field)
    return int(text)


Handler = Callable[[RequestContext[Any]], Awaitable[Any]]


async def respond(
    server: ServerContext,
    request: Request,
    *,
    answerer: Handler,
    body: type | None,
    limit: int,
    kind: LimitKind | None = None,
) -> Response:
    """The answer to a request, whatever becomes of it.

    `limit` is the length of a body in bytes; `kind` is counted besides the request.
    """
    language = security.negotiate_language(request, languages(), DEFAULT_LANGUAGE)
    call: RequestContext[Any] | None = None
    try:
        security.check_origin(request, server.settings.origin)
        call = RequestContext(server, request, None, await security.authenticate(server, request))
        count(server, request, call.account, kind)
        if body is not None:
            call.body = read_json(await security.read_body(request, limit), body, errors.bad_message)
        told = await answerer(call)
        response = Response(encoder.encode(told), media_type="application/json", headers=call.headers)
    except RegaliaError as error:
        response = error_response(error, language)
    except ClientDisconnect:
        response = error_response(errors.TooSlow("too-slow"), language)  # nobody reads it
    except Exception as error:
        logs.failure("request failed", error, path=request.url.path)
        response = error_response(errors.InternalError("broken"), language)
    return call.finalize(response) if call else response


def count(server: ServerContext, request: Request, account: Account | None, kind: LimitKind | None) -> None:
    """Count a request for its account, and its kind for address and account. Raises: TooMany."""
    address, own = security.address(request), account.id if account else None
    if server.is_limited(address):
        server.limits.take(
            LimitKind.REQUEST, account=own
        )  # the address was counted before the session was read
        if kind is not None:
            server.limits.take(kind, address=address, account=own)


def error_response(error: RegaliaError, language: str) -> Response:
    """An error as an answer."""
    told = errors.problem(error, language)
    headers = {"cache-control": "no-store"} | ({"retry-after": str(told.wait)} if told.wait else {})
    return Response(
        encoder.encode(Failure(error=told)),
        status_code=errors.status(error),
        media_type="application/json",
        headers=headers,
    )
