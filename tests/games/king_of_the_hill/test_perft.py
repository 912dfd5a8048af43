"""Counts of all sequences of actions from chosen positions: by hand, by the oracle and by the rules."""

from copy import deepcopy
from typing import Any

import pytest

import regalia
from tests.games.king_of_the_hill import oracle
from tests.games.king_of_the_hill.battles import UNCOMPILED
from tests.games.king_of_the_hill.scene import position

# Worked out by hand, action by action:
#
# duel     1: 9D burn, 9D b6xb7.  = 2
#          2: burn: 9H burn (nobody stands diagonally) = 1;  attack: draw:KS, hand:9H, yield = 3.  = 4
#          3: burn, burn: the turn is over = 1;  draw:KS: no way out, lost: pursue, halt = 2;  yield: the
#             same = 2;  hand:9H: draw:2H, draw:TD, yield = 3.  = 8
#          4: 1;  draw:KS and yield: after pursue or halt red burns its nine = 2 and 2;  hand:9H: draw:2H
#             loses the infantry: pursue, halt = 2, draw:TD blocks and the turn is over = 1, yield = 2.  = 10
# spells   1: KC burn, KC a1-a2, KC a1-b1, KC confusion, 4D burn, 4D vigour:a1-a2, -b1, -b2.  = 8
#          2: confusion waits for chance = 1;  else red burns its five or steps to j6, j7, k6 = 7 × 4.  = 29
#          3: confusion = 1;  after the king is burned the four: burn, a2, b1, b2 = 4, moved to a2: burn and
#             five steps = 6, moved to b1: 6;  after the four is burned the king: burn, a2, b1 = 3 (red has
#             no card left to lose), from a2: burn and 3 = 4, from b1: 4, from b2: burn and 4 = 5.
#             4 × (4 + 6 + 6 + 3 + 4 + 4 + 5) + 1 = 129
POSITIONS: dict[str, tuple[dict[str, Any], list[int]]] = {
    "duel": (
        position(
            "introduction", turn=3, blue="infantry@b6", red="archers@b7", hand="9D", other="9H",
            pile="KS 2H TD",
        ),
        [1, 2, 4, 8, 10],
    ),
    "spells": (
        position("king-of-the-woods", blue="artillery@a1", red="artillery@k7", hand="KC 4D", other="5H"),
        [1, 8, 29, 129],
    ),
    # Archers, artillery and flyers around the hill, a forest, rocks and a road; jokers in both hands.
    "melee": (
        position(
            blue="infantry+@d2 cavalry@e3 archers@c3 artillery@b2 flyers@h2",
            red="infantry+@e5 cavalry@d4 archers@g5 land-monster@f3",
            elements="forest-small@b3 rocks@i5 road@k", hand="** 9D AS", other="** KC 8H",
            pile="QS 9C KH 4S 5S 6D 7H 2C", gone="blue:archers",
        ),
        [1, 265, 62476, 9523151],
    ),
    # Blue is about to leave, by foot and by magic, and red's forest is full of archers.
    "edge": (
        position(
            "ambush", turn=7, blue="cavalry+@d5 infantry@e7 flying-monster@c5 archers@i6",
            red="archers@f6 infantry@c6 elite-infantry@d6 archers@j6", hand="5C 4D AC KD", other="9H TS 6D",
            pile="2H 3S JC QD 8D 7C", left_board=[{"side": "blue", "type": "infantry"}],
        ),
        [1, 141, 10138, 796391],
    ),
}  # fmt: skip


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
