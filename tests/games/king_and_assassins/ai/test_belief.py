"""The belief over the 220 picks: facts, clues, and independence of hidden information."""

import doctest
from collections.abc import Iterator
from random import Random
from typing import Any, cast

import msgspec
import pytest

import regalia
from regalia.core.game import Game
from regalia.games.king_and_assassins.ai.belief import Belief, bits, possible, posterior_probabilities
from regalia.games.king_and_assassins.ai.history import PublicHistory, turns
from regalia.games.king_and_assassins.ai.likelihood_weights import NAMES, SIGNS, WEIGHTS
from regalia.games.king_and_assassins.engine.constants import CITIZENS, PICKS
from regalia.games.king_and_assassins.engine.rules import KingAndAssassinsState
from regalia.games.king_and_assassins.formats.board_files import built_in
from regalia.games.king_and_assassins.formats.position import write
from regalia.games.king_and_assassins.observation.view import View
from tests.games.king_and_assassins.random_walks import UNCOMPILED, choose
from tests.games.king_and_assassins.scene import scene
from tools.dev.paths import ROOT

GAMES = 2 if UNCOMPILED else 8
DEAL = list(CITIZENS)


def random_walk(seed: int, **options: Any) -> Iterator[Game]:
    """Yields a random game before each action and at its end."""
    rng = Random(seed)
    game = regalia.new("king-and-assassins", seed=seed, board=rng.choice("AB"), **options)
    while game.outcome() is None:
        yield game
        game.push(choose(game, rng))
    yield game


def shares(game: Game, seat: str = "king") -> list[float]:
    """The probabilities of the picks for a seat's view."""
    view = cast("View", game.view(seat))
    return posterior_probabilities(view, built_in()[view.board])


def suspicion(game: Game, name: str) -> float:
    """The king's probability that a citizen is an assassin."""
    told = regalia.belief(game.view("king"))
    assert isinstance(told, Belief)
    return told.suspects[name]


# Facts.


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_true_pick_is_always_possible_and_the_probabilities_add_up(seed: int) -> None:
    for game in random_walk(seed):
        if len(game.steps) % 5:
            continue
        view = cast("View", game.view("king"))
        found = posterior_probabilities(view, built_in()[view.board])
        fits = possible(view)
        assert sum(found) == pytest.approx(1)
        assert [share > 0 for share in found] == fits
        if view.phase not in ("deal", "pick"):
            assert fits[PICKS.index(bits(game.position()["assassins"]))]


def test_ka_10_1_whoever_is_revealed_is_in_every_pick() -> None:
    game = scene(phase="assassins", crowd="monk?d5 butcher@e5 farmer@f5")
    game.push("!d5")
    told = regalia.belief(game.view("king"))
    assert isinstance(told, Belief)
    assert told.suspects["monk"] == pytest.approx(1)
    assert all("monk" in pick.split(",") for pick, share in told.picks.items() if share)


def test_ka_7_5_not_all_of_a_pick_can_have_been_captured() -> None:
    gone = "monk:captured butcher:captured"
    game = scene(king="j1", crowd="farmer@a1 squire?b1", gone=gone)
    found = shares(game)
    for pick, share in zip(PICKS, found, strict=True):
        assert (share == 0) == (pick & bits(["farmer", "squire"]) == 0)


def test_after_the_end_the_belief_is_the_true_pick() -> None:
    for game in random_walk(1):
        last = game
    told = regalia.belief(last.view("spectator"))
    assert isinstance(told, Belief)
    name, share = next(iter(told.picks.items()))
    assert share == pytest.approx(1)
    assert name == ",".join(sorted(last.position()["assassins"]))


def test_a_position_without_history_has_a_uniform_belief() -> None:
    game = scene(crowd="monk@d5 butcher@d8 farmer@c8")
    assert len({share for share in shares(game) if share}) == 1


# Hidden information.


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_belief_is_the_same_for_all_seats(seed: int) -> None:
    for game in random_walk(seed):
        if len(game.steps) % 9:
            continue
        assert shares(game, "king") == shares(game, "assassins") == shares(game, "spectator")


def test_games_with_different_assassins_and_the_same_moves_have_the_same_belief() -> None:
    beliefs = []
    for pick in ("pick:butcher,farmer,monk", "pick:carpenter,squire,witchhunter"):
        game = regalia.new("king-and-assassins", seed=5, deal=DEAL)
        rng = Random(2)
        game.push(pick)
        while game.state.actor() >= 0 and len(game.steps) < 80:
            game.push(rng.choice([text for text in game.legal() if text[0] != "!" and "=" not in text]))
        beliefs.append([shares(game, "king"), shares(game, "assassins")])
    assert beliefs[0] == beliefs[1]


