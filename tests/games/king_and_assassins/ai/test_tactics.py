"""Threat map and exact attack search: costs, and comparison with brute force."""

from random import Random
from typing import Any, cast

import pytest

import regalia
from regalia.core.state import ActionBuffer
from regalia.games.king_and_assassins.ai.tactics import Attack
from regalia.games.king_and_assassins.ai.threat_map import ThreatMap
from regalia.games.king_and_assassins.engine.constants import ASSASSINS_TURN, CITIZENS, END, FAR
from regalia.games.king_and_assassins.engine.rules import KingAndAssassinsState
from tests.games.king_and_assassins.random_walks import UNCOMPILED, random_position
from tests.games.king_and_assassins.scene import scene


def cost(name: str, **fields: str) -> int:
    """The cost for a citizen to reach a space beside the king."""
    state = cast("KingAndAssassinsState", scene(phase="assassins", **fields).state)
    return ThreatMap(state.tables.board).costs(state)[CITIZENS.index(name)]


def test_a_citizen_beside_the_king_has_cost_0() -> None:
    assert cost("monk", king="e5", crowd="monk@e6") == 0


def test_each_step_costs_one_point() -> None:
    assert cost("monk", king="e5", crowd="monk@e8") == 2


def test_ka_10_2_an_assassin_climbs_for_one_and_descends_for_nothing() -> None:
    assert cost("monk", king="e5", crowd="monk@f4") == 0 + 0  # down to e4
    assert cost("monk", king="h3", crowd="monk@e3") == 2  # up to f3, on to g3


def test_ka_10_3_a_knight_in_the_way_is_killed() -> None:
    assert cost("monk", king="j1", knights="i1 j2", crowd="monk@h1") == 2


def test_ka_10_3_a_knight_on_a_roof_bars_the_way_up_from_the_street() -> None:
    assert cost("monk", king="e3", knights="f3", crowd="monk@f2") == 1  # not by the roof


def test_a_citizen_in_the_way_steps_aside_for_a_point() -> None:
    assert cost("monk", king="j1", knights="j2", crowd="monk@h1 farmer@i1") == 2


def test_a_captured_citizen_is_far() -> None:
    assert cost("monk", king="j1", gone="monk:captured") == FAR


# The attack.


def wounds(points: int, **fields: Any) -> int:
    """The most wounds that can be dealt with these points."""
    state = cast("KingAndAssassinsState", scene(phase="assassins", left=f"0/0/{points}", **fields).state)
    return Attack(state.tables).most_wounds(state)


def test_through_a_knight_a_wound_costs_four_points() -> None:
    corner = {"king": "j1", "knights": "i1 j2", "crowd": "monk?h1"}
    assert wounds(4, **corner) == 1
    assert wounds(3, **corner) == 0


def test_from_beside_the_king_four_points_kill() -> None:
    assert wounds(4, king="e5", crowd="monk?e6") == 2
    assert wounds(3, king="e5", crowd="monk?e6") == 1


def test_ka_10_2_from_a_roof_an_assassin_drops_down_for_nothing() -> None:
    assert wounds(4, king="e5", crowd="monk?f4") == 2


def test_ka_10_3_after_a_kill_the_next_costs_two_and_then_there_is_none() -> None:
    corner = {"king": "j1", "knights": "i1 j2", "crowd": "monk?h1"}
    assert wounds(5, kills_this_turn=1, **corner) == 1
    assert wounds(4, kills_this_turn=1, **corner) == 0
    assert wounds(5, kills_this_turn=2, **corner) == 0


def test_an_assassin_on_the_target_makes_room_for_another() -> None:
    """The monk stands on the farmer's target, and must step aside unless he is an assassin himself."""
    fields = {"king": "e3", "knights": "d3 e4 e2", "crowd": "monk@f3 farmer?g3"}
    assert wounds(4, **fields) == 1
    assert wounds(3, **fields) == 0
    assert wounds(2, **fields | {"crowd": "monk?f3 farmer?g3"}) == 1


def test_a_citizen_who_is_in_the_way_steps_aside() -> None:
    fields = {"king": "j1", "knights": "j2", "crowd": "monk?h1 farmer@i1"}
    assert wounds(4, **fields) == 1
    assert wounds(3, **fields) == 0


# Brute force.


def crowded(rng: Random, points: int) -> KingAndAssassinsState:
    """A crowded position of the assassins' turn, with an unwounded king."""
    while True:
        data = random_position(rng)
        if data["phase"] == "assassins":
            state = cast(
                "KingAndAssassinsState", regalia.load(data | {"wounds": 0}, chance="explicit", seed=1).state
            )
            state.assassin_ap = points
            return state


def brute_force(start: KingAndAssassinsState) -> int:
    """The most wounds of this turn, by brute force."""
    most, seen, waiting, scratch = 0, set(), [start], ActionBuffer()
    while waiting and most < 2:
        state = waiting.pop()
        most = max(most, state.wounds)
        if state.phase != ASSASSINS_TURN or state.assassin_ap < 2:
            continue  # no further attack is possible
        for action in state.legal_actions():
            if action != END:
                after = state.clone()
                after.apply(action, scratch)
                mark = (*after.citizens, *after.knights, after.known, after.assassin_ap, after.wounds)
                if mark not in seen:
                    seen.add(mark)
                    waiting.append(after)
    return most


@pytest.mark.parametrize(("points", "games"), [(2, 60), (3, 60), (4, 10)])
def test_ka_10_no_attack_is_overlooked_and_none_is_imagined(points: int, games: int) -> None:
    rng = Random(points)
    for _ in range(games // 6 if UNCOMPILED else games):
        state = crowded(rng, points)
        assert Attack(state.tables).most_wounds(state) == brute_force(state)
