"""Errors: one tree, stable codes, words from the catalogue."""

import inspect
import re
from collections.abc import Iterator

import pytest

from regalia.core import errors
from regalia.core.errors import (
    BadBoard,
    BadField,
    BadPosition,
    BadRecord,
    IllegalAction,
    Refusal,
    RegaliaError,
)
from regalia.core.i18n import tr

# Other programs depend on these: a code may be added, and never changed.
CODES = {
    "BadBoard": "bad-board",
    "BadLesson": "bad-lesson",
    "BadField": "bad-field",
    "BadNotation": "bad-notation",
    "BadPosition": "bad-position",
    "BadRecord": "bad-record",
    "GameFault": "game-fault",
    "GameOver": "game-over",
    "IllegalAction": "illegal-action",
    "MissingField": "missing-field",
    "NothingToUndo": "nothing-to-undo",
    "RegaliaError": "error",
    "TooLarge": "too-large",
}


def tree(kind: type[RegaliaError]) -> Iterator[type[RegaliaError]]:
    """A class and all below it that live in the same file."""
    yield kind
    for below in kind.__subclasses__():
        if below.__module__ == errors.__name__:
            yield from tree(below)


def test_the_codes_are_what_they_have_always_been_and_each_is_one_errors() -> None:
    codes = {kind.__name__: kind.code for kind in tree(RegaliaError)}
    assert codes == CODES
    assert len(set(codes.values())) == len(codes)


def test_the_tree_in_the_docstring_is_the_tree() -> None:
    drawn = re.findall(r"^[│├└─ ]*([A-Z]\w+) {2,}", inspect.getdoc(errors) or "", re.MULTILINE)
    assert sorted(drawn) == sorted(CODES)
    depths = {name: len(line) - len(line.lstrip("│├└─ ")) for name, line in lines(drawn)}
    for kind in tree(RegaliaError):
        if kind is not RegaliaError:
            parent = kind.__mro__[1].__name__
            assert depths[kind.__name__] == depths[parent] + 4


def lines(names: list[str]) -> Iterator[tuple[str, str]]:
    """The line of the docstring that draws each class."""
    for line in (inspect.getdoc(errors) or "").splitlines():
        for name in names:
            if re.match(rf"[│├└─ ]*{name}  ", line):
                yield name, line


def test_every_error_says_what_it_is_for() -> None:
    assert all(kind.__doc__ for kind in tree(RegaliaError))


def test_an_error_knows_its_field_and_says_it() -> None:
    error = BadField("unknown-option", field="options.jester")
    assert (error.code, error.field, error.rule) == ("bad-field", "options.jester", None)
    assert str(error) == tr("error-unknown-option", field="options.jester")
    assert error.words("en") == str(error)


def test_a_refusal_carries_its_rule() -> None:
    error = IllegalAction(Refusal("KA-5.1", "empty", {"space": "d5"}))
    assert (error.rule, str(error)) == ("KA-5.1", tr("refusal-empty", space="d5"))


@pytest.mark.games("king-and-assassins")
def test_a_board_knows_where_it_is_wrong() -> None:
    error = BadBoard("board-space", 3, 7, rule="KA-1.4", space="z9")
    what = tr("error-in-board", line=3, column=7, what=tr("error-board-space", space="z9"))
    assert (error.line, error.column, str(error)) == (3, 7, what)


def test_a_record_knows_the_ply() -> None:
    assert BadRecord("record-chance", ply=4).ply == 4
    assert "ply 4" in str(BadRecord("record-chance", ply=4))


def test_an_error_without_words_shows_its_code() -> None:
    assert str(BadPosition("never-heard-of", field="king")) == "error-never-heard-of {'field': 'king'}"
