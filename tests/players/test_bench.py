"""The node count of fixed searches: it changes only when the behaviour of the search changes."""

from __future__ import annotations

import pytest

from regalia.players.bench import bench, bench_positions

NODES = 334_449  # `regalia bench` prints it; update it with a deliberate change of behaviour


@pytest.mark.compiled_only
def test_the_search_visits_as_many_nodes_as_before() -> None:
    rows = list(bench())
    assert len(rows) == len(bench_positions())
    assert sum(row.nodes for row in rows) == NODES
