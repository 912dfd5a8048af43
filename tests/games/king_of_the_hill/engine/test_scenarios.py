"""KH-15: the five scenarios."""

import pytest

import regalia
from regalia.core.game import Game
from tests.games.king_of_the_hill.oracle import MAPS
from tests.games.king_of_the_hill.scene import (
    INFANTRY,
    after,
    allows,
    at,
    begin,
    ends,
    kinds,
    on,
    options,
    refused,
    scene,
    told,
    unloadable,
)

AMBUSH_BLUE, AMBUSH_RED, AMBUSH_DRAW = (regalia.Outcome(who, "KH-15.4") for who in ("blue", "red", None))
NIGHT_BLUE, NIGHT_RED, NIGHT_DRAW = (regalia.Outcome(who, "KH-15.5") for who in ("blue", "red", None))
GONE = [{"side": "blue", "type": "infantry"}, {"side": "blue", "type": "cavalry"}]


def letters(scenario: str, wanted: str) -> set[str]:
    """The spaces of the map in docs/rules that have one of these letters."""
    rows = MAPS[scenario].split()
    return {
        f"{'abcdefghijk'[n]}{7 - i}"
        for i, row in enumerate(rows)
        for n, letter in enumerate(row)
        if letter in wanted
    }


def zone(game: Game) -> set[str]:
    """Where infantry can be deployed."""
    return {text.partition("@")[2] for text in options(game, "deploy:infantry@")}


def test_kh_15_1_the_introduction_has_basic_units_no_magic_and_no_terrain() -> None:
    for choice in ({}, {"magic": True, "fantasy": True}):
        game = begin("introduction", **choice)
        assert not [text for text in game.legal() if "horde" in text or "flyers" in text]
        assert at(after(game, INFANTRY, INFANTRY, "first:red")) == ("red", "deploy")
    game = scene("introduction", blue="infantry@a1", red="infantry@a7", hand="5D 5C")
    assert refused(game, "5D vigour:a1-a2") in ("KH-7.1", "KH-15.1")
    assert refused(game, "5C lightning:a7") in ("KH-7.1", "KH-15.1")
    assert unloadable("introduction", blue="flyers@a1") == "units"
    assert unloadable("introduction", blue="infantry@a1", elements="rocks@a1") == "elements"


def test_kh_15_2_the_pitched_battle_has_terrain_magic_and_fantasy_units() -> None:
    game = begin("pitched-battle")
    assert [text for text in game.legal() if "flyers" in text]
    assert at(after(game, INFANTRY, INFANTRY, "first:red")) == ("red", "terrain")
    assert allows(scene("pitched-battle", blue="flyers@a1", hand="5D"), "5D vigour:a1-a2")
    plain = scene("pitched-battle", blue="infantry@a1", hand="5D", options={"magic": False})
    assert refused(plain, "5D vigour:a1-a2") == "KH-7.1"
    assert unloadable("pitched-battle", blue="flyers@a1", options={"fantasy": False}) == "units"


@pytest.mark.parametrize("magic", [True, False])
@pytest.mark.parametrize("fantasy", [True, False])
def test_kh_15_2_magic_and_fantasy_units_can_be_played_without_terrain(magic: bool, fantasy: bool) -> None:
    choice = {"magic": magic, "fantasy": fantasy, "terrain": False}
    game = begin("pitched-battle", **choice)
    assert bool([text for text in game.legal() if "flyers" in text]) == fantasy
    deploying = after(game, INFANTRY, INFANTRY, "first:red")
    assert at(deploying) == ("red", "deploy")
    assert refused(deploying, "place:rocks@a6") == "KH-5.1"
    assert deploying.position()["options"] == {
        "magic": magic,
        "fantasy": fantasy,
        "jokers": True,
        "terrain": False,
    }
    battle = scene("pitched-battle", blue="infantry@a1", hand="5D", options=choice)
    assert ("5D vigour:a1-a2" in battle.legal()) == magic
    assert battle.position()["options"]["terrain"] is False


