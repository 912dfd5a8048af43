"""External programs as players: any command that implements the bot protocol, in JSON lines."""

from __future__ import annotations

import shlex
import shutil
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from regalia.arena.forfeit import BotFailure
from regalia.arena.limits import Limits
from regalia.arena.process import Process, readable
from regalia.core.contract import Outcome, Seat, View
from regalia.core.errors import BadField
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.core.rules import Rules
from regalia.core.validation import echo
from regalia.players import Choice, Stats

PROTOCOL = 1
PREFIX = "cmd:"

T = TypeVar("T")


class ReadyMessage(msgspec.Struct, tag_field="type", tag="ready"):
    """The answer to `hello`; further fields are ignored."""


class ActionMessage(msgspec.Struct):
    """The answer to `choose`; further fields are ignored."""

    action: str


def is_command(text: str) -> bool:
    """Whether a player's text names an external program."""
    return text.startswith(PREFIX)


def parse_command(text: str) -> list[str]:
    """The command of a player's text, split without a shell. Raises: BadField."""
    try:
        command = shlex.split(text.removeprefix(PREFIX))
    except ValueError as error:
        raise BadField("command-form", field="player", player=echo(text), what=str(error)) from None
    if not command or shutil.which(command[0]) is None:
        raise BadField("no-such-command", field="player", player=echo(text))
    return command


class BotPlayer:
    """An external program that plays one seat of one game from its view, the legal actions and its clocks.

    Raises: BadField if there is no such program.
    """

    def __init__(self, text: str, rules: Rules, *, seed: int, limits: Limits) -> None:
        self.name, self.rules, self.seed, self.limits = text, rules, seed, limits
        self.command = parse_command(text)
        self.process: Process | None = None
        self.seconds = 0.0  # total time of its choices
        self.trusted = True  # False after a protocol violation: then it is killed at once

    def begin(self, game: Game, seat: Seat) -> None:
        """Start the program and wait for `ready`. Raises: BotFailure."""
        self.process = Process(self.command)
        try:
            self._request(self._hello(game, seat), self.limits.start_ms, ReadyMessage)
        except BotFailure as failure:
            failure.kind = "late" if failure.kind == "silent" else failure.kind
            raise

    def choose(self, view: View) -> Choice:
        """Request an action from the program. Raises: BotFailure."""
        legal = Game.from_view(self.rules, view, Rng(0)).legal()
        clock = self._clock()
        request = {"type": "choose", "view": view, "legal": legal, "clock": clock}
        limit = min(milliseconds for milliseconds in clock.values() if milliseconds is not None)
        start = perf_counter()
        answer = self._request(request, limit, ActionMessage)
        seconds = perf_counter() - start
        self.seconds += seconds
        stats = Stats(iterations=0, time_ms=round(1000 * seconds), value=None, visits={})
        return Choice(action=answer.action, stats=stats)

    def end(self, outcome: Outcome | None) -> None:
        """Send the result to the program and end its process."""
        if self.process is None:
            return
        if self.trusted:
            self.process.send(msgspec.json.encode({"type": "end", "result": outcome}))
            self.process.close()
        else:
            self.process.kill()
        self.process = None

    def _hello(self, game: Game, seat: Seat) -> dict[str, Any]:
        options = game.setup.options or {}
        board_infos = self.rules.presentation.board_infos()
        boards = {name: board_infos[name].text for name in options.values() if name in board_infos}
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self.rules.id,
            "rules_version": self.rules.rules_version,
            "seat": seat,
            "options": options,
            "boards": boards,
            "seed": self.seed >> 10,  # 53 bits, which a double holds exactly
            "clock": self._clock(),
        }

    def _clock(self) -> dict[str, int | None]:
        """The milliseconds for one choice, and those left for the game."""
        game = self.limits.game_ms
        left = None if game is None else max(0, game - round(1000 * self.seconds))
        return {"move_ms": self.limits.move_ms, "game_ms": left}

    def _request(self, message: dict[str, Any], limit: int, kind: type[T]) -> T:
        """Send a message and wait `limit` milliseconds for the answer. Raises: BotFailure."""
        assert self.process is not None
        self.trusted = False
        line = self.process.request(msgspec.json.encode(message), limit / 1000)
        try:
            answer = msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            if self.process.settle():  # the answer follows: this line was unrequested
                raise self.process.unrequested(line) from None
            said = self.process.stderr_tail()
            raise BotFailure("rubbish", line=echo(readable(line)), why=str(error), said=said) from None
        self.trusted = True
        return answer
