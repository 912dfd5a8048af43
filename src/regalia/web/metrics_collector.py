"""Metrics that the parts of a server count themselves, read when the metrics are asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

import regalia
from regalia.adapters.scheduled_backups import ScheduledBackups
from regalia.adapters.task_runner import ScheduledRunner
from regalia.adapters.write_statistics import GROUP_SIZES, WriteStatistics
from regalia.web.command_counts import histogram
from regalia.web.health import HealthChecks
from regalia.web.tcp_connections import TcpConnections
from regalia.web.wiring import ServerContext


class ServerCollector(Collector):
    """Reads the state of a server; called on the thread of its event loop."""

    def __init__(self, server: ServerContext, checks: HealthChecks, connections: TcpConnections) -> None:
        self._server, self._checks, self._connections = server, checks, connections

    def describe(self) -> Iterable[Metric]:
        """Returns nothing: the registry need not collect to learn the names."""
        return ()

    def collect(self) -> Iterator[Metric]:
        """Yields all metrics."""
        server = self._server
        yield InfoMetricFamily("regalia_build", "The version.", value={"version": regalia.__version__})
        yield gauge("regalia_connections_open", "Open TCP connections.", len(self._connections))
        yield gauge("regalia_sockets_open", "Open WebSockets.", len(server.sockets))
        sessions = len({connection.session for connection in server.sockets})
        yield gauge("regalia_sessions_open", "Sessions of browsers with an open WebSocket.", sessions)
        started = server.sessions.started
        yield counter("regalia_sessions_started_total", "Log-ins and new guests.", started)
        yield gauge("regalia_matches_loaded", "Matches in memory.", len(server.live_matches.loaded))
        yield from worker_metrics(server.workers)
        turns = CounterMetricFamily(
            "regalia_computer_turns_total", "Turns requested of the workers by outcome.", labels=["outcome"]
        )
        for outcome, number in server.planner.turns.items():
            turns.add_metric([outcome], number)
        yield turns
        yield from store_metrics(server.writer.statistics)
        waiting = server.writer.jobs.qsize()
        yield gauge("regalia_store_queue_length", "Writes that wait for the writer.", waiting)
        yield from backup_metrics(server.backups)
        yield from health_metrics(self._checks)


def worker_metrics(workers: ScheduledRunner) -> Iterator[Metric]:
    """Yields the metrics of the worker processes."""
    health = workers.health()
    yield gauge("regalia_workers", "Worker processes that may run.", health.count)
    yield gauge("regalia_workers_alive", "Worker processes that run.", health.alive)
    yield gauge("regalia_workers_remote", "Connected `regalia worker` processes.", workers.remote_workers)
    yield gauge("regalia_workers_busy", "Worker processes that search.", health.busy)
    yield gauge("regalia_worker_queue_length", "Move requests without a worker.", health.waiting)
    yield counter("regalia_worker_restarts_total", "Workers that died or hung.", health.replaced)
    yield counter("regalia_worker_cpu_seconds_total", "CPU seconds of searches.", workers.cpu_seconds)


def store_metrics(statistics: WriteStatistics) -> Iterator[Metric]:
    """Yields the metrics of the writer."""
    writes = statistics.writes
    yield counter("regalia_store_writes_total", "Writes that are on disk.", writes)
    yield counter("regalia_store_write_errors_total", "Writes that failed.", statistics.errors)
    yield counter("regalia_store_write_seconds_total", "Seconds in transactions.", statistics.seconds)
    yield histogram(
        "regalia_store_group_size",
        "Writes in one transaction.",
        bounds=GROUP_SIZES,
        counts=statistics.group_counts,
        total=writes,
    )


def backup_metrics(backups: ScheduledBackups | None) -> Iterator[Metric]:
    """Yields the scheduled backups that this process has made, and the age of the last one in the folder."""
    made, failed = (0, 0) if backups is None else (backups.made, backups.failed)
    outcomes = CounterMetricFamily(
        "regalia_backups_total", "Scheduled backups by outcome.", labels=["outcome"]
    )
    outcomes.add_metric(["made"], made)
    outcomes.add_metric(["failed"], failed)
    yield outcomes
    age = None if backups is None else backups.age()
    value = float("nan") if age is None else age  # NaN: there is none
    yield gauge("regalia_backup_age_seconds", "Seconds since the last scheduled backup.", value)


def health_metrics(checks: HealthChecks) -> Iterator[Metric]:
    """Yields the age of the heartbeat, and the checks of /health/ready."""
    age = checks.heartbeat_age()
    yield gauge("regalia_heartbeat_age_seconds", "Seconds since the last heartbeat was written.", age)
    ready = GaugeMetricFamily("regalia_ready", "Whether a check of /health/ready passes.", labels=["check"])
    for check in checks.ready():
        ready.add_metric([check.name], float(check.ok))
    yield ready


def gauge(name: str, help_text: str, value: float) -> Metric:
    """Returns a gauge without labels."""
    return GaugeMetricFamily(name, help_text, value=value)


def counter(name: str, help_text: str, value: float) -> Metric:
    """Returns a counter without labels."""
    return CounterMetricFamily(name, help_text, value=value)
