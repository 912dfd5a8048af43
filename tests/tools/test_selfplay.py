"""tools.training: self-play is reproducible, and its samples carry the true result."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from regalia.games.registry import GAMES
from tools.training import calibration, samples
from tools.training.fit import TASKS
from tools.training.selfplay import play, read_records, schedule, turn_starts, write_records


@pytest.mark.parametrize("game", GAMES)
def test_a_scheduled_game_is_reproducible_and_its_record_is_written(game: str, tmp_path: Path) -> None:
    todo = schedule(game, ["random"], games=3, seed=5, stray=2)
    records = [play(match) for match in todo]
    assert records[0] == play(todo[0])
    path = tmp_path / "games.jsonl"
    write_records(path, records, "a test")
    assert read_records([path]) == records
    assert path.read_text("utf-8").startswith('{"made by": "a test"}\n')


def test_every_player_meets_every_player_on_both_seats() -> None:
    pairs = [match.players for match in schedule("king-and-assassins", ["a", "b"], games=4, seed=1)]
    assert sorted(pairs) == [("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")]


def test_turn_starts_alternate_between_the_seats() -> None:
    record = play(schedule("king-and-assassins", ["random"], games=1, seed=2)[0])
    actors = [game.actor for game in turn_starts(record)]
    assert all(actor != after for actor, after in pairwise(actors))
    assert set(actors) == {"king", "assassins"}


@pytest.mark.parametrize("game", GAMES)
def test_weighted_features_give_the_value_of_the_evaluator(game: str) -> None:
    record = play(schedule(game, ["random"], games=1, seed=3)[0])
    found = samples.evaluation_samples(record)  # it raises if they differ
    assert found
    assert len({len(sample.features) for sample in found}) == 1
    assert samples.logistic_problem([found]).probabilities(np.zeros(len(found[0].features))).mean() == 0.5


def test_belief_samples_have_the_true_pick_and_calibration_uses_it() -> None:
    records = [play(match) for match in schedule("king-and-assassins", ["random"], games=4, seed=4)]
    games = [TASKS["belief"].samples(record) for record in records]
    problem = samples.logit_problem(games)
    assert problem.probabilities(np.zeros(problem.clues.shape[2]))[problem.rows, problem.truth].min() > 0
    points = [calibration.belief_points(record) for record in records]
    assert any("| all |" in line for line in calibration.by_round(points))
    assert len(list(calibration.reliability(points))) > 3
