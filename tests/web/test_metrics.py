"""Metrics: what a played match leaves behind, without ids, and a port that cannot be opened."""

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from regalia.services.limit_table import DEFAULTS
from tests.support.clients import Person, Refusal, Seat, meet, running
from tests.support.metrics import Server, play_short_match
from tests.support.ports import free_port


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with metrics."""
    port = free_port()
    with running(tmp_path_factory.mktemp("metrics") / "regalia.sqlite3", metrics_port=port) as address:
        yield Server(address, port)


def test_a_command_is_counted_by_type_and_outcome_with_its_time(server: Server) -> None:
    before = server.samples()
    play_short_match(server.address)
    after = server.samples()
    accepted = {"type": "act", "outcome": "accepted"}
    assert after.difference(before, "regalia_commands_total", **accepted) == 2
    assert after.difference(before, "regalia_commands_total", type="act", outcome="refused") == 1
    assert after.difference(before, "regalia_commands_total", type="say", outcome="accepted") == 1
    assert after.difference(before, "regalia_command_duration_seconds_count") == 4
    assert after.difference(before, "regalia_command_duration_seconds_bucket", le="+Inf") == 4
    assert after.difference(before, "regalia_socket_messages_total", type="invalid") == 1


def test_requests_are_counted_by_pattern_and_status(server: Server) -> None:
    before = server.samples()
    play_short_match(server.address)
    httpx.get(f"{server.address}/api/matches/no-such-match/record")
    httpx.get(f"{server.address}/api/no-such-endpoint")
    httpx.options(f"{server.address}/api/games")
    httpx.get(server.address)
    after = server.samples()
    counted = [
        ("POST", "/api/matches", "200"),
        ("POST", "/api/matches/{match}/join", "200"),
        ("GET", "/api/matches/{match}/record", "404"),
        ("GET", "other", "404"),
        ("other", "other", "405"),
        ("GET", "pages", "200"),
    ]
    for method, endpoint, status in counted:
        labels = {"method": method, "endpoint": endpoint, "status": status}
        assert after.difference(before, "regalia_http_requests_total", **labels) == 1


def test_the_store_the_workers_and_the_sockets_are_measured(server: Server) -> None:
    alone = Seat(server.address)
    alone.watch_match(
        alone.create_match("king-and-assassins", {"type": "computer", "level": 1}, seat="king")["match"]
    )
    while alone.now["actor"] != "king":
        alone.receive()
    samples = server.samples()
    assert samples["regalia_sockets_open"] >= 1
    assert samples["regalia_sessions_open"] >= 1
    assert samples["regalia_sessions_started_total"] >= 1
    assert samples["regalia_matches_loaded"] >= 1
    assert samples["regalia_workers"] == 1
    assert samples["regalia_worker_cpu_seconds_total"] > 0
    assert samples.get("regalia_computer_turns_total", outcome="planned") >= 1
    writes, transactions = samples["regalia_store_writes_total"], samples["regalia_store_group_size_count"]
    assert writes >= transactions > 0
    assert samples["regalia_store_group_size_sum"] == writes
    assert samples["regalia_store_write_errors_total"] == 0
    assert 0 <= samples["regalia_heartbeat_age_seconds"] < 30
    assert samples.get("regalia_ready", check="store") == 1
    assert samples["process_resident_memory_bytes"] > 0


def test_failed_log_ins_are_counted_also_of_addresses_without_limits(server: Server) -> None:
    before = server.samples()
    with pytest.raises(Refusal):
        Person(server.address).request("POST", "/api/session", {"name": "nobody", "password": "wrong-word"})
    failures = server.samples().difference(before, "regalia_login_failures_total", operation="sign_in")
    assert failures == 1


def test_hits_are_counted_by_the_name_of_the_limit(tmp_path: Path) -> None:
    port = free_port()
    limits = {"request.address": "3 per minute", "socket.watched": 1, "socket.open-account": 1}
    chosen = {"unlimited": "", "metrics_port": port, "limits": limits}
    with running(tmp_path / "regalia.sqlite3", **chosen) as address:
        server = Server(address, port)
        person = Person(address)
        match = person.create_match("king-and-assassins", {"type": "hotseat"})["match"]
        assert person.watch(match, seat="king")["type"] == "snapshot"
        assert person.watch(match, seat="assassins")["type"] == "refused"
        for _ in range(3):
            person.http.get("/api/games")
        samples = server.samples()
        assert samples.get("regalia_limit_hits_total", limit="socket.watched") == 1
        assert samples.get("regalia_limit_hits_total", limit="request.address") == 1
        assert samples.get("regalia_limit_hits_total", limit="chat.account") == 0


def test_no_label_holds_an_id_a_name_or_an_address(server: Server) -> None:
    one, other, match = meet(server.address, "king-and-assassins", seats=("king", "assassins"))
    name = "Wilhelmina"
    one.request("POST", "/api/account", {"name": name, "password": "correct horse battery"})
    httpx.get(f"{server.address}/api/people/{name}")
    text = server.text()
    session = other.cookie.partition("=")[2]
    assert [secret for secret in (match, name, session, "127.0.0.1") if secret in text] == []
    limits = {*DEFAULTS, "connections"}
    assert {labels["limit"] for labels in server.samples().labels("regalia_limit_hits_total")} <= limits


@pytest.mark.parametrize(
    ("method", "path", "host", "status"),
    [
        ("GET", "/", None, 404),
        ("GET", "/metrics/all", None, 404),
        ("POST", "/metrics", None, 405),
        ("GET", "/metrics", "evil.example", 421),
        ("GET", "/metrics", "localhost", 200),
    ],
)
def test_the_metrics_port_serves_metrics_to_local_names_only(
    server: Server, method: str, path: str, host: str | None, status: int
) -> None:
    headers = {"host": host} if host else {}
    answer = httpx.request(method, f"http://127.0.0.1:{server.metrics_port}{path}", headers=headers)
    assert answer.status_code == status


def test_the_main_port_serves_no_metrics(server: Server) -> None:
    assert "regalia_commands_total" not in httpx.get(f"{server.address}/metrics").text


def test_without_a_port_there_are_no_metrics_and_all_else_works(address: str) -> None:
    assert httpx.get(f"{address}/health/ready").status_code == 200


def test_a_metrics_port_in_use_is_one_line_and_nothing_starts(tmp_path: Path) -> None:
    main = free_port()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [str(Path(sys.executable).with_name("regalia")), "serve", "--port", str(main)]
        options = ["--metrics-port", str(port), "--database", str(tmp_path / "regalia.sqlite3")]
        done = subprocess.run([*command, *options], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    assert f"127.0.0.1:{port}" in line
    assert not re.search("Traceback", line)
    assert [*tmp_path.iterdir()] == []
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(("127.0.0.1", main), timeout=1)
