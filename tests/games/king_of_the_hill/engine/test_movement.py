"""KH-8: movement with black cards, in diagrams: the unit `U` may end on `*`; `X` is another unit."""

import pytest

from regalia.core.game import Game
from tests.games.king_of_the_hill.scene import after, allows, at, ends, on, options, refused, scene

INFANTRY_CLUB = """
5 . * * * .
4 * * * * *
3 * * U * *
2 * * * * *
1 . * * * ."""
INFANTRY_SPADE = """
5 * * * * *
4 * * * * *
3 * * U * *
2 * * * * *
1 * * * * *"""
CAVALRY_CLUB = """
7 . * * * * * .
6 * * * * * * *
5 * * * * * * *
4 * * * U * * *
3 * * * * * * *
2 * * * * * * *
1 . * * * * * ."""


def spaces(picture: str, sign: str) -> set[str]:
    """The spaces of a diagram that have a sign."""
    rows = (line.split() for line in picture.strip().splitlines())
    return {
        f"{'abcdefghijk'[n]}{row}" for row, *cells in rows for n, cell in enumerate(cells) if cell == sign
    }


def walk(picture: str, card: str, kind: str = "infantry", **fields: str) -> Game:
    """The game of a diagram, after checking the destinations; `X` are enemies and `F` friends."""
    [start] = spaces(picture, "U")
    friends = "".join(f" archers@{space}" for space in sorted(spaces(picture, "F")))
    enemies = " ".join(f"archers@{space}" for space in sorted(spaces(picture, "X")))
    game = scene(blue=f"{kind}@{start}{friends}", red=enemies, hand=card, **fields)
    shown = "abcdefghijk"[: len(picture.strip().splitlines()[0].split()) - 1]
    reached = {space for space in ends(game, card, start) if space[0] in shown}
    assert reached == spaces(picture, "*")
    return game


@pytest.mark.parametrize("kind", ["infantry", "archers"])
def test_kh_8_1_infantry_and_archers_step_freely_and_then_as_the_card_says(kind: str) -> None:
    walk(INFANTRY_CLUB, "5C", kind)
    walk(INFANTRY_SPADE, "5S", kind)


def test_kh_8_1_cavalry_has_two_free_steps() -> None:
    walk(CAVALRY_CLUB, "5C", "cavalry")
    walk(
        CAVALRY_CLUB.replace("7 . * * * * * .", "7 * * * * * * *").replace(
            "1 . * * * * * .", "1 * * * * * * *"
        ),
        "5S",
        "cavalry",
    )


def test_kh_8_1_the_free_steps_come_first() -> None:
    # To e4 or d5 a club would have to go straight first and diagonally then.
    picture = """
5 . * * . .
4 * * * X .
3 * * U * *
2 * * * * *
1 . * * * ."""
    game = walk(picture, "5C")
    assert refused(game, "5C c3-e4") == "KH-8.2"
    assert allows(scene(blue="infantry@c3", red="archers@d4", hand="5S"), "5S c3-e4")


def test_kh_8_1_at_least_one_step_and_to_another_space() -> None:
    game = scene(blue="infantry@c3", hand="5C")
    assert refused(game, "5C c3-c3") == "KH-8.1"
    assert refused(game, "5C c3-c6") == "KH-8.1"
    assert refused(game, "5C c3-e5") == "KH-8.1", "two diagonal steps take a spade"
    assert allows(game, "5C c3-c4", "5C c3-d4"), "the ruled step need not be made"
    assert at(after(game, "5C c3-c4")) == ("red", "action")


def test_kh_8_2_no_step_onto_or_through_a_unit_of_either_side() -> None:
    walled = """
3 . . .
2 X F .
1 U X ."""
    passing = """
3 * . .
2 * X .
1 U * *"""
    for card in ("5C", "5S"):
        assert ends(walk(walled, card), card, "a1") == set()
    walk(passing, "5C")
    walk(passing.replace("X", "F"), "5C")


def test_kh_8_2_not_off_the_board() -> None:
    for scenario in ("pitched-battle", "introduction", "king-of-the-woods", "night-attack"):
        game = scene(scenario, blue="infantry@c7", hand="5C")
        assert refused(game, "5C c7-off") == "KH-8.2"


def test_kh_8_2_not_onto_deep_water_nor_through_it() -> None:
    game = scene(blue="cavalry@a1", hand="5C", elements="lake-deep@a2")
    assert ends(game, "5C", "a1") == {"b1", "c1", "d1"}
    assert refused(game, "5C a1-a2") == "KH-8.2"
    assert refused(game, "5C a1-a4") == "KH-8.2"


def test_kh_8_3_no_diagonal_step_between_two_taken_spaces() -> None:
    walk(
        """
3 . . .
2 X . .
1 U X .""",
        "5C",
    )
    assert refused(scene(blue="infantry@a1", red="archers@a2 archers@b1", hand="5C"), "5C a1-b2") == "KH-8.3"
    assert refused(scene(blue="infantry@a1 archers@b1", red="archers@a2", hand="5C"), "5C a1-b2") == "KH-8.3"
    assert allows(scene(blue="infantry@a1", red="archers@a2", hand="5C"), "5C a1-b2")


