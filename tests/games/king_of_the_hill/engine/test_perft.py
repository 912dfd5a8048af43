"""Perft from chosen positions: counted by hand, by the oracle and by the rules."""

from copy import deepcopy
from typing import Any

import pytest

import regalia
from tests.games.king_of_the_hill import oracle
from tests.games.king_of_the_hill.battles import UNCOMPILED
from tests.games.king_of_the_hill.perft_positions import POSITIONS


@pytest.mark.parametrize(("start", "nodes"), POSITIONS.values(), ids=POSITIONS)
def test_the_rules_count_as_many_sequences_as_they_should(start: dict[str, Any], nodes: list[int]) -> None:
    game = regalia.load(start, chance="explicit")
    depths = [depth for depth in range(len(nodes)) if not UNCOMPILED or nodes[depth] < 1000]
    assert [game.perft(depth) for depth in depths] == nodes[: len(depths)]


def counted(world: oracle.World, depth: int) -> int:
    """The oracle's count, without playing the last action of each sequence."""
    if depth == 0 or world.actor() not in oracle.SEATS:
        return 1
    if depth == 1:
        return len(world.legal())
    total = 0
    for text in world.legal():
        after = deepcopy(world)
        after.apply(text)
        total += counted(after, depth - 1)
    return total


@pytest.mark.parametrize(("start", "nodes"), POSITIONS.values(), ids=POSITIONS)
def test_the_oracle_counts_the_same(start: dict[str, Any], nodes: list[int]) -> None:
    depths = [0, *(depth for depth in range(1, len(nodes)) if nodes[depth - 1] < (30 if UNCOMPILED else 300))]
    assert len(depths) >= (2 if UNCOMPILED else 3)
    assert [counted(oracle.World.load(start), depth) for depth in depths] == nodes[: len(depths)]


def test_what_is_counted_by_hand_is_what_is_legal() -> None:
    duel, spells = (regalia.load(POSITIONS[name][0]) for name in ("duel", "spells"))
    assert duel.legal() == ["9D b6xb7", "9D burn"]
    assert spells.legal() == [
        "4D burn", "4D vigour:a1-a2", "4D vigour:a1-b1", "4D vigour:a1-b2", "KC a1-a2", "KC a1-b1", "KC burn",
        "KC confusion",
    ]  # fmt: skip


def test_a_sequence_stops_at_chance_and_at_the_end_and_counts_as_one() -> None:
    waiting = regalia.load(POSITIONS["spells"][0], chance="explicit")
    waiting.push("KC confusion")
    assert [waiting.perft(depth) for depth in (0, 1, 5)] == [1, 1, 1]
    over = regalia.load(POSITIONS["duel"][0] | {"turn": 7}, chance="explicit")
    for text in ("9D burn", "9H burn"):
        over.push(text)
    assert over.outcome() is not None
    assert [over.perft(depth) for depth in (0, 1, 5)] == [1, 1, 1]
