"""Health checks for load balancers and supervisors: /health/live and /health/ready.

`live` fails if only a restart helps; `ready` fails while the server cannot serve players well. The responses hold no
id and no secret, and are made at most once a second. So they are given for any host name and without a rate limit:
probes come by IP address or by the name of a container, and a refused probe would make a supervisor restart a server
that works.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic
from typing import NamedTuple

import msgspec
from starlette.responses import Response

from regalia.services.matches.live_matches import HEARTBEAT
from regalia.web.wiring import ServerContext

CACHE_SECONDS = 1.0
HEARTBEAT_LIMIT = 3 * HEARTBEAT  # seconds; a heartbeat that fails is retried every few seconds
HEADERS = {"cache-control": "no-store"}


class Check(NamedTuple):
    """The result of one check; `detail` says why, in English for operators."""

    name: str
    ok: bool
    detail: str


class HealthChecks:
    """The checks of one server, and the two responses."""

    def __init__(self, server: ServerContext, now: Callable[[], float] = monotonic) -> None:
        self._server, self._now = server, now
        self._most_waiting = server.limits.count("ready.queue")
        self._checks = {"/health/live": self.live, "/health/ready": self.ready}
        self._cached: dict[str, tuple[float, Response]] = {}

    def response(self, path: str) -> Response | None:
        """Returns the response to a path of a health check, at most a second old; None for other paths."""
        check = self._checks.get(path)
        if check is None:
            return None
        made, response = self._cached.get(path, (0.0, None))
        if response is None or self._now() - made >= CACHE_SECONDS:
            made, response = self._now(), report(check())
            self._cached[path] = made, response
        return response

    def live(self) -> list[Check]:
        """Checks what only a restart mends. That this code runs shows that the event loop does."""
        writing = self._server.writer.thread.is_alive()
        return [
            Check("event-loop", True, "answers"),
            Check("writer", writing, "runs" if writing else "the thread that writes to the store has ended"),
        ]

    def ready(self) -> list[Check]:
        """Checks whether players can be served well."""
        server, age = self._server, self.heartbeat_age()
        waiting = server.workers.health().waiting
        failing, workers = server.writer.statistics.is_failing, server.workers.readiness()
        return [
            Check("store", not failing, "the last write failed" if failing else "the last write succeeded"),
            Check("heartbeat", age < HEARTBEAT_LIMIT, f"written {age:.0f} s ago"),
            Check("workers", *workers),
            Check("queue", waiting <= self._most_waiting, f"{waiting} of at most {self._most_waiting} wait"),
            Check("backups", True, self.backups()),
            Check("serving", not server.stopping, "draining" if server.stopping else "yes"),
        ]

    def backups(self) -> str:
        """Returns the state of the scheduled backups. A failure keeps no player from being served well."""
        if self._server.backups is None:
            return "none are scheduled"
        if not self._server.store.is_leader:
            return "made by another process"
        return self._server.backups.state()

    def heartbeat_age(self) -> float:
        """Returns the seconds since a heartbeat was last written to the store."""
        matches = self._server.live_matches
        return max(0, matches.now() - matches.last_heartbeat) / 1000


def report(checks: Iterable[Check]) -> Response:
    """Returns the response: JSON with one line per check; status 503 if one fails."""
    checks = list(checks)
    passed = all(check.ok for check in checks)
    lines = [
        f"  {quoted(check.name)}: {quoted({'ok': check.ok, 'detail': check.detail})}" for check in checks
    ]
    status = "ok" if passed else "failing"
    text = f'{{\n"status": {quoted(status)},\n"checks": {{\n' + ",\n".join(lines) + "\n}\n}\n"
    return Response(text, 200 if passed else 503, HEADERS, "application/json")


def quoted(value: object) -> str:
    """Returns a value as JSON."""
    return msgspec.json.encode(value).decode()
