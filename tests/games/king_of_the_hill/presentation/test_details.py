"""What the rules say about a view of King of the Hill."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import regalia
from regalia.core.contract import Option, View
from regalia.games import registry
from regalia.games.king_of_the_hill.presentation.board_layout import KingOfTheHillLayout
from regalia.games.king_of_the_hill.presentation.details import KingOfTheHillDetails

RULES = registry.GAMES["king-of-the-hill"]
UNITS: list[dict[str, Any]] = [
    {"side": "blue", "type": "infantry", "at": "d2", "general": True},
    {"side": "blue", "type": "archers", "at": "f4"},
    {"side": "blue", "type": "cavalry", "at": "d4"},
    {"side": "red", "type": "infantry", "at": "f5", "general": True},
    {"side": "red", "type": "cavalry", "at": "c5"},
]


def position(**changes: Any) -> dict[str, Any]:
    """A position of a pitched battle in which blue is to act."""
    fields = {
        "game": "king-of-the-hill",
        "scenario": "pitched-battle",
        "turn": 3,
        "phase": "action",
        "actor": "blue",
        "first": "red",
        "units": UNITS,
        "hands": {"blue": ["KH", "5C", "2S", "**", "5S", "TD"], "red": ["3H"]},
    }
    return fields | changes


def details(position: dict[str, Any], seat: str = "blue", **changes: Any) -> KingOfTheHillDetails:
    """The details of a seat's view of a position, with some fields of the view changed."""
    view = regalia.load(position, seed=1).view(seat)
    return details_of(msgspec.structs.replace(view, **changes))


def details_of(view: View) -> KingOfTheHillDetails:
    """The details of a view."""
    found = RULES.presentation.details(view)
    assert isinstance(found, KingOfTheHillDetails)
    return found


def test_a_battle_has_seven_turns() -> None:
    assert details(position()).turns == 7


@pytest.mark.parametrize(
    ("phase", "first"), [("action", "red"), ("defend", "red"), ("bid", None), ("first", None)]
)
def test_the_first_player_is_sent_once_it_is_decided(phase: str, first: str | None) -> None:
    assert details(position(), phase=phase).first == first


def test_enemies_on_adjacent_spaces_are_engaged() -> None:
    assert sorted(details(position()).engaged) == [("d4", "c5"), ("f4", "f5")]


def test_units_on_the_hill_are_counted_where_the_hill_is_an_objective() -> None:
    found = details(position()).on_hill
    assert found is not None
    layout = {space.id: space.ground for space in RULES.presentation.board_layouts()["standard"].spaces}
    counts = {
        side: sum(unit["side"] == side and layout[str(unit["at"])].startswith("hill") for unit in UNITS)
        for side in ("blue", "red")
    }
    assert (found.blue, found.red) == (counts["blue"], counts["red"])
    assert counts["blue"]
    assert details(position(scenario="king-of-the-woods")).on_hill is None


@pytest.mark.parametrize(
    ("scenario", "option", "magic"),
    [
        ("pitched-battle", True, True),
        ("pitched-battle", False, False),
        ("introduction", True, False),
        ("random", True, True),
    ],
)
def test_kh_15_magic_is_played_if_the_scenario_and_the_options_have_it(
    scenario: str, option: bool, magic: bool
) -> None:
    view = regalia.new("king-of-the-hill", seed=1, scenario=scenario, magic=option).view("blue")
    assert details_of(view).magic is magic


def test_placed_terrain_covers_its_spaces() -> None:
    elements = [
        {"kind": "lake-shallow", "at": "a1"},
        {"kind": "road", "at": "k"},
        {"kind": "forest-long", "at": "i2", "turned": True},
    ]
    ground = details(position(elements=elements)).ground
    lake = [space for space, terrain in ground.items() if terrain == "shallow"]
    forest = [space for space, terrain in ground.items() if terrain == "forest"]
    assert lake == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert forest == ["i2", "j2", "i3", "j3", "i4", "j4"]
    assert [space for space, terrain in ground.items() if terrain == "road"] == [
        f"k{row}" for row in range(1, 8)
    ]


def test_objectives_are_those_of_the_scenario_and_the_placed_pairs() -> None:
    placed = [{"kind": "objectives", "owner": "red", "at": ["d1", "k3"]}]
    found = details(position(elements=placed)).objectives
    assert [(objective.side, objective.spaces) for objective in found] == [("red", ["d1", "k3"])]
    night = regalia.new("king-of-the-hill", seed=1, scenario="night-attack").view("blue")
    layout = RULES.presentation.board_layouts()["night-attack"]
    assert isinstance(layout, KingOfTheHillLayout)
    camps = layout.objectives
    assert details_of(night).objectives == camps
    assert [objective.side for objective in camps] == ["red"]


def test_paralysed_units_are_those_that_cannot_act() -> None:
    paralysed = [{"at": "f5", "actions": 2}]
    assert details(position(paralysed=paralysed)).paralysed == ["f5"]
    assert details(position()).paralysed == []


