"""The examples of the rulebook, with its numbers, as in docs/rules/king-of-the-hill.md."""

import pytest

from regalia.core.game import Game
from tests.games.king_of_the_hill.scene import after, at, drawn, on, refused, scene


def battle(**fields: str) -> Game:
    """Blue's cavalry and two infantry around a red infantry on i4; red's archers and cavalry near by."""
    units = {"blue": "cavalry@j5 infantry@i5 infantry@j4", "red": "infantry@i4 cavalry@h4 archers@k6"}
    cards = {"hand": "JH JD 2C", "other": "KD 2D", "pile": "QS 9C KH 4S 5S"}
    return scene("introduction", **units, **cards | fields)


def test_the_jack_of_hearts_leaves_one_card() -> None:
    # 2 for infantry, 1 for the archers who touch the attacker, less 2 for the two infantry who touch i4.
    assert drawn(battle(), "JH j5xi4") == 1


def test_a_diamond_from_j4_would_have_left_none_and_one_from_i5_would_not() -> None:
    assert drawn(battle(), "JD j4xi4") == 0
    assert drawn(battle(), "JD i5xi4") == 1, "there the red cavalry helps"


def test_the_queen_of_spades_lets_the_infantry_flee_to_one_of_two_spaces() -> None:
    fleeing = after(battle(), "JH j5xi4", "draw:QS")
    assert set(fleeing.legal()) == {"flee:h3", "flee:i3"}
    assert refused(fleeing, "flee:h4") == "KH-8.2"
    pursuing = after(fleeing, "flee:i3")
    assert on(after(pursuing, "pursue"), "i4") == "blue cavalry", "between its own infantry"


def test_the_king_of_diamonds_strikes_back_diagonally_and_the_cavalry_draws_three() -> None:
    # 2 for cavalry, 2 for the infantry who touch i4, less 1 for the archers who touch j5.
    asked = after(battle(), "JH j5xi4")
    assert drawn(asked, "hand:KD") == 3
    countered = after(asked, "hand:KD")
    assert set(countered.legal()) == {"draw:9C", "draw:KH", "draw:4S", "yield"}
    blocked = after(countered, "draw:KH")
    assert on(blocked, "j5") == "blue cavalry"
    assert at(blocked) == ("blue", "action")
    assert blocked.position()["hands"] == {"blue": ["2C", "JD"], "red": ["2D"]}
    lost = after(countered, "yield", "pursue")
    assert on(lost, "j5") == "red infantry", "between the two blue units"


def shot(**fields: str) -> Game:
    """Red's archers on b6 have shot at blue's infantry on b3 with the nine of hearts."""
    game = scene(
        "introduction", actor="red", red="archers@b6", blue="infantry@b3", hand="9H 2C", other="9D TC 8H",
        pile="TS 8D 3C", **fields,
    )  # fmt: skip
    return after(game, "9H b6xb3")


def test_the_nine_of_hearts_is_answered_by_a_flight_towards_the_own_edge() -> None:
    asked = shot()
    assert asked.position()["drawn"] == ["8D", "TS"]
    assert set(after(asked, "draw:TS").legal()) == {"flee:a2", "flee:b2", "flee:c2"}
    assert on(after(asked, "draw:8D"), "b3") is None, "the eight is of no use"


def test_not_to_flee_takes_a_card_from_the_hand() -> None:
    asked = shot()
    assert on(after(asked, "hand:9D"), "b3") == "blue infantry"
    assert on(after(asked, "hand:TC", "stay"), "b3") == "blue infantry"
    assert refused(asked, "hand:8H") == "KH-9.3"


@pytest.mark.parametrize(
    ("blue", "red", "elements", "text", "cards"),
    [
        ("archers@b2 archers@c2", "infantry@b5", "", "9D b2xb5", 1),  # 2 - 1 for the second shooter
        ("artillery@b2", "cavalry@b6 infantry+@b7", "forest-small@b6", "9D b2xb6", 3),  # 1 + 2 + 1 - 1
        ("chariots@b5", "flyers@b6 infantry+@b7", "rocks@b6", "9D b5xb6", 2),  # 2 + 1 - 1, no general
    ],
)
def test_some_sums(blue: str, red: str, elements: str, text: str, cards: int) -> None:
    assert drawn(scene(blue=blue, red=red, elements=elements, hand="9D"), text) == cards


@pytest.mark.parametrize(
    ("text", "is_seen"), [("9D d2xd6", False), ("9D f3xf6", False), ("9D f4xf7", True), ("9D c4xf4", True)]
)
def test_the_hill_levels_of_the_table(text: str, is_seen: bool) -> None:
    start, to = text[3:].split("x")
    game = scene("introduction", blue=f"archers@{start}", red=f"infantry@{to}", hand="9D")
    assert (text in game.legal()) == is_seen
