"""Generates the Grafana dashboard deploy/grafana/regalia.json from a table of panels.

A test compares the metrics and labels of every query with what a server exports (tests/web/test_dashboard.py).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tools.dev.paths import ROOT

FILE = ROOT / "deploy" / "grafana" / "regalia.json"
COLUMNS, WIDTH, HEIGHT = 24, 8, 8  # Grafana's grid, and a panel in it
DATASOURCE = {"type": "prometheus", "uid": "${datasource}"}
CHOSEN = '{instance=~"$instance"}'  # the servers that are chosen at the top of the dashboard
QUANTILES = {"p50": 0.5, "p95": 0.95, "p99": 0.99}


class Panel(NamedTuple):
    """A panel: a title, Grafana's name of the unit, and the queries by legend."""

    title: str
    unit: str
    queries: dict[str, str]


def rate(metric: str, by: str = "") -> str:
    """The sum of a counter's rates per second, by a label or in total."""
    return f"sum{f' by ({by})' if by else ''} (rate({metric}{CHOSEN}[$__rate_interval]))"


def total(metric: str, by: str = "") -> str:
    """The sum of a gauge over the servers, by a label or in total."""
    return f"sum{f' by ({by})' if by else ''} ({metric}{CHOSEN})"


def quantiles(histogram: str) -> dict[str, str]:
    """The quantiles of a histogram, over all servers."""
    buckets = rate(f"{histogram}_bucket", by="le")
    return {legend: f"histogram_quantile({value}, {buckets})" for legend, value in QUANTILES.items()}


def ratio(part: str, whole: str) -> str:
    """The quotient of two rates."""
    return f"{rate(part)} / {rate(whole)}"


ROWS = {
    "Players": [
        Panel(
            "Connections",
            "short",
            {
                "WebSockets": total("regalia_sockets_open"),
                "TCP connections": total("regalia_connections_open"),
                "sessions": total("regalia_sessions_open"),
            },
        ),
        Panel("Matches in memory", "short", {"{{instance}}": total("regalia_matches_loaded", by="instance")}),
        Panel(
            "Log-ins",
            "ops",
            {
                "sessions started": rate("regalia_sessions_started_total"),
                "failed: {{operation}}": rate("regalia_login_failures_total", by="operation"),
            },
        ),
    ],
    "Commands": [
        Panel(
            "Commands by type and outcome",
            "ops",
            {"{{type}} {{outcome}}": rate("regalia_commands_total", by="type, outcome")},
        ),
        Panel("Time of a command", "s", quantiles("regalia_command_duration_seconds")),
        Panel("Socket messages", "ops", {"{{type}}": rate("regalia_socket_messages_total", by="type")}),
    ],
    "HTTP": [
        Panel(
            "Requests by status", "reqps", {"{{status}}": rate("regalia_http_requests_total", by="status")}
        ),
        Panel(
            "Requests by endpoint",
            "reqps",
            {"{{method}} {{endpoint}}": rate("regalia_http_requests_total", by="method, endpoint")},
        ),
        Panel("Time of a request", "s", quantiles("regalia_http_request_duration_seconds")),
        Panel(
            "Mean time by endpoint",
            "s",
            {
                "{{endpoint}}": f"{rate('regalia_http_request_duration_seconds_sum', by='endpoint')}"
                f" / {rate('regalia_http_request_duration_seconds_count', by='endpoint')}"
            },
        ),
        Panel("Limit hits", "ops", {"{{limit}}": rate("regalia_limit_hits_total", by="limit")}),
    ],
    "Computer players": [
        Panel("Queue", "short", {"waiting": total("regalia_worker_queue_length")}),
        Panel(
            "Workers",
            "short",
            {
                "configured": total("regalia_workers"),
                "alive": total("regalia_workers_alive"),
                "busy": total("regalia_workers_busy"),
                "remote": total("regalia_workers_remote"),
            },
        ),
        Panel("Worker CPU seconds per second", "short", {"cores": rate("regalia_worker_cpu_seconds_total")}),
        Panel("Turns", "ops", {"{{outcome}}": rate("regalia_computer_turns_total", by="outcome")}),
        Panel("Worker restarts", "short", {"restarts": rate("regalia_worker_restarts_total")}),
    ],
    "Store": [
        Panel("Writes", "wps", {"writes": rate("regalia_store_writes_total")}),
        Panel(
            "Writes in one transaction",
            "short",
            {
                **quantiles("regalia_store_group_size"),
                "mean": ratio("regalia_store_group_size_sum", "regalia_store_group_size_count"),
            },
        ),
        Panel(
            "Time of a transaction",
            "s",
            {"mean": ratio("regalia_store_write_seconds_total", "regalia_store_group_size_count")},
        ),
        Panel("Write errors", "ops", {"errors": rate("regalia_store_write_errors_total")}),
        Panel("Writes that wait", "short", {"waiting": total("regalia_store_queue_length")}),
        Panel("Scheduled backups", "ops", {"{{outcome}}": rate("regalia_backups_total", by="outcome")}),
        Panel("Age of the last backup", "s", {"{{instance}}": f"regalia_backup_age_seconds{CHOSEN}"}),
    ],
    "Health": [
        Panel("Checks of /health/ready", "bool_yes_no", {"{{instance}} {{check}}": f"regalia_ready{CHOSEN}"}),
        Panel("Age of the heartbeat", "s", {"{{instance}}": f"regalia_heartbeat_age_seconds{CHOSEN}"}),
        Panel("Versions", "short", {"{{version}}": f"count by (version) (regalia_build_info{CHOSEN})"}),
        Panel(
            "Server CPU", "percentunit", {"{{instance}}": rate("process_cpu_seconds_total", by="instance")}
        ),
        Panel("Server memory", "bytes", {"{{instance}}": f"process_resident_memory_bytes{CHOSEN}"}),
        Panel(
            "Open files",
            "short",
            {"{{instance}}": f"process_open_fds{CHOSEN}", "limit": f"process_max_fds{CHOSEN}"},
        ),
    ],
}


