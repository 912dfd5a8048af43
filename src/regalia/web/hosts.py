"""The addresses of the server that people type: its origins, and the host names that it serves.

A page of another site can give its own name the address of this machine (DNS rebinding), so names that nobody
has allowed are refused. An IP address cannot be taken over like that, and is always served.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response

from regalia.core.errors import BadField
from regalia.core.validation import echo
from regalia.web.errors import ForeignHost, status

LOOPBACK = "localhost"
ANY = "*"
PORTS = {"http": 80, "https": 443}


def read_origins(texts: Iterable[str]) -> list[str]:
    """Origins as browsers send them, each once; a text may hold several with commas. Raises: BadField."""
    found = [read_origin(part.strip()) for text in texts for part in text.split(",") if part.strip()]
    return list(dict.fromkeys(found))


def read_origin(text: str) -> str:
    """An origin: a scheme and a host, and nothing after it. Raises: BadField."""
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
    """The host and port of an origin that a browser sent; None where it is none."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


class Hosts:
    """The host names that are served: loopback, IP addresses, those of the origins, and those allowed."""

    def __init__(self, origins: Iterable[str], allowed: str) -> None:
        more = {name.strip().lower() for name in allowed.split(",") if name.strip()}
        self.names = {LOOPBACK, *more, *(urlsplit(origin).hostname or "" for origin in origins)}

    def check(self, connection: HTTPConnection) -> None:
        """Refuse a request for another host. Raises: ForeignHost."""
        host = connection.headers.get("host", "")
        if not self.serves(host):
            raise ForeignHost("foreign-host", host=echo(host))

    def serves(self, host: str) -> bool:
        """Whether a `Host` header names this server."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return ANY in self.names or name in self.names or name.endswith(f".{LOOPBACK}") or is_address(name)


def is_address(name: str) -> bool:
    """Whether a host is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def error_page(error: ForeignHost, language: str) -> Response:
    """The error as a page, for somebody who typed the address."""
    words = escape(error.words(language))
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Regalia</title>'
    return HTMLResponse(
        f"{head}<p>{words}</p>", status_code=status(error), headers={"cache-control": "no-store"}
    )
