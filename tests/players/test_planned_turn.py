"""A planned turn is the turn that a player plays when it is asked for every action."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import regalia
from regalia.core.contract import Seat
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.games import registry
from regalia.players import PlannedAction, SearchPlayer, player, view_digest
from regalia.search import run_to_end

GAMES = ("king-and-assassins", "king-of-the-hill")
SEEDS = {"king": 3, "assassins": 4, "blue": 5, "red": 6}
MAX_ACTIONS = 160
Turn = Callable[[Game, str], None]


def search_player(game: Game, seat: str, level: str) -> SearchPlayer:
    made = player(level, game.rules, seed=SEEDS[seat])
    assert isinstance(made, SearchPlayer)
    return made


def played(game: Game, turn: Turn) -> list[str]:
    """Plays a game, or its beginning, turn by turn."""
    while game.actor is not None and len(game.steps) < MAX_ACTIONS:
        turn(game, game.actor)
    return [step.text for step in game.steps]


def asking_for_every_action(game: Game, level: str) -> Turn:
    """Each seat has one player, which is asked for every action and keeps its plan in between."""
    players = {seat: search_player(game, seat, level) for seat in game.seats}

    def turn(game: Game, seat: str) -> None:
        game.push(players[Seat(seat)].choose(game.view(seat)).action)

    return turn


class Planning:
    """Every plan is made by a new player and followed while the view of the seat has the digest of the action."""

    def __init__(self, level: str) -> None:
        self.level, self.plans = level, 0

    def __call__(self, game: Game, seat: str) -> None:
        turn: list[PlannedAction] = []
        while game.actor == seat and len(game.steps) < MAX_ACTIONS:
            if not turn or turn[0].digest != view_digest(
                game.rules.observation.view(game.state, game.actor, ())
            ):
                turn = run_to_end(search_player(game, seat, self.level).turn_steps(game.view(seat)))
                self.plans += 1
            planned, *turn = turn
            game.push(planned.action)


@pytest.mark.parametrize("level", ["level-1", "level-2:iterations=60", "greedy"])
@pytest.mark.parametrize("name", GAMES)
def test_turns_played_by_plan_are_those_played_by_asking_for_every_action(name: str, level: str) -> None:
    one, other = (regalia.new(name, seed=11) for _ in range(2))
    planning = Planning(level)
    actions = played(one, planning)
    assert actions == played(other, asking_for_every_action(other, level))
    assert len(actions) > 30
    if name == "king-and-assassins":  # searches whole turns; king of the hill searches single actions
        assert planning.plans < sum(step.actor in SEEDS for step in one.steps) / 2


def test_a_planned_action_does_not_fit_the_view_after_another_action() -> None:
    game = regalia.new("king-and-assassins", seed=1)
    game.push("pick:butcher,farmer,monk")
    seat = str(game.actor)
    first, second, *_ = run_to_end(search_player(game, seat, "level-1").turn_steps(game.view(seat)))
    assert first.digest == view_digest(game.view(seat))
    other = next(text for text in game.legal() if text not in (first.action, "end"))
    for action, fits in ((first.action, True), (other, False)):
        game.push(action)
        assert (second.digest == view_digest(game.view(seat))) is fits
        game.pop()


@pytest.mark.parametrize("name", GAMES)
def test_the_digest_of_a_view_survives_the_way_to_a_worker(name: str) -> None:
    game, rng = regalia.new(name, seed=2), Rng(2)
    while game.actor is not None and len(game.steps) < MAX_ACTIONS:
        sent = msgspec.json.decode(msgspec.json.encode(game.view(game.actor)))
        known = game.rules.observation.view(game.state, game.actor, ())
        assert view_digest(registry.rules(name).observation.read_view(sent)) == view_digest(known)
        legal = game.legal()
        before, seat = view_digest(known), game.actor
        game.push(legal[rng.below(len(legal))])
        assert view_digest(game.view(seat)) != before
