"""Computer players: legal, reproducible, independent of hidden information, better than random."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import regalia
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.players import MAX_LEVEL, NAMES, Adviser, Choice, SearchPlayer, level, player

PICK = "pick:butcher,farmer,monk"
SMALL = "level-5:iterations=40"


def after_random_actions(seed: int, plies: int, game_id: str = "king-and-assassins", **options: Any) -> Game:
    """A game after some random actions."""
    game = regalia.new(game_id, seed=seed, **options)
    rng = Rng(seed)
    for _ in range(plies):
        if game.outcome() is None:
            legal = game.legal()
            game.push(legal[rng.below(len(legal))])
    return game


def choose(game: Game, *, seed: int = 1, text: str = SMALL, seat: str | None = None) -> Choice:
    return player(text, game.rules, seed=seed).choose(game.view(seat or str(game.actor)))


@pytest.mark.parametrize("plies", [0, 1, 5, 12, 20, 40, 80])
def test_the_choice_is_legal_and_the_same_for_the_same_seed(plies: int) -> None:
    game = after_random_actions(3, plies)
    first, second = (choose(game, seed=9) for _ in range(2))
    assert first.action in game.legal()
    assert first.action == second.action
    assert first.stats.visits == second.stats.visits
    assert first.stats.iterations == second.stats.iterations


def test_the_king_wins_when_a_distant_knight_must_clear_his_path() -> None:
    citizens = {"appleman": "e9", "courtesan": "f9", "fishwoman": "b8", "carpenter": "c4", "farmer": "b5"}
    position = {
        "game": "king-and-assassins",
        "board": "B",
        "phase": "king",
        "round": 14,
        "card": "2/7/5",
        "left": {"king": 2, "knights": 7, "assassins": 5},
        "captured_this_round": False,
        "kills_this_turn": 0,
        "wounds": 0,
        "king": "f8",
        "knights": ["e7", "e8", "f6", "g7", "i1", "i3", "j4"],
        "citizens": citizens,
        "assassins": {"plumwoman": "captured", "appleman": "hidden", "witchhunter": "captured"},
        "deck": [],
    }
    game = regalia.load(position, seed=1)
    for text in ("greedy", "level-1", "level-8:iterations=20"):
        assert choose(game, text=text).stats.line[-1] == "f9*", text


@pytest.mark.parametrize("scenario", ["introduction", "pitched-battle", "king-of-the-woods", "ambush"])
@pytest.mark.parametrize("plies", [0, 1, 4, 8, 20, 30, 45, 60])
def test_the_choice_is_legal_among_hundreds_of_actions(plies: int, scenario: str) -> None:
    game = after_random_actions(2, plies, "king-of-the-hill", scenario=scenario)
    first, second = (choose(game, seed=9) for _ in range(2))
    assert first.action in game.legal()
    assert (first.action, first.stats.visits) == (second.action, second.stats.visits)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game_id", ["king-and-assassins", "king-of-the-hill"])
def test_every_player_can_play_every_game(name: str, game_id: str) -> None:
    game = after_random_actions(4, 24, game_id)
    text = name if name in ("random", "beginner", "greedy") else f"{name}:iterations=5"
    assert choose(game, text=text).action in game.legal()


# Plans of whole turns.


def test_the_rest_of_a_turn_follows_the_plan() -> None:
    game = regalia.new("king-and-assassins", seed=4)
    game.push(PICK)
    king = player(SMALL, game.rules, seed=1)
    first = king.choose(game.view("king"))
    done = [first.action]
    game.push(first.action)
    while game.actor == "king":
        choice = king.choose(game.view("king"))
        assert choice.stats.iterations == 0
        done.append(choice.action)
        game.push(choice.action)
    assert tuple(done) == first.stats.line


def test_a_plan_is_dropped_when_another_action_is_played() -> None:
    game = regalia.new("king-and-assassins", seed=4)
    game.push(PICK)
    king = player(SMALL, game.rules, seed=1)
    plan = king.choose(game.view("king")).stats.line
    game.push(next(action for action in game.legal() if action not in (plan[0], "end")))
    assert king.choose(game.view("king")).stats.iterations > 0


def test_advice_does_not_depend_on_earlier_requests() -> None:
    game = regalia.new("king-and-assassins", seed=4)
    game.push(PICK)
    wanted = level(game.rules, 2)

    def make() -> SearchPlayer:
        return SearchPlayer("", game.rules, wanted.by_seat(game.seats), budget=wanted.budget, seed=3)

    adviser = Adviser(game, make)
    while game.actor == "king":
        advice = adviser.advise()
        assert Adviser(game, make).advise().action == advice.action == adviser.advise().action
        game.push(advice.action)


# Fair.


def test_worlds_that_the_seat_cannot_tell_apart_give_the_same_choice() -> None:
    game = regalia.new("king-and-assassins", seed=4)
    game.push(PICK)
    seen = game.view("king")
    worlds = [regalia.world_from(seen, seed) for seed in range(6)]
    assert len({str(world.position()["assassins"]) for world in worlds}) > 1
    assert {msgspec.json.encode(world.view("king")) for world in worlds} == {msgspec.json.encode(seen)}
    choices = [choose(world, seed=2) for world in worlds]
    assert len({(choice.action, str(choice.stats.visits)) for choice in choices}) == 1


@pytest.mark.parametrize("text", [SMALL, "greedy", "ismcts:iterations=30", "level-1", "random"])
@pytest.mark.parametrize("plies", [24, 31, 47])
def test_hands_that_the_seat_cannot_see_make_no_difference(plies: int, text: str) -> None:
    game = after_random_actions(6, plies, "king-of-the-hill", scenario="pitched-battle")
    seat = str(game.actor)
    other = "red" if seat == "blue" else "blue"
    worlds = [regalia.world_from(game.view(seat), seed) for seed in range(4)]
    assert len({str(world.position()["hands"][other]) for world in worlds}) > 1
    choices = [choose(world, text=text, seed=2) for world in worlds]
    assert len({(choice.action, str(choice.stats.visits)) for choice in choices}) == 1


@pytest.mark.parametrize(
    "text", [SMALL, "greedy", "ismcts:iterations=30", "level-1", "level-8:iterations=20"]
)
def test_a_planted_secret_makes_no_difference_to_the_king(text: str) -> None:
    choices = set()
    for pick in (PICK, "pick:courtesan,shepherd,squire", "pick:appleman,carpenter,witchhunter"):
        game = regalia.new("king-and-assassins", seed=11)
        game.push(pick)
        for action in ("end", "end"):
            game.push(action)
        choice = choose(game, text=text)
        choices.add((choice.action, choice.stats.line, str(choice.stats.visits), choice.stats.value))
    assert len(choices) == 1


def test_a_view_read_back_from_json_gives_the_same_choice() -> None:
    game = after_random_actions(5, 9)
    view = game.view(str(game.actor))
    read = game.rules.observation.read_view(msgspec.json.decode(msgspec.json.encode(view)))
    one, other = (player(SMALL, game.rules, seed=1).choose(eyes).action for eyes in (view, read))
    assert one == other


# Choices.


def test_picks_are_random() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    assert len({choose(game, seed=seed).action for seed in range(20)}) > 15


@pytest.mark.parametrize("number", range(1, MAX_LEVEL + 1))
def test_every_level_finds_an_immediate_win(number: int) -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push(PICK)
    position = {**game.position(), "king": "c8"}
    position["citizens"]["monk"] = "j10"
    gate = regalia.load(position)
    assert choose(gate, text=f"level-{number}:iterations=20").action == "c8*"


def test_a_single_legal_action_is_chosen_without_a_search() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push(PICK)
    position = {**game.position(), "phase": "assassins", "left": {"king": 0, "knights": 0, "assassins": 0}}
    spent = regalia.load(position)
    for action in spent.legal()[:3]:
        spent.push(action)  # revealing costs nothing
    while spent.legal() != ["end"]:
        spent.push(spent.legal()[0])  # descending from a roof costs nothing
    choice = choose(spent)
    assert (choice.action, choice.stats.iterations, choice.stats.value) == ("end", 0, None)


def test_choosing_after_the_end_is_refused() -> None:
    game = after_random_actions(1, 10_000)
    for name in NAMES:
        with pytest.raises(regalia.GameOver):
            choose(game, text=name, seat="king")


def test_choosing_out_of_turn_or_for_chance_is_refused() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    chance = regalia.new("king-and-assassins", chance="explicit")
    for one, seat in ((game, "king"), (game, "spectator"), (chance, "king")):
        with pytest.raises(regalia.BadField) as caught:
            choose(one, seat=seat)
        assert caught.value.field == "seat"


@pytest.mark.compiled_only  # too slow uncompiled
@pytest.mark.parametrize(
    ("game_id", "seat"),
    [
        ("king-and-assassins", "king"),
        ("king-and-assassins", "assassins"),
        ("king-of-the-hill", "blue"),
        ("king-of-the-hill", "red"),
    ],
)
def test_a_middle_level_beats_the_random_player_at_either_seat(game_id: str, seat: str) -> None:
    assert sum(play(seat, seed, game_id) == seat for seed in range(5)) >= 4


def play(seat: str, seed: int, game_id: str) -> str | None:
    """Play a level against the random player. Returns: the winner."""
    game = regalia.new(game_id, seed=seed)
    ours, theirs = player(SMALL, game.rules, seed=seed), player("random", game.rules, seed=seed)
    while (outcome := game.outcome()) is None:
        who = ours if game.actor == seat else theirs
        game.push(who.choose(game.view(str(game.actor))).action)
    return outcome.winner
