"""Metrics that are counted as requests and commands come: one method per event.

What the parts of the server count themselves is read when the metrics are asked for: `metrics_collector`. No label
holds an id, a name or an address, so that the number of series is bounded.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

from regalia.core.errors import RegaliaError
from regalia.services.errors import TooMany, WrongPassword
from regalia.services.limit_table import DEFAULTS
from regalia.web.command_counts import BUCKETS, CommandCounts

OTHER = "other"  # requests that match no endpoint
METHODS = ("GET", "HEAD", "POST", "PATCH", "DELETE")

# They would double the number of series, and all counters begin with the process.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has no annotations there


class Metrics:
    """The metrics of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.commands = CommandCounts()
        registry.register(self.commands)
        self._requests = Counter(
            "regalia_http_requests_total",
            "HTTP requests by method, endpoint pattern and status.",
            ["method", "endpoint", "status"],
            registry=registry,
        )
        self._request_seconds = Histogram(
            "regalia_http_request_duration_seconds",
            "Seconds from an HTTP request to the end of its response.",
            ["endpoint"],
            buckets=BUCKETS,
            registry=registry,
        )
        self._login_failures = Counter(
            "regalia_login_failures_total",
            "Wrong passwords and recovery codes by operation.",
            ["operation"],
            registry=registry,
        )
        self._limit_hits = Counter(
            "regalia_limit_hits_total", "Refusals by limit.", ["limit"], registry=registry
        )
        for name, value in DEFAULTS.items():
            if isinstance(value, str):  # rates are shown before their first refusal
                self._limit_hits.labels(name)

    def request(self, method: str, endpoint: str, status: int, seconds: float) -> None:
        """Counts an HTTP request; `endpoint` is the pattern of its path."""
        shown = method if method in METHODS else OTHER
        self._requests.labels(shown, endpoint, str(status)).inc()
        self._request_seconds.labels(endpoint).observe(seconds)

    def refusal(self, error: RegaliaError, operation: str = "") -> None:
        """Counts an error that is sent to a client, if it is a hit of a limit or a failed log-in."""
        if isinstance(error, TooMany):
            self._limit_hits.labels(error.limit).inc()
        elif isinstance(error, WrongPassword):
            self._login_failures.labels(operation).inc()
