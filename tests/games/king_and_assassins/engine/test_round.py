"""KA-5: the card, the king's turn, the assassins' turn, and their points."""

import pytest

import regalia
from tests.games.king_and_assassins.oracle import CITIZEN_IDS
from tests.games.king_and_assassins.scene import after, allows, changes, left, refused, scene, told


def test_ka_5_1_a_round_is_a_card_then_the_king_then_the_assassins() -> None:
    game = scene(phase="card", card=None, deck="1/5/4 2/7/5", knights="d5")
    assert game.actor == "chance"
    assert changes(game, "card:2/7/5")["round"] == 10
    game.push("card:2/7/5")
    assert game.actor == "king"
    game.push("end")
    assert game.actor == "assassins"
    game.push("end")
    assert game.actor == "chance"
    assert game.position()["card"] is None
    assert left(game) == "0/0/0"


def test_ka_5_1_nobody_acts_in_the_turn_of_another() -> None:
    king = scene(king="d5", knights="e5", crowd="monk!d6 butcher?c5")
    for text in ("d6d7", "d6xd5", "c5b5", "!c5", "card:1/5/4", "pick:butcher,farmer,monk", "start:j1"):
        assert refused(king, text) == "KA-5.1"
    crowd = after(king, "end")
    for text in ("d5d4", "e5e6", "e5xd6", "e5=d6", "c8*", "card:1/5/4"):
        assert refused(crowd, text) == "KA-5.1"
    chance = after(crowd, "end")
    for text in ("end", "d5d4", "d6d7", "!c5", "c8*", "deal:monk", "deal:appleman"):
        assert refused(chance, text) == "KA-5.1"


def test_ka_5_1_nobody_stands_on_an_empty_space_to_act() -> None:
    game = scene(king="d5")
    for text in ("e5e6", "e5xe6", "e5=e6", "c8*"):
        assert refused(game, text) == "KA-5.1"
    for text in ("e5e6", "e5xe6", "e5=e6", "!e5"):
        assert refused(after(game, "end"), text) == "KA-5.1"


def test_ka_5_1_before_the_first_card_only_the_set_up_is_played() -> None:
    game = regalia.new("king-and-assassins", chance="explicit", seed=1)
    for text in ("end", "j1j2", "pick:butcher,farmer,monk", "card:1/5/4", "start:j1"):
        assert refused(game, text) == "KA-5.1"
    game.push("deal:" + ",".join(CITIZEN_IDS))
    for text in ("end", "j1j2", "i1h1", "!b8", "card:1/5/4", "deal:" + ",".join(CITIZEN_IDS)):
        assert refused(game, text) == "KA-5.1"


def test_ka_5_1_a_seat_that_pushes_for_another_is_refused() -> None:
    game = scene(king="d5")
    with pytest.raises(regalia.IllegalAction) as caught:
        game.push("end", seat="assassins")
    assert caught.value.rule == "KA-5.1"
    assert str(caught.value) == "Not now: it is the king’s turn."
    assert game.push("end", seat="king")


def test_ka_5_2_points_that_were_not_used_are_lost() -> None:
    game = scene(king="d5", card="2/7/5", left="1/4/5")
    assert told(game, "end") == [{"type": "turn-ended", "seat": "king", "unused": 5}]
    game.push("end")
    assert left(game) == "0/0/5"
    assert told(game, "end") == [{"type": "turn-ended", "seat": "assassins", "unused": 5}]
    game.push("end")
    game.push("card:1/5/4")
    assert left(game) == "1/5/4"


def test_ka_5_2_a_turn_may_end_at_once_and_ends_only_by_saying_so() -> None:
    fresh = scene(king="d5")
    assert allows(fresh, "end")
    spent = scene(king="d5", knights="e5", left="0/0/5")
    assert spent.legal() == ["end"]
    assert spent.actor == "king"
    idle = scene(phase="assassins", king="d5", left="0/0/0", crowd="monk!c5 butcher!c4 farmer!c3")
    assert idle.legal() == ["end"]
    assert idle.actor == "assassins"


def test_ka_5_2_the_last_point_spent_does_not_end_the_turn() -> None:
    game = scene(king="d5", knights="e7", left="1/1/5")
    assert after(game, "d5d6", "e7e6").actor == "king"
    crowd = scene(phase="assassins", left="0/0/1", crowd="monk@c5")
    assert after(crowd, "c5c6").actor == "assassins"


def test_ka_5_3_king_points_move_the_king_and_knight_points_the_knights_in_any_order() -> None:
    game = scene(king="d5", knights="e7 a5", card="2/7/5")
    game = after(game, "e7e6", "d5d6", "a5b5", "d6d7", "b5c5")
    assert left(game) == "0/4/5"


def test_ka_5_3_neither_pays_for_the_other() -> None:
    no_king = scene(king="c8", knights="e7", left="0/6/5")
    assert refused(no_king, "c8c7") == "KA-6.1"
    assert refused(no_king, "c8*") == "KA-6.2"
    assert allows(no_king, "e7e6")
    no_knights = scene(king="c8", knights="e7", card="2/7/5", left="2/0/5", crowd="monk!e6 butcher@d7")
    for text, rule in {"e7e8": "KA-7.1", "e7xe6": "KA-7.3", "e7d7": "KA-7.1"}.items():
        assert refused(no_knights, text) == rule
    assert allows(no_knights, "c8c7", "c8*")
    assert refused(scene(left="1/0/5", knights="e7", crowd="monk@e6"), "e7=e6") == "KA-7.4"
