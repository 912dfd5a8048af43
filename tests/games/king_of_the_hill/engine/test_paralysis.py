"""KH-13.6: paralysis, action by action. An action is any card played from the hand, in defence too."""

from typing import Any

import pytest

from regalia.core.game import Game
from tests.games.king_of_the_hill.scene import after, allows, at, drawn, on, options, refused, scene, told

HANDS = {"hand": "AS 9D 3C 4C 8D", "other": "5C 6C KD 7C 5D"}


def struck(**fields: Any) -> Game:
    """Blue has paralysed red's infantry on b3."""
    armies = {"blue": "infantry@b2 archers@k1", "red": "infantry@b3 cavalry@k6"}
    return after(scene(**armies | HANDS | fields), "AS paralysis:b3")


def spell(game: Game) -> list[dict[str, Any]]:
    paralysed: list[dict[str, Any]] = game.position()["paralysed"]
    return paralysed


def test_kh_13_6_a_black_ace_paralyses_an_enemy_for_two_actions() -> None:
    game = struck()
    assert spell(game) == [{"at": "b3", "actions": 2, "malus": True}]
    assert at(game) == ("red", "action")
    assert spell(after(game, "5C burn")) == [{"at": "b3", "actions": 1, "malus": True}]
    assert spell(after(game, "5C burn", "3C burn")) == [{"at": "b3", "actions": 1, "malus": False}]
    assert spell(after(game, "5C burn", "3C burn", "6C burn")) == []


def test_kh_13_6_only_an_enemy_and_only_with_a_black_ace() -> None:
    game = scene(blue="infantry@b2", red="infantry@b3", hand="AS AH KC", other="9S")
    assert options(game, "AS paralysis:") == {"AS paralysis:b3"}
    for text in ("AS paralysis:b2", "AS paralysis:c3", "AH paralysis:b3", "KC paralysis:b3"):
        assert refused(game, text) == "KH-13.6"


def test_kh_13_6_it_is_not_activated_by_card_or_magic_in_the_next_two_actions() -> None:
    first = struck()
    second = after(first, "5C burn", "3C burn")
    third = after(second, "6C burn", "4C burn")
    for game in (first, second):
        for text in ("7C b3-b4", "KD b3xb2", "5D vigour:b3-b4"):
            assert refused(game, text) == "KH-13.6"
        assert allows(game, "7C k6-k5"), "others are free"
    assert allows(third, "7C b3-b4", "KD b3xb2", "5D vigour:b3-b4")


def test_kh_13_6_not_by_a_card_from_the_hand_in_its_defence() -> None:
    asked = after(struck(), "5C burn", "9D b2xb3")
    assert refused(asked, "hand:KD") == "KH-13.6"
    assert allows(asked, "yield")
    drawn_cards = [text for text in asked.legal() if text.startswith("draw:")]
    assert drawn_cards, "it still draws"
    free = after(scene(blue="infantry@b2 archers@k1", red="infantry@b3", **HANDS), "9D b2xb3")
    assert allows(free, "hand:KD")


def test_kh_13_6_a_defence_of_another_unit_counts_as_an_action() -> None:
    game = struck(blue="infantry@b2 archers@k1 infantry@k5")
    once = after(game, "5C burn", "9D k5xk6", "hand:KD")
    assert spell(once) == [{"at": "b3", "actions": 0, "malus": True, "ending": True}]
    over = after(once, "yield", "halt")
    assert spell(over) == []


def test_kh_13_6_one_card_less_until_the_end_of_the_casters_next_action() -> None:
    game = after(struck(), "5C burn")
    assert drawn(game, "9D b2xb3") == 1, "in the caster's next action itself"
    later = after(game, "3C burn", "6C burn")
    assert spell(later) == []
    assert drawn(later, "9D b2xb3") == 2
    [event] = [event for event in told(game, "9D b2xb3") if event["type"] == "defence-drawn"]
    assert event["reasons"] == {"type": 2, "paralysis": -1}


def test_kh_13_6_against_shots_and_lightning_too() -> None:
    shot = after(struck(blue="archers@b6 infantry@k1"), "5C burn")
    assert drawn(shot, "9D b6xb3") == 1
    assert drawn(after(struck(blue="infantry@k1"), "5C burn"), "3C lightning:b3") == 3


