"""Messages about the server: its health, its games and their boards."""

from __future__ import annotations

from typing import Literal

from regalia.adapters.task_runner import WorkerHealth
from regalia.core.contract import Option, PlacedPiece
from regalia.web.messages.base import BoardText, Query, RequestBody, ResponseBody, ShortText


class Health(ResponseBody, frozen=True, kw_only=True):
    """Health of the server: version, connections, matches in memory, workers."""

    status: Literal["ok", "stopping"]
    version: str
    connections: int
    matches: int
    workers: WorkerHealth


class BoardName(ResponseBody, frozen=True, kw_only=True):
    """A board that can be chosen."""

    id: str
    name: str
    note: str


class GameInfo(ResponseBody, frozen=True, kw_only=True):
    """A game as the new-match form needs it: seats, options with their values, levels, boards.

    `own_boards` says whether players may play on boards of their own. The option that chooses the board is the one
    whose values are ids of `boards`.

    Of a game that is installed as a package, `texts` is the version of its texts, which browsers load, and `pieces` is
    the first position.
    """

    id: str
    rules_version: int
    seats: list[str]
    options: dict[str, Option]
    levels: list[int]
    boards: list[BoardName]
    own_boards: bool = False
    texts: str = ""
    pieces: tuple[PlacedPiece, ...] = ()


class GameTexts(ResponseBody, frozen=True, kw_only=True):
    """The texts of an installed game in a language, as Fluent messages, and the numbers of its rules."""

    messages: str
    rules: list[str]


class TextsQuery(Query, frozen=True, kw_only=True):
    """The version of the texts, which `GameInfo` has."""

    version: str | None = None


class Games(ResponseBody, frozen=True, kw_only=True):
    """All games, and the available languages."""

    games: list[GameInfo]
    languages: list[str]


class BoardSource(ResponseBody, frozen=True, kw_only=True):
    """The text of a board that comes with a game."""

    text: str


class CheckBoard(RequestBody, frozen=True, kw_only=True):
    """The text of a user's board."""

    game: ShortText
    text: BoardText
