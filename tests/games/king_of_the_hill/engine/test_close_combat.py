"""KH-9: close combat, from the red card to the pursuit."""

import pytest

from regalia.core.game import Game
from tests.games.king_of_the_hill.scene import (
    after,
    allows,
    at,
    changes,
    drawn,
    kinds,
    on,
    options,
    refused,
    scene,
    told,
)


def attack(pile: str = "2H 3H", *, other: str = "2S", **fields: str) -> Game:
    """Blue's infantry on b2 has attacked red's on b3 with a nine: red must defend."""
    armies = {"blue": "infantry@b2", "red": "infantry@b3"} | fields
    return after(scene(hand="9D 2C", other=other, pile=pile + " 4H 5H 6H 7H", **armies), "9D b2xb3")


def test_kh_9_1_a_red_card_attacks_an_adjacent_enemy_in_its_directions() -> None:
    game = scene(
        blue="cavalry@b2 archers@b1", red="infantry@b3 infantry@c3 infantry@b4", hand="9D 9H", pile="2H 3H 4H"
    )
    assert allows(game, "9D b2xb3", "9H b2xc3")
    for text in ("9H b2xb3", "9D b2xc3", "9D b2xb4", "9D b2xb1", "9D b2xa2"):
        assert refused(game, text) == "KH-9.1"
    assert told(game, "9D b2xb3")[0] == {
        "type": "attacked", "seat": "blue", "card": "9D", "unit": "cavalry", "from": "b2",
        "target": "infantry", "to": "b3",
    }  # fmt: skip


def test_kh_9_1_the_rank_of_the_card_is_the_strength() -> None:
    for rank in "2345678JQKA":
        game = after(
            scene(blue="infantry@b2", red="infantry@b3", hand=f"{rank}D", other="9S"), f"{rank}D b2xb3"
        )
        assert game.position()["fight"]["strength"] == rank
    joker = after(scene(blue="infantry@b2", red="infantry@b3", hand="**"), "*D b2xb3")
    assert joker.position()["fight"]["strength"] == "A"


@pytest.mark.parametrize(
    ("blue", "red", "cards"),
    [
        ("infantry@b2", "infantry@b3", 2),
        ("archers@b2", "cavalry@b3", 2),
        ("cavalry@b2", "archers@b3", 1),
        ("infantry@b2", "infantry@b3 archers@a2", 3),  # engaged with the attacker
        ("infantry@b2", "infantry@b3 archers@a2 archers@c1 archers@c3", 5),
        ("infantry@b2", "infantry@b3 archers@b4 archers@d2", 2),  # not engaged with the attacker
        ("infantry@b2 archers@b4", "infantry@b3", 1),  # engaged with the defender
        ("infantry@b2 archers@a2 archers@c2", "infantry@b3", 0),
        ("infantry@b2 archers@a2 archers@c2 archers@a4 archers@b4", "infantry@b3", 0),  # never below 0
        ("infantry@b2 archers@b1", "infantry@b3", 2),  # not engaged with the defender
        ("infantry@b2 archers@b4", "infantry@b3 archers@a2", 2),
        ("infantry@b2", "infantry+@b3", 3),
        ("infantry@b2", "infantry@b3 cavalry+@b4", 3),
        ("infantry@b2", "infantry@b3 cavalry+@a2", 4),  # adjacent, and engaged with the attacker
        ("infantry@b2", "infantry@b3 cavalry+@b5", 2),
        ("infantry@b2", "beasts@b3 cavalry+@b4", 1),  # an adjacent general does not help a fantasy unit
        ("infantry+@b2", "infantry@b3", 1),
        ("infantry@b2 cavalry+@b1", "infantry@b3", 2),  # its own general must be in the attacking unit
        ("infantry+@b2", "infantry+@b3", 2),
        ("infantry+@b2 archers@a2 archers@c2", "archers@b3", 0),
    ],
)  # fmt: skip
def test_kh_9_2_how_many_cards_a_defender_draws(blue: str, red: str, cards: int) -> None:
    assert drawn(scene(blue=blue, red=red, hand="9D"), "9D b2xb3") == cards


