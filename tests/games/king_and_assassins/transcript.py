"""Golden games: whole texts of short games, made from their own first lines and actions.

A file in golden/ holds remarks (`#`), how the game begins (`new {…}` or `load {…}`), then every action
(`> i1h1`) with the points left after it and what the king sees; where the assassins see something else,
that is on the next line. To make the files anew, on purpose, after a change of rules or words:

    .venv/bin/python -m tests.games.king_and_assassins.transcript

and then read every line that has changed.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import regalia
from regalia.core.game import Game
from tests.games.king_and_assassins.scene import left

FOLDER = Path(__file__).parent / "golden"
INDENT = " " * 18


def begin(line: str) -> Game:
    """The game of a first line, with explicit chance."""
    verb, _, data = line.partition(" ")
    if verb == "new":
        return regalia.new("king-and-assassins", chance="explicit", seed=1, **json.loads(data))
    return regalia.load(json.loads(data), chance="explicit", seed=1)


def written(text: str) -> str:
    """The expected text of a file, from its own comments, first line and actions."""
    lines = text.splitlines()
    remarks = [line for line in lines if line.startswith("#")]
    [first] = [line for line in lines if line.startswith(("new ", "load "))]
    actions = [line.split()[1] for line in lines if line.startswith("> ")]
    return "\n".join([*remarks, first, *played(begin(first), actions)]) + "\n"


def played(game: Game, actions: list[str]) -> Iterator[str]:
    """The lines of a game."""
    turn = ""
    for action in actions:
        position = game.position()
        now = f"{game.actor}, round {position['round']}, card {position['card'] or '-'}, left {left(game)}"
        if game.actor != turn:
            turn = game.actor or ""
            yield now
        yield from done(game, action)
    outcome = game.outcome()
    yield f"over: {outcome.winner}, {outcome.reason}" if outcome else f"to act: {game.actor}"


def done(game: Game, action: str) -> Iterator[str]:
    """The lines of an action: what the king sees, and what the assassins see if it differs."""
    before = {seat: len(game.seen(seat)) for seat in game.seats}
    game.push(action)
    king, assassins = ([event.words() for event in game.seen(seat)[before[seat] :]] for seat in game.seats)
    told = []
    for theirs, ours in zip(king, assassins, strict=True):
        told.append(theirs)
        if ours != theirs:
            told.append(f"(assassins: {ours})")
    start = f"> {action:8} {left(game)} "
    if len(start) > len(INDENT):
        yield start.rstrip()
        start = INDENT
    yield f"{start:{len(INDENT)}}{told[0]}"
    yield from (INDENT + line for line in told[1:])


def main() -> None:
    """Rewrites all files."""
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text(written(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
