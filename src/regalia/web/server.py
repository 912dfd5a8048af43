"""The server process: uvicorn, configured for thousands of idle sockets."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import uvicorn

from regalia.games import registry
from regalia.services.limits import Limits
from regalia.web import logs
from regalia.web.app import App
from regalia.web.metrics_collector import ServerCollector
from regalia.web.metrics_server import MetricsApp, MetricsServer
from regalia.web.protocol_base import ServerConfig
from regalia.web.protocols import HttpProtocol
from regalia.web.security import is_in_networks, parse_networks
from regalia.web.settings import Settings
from regalia.web.socket_protocol import SocketProtocol
from regalia.web.stop_signals import StopSignals
from regalia.web.tcp_connections import TcpConnections
from regalia.web.wiring import ServerContext

if sys.platform != "win32":
    import resource

NO_LIMIT = 1 << 30
SPARE_FILES = 256  # files that are not connections
BACKLOG = 2048
FIRST_INHERITED = 3  # file descriptor of the first socket that systemd passes on
TICKS_PER_SECOND = 10  # of uvicorn's main loop
GC_THRESHOLDS = (
    20_000,
    5,
    200,
)  # generation 1 is small, because a collection blocks all requests
GRACE = 10  # seconds for requests under way when the server stops


class Server(uvicorn.Server):
    """uvicorn's server; reports when it is ready, and disconnects the sockets before it stops."""

    def __init__(
        self, context: ServerContext, ready: Callable[[str], None], metrics: socket.socket | None = None
    ) -> None:
        """`metrics` is the bound socket of the metrics, if they are served."""
        self.tcp_connections = connections_of(context)
        app = App(context)
        super().__init__(
            config_of(
                self.tcp_connections,
                app,
                http=HttpProtocol,
                ws=SocketProtocol,  # on the sans-I/O layer of `websockets`, which needs the least memory
                ws_per_message_deflate=False,  # it would double the memory of a connection
                ws_max_size=context.limits.count("socket.frame-bytes"),
                timeout_keep_alive=round(context.limits.seconds("http.idle-seconds")),
                ws_ping_interval=None,  # `Connection` pings, to measure the round trip
                access_log=False,
                log_config=None,
                proxy_headers=False,  # `ProxyHeaders` does it
                server_header=False,
                lifespan="off",
                timeout_graceful_shutdown=GRACE,
            )
        )
        self.context, self.ready = context, ready
        context.on_drain = self.stop
        context.metrics.registry.register(ServerCollector(context, app.health, self.tcp_connections))
        self.metrics = (
            MetricsServer(MetricsApp(context.metrics, context.hosts), metrics)
            if metrics is not None
            else None
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.metrics is not None:
            self.metrics.start()
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        logs.event("started", host=host, port=port)
        self.ready(f"http://{f'[{host}]' if ':' in host else host}:{port}")

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_PER_SECOND == 0:
            self.tcp_connections.sweep(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leaves signals to `StopSignals`."""
        yield

    def stop(self) -> None:
        """Asks the main loop to stop."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # no new connections
        await self.context.disconnect_all()
        await super().shutdown(sockets)
        if self.metrics is not None:
            await self.metrics.stop()


def config_of(tcp_connections: TcpConnections, app: App, **options: Any) -> ServerConfig:
    """Returns uvicorn's configuration with the connections that its protocols share."""
    config = ServerConfig(app, **options)
    config.tcp_connections = tcp_connections
    return config


def connections_of(context: ServerContext) -> TcpConnections:
    """Returns the connection counter: limited by the settings and by the limit of open files."""
    known = parse_networks(context.settings.proxies, field="proxies") + context.unlimited
    wanted = context.settings.connections + context.limits.count("connection.http")
    return TcpConnections(
        context.limits,
        most=min(wanted, file_limit() - SPARE_FILES),
        is_exempt=lambda address: is_in_networks(address, known),
        on_refusal=lambda error, address: context.refused(error, address=address),
    )


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serves until a stop signal.

    Raises:
        BadField: a setting is invalid.
        OSError: the address is taken, or the database cannot be opened.
    """
    logs.set_up(settings.log, settings.log_level)
    log_game_problems()
    raise_file_limit(settings.connections + Limits(settings.limits).count("connection.http") + SPARE_FILES)
    with (
        inherited_listener() or listener(settings) as bound,
        metrics_listener(settings) or nullcontext() as metrics,
    ):
        loop = uvicorn.Config("", log_config=None).get_loop_factory()
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(run_server(settings, bound, metrics, ready))


def log_game_problems() -> None:
    """Logs the installed games that are left out, and their texts that cannot be read, by name."""
    for name, reason in registry.LEFT_OUT:
        one_line = " ".join("".join(c if c.isprintable() else " " for c in reason).split())
        logs.event("game left out", logging.WARNING, game=name, reason=one_line)
    for name, fault in registry.UNREADABLE_TEXTS:
        logs.event("game text unreadable", logging.WARNING, game=name, file=fault.file, line=fault.line)


async def run_server(
    settings: Settings, bound: socket.socket, metrics: socket.socket | None, ready: Callable[[str], None]
) -> None:
    """Opens the server context, serves, and closes it."""
    with StopSignals() as stop:
        context = await ServerContext.open(settings)
        gc.freeze()  # keeps long-lived objects out of collections
        gc.set_threshold(*GC_THRESHOLDS)
        server = Server(context, ready, metrics)
        stop.on_stop(server.stop)
        try:
            await server.serve([bound])
        finally:
            await context.close()
            logs.event("stopped")


def inherited_listener() -> socket.socket | None:
    """Returns the socket that systemd has bound for this process (socket activation); None if there is none.

    systemd keeps it open while the server restarts, so that connections wait instead of being refused.
    """
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=FIRST_INHERITED)


def listener(settings: Settings) -> socket.socket:
    """Binds the address of the server. Raises: OSError."""
    return listen(settings.host, settings.port, shared=settings.takeover > 0)


def metrics_listener(settings: Settings) -> socket.socket | None:
    """Binds the address of the metrics; None if they are not served. Raises: OSError."""
    if not settings.metrics_port:
        return None
    return listen(settings.metrics_host, settings.metrics_port, shared=settings.takeover > 0)


def listen(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """Binds an address here, so that a taken one raises a plain OSError that names it.

    A server can share the address of another one that it takes over from (`shared`), so that no connection is
    refused meanwhile.
    """
    if not shared:
        bound_socket(host, port, reuse=False).close()  # raises if the address is taken
    bound = bound_socket(host, port, reuse=True)
    bound.listen(BACKLOG)
    return bound


def bound_socket(host: str, port: int, *, reuse: bool) -> socket.socket:
    """Returns a socket with an address; with `reuse`, all sockets of that address share its connections.

    Raises: OSError.
    """
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        if reuse and hasattr(socket, "SO_REUSEPORT"):
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        error.filename = f"{host}:{port}"
        raise
    return bound


def raise_file_limit(wanted: int) -> None:
    """Raises the limit of open files to the wanted number, as far as the system allows."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def file_limit() -> int:
    """Returns how many files and sockets this process may open."""
    if sys.platform == "win32":
        return NO_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return NO_LIMIT if soft == resource.RLIM_INFINITY else soft
