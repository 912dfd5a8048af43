"""KH-3: armies are chosen in secret, by places, with one general."""

import pytest

import regalia
from tests.games.king_of_the_hill.oracle import armies
from tests.games.king_of_the_hill.scene import INFANTRY, after, allows, at, begin, known, refused, told

SIX = "army:infantry+,infantry,infantry,cavalry,archers,archers"


@pytest.mark.parametrize(
    "scenario", ["introduction", "pitched-battle", "king-of-the-woods", "ambush", "night-attack"]
)
def test_kh_3_1_every_army_of_seven_places_can_be_chosen(scenario: str) -> None:
    game = begin(scenario)
    assert game.legal() == list(armies(scenario != "introduction"))


def test_kh_3_1_without_the_fantasy_rules_there_are_three_types() -> None:
    plain = begin("pitched-battle", fantasy=False)
    assert plain.legal() == list(armies(False))
    assert refused(plain, f"{SIX},horde") == "KH-3.1"
    assert allows(begin("pitched-battle"), f"{SIX},horde")


def test_kh_3_1_seven_units_and_one_general() -> None:
    game = begin("pitched-battle")
    assert allows(game, f"{SIX},archers")
    for text in (SIX, f"{SIX},archers,archers", f"{SIX},archers".replace("+", "")):
        assert refused(game, text) == "KH-3.1"
    assert refused(game, f"{SIX},archers".replace("cavalry", "cavalry+")) == "KH-3.1"


def test_kh_3_1_blue_chooses_then_red_and_neither_sees_the_others_army() -> None:
    game = begin("pitched-battle")
    assert at(game) == ("blue", "army")
    with pytest.raises(regalia.IllegalAction) as caught:
        game.copy().push(INFANTRY, seat="red")
    assert caught.value.refusal.rule == "KH-3.1"
    worlds = [after(game, INFANTRY), after(game, f"{SIX},flyers")]
    for seat in ("red", "spectator"):
        assert known(worlds[0], seat) == known(worlds[1], seat)
        assert known(worlds[0], seat).reserve == {}
    assert known(worlds[0], "blue") != known(worlds[1], "blue")
    assert at(worlds[0]) == ("red", "army")
    [event] = told(game, INFANTRY)
    assert event == {"type": "army-chosen", "seat": "blue", "army": ["infantry"] * 7, "general": "infantry"}
    assert at(after(worlds[0], INFANTRY)) == ("chance", "draw-first")


def test_kh_3_1_an_army_is_secret_until_it_is_deployed() -> None:
    start = begin("introduction", INFANTRY)
    worlds = [
        after(start, army, "first:red", "deploy:archers@a7")
        for army in (f"{SIX},archers", SIX.replace("infantry,cavalry", "cavalry,cavalry") + ",archers")
    ]
    for seat in ("blue", "spectator"):
        assert known(worlds[0], seat) == known(worlds[1], seat)
        assert [unit.type for unit in known(worlds[0], seat).units] == ["archers"]


def test_kh_3_2_fantasy_units_take_two_places_at_most() -> None:
    game = begin("pitched-battle")
    assert allows(game, "army:infantry+,infantry,infantry,infantry,infantry,beasts,flyers")
    assert refused(game, "army:infantry+,infantry,infantry,infantry,artillery,beasts,flyers") == "KH-3.2"
    assert refused(game, "army:infantry+,infantry,infantry,infantry,horde,horde,horde") == "KH-3.2"


def test_kh_3_2_a_place_of_hordes_gives_two_units() -> None:
    game = begin(
        "ambush", "army:infantry+,infantry,infantry,infantry,infantry,horde,horde", INFANTRY, "first:blue"
    )
    waiting = [unit["type"] for unit in game.position()["reserve"]["blue"]]
    assert waiting == ["infantry"] * 5 + ["horde"] * 4
    one = begin("ambush", f"{SIX},horde", INFANTRY)
    assert [unit["type"] for unit in one.position()["reserve"]["blue"]].count("horde") == 2


def test_kh_3_2_the_general_is_never_in_a_fantasy_unit() -> None:
    game = begin("pitched-battle")
    assert refused(game, f"{SIX},horde+".replace("infantry+", "infantry")) == "KH-3.2"
    assert allows(game, f"{SIX},horde".replace("infantry+", "infantry").replace("cavalry", "cavalry+"))
    assert not [
        text
        for text in game.legal()
        for place in text.split(",")
        if place[-1] == "+" and "infantry" not in place and "cavalry" not in place and "archers" not in place
    ]
