"""KH-10: shooting; lines of sight are in test_line_of_sight.py."""

import pytest

from regalia.core.game import Game
from tests.games.king_of_the_hill.scene import (
    after,
    allows,
    at,
    drawn,
    kinds,
    on,
    options,
    refused,
    scene,
    told,
)


def shot(pile: str = "2H 3H", *, other: str = "2S", **fields: str) -> Game:
    """Blue's archers on b1 have shot at red's infantry on b4 with a nine: red must defend."""
    armies = {"blue": "archers@b1", "red": "infantry@b4"} | fields
    return after(scene(hand="9D 2C", other=other, pile=pile + " 4H 5H 6H 7H", **armies), "9D b1xb4")


@pytest.mark.parametrize("card", ["9D", "9H", "*D", "*H"])
def test_kh_10_1_archers_shoot_with_any_red_card_in_any_direction(card: str) -> None:
    hand = "**" if card[0] == "*" else card
    for to in ("b5", "a3", "c4", "d1", "e4"):
        assert allows(scene(blue="archers@b1", red=f"infantry@{to}", hand=hand), f"{card} b1x{to}")
    assert refused(scene(blue="archers@b1", red="infantry@b5", hand="9C"), "9C b1xb5") == "KH-2.4"


def test_kh_10_1_within_four_spaces() -> None:
    assert allows(scene(blue="archers@b1", red="infantry@b5", hand="9D"), "9D b1xb5")
    assert refused(scene(blue="archers@b1", red="infantry@b6", hand="9D"), "9D b1xb6") == "KH-10.1"


def test_kh_10_1_who_is_engaged_does_not_shoot_but_may_strike() -> None:
    game = scene(blue="archers@b1", red="infantry@b2 infantry@c4", hand="9D")
    assert refused(game, "9D b1xc4") == "KH-10.1"
    assert allows(game, "9D b1xb2")
    assert kinds(game, "9D b1xb2")[0] == "attacked"


def test_kh_10_1_others_do_not_shoot_nor_does_anybody_shoot_friends() -> None:
    for kind in ("infantry", "cavalry", "beasts", "flyers"):
        assert refused(scene(blue=f"{kind}@b1", red="infantry@b4", hand="9D"), "9D b1xb4") == "KH-9.1"
    assert refused(scene(blue="archers@b1 infantry@b4", hand="9D"), "9D b1xb4") == "KH-9.1"


def test_kh_10_1_only_the_rank_matters() -> None:
    game = scene(blue="archers@b1", red="infantry@b4", hand="9H")
    assert after(game, "9H b1xb4").position()["fight"] == {
        "kind": "shot", "attacker": "b1", "target": "b4", "strength": "9",
    }  # fmt: skip
    assert told(game, "9H b1xb4")[0]["type"] == "shot-at"


@pytest.mark.parametrize(
    ("blue", "red", "cards"),
    [
        ("archers@b1", "infantry@b4", 2),
        ("archers@b1", "cavalry@b4", 1),
        ("archers@b1", "archers@b4", 1),
        ("archers@b1 archers@c1", "infantry@b4", 1),  # another could shoot
        ("archers@b1 archers@c1 archers@a1 archers@d2", "infantry@b4", 1),  # once only
        ("archers@b1 archers@k1", "infantry@b4", 2),  # out of range
        ("archers@b1 archers@c1 infantry@c2", "infantry@b4 infantry@c3", 2),  # no line of sight
        ("archers@b1 archers@c1", "infantry@b4 infantry@d2", 2),  # the other is engaged
        ("archers@b1 infantry@a4", "infantry@b4", 2),  # adjacent units change nothing
        ("archers@b1", "infantry@b4 infantry@a4", 2),
        ("archers+@b1", "infantry@b4", 2),  # nor does the shooter's general
        ("archers@b1", "infantry+@b4", 3),
        ("archers@b1", "infantry@b4 infantry+@a5", 3),
        ("archers@b1", "infantry@b4 infantry+@a6", 2),
        ("archers@b1", "beasts@b4 infantry+@a5", 1),
        ("archers@b1 archers@c1", "archers@b4", 0),
    ],
)
def test_kh_10_4_how_many_cards_the_target_of_a_shot_draws(blue: str, red: str, cards: int) -> None:
    assert drawn(scene(blue=blue, red=red, hand="9D"), "9D b1xb4") == cards


