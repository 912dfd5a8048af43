"""tools.training.king_and_assassins.evolve: reproducible steps, known signs, scores by playing."""

import numpy as np
import pytest

from regalia.games.king_and_assassins.ai.weights import WEIGHTS
from tools.training.king_and_assassins.evolve import MODULE, Trial, apply_signs, evolve
from tools.training.weights_file import WeightsFile

pytestmark = pytest.mark.compiled_only  # tests the training, not the rules
ASSASSINS = 3  # the row of weights.ROWS for the assassins' choices


def test_zero_weights_win_less_than_the_current_ones() -> None:
    trial = Trial(ASSASSINS, "greedy", "greedy")
    current = np.array(WEIGHTS[ASSASSINS])
    assert trial.score(np.zeros_like(current), range(12)) < trial.score(current, range(12))


def test_a_step_is_the_same_for_the_same_seed_and_keeps_the_signs() -> None:
    trial, file = Trial(ASSASSINS, "greedy", "greedy"), WeightsFile(MODULE)
    arguments = {"steps": 1, "directions": 2, "games": 3, "seed": 4, "processes": 1}
    (one,), (other,) = (list(evolve(trial, file, **arguments)) for _ in range(2))
    assert one.tolist() == other.tolist() != list(WEIGHTS[ASSASSINS])
    assert apply_signs(one, file).tolist() == one.tolist()


def test_a_weight_of_the_wrong_sign_becomes_zero() -> None:
    file = WeightsFile(MODULE)
    wrong = np.array([-float(sign) for sign in file.signs.values()])
    assert not apply_signs(wrong, file).any()
