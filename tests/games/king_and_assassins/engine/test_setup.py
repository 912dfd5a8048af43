"""KA-2, KA-3 and KA-4: the pieces, the cards and the set-up."""

from collections import Counter
from typing import Any

import pytest

import regalia
from regalia.core.game import Game
from regalia.core.i18n import Name, tr
from tests.games.king_and_assassins.oracle import CARDS, CITIZEN_IDS, SIDE_A, SIDE_B
from tests.games.king_and_assassins.scene import allows, known, left, refused, scene

NAMES = ",".join(CITIZEN_IDS)


def fresh(**options: Any) -> Game:
    """A new game with explicit chance."""
    return regalia.new("king-and-assassins", chance="explicit", seed=1, **options)


def dealt(**options: Any) -> Game:
    """A new game with the names dealt in the order of the rules."""
    return fresh(deal=CITIZEN_IDS, **options)


def test_ka_2_1_there_are_one_king_seven_knights_and_twelve_citizens_with_names() -> None:
    position = dealt().position()
    assert position["king"] == "j1"
    assert len(position["knights"]) == 7
    assert list(position["citizens"]) == CITIZEN_IDS
    assert len(set(position["citizens"].values())) == 12


def test_ka_2_1_nobody_else_is_on_the_board() -> None:
    with pytest.raises(regalia.BadPosition) as caught:
        scene(crowd="monk?b8 jester@b7")
    assert caught.value.field == "citizens.jester"
    with pytest.raises(regalia.BadPosition) as caught:
        scene(knights="a5 b5 c5 d5 e5 h5 i5 j5")
    assert caught.value.field == "knights"


@pytest.mark.parametrize(("board", "side"), [("A", SIDE_A), ("B", SIDE_B)])
def test_ka_2_2_names_go_to_the_start_spaces_top_row_first_left_to_right(board: str, side: Any) -> None:
    game = fresh(board=board)
    assert game.actor == "chance"
    [event] = game.push(f"deal:{NAMES}")
    in_order = sorted(side.citizens, key=lambda space: (-int(space[1:]), space[0]))
    assert game.position()["citizens"] == dict(zip(CITIZEN_IDS, in_order, strict=True))
    assert known(game, "king").citizens == known(game, "spectator").citizens == game.position()["citizens"]
    assert event.words() == tr("event-dealt")


@pytest.mark.parametrize("names", ["", "monk", NAMES + ",monk", NAMES.replace("monk", "farmer"), "jester"])
def test_ka_2_2_a_deal_names_each_of_the_twelve_once(names: str) -> None:
    assert refused(fresh(), f"deal:{names}") == "KA-2.2"


def test_ka_2_2_options_may_fix_the_deal() -> None:
    game = dealt()
    assert game.actor == "assassins"
    assert game.position()["citizens"]["monk"] == "h9"
    assert game.record().setup.options == {"board": "A", "deal": CITIZEN_IDS}
    wrongs: list[object] = ["monk", CITIZEN_IDS[1:], ["monk"] * 12, 5, [None], {}]
    for wrong in wrongs:
        with pytest.raises(regalia.BadField) as caught:
            fresh(deal=wrong)
        assert caught.value.field == "options.deal"


def test_ka_2_2_luck_deals_differently_from_seed_to_seed_and_alike_from_one() -> None:
    deals = [regalia.new("king-and-assassins", seed=seed).position()["citizens"] for seed in (1, 2, 1)]
    assert deals[0] == deals[2] != deals[1]


@pytest.mark.parametrize("card", sorted(set(CARDS)))
def test_ka_3_1_a_card_gives_its_points_to_king_knights_and_assassins(card: str) -> None:
    game = scene(phase="card", card=None, deck=card)
    [event] = game.push(f"card:{card}")
    assert left(game) == card.rstrip("f")
    assert game.actor == "king"
    assert event.words() == tr("event-card-turned", round=10, card=card)


def test_ka_3_1_only_some_cards_show_fetters() -> None:
    for card in set(CARDS):
        game = scene(card=card, knights="d5", crowd="monk@d6")
        assert allows(game, "d5=d6") == card.endswith("f")


def test_ka_3_2_the_deck_has_these_fifteen_cards() -> None:
    five, four = ["1/6/5f"] * 5, ["1/5/4"] * 4
    pack = [*five, "1/5/5f", "1/5/4f", *four, "2/7/5", "2/7/5", "2/7/4", "2/5/4"]
    assert dealt().position()["deck"] == sorted(pack)
    assert len(pack) == 15


def test_ka_3_2_no_other_card_is_turned_up() -> None:
    assert refused(scene(phase="card", card=None), "card:1/6/5") == "KA-3.2"
    assert refused(scene(phase="card", card=None), "card:9/9/9f") == "KA-3.2"


