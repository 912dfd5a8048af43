"""Attacks worked out exactly: what they cost, and that nothing better is overlooked."""

from typing import cast

from regalia.games.king_and_assassins import const as k
from regalia.games.king_and_assassins.rules import KingAndAssassins
from regalia.games.king_and_assassins.tactics import Alarm, Attack
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


# The attack.


def wounds(points: int, **fields: str) -> int:
    """The most wounds that can be dealt with so many points."""
    engine = cast("KingAndAssassins", scene(phase="assassins", left=f"0/0/{points}", **fields).engine)
    return Attack(engine.streets).most_wounds(engine)


def test_through_a_knight_a_wound_costs_four_points() -> None:
    corner = {"king": "j1", "knights": "i1 j2", "crowd": "monk?h1"}
    assert wounds(4, **corner) == 1
    assert wounds(3, **corner) == 0


def test_from_beside_the_king_four_points_kill() -> None:
    assert wounds(4, king="e5", crowd="monk?e6") == 2
    assert wounds(3, king="e5", crowd="monk?e6") == 1


def test_ka_10_2_from_a_roof_an_assassin_drops_down_for_nothing() -> None:
    assert wounds(4, king="e5", crowd="monk?f4") == 2


def test_one_kills_the_knight_on_the_roof_and_another_goes_that_way() -> None:
    """The king stands in a corner of b5 between knights; only the roof a4 gives onto a5."""
    fields = {"king": "j1", "knights": "i1 j2", "crowd": "monk?i3 farmer?h2"}
    assert wounds(5, **fields) == 1


def test_a_citizen_who_is_in_the_way_steps_aside() -> None:
    fields = {"king": "j1", "knights": "j2", "crowd": "monk?h1 farmer@i1"}
    assert wounds(4, **fields) == 1
    assert wounds(3, **fields) == 0
