"""Fuzzing of board texts: each gives a board, or an error with a place in the text."""

import re
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import regalia
from regalia.games.king_and_assassins.formats import board_files
from tests.games.king_and_assassins.board_texts import PLAIN
from tests.games.king_and_assassins.fuzzing import FUZZ, tried

TEXTS = [PLAIN, *(board.text for board in board_files.built_in().values())]
CHARACTERS = st.one_of(st.characters(), st.sampled_from("#.:,\t\r\n\0\ufeff\u2028\x0b\x1c ab1\uff10"))
ODD_LINES = (
    "", ":", ",", "::", "king: or", "gates: exit", "around : a1", "around a1:", "10", "crystal: no", "\u2028",
    "1 # # #", "name:\x00", "a b c d e f g h i j", "note: a: b", "\ufeff",
)  # fmt: skip
LINES = st.one_of(st.sampled_from(ODD_LINES), st.text(max_size=20))


def is_board_or_refused(text: str) -> None:
    """A valid board, or a BadBoard with its place; any other result fails."""
    board = tried(lambda: board_files.read("mine", text), regalia.BadBoard)
    if isinstance(board, regalia.BadBoard):
        lines = text.splitlines() or [""]
        assert 1 <= board.line <= len(lines)
        assert 1 <= board.column <= len(lines[board.line - 1]) + 1, "at most just after the line"
        assert "error-" not in str(board)
        return
    assert board.kings
    assert board.gates
    assert len(board.citizens) == 12
    assert all(len(board.knights[king]) == 7 for king in board.kings)
    assert not board.roofs & {*board.kings, *board.gates}


@FUZZ
@given(st.sampled_from(TEXTS), st.integers(0, 700), st.integers(0, 3), CHARACTERS)
@example(text=PLAIN, at=0, cut=0, put="\ufeff")
def test_a_board_with_any_character_changed_is_read_or_refused(
    text: str, at: int, cut: int, put: str
) -> None:
    at = min(at, len(text))
    is_board_or_refused(text[:at] + put + text[at + cut :])


@FUZZ
@given(st.sampled_from(TEXTS), st.integers(0, 20), st.booleans(), LINES)
@example(text=PLAIN, at=4, replace=True, line=",")
@example(text=PLAIN, at=12, replace=True, line="king: or")
def test_a_board_with_any_line_changed_is_read_or_refused(
    text: str, at: int, replace: bool, line: str
) -> None:
    lines = text.splitlines()
    lines[at : at + replace] = [line]
    is_board_or_refused("\n".join(lines))


@FUZZ
@given(st.sampled_from(TEXTS), st.permutations(range(20)))
def test_the_lines_of_a_board_in_any_order_are_read_or_refused(text: str, order: list[int]) -> None:
    lines = text.splitlines()
    is_board_or_refused("\n".join(lines[at] for at in order if at < len(lines)))


@FUZZ
@given(st.text())
@example("")
@example("\x00")
@example(":" * 5000)
def test_any_text_is_read_or_refused(text: str) -> None:
    is_board_or_refused(text)


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n\n", "\u2028", "\x0b"])
def test_lines_may_end_in_any_way(end: str) -> None:
    board = board_files.read("mine", PLAIN.replace("\n", end))
    assert (board.kings, board.citizens) == (("j1",), board_files.read("mine", PLAIN).citizens)


@pytest.mark.parametrize(
    ("rewrite", "says"),
    [
        (lambda text: text.replace("    ", "\t"), "tabs"),
        (lambda text: text.replace(" . ", "."), "cells without gaps"),
        (lambda text: re.sub(r"^[ \d]{2} ", "", text, flags=re.MULTILINE), "no numbers"),
        (lambda text: text.replace("    a b c d e f g h i j\n", ""), "no letters"),
        (lambda text: text.replace(" exit", ""), "no exit"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_spaces_labels_and_the_word_exit_may_be_left_out(rewrite: Callable[[str], str], says: str) -> None:
    assert rewrite(PLAIN) != PLAIN, says
    board = board_files.read("mine", rewrite(PLAIN))
    assert board.gates == {"c10": "north"}
    assert board.roofs == frozenset()


def test_a_board_of_ones_own_replaces_a_built_in_one_of_the_same_name_and_travels_along() -> None:
    game = regalia.new("king-and-assassins", board="A", boards={"A": PLAIN}, seed=1)
    assert game.record().setup.texts == {"A": PLAIN}
    assert regalia.replay(game.record().line()).record() == game.record()


def test_a_board_that_is_refused_is_refused_by_all_who_take_one() -> None:
    with pytest.raises(regalia.BadBoard):
        regalia.new("king-and-assassins", board="mine", boards={"mine": "nonsense"})
    with pytest.raises(regalia.BadBoard):
        regalia.rules("king-and-assassins", {"mine": ""})
