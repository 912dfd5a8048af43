"""One arena game: views, times, scores and forfeits of built-in players."""

from __future__ import annotations

import pytest

import regalia
from regalia.arena import pairing
from regalia.arena.match import play
from regalia.core.contract import View
from regalia.core.rules import Rules
from regalia.games import registry
from regalia.players import Choice, Player, Stats, player
from tests.support.contests import KA, KH, games, meeting


class StubPlayer:
    """A player with a fixed action, or one that raises."""

    name = "puppet"

    def __init__(self, rules: Rules, action: str | None) -> None:
        self.rules, self.action, self.seats = rules, action, set[str]()

    def choose(self, view: View) -> Choice:
        self.seats.add(view.seat)
        assert view.actor == view.seat
        if self.action is None:
            raise LookupError("the book has no such page")
        return Choice(action=self.action, stats=Stats(iterations=0, time_ms=0, value=None, visits={}))


def register_stub(monkeypatch: pytest.MonkeyPatch, action: str | None) -> StubPlayer:
    """Make `puppet` the name of a stub player."""
    puppet = StubPlayer(registry.rules(KA), action)

    def seated(text: str, rules: Rules, *, seed: int) -> Player:
        return puppet if text == "puppet" else player(text, rules, seed=seed)

    monkeypatch.setattr(pairing, "player", seated)
    return puppet


def test_an_exception_in_a_built_in_player_forfeits_and_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    register_stub(monkeypatch, None)
    [first, second] = games(meeting("puppet", "random"), 1)
    assert (first.winner, second.winner) == ("assassins", "king")
    assert first.forfeit is not None
    assert "LookupError: the book has no such page (test_match.py:" in first.forfeit.words()


@pytest.mark.parametrize("action", ["i2h2", "nonsense", "", "pick:monk"])
def test_an_illegal_action_of_a_built_in_player_forfeits(
    monkeypatch: pytest.MonkeyPatch, action: str
) -> None:
    puppet = register_stub(monkeypatch, action)
    played = games(meeting("puppet", "random"), 1)
    assert [game.score for game in played] == [0.0, 0.0]
    assert {game.reason for game in played} == {"forfeit-illegal"}
    assert puppet.seats == {"king", "assassins"}


@pytest.mark.parametrize("game", [KA, KH])
def test_the_record_of_a_game_replays_to_its_result(game: str) -> None:
    for played in games(meeting("random", "random", game=game), 1):
        replayed = regalia.replay(played.record)
        outcome = replayed.outcome()
        assert outcome is not None
        assert (outcome.winner, outcome.reason) == (played.winner, played.reason)
        assert len(replayed.steps) == played.plies


def test_a_forfeited_game_replays_to_its_last_action(monkeypatch: pytest.MonkeyPatch) -> None:
    register_stub(monkeypatch, "i2h2")
    planned = meeting("puppet", "random")
    played = play(planned, next(planned.fixtures(1)))
    assert regalia.replay(played.record).actor == "king"


def test_turns_are_counted_not_choices() -> None:
    [played, _] = games(meeting("random", "random"), 1)
    king, assassins = played.turns
    game = regalia.replay(played.record)
    ends = [str(step.actor) for step in game.steps if step.text == "end"]
    assert ends.count("king") <= len(king) <= ends.count("king") + 1
    assert len(assassins) >= len(king)
    assert all(seconds >= 0 for seconds in (*king, *assassins))


def test_the_score_is_that_of_the_first_player() -> None:
    for played in games(meeting("random", "random", game=KH, seed=3), 2):
        assert played.score == {played.seat: 1.0, None: 0.5}.get(played.winner, 0.0)
        assert played.loser == {1.0: 1, 0.5: None, 0.0: 0}[played.score]
