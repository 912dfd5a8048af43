"""KH-2: the pack, jokers, what happens when the pile runs out, and what suits mean."""

import pytest

from tests.games.king_of_the_hill.oracle import pack
from tests.games.king_of_the_hill.scene import (
    INFANTRY,
    after,
    allows,
    at,
    begin,
    changes,
    ends,
    on,
    options,
    refused,
    scene,
    told,
    unloadable,
)

RANKS = "23456789TJQKA"
DEPLOYED = [f"deploy:infantry{'+' * (n == 0)}@{'abcdefg'[n]}{row}" for n in range(7) for row in (1, 7)]


@pytest.mark.parametrize("jokers", [True, False])
def test_kh_2_1_the_pack_has_52_cards_and_two_jokers_or_none(jokers: bool) -> None:
    game = begin("introduction", INFANTRY, INFANTRY, "first:blue", *DEPLOYED, jokers=jokers)
    assert at(game) == ("chance", "shuffle")
    assert game.position()["shuffling"] == sorted(pack(jokers))
    assert len(game.position()["shuffling"]) == (54 if jokers else 52)


def test_kh_2_1_no_card_is_there_twice_and_jokers_only_where_they_play() -> None:
    assert unloadable(blue="infantry@a1", hand="5C 5C") == "hands.blue"
    assert unloadable(blue="infantry@a1", hand="** **", other="**") == "hands.red"
    assert unloadable(blue="infantry@a1", hand="**", options={"jokers": False}) == "hands.blue"


def test_kh_2_1_the_ranks_from_two_to_ace_and_a_joker_ranks_with_the_aces() -> None:
    attacks = [f"{rank}D" for rank in RANKS] + ["*D"]
    answers = [f"{rank}H" for rank in RANKS] + ["*H"]
    for i, attack in enumerate(attacks):
        for j, answer in enumerate(answers):
            pile = "**" if answer == "*H" else answer
            game = scene(
                blue="infantry@a1", red="archers@a2", hand="**" if attack == "*D" else attack, pile=pile
            )
            saved = on(after(game, f"{attack} a1xa2", f"draw:{answer}"), "a2") is not None
            assert saved == (min(j, 12) >= min(i, 12)), (attack, answer)


def test_kh_2_2_a_joker_has_the_suit_its_player_names() -> None:
    game = scene(blue="infantry@b2", red="infantry@b3 infantry@c3", hand="**")
    assert ends(game, "*C", "b2") != ends(game, "*S", "b2")
    assert options(game, "*D b2x") == {"*D b2xb3"}
    assert options(game, "*H b2x") == {"*H b2xc3"}
    assert changes(game, "*C b2-a2")["discard"] == ["**"]
    assert allows(game, "** burn")


def test_kh_2_2_a_joker_casts_no_spell() -> None:
    game = scene(
        blue="infantry+@b2 archers@a1", red="infantry@b5", hand="**", other="2S", gone="blue:archers"
    )
    spells = (
        "*D vigour:b2-b3", "*H teleport:a1", "*H portal:archers@a2", "*S lightning:b5", "** confusion",
        "*C confusion", "*S paralysis:b5",
    )  # fmt: skip
    for text in spells:
        assert refused(game, text) == "KH-2.2"
    same = scene(
        blue="infantry+@b2 archers@a1", red="infantry@b5", hand="4D", other="2S", gone="blue:archers"
    )
    assert allows(same, "4D vigour:b2-b3")


def test_kh_2_2_a_joker_drawn_or_from_the_hand_is_any_suit_in_defence() -> None:
    game = scene(blue="infantry@b2", red="archers@b3", hand="5D", other="**", pile="**")
    asked = after(game, "5D b2xb3")
    texts = {f"{source}:*{suit}" for source in ("draw", "hand") for suit in "CDHS"}
    assert set(asked.legal()) == texts | {"yield"}
    assert at(after(asked, "draw:*C")) == ("red", "flee")
    assert on(after(asked, "draw:*D"), "b3") == "red archers"
    assert at(after(asked, "hand:*S")) == ("red", "retreat")
    assert told(asked, "hand:*H")[0]["counter"]


