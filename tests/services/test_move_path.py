"""What the server does for one move: the turn is checked once, and legal actions are generated once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regalia.core.contract import Seat
from regalia.core.game import Game
from regalia.core.state import ActionBuffer, State
from regalia.services.errors import NotYourTurn
from regalia.services.matches.commands import Act
from regalia.services.matches.match import Match
from tests.support.fakes import RecordingSubscriber
from tests.support.match_services import MatchServices

pytestmark = pytest.mark.games("king-and-assassins")

ACCOUNTS = {"king": "ann", "assassins": "bob"}
MOVES = 8


async def watched_match(services: MatchServices) -> Match:
    """Creates a match of two people who both watch it, so that the seat to act is sent its legal actions."""
    match = await services.match_of_two()
    for account in ACCOUNTS.values():
        await services.live_matches.watch(match.id, RecordingSubscriber(), account=account)
    return match


async def move(services: MatchServices, match: Match, account: str | None = None) -> None:
    """Plays the first legal action, as the account of the seat to act or as another one."""
    assert match.actor is not None
    action = match.game.legal()[0]
    command = Act(id=f"c{match.number}", revision=match.revision, action=action)
    await services.live_matches.execute(match.id, account or ACCOUNTS[match.actor], command)


@pytest.mark.anyio
@pytest.mark.plain_only  # compiled methods cannot be counted
async def test_a_move_on_the_server_generates_the_legal_actions_of_one_position(
    services: MatchServices,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    generated: list[State] = []
    fill: Callable[[State, ActionBuffer], int] = State.fill_legal_actions

    def counted(state: State, buffer: ActionBuffer) -> int:
        generated.append(state)
        return fill(state, buffer)

    match = await watched_match(services)
    monkeypatch.setattr(State, "fill_legal_actions", counted)
    for _ in range(MOVES):
        generated.clear()
        await move(services, match)
        assert generated == [match.game.state]  # the new position, for the message to the seat to act


@pytest.mark.anyio
async def test_the_turn_is_checked_by_the_decision_and_not_again_by_the_game(
    services: MatchServices,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def checked_again(game: Game, seat: str) -> Seat:
        raise AssertionError(f"the game checks the seat {seat}")

    match = await watched_match(services)
    other = next(account for seat, account in ACCOUNTS.items() if seat != match.actor)
    with pytest.raises(NotYourTurn):
        await move(services, match, other)
    monkeypatch.setattr(Game, "_checked_seat", checked_again)
    for _ in range(MOVES):
        await move(services, match)
