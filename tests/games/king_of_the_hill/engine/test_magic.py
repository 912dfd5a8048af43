"""KH-13: the six spells; paralysis is in test_paralysis.py."""

import pytest

from tests.games.king_of_the_hill.scene import (
    after,
    at,
    changes,
    drawn,
    ends,
    kinds,
    on,
    options,
    refused,
    scene,
    told,
)

AROUND_B2 = {"a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"}


def test_kh_13_1_vigour_makes_an_own_unit_step_in_any_direction() -> None:
    for card in ("2D", "9H", "TD"):
        game = scene(blue="artillery@b2", red="infantry@k7", hand=card)
        assert ends(game, f"{card} vigour:", "b2") == AROUND_B2
    game = scene(blue="artillery@b2", red="infantry@k7", hand="4D")
    assert on(after(game, "4D vigour:b2-c3"), "c3") == "blue artillery"
    assert kinds(game, "4D vigour:b2-c3") == ["hastened"]
    assert refused(game, "4D vigour:b2-b4") == "KH-13.1"
    assert refused(game, "4D vigour:k7-k6") == "KH-13.1", "not an own unit"


@pytest.mark.parametrize("card", ["JD", "QH", "KD", "AH", "5C", "9S"])
def test_kh_13_1_other_cards_give_no_vigour(card: str) -> None:
    assert refused(scene(blue="infantry@b2", hand=card), f"{card} vigour:b2-b3") == "KH-13.1"


def test_kh_13_1_by_kh_8_2_and_kh_8_3_out_of_a_forest_and_along_the_road() -> None:
    game = scene(blue="infantry@a1 archers@b1", red="infantry@a2", hand="4D")
    assert refused(game, "4D vigour:a1-a2") == "KH-8.2"
    assert refused(game, "4D vigour:a1-b2") == "KH-8.3"
    forest = scene(blue="infantry@b2", elements="forest-great@a1", hand="4D")
    assert ends(forest, "4D vigour:", "b2") == AROUND_B2, "in any direction"
    road = scene(blue="infantry@a1", elements="road@b", hand="4D")
    assert ends(road, "4D vigour:", "a1") == {"a2", "b1", "b2", "b3"}


def test_kh_13_2_teleport_brings_the_general_to_another_unit() -> None:
    for card in ("JD", "QH", "KD"):
        game = scene(blue="infantry+@b2 archers@e2 beasts@f2", red="infantry@k7", hand=card)
        moved = after(game, f"{card} teleport:e2")
        assert (on(moved, "b2"), on(moved, "e2")) == ("blue infantry", "blue archers+")
        assert at(moved) == ("red", "action")
    assert told(game, "KD teleport:e2") == [
        {
            "type": "general-teleported",
            "seat": "blue",
            "card": "KD",
            "unit": "archers",
            "from": "b2",
            "to": "e2",
        }
    ]


def test_kh_13_2_not_to_a_fantasy_unit_nor_where_it_is_nor_to_the_enemy() -> None:
    game = scene(blue="infantry+@b2 archers@e2 beasts@f2", red="infantry@k7", hand="QH TH AH")
    assert options(game, "QH teleport:") == {"QH teleport:e2"}
    for space in ("f2", "b2", "k7", "a1"):
        assert refused(game, f"QH teleport:{space}") == "KH-13.2"
    assert refused(game, "TH teleport:e2") == "KH-13.2"
    assert refused(game, "AH teleport:e2") == "KH-13.2"


def test_kh_13_2_only_a_living_general_on_the_board() -> None:
    dead = scene(blue="infantry@b2 archers@e2", hand="QH", generals_dead=["blue"])
    assert refused(dead, "QH teleport:e2") == "KH-13.2"
    out = scene(
        "ambush", blue="infantry@b2 archers@e2", hand="QH",
        left_board=[{"side": "blue", "type": "cavalry", "general": True}],
    )  # fmt: skip
    assert refused(out, "QH teleport:e2") == "KH-13.2"


def test_kh_13_2_it_activates_no_unit_so_paralysis_does_not_stop_it() -> None:
    stunned = [{"at": "b2", "actions": 2}, {"at": "e2", "actions": 2}]
    game = scene(blue="infantry+@b2 archers@e2", hand="QH", paralysed=stunned)
    assert on(after(game, "QH teleport:e2"), "e2") == "blue archers+"


def test_kh_13_3_portal_brings_a_destroyed_unit_back_to_its_zone() -> None:
    game = scene(blue="infantry@b2", red="infantry@k7", hand="AH", gone="blue:cavalry blue:horde red:archers")
    assert on(after(game, "AH portal:cavalry@a1"), "a1") == "blue cavalry"
    assert changes(game, "AH portal:horde@k2")["destroyed"] == [
        {"side": "blue", "type": "cavalry"}, {"side": "red", "type": "archers"},
    ]  # fmt: skip
    assert len(options(game, "AH portal:cavalry@")) == 21, "all of the zone but b2"
    assert kinds(game, "AH portal:cavalry@a1") == ["unit-returned"]


