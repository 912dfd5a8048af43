"""What the rules say about a view of King & Assassins."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import regalia
from regalia.games import registry
from regalia.games.king_and_assassins.observation.view import View
from regalia.games.king_and_assassins.presentation.board_layout import KingAndAssassinsLayout
from regalia.games.king_and_assassins.presentation.details import KingAndAssassinsDetails

RULES = registry.GAMES["king-and-assassins"]


def first_view(**changes: Any) -> View:
    """The king's first turn on side A, with some fields changed."""
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    view = game.view("king")
    assert isinstance(view, View)
    return msgspec.structs.replace(view, **changes)


def details(view: View) -> KingAndAssassinsDetails:
    """The details of a view."""
    found = RULES.presentation.details(view)
    assert isinstance(found, KingAndAssassinsDetails)
    return found


@pytest.mark.parametrize(("board", "rounds"), [("A", 15), ("B", 14)])
def test_the_number_of_rounds_stays_the_same_through_a_game(board: str, rounds: int) -> None:
    game = regalia.new("king-and-assassins", seed=3, board=board)
    while game.outcome() is None:
        view = game.view("king")
        assert isinstance(view, View)
        assert details(view).rounds == rounds
        game.push(game.legal()[0] if "end" not in game.legal() else "end")


def test_the_numbers_of_the_rules_are_sent() -> None:
    found = details(first_view())
    assert (found.assassins, found.fatal_wounds) == (3, 2)


def test_in_the_kings_turn_his_points_and_the_knights_points_are_in_use() -> None:
    view = first_view()
    found = details(view)
    assert found.acting == ("king", "knights")
    assert found.unused == view.left.king + view.left.knights


def test_in_the_assassins_turn_only_their_points_are_in_use() -> None:
    view = first_view(phase="assassins")
    assert details(view).acting == ("assassins",)
    assert details(view).unused == view.left.assassins


def test_before_the_first_round_nobody_has_points() -> None:
    view = regalia.new("king-and-assassins", seed=7).view("assassins")
    assert isinstance(view, View)
    assert (details(view).acting, details(view).unused) == ((), 0)


@pytest.mark.parametrize(
    ("changes", "fetters"),
    [
        ({"card": "1/6/5f", "captured_this_round": False}, "free"),
        ({"card": "1/6/5f", "captured_this_round": True}, "used"),
        ({"card": "1/5/4", "captured_this_round": False}, None),
        ({"card": "1/6/5f", "captured_this_round": False, "phase": "assassins"}, None),
    ],
)
def test_fetters_matter_in_the_kings_turn_with_a_card_that_shows_them(
    changes: dict[str, Any], fetters: str | None
) -> None:
    assert details(first_view(**changes)).fetters == fetters


def test_the_enemies_of_the_assassins_are_the_king_and_the_knights() -> None:
    view = first_view(phase="assassins")
    assert details(view).enemies == [*view.knights, view.king]


def test_the_enemies_of_the_king_are_the_revealed_assassins() -> None:
    view = first_view()
    assert details(view).enemies == []
    known = msgspec.structs.replace(view, assassins={"monk": "revealed", "farmer": "captured"})
    assert details(known).enemies == [view.citizens["monk"]]


def test_the_remaining_cards_are_counted_by_kind() -> None:
    view = first_view(deck=["2/7/5", "1/6/5f", "2/7/5"])
    assert [(card.card, card.count) for card in details(view).deck] == [("1/6/5f", 1), ("2/7/5", 2)]


def test_the_layout_says_what_lies_behind_a_gate_and_what_is_castle() -> None:
    layout = RULES.presentation.board_layouts()["A"]
    assert isinstance(layout, KingAndAssassinsLayout)
    behind = {gate.space: gate.behind for gate in layout.gates}
    assert behind["c8"] == "c9"
    assert {"c9", "a6"} <= set(layout.castle)
    assert not {"f4", "j10", "c8"} & set(layout.castle)


def test_the_crystal_matters_on_boards_that_have_one() -> None:
    assert RULES.setup.options()["crystal"].relevant_if == {"board": ["B"]}
