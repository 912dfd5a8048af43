"""Positions and views in one line: what is written is read back, and it shows what a seat knows and nothing else."""

import os
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from regalia.core.game import Game
from regalia.core.position_line import EVERYBODY, MAX_LENGTH, read_line, write_line
from regalia.core.rng import Rng
from regalia.games.registry import GAMES

pytestmark = pytest.mark.games("king-and-assassins")

LITERALS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
DATA = st.recursive(
    LITERALS | st.text(max_size=8) | st.sampled_from(["null", "true", "7", "-1.5", "1/6/5f", "**", "a7", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)
WALKS = st.tuples(st.sampled_from(sorted(GAMES)), st.integers(0, 2**32), st.integers(0, 150))
WALKING = settings(deadline=None, max_examples=4 if os.environ.get("REGALIA_UNCOMPILED") else 60)


def walk(name: str, seed: int, plies: int) -> Game:
    """A game after some random actions, or at its end."""
    game, rng = regalia.new(name, seed=seed), Rng(seed)
    for _ in range(plies):
        if game.is_over:
            break
        legal = game.legal()
        game.push(legal[rng.below(len(legal))])
    return game


@settings(deadline=None)
@given(st.dictionaries(st.text(min_size=1, max_size=8), DATA, max_size=6))
def test_any_json_data_is_read_back(fields: dict[str, Any]) -> None:
    line = write_line("chess", "white", fields)
    assert "\n" not in line
    assert line.isascii()
    assert read_line(line) == ("chess", "white", fields)


@WALKING
@given(WALKS)
def test_the_line_of_a_seat_is_read_back_as_its_view(where: tuple[str, int, int]) -> None:
    game = walk(*where)
    for seat in (*game.seats, "spectator"):
        view = msgspec.structs.replace(game.view(seat), seen=())
        assert regalia.read_view(game.position_line(seat)) == view


@WALKING
@given(WALKS)
def test_the_line_of_a_whole_position_is_loaded_where_the_position_is(where: tuple[str, int, int]) -> None:
    game = walk(*where)
    line = game.position_line()
    assert read_line(line).fields == {k: v for k, v in game.position().items() if k != "game"}
    if game.rules.setup.can_load(game.state):
        loaded = regalia.load(line, chance="explicit")
        assert loaded == game
        assert loaded.position_line() == line


@WALKING
@given(WALKS, st.integers(0, 2**32))
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_line_pieces_and_drawing(
    where: tuple[str, int, int], seed: int
) -> None:
    game = walk(*where)
    for number, seat in enumerate((*game.seats, "spectator")):
        other = game.copy()
        if not game.is_over:
            other.state.determinize(number, Rng(seed))
        assert other.position_line(seat) == game.position_line(seat)
        assert other.position_hash(seat) == game.position_hash(seat)
        assert other.pieces(seat) == game.pieces(seat)
        assert other.svg(seat) == game.svg(seat)


def test_a_line_is_readable_and_stable() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    line = game.position_line("king")
    assert line.startswith(
        "king-and-assassins king actor=king result=null board=A phase=king round=1 card=2/5/4 "
        "left=(king=2,knights=5,assassins=4) captured_this_round=false kills_this_turn=0 wounds=0 king=j1 "
    )
    assert "assassins=(=)" in line
    assert "assassins=(monk=hidden,butcher=hidden,farmer=hidden)" in game.position_line()
    assert game.position_hash("king") == 2548861818397762237


def test_belief_and_worlds_are_made_from_a_line() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    line = game.position_line("king")
    assert len(regalia.belief(line).picks) == 220
    assert regalia.world_from(line, 1).position_line("king") == line


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("", 1),
        ("king-and-assassins", 19),
        ("king-and-assassins ", 19),
        ("king-and-assassins king phase", 30),
        ("king-and-assassins king phase=", 31),
        ("king-and-assassins king phase=(a,b", 35),
        ("king-and-assassins king phase=a)", 32),
        ("king-and-assassins king  phase=a", 25),
        ("king-and-assassins king 7=a", 25),
        ("king-and-assassins king a=1 a=2", 29),
        ("king-and-assassins king a=(b=1,b=2)", 32),
        ("king-and-assassins king a=(1=2)", 29),
        ('king-and-assassins king a="b', 27),
        ("king-and-assassins king a=\u00e9", 27),
        ("k k a=" + 20 * "(" + 20 * ")", 24),
    ],
)
def test_a_line_that_cannot_be_read_is_refused_with_its_column(line: str, column: int) -> None:
    with pytest.raises(regalia.BadPosition) as caught:
        read_line(line)
    assert (caught.value.reason, caught.value.arguments) == ("position-line", {"column": column})


def test_a_line_is_bounded() -> None:
    with pytest.raises(regalia.BadPosition) as caught:
        regalia.read_view("k k a=" + "a" * MAX_LENGTH)
    assert caught.value.reason == "position-line-long"


@settings(deadline=None)
@given(st.text(max_size=40))
def test_no_text_ends_in_another_error(text: str) -> None:
    for read in (regalia.load, regalia.read_view):
        with pytest.raises((regalia.BadPosition, regalia.BadField)):
            read(text)


def test_what_a_seat_knows_is_no_position_to_load() -> None:
    line = regalia.new("king-and-assassins", seed=7).position_line("king")
    with pytest.raises(regalia.BadPosition) as caught:
        regalia.load(line)
    assert caught.value.reason == "position-line-seat"
    assert read_line(line).seat != EVERYBODY


def test_a_line_of_an_unknown_game_or_with_a_wrong_field_names_it() -> None:
    with pytest.raises(regalia.BadField) as caught:
        regalia.read_view("chess white a=1")
    assert caught.value.field == "game"
    line = regalia.new("king-and-assassins", seed=7).position_line("king")
    with pytest.raises(regalia.BadField) as wrong:
        regalia.read_view(line.replace("round=0", "round=x"))
    assert wrong.value.field == "round"
