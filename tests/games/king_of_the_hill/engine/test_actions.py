"""KH-7: playing a card, and who acts next."""

import pytest

import regalia
from tests.games.king_of_the_hill.scene import (
    after,
    allows,
    at,
    changes,
    kinds,
    on,
    options,
    refused,
    scene,
)


def test_kh_7_1_a_card_activates_a_unit_casts_a_spell_or_is_burned() -> None:
    game = scene(blue="infantry@b2 archers@a1", red="infantry@b3 cavalry@a5", hand="5C 5D AS", other="KD")
    assert allows(
        game, "5C b2-c2", "5D b2xb3", "5D vigour:b2-c2", "AS paralysis:b3", "5C burn", "5D burn", "AS burn"
    )
    assert changes(game, "5C burn") == {
        "actor": "red", "hands": {"blue": ["5D", "AS"], "red": ["KD"]}, "discard": ["5C"],
    }  # fmt: skip


def test_kh_7_1_only_cards_of_the_hand_are_played_and_only_own_units_activated() -> None:
    game = scene(blue="infantry@b2", red="infantry@b5", hand="5C", other="KC 9D")
    assert refused(game, "KC b2-c2") == "KH-7.1"
    assert refused(game, "** burn") == "KH-7.1"
    assert refused(game, "5C b5-c5") == "KH-7.1"
    assert refused(game, "5C c4-c5") == "KH-7.1", "nobody is there"


def test_kh_7_1_the_other_side_waits_for_its_turn() -> None:
    game = scene(blue="infantry@b2", red="infantry@b5", hand="5C", other="KC")
    with pytest.raises(regalia.IllegalAction) as caught:
        game.push("KC b5-c5", seat="red")
    assert caught.value.refusal.rule == "KH-7.1"
    assert refused(game, "yield") == "KH-7.1"
    assert refused(game, "keep") == "KH-7.1"


def test_kh_7_1_every_card_can_be_burned_even_without_units() -> None:
    game = scene(hand="5C 5D **", other="KC")
    assert game.legal() == ["** burn", "5C burn", "5D burn"]
    assert at(after(game, "** burn")) == ("red", "action")


def test_kh_7_1_without_magic_there_are_no_spells() -> None:
    hand = "5C 5D QD AD KS AS"
    rich = scene(blue="infantry+@b2 archers@a1", red="infantry@b5", hand=hand, gone="blue:cavalry")
    spells = options(
        rich,
        *(
            f"{card} {spell}"
            for card, spell in (
                ("5C", "lightning"),
                ("5D", "vigour"),
                ("QD", "teleport"),
                ("AD", "portal"),
                ("KS", "confusion"),
                ("AS", "paralysis"),
            )
        ),
    )
    assert len({text.split()[0] for text in spells}) == 6
    fields = {"blue": "infantry+@b2 archers@a1", "red": "infantry@b5", "hand": hand, "gone": "blue:cavalry"}
    for game in (scene(**fields, options={"magic": False}), scene("introduction", **fields)):
        for text in sorted(spells):
            assert refused(game, text) in ("KH-7.1", "KH-15.1")


def test_kh_7_2_players_alternate() -> None:
    game = scene(blue="infantry@b2", red="infantry@b6", hand="5C 6C", other="7C 8C")
    seats = [game.actor]
    for text in ("5C burn", "7C burn", "6C burn"):
        game = after(game, text)
        seats.append(game.actor)
    assert seats == ["blue", "red", "blue", "red"]


@pytest.mark.parametrize(
    ("answers", "next_to_act"),
    [
        (["draw:KH"], "red"),
        (["yield", "halt"], "red"),
        (["yield", "pursue"], "red"),
        (["hand:AC", "stay"], "blue"),
        (["hand:AC", "retreat:a4", "pursue"], "blue"),
        (["hand:AD", "draw:AH"], "blue"),
        (["hand:AD", "yield", "halt"], "blue"),
        (["hand:AD", "hand:AS", "stay"], "red"),
        (["hand:AD", "hand:*H", "yield", "halt"], "red"),
    ],
)
def test_kh_7_2_next_is_the_opponent_of_who_last_played_from_the_hand(
    answers: list[str], next_to_act: str
) -> None:
    game = scene(
        blue="infantry@b2", red="infantry@b3", hand="5D AS ** 2C", other="AC AD 2D", pile="KH 2H AH 3H 9D 4H",
    )  # fmt: skip
    assert at(after(game, "5D b2xb3", *answers)) == (next_to_act, "action")


