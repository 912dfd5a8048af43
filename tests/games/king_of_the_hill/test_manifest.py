"""King of the Hill as the house knows it: its options, its maps and what chance may bring."""

from __future__ import annotations

from math import factorial
from typing import Any

import pytest

from regalia.core.errors import BadBoard, BadField
from regalia.core.game import Game
from regalia.games import registry
from regalia.games.king_of_the_hill.manifest import KingOfTheHillRules
from tests.games.king_of_the_hill.battles import state_of
from tests.games.king_of_the_hill.example import changed, without

RULES = KingOfTheHillRules()
TEXT = RULES.maps["standard"].text.replace("11111", "1F111", 1)
PLAIN = {"scenario": "introduction", "magic": True, "fantasy": True, "jokers": True}


def test_the_registry_has_the_game() -> None:
    assert registry.rules("king-of-the-hill").id == RULES.id
    assert registry.new("king-of-the-hill", seed=1).actor == "blue"


def test_options_have_defaults() -> None:
    assert RULES.setup.check_options({}) == PLAIN
    assert {name: option.default for name, option in RULES.setup.options().items()} == {
        **PLAIN,
        "terrain": True,
        "map": "standard",
    }


def test_options_that_change_nothing_are_not_stored() -> None:
    battle = PLAIN | {"scenario": "pitched-battle"}
    assert RULES.setup.check_options({"terrain": True, "map": "standard"}) == PLAIN
    assert RULES.setup.check_options({"terrain": False}) == PLAIN
    assert RULES.setup.check_options({"scenario": "pitched-battle"}) == battle
    assert RULES.setup.check_options({"scenario": "pitched-battle", "terrain": False}) == {
        **battle,
        "terrain": False,
    }
    unknown = {"scenario": "random", "terrain": False}
    assert RULES.setup.check_options(unknown) == PLAIN | unknown


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"scenario": "siege"}, "options.scenario"),
        ({"scenario": 1}, "options.scenario"),
        ({"scenario": None}, "options.scenario"),
        ({"magic": 1}, "options.magic"),
        ({"fantasy": "no"}, "options.fantasy"),
        ({"jokers": None}, "options.jokers"),
        ({"terrain": 0}, "options.terrain"),
        ({"map": "mine"}, "options.map"),
        ({"map": ["standard"]}, "options.map"),
        ({"scenario": "random", "map": "mine"}, "options.map"),
        ({"dragons": True}, "options.dragons"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, Any], field: str) -> None:
    with pytest.raises(BadField) as refused:
        RULES.setup.check_options(options)
    assert refused.value.field == field
    assert "{" not in str(refused.value)


@pytest.mark.parametrize("scenario", ["king-of-the-woods", "ambush", "night-attack"])
def test_a_map_can_be_chosen_where_the_scenario_has_none_of_its_own(scenario: str) -> None:
    rules = RULES.with_boards({"mine": TEXT})
    with pytest.raises(BadField) as unknown:
        rules.setup.check_options({"scenario": "random", "map": "mine"})
    assert unknown.value.field == "options.map"
    for free in ("introduction", "pitched-battle"):
        assert Game.new(rules, {"scenario": free, "map": "mine"}).setup.texts == {"mine": TEXT}
    with pytest.raises(BadField) as refused:
        rules.setup.check_options({"scenario": scenario, "map": "mine"})
    assert refused.value.field == "options.map"
    assert Game.new(rules, {"scenario": scenario}).setup.texts == {}


def test_kh_15_1_no_option_brings_magic_or_fantasy_into_the_introduction() -> None:
    game = Game.new(RULES, {"magic": True, "fantasy": True}, seed=1)
    assert not [text for text in game.legal() if "beasts" in text]
    plain = {"scenario": "introduction", "elements": [], "paralysed": []}
    assert not [text for text in Game.load(RULES, changed(**plain)).legal() if "teleport" in text]
    assert game.position()["options"] == {"magic": True, "fantasy": True, "jokers": True}


