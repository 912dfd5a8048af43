"""Positions of King of the Hill: written in every phase, loaded in one, and refused with the field."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regalia.core.errors import BadPosition
from regalia.core.game import Game
from regalia.games.king_of_the_hill.engine.constants import FOREST, ROAD, SPACES
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats import position as positions
from regalia.games.king_of_the_hill.formats.notation import names
from regalia.games.king_of_the_hill.formats.position_schema import Position
from regalia.games.king_of_the_hill.manifest import KingOfTheHillRules
from tests.games.king_of_the_hill.battles import UNCOMPILED, random_walk, state_of
from tests.games.king_of_the_hill.example import EXAMPLE, changed, without

RULES = KingOfTheHillRules()

TOLD = {
    "action", "army", "terrain", "deploy", "redraw", "bid", "first", "defend", "flee", "retreat", "pursue",
    "over",
}  # fmt: skip


def load(data: dict[str, Any]) -> KingOfTheHillState:
    return positions.load(data, RULES.maps)


def army(side: str, types: str, row: int, **more: Any) -> list[dict[str, Any]]:
    """Units of a side along a row."""
    return [
        {"side": side, "type": kind, "at": f"{column}{row}", **more}
        for column, kind in zip("abcdefghijk", types.split(), strict=False)
    ]


def test_the_example_of_the_contract_is_loaded_and_written_back() -> None:
    assert RULES.setup.position(RULES.setup.load(EXAMPLE)) == EXAMPLE


def test_what_a_position_leaves_out_is_empty_or_as_usual() -> None:
    left_out = (
        "options",
        "elements",
        "destroyed",
        "left_board",
        "generals_dead",
        "razed",
        "paralysed",
        "discard",
    )
    written = RULES.setup.position(RULES.setup.load(without(*left_out)))
    assert written == changed(elements=[], destroyed=[], paralysed=[])


def test_every_phase_is_written_in_full_and_built_again() -> None:
    phases = set()
    for state in random_walk(11, games=10, every=9 if UNCOMPILED else 2):
        data = msgspec.json.decode(msgspec.json.encode(positions.data(positions.write(state))))
        again = positions.from_position(msgspec.convert(data, Position), RULES.maps)
        assert positions.data(positions.write(again)) == data
        assert RULES.setup.position(state)["phase"] in TOLD
        assert texts(again) == texts(state)
        phases.add(data["phase"])
        if RULES.setup.can_load(state):
            assert RULES.setup.position(RULES.setup.load(data)) == data
        else:
            with pytest.raises(BadPosition) as refused:
                RULES.setup.load(data)
            assert refused.value.field == "phase"
    assert UNCOMPILED or phases >= set(positions.PHASES) - {"over", "lose", "draw-scenario"}


def test_a_position_before_the_scenario_is_drawn_is_written_in_full_and_built_again() -> None:
    game = Game.new(RULES, {"scenario": "random", "terrain": False}, seed=3, chance="explicit")
    for army in [text for text in game.legal() if "horde" in text][:1] * 2:
        game.push(army)
    assert isinstance(game.state, KingOfTheHillState)
    data = msgspec.json.decode(msgspec.json.encode(positions.data(positions.write(game.state))))
    assert (data["scenario"], data["phase"], data["options"]["terrain"]) == ("random", "draw-scenario", False)
    again = positions.from_position(msgspec.convert(data, Position), RULES.maps)
    assert positions.data(positions.write(again)) == data


def test_at_a_chance_event_the_phase_is_the_one_that_waits() -> None:
    game = Game.new(RULES, {}, seed=3, chance="explicit")
    for army in [text for text in game.legal() if "infantry+" in text][:1] * 2:
        game.push(army)
    assert (game.actor, game.position()["phase"]) == ("chance", "first")
    game.push("first:red")
    while game.actor != "chance":
        game.push(game.legal()[0])
    assert (game.actor, game.position()["phase"]) == ("chance", "redraw")


def texts(state: KingOfTheHillState) -> list[str]:
    """The legal actions, sorted."""
    return sorted(RULES.notation.write(state, action) for action in state.legal_actions())


def test_without_a_pile_chance_shuffles_the_unseen_rest_of_the_pack() -> None:
    game = Game.load(RULES, without("pile"), seed=1, chance="explicit")
    assert (game.actor, RULES.notation.chances(state_of(game)).kind) == ("chance", "shuffle")
    assert game.position() == without("pile")
    assert Game.replay(RULES, game.record()).position() == game.position()
    rest = names(positions_shuffling(game))
    assert len(rest) == 50
    game.push("shuffle:" + ",".join(rest))
    assert (game.actor, game.position()["pile"]) == ("blue", rest)


def positions_shuffling(game: Game) -> int:
    """The cards that chance shuffles next."""
    assert isinstance(game.state, KingOfTheHillState)
    return game.state.shuffling


def test_without_a_pile_and_without_a_rest_nothing_is_shuffled() -> None:
    cards = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]
    options = {"magic": True, "fantasy": True, "jokers": False}
    data = {**without("pile"), "options": options, "hands": {"blue": cards[:1]}, "discard": cards[1:]}
    assert RULES.setup.position(RULES.setup.load(data))["pile"] == []


@pytest.mark.parametrize(
    ("actions", "actor", "malus"),
    [(2, "blue", True), (2, "red", True), (1, "blue", True), (1, "red", False), (0, "blue", True)],
)
def test_kh_13_6_a_malus_that_is_left_open_follows_from_actions_and_actor(
    actions: int, actor: str, malus: bool
) -> None:
    written = RULES.setup.position(
        RULES.setup.load(changed(actor=actor, paralysed=[{"at": "f6", "actions": actions}]))
    )
    assert written["paralysed"] == [{"at": "f6", "actions": actions, "malus": malus}]


def test_known_cards_are_kept() -> None:
    data = changed(known={"red": ["**"]})
    state = load(data)
    assert names(state.known[1]) == ["**"]
    assert RULES.setup.position(state) == data


def test_a_user_map_is_named_in_the_position() -> None:
    text = RULES.maps["standard"].text.replace("bbbbbbbbbbb", "bbbbbbbbbb.", 1)
    rules = RULES.with_boards({"mine": text})
    game = Game.new(rules, {"map": "mine"}, seed=1)
    assert game.position()["map"] == "mine"
    loaded = Game.load(rules, changed(map="mine"), seed=1)
    assert loaded.position() == changed(map="mine")
    assert Game.replay(RULES, loaded.record()).position() == loaded.position()


def test_in_an_ambush_it_is_told_which_unit_left_with_the_general() -> None:
    left = [{"type": "archers", "side": "blue"}, {"type": "cavalry", "side": "blue", "general": True}]
    plain: dict[str, Any] = {"elements": [], "destroyed": [], "paralysed": []}
    units = [{"side": "red", "type": "cavalry", "at": "f6", "general": True}]
    data = changed(scenario="ambush", units=units, left_board=left, **plain)
    assert RULES.setup.position(RULES.setup.load(data)) == data
    assert load(data).general_left >= 0


REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("scenario", changed(scenario="siege")),
    ("map", changed(map="nowhere")),
    ("map", changed(map="woods", scenario="ambush", elements=[])),
    ("options.magic", changed(options={"magic": 1})),
    ("options.dragons", changed(options={"dragons": True})),
    ("turn", changed(turn=8)),
    ("turn", changed(turn=0)),
    ("turn", changed(turn="2")),
    ("turn", without("turn")),
    ("phase", changed(phase="defend")),
    ("phase", changed(phase="tea")),
    ("actor", changed(actor="chance")),
    ("actor", changed(actor=None)),
    ("actor", changed(hands={"red": ["9S"]})),
    ("first", changed(first=None)),
    ("first", changed(first="green")),
    ("dragons", changed(dragons=3)),
    ("units", changed(units=[*EXAMPLE["units"], {"side": "red", "type": "archers", "at": "d2"}])),
    ("units.at", changed(units=army("blue", "infantry", 9))),
    ("units.at", changed(units=[{"side": "blue", "type": "infantry", "at": 12}])),
    ("units.type", changed(units=army("blue", "dragons", 1))),
    ("units.side", changed(units=army("green", "infantry", 1))),
    ("units.strength", changed(units=army("blue", "infantry", 1, strength=3))),
    ("units", changed(units=army("blue", "infantry", 1), elements=[{"kind": "lake-deep", "at": "a1"}])),
    ("units", changed(units=army("blue", "infantry cavalry", 1, general=True))),
    ("units", changed(units=army("blue", "beasts", 1, general=True))),
    ("units", changed(units=army("blue", "infantry " * 8, 1))),
    ("units", changed(units=army("blue", "horde " * 5, 1))),
    ("units", changed(units=army("blue", "beasts flyers artillery", 1))),
    ("units", changed(units=army("blue", "beasts", 1), options={"fantasy": False})),
    ("units", changed(units=army("blue", "beasts", 1), scenario="introduction", elements=[], paralysed=[])),
    (
        "destroyed",
        changed(units=army("blue", "infantry " * 6, 1), destroyed=[{"side": "blue", "type": "horde"}] * 3),
    ),
    ("destroyed.general", changed(destroyed=[{"side": "blue", "type": "cavalry", "general": True}])),
    ("generals_dead", changed(generals_dead=["blue"])),
    ("generals_dead", changed(units=army("blue", "infantry", 1), paralysed=[], generals_dead=["red", "red"])),
    ("left_board", changed(left_board=[{"side": "blue", "type": "cavalry"}])),
    ("left_board", changed(scenario="ambush", elements=[], left_board=[{"side": "red", "type": "cavalry"}])),
    (
        "left_board",
        changed(scenario="ambush", elements=[], left_board=[{"type": "cavalry", "general": True}]),
    ),
    (
        "left_board",
        changed(
            scenario="ambush",
            elements=[],
            paralysed=[],
            units=[],
            left_board=[{"type": "cavalry", "general": True}, {"type": "cavalry"}, {"type": "archers"}],
        ),
    ),
    ("razed", changed(razed=["c2"])),
    ("razed", changed(scenario="night-attack", elements=[], razed=["c3"])),
    ("razed", changed(scenario="night-attack", elements=[], razed=["c2", "c2"])),
    ("razed", changed(scenario="night-attack", elements=[], razed=["c2", "i2"])),
    ("paralysed.at", changed(paralysed=[{"at": "a7", "actions": 1}])),
    ("paralysed.actions", changed(paralysed=[{"at": "f6", "actions": 3}])),
    ("paralysed.actions", changed(paralysed=[{"at": "f6", "actions": 0, "malus": False}])),
    ("paralysed", changed(paralysed=[{"at": "f6", "actions": 1}] * 2)),
    ("paralysed", changed(options={"magic": False})),
    ("paralysed.malus", changed(paralysed=[{"at": "f6", "actions": 1, "malus": None}])),
    ("hands.blue", changed(hands={"blue": ["2C", "2C"], "red": []})),
    ("hands.red", changed(hands={"blue": ["2C"], "red": ["2C"]})),
    ("hands.blue", changed(hands={"blue": [rank + "C" for rank in "23456789"]})),
    ("hands.blue", changed(hands={"blue": ["1C"]})),
    ("hands.blue", changed(hands={"blue": ["*C"]})),
    ("hands.blue", changed(hands={"blue": "KH"})),
    ("hands.green", changed(hands={"green": []})),
    ("hands.red", changed(options={"jokers": False})),
    ("pile", changed(pile=["5C"])),
    ("pile", changed(pile=["**", "**"])),
    ("pile", changed(pile=None)),
    ("discard", changed(discard=["KH"])),
    ("known", changed(known={"red": ["KH"]})),
    ("fight", changed(fight={"kind": "close", "attacker": "d2", "target": "f6", "strength": "9"})),
    ("reserve", changed(reserve={"blue": [{"type": "infantry"}]})),
    ("elements", changed(scenario="introduction", paralysed=[])),
    ("elements.kind", changed(elements=[{"kind": "swamp", "at": "a1"}])),
    ("elements", changed(elements=[{"kind": "rocks", "at": "k1"}])),
    ("elements.at", changed(elements=[{"kind": "rocks", "at": "z1"}])),
    ("elements.at", changed(elements=[{"kind": "rocks", "at": ["a1", "b2"]}])),
    ("elements", changed(elements=[{"kind": "rocks", "at": "a7"}])),
    ("elements", changed(elements=[{"kind": "forest-great", "at": "a3"}])),
    ("elements", changed(elements=[{"kind": "rocks", "at": "c3"}])),
    ("elements", changed(elements=[{"kind": "rocks", "at": "a1"}, {"kind": "forest-small", "at": "b2"}])),
    ("elements", changed(elements=[{"kind": "rocks", "at": at} for at in ("a1", "a6", "c1")])),
    ("elements", changed(elements=[{"kind": "lake-deep", "at": "a1"}, {"kind": "lake-shallow", "at": "i5"}])),
    ("elements", changed(elements=[{"kind": "rocks", "at": "a1", "turned": True}])),
    ("elements", changed(elements=[{"kind": "rocks", "at": "a1", "owner": "blue"}])),
    ("elements", changed(elements=[{"kind": "road", "at": "e"}])),
    ("elements.at", changed(elements=[{"kind": "road", "at": "a1"}])),
    ("elements", changed(elements=[{"kind": "objectives", "at": ["c1", "h2"]}])),
    ("elements", changed(elements=[{"kind": "objectives", "at": ["c1", "h2"], "owner": "blue"}])),
    ("elements", changed(elements=[{"kind": "objectives", "at": ["c1", "h1"], "owner": "red"}])),
    ("elements", changed(elements=[{"kind": "objectives", "at": ["c1", "g2"], "owner": "red"}])),
    ("elements.at", changed(elements=[{"kind": "objectives", "at": "c1", "owner": "red"}])),
    (
        "elements",
        changed(
            elements=[
                {"kind": "objectives", "at": ["c1", "h2"], "owner": "red"},
                {"kind": "objectives", "at": ["a1", "k2"], "owner": "red"},
            ]
        ),
    ),
]


@pytest.mark.parametrize(
    ("field", "data"), REFUSED, ids=[f"{n}-{field}" for n, (field, _) in enumerate(REFUSED)]
)
def test_a_position_that_breaks_a_rule_is_refused_by_its_field(field: str, data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        RULES.setup.load(data)
    assert refused.value.field == field
    assert "{" not in str(refused.value)


@pytest.mark.parametrize("data", [None, 3, [], "position", {}, {"game": "chess"}])
def test_what_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(BadPosition) as refused:
        RULES.setup.load(data)
    assert refused.value.field


def test_a_position_may_hold_fewer_units_and_cards_and_no_general() -> None:
    bare = changed(units=[], elements=[], destroyed=[], paralysed=[], hands={"blue": ["2C"]}, pile=[])
    assert texts(load(bare)) == ["2C burn"]


def test_there_is_room_for_more_elements_than_two_players_can_place() -> None:
    """A position does not say who placed which piece, so loading does not check the points of each side (KH-4.1)."""
    elements = [
        {"kind": "forest-great", "at": "i1"},
        {"kind": "forest-long", "at": "a6"},
        {"kind": "forest-small", "at": "a3"},
        {"kind": "forest-small", "at": "b1"},
        {"kind": "lake-shallow", "at": "i5"},
        {"kind": "objectives", "at": ["a1", "h2"], "owner": "red"},
        {"kind": "objectives", "at": ["d7", "i4"], "owner": "blue"},
        {"kind": "rocks", "at": "d1"},
        {"kind": "rocks", "at": "f1"},
    ]
    data = changed(elements=sorted(elements, key=lambda e: (e["kind"], str(e["at"]))), units=[], paralysed=[])
    state = load(data)
    assert RULES.setup.position(state) == data
    assert RULES.setup.position(state.clone()) == data


def test_kh_4_elements_lie_on_the_terrain_that_they_make() -> None:
    state = load(EXAMPLE)
    spaces = {SPACES[square]: terrain for square, terrain in enumerate(state.terrain)}
    assert {space for space, terrain in spaces.items() if terrain == FOREST} == {
        *("b2", "b3", "c2", "c3"),
        *("i2", "i3", "i4", "j2", "j3", "j4"),
    }
    assert {space for space, terrain in spaces.items() if terrain == ROAD} == {
        f"a{row}" for row in range(1, 8)
    }
    assert [SPACES[square] for square in state.goals[2:]] == ["c1", "h2"]