def test_kh_15_2_a_position_without_terrain_has_no_terrain_pieces() -> None:
    without = {"options": {"terrain": False}}
    assert unloadable("pitched-battle", blue="infantry@a1", elements="rocks@i2", **without) == "elements"
    placed = scene("pitched-battle", blue="infantry@a1", elements="rocks@i2", options={"terrain": True})
    assert "terrain" not in placed.position()["options"]
    introduction = scene("introduction", blue="infantry@a1", **without)
    assert "terrain" not in introduction.position()["options"]


def test_kh_15_3_king_of_the_woods_is_played_on_its_own_map() -> None:
    game = begin("king-of-the-woods", INFANTRY, INFANTRY, "first:blue")
    assert zone(game) == letters("king-of-the-woods", "b")
    for space in letters("king-of-the-woods", "F"):
        forest = scene("king-of-the-woods", blue=f"cavalry@{space}", hand="5C")
        column, row = space[0], space[1]
        near = {f"{column}{int(row) + 1}", f"{column}{int(row) - 1}"}
        assert near <= ends(forest, "5C", space)
        assert len(ends(forest, "5C", space)) == 4


@pytest.mark.parametrize(
    ("blue", "red", "dead", "objectives"),
    [
        ("infantry@b4 infantry@e3", "infantry@a7", [], ["forest", "forest"]),
        ("infantry@b4 infantry@c5", "infantry@a7", [], ["forest"]),  # one forest
        ("infantry@b4 infantry@e3", "infantry@c5", [], ["forest"]),  # as many of the enemy
        ("infantry@b4 infantry@b5", "infantry@c5", [], ["forest"]),
        ("infantry@g5", "infantry@a7", ["red"], ["general", "forest"]),
        ("infantry@i3 infantry@e5 infantry@b5", "infantry@a7", [], ["forest"] * 3),
        ("infantry@d4 infantry@h4", "infantry@a7", [], []),
    ],
)
def test_kh_15_3_one_objective_for_each_forest_with_more_units(
    blue: str, red: str, dead: list[str], objectives: list[str]
) -> None:
    game = scene("king-of-the-woods", blue=blue, red=red, hand="2C", other="", generals_dead=dead)
    [event] = [event for event in told(game, "2C burn") if event["type"] == "turn-over"]
    assert event["blue"] == objectives
    won = regalia.Outcome("blue", "KH-14.1") if len(objectives) >= 2 else None
    assert after(game, "2C burn").outcome() == won


def test_kh_15_4_red_deploys_all_first_on_forest_then_blue_in_its_zone() -> None:
    for first in ("blue", "red"):
        game = begin("ambush", INFANTRY, INFANTRY, f"first:{first}")
        assert at(game) == ("red", "deploy")
        assert zone(game) == letters("ambush", "F")
        for n, space in enumerate(sorted(letters("ambush", "F"))[:7]):
            assert at(game) == ("red", "deploy")
            game = after(game, f"deploy:infantry{'+' * (n == 0)}@{space}")
        assert at(game) == ("blue", "deploy")
        assert zone(game) == letters("ambush", "b")


def test_kh_15_4_blue_leaves_from_the_last_row_straight_or_diagonally() -> None:
    for space in ("a7", "c7", "k7"):
        game = scene("ambush", blue=f"artillery@{space} infantry@e1", hand="5C 5S 4D")
        assert allows(game, f"5C {space}-off", f"5S {space}-off", f"4D vigour:{space}-off")
    game = scene("ambush", blue="infantry@d6 artillery@i6 infantry@e1", hand="5C 4D")
    assert allows(game, "5C d6-off"), "a free step to row 7, a ruled one off the board"
    assert refused(game, "5C i6-off") == "KH-15.4"
    assert refused(game, "4D vigour:d6-off") == "KH-15.4"
    assert refused(game, "5C e1-off") == "KH-15.4", "the other edge is no way out"
    left = after(game, "5C d6-off")
    assert left.position()["left_board"] == [{"type": "infantry", "side": "blue"}]
    assert on(left, "d6") is None


