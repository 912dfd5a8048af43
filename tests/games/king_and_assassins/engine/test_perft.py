"""Perft from chosen positions: counts by hand, by the oracle and by the rules."""

from typing import Any

import pytest

import regalia
from tests.games.king_and_assassins import oracle
from tests.games.king_and_assassins.random_walks import UNCOMPILED
from tests.games.king_and_assassins.scene import position

# Counted by hand:
#
# gate     1: end, b6b7, b6c6, b6*, a5b5 (the monk goes to c5); climbs to a6 and a4 cost 2.  = 5
#          2: end: b5b4 (a climb), b5c5, !b5, a6a7, end = 5;  b6b7: a5b5, end = 2;  b6c6: the same = 2;
#             b6*: over = 1;  a5b5: b6b7, b6c6, b6*, end = 4.  = 14
# no-ap    1: end, f5e5 (a free descent), !f3.  = 3
#          2: end: over = 1;  f5e5: end, !f3 = 2;  !f3: end, f5e5, f3e3, f3f2 = 4.  = 7
#          3: end 1;  f5e5: end 1, !f3 (end, f3e3, f3f2) 3 = 4;  !f3: end 1, f5e5 (end, f3e3, f3f2) 3,
#             f3e3 (end, f5e5) 2, f3f2 (end, f5e5) 2 = 8.  = 13
POSITIONS: dict[str, tuple[dict[str, Any], list[int]]] = {
    "gate": (
        position(
            card="1/5/4", left="1/1/4", king="b6", knights="a5", crowd="monk?b5 butcher@a6",
            gone="squire:captured farmer:eliminated",
        ),
        [1, 5, 14, 55],
    ),
    "no-ap": (
        position(
            phase="assassins", round=15, left="0/0/0", knights="j2", crowd="monk!f5 farmer?f3",
            gone="squire:eliminated", deck="",
        ),
        [1, 3, 7, 13],
    ),
    # Shoves on and off roofs, blocked by a roof, the edge, the king and a knight; with fetters.
    "shoves": (
        position(
            left="1/4/5", king="e4", knights="b3 d5 f5 h5", deck="1/5/4 2/7/5",
            crowd="monk!c5 butcher@b5 shepherd@e5 squire?g5 farmer?h4 carpenter@d6 witchhunter@d7 "
            "fishwoman@c3 courtesan@d3",
        ),
        [1, 22, 448, 8863],
    ),
    # Two assassins among knights, on street and roof; the king is wounded, so an attack ends the game.
    "kills": (
        position(
            phase="assassins", wounds=1, king="e5", knights="d4 e4 e6 g5 h4",
            crowd="monk!f5 butcher!d5 farmer?g4 squire@c6", deck="1/5/4 2/7/4",
        ),
        [1, 16, 203, 2584],
    ),
    # One assassin is left: the right capture ends the game, and so does the castle.
    "last-assassin": (
        position(
            board="B", card="1/5/5f", left="1/3/5", king="f9", knights="d9 e10 e7 g8",
            crowd="monk?f10 shepherd@f8 farmer@f7 plumwoman@e9 blacksmith@d6",
            gone="butcher:captured squire:eliminated", deck="1/5/4 1/6/5f 2/7/5",
        ),
        [1, 22, 390, 6099],
    ),
    "opening-b": (
        position(
            board="B", round=1, king="a1", knights="a2 b1 b2 b3 c2 e10 e7",
            crowd="monk?d9 plumwoman@h9 appleman@b8 courtesan@f8 fishwoman@a6 butcher?d6 blacksmith@i6 "
            "shepherd@f5 squire@c4 carpenter@g4 witchhunter@e2 farmer?g1",
        ),
        [1, 16, 306, 7517],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("start", "nodes"), POSITIONS.values(), ids=POSITIONS)
def test_the_rules_count_as_many_sequences_as_they_should(start: dict[str, Any], nodes: list[int]) -> None:
    game = regalia.load(start, chance="explicit")
    assert [game.perft(depth) for depth in range(len(nodes))] == nodes


@pytest.mark.parametrize(("start", "nodes"), POSITIONS.values(), ids=POSITIONS)
def test_the_oracle_counts_the_same(start: dict[str, Any], nodes: list[int]) -> None:
    board = {"A": oracle.SIDE_A, "B": oracle.SIDE_B}[start["board"]]
    depths = range(3 if UNCOMPILED or nodes[-1] > 7000 else 4)
    assert [oracle.perft(start, board, depth) for depth in depths] == nodes[: len(depths)]


def test_what_is_counted_by_hand_is_what_is_legal() -> None:
    gate, no_ap = (regalia.load(POSITIONS[name][0]) for name in ("gate", "no-ap"))
    assert gate.legal() == ["a5b5", "b6*", "b6b7", "b6c6", "end"]
    assert no_ap.legal() == ["!f3", "end", "f5e5"]


def test_a_sequence_stops_at_chance_and_at_the_end_and_counts_as_one() -> None:
    waiting = regalia.load(position(phase="card", card=None), chance="explicit")
    assert [waiting.perft(depth) for depth in (0, 1, 5)] == [1, 1, 1]
    over = regalia.load(POSITIONS["gate"][0])
    over.push("b6*")
    assert [over.perft(depth) for depth in (0, 1, 5)] == [1, 1, 1]


def test_a_count_that_would_take_too_long_is_given_up() -> None:
    game = regalia.load(POSITIONS["opening-b"][0])
    for depth in (-1, 9, True):
        with pytest.raises(regalia.BadField) as caught:
            game.perft(depth)
        assert caught.value.field == "depth"


@pytest.mark.compiled_only
def test_more_than_fifty_million_sequences_are_too_many() -> None:
    with pytest.raises(regalia.TooLarge):
        regalia.load(POSITIONS["opening-b"][0]).perft(8)
