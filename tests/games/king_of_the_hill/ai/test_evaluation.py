"""The evaluation orders positions as people would, on one scale for both seats."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.constants import OVER
from regalia.core.contract import Seat
from regalia.games.king_of_the_hill.ai import weights as w
from regalia.games.king_of_the_hill.ai.evaluation import KingOfTheHillEvaluator
from regalia.games.king_of_the_hill.engine import scenarios
from regalia.games.king_of_the_hill.engine.constants import BLUE, DEFEND, FLEE, PURSUE, RED, RETREAT
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from tests.games.king_of_the_hill import battles
from tests.games.king_of_the_hill.scene import position

ARMIES = {
    "blue": "infantry+@f1 infantry@a1 infantry@k1 infantry@d2 archers@h2",
    "red": "infantry+@f7 infantry@a7 infantry@k7 infantry@d6 archers@h6",
}
HANDS = {"hand": "5C 8D KS", "other": "6C 9D QS"}


def evaluator_for(state: KingOfTheHillState) -> KingOfTheHillEvaluator:
    return KingOfTheHillEvaluator(state.tables.field)


def blue_sees(scenario: str = "introduction", **fields: Any) -> float:
    """The value of a position for blue."""
    state = battles.load(position(scenario, **{**ARMIES, **HANDS, **fields}))
    return evaluator_for(state).value(state, BLUE)


def turned(text: str) -> str:
    """An army mirrored to the other edge, for red."""
    return " ".join(unit[:-1] + str(8 - int(unit[-1])) for unit in text.split())


def test_the_seats_agree_along_whole_games_and_only_the_end_is_certain() -> None:
    games = 5 if battles.UNCOMPILED else 15
    for state in battles.uniform_walk(seed=1, games=games, every=7):
        if state.actor() != OVER:
            blue, red = (evaluator_for(state).value(state, seat) for seat in (BLUE, RED))
            assert blue + red == pytest.approx(1)
            assert 0 < blue < 1


def test_to_judge_a_position_changes_nothing_about_it() -> None:
    for state in battles.uniform_walk(seed=2, games=5, every=11):
        before = battles.RULES.setup.position(state)
        evaluator_for(state).value(state, RED)
        assert battles.RULES.setup.position(state) == before


@pytest.mark.parametrize("scenario", ["introduction", "pitched-battle"])
def test_where_the_sides_are_alike_so_is_the_judgement(scenario: str) -> None:
    army, other = "infantry+@f1 cavalry@d4 archers@g2", "infantry+@e6 infantry@h5"
    hands = {"hand": "5C 8D KS", "other": "6H 9D QS 2S"}
    one = battles.load(position(scenario, blue=army, red=other, actor="blue", **hands))
    two = battles.load(position(scenario, blue=turned(other), red=turned(army), actor="red", **hands))
    assert evaluator_for(one).value(one, BLUE) == pytest.approx(evaluator_for(two).value(two, RED))


def test_more_units_on_the_hill_are_better() -> None:
    worths = [
        blue_sees(blue=f"infantry+@f1 infantry@a1 infantry@k1 infantry@{one} infantry@{two}")
        for one, two in (("d2", "h2"), ("d3", "h2"), ("d3", "h3"))
    ]
    assert worths == sorted(worths)
    assert worths[2] > worths[0] + 0.05


def test_a_lead_on_the_hill_counts_more_the_nearer_the_turn_is_to_its_end() -> None:
    army = "infantry+@f1 infantry@e3 archers@g3 infantry@d3"
    late = blue_sees(blue=army, hand="2C", other="2S")
    early = blue_sees(blue=army, hand="2C 3C 4C 5C 6C", other="2S 3S 4S 5S 6S")
    assert late > early > 0.5


def test_a_dead_general_is_worse_than_a_lost_unit() -> None:
    without_unit = blue_sees(blue="infantry+@f1 infantry@a1 infantry@d2 archers@h2")
    assert without_unit < blue_sees()
    assert (
        blue_sees(blue="infantry@f1 infantry@a1 infantry@d2 archers@h2", generals_dead=["blue"])
        < without_unit
    )


def test_a_unit_that_may_be_destroyed_is_worth_less() -> None:
    red = "infantry+@f7 infantry@d6 archers@k7"
    assert blue_sees(red=red, blue="infantry+@f1 infantry@d5", other="AD") < blue_sees(
        red=red, blue="infantry+@f1 infantry@d5", other="AH"
    )


def test_a_target_that_nothing_saves_is_as_good_as_gone() -> None:
    fight = position(
        "introduction", blue="infantry+@f1 infantry@e4", red="infantry+@f7 infantry@e5 cavalry@d5",
        hand="KD 2C", other="2S 2D", pile="3C 4C 5C 6C AS",
    )  # fmt: skip
    state = battles.load(fight)
    battles.do(state, battles.legal(state)["KD e4xe5"])
    assert state.phase == DEFEND
    doomed = evaluator_for(state).value(state, BLUE)
    battles.do(state, battles.legal(state)["yield"])
    assert evaluator_for(state).value(state, BLUE) == pytest.approx(doomed, abs=0.1)


def test_forests_held_are_what_the_woods_are_fought_for() -> None:
    assert blue_sees("king-of-the-woods", blue="infantry+@f1 infantry@e3 archers@i3") > blue_sees(
        "king-of-the-woods", blue="infantry+@f1 infantry@e2 archers@i2"
    )


def test_blue_wants_to_leave_the_ambush_and_the_general_most() -> None:
    worths = [
        blue_sees("ambush", blue=blue)
        for blue in ("infantry+@g1 cavalry@e1 cavalry@d1", "infantry+@g1 cavalry@e7 cavalry@d7",
                     "infantry+@g7 cavalry@e7 cavalry@d7")
    ]  # fmt: skip
    assert worths == sorted(worths)
    gone = {"blue": "cavalry@e7 cavalry@d7", "left_board": [{"type": "infantry", "general": True}]}
    assert blue_sees("ambush", **gone) > worths[2]


def test_at_night_red_wants_to_be_near_what_is_not_razed_and_blue_to_guard_it() -> None:
    far = blue_sees("night-attack")
    assert blue_sees("night-attack", red=ARMIES["red"].replace("d6", "c4")) < far
    assert blue_sees("night-attack", blue=ARMIES["blue"].replace("d2", "c2")) > far
    assert blue_sees("night-attack", razed=["c2"]) < far


def test_no_fight_is_in_the_air_but_in_a_fight() -> None:
    for state in battles.uniform_walk(seed=3, games=5, every=3):
        fight = state.phase in (DEFEND, FLEE, RETREAT, PURSUE)
        if state.actor() >= 0:
            assert evaluator_for(state).is_quiescent(state) != fight


def test_a_key_tells_positions_apart_and_copies_not() -> None:
    keys: dict[int, str] = {}
    for state in battles.uniform_walk(seed=4, games=5, every=5):
        if state.turn == 0 or state.actor() < 0:
            continue
        evaluator = evaluator_for(state)
        key = evaluator.transposition_key(state)
        assert key == evaluator.clone().transposition_key(state.clone())
        assert keys.setdefault(key, str(battles.RULES.setup.position(state))) == str(
            battles.RULES.setup.position(state)
        )
    assert len(keys) > 40


def test_features_are_as_many_as_their_names_and_weigh_what_the_value_says() -> None:
    state = battles.load(position("introduction", **ARMIES, **HANDS))
    blue, red = (evaluator_for(state).features(state, seat) for seat in (BLUE, RED))
    assert len(w.NAMES) == w.N_FEATURES
    assert len(blue) == w.N_FEATURES * w.N_AIMS
    assert blue == [-x for x in red]
    assert any(blue[: w.N_FEATURES])
    assert not any(blue[w.N_FEATURES :])  # other aims than the hill
    assert len(w.WEIGHTS) == w.N_AIMS == len(scenarios.AIMS)


def test_every_weight_is_named_and_has_the_sign_that_it_must() -> None:
    assert set(w.SIGNS) <= set(w.NAMES)
    for row in w.WEIGHTS:
        assert set(row) <= set(w.NAMES)
        assert all(number * w.SIGNS.get(name, 0) >= 0 for name, number in row.items())


def test_a_judge_with_other_weights_has_another_opinion_and_so_has_its_twin() -> None:
    state = battles.load(position("introduction", **ARMIES, **{**HANDS, "hand": "5C"}))
    numb = KingOfTheHillEvaluator(state.tables.field, [0.0] * (w.N_FEATURES * w.N_AIMS))
    assert numb.value(state, BLUE) == numb.clone().value(state, RED) == 0.5
    assert evaluator_for(state).value(state, BLUE) != 0.5


def test_the_judge_of_a_view_knows_its_map() -> None:
    state = battles.load(position("night-attack", **ARMIES, **HANDS))
    evaluator = battles.RULES.knowledge.evaluator(battles.RULES.observation.view(state, Seat("blue"), ()))
    assert evaluator.value(state, BLUE) == evaluator_for(state).value(state, BLUE)
