"""Attacks before they are made, and answers to them, compared with the engine in every deal of a small deck."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations
from random import Random
from typing import Any

import msgspec
import pytest

from regalia.core.constants import CHANCE
from regalia.core.contract import Seat
from regalia.core.rng import Rng
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.observation.view import View
from regalia.games.king_of_the_hill.presentation.duel import AttackOdds
from regalia.games.king_of_the_hill.presentation.preview import KingOfTheHillPreview
from tests.games.king_of_the_hill.battles import RULES, legal, load
from tests.games.king_of_the_hill.random_positions import random_position

OPEN_UNITS = [
    {"side": "blue", "type": "infantry", "at": "c3", "general": True},
    {"side": "blue", "type": "cavalry", "at": "j5"},
    {"side": "blue", "type": "infantry", "at": "i5"},
    {"side": "blue", "type": "infantry", "at": "j4"},
    {"side": "red", "type": "infantry", "at": "i4"},
    {"side": "red", "type": "cavalry", "at": "h4"},
    {"side": "red", "type": "archers", "at": "k6"},
    {"side": "red", "type": "infantry", "at": "a7", "general": True},
]


def position(**changes: Any) -> dict[str, Any]:
    """The fight that the rules play out: blue's cavalry on j5 may attack the red infantry on i4."""
    fields = {
        "game": "king-of-the-hill",
        "scenario": "introduction",
        "turn": 2,
        "phase": "action",
        "actor": "blue",
        "first": "blue",
        "units": OPEN_UNITS,
        "hands": {"blue": ["JH", "4D", "9H"], "red": ["KD", "2C"]},
        "pile": ["QS", "3D", "9C", "KH", "4S"],
    }
    return fields | changes


def view_of(state: KingOfTheHillState, seat: str) -> View:
    """What a seat knows of a state."""
    return RULES.observation.view(state, Seat(seat), ())


def preview(state: KingOfTheHillState, action: str, sample: int = 0) -> KingOfTheHillPreview:
    """The preview of an action for the seat to act, from its view alone."""
    view = view_of(state, constants.SEATS[state.seat])
    found = RULES.presentation.preview(view, RULES.observation.world(view, Rng(sample)), action)
    assert isinstance(found, KingOfTheHillPreview)
    return found


# The number of defence cards, and why.


def test_an_attack_tells_how_many_cards_are_drawn_and_why() -> None:
    duel = preview(load(position()), "JH j5xi4").duel
    assert duel is not None
    assert duel.draws == 1
    assert {reason.code: reason.cards for reason in duel.reasons} == {"type": 2, "friends": 1, "foes": -2}
    assert {reason.rule for reason in duel.reasons} == {"KH-9.2"}


def test_each_card_that_can_make_the_attack_has_its_odds_and_the_chosen_one_is_first() -> None:
    duel = preview(load(position()), "JH j5xi4").duel
    assert duel is not None
    assert [odds.card for odds in duel.odds] == ["JH", "9H"]
    assert duel.odds[0].destroyed > duel.odds[1].destroyed


def test_a_shot_from_a_forest_names_the_rules_of_terrain_and_shooting() -> None:
    units = [
        {"side": "blue", "type": "archers", "at": "b3", "general": True},
        {"side": "red", "type": "elite-infantry", "at": "b6"},
        {"side": "red", "type": "infantry", "at": "k7", "general": True},
    ]
    elements = [{"kind": "forest-small", "at": "a6"}]
    state = load(position(scenario="pitched-battle", units=units, elements=elements))
    duel = preview(state, "JH b3xb6").duel
    assert duel is not None
    assert {reason.code: reason.rule for reason in duel.reasons} == {"type": "KH-12.5", "ground": "KH-11.2"}
    assert duel.kind == "shot"


def test_a_counter_attack_is_a_duel_too() -> None:
    state = load(position())
    state.apply(legal(state)["JH j5xi4"])
    duel = preview(state, "hand:KD").duel
    assert duel is not None
    assert (duel.attacker, duel.target, duel.draws) == ("i4", "j5", 3)


