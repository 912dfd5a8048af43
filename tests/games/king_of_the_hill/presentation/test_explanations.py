"""Explanations: what a unit or a card can do now, the rule of everything that it cannot, and its reach by suit."""

from typing import Any

import pytest

import regalia
from regalia.core.contract import Explanation, Subject
from regalia.core.errors import BadField
from regalia.core.explanations import explain
from regalia.core.game import Game
from regalia.core.rng import Rng
from tests.games.king_of_the_hill.scene import GAME, ends, known, scene


def explained(game: Game, *, seat: str = "blue", **subject: str) -> Explanation:
    """The explanation of a space or a card for a seat."""
    return explain(game.rules, known(game, seat), Subject(**subject))


def rules(explanation: Explanation) -> dict[str, str]:
    """The codes of the reasons, with their rules."""
    return {reason.code: reason.rule for reason in explanation.reasons}


def test_a_unit_with_black_cards_only_cannot_attack() -> None:
    game = scene(blue="infantry@e4", red="infantry@e5", hand="2C 3S")

    explanation = explained(game, space="e4")

    assert {action[:2] for action in explanation.legal} == {"2C", "3S"}
    assert rules(explanation) == {"black-attacks": "KH-2.4"}


def test_a_unit_with_red_cards_only_cannot_move() -> None:
    game = scene(blue="infantry@e4", red="infantry@e5", hand="2D")

    explanation = explained(game, space="e4")

    assert explanation.legal == ("2D e4xe5",)
    assert rules(explanation) == {"red-moves": "KH-2.4"}


def test_hearts_do_not_attack_straight() -> None:
    game = scene(blue="infantry@e4", red="infantry@e5", hand="2C 4H")

    assert rules(explained(game, space="e4")) == {"attack-direction": "KH-9.1"}
    assert rules(explained(game, space="e5")) == {"attack-direction": "KH-9.1"}


def test_a_card_without_a_target_says_why_and_can_be_burned() -> None:
    game = scene(blue="infantry@e4", red="infantry@e5", hand="4H", options={"magic": False})

    explanation = explained(game, card="4H")

    assert explanation.legal == ("4H burn",)
    assert rules(explanation) == {"attack-direction": "KH-9.1"}


def test_infantry_far_from_all_enemies_cannot_shoot() -> None:
    game = scene(blue="infantry@a1", red="infantry@k7", hand="4D")

    assert rules(explained(game, space="a1"))["no-shooter"] == "KH-9.1"


def test_an_engaged_shooter_cannot_shoot() -> None:
    game = scene(blue="archers@e1", red="infantry@e2 infantry@h1", hand="4H")

    assert rules(explained(game, space="e1"))["shooter-engaged"] == "KH-10.1"


def test_a_paralysed_unit_can_do_nothing_and_reaches_nothing() -> None:
    game = scene(
        blue="infantry@e4",
        red="infantry@e5",
        hand="2C 4D",
        paralysed=[{"at": "e4", "actions": 2, "malus": False}],
    )

    explanation = explained(game, space="e4")

    assert explanation.legal == ()
    assert set(rules(explanation).values()) == {"KH-13.6"}
    assert explanation.reach == {}


def test_a_unit_that_is_surrounded_is_told_what_blocks_it() -> None:
    game = scene(blue="infantry@a1 infantry@a2 infantry@b1 infantry@b2", red="infantry@k7", hand="2C")

    explanation = explained(game, space="a1")

    assert rules(explanation)["end-taken"] == "KH-8.2"


def test_a_card_of_the_hand_is_not_played_out_of_turn() -> None:
    game = scene(blue="infantry@a1", red="infantry@k7", hand="2C", other="2S", actor="blue")

    explanation = explained(game, seat="red", card="2S")

    assert rules(explanation) == {"not-asked": "KH-7.1"}


