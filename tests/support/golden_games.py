"""Golden games: texts of short games, generated from their own first lines and actions.

A file in tests/games/<game>/golden has comments (`#`), the start of the game (`new {…}` or `load {…}`), then every
action (`> i1h1`) with a summary of the position after it and what the first seat sees; if the second seat sees
something else, that is on the next line. To generate the files again, after a change of rules or texts:

    .venv/bin/python -m tests.support.golden_games

Then read every line that has changed.
"""

import json
from collections.abc import Iterator

import regalia
from regalia.core.game import Game
from tests.support.game_cases import CASES, GameCase, GoldenFormat


def expected_text(case: GameCase, text: str) -> str:
    """Returns what a file should be, generated from its own comments, first line and actions."""
    lines = text.splitlines()
    comments = [line for line in lines if line.startswith("#")]
    [first] = [line for line in lines if line.startswith(("new ", "load "))]
    actions = [action_of(case.golden, line) for line in lines if line.startswith("> ")]
    return "\n".join([*comments, first, *played(case.golden, begin(case.game, first), actions)]) + "\n"


def action_of(style: GoldenFormat, line: str) -> str:
    """Returns the action of a line; what follows it is padded, or separated by the gap."""
    padded, rest = line[2 : 2 + style.action_width], line[2 + style.action_width :]
    if not rest or rest.startswith(style.gap):
        return padded.rstrip()
    return line[2:].split(style.gap, maxsplit=1)[0]


def begin(game: str, line: str) -> Game:
    """Returns the game of a first line; chance outcomes are pushed like actions."""
    verb, _, data = line.partition(" ")
    if verb == "new":
        return regalia.new(game, chance="explicit", seed=1, **json.loads(data))
    return regalia.load(json.loads(data), chance="explicit", seed=1)


def played(style: GoldenFormat, game: Game, actions: list[str]) -> Iterator[str]:
    """Yields the lines of a game."""
    last: object = None
    for action in actions:
        key, line = style.heading(game)
        if key != last:
            last = key
            yield line
        yield from done(style, game, action)
    outcome = game.outcome()
    yield f"over: {outcome.winner}, {outcome.reason}" if outcome else f"to act: {game.actor}"


def done(style: GoldenFormat, game: Game, action: str) -> Iterator[str]:
    """Yields the lines of an action: what the first seat sees, and what the second sees if it differs."""
    before = {seat: len(game.seen(seat)) for seat in game.seats}
    game.push(action)
    first, second = ([event.words() for event in game.seen(seat)[before[seat] :]] for seat in game.seats)
    told = []
    for one, other in zip(first, second, strict=True):
        told.append(one)
        if one != other:
            told.append(f"({game.seats[1]}: {other})")
    start = f"> {action:{style.action_width}}{style.gap}{style.summary(game)}"
    if len(start) >= style.indent:
        yield start
        start = ""
    yield f"{start:{style.indent}}{told[0]}"
    yield from (" " * style.indent + line for line in told[1:])


def main() -> None:
    """Generates all files again."""
    for case in CASES.values():
        for path in case.golden_files:
            path.write_text(expected_text(case, path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