def test_kh_9_2_the_reasons_are_told() -> None:
    game = scene(blue="infantry+@b2 archers@b4", red="infantry+@b3 archers@a2", hand="9D")
    assert told(game, "9D b2xb3")[1]["reasons"] == {
        "type": 2,
        "friends": 1,
        "foes": -1,
        "leader": 1,
        "enemy-leader": -1,
    }


def test_kh_9_3_one_drawn_card_or_a_high_one_from_the_hand_or_nothing() -> None:
    asked = attack("2H KS", other="9C TD 8S AH **")
    assert set(asked.legal()) == {
        "draw:2H", "draw:KS", "hand:9C", "hand:TD", "hand:AH", "hand:*C", "hand:*D", "hand:*H", "hand:*S",
        "yield",
    }  # fmt: skip
    assert refused(asked, "hand:8S") == "KH-9.3", "too low"
    assert refused(asked, "draw:9C") == "KH-9.3", "not drawn"
    assert refused(asked, "hand:KC") == "KH-7.1", "not held"
    assert refused(asked, "TD burn") == "KH-9.3"
    assert refused(asked, "flee:b4") == "KH-9.3"


def test_kh_9_3_it_is_asked_also_where_nothing_is_the_only_answer() -> None:
    game = scene(blue="infantry@b2 archers@a2 archers@c2", red="infantry@b3", hand="9D", other="")
    asked = after(game, "9D b2xb3")
    assert at(asked) == ("red", "defend")
    assert asked.legal() == ["yield"]
    assert told(game, "9D b2xb3")[1]["cards"] == []


@pytest.mark.parametrize("answer", ["draw:2H", "draw:8S", "yield"])
def test_kh_9_4_a_lower_drawn_card_or_nothing_destroys_the_unit(answer: str) -> None:
    asked = attack("2H 8S")
    over = after(asked, answer, "halt")
    assert on(over, "b3") is None
    assert over.position()["destroyed"] == [{"side": "red", "type": "infantry"}]
    assert kinds(asked, answer)[-1] == "destroyed"
    assert at(after(asked, answer)) == ("blue", "pursue")


def test_kh_9_4_a_general_dies_with_its_unit() -> None:
    asked = attack("2H 8S", red="infantry+@b3")
    assert after(asked, "yield").position()["generals_dead"] == ["red"]
    assert attack("2H 8S").position()["generals_dead"] == []
    assert after(attack("2H 8S"), "yield").position()["generals_dead"] == []


def test_kh_9_5_a_drawn_red_card_that_is_high_enough_blocks() -> None:
    for card in ("9H", "KD"):
        asked = attack(f"{card} 2H")
        assert on(after(asked, f"draw:{card}"), "b3") == "red infantry"
        assert kinds(asked, f"draw:{card}") == ["defended", "blocked"]
        assert at(after(asked, f"draw:{card}")) == ("red", "action"), "nobody pursues"
    assert on(after(attack("8D 3H"), "draw:8D"), "b3") is None


FAR_SIDES = {
    "b3": "a5 b5 c5", "a3": "b5 c5 c4", "a4": "c5 c4 c3", "a5": "c4 c3 b3",
    "b5": "a3 b3 c3", "c5": "b3 a3 a4", "c4": "a3 a4 a5", "c3": "a4 a5 b5",
}  # fmt: skip


@pytest.mark.parametrize("start", FAR_SIDES)
def test_kh_9_6_a_drawn_black_card_makes_the_unit_flee_to_the_far_side(start: str) -> None:
    game = scene(blue=f"infantry@{start}", red="infantry@b4", hand="9D 9H", pile="KS 2H")
    [text] = options(game, f"9D {start}x", f"9H {start}x")
    fleeing = after(game, text, "draw:KS")
    assert at(fleeing) == ("red", "flee")
    assert set(fleeing.legal()) == {f"flee:{space}" for space in FAR_SIDES[start].split()}
    to = FAR_SIDES[start].split()[0]
    assert on(after(fleeing, f"flee:{to}"), to) == "red infantry"
    assert at(after(fleeing, f"flee:{to}")) == ("blue", "pursue")


