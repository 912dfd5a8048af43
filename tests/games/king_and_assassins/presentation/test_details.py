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
from tests.games.king_and_assassins.scene import known, scene

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


def costs(**position: Any) -> dict[tuple[str, str], tuple[tuple[int, ...], bool]]:
    """By group and action: the costs, and whether the points suffice."""
    game = scene(**position)
    assert game.actor is not None
    found = details(known(game, game.actor)).costs
    return {
        (group.who, each.action): (each.costs, each.affordable) for group in found for each in group.actions
    }


def test_in_the_kings_turn_every_cost_is_shown_and_what_is_too_dear() -> None:
    found = costs(left="0/1/5", card="1/6/5f")
    assert found["king", "move"] == found["king", "enter"] == ((1,), False)
    assert found["knights", "move"] == ((1,), True)
    assert found["knights", "climb"] == ((2,), False)
    assert found["knights", "capture"] == found["knights", "eliminate"] == ((1,), True)


def test_a_capture_has_a_cost_only_on_a_card_with_fetters_and_once() -> None:
    assert ("knights", "capture") not in costs(card="1/5/4")
    assert costs(captured_this_round=True)["knights", "capture"] == ((), False)


def test_the_costs_of_revealed_assassins_are_shown_before_anybody_is_revealed() -> None:
    found = costs(phase="assassins", left="0/0/1")
    assert found["citizens", "reveal"] == ((0,), True)
    assert found["citizens", "climb"] == ((2,), False)
    assert found["assassins", "climb"] == ((1,), True)
    assert found["assassins", "descend"] == ((0,), True)
    assert found["assassins", "attack-king"] == ((2,), False)


@pytest.mark.parametrize(("kills", "expected"), [(0, ((1, 2), True)), (1, ((2,), True)), (2, ((), False))])
def test_the_next_knight_of_a_turn_is_dearer_and_there_is_no_third(
    kills: int, expected: tuple[tuple[int, ...], bool]
) -> None:
    found = costs(phase="assassins", left="0/0/3", kills_this_turn=kills)
    assert found["assassins", "eliminate"] == expected


@pytest.mark.parametrize(
    ("position", "who", "actions"),
    [
        ({"king": "c8"}, "king", {"move": "c8d8", "enter": "c8*"}),
        (
            {"knights": "e5", "crowd": "monk@d5 farmer!e4"},
            "knights",
            {"move": "e5e6", "climb": "e5f5", "capture": "e5=d5", "eliminate": "e5xe4"},
        ),
        (
            {"phase": "assassins", "crowd": "monk?e5"},
            "citizens",
            {"move": "e5d5", "climb": "e5f5", "reveal": "!e5"},
        ),
        (
            {"phase": "assassins", "crowd": "monk!e5 farmer!f3", "knights": "e4", "king": "e6"},
            "assassins",
            {
                "move": "e5d5",
                "climb": "e5f5",
                "descend": "f3e3",
                "eliminate": "e5xe4",
                "attack-king": "e5xe6",
            },
        ),
    ],
)
def test_the_costs_are_those_that_the_engine_takes(
    position: dict[str, Any], who: str, actions: dict[str, str]
) -> None:
    game = scene(**position)
    taken = dict(zip(game.legal(), game.costs() or (), strict=True))
    shown = costs(**position)
    assert {action: taken[text] for action, text in actions.items()} == {
        action: shown[who, action][0][0] for action in actions
    }


def test_before_the_first_card_nothing_has_a_cost() -> None:
    assert details(first_view(phase="pick")).costs == ()