# History.


@pytest.mark.parametrize("seed", range(GAMES))
def test_past_turns_are_reconstructed(seed: int) -> None:
    begun: list[dict[str, Any]] = []
    for game in random_walk(seed):
        last = game.steps[-1].text if game.steps else ""
        if game.actor == "assassins" and last == "end":
            begun.append(public(game.state))
        elif game.actor == "king" and last.startswith("card"):
            check_history(game, begun)


def check_history(game: Game, expected: list[dict[str, Any]]) -> None:
    view = cast("View", game.view("king"))
    history = PublicHistory(view, built_in()[view.board])
    found = [public(turn.before) for turn in turns(view, history)]
    assert found[::-1] == expected
    assert history.at_pick


def public(state: Any) -> dict[str, Any]:
    """The public part of a position at the start of an assassins' turn."""
    return public_part(msgspec.to_builtins(write(cast("KingAndAssassinsState", state))))


def public_part(position: dict[str, Any]) -> dict[str, Any]:
    names = ("king", "knights", "citizens", "wounds", "round", "deck", "left")
    kept = {name: position[name] for name in names}
    fates = position["assassins"].items()
    return kept | {"known": sorted(name for name, fate in fates if fate in ("revealed", "eliminated"))}


def test_inconsistent_events_are_refused() -> None:
    game = scene(phase="assassins", crowd="monk?d5 butcher@e5")
    game.push("d5d6")
    data = msgspec.to_builtins(game.view("king"))
    for field, value in (("citizen", "jester"), ("citizen", "butcher"), ("from", "z9")):
        wrong = {**data, "seen": [{**data["seen"][0], field: value}]}
        with pytest.raises(regalia.BadField) as caught:
            regalia.belief(wrong)
        assert caught.value.field == "seen"


# Clues.


def after_a_turn(*actions: str, **fields: Any) -> Game:
    """A game after a king's turn without actions and these actions of the assassins."""
    game = scene(king="e2", knights="a1", deck="1/5/4 1/5/4", **fields)
    game.push("end")
    for action in (*actions, "end"):
        game.push(action)
    game.push("card:1/5/4")
    return game


def test_who_could_have_killed_the_king_and_did_not_is_less_likely() -> None:
    game = after_a_turn(crowd="monk@e3 butcher@d8 farmer@c8")
    assert suspicion(game, "monk") < 0.6 * suspicion(game, "butcher")


def test_who_could_have_wounded_the_king_and_did_not_is_less_likely() -> None:
    game = after_a_turn(crowd="monk@e5 butcher@d8 farmer@c8", card="1/5/4")
    assert suspicion(game, "monk") < suspicion(game, "butcher")


def test_who_was_moved_towards_the_king_is_more_likely() -> None:
    game = after_a_turn("d8d7", "d7d6", crowd="monk@c5 butcher@d8 farmer@c8")
    assert suspicion(game, "butcher") > suspicion(game, "farmer")


def test_a_clue_has_the_required_sign() -> None:
    assert set(WEIGHTS) <= set(NAMES)
    assert set(SIGNS) <= set(NAMES)
    assert all(WEIGHTS.get(name, 0.0) * sign >= 0 for name, sign in SIGNS.items())


# The public function.


def test_a_belief_is_made_of_a_view_or_of_its_data() -> None:
    game = regalia.new("king-and-assassins", seed=3)
    game.push("pick:butcher,farmer,monk")
    view = game.view("king")
    told = regalia.belief(view)
    assert told == regalia.belief(msgspec.to_builtins(view))
    assert isinstance(told, Belief)
    assert list(told.picks.values()) == sorted(told.picks.values(), reverse=True)
    assert sum(told.suspects.values()) == pytest.approx(3)
    assert len(told.suspects) == len(CITIZENS)


@pytest.mark.parametrize(
    ("change", "field"),
    [({"board": "Z"}, "board"), ({"seen": 1}, "seen"), ({"game": "chess"}, "game"), ({"king": "z1"}, "king")],
)
def test_an_invalid_view_is_refused_with_the_field(change: dict[str, Any], field: str) -> None:
    data = msgspec.to_builtins(scene().view("king"))
    with pytest.raises(regalia.BadField) as caught:
        regalia.belief({**data, **change})
    assert caught.value.field == field


def test_the_examples_in_the_guide_are_true() -> None:
    guide = ROOT / "docs" / "bots" / "belief.md"
    results = doctest.testfile(str(guide), module_relative=False, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0