def test_kh_9_6_by_kh_8_2_and_kh_8_3() -> None:
    fleeing = after(attack("KS 2H", red="infantry@b3 archers@b4 archers@c3"), "draw:KS")
    assert fleeing.legal() == ["flee:a4"]
    assert refused(fleeing, "flee:b4") == "KH-8.2"
    assert refused(fleeing, "flee:c4") == "KH-8.3"
    assert refused(fleeing, "flee:a3") == "KH-9.6"
    assert refused(fleeing, "stay") == "KH-9.6", "that is for generals"
    lake = after(attack("KS 2H", elements="lake-deep@a4"), "draw:KS")
    assert at(lake) == ("blue", "pursue"), "deep water on the far side: there was no way out"


def test_kh_9_6_with_no_way_out_the_unit_is_destroyed() -> None:
    edge = scene(blue="infantry@b6", red="infantry@b7", hand="9D", pile="KS 2H")
    lost = after(edge, "9D b6xb7", "draw:KS")
    assert on(lost, "b7") is None
    assert kinds(after(edge, "9D b6xb7"), "draw:KS") == ["defended", "destroyed"]
    walled = attack("KS 2H", red="infantry@b3 archers@a4 archers@b4 archers@c4")
    assert on(after(walled, "draw:KS"), "b3") is None


def test_kh_9_6_a_generals_unit_may_stay_and_is_asked_where_it_must() -> None:
    free = after(attack("KS 2H", red="infantry+@b3"), "draw:KS")
    assert set(free.legal()) == {"flee:a4", "flee:b4", "flee:c4", "stay"}
    stayed = after(free, "stay")
    assert on(stayed, "b3") == "red infantry+"
    assert at(stayed) == ("red", "action"), "the space is not empty: no pursuit"
    edge = scene(blue="infantry@b6", red="infantry+@b7", hand="9D", pile="KS 2H 3H")
    assert after(edge, "9D b6xb7", "draw:KS").legal() == ["stay"]


def test_kh_9_7_a_black_card_from_the_hand_is_a_retreat_to_any_adjacent_space_or_none() -> None:
    retreating = after(attack(other="KS 2D"), "hand:KS")
    assert at(retreating) == ("red", "retreat")
    spaces = ("a2", "a3", "a4", "b4", "c4", "c3", "c2")
    assert set(retreating.legal()) == {"stay"} | {f"retreat:{space}" for space in spaces}
    assert refused(retreating, "retreat:b2") == "KH-8.2"
    assert refused(retreating, "retreat:b5") == "KH-9.7"
    assert refused(retreating, "flee:b4") == "KH-9.7"
    assert on(after(retreating, "retreat:a2"), "a2") == "red infantry"
    assert at(after(retreating, "retreat:a2")) == ("blue", "pursue")
    assert at(after(retreating, "stay")) == ("blue", "action")
    assert refused(attack(other="8S"), "hand:8S") == "KH-9.3"


def test_kh_9_7_kh_8_3_binds_a_retreat_and_staying_is_always_possible() -> None:
    # Deep water on a4, b4 and c4; a step to c2 would go between b2 and the archers on c3.
    retreating = after(attack(other="KS", red="infantry@b3 archers@c3", elements="lake-deep@a4"), "hand:KS")
    assert retreating.legal() == ["retreat:a2", "retreat:a3", "stay"]
    assert refused(retreating, "retreat:c2") == "KH-8.3"
    alone = after(
        attack(other="KS", red="infantry@b3 archers@a3 archers@c3", elements="lake-deep@a4"), "hand:KS"
    )
    assert alone.legal() == ["stay"]


