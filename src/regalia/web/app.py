"""The server as one ASGI application: HTTP through Starlette, WebSockets beside it."""

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
from regalia.services.errors import Restricted, TooMany
from regalia.services.limits import LimitKind
from regalia.web import errors, hosts, logs, openapi, pages, request_context, security
from regalia.web.endpoints import ENDPOINTS, Endpoint
from regalia.web.errors import ForeignHost
from regalia.web.health import HealthChecks
from regalia.web.pages import Pages
from regalia.web.request_observer import ENDPOINT, RequestObserver
from regalia.web.security import ProxyHeaders, SecurityHeaders
from regalia.web.socket import SocketEndpoint
from regalia.web.wiring import ServerContext

OPENAPI = "/api/openapi.json"
PAGES = "pages"  # the front end, in metrics


class App:
    """The ASGI application of a running server."""

    def __init__(self, server: ServerContext) -> None:
        self.server = server
        self.socket = SocketEndpoint(server)
        self.pages = Pages()
        self.health = HealthChecks(server)
        routes = [Route(each.path, self.route_handler(each), methods=[each.method]) for each in ENDPOINTS]
        http = Starlette(
            routes=[*routes, Route(OPENAPI, openapi_document)],
            exception_handlers={
                RegaliaError: error_response,
                HTTPException: not_found,
                Exception: internal_error,
            },
        )
        http.router.default = self.fallback
        self.starlette = http
        self.http = SecurityHeaders(self.health_or_rate_limited, pages.build_id())
        proxies = security.parse_networks(server.settings.proxies, field="proxies")
        self.observed = RequestObserver(ProxyHeaders(self.dispatch, proxies), server.metrics, proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.observed(scope, receive, send)

    async def dispatch(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Routes WebSockets and HTTP requests."""
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.http(scope, receive, send)

    async def health_or_rate_limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Responds to health checks, before host names and limits are checked; they cost less than a refusal."""
        response = self.health.response(scope["path"]) if scope["method"] in ("GET", "HEAD") else None
        if response is None:
            await self.rate_limited(scope, receive, send)
        else:
            scope[ENDPOINT] = scope["path"]
            await response(scope, receive, send)

    async def rate_limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request for an allowed host; refuses it if its network is banned, or sends too many requests."""
        request = Request(scope)
        address = security.address(request)
        try:
            self.server.restrictions.check_address(address)
            self.server.hosts.check(request)
            self.server.count(LimitKind.REQUEST, address=address)
        except (ForeignHost, Restricted) as error:
            response = await page_or_error(request, error)
            await response(scope, receive, send)
        except TooMany as error:
            self.server.refused(error, address=address)
            response = await error_response(request, error)
            await response(scope, receive, send)
        else:
            await self.starlette(scope, receive, send)

    async def fallback(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves the front end where there is no endpoint. Raises: NoSuchPage, WrongMethod."""
        if scope["path"].startswith("/api/"):
            raise errors.NoSuchPage("no-such-page")
        if scope["method"] not in ("GET", "HEAD"):
            raise errors.WrongMethod("wrong-method")
        scope[ENDPOINT] = PAGES
        await self.pages(scope, receive, send)

    def route_handler(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """Returns the handler of an endpoint as Starlette calls it."""

        async def handle(request: Request) -> Response:
            request.scope[ENDPOINT] = endpoint.path
            return await request_context.respond(
                self.server,
                request,
                handler=endpoint.handler,
                body=endpoint.body,
                limit=self.server.limits.count(endpoint.body_limit),
                kind=endpoint.kind,
            )

        return handle


async def openapi_document(request: Request) -> Response:
    """Returns the OpenAPI document."""
    request.scope[ENDPOINT] = OPENAPI
    return Response(openapi.document(), media_type="application/json")


async def error_response(request: Request, error: Exception) -> Response:
    """Returns the response to an error outside any endpoint."""
    assert isinstance(error, RegaliaError)
    return request_context.error_response(
        error, security.negotiate_language(request, languages(), DEFAULT_LANGUAGE)
    )


async def page_or_error(request: Request, error: RegaliaError) -> Response:
    """Refuses a host name that is not served, or a banned network: a page for browsers, JSON for programs."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return await error_response(request, error)
    return hosts.error_page(error, security.negotiate_language(request, languages(), DEFAULT_LANGUAGE))


async def not_found(request: Request, error: Exception) -> Response:
    """Converts an error of Starlette's router to a response with a code of ours."""
    assert isinstance(error, HTTPException)
    wrong = error.status_code == 405
    return await error_response(
        request, errors.WrongMethod("wrong-method") if wrong else errors.NoSuchPage("no-such-page")
    )


async def internal_error(request: Request, error: Exception) -> Response:
    """Logs an unexpected exception and returns status 500."""
    logs.failure("request failed", error, path=request.url.path)
    return await error_response(request, errors.InternalError("broken"))
