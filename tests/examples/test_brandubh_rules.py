"""The rules of the example game Brandubh, B-1 to B-10 of its README."""

from __future__ import annotations

import pytest
from brandubh.manifest import BrandubhRules, GameEnded, PieceMoved, PieceTaken
from brandubh.position import EMPTY, START, Position, number

from regalia.core.contract import Subject
from regalia.core.errors import BadPosition, IllegalAction
from regalia.core.explanations import explain
from regalia.core.game import Game
from regalia.testing import check

RULES = BrandubhRules()
SPACES = [f"{column}{row}" for column in "abcdefg" for row in range(1, 8)]


def game(turn: int = 0, quiet: int = 0, **pieces: str) -> Game:
    """A game from a position: `a="d1 d2"` puts attackers there."""
    board = [EMPTY] * 49
    for piece, squares in pieces.items():
        for square in squares.split():
            board[number(square)] = piece
    position = {"game": "brandubh", "board": "".join(board), "turn": turn, "quiet": quiet}
    return Game.load(RULES, position)


def refused_by(played: Game, text: str) -> str | None:
    refusal = played.explain(text)
    return refusal.rule if refusal else None


def test_b_1_and_b_2_the_king_begins_on_the_throne_between_the_attackers() -> None:
    first = Game.new(RULES, {}, seed=0)
    assert str(first).splitlines()[:-1] == [
        "7 + . . A . . +",
        "6 . . . A . . .",
        "5 . . . D . . .",
        "4 A A D K D A A",
        "3 . . . D . . .",
        "2 . . . A . . .",
        "1 + . . A . . +",
    ]


def test_b_3_the_attackers_move_first_and_the_sides_take_turns() -> None:
    played = Game.new(RULES, {}, seed=0)
    assert (played.actor, refused_by(played, "d3c3")) == ("attackers", "B-3")
    played.push("d1c1")
    assert (played.actor, refused_by(played, "d2c2")) == ("defenders", "B-3")
    with pytest.raises(IllegalAction):
        played.push("d3c3", seat="attackers")


def test_b_4_a_piece_moves_like_a_rook_and_does_not_jump() -> None:
    played = Game.new(RULES, {}, seed=0)
    assert {text for text in played.legal() if text.startswith("d1")} == {"d1b1", "d1c1", "d1e1", "d1f1"}
    assert (refused_by(played, "d1c2"), refused_by(played, "d1d3"), refused_by(played, "d2d3")) == (
        "B-4",
    ) * 3


def test_b_5_only_the_king_stops_on_corners_and_on_the_throne() -> None:
    played = game(a="d1 a4", k="g2", d="f6")
    assert (refused_by(played, "d1a1"), refused_by(played, "a4d4"), refused_by(played, "a4e4")) == (
        "B-5",
        "B-5",
        None,
    )
    assert "g2g1" in game(turn=1, a="d1", k="g2").legal()
    assert "d2d4" in game(turn=1, a="f1", k="d2").legal()


def test_b_6_a_piece_between_two_enemies_is_captured() -> None:
    played = game(a="b2 d1", d="c2", k="g4")
    assert played.push("d1d2") == [
        PieceMoved(kind="attacker", start="d1", end="d2"),
        PieceTaken(kind="defender", space="c2"),
    ]
    assert played.position()["quiet"] == 0
    safe = game(turn=1, a="b2 d2", d="c1", k="g4")
    safe.push("c1c2")  # between two enemies, but by its own move
    assert safe.position()["board"][number("c2")] == "d"


@pytest.mark.parametrize(("taken", "start", "end"), [("b1", "c3", "c1"), ("d5", "a6", "d6")])
def test_b_6_a_corner_and_the_empty_throne_are_enemies(taken: str, start: str, end: str) -> None:
    played = game(a=start, d=f"{taken} f7", k="g4")
    played.push(start + end)
    assert played.position()["board"][number(taken)] == EMPTY


def test_b_6_the_king_captures_too() -> None:
    played = game(turn=1, a="c2 f7", d="b2", k="d1")
    played.push("d1d2")
    assert played.position()["board"][number("c2")] == EMPTY


def ended(played: Game) -> tuple[str | None, str] | None:
    outcome = played.outcome()
    return (outcome.winner, outcome.reason) if outcome else None


def test_b_7_two_attackers_capture_the_king() -> None:
    played = game(a="b2 d1", k="c2")
    played.push("d1d2")
    assert ended(played) == ("attackers", "B-7")


def test_b_7_on_the_throne_it_takes_four() -> None:
    three = game(a="c4 d3 a5", k="d4")
    three.push("a5d5")
    assert ended(three) is None
    four = game(a="c4 d3 e4 a5", k="d4")
    four.push("a5d5")
    assert ended(four) == ("attackers", "B-7")


def test_b_8_the_king_wins_on_a_corner() -> None:
    played = game(turn=1, a="d1", k="g2")
    assert played.push("g2g1")[-1] == GameEnded(winner="defenders", reason="B-8")


def test_b_9_a_side_that_cannot_move_loses() -> None:
    assert ended(game(d="c3", k="b4")) == ("defenders", "B-9")  # no attacker is left
    assert ended(game(turn=1, a="a2", d="c3", k="b4")) is None


def test_b_10_fifty_moves_without_a_capture_are_a_draw() -> None:
    played = game(quiet=49, a="d1", k="f6")
    played.push("d1d2")
    assert ended(played) == (None, "B-10")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("board", "x" * 49),
        ("board", START[1:]),
        ("board", START.replace(".", "d")),
        ("board", "a" + START[1:22] + "." + START[23:]),
        ("turn", 2),
        ("quiet", 51),
        ("quiet", -1),
    ],
)
def test_a_position_that_breaks_a_rule_is_refused_with_its_field(field: str, value: object) -> None:
    position = {"game": "brandubh", "board": START, "turn": 0, "quiet": 0, field: value}
    with pytest.raises(BadPosition) as caught:
        Game.load(RULES, position)
    assert caught.value.field == field


def test_perft_counts_the_moves_from_the_start() -> None:
    first = Game.new(RULES, {}, seed=0)
    assert [first.perft(depth) for depth in range(4)] == [1, 40, 960, 39_512]


def test_the_game_keeps_the_contract() -> None:
    report = check(RULES, games=4, seed=1, skip=["words"])  # its texts are registered when it is installed
    assert report.failures == []
    assert Position().copy() == Position()


def test_a_piece_is_explained_without_code_of_the_game() -> None:
    first = Game.new(RULES, {}, seed=0)
    seat = first.actor
    assert seat is not None

    own = explain(RULES, first.view(seat), Subject(space="d1"))
    blocked = explain(RULES, first.view(seat), Subject(space="d4"))

    assert set(own.legal) == {text for text in first.legal() if text.startswith("d1")}
    assert {action: reason.rule for reason in own.reasons for action in reason.actions} == {
        f"d1{to}": refused_by(first, f"d1{to}") for to in SPACES if to != "d1" and f"d1{to}" not in own.legal
    }
    assert blocked.legal == ()
    assert blocked.reasons
