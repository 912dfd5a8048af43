"""Fits what the computer players know on games that they played against themselves.

    python -m tools.fit king-and-assassins --games 400 --players level-5:scale=0.1 --seed 1
    python -m tools.fit king-of-the-hill GAMES.jsonl
    python -m tools.fit belief GAMES.jsonl

The first two fit the weights of a game's evaluation to the results, the last how much each clue tells of who
the assassins are. Games are played, or read from files of tools.selfplay. Signs that are known are kept, and
weights are drawn towards those of today. Tells how well old and new weights do on games that were held out,
and writes the new ones into the house (with --dry-run it does not). Needs scipy: pip install regalia[fit].
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from regalia.core.record import Record
from tools.regress import Choices, Results, fit
from tools.samples import MODULES, choices, guesses, results, worths
from tools.selfplay import add_arguments, command, keep, kept, on_all_cores, played
from tools.weights_file import WeightsFile

HELD_OUT = 5  # one game of so many is kept for the test
BINS = 10


@dataclass(frozen=True)
class Task:
    """Something that can be fitted: to which games, from which samples, and where the weights are."""

    game: str
    module: str
    samples: Callable[[Record], list[Any]]
    problem: Callable[[Sequence[Sequence[Any]]], Results | Choices]


TASKS = {
    **{game: Task(game, module, worths, results) for game, module in MODULES.items()},
    "belief": Task("king-and-assassins", "regalia.games.king_and_assassins.clues", guesses, choices),
}


def fitted(
    task: Task, file: WeightsFile, records: Sequence[Record], *, pull: float, processes: int
) -> list[float]:
    """New weights, and a word on how they do."""
    games = list(on_all_cores(task.samples, records, processes=processes))
    train = task.problem([game for n, game in enumerate(games) if n % HELD_OUT])
    test = task.problem([game for n, game in enumerate(games) if n % HELD_OUT == 0])
    weights = fit(train.loss, file.flat, file.bounds, scale=train.spread(), pull=pull / len(games))
    for line in report(file, weights, train, test):
        print(line)
    return weights


def report(
    file: WeightsFile, weights: Sequence[float], train: Results | Choices, test: Results | Choices
) -> Iterator[str]:
    """Old and new weights beside each other, what they cost, and how often what is called likely happens."""
    yield f"{'':16}{'old':>10}{'new':>10}"
    for name, old, new in zip(file.labels, file.flat, weights, strict=True):
        if old or abs(new) >= 5e-5:
            yield f"{name:16}{old:10.4f}{new:10.4f}"
    for name, problem in (("log-loss, fitted", train), ("held out", test)):
        old, new = problem.loss(np.array(file.flat))[0], problem.loss(np.array(weights))[0]
        yield f"{name:16}{old:10.4f}{new:10.4f}"
    yield f"{'without any':16}{test.loss(np.zeros(len(weights)))[0]:10.4f}"
    yield from reliability(*test.outcomes(np.array(weights)))


def reliability(said: Any, came: Any) -> Iterator[str]:
    """A table: of all that was called so likely, how much came."""
    yield f"{'said':>9}{'came':>9}{'samples':>9}   (held out)"
    for low in range(BINS):
        inside = (said * BINS).astype(int).clip(0, BINS - 1) == low
        if inside.any():
            yield f"{said[inside].mean():9.3f}{came[inside].mean():9.3f}{inside.sum():9}"


def main() -> None:
    """Play or read, fit, tell, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=list(TASKS))
    parser.add_argument(
        "files", nargs="*", type=Path, help="games of tools.selfplay; without, they are played"
    )
    parser.add_argument("--keep", type=Path, help="keep the games that are played in this file")
    parser.add_argument("--pull", type=float, default=2.0, help="how strong today's weights hold")
    parser.add_argument("--dry-run", action="store_true", help="write nothing")
    add_arguments(parser)
    arguments = parser.parse_args()
    task = TASKS[arguments.what]
    file = WeightsFile(task.module)
    if arguments.files:
        records = kept(arguments.files)
    else:
        records = list(played(task.game, arguments))
        if arguments.keep:
            keep(arguments.keep, records, command("fit"))
    weights = fitted(task, file, records, pull=arguments.pull, processes=arguments.processes)
    if not arguments.dry_run:
        file.write(weights, f"{command('fit')} on {len(records)} games.")


if __name__ == "__main__":
    main()