def test_kh_13_6_the_malus_lasts_through_the_fight_of_the_next_action_unless_the_caster_plays_again() -> None:
    # Blue's next action is an attack on the other unit; that one strikes back, and so does blue: a second
    # action of blue, with which the malus is over at once.
    fields = {"blue": "infantry@b2 infantry@k5", "hand": "AS 9D AH 4C", "other": "5C KD 6C"}
    fight = after(struck(**fields), "5C burn", "9D k5xk6")
    countered = after(fight, "hand:KD")
    for game in (fight, countered):
        assert [entry["malus"] for entry in spell(game)] == [True]
    assert spell(after(countered, "yield", "halt")) == []
    assert spell(after(countered, "hand:AH")) == []


def test_kh_13_6_a_defence_of_the_caster_is_the_casters_next_action() -> None:
    fields = {"blue": "infantry@b2 infantry@k5", "hand": "AS KC 4C 9D", "other": "9H 8D 6C"}
    game = struck(**fields)
    defended = after(game, "8D k6xk5", "hand:KC")
    assert spell(defended)[0]["actions"] == 1
    over = after(defended, "stay")
    assert at(over) == ("red", "action"), "blue played last"
    assert spell(over) == [{"at": "b3", "actions": 1, "malus": False}]


def test_kh_13_6_confusion_is_an_action_of_the_caster_and_the_lost_card_none_of_the_other() -> None:
    fields = {"hand": "AS KC 4C 9D", "other": "5C 6C 7C"}
    confused = after(struck(**fields), "5C burn", "KC confusion", "lose:6C")
    assert at(confused) == ("blue", "action")
    assert spell(confused) == [{"at": "b3", "actions": 1, "malus": False}]
    assert drawn(confused, "9D b2xb3") == 2


def test_kh_13_6_cast_again_it_begins_anew() -> None:
    game = after(struck(hand="AS AC 4C 9D", other="5C 6C 7C"), "5C burn", "AC paralysis:b3")
    assert spell(game) == [{"at": "b3", "actions": 2, "malus": True}]
    assert spell(after(game, "6C burn", "4C burn")) == [{"at": "b3", "actions": 1, "malus": False}]


def test_kh_13_6_it_outlasts_the_turn() -> None:
    game = struck(hand="AS", other="5C", pile="6C 7C 8C 9C 2D 3D 4D 5D 6D 7D 8D 9D TD JD", turn=3)
    new_turn = after(game, "5C burn")
    assert at(new_turn) == ("chance", "shuffle")
    assert spell(new_turn) == [{"at": "b3", "actions": 1, "malus": True}]
    cards = "6C,7C,8C,9C,2D,3D,4D,5D,5C,6D,7D,8D,9D,TD,JD,AS"
    acting = after(new_turn, f"shuffle:{cards}", "keep", "keep", "bid:9C", "bid:JD", "first:red")
    assert spell(acting) == [{"at": "b3", "actions": 1, "malus": True}], "a bid is no action"
    assert refused(acting, "5C b3-b4") == "KH-13.6"
    assert spell(after(acting, "5C burn")) == [{"at": "b3", "actions": 0, "malus": True}]


def test_kh_13_6_it_ends_with_the_unit_and_a_portal_brings_it_back_sound() -> None:
    fields = {"other": "5C AD 6C KD", "hand": "AS 9D 4C 3C"}
    lost = after(struck(**fields), "5C burn", "9D b2xb3", "yield", "pursue")
    assert spell(lost) == []
    back = after(lost, "AD portal:infantry@a7", "4C burn")
    assert on(back, "a7") == "red infantry"
    assert allows(back, "6C a7-a6")


@pytest.mark.parametrize("actor", ["blue", "red"])
@pytest.mark.parametrize(
    ("actions", "malus"), [(2, {"blue": True, "red": True}), (1, {"blue": True, "red": False})]
)
def test_kh_13_6_a_position_that_leaves_the_malus_open(
    actor: str, actions: int, malus: dict[str, bool]
) -> None:
    """Red's unit is paralysed; blue, the caster, acts after red's first action, which ends the malus."""
    game = scene(
        blue="infantry@b2",
        red="infantry@b3",
        actor=actor,
        hand="9D",
        paralysed=[{"at": "b3", "actions": actions}],
    )
    assert spell(game) == [{"at": "b3", "actions": actions, "malus": malus[actor]}]


def test_kh_13_6_the_end_of_it_is_told() -> None:
    second = after(struck(), "5C burn", "3C burn")
    assert [event["type"] for event in told(second, "6C burn")] == ["card-burned", "recovered"]
