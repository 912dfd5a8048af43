"""Progress of both sides, and what the last round decides."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import regalia
from regalia.core.contract import Progress
from regalia.core.game import Game
from regalia.games import registry
from regalia.games.king_and_assassins.observation.view import View
from regalia.games.king_and_assassins.presentation.details import KingAndAssassinsDetails
from regalia.games.king_and_assassins.presentation.objectives import assassins_left

RULES = registry.GAMES["king-and-assassins"]


def game_after(plies: int, seed: int) -> Game:
    """A random game after some actions."""
    game, rng = regalia.new("king-and-assassins", seed=seed), Random(seed)
    for _ in range(plies):
        if game.outcome() is None:
            game.push(rng.choice(game.legal()))
    return game


def view_of(game: Game, seat: str, **changes: Any) -> View:
    """The view of a seat, with some fields changed."""
    view = game.view(seat)
    assert isinstance(view, View)
    return msgspec.structs.replace(view, **changes)


def details(view: View) -> KingAndAssassinsDetails:
    """The details of a view."""
    found = RULES.presentation.details(view)
    assert isinstance(found, KingAndAssassinsDetails)
    return found


def last_round(seat: str = "king") -> Game:
    """A game in the king's turn of the last round, in which nobody has moved."""
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    while True:
        view = view_of(game, seat)
        if view.phase == "king" and not view.deck:
            return game
        game.push("end" if "end" in game.legal() else game.legal()[0])


def test_the_plates_show_wounds_knights_captured_citizens_and_assassins() -> None:
    found = details(view_of(last_round(), "king")).progress
    assert {row.code: (row.have, row.need) for rows in found.values() for row in rows} == {
        "wounds": (0, 2),
        "knights": (7, None),
        "captured": (0, None),
        "assassins-left": (3, 3),
    }


def test_before_the_pick_there_is_no_progress() -> None:
    assert details(view_of(regalia.new("king-and-assassins", seed=7), "king")).progress == {}


@pytest.mark.parametrize("seed", range(12))
def test_the_number_of_assassins_left_is_certain_for_their_player_and_a_bound_for_the_king(seed: int) -> None:
    game = game_after(160, seed)
    fates = game.position()["assassins"]
    left = sum(fate in ("hidden", "revealed") for fate in fates.values())
    own, king = (assassins_left(view_of(game, seat)) for seat in ("assassins", "king"))
    assert (own.have, own.unknown) == (left, 0)
    assert king.have - king.unknown <= left <= king.have


def test_a_captured_citizen_may_have_been_an_assassin() -> None:
    view = view_of(last_round(), "king", captured=["noble"])
    assert assassins_left(view) == Progress(code="assassins-left", rule="KA-11.1", have=3, need=3, unknown=1)


# The last round.


def test_if_the_last_round_ended_now_the_assassins_would_win() -> None:
    game = last_round()
    assert details(view_of(game, "king")).if_round_ended == "assassins"
    assert details(view_of(game, "spectator")).if_round_ended == "assassins"


def test_before_the_last_round_the_end_of_a_round_decides_nothing() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    assert details(view_of(game, "king")).if_round_ended is None


def test_ending_the_kings_turn_in_the_last_round_loses() -> None:
    (found,) = details(view_of(last_round(), "king")).consequences
    assert (found.kind, found.winner, found.rule, found.actions) == ("loses", "assassins", "KA-11.4", ["end"])


@pytest.mark.parametrize("seed", range(10))
def test_after_it_the_assassins_win_whatever_they_do(seed: int) -> None:
    game, rng = last_round(), Random(seed)
    game.push("end")
    while game.outcome() is None:
        game.push(rng.choice(game.legal()))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner == "assassins"


def test_without_points_there_is_nothing_else_to_do_so_nothing_is_said() -> None:
    view = view_of(last_round(), "king")
    spent = msgspec.structs.replace(view.left, king=0, knights=0)
    assert details(msgspec.structs.replace(view, left=spent)).consequences == []


def test_only_the_king_player_to_act_is_told() -> None:
    game = last_round()
    assert details(view_of(game, "assassins")).consequences == []
    assert details(view_of(game, "spectator")).consequences == []