def test_a_card_that_is_too_low_does_not_defend() -> None:
    game = scene(blue="infantry@e4", red="infantry@e5", hand="KD", other="2S 3H", pile="2D 3D 4D 5D")
    game.push("KD e4xe5")

    explanation = explained(game, seat="red", card="2S")

    assert rules(explanation) == {"hand-too-low": "KH-9.3"}


@pytest.mark.parametrize("card", ["1C", "XX", "4", ""])
def test_an_unknown_card_is_refused(card: str) -> None:
    game = scene(blue="infantry@a1", red="infantry@k7")

    with pytest.raises(BadField) as caught:
        explained(game, card=card)
    assert caught.value.field == "card"


@pytest.mark.parametrize("space", ["z9", "", "off"])
def test_an_unknown_space_is_refused(space: str) -> None:
    game = scene(blue="infantry@a1", red="infantry@k7")

    with pytest.raises(BadField) as caught:
        explained(game, space=space)
    assert caught.value.field == "space"


def test_a_question_names_either_a_space_or_a_card() -> None:
    game = scene(blue="infantry@a1", red="infantry@k7")

    for subject in ({}, {"space": "a1", "card": "2C"}):
        with pytest.raises(BadField):
            explained(game, **subject)


@pytest.mark.parametrize(
    "units",
    ["infantry@e3", "cavalry@b2", "flyers@f2", "beasts@a1", "archers@k3", "chariots@d1"],
)
def test_the_reach_of_black_suits_is_where_a_card_takes_the_unit(units: str) -> None:
    game = scene(
        blue=f"{units} infantry@c3",
        red="infantry@e5 cavalry@f3",
        hand="2C 3S",
        elements="rocks@h1 forest-small@b1",
    )
    at = units.partition("@")[2]

    reach = explained(game, space=at).reach

    assert set(reach["C"]) == ends(game, "2C", at)
    assert set(reach["S"]) == ends(game, "3S", at)


def test_the_reach_of_red_suits_holds_every_attack() -> None:
    units: Any = {"blue": "archers@e1 infantry@d4 artillery@a3", "red": "infantry@e4 cavalry@d5 archers@f3"}
    game = scene(**units, hand="2D 3H", elements="forest-small@b3")

    for start in ("e1", "d4", "a3"):
        reach = explained(game, space=start).reach
        for card, suit in (("2D", "D"), ("3H", "H")):
            attacked = {text[-2:] for text in game.legal() if text.startswith(f"{card} {start}x")}
            assert attacked == {foe for foe in ("e4", "d5", "f3") if foe in reach[suit]}


def test_the_reach_of_an_enemy_unit_is_public() -> None:
    game = scene(blue="infantry@e4", red="cavalry@e6", hand="2C")

    assert set(explained(game, space="e6").reach) == {"C", "S", "D", "H"}


def test_the_range_is_shorter_in_the_night_attack() -> None:
    day = scene(blue="archers@a1", red="infantry@k7", hand="2D")
    night = scene("night-attack", blue="archers@a1", red="infantry@k7", hand="2D")

    farthest = [
        max(int(space[1]) for space in explained(game, space="a1").reach["D"]) for game in (day, night)
    ]

    assert farthest == [5, 4]


@pytest.mark.parametrize("seed", range(3))
def test_along_a_random_game_every_explanation_agrees_with_the_legal_actions(seed: int) -> None:
    game, rng = regalia.new(GAME, seed=seed), Rng(seed)
    for ply in range(90):
        if game.actor is None:
            break
        legal, view = game.legal(), known(game, game.actor)
        if ply % 9 == 8:
            subjects = [{"space": unit.at} for unit in view.units]
            subjects += [{"card": card} for hand in view.hands.values() for card in hand]
            for subject in subjects:
                explanation = explained(game, seat=game.actor, **subject)
                assert set(explanation.legal) <= set(legal)
                assert not {action for reason in explanation.reasons for action in reason.actions} & set(
                    legal
                )
        game.push(legal[rng.below(len(legal))])
