"""The context of an HTTP request: its account, body and rate limits, and the cookies of its response."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec
from starlette.background import BackgroundTask
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from regalia.core.errors import BadField, RegaliaError
from regalia.core.i18n import DEFAULT_LANGUAGE, languages
from regalia.core.validation import decode_json
from regalia.services.errors import NotSignedIn, WrongPassword
from regalia.services.limits import LimitKind
from regalia.services.moderation.audit import Act
from regalia.services.people.ports import Account
from regalia.services.people.sessions import Authentication
from regalia.web import errors, logs, security
from regalia.web.messages.base import Failure, Query
from regalia.web.wiring import ServerContext

Body = TypeVar("Body")
Parameters = TypeVar("Parameters", bound=Query)
encoder = msgspec.json.Encoder()
FAILED = {LimitKind.SIGN_IN: Act.SIGN_IN_FAILED, LimitKind.RECOVERY: Act.RECOVERY_FAILED}


class RequestContext(Generic[Body]):
    """A request with its decoded body, and what its response does: sets cookies and headers, and starts later work."""

    def __init__(
        self, server: ServerContext, http: Request, body: Body, authentication: Authentication | None
    ) -> None:
        self.server = server
        self.http = http
        self.body = body
        self.authentication = authentication
        self.account = authentication.account if authentication else None
        self.clears_session = False  # whether the session cookie is deleted
        self.remembers_device = False  # whether the device cookie is set
        self.after_response: list[Callable[[], None]] = []  # called once the response is sent
        self.headers = {"cache-control": "no-store"}

    @property
    def address(self) -> str:
        """The address of the client, for limits."""
        return security.address(self.http)

    @property
    def language(self) -> str:
        """The language of the response."""
        return security.negotiate_language(self.http, languages(), DEFAULT_LANGUAGE)

    def path_param(self, name: str) -> str:
        """Returns a parameter of the path."""
        return str(self.http.path_params[name])

    def query(self, kind: type[Parameters]) -> Parameters:
        """Returns the parameters of the query. Raises: BadField if one is missing or not a number."""
        given = self.http.query_params
        values: dict[str, Any] = {}
        for field in msgspec.structs.fields(kind):
            text = given.get(field.name)
            if text is not None or field.required:
                values[field.name] = parse_parameter(text, field)
        return kind(**values)

    def require_account(self) -> Account:
        """Returns the account of the request. Raises: NotSignedIn."""
        if self.account is None:
            raise NotSignedIn("not-signed-in")
        return self.account

    async def account_or_guest(self) -> Account:
        """Returns the account of the request, or creates a guest. Raises: TooMany."""
        if self.account is None:
            await self.admit(LimitKind.GUEST)
            await self.log_in(await self.server.accounts.guest())
        return self.require_account()

    async def login_attempt(self, kind: LimitKind, name: object) -> AbstractAsyncContextManager[None]:
        """Returns a context that counts and records a failed attempt. It raises TooMany when it is entered."""
        await self.admit(LimitKind.PASSWORD)
        account = await self.server.accounts.id_of(name)
        attempts: AbstractAsyncContextManager[None] = nullcontext()
        if self.server.is_limited(self.address):
            device = security.device(self.server, self.http)
            attempts = self.server.attempts.by_name(
                kind, name, account=account, address=self.address, device=device
            )
        return self._recording_failure(FAILED[kind], account, attempts)

    @asynccontextmanager
    async def _recording_failure(
        self, act: Act, account: str | None, attempts: AbstractAsyncContextManager[None]
    ) -> AsyncIterator[None]:
        """Records a wrong password or code; the typed name is not stored, because it may be a password."""
        try:
            async with attempts:
                yield
        except WrongPassword:
            self.server.audit.record(act, actor=None, subject=account, address=self.address)
            raise

    def record(self, act: Act, *, account: str | None = None, **detail: Any) -> None:
        """Records an act of the account of the request, or of another one, on itself."""
        actor = account or self.require_account().id
        self.server.audit.record(act, actor=actor, subject=actor, address=self.address, **detail)

    async def check_not_banned(self, account: Account) -> None:
        """Raises: Restricted. Other processes may have banned the account a moment ago, so the store is read."""
        await self.server.restrictions.load()
        self.server.restrictions.check_account(account.id)

    async def password_attempt(self) -> AbstractAsyncContextManager[None]:
        """Returns a context that counts a wrong password of the owner. It raises TooMany when it is entered."""
        await self.admit(LimitKind.PASSWORD)
        return self.server.attempts.by_owner(self.require_account().id)

    async def log_in(self, account: Account) -> None:
        """Starts a session for an account, in place of that of the request.

        Connections of ended sessions are closed after the response, so that other tabs of this browser reconnect with
        the new cookie.
        """
        sessions, before = self.server.sessions, self.authentication.session if self.authentication else None
        agent = self.http.headers.get("user-agent", "")
        self.authentication = await sessions.start(account, agent=agent, replaces=before)
        self.account = account
        self.remembers_device = not account.is_guest
        if before is not None:
            self.after_response.append(partial(self.server.sessions_ended, [before.id]))

    async def log_in_exclusively(self, account: Account) -> None:
        """Starts a session for an account whose other sessions have ended, e.g. by a new password."""
        await self.log_in(account)
        await self.server.sessions.end_older(account)
        own = self.authentication.session.id if self.authentication else ""
        self.after_response.append(partial(self.server.sockets.close_account, account.id, but=own))

    def finalize(self, response: Response) -> Response:
        """Sets the cookies and the later work on a response."""
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
        """Runs the work that follows the response."""
        for each in self.after_response:
            each()

    async def admit(self, kind: LimitKind, account: str | None = None) -> None:
        """Counts one more of a shared kind. Raises: TooMany."""
        own = self.account.id if self.account else None
        await self.server.admit(kind, address=self.address, account=account or own)


def parse_parameter(text: str | None, field: msgspec.structs.FieldInfo) -> str | int:
    """Parses a parameter of a query. Raises: BadField if it is missing or not a number."""
    if field.type not in (str, str | None):
        return parse_number(text or "", field.name)
    if text is None:
        raise BadField("query-missing", field=field.name)
    return text


def parse_number(text: str, field: str) -> int:
    """Parses a number of a path or query. Raises: BadField."""
    if not text.isdecimal() or len(text) > 15:
        raise BadField("query-number", field=field)
    return int(text)


Handler = Callable[[RequestContext[Any]], Awaitable[Any]]


async def respond(
    server: ServerContext,
    request: Request,
    *,
    handler: Handler,
    body: type | None,
    limit: int,
    kind: LimitKind | None = None,
) -> Response:
    """Handles a request and returns its response, also for errors.

    `limit` is the maximum length of the body in bytes; the rate of `kind` is counted in addition to that of requests.
    """
    language = security.negotiate_language(request, languages(), DEFAULT_LANGUAGE)
    context: RequestContext[Any] | None = None
    try:
        security.check_origin(request, server.settings.origin)
        context = RequestContext(server, request, None, await security.authenticate(server, request))
        count(server, request, context.account, kind)
        if body is not None:
            context.body = decode_json(await security.read_body(request, limit), body, errors.bad_message)
        answer = await handler(context)
        response = json_response(answer, context.headers)
    except RegaliaError as error:
        account = context.account.id if context and context.account else None
        server.refused(error, address=security.address(request), account=account, operation=handler.__name__)
        response = error_response(error, language)
    except ClientDisconnect:
        response = error_response(errors.TooSlow("too-slow"), language)
    except Exception as error:
        logs.failure("request failed", error, path=request.url.path)
        response = error_response(errors.InternalError("broken"), language)
    return context.finalize(response) if context else response


def json_response(answer: Any, headers: Mapping[str, str]) -> Response:
    """Returns the answer of a handler as a response; one that is streamed is a response already."""
    if isinstance(answer, Response):
        return answer
    return Response(encoder.encode(answer), media_type="application/json", headers=headers)


def count(server: ServerContext, request: Request, account: Account | None, kind: LimitKind | None) -> None:
    """Counts a request for its account, and its kind for address and account. Raises: TooMany."""
    address, own = security.address(request), account.id if account else None
    if server.is_limited(address):
        server.limits.take(LimitKind.REQUEST, account=own)  # App.rate_limited has counted the address
        if kind is not None:
            server.limits.take(kind, address=address, account=own)


def error_response(error: RegaliaError, language: str) -> Response:
    """Returns the response to an error."""
    problem = errors.problem(error, language)
    headers = {"cache-control": "no-store"} | ({"retry-after": str(problem.wait)} if problem.wait else {})
    return Response(
        encoder.encode(Failure(error=problem)),
        status_code=errors.status(error),
        media_type="application/json",
        headers=headers,
    )
