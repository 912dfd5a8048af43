"""KA-8: shoves by knights, and what blocks them."""

import pytest

from regalia.core.i18n import tr
from tests.games.king_and_assassins.scene import after, allows, refused, scene, told


def spaces(before: dict[str, str], text: str) -> dict[str, str]:
    """The spaces of these citizens after a knight's step."""
    crowd = " ".join(f"{name}@{space}" for name, space in before.items())
    now = after(scene(knights=text[:2], crowd=crowd), text).position()["citizens"]
    return {name: now[name] for name in before}


def test_ka_8_1_who_is_shoved_moves_one_space_in_the_knights_direction() -> None:
    assert spaces({"monk": "d5"}, "c5d5") == {"monk": "e5"}
    assert spaces({"monk": "d5"}, "e5d5") == {"monk": "c5"}
    assert spaces({"monk": "d5"}, "d4d5") == {"monk": "d6"}
    assert spaces({"monk": "d5"}, "d6d5") == {"monk": "d4"}


def test_ka_8_1_a_whole_line_is_shoved_and_told_the_nearest_first() -> None:
    people = {"monk": "d2", "butcher": "e2", "farmer": "f2", "fishwoman": "g2"}
    assert spaces(people, "c2d2") == {"monk": "e2", "butcher": "f2", "farmer": "g2", "fishwoman": "h2"}
    game = scene(knights="c2", crowd="monk@d2 butcher!e2 farmer?f2")
    assert [(event.get("citizen"), event["to"]) for event in told(game, "c2d2")] == [
        ("monk", "e2"), ("butcher", "f2"), ("farmer", "g2"), (None, "d2"),
    ]  # fmt: skip


def test_ka_8_1_a_gap_ends_the_line() -> None:
    assert spaces({"monk": "d2", "butcher": "f2"}, "c2d2") == {"monk": "e2", "butcher": "f2"}


@pytest.mark.parametrize(
    ("knight", "crowd"),
    [
        ("d5e5", "monk@e5"),
        ("d5e5", "monk!e5"),
        ("c5d5", "monk@d5 butcher@e5"),
        ("h6h7", "monk@h7 butcher@h8"),
    ],
    ids=["one", "an assassin", "the last of two", "northwards"],
)
def test_ka_8_2_nobody_is_shoved_from_street_to_roof(knight: str, crowd: str) -> None:
    assert refused(scene(knights=knight[:2], crowd=crowd), knight) == "KA-8.2"


@pytest.mark.parametrize(
    ("knight", "crowd"),
    [("i2j2", "monk@j2"), ("d2d1", "monk@d1"), ("c5b5", "monk@b5 butcher@a5"), ("b2a2", "monk@a2")],
    ids=["east", "south", "the last of two", "from a roof"],
)
def test_ka_8_2_nobody_is_shoved_off_the_board(knight: str, crowd: str) -> None:
    assert refused(scene(knights=knight[:2], crowd=crowd), knight) == "KA-8.2"


def test_ka_8_2_nobody_is_shoved_onto_a_knight_or_the_king() -> None:
    game = scene(king="e5", knights="c5 d7 d3", crowd="monk@d5 butcher@d6 farmer@d4")
    assert refused(game, "c5d5") == "KA-8.2"
    assert refused(game, "d3d4") == "KA-8.2"
    assert refused(game, "d7d6") == "KA-8.2"
    freed = scene(king="e5", knights="c5 d7", crowd="monk@d5 butcher@d6 farmer@d4")
    assert allows(freed, "d7d6")


def test_ka_8_2_a_shove_that_is_stopped_costs_nothing_and_moves_nobody() -> None:
    game = scene(knights="d5", crowd="monk@e5")
    before = game.position()
    assert refused(game, "d5e5") == "KA-8.2"
    assert game.position() == before
    refusal = game.explain("d5e5")
    assert refusal is not None
    assert refusal.words() == tr("refusal-shove-to-roof", space="e5")


@pytest.mark.parametrize(
    ("knight", "before", "now"),
    [
        ("f5f4", {"monk": "f4"}, {"monk": "f3"}),
        ("f4f3", {"monk": "f3"}, {"monk": "f2"}),
        ("g5f5", {"monk": "f5", "butcher": "e5"}, {"monk": "e5", "butcher": "d5"}),
        ("f5e5", {"monk": "e5", "butcher": "d5"}, {"monk": "d5", "butcher": "c5"}),
        ("e5f5", {"monk": "f5", "butcher": "g5"}, {"monk": "g5", "butcher": "h5"}),
    ],
    ids=["roof to roof", "roof to street", "both in a line", "the knight descends", "the knight climbs"],
)
def test_ka_8_3_along_the_roofs_and_down_from_them_people_are_shoved(
    knight: str, before: dict[str, str], now: dict[str, str]
) -> None:
    assert spaces(before, knight) == now


def test_ka_8_3_a_line_may_go_down_from_a_roof_but_not_up_to_the_next() -> None:
    game = scene(knights="b1", crowd="monk@b2", king="d5")
    assert allows(game, "b1b2")
    down_and_up = scene(board="B", knights="a7", crowd="monk@b7 butcher@c7 farmer@d7", king="j1")
    assert refused(down_and_up, "a7b7") == "KA-8.2"


def test_ka_8_3_knights_and_the_king_are_never_shoved() -> None:
    game = scene(king="e5", knights="c5 d5 e4")
    assert refused(game, "c5d5") == "KA-7.2"
    assert refused(game, "d5e5") == "KA-7.2"
    assert refused(game, "e4e5") == "KA-7.2"


def test_ka_8_3_a_gates_exit_takes_nobody_but_the_king_off_the_board() -> None:
    assert refused(scene(knights="c7", crowd="monk@c8"), "c7c8") == "KA-8.2"
    assert refused(scene(knights="c6", crowd="monk@b6"), "c6b6") == "KA-8.2"
    assert refused(scene(knights="c8", king="d5"), "c8*") == "KA-6.2"
