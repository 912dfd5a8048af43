"""The process that serves: uvicorn, set up for thousands of quiet sockets; players know when it stops."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from regalia.web import logs
from regalia.web.app import App
from regalia.web.house import House
from regalia.web.settings import Settings

if sys.platform != "win32":
    import resource

LONGEST_FRAME = 2 * 1024 * 1024  # beyond the limit of a message, so that one that is too long is told so
SPARE_FILES = 256  # for all that is no connection
BACKLOG = 2048
RARELY = (20_000, 5, 200)  # the middle one small: what it looks through at once keeps everybody waiting
GRACE = 10  # seconds for what is being done when the server stops


class Server(uvicorn.Server):
    """Says when it can be reached, and bye before it goes."""

    def __init__(self, house: House, ready: Callable[[str], None]) -> None:
        super().__init__(
            uvicorn.Config(
                App(house),
                ws="websockets-sansio",  # the least memory for each connection
                ws_per_message_deflate=False,  # it would take twice as much as all else
                ws_max_size=LONGEST_FRAME,
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

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.farewell()
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop.

    Raises:
        BadField: a setting is not sound.
        OSError: the address is taken, or the database cannot be opened.
    """
    logs.set_up(settings.log, settings.log_level)
    allow_files(settings.connections + SPARE_FILES)
    bound = listener(settings)
    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(opened(settings, bound, ready))


async def opened(settings: Settings, bound: socket.socket, ready: Callable[[str], None]) -> None:
    """Open the house, let people in, and close it when they have gone."""
    house = await House.open(settings)
    gc.freeze()  # what is here now stays; and matches are no rubbish that must be looked for often
    gc.set_threshold(*RARELY)
    try:
        await Server(house, ready).serve([bound])
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
