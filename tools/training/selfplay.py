"""Plays games between built-in players and writes their records as training data.

    python -m tools.training.selfplay GAME --games 200 --players level-3 level-5 --seed 1 --out games.jsonl

Every player meets every player, itself included, on both seats. The file has one record per line, after a
line with the command that made it. `fit` and `calibration` read such files, and `regalia replay` any line of
them.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec

from regalia.core.game import Game
from regalia.core.record import Record
from regalia.games import registry
from regalia.players import player

S = TypeVar("S")
T = TypeVar("T")
VARIED_OPTIONS = ("board", "scenario")  # options that are drawn at random unless fixed
UNUSED_VALUES = ("random",)  # the game draws one of the other values then


@dataclass(frozen=True)
class ScheduledGame:
    """One game to be played; reproducible if the players' budgets are in iterations."""

    game: str
    players: tuple[str, ...]  # by seat, in the order of the game's seats
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    random_actions: int = 0  # after the setup, for varied positions


def schedule(
    game: str, players: Sequence[str], *, games: int, seed: int, stray: int = 0, **fixed: Any
) -> list[ScheduledGame]:
    """Schedule games: every pair of players in turn, with random boards unless `fixed` sets them.

    Each game begins with up to `stray` random actions.
    """
    rng = Random(seed)
    pairs = list(product(players, repeat=2))
    options = registry.rules(game).setup.options()
    varied = {
        name: [value for value in options[name].values or () if value not in UNUSED_VALUES]
        for name in VARIED_OPTIONS
        if name in options
    }
    return [
        ScheduledGame(
            game=game,
            players=pairs[n % len(pairs)],
            seed=rng.randrange(1 << 40),
            options={name: rng.choice(values) for name, values in varied.items()} | fixed,
            random_actions=rng.randint(0, stray),
        )
        for n in range(games)
    ]


def play(scheduled: ScheduledGame) -> Record:
    """Play a game to its end. Returns: its record."""
    rules = registry.rules(scheduled.game)
    game = registry.new(scheduled.game, seed=scheduled.seed, **scheduled.options)
    rng = Random(scheduled.seed)
    players = {
        seat: player(name, rules, seed=rng.randrange(1 << 30))
        for seat, name in zip(game.seats, scheduled.players, strict=True)
    }
    random_left = scheduled.random_actions
    while game.actor is not None:
        view = game.view(game.actor)
        if random_left and rules.presentation.prompt(view) in ("turn", "action"):
            random_left -= 1
            game.push(rng.choice(game.legal()))
        else:
            game.push(players[game.actor].choose(view).action)
    return game.record()


def turn_starts(record: Record) -> Iterator[Game]:
    """Replay a record and yield the game whenever another seat is to act.

    The same object is yielded each time, and advances with the iteration.
    """
    rules = registry.rules_of(record).with_boards(record.setup.texts)
    if record.setup.position is not None:
        game = Game.load(rules, record.setup.position, chance="explicit", seed=0)
    else:
        game = Game.new(rules, record.setup.options or {}, chance="explicit", seed=0)
    before = None
    for text in record.actions:
        if game.actor != before and game.actor in game.seats:
            yield game
            before = game.actor
        game.push(text)


def parallel_map(work: Callable[[S], T], todo: Sequence[S], *, processes: int = 0) -> Iterator[T]:
    """Map a function over items in worker processes, in order; with one process, in this one."""
    workers = min(processes or os.cpu_count() or 1, len(todo))
    if workers <= 1:
        yield from map(work, todo)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(work, todo)


def with_progress(results: Iterable[T], n: int) -> Iterator[T]:
    """Yield the same results; print progress every tenth of them."""
    for done, result in enumerate(results, start=1):
        yield result
        if done * 10 // n != (done - 1) * 10 // n:
            print(f"{done} of {n} games", file=sys.stderr, flush=True)


def write_records(path: Path, records: Iterable[Record], command: str) -> None:
    """Write records to a file, each as soon as its game ends."""
    with path.open("w", encoding="utf-8") as file:
        print(json.dumps({"made by": command}), file=file)
        for record in records:
            print(msgspec.json.encode(record).decode(), file=file, flush=True)


def read_records(paths: Iterable[Path]) -> list[Record]:
    """Read the records of finished games from files."""
    lines = [line for path in paths for line in path.read_text("utf-8").splitlines()]
    games = [msgspec.json.decode(line, type=Record) for line in lines if '"regalia"' in line]
    return [game for game in games if game.result is not None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments for playing games."""
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", nargs="+", default=["level-5:scale=0.1"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stray", type=int, default=6, help="maximum number of random actions at the start")
    parser.add_argument("--option", action="append", default=[], help="fixed option, for example board=A")
    parser.add_argument("--processes", type=int, default=0)


def play_games(game: str, arguments: argparse.Namespace) -> Iterator[Record]:
    """Play the games that the arguments describe."""
    fixed = dict(option.split("=", 1) for option in arguments.option)
    todo = schedule(
        game,
        arguments.players,
        games=arguments.games,
        seed=arguments.seed,
        stray=arguments.stray,
        **fixed,
    )
    return with_progress(parallel_map(play, todo, processes=arguments.processes), len(todo))


def command_line(module: str) -> str:
    """The command line of this program."""
    return shlex.join(["python", "-m", f"tools.training.{module}", *sys.argv[1:]])


def main() -> None:
    """Play games and write their records."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    add_arguments(parser)
    arguments = parser.parse_args()
    write_records(arguments.out, play_games(arguments.game, arguments), command_line("selfplay"))


if __name__ == "__main__":
    main()