def test_kh_15_4_kh_8_3_does_not_bar_that_step_but_forest_does_slow() -> None:
    game = scene("ambush", blue="artillery@c7", red="infantry@b7 infantry@d7", hand="5S")
    assert allows(game, "5S c7-off")
    slow = scene("ambush", blue="infantry@b6", hand="5C")
    assert refused(slow, "5C b6-off") == "KH-8.4"


def test_kh_15_4_red_does_not_leave_nor_anybody_in_flight_retreat_or_pursuit() -> None:
    red = scene("ambush", actor="red", red="infantry@c7", blue="infantry@a1", hand="5C")
    assert refused(red, "5C c7-off") == "KH-8.2"
    game = scene(
        "ambush",
        actor="red",
        red="infantry@d6",
        blue="infantry+@d7",
        hand="9D",
        other="KC",
        pile="KS 2H 3H 4H",
    )
    asked = after(game, "9D d6xd7")
    assert after(asked, "draw:KS").legal() == ["stay"]
    retreats = {f"retreat:{space}" for space in ("c6", "c7", "e6", "e7")}
    assert set(after(asked, "hand:KC").legal()) == retreats | {"stay"}


def test_kh_15_4_general_and_three_units_out_win_at_once() -> None:
    game = scene(
        "ambush",
        blue="infantry+@c7 infantry@d7",
        red="infantry@k3",
        hand="5C 6C",
        other="7C",
        left_board=GONE,
    )
    over = after(game, "5C c7-off")
    assert over.outcome() == AMBUSH_BLUE
    assert kinds(game, "5C c7-off") == ["left-field", "battle-ended"]
    assert after(game, "5C d7-off").outcome() is None, "three, but not the general"
    two = scene("ambush", blue="infantry+@c7 infantry@d7", hand="5C 6C", left_board=GONE[:1])
    assert after(two, "5C c7-off").outcome() is None, "the general, but not three"
    assert after(two, "5C c7-off", "2S burn", "6C d7-off").outcome() == AMBUSH_BLUE


@pytest.mark.parametrize(
    ("left", "outcome"),
    [
        ([], AMBUSH_RED),
        (GONE, AMBUSH_RED),
        ([*GONE, GONE[0]], AMBUSH_DRAW),
        ([GONE[0] | {"general": True}], AMBUSH_DRAW),
    ],
)
def test_kh_15_4_at_the_end_of_turn_seven_one_aim_is_a_draw_and_none_is_reds(
    left: list[dict[str, object]], outcome: regalia.Outcome
) -> None:
    fields = {"blue": "infantry@a1", "red": "infantry@k3", "hand": "2C", "other": "", "left_board": left}
    assert after(scene("ambush", turn=7, **fields), "2C burn").outcome() == outcome
    assert after(scene("ambush", turn=6, **fields), "2C burn").outcome() is None


def test_kh_15_4_a_dead_general_and_the_hill_win_nothing_here() -> None:
    game = scene("ambush", blue="infantry@a1", red="infantry@k3", hand="2C", other="", generals_dead=["red"])
    assert after(game, "2C burn").outcome() is None


def test_kh_15_5_blue_deploys_all_first_also_on_the_objectives_then_red() -> None:
    for first in ("blue", "red"):
        game = begin("night-attack", INFANTRY, INFANTRY, f"first:{first}")
        assert zone(game) == letters("night-attack", "bO")
        for n, column in enumerate("abcdghi"):
            assert at(game) == ("blue", "deploy")
            game = after(game, f"deploy:infantry{'+' * (n == 0)}@{column}1")
        assert at(game) == ("red", "deploy")
        assert zone(game) == letters("night-attack", "r")


