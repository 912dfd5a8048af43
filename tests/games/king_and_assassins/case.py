"""King & Assassins in the tests that run for every game."""

from typing import get_args

from regalia.core.game import Game
from regalia.games.king_and_assassins.observation.events import KaEvent
from regalia.games.king_and_assassins.observation.view import View
from tests.games.king_and_assassins import rare_positions
from tests.games.king_and_assassins.report import report
from tests.games.king_and_assassins.scene import left
from tests.support.game_cases import GameCase, GoldenFormat


def heading(game: Game) -> tuple[object, str]:
    """A line for each turn."""
    position = game.position()
    card = position["card"] or "-"
    return game.actor, f"{game.actor}, round {position['round']}, card {card}, left {left(game)}"


CASE = GameCase(
    game="king-and-assassins",
    golden=GoldenFormat(
        indent=18,
        action_width=8,
        gap=" ",
        summary=left,
        heading=heading,
        endings={
            "three_gone": "over: king, KA-11.1",
            "escape": "over: king, KA-11.2",
            "regicide": "over: assassins, KA-11.3",
            "last_card": "over: assassins, KA-11.4",
        },
        whole="regicide",
    ),
    report=report,
    rare_positions=rare_positions.ALL,
    conformance_games=(4, 12),
    options=[{"board": "A"}, {"board": "B"}],
    walk_options={"board": "B"},
    event_types=set(get_args(KaEvent)),
    protocol_types=[View],
    end_reasons={f"KA-11.{n}" for n in range(1, 5)},
)
