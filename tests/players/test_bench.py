"""One number watches the thinking: whoever changes it has changed how the computer plays."""

from __future__ import annotations

import pytest

from regalia.players.bench import PLACES, bench

POSITIONS = 334449  # `regalia bench` prints it; change it together with the play


@pytest.mark.compiled_only
def test_the_search_looks_at_as_many_positions_as_it_did() -> None:
    rows = list(bench())
    assert len(rows) == len(PLACES)
    assert sum(row.positions for row in rows) == POSITIONS
