"""What people are offered: all of it legal, for both sides, and enough of it."""

from __future__ import annotations

import pytest

from regalia.core.contract import Seat
from regalia.games.king_of_the_hill import const as k
from regalia.games.king_of_the_hill import offers
from regalia.games.king_of_the_hill.board import built_in
from regalia.games.king_of_the_hill.offers import ARMIES, LAYOUTS, PLANS, Offer
from regalia.games.king_of_the_hill.rules import KingOfTheHill
from regalia.games.king_of_the_hill.view import view
from tests.games.king_of_the_hill import battles


def offered(engine: KingOfTheHill) -> dict[str, Offer]:
    """What the seat to act is offered, by id."""
    seen = view(engine, Seat(k.SEATS[engine.seat]), (), result=None)
    found = offers.offers(seen, built_in()[engine.ground.field.id], battles.legal(engine))
    return {offer.id: offer for offer in found}


def play(engine: KingOfTheHill, text: str) -> None:
    battles.do(engine, battles.legal(engine)[text])


def armed(scenario: str, army: str = "balanced", first: int = k.BLUE) -> KingOfTheHill:
    """A game with both armies chosen, and the first player drawn."""
    engine = battles.battle(scenario)
    for _ in range(2):
        play(engine, ARMIES[army])
    engine.happen([first])
    return engine


def test_a_game_with_fantasy_units_offers_all_armies_and_one_without_those_of_common_units() -> None:
    assert list(offered(battles.battle("pitched-battle"))) == list(ARMIES)
    common = offered(battles.battle("introduction"))
    assert len(common) == 6
    assert common == offered(battles.battle("ambush", fantasy=False))
    assert len(ARMIES) >= 12
    assert len(set(ARMIES.values())) == len(ARMIES)


@pytest.mark.parametrize("first", [k.BLUE, k.RED])
@pytest.mark.parametrize("name", LAYOUTS)
def test_every_layout_can_be_placed_by_either_side(name: str, first: int) -> None:
    engine = armed("pitched-battle", first=first)
    assert list(offered(engine)) == list(LAYOUTS)
    while engine.phase == k.TERRAIN:
        if engine.seat == first:
            play(engine, offered(engine)[name].actions[0])
        else:
            play(engine, "decline")
    assert engine.n_elements == len([action for action in LAYOUTS[name] if action != "decline"])
    assert engine.points[first] == 0


def test_what_one_side_places_leaves_the_other_what_still_fits() -> None:
    engine = armed("pitched-battle")
    play(engine, offered(engine)["great-wood"].actions[0])
    gone = ("great-wood", "road", "raid")  # there is only one, and it lies on column b and on b2
    assert list(offered(engine)) == [name for name in LAYOUTS if name not in gone]


def test_red_is_offered_the_same_from_its_own_edge() -> None:
    mirrored = {name: offer.actions for name, offer in offered(armed("pitched-battle", first=k.RED)).items()}
    assert mirrored["lake"] == ("place:lake-deep@i5",)
    assert mirrored["road"] == ("place:road@b", "place:rocks@i5")
    assert mirrored["raid"] == ("place:objectives@b2,j3", "place:forest-small@i5")


def test_a_layout_that_is_begun_is_offered_to_its_end_and_no_other() -> None:
    engine = armed("pitched-battle")
    play(engine, "place:rocks@b2")
    play(engine, "decline")
    assert {name: offer.actions for name, offer in offered(engine).items()} == {"rocks": ("place:rocks@i2",)}


@pytest.mark.parametrize("army", ["balanced", "swarm", "hunt"])
@pytest.mark.parametrize("scenario", k.SCENARIOS[1:])
@pytest.mark.parametrize("name", PLANS)
def test_every_army_can_be_deployed_by_every_plan_in_every_scenario(
    name: str, scenario: str, army: str
) -> None:
    engine = armed(scenario, army)
    while engine.phase == k.TERRAIN:
        play(engine, "place:lake-deep@i1" if engine.n_elements == 0 else "decline")
    promised: dict[int, tuple[str, ...]] = {}
    while engine.phase == k.DEPLOY:
        offer = offered(engine)[name]
        assert promised.setdefault(engine.seat, offer.actions)[-1] == offer.actions[-1]
        play(engine, offer.actions[0])
    assert engine.turn == 1
    assert all(len(actions) == (9 if army == "swarm" else 7) for actions in promised.values())


def test_in_line_foot_is_in_the_middle_and_the_general_behind() -> None:
    engine = armed("introduction")
    assert offered(engine)["line"].actions == (
        "deploy:infantry@f2",
        "deploy:infantry@e2",
        "deploy:cavalry@c2",
        "deploy:cavalry@i2",
        "deploy:archers@e1",
        "deploy:archers@g1",
        "deploy:infantry+@f1",
    )
    play(engine, "deploy:infantry@f2")
    assert offered(engine)["line"].actions[0] == "deploy:infantry@f6"


def test_nothing_is_offered_to_others_or_in_play() -> None:
    engine = battles.battle("introduction")
    seen = view(engine, Seat("red"), (), result=None)
    assert offers.offers(seen, engine.ground.field, battles.legal(engine)) == []
    engine = armed("introduction")
    while engine.phase == k.DEPLOY:
        play(engine, offered(engine)["line"].actions[0])
    engine.happen(range(k.N_CARDS))
    assert engine.phase == k.REDRAW
    assert offered(engine) == {}


def test_every_offer_has_a_name_and_a_line_about_it() -> None:
    every = [
        *(Offer("army", name, ()) for name in ARMIES),
        *(Offer("layout", name, ()) for name in LAYOUTS),
        *(Offer("plan", name, ()) for name in PLANS),
    ]
    for offer in every:
        assert offer.name()[0].isupper()
        assert not offer.name().startswith("offer")
        assert offer.note()
        assert not offer.note().startswith("offer")
    assert len({offer.name() for offer in every}) == len(every)
