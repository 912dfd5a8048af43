"""Security headers, proxies, origins, cookies, request bodies and language negotiation."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Literal, Protocol

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.core.errors import BadField
from regalia.services.people.devices import MAX_AGE, Device
from regalia.services.people.sessions import Authentication, Sessions
from regalia.web.errors import ForeignOrigin, NotJson, TooLong
from regalia.web.hosts import netloc
from regalia.web.settings import Settings

# Only resources of this server, no inline code, and no HTML from text except by Svelte's own templates.
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
BUILD_HEADER = "regalia-build"  # tells an open page that the server has a newer one
HSTS = "max-age=31536000"

COOKIE = "regalia-session"
DEVICE = "regalia-device"
HOST_PREFIX = "__Host-"  # over HTTPS: only this host can set such a cookie

Networks = tuple[IPv4Network | IPv6Network, ...]


class CookieContext(Protocol):
    """What the cookies need of the server context."""

    settings: Settings
    sessions: Sessions


class SecurityHeaders:
    """Adds the same headers to every response; `build` is the id of the served front end."""

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
    """Takes client address and scheme from the headers of known proxies."""

    def __init__(self, app: ASGIApp, known: Networks) -> None:
        self.app = app
        self.known = known

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        seen = scope.get("client")
        if scope["type"] in ("http", "websocket") and seen and is_in_networks(seen[0], self.known):
            headers = Headers(scope=scope)
            addresses = [
                each.strip() for each in headers.get("x-forwarded-for", "").split(",") if each.strip()
            ]
            # A proxy appends the address that it saw; entries further left can be forged.
            others = [address for address in addresses if not is_in_networks(address, self.known)]
            if others:
                scope["client"] = (others[-1], 0)
            if headers.get("x-forwarded-proto") == "https":
                scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        await self.app(scope, receive, send)


def is_in_networks(address: str, known: Networks) -> bool:
    """Returns whether an address is in one of some networks."""
    try:
        return any(ip_address(address) in network for network in known)
    except ValueError:
        return False


def parse_networks(text: str, *, field: str) -> Networks:
    """Parses a setting of addresses and networks, separated by commas. Raises: BadField."""
    try:
        return tuple(ip_network(word.strip()) for word in text.split(",") if word.strip())
    except ValueError as error:
        raise BadField("setting", field=field, what=str(error)) from None


def check_origin(connection: HTTPConnection, ours: Sequence[str]) -> None:
    """Refuses requests of other sites. Raises: ForeignOrigin.

    A browser sends `Origin` with every request that can change something. A program that sends none uses only its own
    cookies, and is accepted. A WebSocket must send `Origin`, because nothing else keeps scripts of other sites out.
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
    """Returns the address of the client, for limits."""
    return connection.client.host if connection.client else ""


# Cookies.


def is_secure(connection: HTTPConnection, ours: Sequence[str]) -> bool:
    """Returns whether the browser uses HTTPS, to this server or to its proxy."""
    if connection.scope["scheme"] in ("https", "wss"):
        return True
    asked = [origin for origin in ours if netloc(origin) == connection.headers.get("host")]
    return bool(ours) and all(origin.startswith("https:") for origin in asked or ours)


async def authenticate(server: CookieContext, connection: HTTPConnection) -> Authentication | None:
    """Returns the session of a request, by its cookie."""
    agent = connection.headers.get("user-agent", "")
    return await server.sessions.authenticate(cookie(server, connection, COOKIE), agent=agent)


def device(server: CookieContext, connection: HTTPConnection) -> Device | None:
    """Returns the device of a request, if it was logged in before."""
    return server.sessions.devices.read(cookie(server, connection, DEVICE))


def cookie(server: CookieContext, connection: HTTPConnection, name: str) -> str | None:
    """Returns the value of one of our cookies."""
    prefix = HOST_PREFIX if is_secure(connection, server.settings.origin) else ""
    return connection.cookies.get(prefix + name)


def set_session(
    server: CookieContext, response: Response, connection: HTTPConnection, value: str | None
) -> None:
    """Sets the session cookie; None deletes it."""
    secure = is_secure(connection, server.settings.origin)
    set_cookie(response, COOKIE, value, max_age=server.sessions.max_age, secure=secure)


def set_device(server: CookieContext, response: Response, connection: HTTPConnection, account: str) -> None:
    """Sets the device cookie after an account logged in."""
    value = server.sessions.devices.remember(device(server, connection), account)
    secure = is_secure(connection, server.settings.origin)
    set_cookie(response, DEVICE, value, max_age=MAX_AGE, secure=secure)


def set_cookie(response: Response, name: str, value: str | None, *, max_age: int, secure: bool) -> None:
    """Sets a cookie that scripts and other sites cannot read; None deletes it."""
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
    """Returns the headers that set the session cookie, for a handshake."""
    if value is None:
        return []
    response = Response()
    set_session(server, response, connection, value)
    return [(name, text) for name, text in response.raw_headers if name == b"set-cookie"]


# Bodies.


async def read_body(request: Request, limit: int) -> bytes:
    """Reads the body, up to a limit. Raises: TooLong, NotJson."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":  # other types can be sent cross-site without a preflight
        raise NotJson("not-json")
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length) > limit:
        raise TooLong("too-long", most=limit)
    return b"".join([chunk async for chunk in limited_chunks(request, limit)])


async def limited_chunks(request: Request, limit: int) -> AsyncIterator[bytes]:
    """Yields the chunks of a body up to a limit. Raises: TooLong."""
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > limit:
            raise TooLong("too-long", most=limit)
        yield chunk


def accepted_languages(header: str) -> list[str]:
    """Returns the languages of an Accept-Language header, the most preferred first; those with q=0 are left out."""
    weighted: list[tuple[float, str]] = []
    for part in header.split(","):
        language, _, parameters = part.partition(";")
        name, _, value = parameters.partition("=")
        try:
            weight = float(value) if name.strip().lower() == "q" else 1.0
        except ValueError:
            continue
        if language.strip() and weight > 0:
            weighted.append((weight, language.strip()))
    weighted.sort(
        key=lambda item: item[0], reverse=True
    )  # stable: equal weights keep the order of the header
    return [language for _, language in weighted]


def negotiate_language(connection: HTTPConnection, known: Iterable[str], default: str) -> str:
    """Returns the language of the response: `?lang`, else the cookie `lang`, else Accept-Language."""
    available = set(known)
    asked = [connection.query_params.get("lang", ""), connection.cookies.get("lang", "")]
    asked += accepted_languages(connection.headers.get("accept-language", "")[:200])
    for wanted in asked:
        if wanted == "*":
            return default
        if wanted.partition("-")[0].lower() in available:
            return wanted.partition("-")[0].lower()
    return default