def test_cards_are_shown_black_before_red_low_before_high_and_jokers_last() -> None:
    assert details(position(discard=["3C", "AH"])).card_order == [
        "3C",
        "5C",
        "2S",
        "5S",
        "TD",
        "KH",
        "AH",
        "**",
    ]


def test_the_weakest_card_comes_first() -> None:
    assert details(position()).weakest_first == ["2S", "5C", "5S", "TD", "KH", "**"]


def test_only_cards_that_the_seat_sees_are_ordered() -> None:
    found = details(position(), "red")
    assert found.card_order == found.weakest_first == ["3H"]


@pytest.mark.parametrize("suit", ["C", "D", "H", "S"])
def test_the_direction_of_a_suit_is_that_of_the_legal_actions(suit: str) -> None:
    """(KH-8.1, KH-9.1) Artillery moves one ruled step; two enemies stand next to it, one of them diagonally."""
    units = [
        {"side": "blue", "type": "infantry", "at": "k1", "general": True},
        {"side": "blue", "type": "artillery", "at": "b2"},
        {"side": "red", "type": "infantry", "at": "b3", "general": True},
        {"side": "red", "type": "infantry", "at": "c3"},
    ]
    game = regalia.load(
        position(units=units, hands={"blue": [f"9{suit}"], "red": ["3H"]}, options={"magic": False})
    )
    spaces = {text[-2:] for text in game.legal() if text[3:5] == "b2"}
    straight = details(position()).directions[suit] == "straight"  # type: ignore[index]
    assert ("b3" in spaces or "b1" in spaces) == straight
    assert ("c3" in spaces or "a1" in spaces) == (not straight)


def test_zones_are_in_use_during_the_set_up_once_the_scenario_is_known() -> None:
    begun = regalia.new("king-of-the-hill", seed=1, scenario="ambush").view("blue")
    unknown = regalia.new("king-of-the-hill", seed=1, scenario="random").view("blue")
    assert details_of(begun).zones
    assert not details_of(unknown).zones
    assert not details(position()).zones


def test_the_map_follows_from_the_scenario() -> None:
    assert details(position()).maps == {"pitched-battle": "standard"}
    assert details(position(scenario="ambush")).maps == {"ambush": "ambush"}
    unknown = details_of(regalia.new("king-of-the-hill", seed=1, scenario="random").view("blue"))
    assert unknown.maps == {
        "random": "standard",
        "pitched-battle": "standard",
        "king-of-the-woods": "king-of-the-woods",
        "ambush": "ambush",
        "night-attack": "night-attack",
    }


@pytest.mark.parametrize(
    ("options", "boards"),
    [
        ({"scenario": "introduction"}, ("standard",)),
        ({"scenario": "ambush"}, ("ambush",)),
        ({"scenario": "random"}, ("standard", "king-of-the-woods", "ambush", "night-attack")),
    ],
)
def test_the_boards_of_a_match_follow_from_its_options(
    options: dict[str, str], boards: tuple[str, ...]
) -> None:
    assert RULES.presentation.board_ids(RULES.setup.check_options(options)) == boards


@pytest.mark.parametrize(("scenario", "fantasy", "most"), [("introduction", 0, 0), ("ambush", 10, 2)])
def test_the_limits_of_armies_are_those_of_the_legal_actions(scenario: str, fantasy: int, most: int) -> None:
    game = regalia.new("king-of-the-hill", seed=1, scenario=scenario)
    limits = details_of(game.view("blue")).army
    assert limits is not None
    assert (len(limits.fantasy), limits.max_fantasy) == (fantasy, most)
    armies = [text.removeprefix("army:").replace("+", "").split(",") for text in game.legal()]
    assert {len(army) for army in armies} == {limits.places}
    assert {unit for army in armies for unit in army} == set(limits.types)
    assert max(sum(unit in limits.fantasy for unit in army) for army in armies) == most


def test_an_option_matters_with_the_scenarios_that_use_it() -> None:
    options: dict[str, Option] = dict(RULES.setup.options())
    rich = ["pitched-battle", "king-of-the-woods", "ambush", "night-attack", "random"]
    assert options["magic"].relevant_if == options["fantasy"].relevant_if == {"scenario": rich}
    assert options["terrain"].relevant_if == {"scenario": ["pitched-battle", "random"]}
    assert options["map"].relevant_if == {"scenario": ["introduction", "pitched-battle"]}
    assert options["jokers"].relevant_if == {}


def test_the_uses_of_the_suits_come_with_the_cards_held_jokers_included() -> None:
    found = {each.suit: each for each in details(position()).suits}
    assert [(each.use, each.direction) for each in found.values()] == [
        ("move", "straight"),
        ("move", "diagonal"),
        ("attack", "straight"),
        ("attack", "diagonal"),
    ]
    assert {suit: each.held for suit, each in found.items()} == {"C": 2, "S": 3, "D": 2, "H": 2}
    assert {each.held for each in details(position(), "spectator").suits} == {0}


def test_the_defence_cards_are_those_of_the_units_on_the_board() -> None:
    found = {each.type: (each.close, each.shot) for each in details(position()).defence_cards}
    assert found == {"infantry": (2, 2), "cavalry": (2, 1), "archers": (1, 1)}
