"""Prints the report of a game as JSON, with the file of its state class: compiled or not."""

import json
import sys

from regalia.games.registry import GAMES
from tests.support.game_cases import CASES


def main(game: str) -> None:
    """Prints the report of one game."""
    state = type(GAMES[game].setup.start(GAMES[game].setup.check_options({})))
    file = sys.modules[state.__module__].__file__
    print(json.dumps({"file": file, "report": CASES[game].report()}))


if __name__ == "__main__":
    main(sys.argv[1])
