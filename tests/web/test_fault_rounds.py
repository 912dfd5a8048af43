"""The short form of each fault of `python -m benchmarks.faults`: nothing is lost, and all matches go on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.faults import cluster_faults as c
from benchmarks.faults import disk, network
from benchmarks.faults import sqlite_faults as s
from benchmarks.faults.cluster import Cluster, running_cluster
from benchmarks.faults.faults import ClockJump, Fault, KillServer, KillWorker, PauseServer
from benchmarks.faults.installation import FAKETIME, Installation
from benchmarks.faults.rounds import run_rounds, table
from benchmarks.faults.single_server import SingleServer, running_server

pytestmark = pytest.mark.soak
OF_SERVERS: list[type[Fault]] = [KillServer, KillWorker, PauseServer, ClockJump]
OF_CLUSTER: list[type[Fault]] = [
    *OF_SERVERS, c.KillRedis, c.RestartRedis, c.EmptyRedis, c.RedisGone,
    c.KillPostgresql, c.FastRestart, c.ImmediateRestart, c.KillServerAndPostgresql, c.CutRedis, c.CutPostgresql,
    c.FullDisk, c.ReadOnlyDisk,
]  # fmt: skip
OF_SINGLE_SERVER: list[type[Fault]] = [*OF_SERVERS, s.FullDisk, s.KillOnFullDisk, s.ReadOnlyDisk]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two processes with their own networks, and PostgreSQL on a small disk."""
    if not (network.is_available() and disk.is_available()):
        pytest.skip("network namespaces and a small disk need root, iproute2 and e2fsprogs")
    folder = tmp_path_factory.mktemp("cluster")
    for above in (folder, *folder.parents):  # PostgreSQL runs as another user
        if above.owner() == "root" and above.is_relative_to(tmp_path_factory.getbasetemp().parent):
            above.chmod(0o755)
    with running_cluster(folder, isolated=True) as cluster:
        yield cluster


@pytest.fixture(scope="module")
def single(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SingleServer]:
    """One process on SQLite, on a small disk."""
    if not disk.is_available():
        pytest.skip("a small disk needs root and e2fsprogs")
    with running_server(tmp_path_factory.mktemp("single")) as single:
        yield single


async def check_fault(installation: Installation, kind: type[Fault], folder: Path) -> None:
    if kind is ClockJump and not FAKETIME:
        pytest.skip("faketime is not installed (on Debian: apt install faketime)")
    fault = kind(installation, random.Random(5))
    outcome = await run_rounds(installation, [fault], folder / "history", matches=10, think=0.5, seed=5)
    assert outcome.passed, (table(outcome), outcome.violations, outcome.failures)


@pytest.mark.anyio
@pytest.mark.parametrize("kind", OF_CLUSTER, ids=lambda kind: kind.__name__)
async def test_a_fault_of_a_cluster_loses_nothing(
    cluster: Cluster, tmp_path: Path, kind: type[Fault]
) -> None:
    await check_fault(cluster, kind, tmp_path)


@pytest.mark.anyio
@pytest.mark.parametrize("kind", OF_SINGLE_SERVER, ids=lambda kind: kind.__name__)
async def test_a_fault_of_a_server_on_sqlite_loses_nothing(
    single: SingleServer, tmp_path: Path, kind: type[Fault]
) -> None:
    await check_fault(single, kind, tmp_path)
