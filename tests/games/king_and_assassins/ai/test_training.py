"""The training tools of King & Assassins: starts of turns, samples of the belief, calibration."""

from itertools import pairwise

import numpy as np

from tools.training.fit import TASKS
from tools.training.king_and_assassins import belief_samples, calibration
from tools.training.selfplay import play, schedule, turn_starts


def test_turn_starts_alternate_between_the_seats() -> None:
    record = play(schedule("king-and-assassins", ["random"], games=1, seed=2)[0])
    actors = [game.actor for game in turn_starts(record)]
    assert all(actor != after for actor, after in pairwise(actors))
    assert set(actors) == {"king", "assassins"}


def test_belief_samples_have_the_true_pick_and_calibration_uses_it() -> None:
    records = [play(match) for match in schedule("king-and-assassins", ["random"], games=4, seed=4)]
    games = [TASKS["belief"].samples(record) for record in records]
    problem = belief_samples.logit_problem(games)
    assert problem.probabilities(np.zeros(problem.clues.shape[2]))[problem.rows, problem.truth].min() > 0
    points = [calibration.belief_points(record) for record in records]
    assert any("| all |" in line for line in calibration.by_round(points))
    assert len(list(calibration.reliability(points))) > 3