def panel_json(panel: Panel, number: int, column: int, line: int) -> dict[str, Any]:
    """A panel as Grafana stores it."""
    return {
        "id": number,
        "type": "timeseries",
        "title": panel.title,
        "datasource": DATASOURCE,
        "gridPos": {"x": column, "y": line, "w": WIDTH, "h": HEIGHT},
        "fieldConfig": {"defaults": {"unit": panel.unit, "min": 0}, "overrides": []},
        "options": {"legend": {"displayMode": "list", "placement": "bottom"}, "tooltip": {"mode": "multi"}},
        "targets": [
            {"refId": chr(ord("A") + place), "datasource": DATASOURCE, "expr": query, "legendFormat": legend}
            for place, (legend, query) in enumerate(panel.queries.items())
        ],
    }


def panels() -> Iterator[dict[str, Any]]:
    """All rows and their panels, three in a line."""
    number = line = 0
    for title, row in ROWS.items():
        number += 1
        place = {"x": 0, "y": line, "w": COLUMNS, "h": 1}
        yield {
            "id": number,
            "type": "row",
            "title": title,
            "collapsed": False,
            "gridPos": place,
            "panels": [],
        }
        line += 1
        for place_in_row, panel in enumerate(row):
            number += 1
            down, column = divmod(place_in_row * WIDTH, COLUMNS)
            yield panel_json(panel, number, column, line + down * HEIGHT)
        line += HEIGHT * -(-len(row) * WIDTH // COLUMNS)


def variables() -> list[dict[str, Any]]:
    """What can be chosen at the top of the dashboard: the data source and the servers."""
    servers = "label_values(regalia_sockets_open, instance)"
    return [
        {"name": "datasource", "type": "datasource", "query": "prometheus", "label": "Prometheus"},
        {
            "name": "instance",
            "type": "query",
            "label": "Server",
            "datasource": DATASOURCE,
            "query": {"query": servers, "refId": "instance"},
            "refresh": 2,
            "multi": True,
            "includeAll": True,
            "current": {"text": "All", "value": "$__all"},
        },
    ]


def outputs() -> Iterator[tuple[Path, str]]:
    """The dashboard."""
    dashboard = {
        "uid": "regalia",
        "title": "Regalia",
        "schemaVersion": 39,
        "editable": True,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "templating": {"list": variables()},
        "panels": list(panels()),
    }
    yield FILE, json.dumps(dashboard, indent=2) + "\n"