# Odds against the engine.


def small(seed: int) -> KingOfTheHillState | None:
    """A random state with few hidden cards and an attack; None if the seed gives none."""
    rng = Random(seed)
    entry = random_position(rng)
    other = "red" if entry["actor"] == "blue" else "blue"
    entry["hands"][other] = entry["hands"][other][:2]
    entry["discard"] = entry["discard"][:3]
    entry["pile"] = entry.get("pile", [])[: rng.randint(0, 3)]
    state = load(entry)
    return state if any(is_attack(text) for text in legal(state)) else None


def is_attack(text: str) -> bool:
    """Whether an action starts a fight."""
    return "x" in text.rsplit(" ", 1)[-1] or "lightning" in text


SEEDS = [seed for seed in range(80) if small(seed) is not None]


def worlds(state: KingOfTheHillState) -> Iterator[KingOfTheHillState]:
    """All equally likely states that the seat to act cannot tell apart."""
    other = 1 - state.seat
    hand = [card for card in range(constants.N_CARDS) if state.hand[other] >> card & 1]
    hidden = [card for card in hand if not state.known[other] >> card & 1]
    unseen = [*state.pile_cards(), *hidden]
    for held in combinations(unseen, len(hidden)):
        for pile in permutations([card for card in unseen if card not in held]):
            world = state.clone()
            hands = list(state.hand)
            hands[other] = state.known[other] | sum(1 << card for card in held)
            world.hand = hands
            world.set_pile(list(pile))
            yield world


def after_draws(state: KingOfTheHillState, action: int) -> Iterator[KingOfTheHillState]:
    """The equally likely states in which the defender answers; several if the discard is shuffled."""
    after = state.clone()
    after.apply(action)
    if after.actor() != CHANCE:
        yield after
        return
    for outcome in RULES.notation.chances(after).outcomes or ():
        shuffled = after.clone()
        move = RULES.notation.read(shuffled, outcome)
        assert isinstance(move, tuple)
        shuffled.apply_chance(move)
        yield shuffled


def results(state: KingOfTheHillState, prefix: str) -> set[str]:
    """What the answers of one kind lead to, by the engine."""
    found = set()
    for text, answer in legal(state).items():
        if text.startswith(prefix):
            after = state.clone()
            after.apply(answer)
            found.add(result(state, after))
    return found


def result(before: KingOfTheHillState, after: KingOfTheHillState) -> str:
    """What became of the target."""
    if after.at[before.target] == constants.DESTROYED:
        return "lost"
    if after.phase == constants.FLEE:
        return "holds" if "stay" in legal(after) else "flees"
    if after.target == before.attacker != constants.NO_UNIT:
        return "counters"
    return "holds"


def by_enumeration(state: KingOfTheHillState, action: int) -> dict[str, float]:
    """The odds of an attack, by playing it in every world."""
    totals = dict.fromkeys(("destroyed", "flees", "holds", "destroyed_with_hand", "countered"), Fraction(0))
    every = list(worlds(state))
    for world in every:
        asked = list(after_draws(world, action))
        for defender in asked:
            drawn, held = results(defender, "draw:"), results(defender, "hand:")
            best = "holds" if "holds" in drawn else "flees" if "flees" in drawn else "destroyed"
            share = Fraction(1, len(every) * len(asked))
            totals[best] += share
            totals["destroyed_with_hand"] += share * (best == "destroyed" and not held)
            totals["countered"] += share * ("counters" in held)
    return {name: round(float(total), 4) for name, total in totals.items()}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_odds_of_an_attack_are_those_of_the_engine_in_every_possible_deal(seed: int) -> None:
    state = small(seed)
    assert state is not None
    attacks = [(text, action) for text, action in legal(state).items() if is_attack(text)]
    for text, action in Random(seed).sample(attacks, min(2, len(attacks))):
        duel = preview(state, text).duel
        assert duel is not None
        assert probabilities(duel.odds[0]) == pytest.approx(by_enumeration(state, action), abs=2e-4)


