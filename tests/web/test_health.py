"""Health checks: what makes a server live and ready, who may ask, and how often it is worked out."""

import json
import signal
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from regalia.adapters.task_runner import Readiness
from regalia.adapters.write_statistics import WriteStatistics
from regalia.web.health import HealthChecks
from tests.support.clients import PATIENCE, running
from tests.support.server_process import Process, full_disk


def healthy_server() -> Any:
    """Returns a stand-in for a server context in which every check passes."""
    return SimpleNamespace(
        stopping=False,
        backups=None,
        limits=SimpleNamespace(count=lambda name: {"ready.queue": 200}[name]),
        writer=SimpleNamespace(
            statistics=WriteStatistics(), thread=SimpleNamespace(is_alive=lambda: True)
        ),
        workers=SimpleNamespace(
            readiness=lambda: Readiness(True, "run"), health=lambda: SimpleNamespace(waiting=200)
        ),
        live_matches=SimpleNamespace(now=lambda: 100_000, last_heartbeat=100_000),
    )  # fmt: skip


def failing_checks(server: Any, path: str = "/health/ready") -> tuple[int, list[str]]:
    """Returns the status of a response, and the checks that fail in it."""
    response = HealthChecks(server).response(path)
    assert response is not None
    checks = json.loads(bytes(response.body))["checks"]
    return response.status_code, [name for name, check in checks.items() if not check["ok"]]


def break_store(server: Any) -> None:
    server.writer.statistics.failed(OSError())


def stop_heartbeat(server: Any) -> None:
    server.live_matches.last_heartbeat -= 30_000


def break_workers(server: Any) -> None:
    server.workers.readiness = lambda: Readiness(False, "die again and again")


def fill_queue(server: Any) -> None:
    server.workers.health = lambda: SimpleNamespace(waiting=201)


def stop(server: Any) -> None:
    server.stopping = True


def test_a_server_in_order_is_live_and_ready() -> None:
    assert failing_checks(healthy_server()) == (200, [])
    assert failing_checks(healthy_server(), "/health/live") == (200, [])


@pytest.mark.parametrize(
    ("fault", "check"),
    [
        (break_store, "store"),
        (stop_heartbeat, "heartbeat"),
        (break_workers, "workers"),
        (fill_queue, "queue"),
        (stop, "serving"),
    ],
)
def test_one_fault_makes_a_server_not_ready_but_does_not_ask_for_a_restart(fault: Any, check: str) -> None:
    server = healthy_server()
    fault(server)
    assert failing_checks(server) == (503, [check])
    assert failing_checks(server, "/health/live") == (200, [])


def test_a_server_whose_writer_has_ended_is_not_live() -> None:
    server = healthy_server()
    server.writer.thread.is_alive = lambda: False
    assert failing_checks(server, "/health/live") == (503, ["writer"])


def test_a_write_that_succeeds_makes_the_store_ready_again() -> None:
    server = healthy_server()
    break_store(server)
    server.writer.statistics.committed(1, 0.001)
    assert failing_checks(server) == (200, [])


def test_the_checks_run_at_most_once_a_second() -> None:
    server, now = healthy_server(), [0.0]
    checks = HealthChecks(server, lambda: now[0])
    first = checks.response("/health/ready")
    stop(server)
    now[0] = 0.9
    assert checks.response("/health/ready") is first
    now[0] = 1.0
    later = checks.response("/health/ready")
    assert later is not None
    assert later.status_code == 503


def test_each_check_has_a_line_of_its_own(address: str) -> None:
    lines = httpx.get(f"{address}/health/ready").text.splitlines()
    for name in ("store", "heartbeat", "workers", "queue", "serving"):
        assert len([line for line in lines if f'"{name}"' in line]) == 1


@pytest.mark.parametrize("host", ["10.1.2.3:8000", "regalia", "evil.example", ""])
def test_probes_may_use_any_host_name_but_other_pages_may_not(address: str, host: str) -> None:
    assert httpx.get(f"{address}/health/ready", headers={"host": host}).status_code == 200
    expected = 200 if host.startswith("10.") else 421
    assert httpx.get(f"{address}/health", headers={"host": host}).status_code == expected


@pytest.mark.parametrize(
    ("method", "path", "status"), [("HEAD", "/health/live", 200), ("POST", "/health/ready", 405)]
)
def test_health_is_read_only(address: str, method: str, path: str, status: int) -> None:
    assert httpx.request(method, address + path).status_code == status


def test_probes_are_answered_after_the_address_has_sent_too_many_requests(tmp_path: Path) -> None:
    limits = {"request.address": "2 per minute"}
    with running(tmp_path / "regalia.sqlite3", unlimited="", limits=limits) as address:
        statuses = [httpx.get(f"{address}/api/games").status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        assert [httpx.get(f"{address}/health/ready").status_code for _ in range(5)] == [200] * 5


@pytest.mark.skipif(sys.platform != "linux", reason="uses what Linux offers to disturb a process")
def test_a_full_disk_makes_a_server_unready_until_there_is_space_again(tmp_path: Path) -> None:
    process = Process(tmp_path)
    process.start()
    try:
        wait_for(process, "/health/ready", 200)
        with full_disk(process):
            wait_for(process, "/health/ready", 503)
            assert httpx.get(f"{process.address}/health/live").status_code == 200
        wait_for(process, "/health/ready", 200)
    finally:
        process.end(signal.SIGTERM)


def wait_for(process: Process, path: str, status: int) -> None:
    """Polls a path until it has a status: a heartbeat is written every 10 seconds."""
    deadline = time.monotonic() + 2 * PATIENCE
    while httpx.get(process.address + path).status_code != status:
        assert time.monotonic() < deadline, f"{path} does not become {status}"
        time.sleep(0.2)
