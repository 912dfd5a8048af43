"""King of the Hill in the tests that run for every game."""

from typing import get_args

from regalia.core.game import Game
from regalia.games.king_of_the_hill.engine.constants import SCENARIOS
from regalia.games.king_of_the_hill.formats.position_schema import Position
from regalia.games.king_of_the_hill.observation.event_types import KhEvent
from regalia.games.king_of_the_hill.observation.view import View
from tests.games.king_of_the_hill import rare_positions
from tests.games.king_of_the_hill.report import report
from tests.support.game_cases import GameCase, GoldenFormat

SWITCHES = {"magic": True, "fantasy": True, "jokers": True}


def heading(game: Game) -> tuple[object, str]:
    """A line for each turn."""
    turn = game.position()["turn"]
    return turn, f"turn {turn}, {game.actor} to act" if turn else "set-up"


def cards_in_hand(game: Game) -> str:
    """The number of cards of both players."""
    hands = game.position()["hands"]
    return f"{len(hands['blue'])}+{len(hands['red'])}"


CASE = GameCase(
    game="king-of-the-hill",
    golden=GoldenFormat(
        indent=28,
        action_width=20,
        gap="  ",
        summary=cards_in_hand,
        heading=heading,
        endings={
            "introduction": "over: blue, KH-14.1",
            "pitched-battle": "over: None, KH-14.1",
            "king-of-the-woods": "over: red, KH-14.1",
            "ambush": "over: blue, KH-15.4",
            "night-attack": "over: red, KH-15.5",
            "random": "to act: red",
        },
        whole="introduction",
    ),
    report=report,
    rare_positions=rare_positions.ALL,
    conformance_games=(1, 8),
    options=[
        *({"scenario": scenario, **SWITCHES} for scenario in (*SCENARIOS, "random")),
        *({"scenario": next(iter(SCENARIOS)), **SWITCHES, name: False} for name in SWITCHES),
    ],
    walk_options={"scenario": "random"},
    event_types=set(get_args(KhEvent)),
    protocol_types=[View, Position],
    end_reasons={"KH-14.1", "KH-15.4", "KH-15.5"},
)