def test_kh_7_2_a_counter_to_a_counter_to_a_counter() -> None:
    game = scene(
        blue="infantry@b2",
        red="infantry@b3",
        hand="5D QH 2C",
        other="JD KH 2D",
        pile="3H 4H 5H 6H 7H 8H 9H 2H",
    )
    fight = after(game, "5D b2xb3", "hand:JD")
    assert at(fight) == ("blue", "defend")
    fight = after(fight, "hand:QH")
    assert at(fight) == ("red", "defend")
    fight = after(fight, "hand:KH")
    assert at(fight) == ("blue", "defend")
    assert fight.position()["fight"] == {"kind": "close", "attacker": "b3", "target": "b2", "strength": "K"}
    over = after(fight, "yield", "pursue")
    assert on(over, "b2") == "red infantry"
    assert at(over) == ("blue", "action"), "red played last"
    assert over.position()["hands"] == {"blue": ["2C"], "red": ["2D"]}


def test_kh_7_2_after_confusion_the_caster_plays_again() -> None:
    game = scene(blue="infantry@b2", red="infantry@b6", hand="KC 6C", other="7C 8C")
    confused = after(game, "KC confusion", "lose:8C")
    assert at(confused) == ("blue", "action")
    assert at(after(confused, "6C burn")) == ("red", "action")


def test_kh_7_3_a_player_with_an_empty_hand_is_passed_over() -> None:
    game = scene(blue="infantry@b2", red="infantry@b6", hand="5C 6C 7C", other="8C")
    once = after(game, "5C burn", "8C burn", "6C burn")
    assert at(once) == ("blue", "action")
    assert at(after(once, "7C burn")) == ("chance", "shuffle")


def test_kh_7_3_the_phase_ends_when_both_hands_are_empty() -> None:
    game = scene("introduction", blue="infantry@b2", red="infantry@b6", hand="5C", other="8C")
    assert at(after(game, "5C burn")) == ("red", "action")
    assert kinds(after(game, "5C burn"), "8C burn") == ["card-burned", "turn-over", "turn-begun"]


def test_kh_7_3_a_last_card_played_in_defence_ends_the_turn_after_the_fight() -> None:
    game = scene(blue="infantry@b2", red="infantry@b3", hand="5D", other="KC", pile="2H 3H")
    retreating = after(game, "5D b2xb3", "hand:KC")
    assert at(retreating) == ("red", "retreat")
    pursuing = after(retreating, "retreat:b4")
    assert at(pursuing) == ("blue", "pursue")
    assert at(after(pursuing, "pursue")) == ("chance", "shuffle")


def test_kh_7_3_who_defends_with_the_last_card_is_passed_over_afterwards() -> None:
    game = scene(blue="infantry@b2", red="infantry@b3", hand="5D 6C 7C", other="KC", pile="2H 3H")
    after_retreat = after(game, "5D b2xb3", "hand:KC", "stay")
    assert at(after_retreat) == ("blue", "action")
    assert at(after(after_retreat, "6C burn")) == ("blue", "action")


def test_kh_7_3_confusion_that_takes_the_last_card_lets_the_caster_go_on() -> None:
    game = scene(blue="infantry@b2", red="infantry@b6", hand="KC 5C 6C", other="8C")
    alone = after(game, "KC confusion", "lose:8C")
    assert at(alone) == ("blue", "action")
    assert at(after(alone, "5C burn")) == ("blue", "action")
    last = scene(blue="infantry@b2", red="infantry@b6", hand="KC", other="8C")
    assert at(after(last, "KC confusion", "lose:8C")) == ("chance", "shuffle")
    mine = scene(blue="infantry@b2", red="infantry@b6", hand="KC", other="8C 9C")
    assert at(after(mine, "KC confusion", "lose:8C")) == ("red", "action"), "the caster's own hand is empty"
