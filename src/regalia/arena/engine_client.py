"""A typed client of `regalia engine`: the rules and the computer players in a process of their own."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from os import PathLike, fspath
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec

from regalia.arena.engine_messages import (
    ErrorAnswer,
    GameInfo,
    GamesAnswer,
    LegalActions,
    NewGame,
    PerftAnswer,
    Position,
    RecordAnswer,
    Refused,
    Status,
    Suggestion,
    Transition,
    ViewAnswer,
)
from regalia.arena.forfeit import BotFailure
from regalia.arena.process import Process, readable
from regalia.core.contract import Chance, View
from regalia.core.errors import RegaliaError
from regalia.core.record import Record
from regalia.core.validation import echo
from regalia.games.registry import read_view

ENGINE = (sys.executable, "-m", "regalia.cli", "engine")
MAX_ANSWER_BYTES = 16 << 20  # a view holds all events of its game
DEFAULT_TIMEOUT = 60.0
# The reasons of errors by kind of failure; all others are answers that make no sense.
FAILURES = {"start": "engine-start", "silent": "engine-silent", "crashed": "engine-crashed"}

A = TypeVar("A")


class EngineError(RegaliaError):
    """The engine does not answer: it could not be started, has stopped, or took too long."""

    code = "engine-error"


class EngineRefusal(EngineError):
    """The engine has answered a request with an error; the game is as it was.

    Attributes:
        answer: The error as the engine sent it: `code`, `rule`, `message` and `field`.
    """

    code = "engine-refusal"

    def __init__(self, answer: ErrorAnswer) -> None:
        super().__init__(answer.code)
        self.answer, self.rule, self.field = answer, answer.rule, answer.field

    def words(self, language: str | None = None) -> str:
        """The engine's own message, which is English."""
        return self.answer.message


class EngineClient:
    """A running `regalia engine`, with one method for each request of the engine protocol.

    >>> with EngineClient() as engine:
    ...     start = engine.new("king-and-assassins", seed=7)
    ...     moved = engine.apply("pick:butcher,farmer,monk")
    ...     start.actor, moved.actor, len(engine.legal().actions or [])
    ('assassins', 'king', 16)

    The engine holds one game at a time, and answers with everything, hidden information included; only `view` is
    limited to what a seat may know. Every method raises `EngineRefusal` if the engine refuses the request, and
    `EngineError` if the engine does not answer within the time limit; then its process is ended. In an asynchronous
    program, call the methods with `asyncio.to_thread`.

    Args:
        command: The engine, if not the one of this installation: a program of the engine protocol and its arguments.
        boards: A folder with additional boards for the engine of this installation.
        timeout: The seconds that an answer may take, in addition to the time limit of a `choose`.

    Raises:
        EngineError: The engine cannot be started.
    """

    def __init__(
        self,
        command: Sequence[str] = ENGINE,
        *,
        boards: str | PathLike[str] | None = None,
        timeout: float = DEFAULT_TIMEOUT,
    ) -> None:
        self.timeout = timeout
        options = [] if boards is None else ["--boards", fspath(boards)]
        try:
            self._process: Process | None = Process([*command, *options], line_bytes=MAX_ANSWER_BYTES)
        except BotFailure as failure:
            raise engine_error(failure) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the engine. It is safe to call this again."""
        process, self._process = self._process, None
        if process is not None:
            process.close()

    # Requests of the engine protocol.

    def games(self) -> list[GameInfo]:
        """The games of the engine with their seats and options."""
        return self._request(GamesAnswer, "games").games

    def new(self, game: str, *, seed: int | None = None, chance: Chance = "auto", **options: Any) -> NewGame:
        """Starts a game and discards the one before; the arguments are those of `regalia.new`."""
        return self._request(NewGame, "new", game=game, seed=seed, chance=chance, options=options)

    def load(self, position: dict[str, Any], *, seed: int | None = None, chance: Chance = "auto") -> NewGame:
        """Starts a game from a position and discards the one before."""
        return self._request(NewGame, "load", position=position, seed=seed, chance=chance)

    def state(self) -> Position:
        """The position, including hidden information."""
        return self._request(Position, "state")

    def legal(self) -> LegalActions:
        """The legal actions; at a chance event the possible outcomes."""
        return self._request(LegalActions, "legal")

    def apply(self, action: str) -> Transition:
        """Plays an action or a chance outcome."""
        return self._request(Transition, "apply", action=str(action))

    def undo(self) -> Status:
        """Undoes the last action and the chance outcomes after it."""
        return self._request(Status, "undo")

    def view(self, seat: str) -> View:
        """The view of a seat or of the spectator."""
        return read_view(self._request(ViewAnswer, "view", seat=seat).view)

    def perft(self, depth: int) -> int:
        """The number of sequences of `depth` legal actions."""
        return self._request(PerftAnswer, "perft", depth=depth).nodes

    def choose(
        self,
        *,
        level: int | None = None,
        time_ms: int | None = None,
        iterations: int | None = None,
        seed: int | None = None,
    ) -> Suggestion:
        """What a computer player would do for the seat to act, with what that seat may know."""
        more = (time_ms or 0) / 1000
        budget = {"level": level, "time_ms": time_ms, "iterations": iterations, "seed": seed}
        return self._request(Suggestion, "choose", more, **budget)

    def record(self) -> Record:
        """The record of the game so far."""
        return self._request(RecordAnswer, "record").record

    def quit(self) -> None:
        """Asks the engine to exit, and waits for it."""
        self._request(msgspec.Raw, "quit")
        self.close()

    # Internals.

    def _request(self, kind: type[A], command: str, seconds: float = 0.0, /, **fields: Any) -> A:
        """Sends a request, without the fields that are None, and reads the answer. Raises: EngineError."""
        if self._process is None:
            raise EngineError("engine-closed")
        given = {name: value for name, value in fields.items() if value is not None}
        line = msgspec.json.encode({"cmd": command, **given})
        try:
            answer = self._process.request(line, self.timeout + seconds)
            refused = read_answer(answer, Refused)
            if refused.error is None:
                return read_answer(answer, kind)
        except BotFailure as failure:
            self._process.kill()  # a late answer would be taken for that of the next request
            self._process = None
            raise engine_error(failure) from None
        raise EngineRefusal(refused.error)


def read_answer(line: bytes, kind: type[A]) -> A:
    """Decodes an answer. Raises: BotFailure."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BotFailure("rubbish", line=echo(readable(line)), why=str(error)) from None


def engine_error(failure: BotFailure) -> EngineError:
    """The error for a failure of the engine's process."""
    reason = FAILURES.get(failure.kind, "engine-rubbish")
    return EngineError(reason, **{"line": "", "why": "", "said": "", **failure.arguments})
