"""The process that serves: uvicorn, set up for thousands of quiet sockets; players know when it stops."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from regalia.services.limits import Limits
from regalia.web import logs
from regalia.web.app import App
from regalia.web.protocols import HttpProtocol, ServerConfig, SocketProtocol
from regalia.web.security import is_among, networks
from regalia.web.settings import Settings
from regalia.web.stop_signals import Stop
from regalia.web.tcp_connections import Gate
from regalia.web.wiring import House

if sys.platform != "win32":
    import resource

NO_LIMIT = 1 << 30
SPARE_FILES = 256  # for all that is no connection
BACKLOG = 2048
TICKS_PER_SECOND = 10  # of uvicorn's main loop
RARELY = (20_000, 5, 200)  # the middle one small: what it looks through at once keeps everybody waiting
GRACE = 10  # seconds for what is being done when the server stops


class Server(uvicorn.Server):
    """Says when it can be reached, and bye before it goes."""

    def __init__(self, house: House, ready: Callable[[str], None]) -> None:
        self.gate = gate_of(house)
        super().__init__(
            config_of(
                self.gate,
                App(house),
                http=HttpProtocol,
                ws=SocketProtocol,  # of websockets' sans-I/O layer: the least memory for each connection
                ws_per_message_deflate=False,  # it would take twice as much as all else
                ws_max_size=house.limits.count("socket.frame-bytes"),
                timeout_keep_alive=round(house.limits.seconds("http.idle-seconds")),
                ws_ping_interval=None,  # pings are ours: they are measured
                access_log=False,
                log_config=None,
                proxy_headers=False,  # ours believe known proxies only
                server_header=False,
                lifespan="off",
                timeout_graceful_shutdown=GRACE,
            )
        )
        self.house, self.ready = house, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        logs.tell("started", host=host, port=port)
        self.ready(f"http://{f'[{host}]' if ':' in host else host}:{port}")

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_PER_SECOND == 0:
            self.gate.sweep(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to `Stop`."""
        yield

    def stop(self) -> None:
        """Stop in order, soon."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # nobody new, while the others are told
        await self.house.farewell()
        await super().shutdown(sockets)


def config_of(gate: Gate, app: App, **options: Any) -> ServerConfig:
    """The configuration of uvicorn, with the gate for its protocols."""
    config = ServerConfig(app, **options)
    config.gate = gate
    return config


def gate_of(house: House) -> Gate:
    """The gate of a server: as many connections as the settings and the limit of open files allow."""
    known = networks(house.settings.proxies, field="proxies") + house.unlimited
    wanted = house.settings.connections + house.limits.count("connection.http")
    return Gate(
        house.limits,
        most=min(wanted, open_files() - SPARE_FILES),
        is_exempt=lambda address: is_among(address, known),
    )


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop.

    Raises:
        BadField: a setting is not sound.
        OSError: the address is taken, or the database cannot be opened.
    """
    logs.set_up(settings.log, settings.log_level)
    allow_files(settings.connections + Limits(settings.limits).count("connection.http") + SPARE_FILES)
    bound = listener(settings)
    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(opened(settings, bound, ready))


async def opened(settings: Settings, bound: socket.socket, ready: Callable[[str], None]) -> None:
    """Open the house, let people in, and close it when they have gone."""
    with Stop() as stop:
        house = await House.open(settings)
        gc.freeze()  # what is here now stays; and matches are no rubbish that must be looked for often
        gc.set_threshold(*RARELY)
        server = Server(house, ready)
        stop.then(server.stop)
        try:
            await server.serve([bound])
        finally:
            await house.close()
            logs.tell("stopped")


def listener(settings: Settings) -> socket.socket:
    """The address, bound here so that a taken one is a plain error. Raises: OSError."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
    except OSError as error:
        bound.close()
        error.filename = f"{settings.host}:{settings.port}"
        raise
    bound.listen(BACKLOG)
    return bound


def allow_files(wanted: int) -> None:
    """Let this process have as many sockets as it may be asked to keep, or as the system allows."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def open_files() -> int:
    """How many files and sockets this process may have open."""
    if sys.platform == "win32":
        return NO_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return NO_LIMIT if soft == resource.RLIM_INFINITY else soft
