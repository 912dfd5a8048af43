"""What keeps other sites, other people and too much of anything out, before a request is looked at."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Literal, Protocol

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.core.errors import BadField
from regalia.services.devices import MAX_AGE, Device
from regalia.services.sessions import Authentication, Sessions
from regalia.web.errors import ForeignOrigin, NotJson, TooLong
from regalia.web.hosts import netloc
from regalia.web.settings import Settings

# Nothing but what this server itself serves, no inline code, and no text that becomes HTML but by the policy
# of Svelte's own templates.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html regalia-worker",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
BUILD_HEADER = "regalia-build"  # a page that is older than the server can tell by it
HSTS = "max-age=31536000"

COOKIE = "regalia-session"
DEVICE = "regalia-device"
HOST_PREFIX = "__Host-"  # over HTTPS: a browser then takes such a cookie from nobody but this host

Networks = tuple[IPv4Network | IPv6Network, ...]


class CookieContext(Protocol):
    """What the cookies need of a server."""

    settings: Settings
    sessions: Sessions


class SecurityHeaders:
    """Puts the same headers on every answer, whoever made it; `build` says which front end is served."""

    def __init__(self, app: ASGIApp, build: str = "") -> None:
        self.app = app
        self.headers = HEADERS | ({BUILD_HEADER: build} if build else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers[name] = value
                if scope["scheme"] == "https":
                    headers["strict-transport-security"] = HSTS
            await send(message)

        await self.app(scope, receive, with_headers)


class ProxyHeaders:
    """Believes a proxy that is known about who asks and how; of all others it takes what it sees itself."""

    def __init__(self, app: ASGIApp, known: Networks) -> None:
        self.app = app
        self.known = known

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        seen = scope.get("client")
        if scope["type"] in ("http", "websocket") and seen and is_in_networks(seen[0], self.known):
            headers = Headers(scope=scope)
            said = [each.strip() for each in headers.get("x-forwarded-for", "").split(",") if each.strip()]
            # The proxy adds on the right whom it saw; further left stands what anybody may have written.
            others = [address for address in said if not is_in_networks(address, self.known)]
            if others:
                scope["client"] = (others[-1], 0)
            if headers.get("x-forwarded-proto") == "https":
                scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        await self.app(scope, receive, send)


def is_in_networks(address: str, known: Networks) -> bool:
    """Whether an address is in one of some networks."""
    try:
        return any(ip_address(address) in network for network in known)
    except ValueError:
        return False


def parse_networks(text: str, *, field: str) -> Networks:
    """A setting that is a list of addresses and networks, with commas between. Raises: BadField."""
    try:
        return tuple(ip_network(word.strip()) for word in text.split(",") if word.strip())
    except ValueError as error:
        raise BadField("setting", field=field, what=str(error)) from None


def check_origin(connection: HTTPConnection, ours: Sequence[str]) -> None:
    """Refuse what a page of another site has sent. Raises: ForeignOrigin.

    A browser says where a request comes from whenever it matters; a program that says nothing holds nobody's
    cookie but its own. A socket must say it: `Origin` is all that keeps other sites' scripts out there.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        if (
            connection.scope["type"] == "websocket"
            or connection.headers.get("sec-fetch-site") == "cross-site"
        ):
            raise ForeignOrigin("foreign-origin")
        return
    host = connection.headers.get("host")
    if origin not in ours if ours else netloc(origin) != host:
        raise ForeignOrigin("foreign-origin")


def address(connection: HTTPConnection) -> str:
    """Who asks, for the limits."""
    return connection.client.host if connection.client else ""


# The cookie.


def is_secure(connection: HTTPConnection, ours: Sequence[str]) -> bool:
    """Whether the browser speaks HTTPS with us, or with the proxy before us."""
    if connection.scope["scheme"] in ("https", "wss"):
        return True
    asked = [origin for origin in ours if netloc(origin) == connection.headers.get("host")]
    return bool(ours) and all(origin.startswith("https:") for origin in asked or ours)


async def authenticate(server: CookieContext, connection: HTTPConnection) -> Authentication | None:
    """The session that a request belongs to, by its cookie."""
    agent = connection.headers.get("user-agent", "")
    return await server.sessions.authenticate(cookie(server, connection, COOKIE), agent=agent)


def device(server: CookieContext, connection: HTTPConnection) -> Device | None:
    """The browser that a request comes from, if it was logged in before."""
    return server.sessions.devices.read(cookie(server, connection, DEVICE))


def cookie(server: CookieContext, connection: HTTPConnection, name: str) -> str | None:
    """The value of a cookie of ours."""
    prefix = HOST_PREFIX if is_secure(connection, server.settings.origin) else ""
    return connection.cookies.get(prefix + name)


def set_session(
    server: CookieContext, response: Response, connection: HTTPConnection, value: str | None
) -> None:
    """Set the cookie of a session, or with None delete it."""
    secure = is_secure(connection, server.settings.origin)
    set_cookie(response, COOKIE, value, max_age=server.sessions.max_age, secure=secure)


def set_device(server: CookieContext, response: Response, connection: HTTPConnection, account: str) -> None:
    """Set the cookie of a browser to which an account was just logged in."""
    value = server.sessions.devices.remember(device(server, connection), account)
    secure = is_secure(connection, server.settings.origin)
    set_cookie(response, DEVICE, value, max_age=MAX_AGE, secure=secure)


def set_cookie(response: Response, name: str, value: str | None, *, max_age: int, secure: bool) -> None:
    """Set a cookie that scripts and other sites cannot read, or with None delete it."""
    same_site: Literal["lax"] = "lax"
    kept: dict[str, Any] = {"httponly": True, "samesite": same_site, "secure": secure, "path": "/"}
    full = HOST_PREFIX + name if secure else name
    if value is None:
        response.delete_cookie(full, **kept)
    else:
        response.set_cookie(full, value, max_age=max_age, **kept)


def session_headers(
    server: CookieContext, connection: HTTPConnection, value: str | None
) -> list[tuple[bytes, bytes]]:
    """The headers that set the cookie of a session, for the answer to a handshake."""
    if value is None:
        return []
    response = Response()
    set_session(server, response, connection, value)
    return [(name, text) for name, text in response.raw_headers if name == b"set-cookie"]


# Bodies.


async def read_body(request: Request, limit: int) -> bytes:
    """The body, up to a limit. Raises: TooLong, NotJson."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":  # a form of another site could be sent without a question first
        raise NotJson("not-json")
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length) > limit:
        raise TooLong("too-long", most=limit)
    return b"".join([chunk async for chunk in limited_chunks(request, limit)])


async def limited_chunks(request: Request, limit: int) -> AsyncIterator[bytes]:
    """The chunks of a body, until there are too many. Raises: TooLong."""
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > limit:
            raise TooLong("too-long", most=limit)
        yield chunk


def negotiate_language(connection: HTTPConnection, known: Iterable[str], default: str) -> str:
    """The language to answer in: `?lang`, else the cookie `lang`, else what the browser asks for."""
    available = set(known)
    asked = [connection.query_params.get("lang", ""), connection.cookies.get("lang", "")]
    header = connection.headers.get("accept-language", "")[:200]
    asked += [part.partition(";")[0].strip() for part in header.split(",")]
    for wanted in asked:
        if wanted.partition("-")[0].lower() in available:
            return wanted.partition("-")[0].lower()
    return default
