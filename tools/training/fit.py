"""Fits the weights of evaluation and belief to self-play games.

    python -m tools.training.fit king-and-assassins --games 400 --players level-5:scale=0.1 --seed 1
    python -m tools.training.fit king-of-the-hill GAMES.jsonl
    python -m tools.training.fit belief GAMES.jsonl

The first two fit the weights of a game's evaluation to the results; the last fits the weights of the clues
to the true pick. Games are played, or read from files of tools.training.selfplay. Known signs are bounds,
and a penalty pulls towards the current weights. Prints the loss of old and new weights on held-out games,
and writes the new weights into the source (not with --dry-run). Needs scipy: pip install regalia[fit].
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from regalia.core.record import Record
from tools.training.regression import LogisticRegression, MultinomialLogit, fit
from tools.training.samples import MODULES, evaluation_samples, logistic_problem
from tools.training.selfplay import (
    add_arguments,
    command_line,
    parallel_map,
    play_games,
    read_records,
    write_records,
)
from tools.training.task import Task
from tools.training.weights_file import WeightsFile

HOLDOUT_EVERY = 5  # every n-th game is held out
BINS = 10


def find_tasks() -> dict[str, Task]:
    """The fits by name: the evaluation of each game, and what `tasks.py` in a game's folder here adds."""
    tasks = {
        game: Task(game, module, evaluation_samples, logistic_problem) for game, module in MODULES.items()
    }
    for file in sorted(Path(__file__).parent.glob("*/tasks.py")):
        tasks |= import_module(f"tools.training.{file.parent.name}.tasks").TASKS
    return tasks


TASKS = find_tasks()


def fit_task(
    task: Task, file: WeightsFile, records: Sequence[Record], *, pull: float, processes: int
) -> list[float]:
    """Fit new weights and print a report."""
    games = list(parallel_map(task.samples, records, processes=processes))
    train = task.problem([game for n, game in enumerate(games) if n % HOLDOUT_EVERY])
    test = task.problem([game for n, game in enumerate(games) if n % HOLDOUT_EVERY == 0])
    weights = fit(train.loss, file.flat, file.bounds, scale=train.feature_scale(), pull=pull / len(games))
    for line in report(file, weights, train, test):
        print(line)
    return weights


def report(
    file: WeightsFile,
    weights: Sequence[float],
    train: LogisticRegression | MultinomialLogit,
    test: LogisticRegression | MultinomialLogit,
) -> Iterator[str]:
    """Lines with old and new weights, their losses, and the calibration on held-out games."""
    yield f"{'':16}{'old':>10}{'new':>10}"
    for name, old, new in zip(file.labels, file.flat, weights, strict=True):
        if old or abs(new) >= 5e-5:
            yield f"{name:16}{old:10.4f}{new:10.4f}"
    for name, problem in (("log-loss, fitted", train), ("held out", test)):
        old, new = problem.loss(np.array(file.flat))[0], problem.loss(np.array(weights))[0]
        yield f"{name:16}{old:10.4f}{new:10.4f}"
    yield f"{'without any':16}{test.loss(np.zeros(len(weights)))[0]:10.4f}"
    yield from reliability(*test.predictions(np.array(weights)))


def reliability(predicted: Any, observed: Any) -> Iterator[str]:
    """A calibration table: mean prediction and mean result by bin."""
    yield f"{'predicted':>9}{'observed':>9}{'samples':>9}   (held out)"
    for low in range(BINS):
        inside = (predicted * BINS).astype(int).clip(0, BINS - 1) == low
        if inside.any():
            yield f"{predicted[inside].mean():9.3f}{observed[inside].mean():9.3f}{inside.sum():9}"


def main() -> None:
    """Play or read games, fit, print, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=list(TASKS))
    parser.add_argument(
        "files", nargs="*", type=Path, help="games of tools.training.selfplay; if none, games are played"
    )
    parser.add_argument("--keep", type=Path, help="write the played games to this file")
    parser.add_argument(
        "--pull", type=float, default=2.0, help="strength of the penalty towards the current weights"
    )
    parser.add_argument("--dry-run", action="store_true", help="write nothing")
    add_arguments(parser)
    arguments = parser.parse_args()
    task = TASKS[arguments.what]
    file = WeightsFile(task.module)
    if arguments.files:
        records = read_records(arguments.files)
    else:
        records = list(play_games(task.game, arguments))
        if arguments.keep:
            write_records(arguments.keep, records, command_line("fit"))
    weights = fit_task(task, file, records, pull=arguments.pull, processes=arguments.processes)
    if not arguments.dry_run:
        file.write(weights, f"{command_line('fit')} on {len(records)} games.")


if __name__ == "__main__":
    main()