def probabilities(odds: AttackOdds) -> dict[str, float]:
    """The numbers of an attack."""
    return {name: value for name, value in msgspec.to_builtins(odds).items() if isinstance(value, float)}


def test_the_odds_of_an_attack_agree_with_many_random_deals_of_a_whole_deck() -> None:
    deck = [rank + suit for rank in constants.RANKS for suit in constants.SUITS]
    hands = {"blue": ["JH", "4D", "9H"], "red": ["KD", "2C", "7S"]}
    pile = [card for card in deck if card not in (*hands["blue"], *hands["red"])] + ["**", "**"]
    state = load(position(hands=hands, pile=pile))
    duel = preview(state, "JH j5xi4").duel
    assert duel is not None
    rng, lost, lost_with_hand, rounds = Rng(7), 0, 0, 4000
    for _ in range(rounds):
        world = state.clone()
        world.determinize(constants.BLUE, rng)
        world.apply(legal(world)["JH j5xi4"])
        drawn = results(world, "draw:") <= {"lost"}
        lost += drawn
        lost_with_hand += drawn and not results(world, "hand:")
    assert lost / rounds == pytest.approx(duel.odds[0].destroyed, abs=0.03)
    assert lost_with_hand / rounds == pytest.approx(duel.odds[0].destroyed_with_hand, abs=0.03)


@pytest.mark.parametrize("seed", SEEDS[:20])
def test_previews_do_not_depend_on_what_the_seat_cannot_see(seed: int) -> None:
    state = small(seed)
    assert state is not None
    for text in legal(state):
        first, second = (msgspec.json.encode(preview(state, text, sample)) for sample in (1, 2))
        assert first == second


# Answers.


def test_the_defender_is_told_what_each_answer_leads_to() -> None:
    state = load(position(pile=["QS", "3D", "9C"]))
    state.apply(legal(state)["9H j5xi4"])
    asked = preview(state, "yield").defence
    assert asked is not None
    assert {answer.action: answer.effect for answer in asked.answers} == {
        "yield": "destroyed",
        "draw:QS": "flees",
        "hand:KD": "counters",
    }


def test_a_joker_in_defence_blocks_as_a_red_card_and_flees_as_a_black_one() -> None:
    state = load(position(pile=["**", "3D", "9C"]))
    state.apply(legal(state)["JH j5xi4"])
    asked = preview(state, "yield").defence
    assert asked is not None
    effects = {answer.action: answer.effect for answer in asked.answers}
    assert (effects["draw:*D"], effects["draw:*C"]) == ("blocked", "flees")


def test_the_defender_is_told_if_the_loss_of_the_unit_would_decide_the_round() -> None:
    units: list[dict[str, Any]] = [
        {"side": "blue", "type": "infantry", "at": "d3"},
        {"side": "blue", "type": "infantry", "at": "a1", "general": True},
        {"side": "red", "type": "infantry", "at": "d4"},
        {"side": "red", "type": "infantry", "at": "h5"},
        {"side": "red", "type": "infantry", "at": "k7", "general": True},
    ]
    state = load(position(actor="red", units=units, hands={"blue": ["2C"], "red": ["9D", "3S"]}))
    state.apply(legal(state)["9D d4xd3"])
    asked = preview(state, "yield").defence
    assert asked is not None
    assert asked.if_destroyed == "goes-on"
    general = [unit | {"general": unit["at"] == "d3"} for unit in units if unit["side"] == "blue"]
    state = load(
        position(actor="red", units=[*general, *units[2:]], hands={"blue": ["2C"], "red": ["9D", "3S"]})
    )
    state.apply(legal(state)["9D d4xd3"])
    asked = preview(state, "yield").defence
    assert asked is not None
    assert asked.if_destroyed == "red"
