"""Attacks worked out exactly: what they cost, and that nothing better is overlooked."""

from typing import cast

from regalia.games.king_and_assassins import const as k
from regalia.games.king_and_assassins.rules import KingAndAssassins
from regalia.games.king_and_assassins.tactics import Alarm
from tests.games.king_and_assassins.scene import scene


def cost(name: str, **fields: str) -> int:
    """What it costs a citizen to stand beside the king."""
    engine = cast("KingAndAssassins", scene(phase="assassins", **fields).engine)
    return Alarm().costs(engine)[k.CITIZENS.index(name)]


def test_who_stands_beside_the_king_has_nothing_to_pay() -> None:
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


def test_who_is_gone_is_far() -> None:
    assert cost("monk", king="j1", gone="monk:captured") == k.FAR
