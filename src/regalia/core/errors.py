"""Everything that can be wrong, as one tree with stable codes.

RegaliaError                what all of it is; `code` is for programs and never changes
├── BadField                a value that is not one of those allowed; `field` names it
│   └── MissingField        a value that must be there and is not
├── BadNotation             the text of an action that cannot be read
├── IllegalAction           an action that breaks a rule; `rule` is its id
├── BadPosition             a position that breaks a rule or cannot be read; `field` names where
├── BadBoard                the text of a board that breaks a rule or cannot be read; `line`, `column`
├── BadRecord               a record that does not replay; `ply` says where, counted from 1
├── GameOver                an action after the end
├── NothingToUndo           a step back from the beginning
└── TooLarge                a question whose answer would take too long

The words come from the catalogue: `str(error)` is in the language of the reader, English where nobody has
said who reads; `error.words("fr")` is French. Words are for people and may change.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from regalia.core.i18n import Name, tr


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the rule it breaks, and a code with arguments for the words."""

    rule: str
    code: str
    arguments: dict[str, str | int | Name] = {}

    def words(self, language: str | None = None) -> str:
        """The refusal as a player reads it."""
        return tr(f"refusal-{self.code}", language, **self.arguments)


class RegaliaError(Exception):
    """What all errors of Regalia are. `reason` and `arguments` give the words."""

    code: ClassVar[str] = "error"

    def __init__(self, reason: str, /, *, field: str | None = None, **arguments: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.field = field
        self.rule: str | None = None
        self.arguments = arguments

    def words(self, language: str | None = None) -> str:
        """What is wrong, for people."""
        arguments = self.arguments if self.field is None else {"field": self.field, **self.arguments}
        return tr(f"error-{self.reason}", language, **arguments)

    def __str__(self) -> str:
        return self.words()


class BadField(RegaliaError):
    """A value that is not one of those allowed."""

    code = "bad-field"


class MissingField(BadField):
    """A value that must be there and is not."""

    code = "missing-field"


class BadNotation(RegaliaError):
    """The text of an action that cannot be read."""

    code = "bad-notation"


class IllegalAction(RegaliaError):
    """An action that can be read, and breaks a rule."""

    code = "illegal-action"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.rule = refusal.rule

    def words(self, language: str | None = None) -> str:
        return self.refusal.words(language)


class BadPosition(RegaliaError):
    """A position that breaks a rule or cannot be read."""

    code = "bad-position"


class BadBoard(RegaliaError):
    """The text of a board that breaks a rule or cannot be read."""

    code = "bad-board"

    def __init__(self, reason: str, line: int, column: int, *, rule: str, **arguments: Any) -> None:
        super().__init__(reason, line=line, column=column, **arguments)
        self.line = line
        self.column = column
        self.rule = rule

    def words(self, language: str | None = None) -> str:
        what = tr(f"error-{self.reason}", language, **self.arguments)
        return tr("error-in-board", language, line=self.line, column=self.column, what=what)


class BadRecord(RegaliaError):
    """A record that cannot be read, or that does not replay."""

    code = "bad-record"

    def __init__(self, reason: str, *, ply: int | None = None, **arguments: Any) -> None:
        super().__init__(reason, ply=ply, **arguments)
        self.ply = ply


class GameOver(RegaliaError):
    """An action after the end."""

    code = "game-over"


class NothingToUndo(RegaliaError):
    """A step back from the beginning."""

    code = "nothing-to-undo"


class TooLarge(RegaliaError):
    """A question whose answer would take too long."""

    code = "too-large"
