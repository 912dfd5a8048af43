"""Golden games: whole texts of short games, made from their own first lines and actions.

A file in golden/ holds remarks (`#`), how the game begins (`new {…}` or `load {…}`), then every action
(`> 5C c2-c4`) with how many cards blue and red hold after it and what blue sees; where red sees something
else, that is on the next line. To make the files anew, on purpose, after a change of rules or words:

    .venv/bin/python -m tests.games.king_of_the_hill.transcript

and then read every line that has changed.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import regalia
from regalia.core.game import Game
from tests.games.king_of_the_hill.scene import GAME

FOLDER = Path(__file__).parent / "golden"
INDENT = " " * 28


def begin(line: str) -> Game:
    """The game that a first line stands for; chance waits to be told."""
    verb, _, data = line.partition(" ")
    if verb == "new":
        return regalia.new(GAME, chance="explicit", seed=1, **json.loads(data))
    return regalia.load(json.loads(data), chance="explicit", seed=1)


def written(text: str) -> str:
    """What the file should be, by its own remarks, first line and actions."""
    lines = text.splitlines()
    remarks = [line for line in lines if line.startswith("#")]
    [first] = [line for line in lines if line.startswith(("new ", "load "))]
    actions = [re.split("  +", line[2:])[0].rstrip() for line in lines if line.startswith("> ")]
    return "\n".join([*remarks, first, *played(begin(first), actions)]) + "\n"


def played(game: Game, actions: list[str]) -> Iterator[str]:
    """The lines of a game."""
    turn = -1
    for action in actions:
        position = game.position()
        if position["turn"] != turn:
            turn = position["turn"]
            yield f"turn {turn}, {game.actor} to act" if turn else "set-up"
        yield from done(game, action)
    outcome = game.outcome()
    yield f"over: {outcome.winner}, {outcome.reason}" if outcome else f"to act: {game.actor}"


def done(game: Game, action: str) -> Iterator[str]:
    """The lines of an action: what blue sees, and what red sees where that is not the same."""
    before = {seat: len(game.seen(seat)) for seat in game.seats}
    game.push(action)
    blue, red = ([event.words() for event in game.seen(seat)[before[seat] :]] for seat in game.seats)
    told = []
    for ours, theirs in zip(blue, red, strict=True):
        told.append(ours)
        if ours != theirs:
            told.append(f"(red: {theirs})")
    hands = game.position()["hands"]
    start = f"> {action:20}  {len(hands['blue'])}+{len(hands['red'])}"
    if len(start) > len(INDENT) - 1:
        yield start
        start = INDENT
    yield f"{start:{len(INDENT)}}{told[0]}"
    yield from (INDENT + line for line in told[1:])


def main() -> None:
    """Make all files anew."""
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text(written(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
