"""Fitting: planted weights are found again, known signs are kept, and files are written in place."""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType

import numpy as np
import pytest

from tools.regress import Choices, Results, fit
from tools.weights_file import WeightsFile

TRUE = [1.5, -0.7, 0.0]
FREE = [(None, None)] * 3
Make = Callable[[int, int], Results | Choices]


def positions(n: int, seed: int) -> Results:
    """Positions whose results come from planted weights."""
    rng = np.random.default_rng(seed)
    features = rng.normal(size=(n, 3))
    worth = 1 / (1 + np.exp(-features @ np.array(TRUE)))
    return Results(features, (rng.random(n) < worth).astype(float), np.ones(n))


def guesses(n: int, seed: int) -> Choices:
    """Guesses among ten whose truth comes from planted weights; the last one can never be."""
    rng = np.random.default_rng(seed)
    clues = rng.normal(size=(n, 10, 3))
    base = np.zeros((n, 10))
    base[:, 9] = -1e9
    likely = Choices(clues, base, np.zeros(n, dtype=int), np.ones(n)).chances(np.array(TRUE))
    truth = np.array([rng.choice(10, p=row) for row in likely])
    return Choices(clues, base, truth, np.ones(n))


@pytest.mark.parametrize("make", [positions, guesses])
def test_planted_weights_are_found(make: Make) -> None:
    problem = make(4000, 1)
    found = fit(problem.loss, [0.0] * 3, FREE, scale=problem.spread(), pull=1e-6)
    assert found == pytest.approx(TRUE, abs=0.15)
    assert problem.loss(np.array(found))[0] < problem.loss(np.zeros(3))[0]


@pytest.mark.parametrize("make", [positions, guesses])
def test_the_slope_is_that_of_the_loss(make: Make) -> None:
    problem = make(50, 2)
    at, step = np.array([0.3, -0.2, 0.1]), 1e-6
    slope = problem.loss(at)[1]
    for i in range(3):
        aside = at.copy()
        aside[i] += step
        assert (problem.loss(aside)[0] - problem.loss(at)[0]) / step == pytest.approx(slope[i], abs=1e-4)


def test_a_sign_that_is_known_is_kept_even_against_the_games() -> None:
    problem = positions(2000, 3)
    bounds = [(None, 0.0), (0.0, None), (None, None)]
    found = fit(problem.loss, [-1.0, 1.0, 0.0], bounds, scale=problem.spread(), pull=1e-6)
    assert found[0] == 0
    assert found[1] == 0


def test_few_games_change_little() -> None:
    problem = positions(20, 4)
    start = [0.5, 0.5, 0.5]
    assert fit(problem.loss, start, FREE, scale=problem.spread(), pull=100.0) == pytest.approx(
        start, abs=0.05
    )


def test_what_never_varies_stays_where_it_is() -> None:
    problem = positions(500, 5)
    problem.features[:, 2] = 0
    found = fit(problem.loss, [0.0, 0.0, 0.25], FREE, scale=problem.spread(), pull=0.01)
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
def test_new_weights_are_written_where_the_old_ones_stood(text: str, tmp_path: Path) -> None:
    file = loaded(tmp_path, text)
    rows = len(file.rows)
    new = [0.1234567, -2.0, 3.0, 4.0][: 2 * rows]
    for _ in range(2):  # the second time over what the first has written
        file.write(new, "python -m tools.fit with a long line of settings " * 4)
    written = file.path.read_text("utf-8")
    assert loaded(tmp_path, written).flat == pytest.approx([0.1235, -2.0, 3.0, 4.0][: 2 * rows])
    assert written.count("# Fitted by") == 1
    assert written.startswith('"""Numbers."""')
    assert written.endswith("AFTER = 1\n")
    assert max(map(len, written.splitlines())) <= 110


def test_signs_become_bounds(tmp_path: Path) -> None:
    assert loaded(tmp_path, ONE_ROW).bounds == [(0.0, None), (None, None)]
    assert loaded(tmp_path, NUMBERS).bounds == [(0.0, None), (None, None)] * 2
