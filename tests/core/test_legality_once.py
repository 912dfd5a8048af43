"""Legal actions are generated once for each action of a game. Uncompiled: compiled methods cannot be counted."""

from __future__ import annotations

import pytest

import regalia
from regalia.core.game import Game
from regalia.core.state import ActionBuffer, State
from regalia.games.registry import GAMES

pytestmark = pytest.mark.plain_only
ACTIONS = 12


@pytest.fixture
def generated(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """The states whose legal actions were generated, in order."""
    states: list[State] = []
    fill = State.fill_legal_actions

    def counted(state: State, buffer: ActionBuffer) -> int:
        states.append(state)
        return fill(state, buffer)

    monkeypatch.setattr(State, "fill_legal_actions", counted)
    return states


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return regalia.new(request.param, seed=3)


def test_an_action_chosen_from_the_list_of_legal_ones_is_not_generated_again(
    game: Game, generated: list[State]
) -> None:
    for _ in range(ACTIONS):
        game.push(game.legal()[0])
    assert len(generated) == ACTIONS


def test_an_action_that_is_read_without_that_list_is_checked_by_one_generation(
    game: Game, generated: list[State]
) -> None:
    played = []
    for _ in range(ACTIONS):
        played.append(game.copy().legal()[0])
        generated.clear()
        game.push(played[-1])
        assert len(generated) == 1


def test_a_replay_generates_the_legal_actions_of_each_position_once(
    game: Game, generated: list[State]
) -> None:
    for _ in range(ACTIONS):
        game.push(game.legal()[0])
    record = game.record()
    generated.clear()
    regalia.replay(record)
    assert len(generated) == ACTIONS
