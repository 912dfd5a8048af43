"""The search for weights by playing: the same every time, and what loses is not taken for better."""

import numpy as np

from regalia.games.king_and_assassins.weights import WEIGHTS
from tools.evolve import MODULE, Trial, allowed, evolve
from tools.weights_file import WeightsFile

ASSASSINS = 3  # the row of weights.ROWS that the assassins choose by


def test_weights_that_say_nothing_win_less_than_those_of_today() -> None:
    trial = Trial(ASSASSINS, "greedy", "greedy")
    today = np.array(WEIGHTS[ASSASSINS])
    assert trial.won(np.zeros_like(today), range(12)) < trial.won(today, range(12))


def test_a_step_is_the_same_for_the_same_seed_and_keeps_the_signs() -> None:
    trial, file = Trial(ASSASSINS, "greedy", "greedy"), WeightsFile(MODULE)
    how = {"steps": 1, "directions": 2, "games": 3, "seed": 4, "processes": 1}
    (one,), (other,) = (list(evolve(trial, file, **how)) for _ in range(2))
    assert one.tolist() == other.tolist() != list(WEIGHTS[ASSASSINS])
    assert allowed(one, file).tolist() == one.tolist()


def test_a_weight_of_the_wrong_sign_becomes_nothing() -> None:
    file = WeightsFile(MODULE)
    wrong = np.array([-float(sign) for sign in file.signs.values()])
    assert not allowed(wrong, file).any()
