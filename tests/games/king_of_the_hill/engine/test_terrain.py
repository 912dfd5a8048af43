"""KH-11: the effects of each terrain on sight, movement and defence, row by row of the table."""

import pytest

from tests.games.king_of_the_hill.scene import (
    allows,
    begin,
    drawn,
    ends,
    refused,
    scene,
    unloadable,
)

ATTACKS = {"9D b1xb2": "infantry@b1", "9D b5xb2": "archers@b5"}


def cards(element: str, text: str) -> int:
    """The number of cards that infantry on b2 draws when attacked from b1 or shot at from b5."""
    return drawn(scene(blue=ATTACKS[text], red="infantry@b2", elements=element, hand="9D"), text)


def sees(element: str) -> bool:
    """Whether archers on b1 see over b2 and b3."""
    return allows(scene(blue="archers@b1", red="infantry@b4", elements=element, hand="9D"), "9D b1xb4")


def is_difficult(element: str) -> bool:
    """Whether infantry that goes from d1 to c1 stops there, and one that starts on c1 makes a single step."""
    stops = not allows(scene(blue="infantry@d1", elements=element, hand="5C"), "5C d1-b1")
    slow = ends(scene(blue="infantry@c1", elements=element, hand="5C"), "5C", "c1") == {"b1", "d1", "c2"}
    assert stops == slow
    return stops


def test_kh_11_1_the_hill_hides_by_its_level_and_changes_nothing_else() -> None:
    assert refused(scene(blue="archers@d2", red="infantry@d6", hand="9D"), "9D d2xd6") == "KH-10.2"
    assert allows(scene(blue="archers@d3", red="infantry@d6", hand="9D"), "9D d3xd6")
    for space, text in (("f3", "9D f2xf3"), ("f4", "9D f3xf4")):
        start = text[3:5]
        assert drawn(scene(blue=f"infantry@{start}", red=f"infantry@{space}", hand="9D"), text) == 2
    assert len(ends(scene(blue="infantry@f4", hand="5C"), "5C", "f4")) == 20


def test_kh_11_2_forest_hides_stops_and_gives_two_cards() -> None:
    assert sees("")
    assert not sees("forest-small@b2")
    assert is_difficult("forest-small@b1")
    assert is_difficult("forest-great@a1")
    assert [cards("forest-small@a1", text) for text in ATTACKS] == [4, 4]
    assert [cards("", text) for text in ATTACKS] == [2, 2]


def test_kh_11_3_shallow_water_stops_and_takes_a_card_and_does_not_hide() -> None:
    assert sees("lake-shallow@a1")
    assert is_difficult("lake-shallow@a1")
    assert [cards("lake-shallow@a1", text) for text in ATTACKS] == [1, 1]


def test_kh_11_4_deep_water_is_impassable_and_does_not_hide() -> None:
    lake = "lake-deep@a2"
    assert allows(scene(blue="archers@a1", red="infantry@a5", elements=lake, hand="9D"), "9D a1xa5")
    game = scene(blue="cavalry@a1", elements=lake, hand="5C")
    assert refused(game, "5C a1-a2") == "KH-8.2"
    assert unloadable(blue="infantry@b3", elements=lake) == "units"
    army = "army:infantry+" + ",infantry" * 6
    deploying = begin("pitched-battle", army, army, "first:blue", "place:lake-deep@a1", "decline")
    assert refused(deploying, "deploy:infantry@b2") == "KH-5.1"


def test_kh_11_5_the_road_gives_a_step_and_changes_nothing_else() -> None:
    assert sees("road@b")
    assert not is_difficult("road@c")
    assert [cards("road@b", text) for text in ATTACKS] == [2, 2]
    assert "b4" in ends(scene(blue="infantry@b1", elements="road@b", hand="5C"), "5C", "b1")
    assert "b4" not in ends(scene(blue="infantry@b1", hand="5C"), "5C", "b1")


def test_kh_11_6_rocks_stop_and_give_a_card_and_do_not_hide() -> None:
    assert sees("rocks@b2")
    assert is_difficult("rocks@b1")
    assert [cards("rocks@a2", text) for text in ATTACKS] == [3, 3]


def test_kh_11_7_an_objective_changes_nothing() -> None:
    assert sees("objectives:red@b2,j3")
    assert not is_difficult("objectives:red@c1,j3")
    assert [cards("objectives:red@b2,j3", text) for text in ATTACKS] == [2, 2]


@pytest.mark.parametrize(
    ("element", "more"), [("forest-small@b2", 2), ("rocks@b2", 1), ("lake-shallow@a1", -1)]
)
def test_kh_11_2_and_others_count_for_the_defender_and_not_for_the_attacker(element: str, more: int) -> None:
    game = scene(blue="infantry@b2", red="infantry@b1", elements=element, hand="9D")
    under_b1 = more if element == "lake-shallow@a1" else 0
    assert drawn(game, "9D b2xb1") == 2 + under_b1
