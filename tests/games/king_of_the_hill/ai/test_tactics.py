"""Move ordering, and the success probabilities of attacks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from regalia.core.rng import Rng
from regalia.games.king_of_the_hill.ai.evaluation import KingOfTheHillEvaluator
from regalia.games.king_of_the_hill.engine.constants import (
    ACTION,
    CLOSE,
    ENDED,
    LAST_TURN,
    RANKS,
    SCENARIOS,
    SHOT,
    SQUARES,
)
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats import notation
from tests.games.king_of_the_hill import battles
from tests.games.king_of_the_hill.scene import position

GAMES = 5 if battles.UNCOMPILED else 20


def evaluator_for(state: KingOfTheHillState) -> KingOfTheHillEvaluator:
    return KingOfTheHillEvaluator(state.tables.field)


def thoughts(state: KingOfTheHillState) -> list[str]:
    """The ordered actions, the best first."""
    return [notation.write(state, action) for action in evaluator_for(state).order_moves(state)]


def at(scenario: str = "introduction", **fields: Any) -> KingOfTheHillState:
    return battles.load(position(scenario, **fields))


def test_what_is_worth_a_thought_is_legal_and_there_is_always_something() -> None:
    rng = Rng(1)
    for state in battles.uniform_walk(seed=5, games=GAMES, every=4):
        if state.actor() < 0:
            continue
        legal = state.legal_actions()
        kept = evaluator_for(state).order_moves(state)
        assert kept
        assert len(set(kept)) == len(kept)
        assert set(kept) <= set(legal)
        assert len(kept) <= 40 or state.turn == 0
        assert evaluator_for(state).rollout_action(state, rng) in legal


def test_a_player_in_a_hurry_plays_whole_games() -> None:
    for number in range(GAMES):
        state, rng = battles.battle(SCENARIOS[number % 5]), Rng(number)
        evaluator = evaluator_for(state)
        while state.phase != ENDED:
            if state.actor() < 0:
                state.apply_chance(state.sample_chance(rng))
            else:
                state.apply(evaluator.rollout_action(state, rng))
        assert state.turn <= LAST_TURN


def test_of_cards_that_do_the_same_the_lowest_is_played() -> None:
    state = at(blue="infantry+@f1 infantry@e2", red="infantry+@f7", hand="4C 9C KC 3S AS")
    moves = [text for text in thoughts(state) if "-" in text]
    assert {text[:2] for text in moves} <= {"4C", "3S"}
    assert not any(text.startswith("4C e2-d3") for text in moves)  # the lower spade goes there too
    assert next(text for text in thoughts(state) if "burn" in text) == "3S burn"


def test_up_the_hill_comes_first() -> None:
    first = thoughts(at(blue="infantry+@a1 infantry@e2", red="infantry+@f7", hand="4C 5D"))[0]
    assert first.startswith("4C e2-")
    assert int(first[-1]) >= 3


def test_what_can_be_razed_is_razed() -> None:
    fields = {"red": "cavalry+@c2", "blue": "infantry+@k1", "actor": "red", "hand": "5D 6C"}
    assert thoughts(at("night-attack", **fields))[0] == "5D raze:c2"


def test_who_can_leave_leaves() -> None:
    fields = {"red": "infantry+@b6", "blue": "cavalry+@e7 cavalry@e6", "hand": "5C 6D"}
    assert thoughts(at("ambush", **fields))[0] == "5C e7-off"


def attacked(**fields: Any) -> list[str]:
    """Red's ordered defences after blue has attacked from e4, or shot at, the unit on e5."""
    state = at(**{"blue": "infantry@e4 infantry+@a1", "red": "infantry@e5 infantry+@k7", **fields})
    battles.do(state, next(action for text, action in battles.legal(state).items() if "xe5" in text))
    return thoughts(state)


def test_a_drawn_card_that_saves_is_better_than_one_from_the_hand_and_both_than_none() -> None:
    found = attacked(hand="8D", other="KS 2C", pile="3H 9H 4C 5C")
    assert found == ["draw:9H", "hand:KS"]
    assert attacked(hand="8D", other="KS 2C", pile="3H 7H 4C 5C") == ["hand:KS", "yield"]


def test_no_card_is_spent_on_what_is_had_for_nothing_or_for_a_lower_one() -> None:
    shot = {"blue": "archers@i5 infantry+@a1", "hand": "8D"}
    assert attacked(**shot, other="9D KD", pile="3H TH 4C 5C") == ["draw:TH"]
    assert attacked(**shot, other="9D KD TS AS", pile="3H 7H 4C 5C") == ["hand:9D", "hand:TS", "yield"]


@pytest.mark.parametrize("seed", range(3 if battles.UNCOMPILED else 8))
def test_how_likely_a_target_falls_agrees_with_what_happens(seed: int) -> None:
    rng = Random(seed)
    tries = 150 if battles.UNCOMPILED else 1500
    for state in battles.uniform_walk(seed=seed, games=3, every=9):
        attacks = [text for text in battles.legal(state) if " " in text and "x" in text]
        if state.phase != ACTION or not attacks or len(state.pile_cards()) < 12:
            continue
        text = rng.choice(attacks)
        start, _, to = text.partition(" ")[2].partition("x")
        attacker, target = (state.unit_on(SQUARES[space]) for space in (start, to))
        strength = 12 if text[0] == "*" else RANKS.index(text[0])
        near = battles.distance(SQUARES[start], SQUARES[to]) == 1
        fight = CLOSE if near else SHOT
        foreseen = evaluator_for(state).loss_probability_from_pile(state, attacker, target, strength, fight)
        fallen = sum(falls(state, battles.legal(state)[text], rng) for _ in range(tries))
        assert fallen / tries == pytest.approx(foreseen, abs=4 * (0.25 / tries) ** 0.5), text
        return


def falls(state: KingOfTheHillState, attack: int, rng: Random) -> bool:
    """Whether drawn cards alone do not save the target, with the pile in a random order."""
    tried = state.clone()
    cards = tried.pile_cards()
    rng.shuffle(cards)
    tried.set_pile(cards)
    battles.do(tried, attack)
    target = tried.target
    for text, action in battles.legal(tried).items():
        if text.startswith("draw:"):
            after = tried.clone()
            battles.do(after, action)
            if after.at[target] >= 0:
                return False
    return True
