"""tools.training.fit: known weights are recovered, signs are kept, files are rewritten in place."""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType

import numpy as np
import pytest

from tools.training.regression import LogisticRegression, MultinomialLogit, fit
from tools.training.weights_file import WeightsFile

TRUE = [1.5, -0.7, 0.0]
FREE = [(None, None)] * 3
Make = Callable[[int, int], LogisticRegression | MultinomialLogit]


def positions(n: int, seed: int) -> LogisticRegression:
    """Random positions with results drawn from the true weights."""
    rng = np.random.default_rng(seed)
    features = rng.normal(size=(n, 3))
    worth = 1 / (1 + np.exp(-features @ np.array(TRUE)))
    return LogisticRegression(features, (rng.random(n) < worth).astype(float), np.ones(n))


def picks(n: int, seed: int) -> MultinomialLogit:
    """Choices among ten picks drawn from the true weights; the last pick is impossible."""
    rng = np.random.default_rng(seed)
    clues = rng.normal(size=(n, 10, 3))
    base = np.zeros((n, 10))
    base[:, 9] = -1e9
    likely = MultinomialLogit(clues, base, np.zeros(n, dtype=int), np.ones(n)).probabilities(np.array(TRUE))
    truth = np.array([rng.choice(10, p=row) for row in likely])
    return MultinomialLogit(clues, base, truth, np.ones(n))


@pytest.mark.parametrize("make", [positions, picks])
def test_the_true_weights_are_recovered(make: Make) -> None:
    problem = make(4000, 1)
    found = fit(problem.loss, [0.0] * 3, FREE, scale=problem.feature_scale(), pull=1e-6)
    assert found == pytest.approx(TRUE, abs=0.15)
    assert problem.loss(np.array(found))[0] < problem.loss(np.zeros(3))[0]


@pytest.mark.parametrize("make", [positions, picks])
def test_the_gradient_is_that_of_the_loss(make: Make) -> None:
    problem = make(50, 2)
    at, step = np.array([0.3, -0.2, 0.1]), 1e-6
    gradient = problem.loss(at)[1]
    for i in range(3):
        moved = at.copy()
        moved[i] += step
        assert (problem.loss(moved)[0] - problem.loss(at)[0]) / step == pytest.approx(gradient[i], abs=1e-4)


def test_a_known_sign_is_kept_even_against_the_data() -> None:
    problem = positions(2000, 3)
    bounds = [(None, 0.0), (0.0, None), (None, None)]
    found = fit(problem.loss, [-1.0, 1.0, 0.0], bounds, scale=problem.feature_scale(), pull=1e-6)
    assert found[0] == 0
    assert found[1] == 0


def test_few_games_change_the_weights_little() -> None:
    problem = positions(20, 4)
    start = [0.5, 0.5, 0.5]
    assert fit(problem.loss, start, FREE, scale=problem.feature_scale(), pull=100.0) == pytest.approx(
        start, abs=0.05
    )


def test_the_weight_of_a_constant_feature_is_kept() -> None:
    problem = positions(500, 5)
    problem.features[:, 2] = 0
    found = fit(problem.loss, [0.0, 0.0, 0.25], FREE, scale=problem.feature_scale(), pull=0.01)
    assert found[2] == pytest.approx(0.25)


# Files.

ONE_ROW = '''"""Numbers."""

NAMES = ("near", "far")
SIGNS = {"near": 1}

# What they weigh.
WEIGHTS: dict[str, float] = {
    "near": 0.5,
    "far": -1.0,
}

AFTER = 1
'''
TWO_ROWS = ONE_ROW.replace(
    '{\n    "near": 0.5,\n    "far": -1.0,\n}', '(\n    {"near": 0.5},\n    {"far": -1.0},\n)  # fmt: skip'
).replace("dict[str, float]", "tuple[dict[str, float], ...]")
NUMBERS = ONE_ROW.replace(
    '{\n    "near": 0.5,\n    "far": -1.0,\n}', "(\n    (0.5, 0.0),\n    (0.0, -1.0),\n)"
).replace('{"near": 1}', "(1, 0)").replace("dict[str, float]", "tuple[tuple[float, ...], ...]")  # fmt: skip


def loaded(folder: Path, text: str) -> WeightsFile:
    """A file of weights, imported under a name of its own."""
    name = f"weights_{Random(text).randrange(10**9)}"
    path = folder / f"{name}.py"
    path.write_text(text, "utf-8")
    module = ModuleType(name)
    module.__file__ = str(path)
    exec(compile(text, path, "exec"), module.__dict__)
    sys.modules[name] = module
    return WeightsFile(name)


@pytest.mark.parametrize("text", [ONE_ROW, TWO_ROWS, NUMBERS], ids=["one row", "two rows", "numbers"])
def test_new_weights_replace_the_old_ones_in_the_file(text: str, tmp_path: Path) -> None:
    file = loaded(tmp_path, text)
    rows = len(file.rows)
    new = [0.1234567, -2.0, 3.0, 4.0][: 2 * rows]
    for _ in range(2):  # the second time over the output of the first
        file.write(new, "python -m tools.training.fit with a long line of settings " * 4)
    written = file.path.read_text("utf-8")
    assert loaded(tmp_path, written).flat == pytest.approx([0.1235, -2.0, 3.0, 4.0][: 2 * rows])
    assert written.count("# Fitted by") == 1
    assert written.startswith('"""Numbers."""')
    assert written.endswith("AFTER = 1\n")
    assert max(map(len, written.splitlines())) <= 110


def test_signs_become_bounds(tmp_path: Path) -> None:
    assert loaded(tmp_path, ONE_ROW).bounds == [(0.0, None), (None, None)]
    assert loaded(tmp_path, NUMBERS).bounds == [(0.0, None), (None, None)] * 2