def test_kh_9_8_a_red_card_from_the_hand_is_a_counter_attack_in_any_direction() -> None:
    asked = attack(other="KH 2D")
    countered = after(asked, "hand:KH")  # straight, though it is a heart
    assert at(countered) == ("blue", "defend")
    assert countered.position()["fight"] == {
        "kind": "close",
        "attacker": "b3",
        "target": "b2",
        "strength": "K",
    }
    assert told(asked, "hand:KH")[0]["counter"]
    assert len(countered.position()["drawn"]) == 2, "the first attacker defends by KH-9.2"
    assert on(after(countered, "yield"), "b2") is None
    assert at(after(countered, "yield")) == ("red", "pursue")
    assert on(after(countered, "yield", "pursue"), "b2") == "red infantry"
    assert refused(attack(other="8H"), "hand:8H") == "KH-9.3"


def test_kh_9_8_the_first_attacker_may_use_its_hand_and_counter_again() -> None:
    game = scene(
        blue="infantry@b2", red="infantry@b3", hand="9D AD KS 2C", other="QH 2D", pile="2H 3H 4H 5H 6H 7H"
    )
    countered = after(game, "9D b2xb3", "hand:QH")
    assert set(countered.legal()) == {"draw:4H", "draw:5H", "hand:AD", "hand:KS", "yield"}
    again = after(countered, "hand:AD")
    assert again.position()["fight"]["attacker"] == "b2"
    assert again.position()["fight"]["strength"] == "A"
    retreat = after(countered, "hand:KS")
    assert at(retreat) == ("blue", "retreat")
    assert at(after(retreat, "retreat:b1")) == ("red", "pursue"), "the counter-attacker may follow"


def test_kh_9_9_the_attacker_may_enter_the_empty_space() -> None:
    for texts in (("yield",), ("draw:KS", "flee:b4"), ("hand:KC", "retreat:c4")):
        pursuing = after(attack("KS 2H", other="KC"), *texts)
        assert at(pursuing) == ("blue", "pursue")
        assert pursuing.legal() == ["halt", "pursue"]
        assert refused(pursuing, "2C burn") == "KH-9.9"
        assert on(after(pursuing, "pursue"), "b3") == "blue infantry"
        assert on(after(pursuing, "halt"), "b2") == "blue infantry"
        assert on(after(pursuing, "halt"), "b3") is None


def test_kh_9_9_even_where_kh_8_3_bars_the_step() -> None:
    game = scene(blue="infantry@b2 archers@b3 archers@c2", red="infantry@c3", hand="9H 9S")
    pursuing = after(game, "9H b2xc3", "yield")
    assert on(after(pursuing, "pursue"), "c3") == "blue infantry"
    gone = scene(blue="infantry@b2 archers@b3 archers@c2", hand="9S 9D")
    assert refused(gone, "9D vigour:b2-c3") == "KH-8.3"


def test_kh_9_9_nobody_pursues_where_the_space_is_not_empty() -> None:
    assert at(after(attack("KH 2H"), "draw:KH")) == ("red", "action")
    assert at(after(attack(other="KS 2D"), "hand:KS", "stay")) == ("blue", "action")


def test_kh_9_10_a_played_card_is_discarded_at_once_and_drawn_ones_after_the_choice() -> None:
    game = scene(blue="infantry@b2", red="infantry@b3", hand="9D 2C", other="KC 2D", pile="KS 2H 4H")
    asked = after(game, "9D b2xb3")
    assert asked.position()["discard"] == ["9D"]
    assert asked.position()["drawn"] == ["2H", "KS"]
    assert after(asked, "hand:KC").position()["discard"] == ["2H", "9D", "KC", "KS"]
    assert changes(asked, "draw:KS")["discard"] == ["2H", "9D", "KS"]
    assert "drawn" not in after(asked, "draw:KS").position()


@pytest.mark.parametrize(("suit", "phase"), [("C", "flee"), ("S", "flee"), ("D", "action"), ("H", "action")])
def test_kh_9_10_a_drawn_joker_is_named_and_only_its_colour_matters(suit: str, phase: str) -> None:
    assert after(attack("** 2H"), f"draw:*{suit}").position()["phase"] == phase


def test_kh_9_10_both_jokers_drawn_are_one_choice() -> None:
    asked = attack("** **")
    assert set(asked.legal()) == {"draw:*C", "draw:*D", "draw:*H", "draw:*S", "yield"}
    assert after(asked, "draw:*D").position()["discard"] == ["**", "**", "9D"]
