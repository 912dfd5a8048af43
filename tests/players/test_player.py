"""The computer player: legal, fair, the same every time, and better than chance."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import regalia
from regalia.core.dice import Dice
from regalia.core.game import Game
from regalia.players import Budget, choose

PICK = "pick:butcher,farmer,monk"
SMALL = Budget(iterations=400)


def a_while_into(seed: int, plies: int, game_id: str = "king-and-assassins", **options: Any) -> Game:
    """A game that has been played at random for a while."""
    game = regalia.new(game_id, seed=seed, **options)
    dice = Dice(seed)
    for _ in range(plies):
        if game.outcome() is None:
            legal = game.legal()
            game.push(legal[dice.roll(len(legal))])
    return game


@pytest.mark.parametrize("plies", [0, 1, 5, 12, 20, 40, 80])
def test_the_choice_is_legal_and_the_same_for_the_same_seed(plies: int) -> None:
    game = a_while_into(3, plies)
    assert game.actor is not None
    view = game.view(game.actor)
    first, second = (choose(game.spec, view, budget=SMALL, seed=9) for _ in range(2))
    assert first.action in game.legal()
    assert first.action == second.action
    assert first.stats.visits == second.stats.visits
    assert first.stats.iterations == second.stats.iterations


@pytest.mark.parametrize("plies", [0, 1, 4, 8, 20, 30, 45, 60])
def test_the_choice_is_legal_where_there_are_hundreds(plies: int) -> None:
    game = a_while_into(2, plies, "king-of-the-hill", scenario="pitched-battle")
    view = game.view(str(game.actor))
    first, second = (choose(game.spec, view, budget=SMALL, seed=9) for _ in range(2))
    assert first.action in game.legal()
    assert (first.action, first.stats.visits) == (second.action, second.stats.visits)


def test_what_a_game_offers_by_name_is_preferred() -> None:
    game = regalia.new("king-of-the-hill", scenario="pitched-battle", seed=1)
    offered = {offer.actions[0] for offer in game.spec.offers(game.view("blue"), game.legal())}
    assert choose(game.spec, game.view("blue"), budget=SMALL, seed=1).action in offered


def test_worlds_that_the_seat_cannot_tell_apart_give_the_same_choice() -> None:
    game = regalia.new("king-and-assassins", seed=4)
    game.push(PICK)
    seen = game.view("king")
    worlds = [regalia.world_from(seen, seed) for seed in range(6)]
    assert len({str(world.position()["assassins"]) for world in worlds}) > 1
    views = [world.view("king") for world in worlds]
    assert {msgspec.json.encode(view) for view in views} == {msgspec.json.encode(seen)}
    choices = [choose(game.spec, view, budget=SMALL, seed=2) for view in views]
    assert len({(choice.action, str(choice.stats.visits)) for choice in choices}) == 1


def test_a_view_read_back_from_json_gives_the_same_choice() -> None:
    game = a_while_into(5, 9)
    view = game.view(str(game.actor))
    read = game.spec.read_view(msgspec.json.decode(msgspec.json.encode(view)))
    one, other = (choose(game.spec, eyes, budget=SMALL, seed=1).action for eyes in (view, read))
    assert one == other


def test_the_pick_cannot_be_foreseen() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    view = game.view("assassins")
    picks = {choose(game.spec, view, budget=SMALL, seed=seed).action for seed in range(20)}
    assert len(picks) > 15


def test_what_wins_at_once_is_found() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push(PICK)
    position = {**game.position(), "king": "c8"}
    del position["citizens"]["monk"]
    position["citizens"]["monk"] = "j10"
    gate = regalia.load(position)
    assert choose(gate.spec, gate.view("king"), budget=Budget(iterations=4000), seed=1).action == "c8*"


def test_a_choice_of_one_is_not_thought_about() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push(PICK)
    position = {**game.position(), "phase": "assassins", "left": {"king": 0, "knights": 0, "assassins": 0}}
    spent = regalia.load(position)
    for action in spent.legal()[:3]:
        spent.push(action)  # the three reveal themselves, which costs nothing
    while spent.legal() != ["end"]:
        spent.push(spent.legal()[0])  # down from the roofs, for nothing
    choice = choose(spent.spec, spent.view("assassins"), budget=SMALL, seed=1)
    assert (choice.action, choice.stats.iterations, choice.stats.value) == ("end", 0, None)


def test_nobody_chooses_after_the_end() -> None:
    game = a_while_into(1, 10_000)
    with pytest.raises(regalia.GameOver):
        choose(game.spec, game.view("king"), budget=SMALL, seed=1)


def test_nobody_chooses_out_of_turn_or_for_chance() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    chance = regalia.new("king-and-assassins", chance="explicit")
    for view in (game.view("king"), game.view("spectator"), chance.view("king")):
        with pytest.raises(regalia.BadField) as caught:
            choose(game.spec, view, budget=SMALL, seed=1)
        assert caught.value.field == "seat"


@pytest.mark.compiled_only  # ten games take a while
def test_the_king_beats_chance_which_hardly_ever_wins_for_him() -> None:
    won = sum(play("king", seed) == "king" for seed in range(10))
    assert won >= 4  # two players at random: one game in a hundred


@pytest.mark.compiled_only
@pytest.mark.parametrize("seat", ["blue", "red"])
def test_either_army_beats_chance(seat: str) -> None:
    assert sum(play(seat, seed, "king-of-the-hill") == seat for seed in range(4)) >= 3


def play(seat: str, seed: int, game_id: str = "king-and-assassins") -> str | None:
    """A game of the player against one that plays at random; who has won."""
    game = regalia.new(game_id, seed=seed)
    dice = Dice(seed)
    while (outcome := game.outcome()) is None:
        legal = game.legal()
        random = legal[dice.roll(len(legal))]
        view = game.view(seat)
        own = game.actor == seat
        game.push(
            choose(game.spec, view, budget=Budget(iterations=1000), seed=dice.roll(1000)).action
            if own
            else random
        )
    return outcome.winner
