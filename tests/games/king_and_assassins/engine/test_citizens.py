"""KA-9: actions of citizens and of unrevealed assassins."""

import pytest

from tests.games.king_and_assassins.scene import after, allows, left, refused, scene, told

WAYS = [("c5d5", 1), ("f4f3", 1), ("e5f5", 2), ("f4e4", 1)]
NAMES = ["street to street", "roof to roof", "climb", "descend"]


@pytest.mark.parametrize("mark", ["@", "?"], ids=["citizen", "hidden assassin"])
@pytest.mark.parametrize(("text", "cost"), WAYS, ids=NAMES)
def test_ka_9_1_what_a_citizens_step_costs(text: str, cost: int, mark: str) -> None:
    game = scene(phase="assassins", crowd=f"monk{mark}{text[:2]}", left=f"0/0/{cost}")
    now = after(game, text)
    assert left(now) == "0/0/0"
    assert now.position()["citizens"]["monk"] == text[2:]
    assert told(game, text) == [
        {"type": "citizen-moved", "citizen": "monk", "from": text[:2], "to": text[2:], "cost": cost}
    ]
    poor = scene(phase="assassins", crowd=f"monk{mark}{text[:2]}", left=f"0/0/{cost - 1}")
    assert refused(poor, text) == "KA-9.1"


def test_ka_9_1_a_citizen_goes_only_to_an_empty_space() -> None:
    game = scene(phase="assassins", king="d4", knights="c5", crowd="monk@d5 butcher@d6 farmer!e5")
    for text in ("d5d4", "d5c5", "d5d6", "d5e5"):
        assert refused(game, text) == "KA-9.1"


def test_ka_9_1_any_citizens_share_the_points() -> None:
    game = scene(phase="assassins", crowd="monk@d5 butcher@d7", left="0/0/3")
    game = after(game, "d5d4", "d7d6", "d4d3")
    assert left(game) == "0/0/0"
    assert refused(game, "d3d2") == "KA-9.1"


def test_ka_9_2_citizens_do_nothing_else() -> None:
    game = scene(phase="assassins", king="d4", knights="c5", crowd="monk@d5")
    assert refused(game, "d5xd4") == "KA-9.2"
    assert refused(game, "d5xc5") == "KA-9.2"
    assert refused(game, "d5=c5") == "KA-7.4"
    assert refused(game, "!d5") == "KA-10.1"


def test_ka_9_2_a_hidden_assassin_is_a_citizen_in_all_of_this() -> None:
    game = scene(phase="assassins", king="d4", knights="c5", crowd="monk?d5")
    assert refused(game, "d5xd4") == "KA-9.2"
    assert refused(game, "d5xc5") == "KA-9.2"
    assert allows(after(game, "!d5"), "d5xd4", "d5xc5")