def test_ka_3_3_on_side_b_one_card_is_taken_out_before_the_shuffle() -> None:
    whole = Counter(dealt(board="A").position()["deck"])
    assert whole - Counter(dealt(board="B").position()["deck"]) == Counter(["1/5/4"])
    other = dealt(board="B", crystal="2/5/4").position()["deck"]
    assert whole - Counter(other) == Counter(["2/5/4"])
    assert len(other) == 14


def test_ka_3_3_the_crystal_is_a_card_of_a_board_that_has_one() -> None:
    for options in ({"board": "A", "crystal": "1/5/4"}, {"board": "B", "crystal": "3/3/3"}):
        with pytest.raises(regalia.BadField) as caught:
            fresh(**options)
        assert caught.value.field == "options.crystal"


def test_ka_3_4_only_a_card_that_is_still_in_the_deck_comes_up() -> None:
    game = scene(phase="card", card=None, deck="1/5/4 2/7/5 1/5/4")
    chances = game.chances()
    assert chances is not None
    assert chances.outcomes == ["card:1/5/4", "card:2/7/5"]
    assert chances.weights == [2, 1]
    assert refused(game, "card:1/6/5f") == "KA-3.4"
    game.push("card:2/7/5")
    assert game.position()["deck"] == ["1/5/4", "1/5/4"]


def test_ka_3_4_the_cards_to_come_are_known_to_all_and_their_order_to_nobody() -> None:
    game = scene(phase="card", card=None, deck="2/7/5 1/5/4 1/6/5f")
    for seat in ("king", "assassins", "spectator"):
        assert known(game, seat).deck == ["1/5/4", "1/6/5f", "2/7/5"]


def test_ka_3_4_a_whole_game_turns_up_the_whole_deck_and_each_card_once() -> None:
    game = regalia.new("king-and-assassins", seed=11)
    game.push("pick:butcher,farmer,monk")
    while game.outcome() is None:
        game.push("end")
    cards = [step.text.removeprefix("card:") for step in game.steps if step.text.startswith("card:")]
    assert sorted(cards) == sorted(CARDS)


def test_ka_4_1_there_are_220_ways_to_pick_three_and_the_assassins_player_picks() -> None:
    game = dealt()
    assert game.actor == "assassins"
    assert len(game.legal()) == 220
    [event] = game.push("pick:butcher,farmer,monk")
    assert game.position()["assassins"] == dict.fromkeys(("monk", "butcher", "farmer"), "hidden")
    assert event.words() == tr(
        "event-picked", citizens=[Name("citizen", name) for name in ("butcher", "farmer", "monk")]
    )


def test_ka_4_1_the_king_is_not_shown_the_choice() -> None:
    game = dealt()
    game.push("pick:butcher,farmer,monk")
    for seat in ("king", "spectator"):
        assert known(game, seat).assassins == {}
        assert game.seen(seat)[-1].words() == tr("event-picked", citizens=None)


@pytest.mark.parametrize(
    "names",
    [
        "",
        "monk",
        "butcher,farmer",
        "butcher,butcher,monk",
        "butcher,jester,monk",
        "Butcher,farmer,monk",
        "appleman,butcher,farmer,monk",
    ],
)
def test_ka_4_1_a_pick_is_three_different_citizens(names: str) -> None:
    assert refused(dealt(), f"pick:{names}") == "KA-4.1"


def test_ka_4_1_a_pick_out_of_alphabetical_order_is_no_notation() -> None:
    with pytest.raises(regalia.BadNotation):
        dealt().explain("pick:monk,farmer,butcher")


@pytest.mark.parametrize("start", ["a1", "j1"])
def test_ka_4_2_on_side_b_the_king_chooses_his_start_after_the_pick(start: str) -> None:
    game = dealt(board="B")
    assert game.position()["king"] is None
    assert game.position()["knights"] == []
    assert refused(game, f"start:{start}") == "KA-5.1"
    game.push("pick:butcher,farmer,monk")
    assert game.actor == "king"
    assert game.legal() == ["start:a1", "start:j1"]
    [event] = game.push(f"start:{start}")
    assert game.position()["king"] == start
    assert game.position()["knights"] == sorted(SIDE_B.knights_for(start))
    assert game.actor == "chance"
    assert event.words() == tr("event-started", space=start)


def test_ka_4_2_the_king_starts_nowhere_else_and_not_twice() -> None:
    game = dealt(board="B")
    game.push("pick:butcher,farmer,monk")
    assert refused(game, "start:a2") == "KA-4.2"
    game.push("start:a1")
    assert refused(game, "start:j1") == "KA-5.1"


def test_ka_4_2_on_side_a_there_is_nothing_to_choose() -> None:
    game = dealt()
    assert sorted(game.position()["knights"]) == sorted(SIDE_A.knights)
    game.push("pick:butcher,farmer,monk")
    assert game.actor == "chance"
    assert refused(game, "start:j1") == "KA-5.1"
