"""Presets are legal for both sides, and there are enough of them."""

from __future__ import annotations

import pytest

from regalia.core.contract import Seat
from regalia.games.king_of_the_hill.ai import presets
from regalia.games.king_of_the_hill.ai.presets import ARMIES, DEPLOYMENTS, LAYOUTS, ActionPreset
from regalia.games.king_of_the_hill.engine.constants import (
    BLUE,
    DEPLOY,
    N_CARDS,
    RED,
    REDRAW,
    SCENARIOS,
    SEATS,
    TERRAIN,
)
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats.board_files import built_in
from regalia.games.king_of_the_hill.observation.view import view
from tests.games.king_of_the_hill import battles


def offered(state: KingOfTheHillState) -> dict[str, ActionPreset]:
    """The presets of the seat to act, by id."""
    seen = view(state, Seat(SEATS[state.seat]), (), result=None)
    found = presets.presets(seen, built_in()[state.tables.field.id], battles.legal(state))
    return {offer.id: offer for offer in found}


def play(state: KingOfTheHillState, text: str) -> None:
    battles.do(state, battles.legal(state)[text])


def armed(scenario: str, army: str = "balanced", first: int = BLUE) -> KingOfTheHillState:
    """A game with both armies chosen, and the first player drawn."""
    state = battles.battle(scenario)
    for _ in range(2):
        play(state, ARMIES[army])
    state.apply_chance([first])
    return state


def test_a_game_with_fantasy_units_offers_all_armies_and_one_without_those_of_common_units() -> None:
    assert list(offered(battles.battle("pitched-battle"))) == list(ARMIES)
    common = offered(battles.battle("introduction"))
    assert len(common) == 6
    assert common == offered(battles.battle("ambush", fantasy=False))
    assert len(ARMIES) >= 12
    assert len(set(ARMIES.values())) == len(ARMIES)


@pytest.mark.parametrize("first", [BLUE, RED])
@pytest.mark.parametrize("name", LAYOUTS)
def test_every_layout_can_be_placed_by_either_side(name: str, first: int) -> None:
    state = armed("pitched-battle", first=first)
    assert list(offered(state)) == list(LAYOUTS)
    while state.phase == TERRAIN:
        if state.seat == first:
            play(state, offered(state)[name].actions[0])
        else:
            play(state, "decline")
    assert state.n_elements == len([action for action in LAYOUTS[name] if action != "decline"])
    assert state.points[first] == 0


def test_what_one_side_places_leaves_the_other_what_still_fits() -> None:
    state = armed("pitched-battle")
    play(state, offered(state)["great-wood"].actions[0])
    gone = ("great-wood", "road", "raid")  # there is only one, and it lies on column b and on b2
    assert list(offered(state)) == [name for name in LAYOUTS if name not in gone]


def test_red_is_offered_the_same_from_its_own_edge() -> None:
    mirrored = {name: offer.actions for name, offer in offered(armed("pitched-battle", first=RED)).items()}
    assert mirrored["lake"] == ("place:lake-deep@i5",)
    assert mirrored["road"] == ("place:road@b", "place:rocks@i5")
    assert mirrored["raid"] == ("place:objectives@b2,j3", "place:forest-small@i5")


def test_a_layout_that_is_begun_is_offered_to_its_end_and_no_other() -> None:
    state = armed("pitched-battle")
    play(state, "place:rocks@b2")
    play(state, "decline")
    assert {name: offer.actions for name, offer in offered(state).items()} == {"rocks": ("place:rocks@i2",)}


@pytest.mark.parametrize("army", ["balanced", "swarm", "hunt"])
@pytest.mark.parametrize("scenario", SCENARIOS[1:])
@pytest.mark.parametrize("name", DEPLOYMENTS)
def test_every_army_can_be_deployed_by_every_plan_in_every_scenario(
    name: str, scenario: str, army: str
) -> None:
    state = armed(scenario, army)
    while state.phase == TERRAIN:
        play(state, "place:lake-deep@i1" if state.n_elements == 0 else "decline")
    promised: dict[int, tuple[str, ...]] = {}
    while state.phase == DEPLOY:
        offer = offered(state)[name]
        assert promised.setdefault(state.seat, offer.actions)[-1] == offer.actions[-1]
        play(state, offer.actions[0])
    assert state.turn == 1
    assert all(len(actions) == (9 if army == "swarm" else 7) for actions in promised.values())


def test_in_line_foot_is_in_the_middle_and_the_general_behind() -> None:
    state = armed("introduction")
    assert offered(state)["line"].actions == (
        "deploy:infantry@f2",
        "deploy:infantry@e2",
        "deploy:cavalry@c2",
        "deploy:cavalry@i2",
        "deploy:archers@e1",
        "deploy:archers@g1",
        "deploy:infantry+@f1",
    )
    play(state, "deploy:infantry@f2")
    assert offered(state)["line"].actions[0] == "deploy:infantry@f6"


def test_nothing_is_offered_to_others_or_in_play() -> None:
    state = battles.battle("introduction")
    seen = view(state, Seat("red"), (), result=None)
    assert presets.presets(seen, state.tables.field, battles.legal(state)) == []
    state = armed("introduction")
    while state.phase == DEPLOY:
        play(state, offered(state)["line"].actions[0])
    state.apply_chance(range(N_CARDS))
    assert state.phase == REDRAW
    assert offered(state) == {}


def test_every_offer_has_a_name_and_a_line_about_it() -> None:
    every = [
        *(ActionPreset("army", name, ()) for name in ARMIES),
        *(ActionPreset("layout", name, ()) for name in LAYOUTS),
        *(ActionPreset("plan", name, ()) for name in DEPLOYMENTS),
    ]
    for offer in every:
        assert offer.name()[0].isupper()
        assert not offer.name().startswith("offer")
        assert offer.note()
        assert not offer.note().startswith("offer")
    assert len({offer.name() for offer in every}) == len(every)