def test_kh_13_3_only_an_own_destroyed_unit_on_a_free_space_of_the_zone_with_an_ace() -> None:
    game = scene(blue="infantry@b2", red="infantry@a1", hand="AH KH", gone="blue:cavalry red:archers")
    for text in ("archers@c1", "cavalry@b2", "cavalry@a1", "cavalry@a3", "cavalry@a7", "infantry@c1"):
        assert refused(game, f"AH portal:{text}") == "KH-13.3"
    assert refused(game, "KH portal:cavalry@c1") == "KH-13.3"
    lake = scene(blue="infantry@k1", hand="AH", gone="blue:cavalry", elements="lake-deep@a1")
    assert refused(lake, "AH portal:cavalry@a1") == "KH-13.3"


def test_kh_13_3_its_general_does_not_return() -> None:
    fought = scene(
        actor="red",
        red="infantry@b3",
        blue="infantry+@b2 archers@k1",
        hand="9D 2C",
        other="AH",
        pile="2H 3H 4H",
    )
    dead = after(fought, "9D b3xb2", "yield", "halt")
    assert dead.position()["generals_dead"] == ["blue"]
    back = after(dead, "AH portal:infantry@a1")
    assert on(back, "a1") == "blue infantry"
    assert back.position()["generals_dead"] == ["blue"]


def test_kh_13_4_lightning_is_a_shot_with_two_more_cards_at_any_enemy() -> None:
    for kind, cards in (("infantry", 4), ("cavalry", 3), ("flyers", 5), ("beasts", 3)):
        game = scene(blue="infantry@a1", red=f"{kind}@k7", hand="9S")
        assert drawn(game, "9S lightning:k7") == cards
        assert after(game, "9S lightning:k7").position()["fight"] == {
            "kind": "shot",
            "target": "k7",
            "strength": "9",
        }
    assert refused(game, "9S lightning:a1") == "KH-13.4"
    assert refused(game, "9S lightning:c4") == "KH-13.4"


@pytest.mark.parametrize("card", ["JC", "AS", "9H", "2D"])
def test_kh_13_4_only_black_cards_up_to_ten_are_lightning(card: str) -> None:
    game = scene(blue="infantry@a1", red="infantry@k7", hand=card, other="3S")
    assert refused(game, f"{card} lightning:k7") == "KH-13.4"


@pytest.mark.parametrize(
    ("blue", "red", "elements", "cards"),
    [
        ("archers@b1", "infantry@b4", "", 3),  # a shooter that could shoot the target
        ("archers@b1 archers@c1", "infantry@b4", "", 3),  # once
        ("archers@k1", "infantry@b4", "", 4),
        ("artillery@k1", "infantry@b4", "", 4),  # no trait of anybody
        ("infantry@b3", "infantry@b4", "", 4),
        ("infantry@k1", "infantry+@b4", "", 5),
        ("infantry@k1", "infantry@b4", "forest-small@b4", 6),
    ],
)
def test_kh_13_4_it_counts_like_a_shot(blue: str, red: str, elements: str, cards: int) -> None:
    game = scene(blue=blue, red=red, elements=elements, hand="9S")
    assert drawn(game, "9S lightning:b4") == cards


def test_kh_13_4_the_target_flees_blocks_and_retreats_as_from_a_shot() -> None:
    game = scene(blue="infantry@b3", red="infantry@b4", hand="9S 2C", other="KD KC", pile="QS 2H 3H 4H 5H")
    struck = after(game, "9S lightning:b4")
    assert set(after(struck, "draw:QS").legal()) == {"flee:a5", "flee:b5", "flee:c5"}
    assert at(after(struck, "hand:KD")) == ("blue", "action"), "a block, no counter-attack"
    assert at(after(struck, "hand:KC")) == ("red", "retreat")
    assert at(after(struck, "yield")) == ("red", "action"), "no pursuit"


def test_kh_13_5_confusion_takes_a_random_card_and_the_caster_plays_again() -> None:
    for card in ("JC", "QS", "KC"):
        game = scene(blue="infantry@b2", red="infantry@k7", hand=f"{card} 2C", other="9S KD **")
        waiting = after(game, f"{card} confusion")
        assert at(waiting) == ("chance", "lose")
        chances = waiting.chances()
        assert chances is not None
        assert chances.outcomes == ["lose:**", "lose:9S", "lose:KD"]
        lost = after(waiting, "lose:KD")
        assert lost.position()["hands"] == {"blue": ["2C"], "red": ["**", "9S"]}
        assert lost.position()["discard"] == sorted([card, "KD"])
        assert at(lost) == ("blue", "action")
        assert refused(waiting, "lose:2C") == "KH-13.5"


def test_kh_13_5_two_jokers_are_twice_as_likely_as_another_card() -> None:
    waiting = after(scene(blue="infantry@b2", hand="KC", other="9S ** **"), "KC confusion")
    chances = waiting.chances()
    assert chances is not None
    assert (chances.outcomes, chances.weights) == (["lose:**", "lose:9S"], [2, 1])


def test_kh_13_5_not_against_an_empty_hand_and_not_with_other_cards() -> None:
    assert refused(scene(blue="infantry@b2", hand="KC", other=""), "KC confusion") == "KH-13.5"
    game = scene(blue="infantry@b2", hand="TC AS KD", other="9S")
    for card in ("TC", "AS", "KD"):
        assert refused(game, f"{card} confusion") == "KH-13.5"