@pytest.mark.parametrize(("kind", "reach"), [("archers", 3), ("artillery", 4), ("light-cavalry", 2)])
def test_kh_15_5_ranges_are_one_shorter(kind: str, reach: int) -> None:
    for far in range(2, 6):
        game = scene("night-attack", blue=f"{kind}@a1", red=f"infantry@a{1 + far}", hand="9D")
        if far <= reach:
            assert allows(game, f"9D a1xa{1 + far}")
        else:
            expected = (
                "KH-15.5"
                if far == reach + 1
                else {"archers": "KH-10.1", "light-cavalry": "KH-12.3"}.get(kind)
            )
            assert refused(game, f"9D a1xa{1 + far}") == expected


def test_kh_15_5_the_shorter_range_counts_for_other_shooters_too() -> None:
    game = scene("night-attack", blue="archers@a1 archers@b1", red="infantry@a4", hand="9D")
    assert len(after(game, "9D a1xa4").position()["drawn"]) == 1
    far = scene("night-attack", blue="archers@a2 archers@b1", red="infantry@a5", hand="9D")
    assert len(after(far, "9D a2xa5").position()["drawn"]) == 2


@pytest.mark.parametrize("card", ["4D", "KH", "*D", "*H"])
def test_kh_15_5_a_red_unit_on_an_objective_razes_it_with_any_red_card(card: str) -> None:
    hand = "**" if card[0] == "*" else card
    game = scene("night-attack", actor="red", red="infantry@c2", blue="infantry@a1", hand=f"{hand} 3C")
    razed = after(game, f"{card} raze:c2")
    assert razed.position()["razed"] == ["c2"]
    assert kinds(game, f"{card} raze:c2") == ["objective-razed"]
    assert on(razed, "c2") == "red infantry"
    assert refused(game, "3C raze:c2") == "KH-15.5"
    assert refused(game, f"{card} raze:i2") == "KH-15.5", "nobody is there"


def test_kh_15_5_not_by_blue_not_twice_and_not_by_the_paralysed() -> None:
    blue = scene("night-attack", blue="infantry@c2", red="infantry@a7", hand="4D")
    assert refused(blue, "4D raze:c2") == "KH-15.5"
    red = {"actor": "red", "red": "infantry@c2", "blue": "infantry@a1", "hand": "4D"}
    assert refused(scene("night-attack", **red, razed=["c2"]), "4D raze:c2") == "KH-15.5"
    stunned = scene("night-attack", **red, paralysed=[{"at": "c2", "actions": 2}])
    assert refused(stunned, "4D raze:c2") == "KH-13.6"
    assert refused(scene(actor="red", red="infantry@c2", hand="4D"), "4D raze:c2") == "KH-15.5"


def test_kh_15_5_two_razed_win_at_once() -> None:
    game = scene("night-attack", actor="red", red="infantry@c2", hand="4D 5D", other="6D", razed=["i2"])
    assert after(game, "4D raze:c2").outcome() == NIGHT_RED
    assert kinds(game, "4D raze:c2") == ["objective-razed", "battle-ended"]
    assert (
        after(scene("night-attack", actor="red", red="infantry@c2", hand="4D 5D"), "4D raze:c2").outcome()
        is None
    )


def test_kh_15_5_at_the_end_of_turn_seven_one_is_a_draw_and_none_is_blues() -> None:
    fields = {"blue": "infantry@a1", "red": "infantry@a7", "hand": "2C", "other": ""}
    assert after(scene("night-attack", turn=7, **fields), "2C burn").outcome() == NIGHT_BLUE
    assert after(scene("night-attack", turn=7, razed=["c2"], **fields), "2C burn").outcome() == NIGHT_DRAW
    assert after(scene("night-attack", turn=6, **fields), "2C burn").outcome() is None
