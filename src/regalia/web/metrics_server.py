"""The server of /metrics, on a port of its own: monitoring must not be reachable where players are."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, GCCollector, PlatformCollector, ProcessCollector
from prometheus_client.exposition import generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from regalia.web.hosts import Hosts
from regalia.web.metrics import Metrics

CONNECTIONS = 20  # at once; a scraper needs one


class MetricsApp:
    """The ASGI application: `GET /metrics` and nothing else."""

    def __init__(self, metrics: Metrics, hosts: Hosts) -> None:
        self._registry, self._hosts = metrics.registry, hosts
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self._registry)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = self.response(Request(scope)) if scope["type"] == "http" else PlainTextResponse("", 404)
        await response(scope, receive, send)

    def response(self, request: Request) -> Response:
        """Returns the metrics, or why there are none. Collected on the event loop, which owns what is read."""
        if not self._hosts.serves(request.headers.get("host", "")):  # a page could point its own name here
            return PlainTextResponse("host name not served: see the setting hosts\n", 421)
        if request.url.path != "/metrics":
            return PlainTextResponse("see /metrics\n", 404)
        if request.method not in ("GET", "HEAD"):
            return PlainTextResponse("use GET\n", 405)
        return Response(generate_latest(self._registry), media_type=CONTENT_TYPE_PLAIN_0_0_4)


class MetricsServer(uvicorn.Server):
    """uvicorn's server on a bound socket, beside the main one in the same event loop."""

    def __init__(self, app: MetricsApp, bound: socket.socket) -> None:
        super().__init__(
            uvicorn.Config(
                app, access_log=False, log_config=None, server_header=False, lifespan="off", ws="none",
                proxy_headers=False, limit_concurrency=CONNECTIONS, timeout_keep_alive=75,
                timeout_graceful_shutdown=1,
            )
        )  # fmt: skip
        self._bound = bound
        self._task: asyncio.Task[None] | None = None

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leaves signals to the main server."""
        yield

    def start(self) -> None:
        """Serves in the background."""
        self._task = asyncio.get_running_loop().create_task(self.serve([self._bound]))

    async def stop(self) -> None:
        """Closes the port."""
        self.should_exit = True
        if self._task is not None:
            await self._task