def test_kh_10_4_a_paralysed_shooter_counts_among_those_who_could() -> None:
    game = scene(
        blue="archers@b1 archers@c1", red="infantry@b4", hand="9D", paralysed=[{"at": "c1", "actions": 2}]
    )
    assert drawn(game, "9D b1xb4") == 1
    assert refused(game, "9D c1xb4") == "KH-13.6"


def test_kh_10_4_other_shooters_count_with_their_own_range() -> None:
    for shooter, cards in (
        ("light-cavalry@d1", 1),
        ("light-cavalry@f1", 2),
        ("artillery@g4", 1),
        ("artillery@h4", 2),
    ):
        game = scene(blue=f"archers@b1 {shooter}", red="infantry@b4", hand="9D")
        assert drawn(game, "9D b1xb4") == cards


def test_kh_10_5_flight_is_towards_the_own_edge() -> None:
    assert set(after(shot("KS 2H"), "draw:KS").legal()) == {"flee:a5", "flee:b5", "flee:c5"}
    red = scene(actor="red", red="archers@b1", blue="infantry@b4", hand="9D", other="2S", pile="KS 2H")
    fleeing = after(red, "9D b1xb4", "draw:KS")
    assert set(fleeing.legal()) == {"flee:a3", "flee:b3", "flee:c3"}, "even towards the shooter"
    assert refused(fleeing, "flee:b5") == "KH-10.5"


def test_kh_10_5_at_the_own_edge_there_is_no_way_out_but_a_general_may_stay() -> None:
    edge = {"hand": "9D", "pile": "KS 2H 3H"}
    lost = after(scene(blue="archers@b4", red="infantry@b7", **edge), "9D b4xb7", "draw:KS")
    assert on(lost, "b7") is None
    assert at(lost) == ("red", "action"), "no pursuit"
    led = after(scene(blue="archers@b4", red="infantry+@b7", **edge), "9D b4xb7", "draw:KS")
    assert led.legal() == ["stay"]


def test_kh_10_5_a_red_card_from_the_hand_only_blocks() -> None:
    blocked = after(shot(other="KD"), "hand:KD")
    assert on(blocked, "b4") == "red infantry"
    assert at(blocked) == ("blue", "action"), "the archers need not defend"
    assert kinds(shot(other="KD"), "hand:KD") == ["defended", "blocked"]
    assert refused(shot(other="8D"), "hand:8D") == "KH-9.3"


def test_kh_10_5_a_black_card_from_the_hand_is_a_retreat_to_anywhere() -> None:
    retreating = after(shot(other="KS"), "hand:KS")
    spaces = {f"retreat:{space}" for space in ("a3", "a4", "a5", "b3", "b5", "c3", "c4", "c5")}
    assert set(retreating.legal()) == spaces | {"stay"}
    assert at(after(retreating, "retreat:b3")) == ("blue", "action")


def test_kh_10_5_there_is_no_pursuit() -> None:
    assert at(after(shot(), "yield")) == ("red", "action")
    assert at(after(shot("KS 2H"), "draw:KS", "flee:b5")) == ("red", "action")
    assert on(after(shot(), "draw:2H"), "b4") is None
    assert on(after(shot("TD 2H"), "draw:TD"), "b4") == "red infantry"


def test_kh_10_5_a_flight_from_a_shot_is_bound_by_kh_8_2_and_kh_8_3() -> None:
    fleeing = after(shot("KS 2H", red="infantry@b4 archers@b5 archers@c4"), "draw:KS")
    assert options(fleeing, "flee:") == {"flee:a5"}
    assert refused(fleeing, "flee:b5") == "KH-8.2"
    assert refused(fleeing, "flee:c5") == "KH-8.3"
