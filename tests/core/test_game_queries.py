"""Questions to a game in play that users of python-chess know: is_legal, is_over, ply, peek, piece_at, equality."""

import pytest

import regalia
from regalia.core.game import Game

pytestmark = pytest.mark.games("king-and-assassins")

BOARD = "B"


@pytest.fixture
def game() -> Game:
    """A game in the king's first turn."""
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    return game


def finished() -> Game:
    """A game that is over."""
    game = regalia.new("king-and-assassins", seed=7)
    while not game.is_over:
        game.push(game.legal()[-1])
    return game


def test_is_legal_is_true_for_exactly_the_legal_actions(game: Game) -> None:
    assert all(game.is_legal(action) for action in game.legal())
    assert [
        text for text in ("j1j3", "i2xh2", "card:1/5/4", "nonsense", "", "END") if game.is_legal(text)
    ] == []


def test_is_legal_covers_chance_outcomes(game: Game) -> None:
    explicit = regalia.load(game.position(), chance="explicit")
    for action in ("end", "end"):
        explicit.push(action)
    assert explicit.is_legal("card:1/5/4")
    assert not explicit.is_legal("end")


def test_nothing_is_legal_after_the_end() -> None:
    game = finished()
    assert game.outcome() is not None
    assert not game.is_legal("end")
    assert not game.is_legal("nonsense")


def test_a_game_is_over_when_it_has_an_outcome(game: Game) -> None:
    assert not game.is_over
    assert finished().is_over


def test_ply_counts_actions_and_chance_outcomes_as_records_do(game: Game) -> None:
    assert game.ply == len(game.record().actions) == 3
    game.push("end")
    assert game.ply == 4
    game.pop()
    assert game.ply == 3


def test_peek_is_what_pop_would_undo(game: Game) -> None:
    game.push("end")
    assert game.peek() == "end"
    assert game.peek().seat == "king"
    assert [game.peek(), game.pop()] == ["end", "end"]
    assert [game.peek(), game.pop()] == ["pick:butcher,farmer,monk"] * 2
    with pytest.raises(regalia.NothingToUndo):
        game.peek()


def test_with_explicit_chance_peek_shows_the_outcome() -> None:
    game = regalia.new("king-and-assassins", chance="explicit", deal=None)
    with pytest.raises(regalia.NothingToUndo):
        game.peek()
    deal = regalia.new("king-and-assassins", seed=7).steps[0].text
    game.push(deal)
    assert (game.peek(), game.peek().seat, game.peek().kind) == (deal, "chance", "deal")


def test_a_piece_is_shown_as_a_seat_knows_it(game: Game) -> None:
    space = game.view("assassins").citizens["monk"]  # type: ignore[attr-defined]  # the fixture is of any game
    whole, mine, theirs = (game.piece_at(space, seat) for seat in (None, "assassins", "king"))
    assert whole == mine
    assert whole is not None
    assert theirs is not None
    assert (whole.id, whole.seat, whole.mark) == ("monk", "assassins", "*")
    assert (theirs.id, theirs.seat, theirs.mark) == ("monk", "assassins", "")


def test_an_empty_space_has_no_piece_and_an_unknown_one_is_refused(game: Game) -> None:
    king = game.piece_at("j1")
    assert king is not None
    assert (king.id, king.seat) == ("king", "king")
    assert game.piece_at("e1") is None
    for space in ("k1", "", "j11", "J1"):
        with pytest.raises(regalia.BadField) as caught:
            game.piece_at(space)
        assert caught.value.field == "space"
    with pytest.raises(regalia.BadField) as wrong:
        game.piece_at("j1", seat="queen")
    assert wrong.value.field == "seat"


@pytest.mark.games("king-of-the-hill")
def test_units_of_king_of_the_hill_have_their_side_and_the_mark_of_a_general() -> None:
    game = regalia.new("king-of-the-hill", scenario="introduction", seed=1)
    while game.view("blue").phase in ("army", "deploy"):
        game.push(game.legal()[0])
    pieces = game.pieces("blue")
    assert {piece.seat for piece in pieces.values()} == {"blue", "red"}
    assert sum(piece.mark == "*" for piece in pieces.values()) == 2
    assert all(game.piece_at(space, "red") == piece for space, piece in pieces.items())


def test_games_are_equal_in_the_same_position_whatever_led_there(game: Game) -> None:
    loaded = regalia.load(game.position(), seed=99)
    assert loaded == game
    assert loaded.ply == 0
    assert loaded.position_hash() == game.position_hash()
    game.push("end")
    assert loaded != game
    game.pop()
    assert loaded == game


def test_games_that_differ_in_hidden_information_differ() -> None:
    one, other = (regalia.new("king-and-assassins", seed=7) for _ in range(2))
    one.push("pick:butcher,farmer,monk")
    other.push("pick:appleman,farmer,monk")
    assert one != other
    assert one.position_hash() != other.position_hash()
    assert one.position_hash("king") == other.position_hash("king")


def test_games_on_different_boards_of_the_same_name_differ() -> None:
    text = regalia.rules("king-and-assassins").presentation.board_infos()[BOARD].text
    renamed = text.replace(text.splitlines()[0], text.splitlines()[0] + "!")
    deal = sorted(regalia.new("king-and-assassins", seed=7).view("king").citizens)
    one, other = (
        regalia.new("king-and-assassins", boards={"mine": each}, board="mine", deal=deal, seed=1)
        for each in (text, renamed)
    )
    assert one.position() == other.position()
    assert one != other


@pytest.mark.games("king-of-the-hill")
def test_a_game_equals_no_other_object_and_has_no_hash(game: Game) -> None:
    assert game != "king-and-assassins"
    assert game != regalia.new("king-of-the-hill", seed=7)
    with pytest.raises(TypeError):
        hash(game)
