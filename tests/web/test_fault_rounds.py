"""The short form of each fault of `python -m benchmarks.faults`: nothing is lost, and all matches go on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.faults import disk, network
from benchmarks.faults import faults as f
from benchmarks.faults.cluster import FAKETIME, Cluster, running_cluster
from benchmarks.faults.rounds import run_rounds, table

pytestmark = pytest.mark.soak
FAULTS: list[type[f.Fault]] = [
    f.KillServer, f.KillWorker, f.PauseServer, f.KillRedis, f.RestartRedis, f.EmptyRedis, f.RedisGone,
    f.KillPostgresql, f.FastRestart, f.ImmediateRestart, f.KillServerAndPostgresql, f.CutRedis, f.CutPostgresql,
    f.FullDisk, f.ReadOnlyDisk, f.ClockJump,
]  # fmt: skip


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


@pytest.mark.anyio
@pytest.mark.parametrize("kind", FAULTS, ids=lambda kind: kind.__name__)
async def test_a_fault_loses_nothing(cluster: Cluster, tmp_path: Path, kind: type[f.Fault]) -> None:
    if kind is f.ClockJump and not FAKETIME:
        pytest.skip("faketime is not installed (on Debian: apt install faketime)")
    fault = kind(cluster, random.Random(5))
    outcome = await run_rounds(cluster, [fault], tmp_path / "history", matches=10, think=0.5, seed=5)
    assert outcome.passed, (table(outcome), outcome.violations)
