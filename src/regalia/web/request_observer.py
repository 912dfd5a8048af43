"""Gives every request an id, and counts and logs HTTP requests."""

from __future__ import annotations

import logging
from time import perf_counter

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.services import request_ids
from regalia.web import logs
from regalia.web.metrics import OTHER, Metrics
from regalia.web.security import Networks, is_in_networks

HEADER = "x-request-id"
ENDPOINT = "regalia.endpoint"  # key of the scope: the pattern of the path, set where a request is routed


class RequestObserver:
    """The outermost ASGI layer: it sees the address of a proxy before `ProxyHeaders` replaces it."""

    def __init__(self, app: ASGIApp, metrics: Metrics, proxies: Networks) -> None:
        self.app, self.metrics, self.proxies = app, metrics, proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request_ids.current.set(self.request_id(scope))
        if scope["type"] == "http":
            await self.observe(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def request_id(self, scope: Scope) -> str:
        """Returns the id that a trusted proxy has given the request, else a new one."""
        given = Headers(scope=scope).get(HEADER, "")
        if request_ids.is_well_formed(given) and self.comes_from_proxy(scope):
            return given
        return request_ids.new_request_id()

    def comes_from_proxy(self, scope: Scope) -> bool:
        """Returns whether a trusted proxy has sent a request."""
        client = scope.get("client")
        return client is not None and is_in_networks(client[0], self.proxies)

    async def observe(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles an HTTP request, and counts it if it was answered."""
        began, status = perf_counter(), 0

        async def with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), header()]
            await send(message)

        try:
            await self.app(scope, receive, with_id)
        finally:
            if status:
                seconds, endpoint = perf_counter() - began, scope.get(ENDPOINT, OTHER)
                self.metrics.request(scope["method"], endpoint, status, seconds)
                fields = {"method": scope["method"], "endpoint": endpoint, "status": status}
                logs.event("request", logging.DEBUG, **fields, milliseconds=round(1000 * seconds, 1))


def header() -> tuple[bytes, bytes]:
    """Returns the header of a response with the id of its request."""
    return HEADER.encode(), request_ids.current.get().encode()
