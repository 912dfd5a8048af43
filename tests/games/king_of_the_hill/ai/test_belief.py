"""The belief about hidden hands agrees with the frequencies in sampled worlds."""

from collections import Counter

import msgspec
import pytest

import regalia
from regalia.core.contract import SPECTATOR, Seat
from regalia.core.rng import Rng
from regalia.games.king_of_the_hill.ai.belief import Belief
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats import position
from regalia.games.king_of_the_hill.formats.position_schema import SIDES
from regalia.games.king_of_the_hill.manifest import KingOfTheHillRules
from tests.games.king_of_the_hill.battles import random_walk
from tests.games.king_of_the_hill.example import changed

RULES = KingOfTheHillRules()
WORLDS = 250


def believed(state: KingOfTheHillState, seat: str) -> Belief:
    told = regalia.belief(RULES.observation.view(state, Seat(seat), ()))
    assert isinstance(told, Belief)
    return told


def often(state: KingOfTheHillState, seat: str, side: int) -> dict[str, float]:
    """The share of sampled worlds in which each card is in a hand or is its face-down bid."""
    rng = Rng(7)
    found: Counter[str] = Counter()
    number = 2 if seat == SPECTATOR else RULES.seats.index(Seat(seat))
    for _ in range(WORLDS):
        world = state.clone()
        world.determinize(number, rng)
        whole = position.write(world)
        bid = [whole.bids[SIDES[side]]] if whole.phase == "bid" and SIDES[side] in whole.bids else []
        found.update({*whole.hands.of(SIDES[side]), *bid})
    return {card: n / WORLDS for card, n in found.items()}


@pytest.mark.parametrize("seat", ["blue", "spectator"])
def test_a_card_is_as_likely_in_a_hand_as_it_is_in_worlds(seat: str) -> None:
    compared = 0
    for state in random_walk(3, games=4, every=60):
        for side, cards in believed(state, seat).hands.items():
            found = often(state, seat, SIDES.index(side))
            assert set(found) <= set(cards)
            assert all(abs(found.get(card, 0.0) - share) < 0.17 for card, share in cards.items())
            compared += len(cards)
    assert compared > 100


def test_cards_that_can_be_told_are_certain_and_the_rest_are_alike() -> None:
    state = RULES.setup.load(changed())
    told = believed(state, "blue")
    seen = RULES.observation.view(state, Seat("blue"), ())
    assert list(told.hands) == ["red"]
    others = {share for card, share in told.hands["red"].items() if card in seen.unseen and card != "joker"}
    known = {card: share for card, share in told.hands["red"].items() if card in seen.known.get("red", [])}
    assert all(share == 1 for share in known.values())
    assert len(others) == 1
    assert sum(told.hands["red"].values()) == pytest.approx(seen.hand_sizes.red, abs=0.2)  # jokers overlap


def test_whoever_sees_everything_has_nothing_to_guess() -> None:
    told = regalia.belief(RULES.observation.view(RULES.setup.load(changed()), None, ()))
    assert isinstance(told, Belief)
    assert told.hands == {}


def test_a_view_may_come_as_data_and_what_is_wrong_with_it_is_named() -> None:
    view = RULES.observation.view(RULES.setup.load(changed()), Seat("red"), ())
    data = msgspec.to_builtins(view)
    assert regalia.belief(data) == regalia.belief(view)
    with pytest.raises(regalia.BadField) as caught:
        regalia.belief({**data, "unseen": 3})
    assert caught.value.field == "unseen"