@pytest.mark.parametrize(("jokers", "cards"), [(True, 54), (False, 52)])
def test_kh_2_1_jokers_can_be_left_out(jokers: bool, cards: int) -> None:
    game = Game.new(RULES, {"jokers": jokers}, seed=4)
    while game.position()["turn"] == 0:
        game.push(game.legal()[0])
    position = game.position()
    assert len([*position["pile"], *position["hands"]["blue"], *position["hands"]["red"]]) == cards


def test_a_map_that_is_no_good_is_refused() -> None:
    with pytest.raises(BadBoard):
        RULES.with_boards({"mine": "bbb"})


def test_a_record_holds_the_map_that_players_added() -> None:
    game = Game.new(RULES.with_boards({"mine": TEXT}), {"map": "mine"}, seed=1)
    game.push(game.legal()[0])
    again = Game.replay(RULES, game.record())
    assert again.position() == game.position()


def test_a_map_may_have_the_name_of_a_scenario_or_of_the_standard_map() -> None:
    for map_id in ("ambush", "standard"):
        game = Game.new(RULES.with_boards({map_id: TEXT}), {"map": map_id}, seed=1)
        assert Game.replay(RULES, game.record()).setup.texts == {map_id: TEXT}
        ambush = Game.new(RULES.with_boards({map_id: TEXT}), {"scenario": "ambush"}, seed=1)
        assert ambush.setup.texts == {}


def test_the_first_player_is_drawn_evenly() -> None:
    game = Game.new(RULES, {}, chance="explicit")
    for _ in range(2):
        game.push(game.legal()[0])
    found = RULES.notation.chances(state_of(game))
    assert (found.kind, found.outcomes, found.weights) == ("first", ["first:blue", "first:red"], [1, 1])


@pytest.mark.parametrize(
    ("rest", "orders"),
    [
        ("2C,3C", 2),
        ("2C,3C,4C,5C,6C", 120),
        ("2C,3C,4C,5C,6C,7C", None),
        ("**,**,2C,3C,4C", 60),
        ("**,2C", 2),
    ],
)
def test_the_orders_of_a_shuffle_are_listed_where_they_are_few(rest: str, orders: int | None) -> None:
    options = {"magic": True, "fantasy": True, "jokers": "**" in rest}
    data = without("pile", "paralysed")
    pack = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"] + ["**"] * 2 * options["jokers"]
    for card in rest.split(","):
        pack.remove(card)
    hands = {"blue": [pack.pop(0)], "red": []}
    game = Game.load(RULES, {**data, "options": options, "hands": hands, "discard": pack}, chance="explicit")
    found = RULES.notation.chances(state_of(game))
    assert found.kind == "shuffle"
    if orders is None:
        assert (found.outcomes, found.weights) == (None, None)
        return
    assert found.outcomes == sorted(set(found.outcomes or ()))
    assert len(found.outcomes or ()) == orders <= factorial(5)
    assert found.weights == [1] * orders
    for outcome in found.outcomes or ():
        assert Game.load(RULES, game.position(), chance="explicit").explain(outcome) is None


def test_kh_13_5_a_lost_joker_is_as_likely_as_both_of_them() -> None:
    hands = {"blue": ["JC"], "red": ["**", "**", "2C"]}
    game = Game.load(RULES, changed(hands=hands), chance="explicit")
    game.push("JC confusion")
    found = RULES.notation.chances(state_of(game))
    assert (found.kind, found.outcomes, found.weights) == ("lose", ["lose:**", "lose:2C"], [2, 1])


def test_only_positions_in_phase_action_can_be_loaded_again() -> None:
    game = Game.load(RULES, without("pile"), chance="explicit")
    assert RULES.setup.can_load(state_of(game))
    game.push("shuffle:" + ",".join(sorted(set(all_cards()) - {"KH", "5C", "9S"})) + ",**")
    assert RULES.setup.can_load(state_of(game))
    assert not RULES.setup.can_load(RULES.setup.start(PLAIN))


def all_cards() -> list[str]:
    """The 52 cards with a suit."""
    return [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]
