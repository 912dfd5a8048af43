"""The error tree, with stable codes.

::

    RegaliaError                base class; `code` is for programs and never changes
    ├── BadField                a value that is not allowed; `field` names it
    │   └── MissingField        a required value is missing
    ├── BadNotation             the text of an action cannot be parsed
    ├── IllegalAction           an action breaks a rule; `rule` is the rule's id
    ├── BadPosition             a position breaks a rule or cannot be parsed; `field` names the place
    ├── BadBoard                the text of a board breaks a rule or cannot be parsed; `line`, `column`
    ├── BadRecord               a record cannot be parsed, or does not replay; `ply` is the step, counted from 1
    ├── BadLesson               a lesson cannot be parsed; `field` names the place
    ├── GameOver                an action after the end
    ├── NothingToUndo           an undo at the beginning
    ├── TooLarge                a request would take too long
    └── GameFault               the code of a game failed, or returned what no game may return

`str(error)` is the message in the current language (`i18n.use_language`; English by default), and
`error.words("fr")` is French. Messages are for people and may change.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from regalia.core.i18n import Name, tr


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the rule that it breaks, and the code and arguments of a message."""

    rule: str
    code: str
    arguments: dict[str, str | int | Name] = {}

    def words(self, language: str | None = None) -> str:
        """The message in a language, or in the current one."""
        return tr(f"refusal-{self.code}", language, **self.arguments)


class RegaliaError(Exception):
    """Base class of all errors. `reason` and `arguments` select the message."""

    code: ClassVar[str] = "error"

    def __init__(self, reason: str, /, *, field: str | None = None, **arguments: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.field = field
        self.rule: str | None = None
        self.arguments = arguments

    def words(self, language: str | None = None) -> str:
        """The message in a language, or in the current one."""
        arguments = self.arguments if self.field is None else {"field": self.field, **self.arguments}
        return tr(f"error-{self.reason}", language, **arguments)

    def __str__(self) -> str:
        return self.words()


class BadField(RegaliaError):
    """A value is not allowed."""

    code = "bad-field"


class MissingField(BadField):
    """A required value is missing."""

    code = "missing-field"


class BadNotation(RegaliaError):
    """The text of an action cannot be parsed."""

    code = "bad-notation"


class IllegalAction(RegaliaError):
    """An action breaks a rule."""

    code = "illegal-action"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.rule = refusal.rule

    def words(self, language: str | None = None) -> str:
        return self.refusal.words(language)


class BadPosition(RegaliaError):
    """A position breaks a rule or cannot be parsed."""

    code = "bad-position"


class BadBoard(RegaliaError):
    """The text of a board breaks a rule or cannot be parsed."""

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
    """A record cannot be parsed, or does not replay."""

    code = "bad-record"

    def __init__(self, reason: str, *, ply: int | None = None, **arguments: Any) -> None:
        super().__init__(reason, ply=ply, **arguments)
        self.ply = ply


class BadLesson(RegaliaError):
    """A lesson cannot be parsed."""

    code = "bad-lesson"


class GameOver(RegaliaError):
    """An action was tried after the end of the game."""

    code = "game-over"


class NothingToUndo(RegaliaError):
    """An undo was tried, but no action has been played."""

    code = "nothing-to-undo"


class TooLarge(RegaliaError):
    """A request would take too long."""

    code = "too-large"


class GameFault(RegaliaError):
    """The code of a game failed: an exception, or a value that no game may return. `__cause__` is the exception."""

    code = "game-fault"
