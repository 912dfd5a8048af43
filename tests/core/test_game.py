"""A game in play: what is asked of it, what is done to it, and what it refuses."""

from typing import Any

import pytest

import regalia
from regalia.core.contract import CHANCE
from regalia.core.game import Game

pytestmark = pytest.mark.games("king-and-assassins")


def new(**options: Any) -> Game:
    """A game by the seed 7."""
    return regalia.new("king-and-assassins", seed=7, **options)


def begun() -> Game:
    """A game in the king's first turn."""
    game = new()
    game.push("pick:butcher,farmer,monk")
    return game


def test_with_automatic_chance_a_seat_is_always_to_act() -> None:
    game = begun()
    assert game.actor == "king"
    assert [step.actor for step in game.steps] == [CHANCE, "assassins", CHANCE]
    assert game.chances() is None


def test_with_explicit_chance_it_waits_to_be_told() -> None:
    game = new(chance="explicit")
    assert game.actor == CHANCE
    assert game.legal() == []
    chances = game.chances()
    assert chances is not None
    assert (chances.kind, chances.outcomes) == ("deal", None)


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    assert begun().record() == begun().record()
    other = regalia.new("king-and-assassins", seed=8)
    assert other.position() != new().position()


def test_without_a_seed_one_is_drawn() -> None:
    seeds = {regalia.new("king-and-assassins").seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(0 <= seed < 2**63 for seed in seeds)


@pytest.mark.parametrize("seed", [-1, 2**63, True, "7", 7.0, None])
def test_a_seed_is_a_whole_number_of_63_bits(seed: Any) -> None:
    if seed is None:
        assert regalia.new("king-and-assassins", seed=seed).seed >= 0
        return
    with pytest.raises(regalia.BadField) as caught:
        regalia.new("king-and-assassins", seed=seed)
    assert caught.value.field == "seed"


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"board": "C"}, "options.board"),
        ({"board": None}, "options.board"),
        ({"board": ["A"]}, "options.board"),
        ({"jester": 1}, "options.jester"),
        ({"crystal": "1/5/4"}, "options.crystal"),
        ({"chance": "dice"}, "chance"),
    ],
)
def test_an_option_that_is_wrong_is_named(options: dict[str, Any], field: str) -> None:
    with pytest.raises(regalia.BadField) as caught:
        new(**options)
    assert caught.value.field == field


@pytest.mark.parametrize("game", ["chess", "", None, 5, []])
def test_a_game_that_is_not_there_is_refused(game: Any) -> None:
    with pytest.raises(regalia.BadField) as caught:
        regalia.new(game)
    assert caught.value.field == "game"


def test_what_was_pushed_is_told_with_the_luck_that_follows() -> None:
    events = new().push("pick:butcher,farmer,monk")
    assert [type(event).__name__ for event in events] == ["Picked", "CardTurned"]


def test_a_refused_action_changes_nothing() -> None:
    game = begun()
    before = game.record(keep_seed=True)
    for text, error in {"a1a2": regalia.IllegalAction, "nonsense": regalia.BadNotation}.items():
        with pytest.raises(error):
            game.push(text)
    assert game.record(keep_seed=True) == before


def test_explain_says_why_or_nothing() -> None:
    game = begun()
    assert game.explain("end") is None
    refusal = game.explain("j1j3")
    assert refusal is not None
    assert refusal.rule == "KA-1.3"
    with pytest.raises(regalia.BadNotation):
        game.explain("nonsense")


def test_a_seat_acts_in_its_own_turn_only() -> None:
    game = begun()
    for seat in ("assassins", "spectator"):
        with pytest.raises(regalia.IllegalAction) as caught:
            game.push("end", seat=seat)
        assert caught.value.rule == "KA-5.1"
    with pytest.raises(regalia.BadField) as wrong:
        game.push("end", seat="queen")
    assert wrong.value.field == "seat"
    assert game.push("end", seat="king")


def test_pop_takes_back_the_last_action_with_its_luck_and_the_luck_comes_again() -> None:
    game = begun()
    positions = [game.position()]
    for _ in range(4):
        game.push("end")
        positions.append(game.position())
    for position in reversed(positions[:-1]):
        assert game.pop() == "end"
        assert game.position() == position
    for position in positions[1:]:
        game.push("end")
        assert game.position() == position


def test_pop_stops_at_the_beginning() -> None:
    game = begun()
    assert game.pop() == "pick:butcher,farmer,monk"
    before = game.position()
    with pytest.raises(regalia.NothingToUndo):
        game.pop()
    assert game.position() == before
    assert game.actor == "assassins"


def test_with_explicit_chance_pop_takes_back_one_thing() -> None:
    game = regalia.load(begun().position(), chance="explicit")
    for text in ("end", "end", "card:1/5/4"):
        game.push(text)
    assert [game.pop(), game.pop(), game.pop()] == ["card:1/5/4", "end", "end"]
    with pytest.raises(regalia.NothingToUndo):
        game.pop()


def test_a_finished_game_can_be_taken_back() -> None:
    game = begun()
    while game.actor is not None:
        game.push("end")
    with pytest.raises(regalia.GameOver):
        game.push("end")
    with pytest.raises(regalia.GameOver):
        game.push("end", seat="king")
    assert game.pop() == "end"
    assert game.outcome() is None
    assert game.actor == "assassins"


def test_a_copy_goes_its_own_way_and_back() -> None:
    game = begun()
    game.push("end")
    copy = game.copy()
    copy.push("end")
    copy.pop()
    copy.pop()
    copy.push("end")
    copy.push("end")
    assert game.actor == "assassins"
    assert len(game.steps) == 4
    game.pop()
    assert game.actor == "king"
    assert copy.position() != game.position()


def test_a_list_of_legal_actions_belongs_to_who_asked() -> None:
    game = begun()
    game.legal().clear()
    assert game.legal()


@pytest.mark.parametrize("seat", ["queen", "", "chance", "King"])
def test_nobody_but_the_seats_and_the_spectator_has_a_view(seat: str) -> None:
    game = begun()
    for ask in (game.view, game.seen, game.export):
        with pytest.raises(regalia.BadField) as caught:
            ask(seat)
        assert caught.value.field == "seat"


@pytest.mark.parametrize("depth", [-1, 9, True, 1.5, "2", None])
def test_a_depth_is_a_whole_number_up_to_eight(depth: Any) -> None:
    with pytest.raises(regalia.BadField) as caught:
        begun().perft(depth)
    assert caught.value.field == "depth"


def test_a_view_becomes_a_game_that_looks_the_same() -> None:
    game = begun()
    for seat in ("king", "assassins", "spectator"):
        world = regalia.world_from(game.view(seat), seed=3)
        assert world.view(seat) == game.view(seat)


def test_what_is_no_view_is_refused_by_its_field() -> None:
    for data, field in (({}, "game"), ({"game": "king-and-assassins"}, "seat")):
        with pytest.raises(regalia.BadField) as caught:
            regalia.world_from(data, seed=1)
        assert caught.value.field == field


def test_a_game_shows_itself_briefly_and_in_full() -> None:
    game = begun()
    assert repr(game) == "<king-and-assassins, 3 steps, king>"
    assert "j" in str(game)