def test_kh_8_3_deep_water_bars_the_step_like_a_unit() -> None:
    lake = {"elements": "lake-deep@a2", "hand": "5S"}
    assert refused(scene(blue="artillery@c1 infantry@d1", **lake), "5S c1-d2") == "KH-8.3"
    assert allows(scene(blue="artillery@c1", **lake), "5S c1-d2")


def test_kh_8_3_the_second_step_is_barred_too_and_vigour() -> None:
    game = scene(blue="infantry@a1", red="archers@a3 archers@b2", hand="5S 5D")
    assert "b3" not in ends(game, "5S", "a1")
    assert allows(game, "5S a1-a2")
    close = scene(blue="infantry@a1", red="archers@a2 archers@b1", hand="5D")
    assert refused(close, "5D vigour:a1-b2") == "KH-8.3"


@pytest.mark.parametrize("element", ["forest-great@a1", "lake-shallow@a1", "rocks@b1", "forest-long@a1"])
def test_kh_8_4_entering_difficult_ground_ends_the_movement(element: str) -> None:
    game = scene(blue="cavalry@d1", hand="5C", elements=element)
    assert allows(game, "5C d1-c1", "5C d1-c2")
    assert refused(game, "5C d1-b1") == "KH-8.4"
    assert allows(scene(blue="cavalry@d1", hand="5C"), "5C d1-b1")


@pytest.mark.parametrize("element", ["forest-small@b2", "rocks@b2", "lake-shallow@a1", "forest-long@a1"])
@pytest.mark.parametrize("kind", ["infantry", "cavalry", "archers", "beasts", "chariots"])
def test_kh_8_4_who_starts_on_it_makes_a_single_ruled_step(kind: str, element: str) -> None:
    game = scene(blue=f"{kind}@b2", hand="5C 5S", elements=element)
    assert ends(game, "5C", "b2") == {"b1", "b3", "a2", "c2"}
    assert ends(game, "5S", "b2") == {"a1", "a3", "c1", "c3"}
    assert refused(game, "5C b2-a1") == "KH-8.4"


def test_kh_8_5_a_move_that_ends_on_the_road_may_go_one_step_further_on_it() -> None:
    # c1 to b2 freely, b2 to b3 straight, b3 to b4 by road.
    game = scene(blue="infantry@c1", hand="5C", elements="road@b")
    assert allows(game, "5C c1-b4")
    assert refused(game, "5C c1-b5") == "KH-8.1"
    assert refused(scene(blue="infantry@c1", hand="5C", elements="road@a"), "5C c1-b4") == "KH-8.1"
    assert not allows(scene(blue="infantry@c1", hand="5C"), "5C c1-b4")


def test_kh_8_5_the_road_step_goes_to_a_free_road_space_only() -> None:
    game = scene(blue="infantry@b1", red="infantry@b4", hand="5C", elements="road@b")
    assert refused(game, "5C b1-b4") == "KH-8.2"
    assert "c4" not in ends(game, "5C", "b1")
    assert allows(scene(blue="infantry@b1", hand="5C", elements="road@b"), "5C b1-b4")


def test_kh_8_5_out_of_a_forest_too_and_with_vigour() -> None:
    game = scene(blue="infantry@c2", hand="5C 5D", elements="road@b forest-small@c1")
    assert ends(game, "5C", "c2") == {"b2", "b1", "b3", "c1", "c3", "d2"}
    assert "b4" in ends(game, "5D vigour:", "c2")
    assert refused(game, "5D vigour:c2-b5") == "KH-13.1"


def test_kh_8_5_no_road_step_in_flight_retreat_or_pursuit() -> None:
    fight = {"blue": "infantry@b2", "red": "infantry@b3", "elements": "road@b", "hand": "5D"}
    game = scene(**fight, other="KC", pile="KS 2H")
    assert set(after(game, "5D b2xb3", "draw:KS").legal()) == {"flee:a4", "flee:b4", "flee:c4"}
    retreat = after(game, "5D b2xb3", "hand:KC")
    assert set(retreat.legal()) == {"stay"} | {
        f"retreat:{x}" for x in ("a2", "a3", "a4", "b4", "c2", "c3", "c4")
    }
    assert refused(retreat, "retreat:b5") == "KH-9.7"
    assert on(after(game, "5D b2xb3", "yield", "pursue"), "b3") == "blue infantry"


def test_kh_8_6_the_hill_has_no_effect_on_movement() -> None:
    hill = scene(blue="cavalry@f4", hand="5C")
    assert len(ends(hill, "5C", "f4")) == 7 * 7 - 4 - 1
    assert options(hill, "5C f4-f7", "5C f4-f1") == {"5C f4-f7", "5C f4-f1"}
    assert refused(hill, "5C f4-i7") == "KH-8.1", "as on open ground"
