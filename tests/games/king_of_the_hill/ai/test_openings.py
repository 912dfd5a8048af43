"""The computer's choices during setup: legal, varied, and made from its view only."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.constants import CHANCE
from regalia.core.contract import Seat
from regalia.core.rng import Rng
from regalia.games.king_of_the_hill.ai.openings import Chooser
from regalia.games.king_of_the_hill.ai.presets import ARMIES
from regalia.games.king_of_the_hill.engine.constants import BLUE, SCENARIOS, SEATS
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.manifest import KingOfTheHillRules
from tests.games.king_of_the_hill import battles

pytestmark = pytest.mark.compiled_only  # for the time it takes: what chooses is never compiled

RULES = KingOfTheHillRules()
ISLAND = """name: An island of a hill
rrrrrrrrr~~
rrrrrrrrrrr
FF.......ss
....122....
kk.......~~
bbbbbbbbbbb
~~bbbbbbbbb
"""


def chosen(state: KingOfTheHillState, rng: Rng, rules: KingOfTheHillRules = RULES) -> str | None:
    """The opening choice of the seat to act."""
    return rules.knowledge.opening(rules.observation.view(state, Seat(SEATS[state.seat]), ()), rng)


def opened(scenario: str, seed: int, rules: KingOfTheHillRules = RULES, **options: Any) -> list[str]:
    """Plays the whole setup by opening choices, and checks that each is legal."""
    state = rules.setup.start(rules.setup.check_options({"scenario": scenario, **options}))
    rng, texts = Rng(seed), []
    while state.turn == 0:
        if state.actor() == CHANCE:
            state.apply_chance(state.sample_chance(rng))
            continue
        text = chosen(state, rng, rules)
        assert text in battles.legal(state)
        texts.append(text)
        battles.do(state, battles.legal(state)[text])
    return texts


@pytest.mark.parametrize("fantasy", [True, False])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_both_seats_open_legally_in_every_scenario_and_not_always_alike(scenario: str, fantasy: bool) -> None:
    games = [opened(scenario, seed, fantasy=fantasy) for seed in range(3)]
    assert len({tuple(game) for game in games}) == 3
    for texts in games:
        assert all(text in ARMIES.values() for text in texts[:2])
        assert sum(text.startswith("deploy:") for text in texts) >= 14


def test_without_terrain_both_seats_choose_armies_and_deploy_them() -> None:
    for seed in range(3):
        texts = opened("pitched-battle", seed, terrain=False)
        assert {text.partition(":")[0] for text in texts} == {"army", "deploy"}


@pytest.mark.parametrize("fantasy", [True, False])
def test_armies_are_chosen_without_knowing_the_scenario(fantasy: bool) -> None:
    games = [opened("random", seed, fantasy=fantasy) for seed in range(8)]
    assert all(text in ARMIES.values() for texts in games for text in texts[:2])
    assert len({texts[0] for texts in games}) > 2


def test_maps_of_players_are_no_obstacle() -> None:
    rules = RULES.with_boards({"island": ISLAND})
    for seed in range(3):
        assert opened("pitched-battle", seed, rules, map="island")


def test_the_same_dice_choose_the_same() -> None:
    assert opened("ambush", 5) == opened("ambush", 5)


def test_what_the_seat_cannot_see_does_not_matter() -> None:
    texts = set()
    for army in ("riders", "siege", "swarm"):
        state = battles.battle("pitched-battle")
        battles.do(state, battles.legal(state)[ARMIES[army]])
        texts.add(chosen(state, Rng(3)))
    assert len(texts) == 1


def test_a_formation_is_followed_to_its_end_and_the_general_comes_last() -> None:
    for seed in range(4):
        blue = [text for text in opened("night-attack", seed) if text.startswith("deploy:")][:7]
        assert "+" in blue[-1]
        assert {text.partition("@")[2] for text in blue} >= {"c2", "i2"}


@pytest.mark.parametrize("seed", range(6))
def test_in_ambush_red_leaves_none_of_the_three_gaps_open(seed: int) -> None:
    placed = [text for text in opened("ambush", seed) if text.startswith("deploy:")]
    red = {text.partition("@")[2][0] for text in placed if int(text[-1]) > 2}
    for gap in ("ab", "def", "hij"):
        assert red & set(gap)


def test_who_goes_on_from_a_deployment_of_others_is_not_at_a_loss() -> None:
    state = battles.battle("introduction")
    for _ in range(2):
        battles.do(state, battles.legal(state)[ARMIES["balanced"]])
    state.apply_chance([BLUE])
    battles.do(state, battles.legal(state)["deploy:archers@a1"])
    battles.do(state, battles.legal(state)["deploy:archers@k7"])
    assert chosen(state, Rng(1)) in battles.legal(state)


def test_once_cards_are_dealt_it_is_better_to_think() -> None:
    state = battles.load(
        {
            "game": "king-of-the-hill", "scenario": "introduction", "turn": 1, "phase": "action",
            "actor": "blue", "first": "blue", "hands": {"blue": ["2C"], "red": []}, "pile": [],
            "units": [{"side": "blue", "type": "infantry", "at": "c2"}],
        }
    )  # fmt: skip
    assert chosen(state, Rng(1)) is None


def test_a_choice_is_as_frequent_as_its_weight() -> None:
    chooser = Chooser(Rng(1))
    picked = [chooser.pick([("often", 3), ("rarely", 1)]) for _ in range(400)]
    assert 260 < picked.count("often") < 340


def test_the_choosier_the_rarer_is_what_weighs_less() -> None:
    chooser = Chooser(Rng(1), selectivity=3)
    picked = [chooser.pick([("often", 3), ("rarely", 1)]) for _ in range(560)]
    assert 5 < picked.count("rarely") < 40
