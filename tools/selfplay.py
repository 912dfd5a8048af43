"""Plays games between players of the house and keeps their records, for whoever wants to learn from them.

    python -m tools.selfplay GAME --games 200 --players level-3 level-5 --seed 1 --out games.jsonl

Every player meets every one, itself too, on both seats. The file holds one record to a line, after a line
that says how they were made; tools.fit and tools.calibration read such files, and `regalia replay` any line.
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
VARIED = ("board", "scenario")  # options of which every value is played


@dataclass(frozen=True)
class Match:
    """One game to be played: the same match gives the same game, if its players count and do not time."""

    game: str
    players: tuple[str, ...]  # in the order of the seats
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    stray: int = 0  # so many of the first actions after the set-up are taken at random


def matches(
    game: str, players: Sequence[str], *, games: int, seed: int, stray: int = 0, **fixed: Any
) -> list[Match]:
    """So many games: every pair of players in turn, on boards that are drawn, where they are not fixed."""
    rng = Random(seed)
    pairs = list(product(players, repeat=2))
    options = registry.spec(game).options()
    varied = {name: list(options[name].values or ()) for name in VARIED if name in options}
    return [
        Match(
            game=game,
            players=pairs[n % len(pairs)],
            seed=rng.randrange(1 << 40),
            options={name: rng.choice(values) for name, values in varied.items()} | fixed,
            stray=rng.randint(0, stray),
        )
        for n in range(games)
    ]


def play(match: Match) -> Record:
    """The record of a match, played to its end."""
    spec = registry.spec(match.game)
    game = registry.new(match.game, seed=match.seed, **match.options)
    rng = Random(match.seed)
    players = {
        seat: player(name, spec, seed=rng.randrange(1 << 30))
        for seat, name in zip(game.seats, match.players, strict=True)
    }
    astray = match.stray
    while game.actor is not None:
        view = game.view(game.actor)
        if astray and spec.prompt(view) in ("turn", "action"):
            astray -= 1
            game.push(rng.choice(game.legal()))
        else:
            game.push(players[game.actor].choose(view).action)
    return game.record()


def turns(record: Record) -> Iterator[Game]:
    """A kept game, played again: as it was whenever another seat was to act.

    It is the same object each time, and goes on when the next is asked for.
    """
    spec = registry.spec_of(record).with_texts(record.setup.texts)
    if record.setup.position is not None:
        game = Game.load(spec, record.setup.position, chance="explicit", seed=0)
    else:
        game = Game.new(spec, record.setup.options or {}, chance="explicit", seed=0)
    before = None
    for text in record.actions:
        if game.actor != before and game.actor in game.seats:
            yield game
            before = game.actor
        game.push(text)


def on_all_cores(work: Callable[[S], T], todo: Sequence[S], *, processes: int = 0) -> Iterator[T]:
    """What comes of each piece of work, in order; with one process, in this one."""
    workers = min(processes or os.cpu_count() or 1, len(todo))
    if workers <= 1:
        yield from map(work, todo)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(work, todo)


def counted(results: Iterable[T], n: int) -> Iterator[T]:
    """The same results, with a word now and then on how far they are."""
    for done, result in enumerate(results, start=1):
        yield result
        if done * 10 // n != (done - 1) * 10 // n:
            print(f"{done} of {n} games", file=sys.stderr, flush=True)


def keep(path: Path, records: Iterable[Record], command: str) -> None:
    """Write games to a file, each as soon as it is over."""
    with path.open("w", encoding="utf-8") as file:
        print(json.dumps({"made by": command}), file=file)
        for record in records:
            print(msgspec.json.encode(record).decode(), file=file, flush=True)


def kept(paths: Iterable[Path]) -> list[Record]:
    """The games of some files that were played to their end."""
    lines = [line for path in paths for line in path.read_text("utf-8").splitlines()]
    games = [msgspec.json.decode(line, type=Record) for line in lines if '"regalia"' in line]
    return [game for game in games if game.result is not None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What has to be said of games that are to be played."""
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", nargs="+", default=["level-5:scale=0.1"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stray", type=int, default=6, help="up to so many first actions at random")
    parser.add_argument("--option", action="append", default=[], help="fixed, as board=A")
    parser.add_argument("--processes", type=int, default=0)


def played(game: str, arguments: argparse.Namespace) -> Iterator[Record]:
    """The games that the arguments ask for."""
    fixed = dict(option.split("=", 1) for option in arguments.option)
    todo = matches(
        game,
        arguments.players,
        games=arguments.games,
        seed=arguments.seed,
        stray=arguments.stray,
        **fixed,
    )
    return counted(on_all_cores(play, todo, processes=arguments.processes), len(todo))


def command(module: str) -> str:
    """How this program was called."""
    return shlex.join(["python", "-m", f"tools.{module}", *sys.argv[1:]])


def main() -> None:
    """Play, and keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    add_arguments(parser)
    arguments = parser.parse_args()
    keep(arguments.out, played(arguments.game, arguments), command("selfplay"))


if __name__ == "__main__":
    main()
