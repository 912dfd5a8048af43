"""Origins and host names of the server.

A page of another site can point its own host name at this machine (DNS rebinding), so requests for unknown host names
are refused. Requests by IP address are always served: an IP address cannot be rebound.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response

from regalia.core.errors import BadField, RegaliaError
from regalia.core.validation import echo
from regalia.web.errors import ForeignHost, status

LOOPBACK = "localhost"
ANY = "*"
PORTS = {"http": 80, "https": 443}


def read_origins(texts: Iterable[str]) -> list[str]:
    """Returns unique origins as browsers send them; a text may hold several with commas. Raises: BadField."""
    found = [read_origin(part.strip()) for text in texts for part in text.split(",") if part.strip()]
    return list(dict.fromkeys(found))


def read_origin(text: str) -> str:
    """Validates an origin: a scheme and a host, and nothing after it. Raises: BadField."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise BadField("setting-origin", field="origin") from None
    rest = parts.path or parts.query or parts.fragment or parts.username
    if parts.scheme not in PORTS or not parts.hostname or rest or text.endswith(("?", "#", "/", ":")):
        raise BadField("setting-origin", field="origin")
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    own = "" if port in (None, PORTS[parts.scheme]) else f":{port}"
    return f"{parts.scheme}://{name}{own}"


def netloc(origin: str) -> str | None:
    """Returns the host and port of an origin; None if it is invalid."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


class Hosts:
    """The served host names: loopback, IP addresses, those of the origins, and the allowed ones."""

    def __init__(self, origins: Iterable[str], allowed: str) -> None:
        more = {name.strip().lower() for name in allowed.split(",") if name.strip()}
        self.names = {LOOPBACK, *more, *(urlsplit(origin).hostname or "" for origin in origins)}

    def check(self, connection: HTTPConnection) -> None:
        """Refuses a request for another host. Raises: ForeignHost."""
        host = connection.headers.get("host", "")
        if not self.serves(host):
            raise ForeignHost("foreign-host", host=echo(host))

    def serves(self, host: str) -> bool:
        """Returns whether a `Host` header names this server."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return ANY in self.names or name in self.names or name.endswith(f".{LOOPBACK}") or is_address(name)


def is_address(name: str) -> bool:
    """Returns whether a host is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def error_page(error: RegaliaError, language: str) -> Response:
    """Returns the error as an HTML page, for a person who typed the address."""
    words = escape(error.words(language))
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Regalia</title>'
    return HTMLResponse(
        f"{head}<p>{words}</p>", status_code=status(error), headers={"cache-control": "no-store"}
    )
