"""The whole server as one ASGI application: HTTP through Starlette, sockets beside it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from regalia.core.errors import RegaliaError
from regalia.core.i18n import DEFAULT_LANGUAGE, languages
from regalia.services.errors import TooMany
from regalia.services.limits import Kind
from regalia.web import errors, hosts, logs, openapi, pages, request_context, security
from regalia.web.endpoints import ENDPOINTS, Endpoint
from regalia.web.errors import ForeignHost
from regalia.web.pages import Pages
from regalia.web.security import Proxies, SecurityHeaders
from regalia.web.socket import Socket
from regalia.web.wiring import House


class App:
    """The door of a house that is open."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.socket = Socket(house)
        self.pages = Pages()
        routes = [Route(each.path, self.endpoint(each), methods=[each.method]) for each in ENDPOINTS]
        http = Starlette(
            routes=[*routes, Route("/api/openapi.json", describe)],
            exception_handlers={RegaliaError: refused, HTTPException: not_found, Exception: broken},
        )
        http.router.default = self.elsewhere
        self.starlette = http
        self.http = SecurityHeaders(self.counted, pages.build_id())
        self.inside = Proxies(self.dispatch, security.networks(house.settings.proxies, field="proxies"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.inside(scope, receive, send)

    async def dispatch(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets here, all else there."""
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.http(scope, receive, send)

    async def counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for one of our host names, unless there were too many of its address."""
        request = Request(scope)
        try:
            self.house.hosts.check(request)
            self.house.count(Kind.REQUEST, address=security.address(request))
        except ForeignHost as error:
            response = await foreign(request, error)
            await response(scope, receive, send)
        except TooMany as error:
            response = await refused(request, error)
            await response(scope, receive, send)
        else:
            await self.starlette(scope, receive, send)

    async def elsewhere(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Where no endpoint is: the pages. Raises: NoSuchPage, WrongMethod."""
        if scope["path"].startswith("/api/"):
            raise errors.NoSuchPage("no-such-page")
        if scope["method"] not in ("GET", "HEAD"):
            raise errors.WrongMethod("wrong-method")
        await self.pages(scope, receive, send)

    def endpoint(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """Who answers at an endpoint, as Starlette calls it."""

        async def answered(request: Request) -> Response:
            return await request_context.answer(
                self.house,
                request,
                answerer=endpoint.answerer,
                body=endpoint.body,
                limit=self.house.limits.count(endpoint.limit),
                kind=endpoint.kind,
            )

        return answered


async def describe(_: Request) -> Response:
    """The OpenAPI document."""
    return Response(openapi.document(), media_type="application/json")


async def refused(request: Request, error: Exception) -> Response:
    """An error outside any endpoint."""
    assert isinstance(error, RegaliaError)
    return request_context.refusal(error, security.language(request, languages(), DEFAULT_LANGUAGE))


async def foreign(request: Request, error: ForeignHost) -> Response:
    """A request for a host name that is not served: a page for people, JSON for programs."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return await refused(request, error)
    return hosts.page(error, security.language(request, languages(), DEFAULT_LANGUAGE))


async def not_found(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses."""
    assert isinstance(error, HTTPException)
    wrong = error.status_code == 405
    return await refused(
        request, errors.WrongMethod("wrong-method") if wrong else errors.NoSuchPage("no-such-page")
    )


async def broken(request: Request, error: Exception) -> Response:
    """Our own mistake."""
    logs.tell_failure("request failed", error, path=request.url.path)
    return await refused(request, errors.Mishap("broken"))