def test_kh_2_3_an_empty_pile_is_made_anew_from_all_discards() -> None:
    game = scene(
        blue="infantry@b2", red="infantry@b3", hand="5D", other="KC", pile="2C", discard=["9S", "**"]
    )
    waiting = after(game, "5D b2xb3")
    assert at(waiting) == ("chance", "shuffle")
    assert waiting.position()["shuffling"] == ["**", "5D", "9S"], "the card just played is among them"
    assert waiting.position()["drawn"] == ["2C"]
    assert refused(waiting, "shuffle:9S,**") == "KH-2.3"
    assert refused(waiting, "shuffle:9S,**,5D,2C") == "KH-2.3"
    assert refused(waiting, "yield") == "KH-2.3"
    asked = after(waiting, "shuffle:9S,**,5D")
    assert at(asked) == ("red", "defend")
    assert asked.position()["drawn"] == ["2C", "9S"]
    assert asked.position()["pile"] == ["**", "5D"]
    assert asked.position()["discard"] == []
    assert [event["type"] for event in told(waiting, "shuffle:9S,**,5D")] == [
        "pile-shuffled",
        "defence-drawn",
    ]


def test_kh_2_3_a_pile_that_is_just_enough_is_not_shuffled() -> None:
    game = scene(blue="infantry@b2", red="infantry@b3", hand="5D", pile="2C 9S", discard=["3C"])
    assert at(after(game, "5D b2xb3")) == ("red", "defend")
    assert after(game, "5D b2xb3").position()["pile"] == []


def test_kh_2_3_with_nothing_to_shuffle_nothing_is_drawn() -> None:
    game = scene(blue="infantry@b2", red="infantry@b3", hand="5D KS", other="9D", pile="")
    waiting = after(game, "5D b2xb3")
    assert waiting.position()["shuffling"] == ["5D"], "two cards are due, and there is one"
    asked = after(waiting, "shuffle:5D")
    assert at(asked) == ("red", "defend")
    assert asked.position()["drawn"] == ["5D"]
    assert set(asked.legal()) == {"draw:5D", "hand:9D", "yield"}


def test_kh_2_3_a_counter_attack_may_shuffle_again() -> None:
    game = scene(blue="infantry@b2", red="infantry@b3", hand="5D KS", other="9D", pile="2C 3C")
    again = after(game, "5D b2xb3", "hand:9D")
    assert at(again) == ("chance", "shuffle")
    assert again.position()["shuffling"] == ["2C", "3C", "5D", "9D"]
    assert set(after(again, "shuffle:9D,5D,3C,2C").legal()) == {"draw:9D", "draw:5D", "hand:KS", "yield"}


def test_kh_2_4_black_moves_and_red_attacks() -> None:
    game = scene(blue="infantry@b2", red="infantry@b3 infantry@c3", hand="5C 5D 5H 5S")
    for card in ("5D", "5H"):
        assert refused(game, f"{card} b2-a2") == "KH-2.4"
        assert options(game, f"{card} b2x")
    for card in ("5C", "5S"):
        assert refused(game, f"{card} b2xb3") == "KH-2.4"
        assert options(game, f"{card} b2-")


def test_kh_2_4_clubs_and_diamonds_go_straight_and_spades_and_hearts_diagonally() -> None:
    around = " ".join(f"infantry@{space}" for space in ("b3", "c3", "c2", "a1"))
    game = scene(blue="infantry@b2", red=around, hand="5D 5H")
    assert options(game, "5D b2x") == {"5D b2xb3", "5D b2xc2"}
    assert options(game, "5H b2x") == {"5H b2xc3", "5H b2xa1"}
    horde = scene(blue="artillery@b2", hand="5C 5S")
    assert ends(horde, "5C", "b2") == {"b1", "b3", "a2", "c2"}
    assert ends(horde, "5S", "b2") == {"a1", "a3", "c1", "c3"}
