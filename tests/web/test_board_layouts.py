"""Board layouts have the types that the front end reads, for every board."""

import json
from typing import Any

import msgspec
import pytest

from regalia.games import registry
from regalia.web import wire_types
from tools.dev.paths import ROOT

BOARDS = [
    (game, board) for game, rules in registry.GAMES.items() for board in rules.presentation.board_layouts()
]
FIXTURES = ROOT / "frontend" / "tests" / "fixtures"


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_a_board_layout_is_what_its_type_says(game: str, board: str) -> None:
    plan = registry.GAMES[game].presentation.board_layouts()[board]
    assert type(plan) in wire_types.layouts()
    assert msgspec.json.decode(msgspec.json.encode(plan), type=type(plan)) == plan
    assert len(plan.spaces) == plan.width * plan.height


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_the_front_end_is_tested_with_what_the_server_says(game: str, board: str) -> None:
    fixture: dict[str, Any] = json.loads((FIXTURES / f"board-{board}.json").read_text("utf-8"))
    layout = registry.GAMES[game].presentation.board_layouts()[board]
    assert json.loads(msgspec.json.encode(layout)) == fixture
