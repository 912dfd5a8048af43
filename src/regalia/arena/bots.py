"""Outside programs as players: any command that speaks the bot protocol, in lines of JSON."""

from __future__ import annotations

import shlex
import shutil
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from regalia.arena.forfeit import Misconduct
from regalia.arena.limits import Limits
from regalia.arena.process import Process, readable
from regalia.core.contract import Outcome, Seat, Spec, View
from regalia.core.errors import BadField
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.core.validation import echo
from regalia.players import Choice, Stats

PROTOCOL = 1
PREFIX = "cmd:"

T = TypeVar("T")


class Ready(msgspec.Struct, tag_field="type", tag="ready"):
    """What a program answers to `hello`; more fields are welcome, and not looked at."""


class Answer(msgspec.Struct):
    """What a program answers to `choose`; more fields are welcome, and not looked at."""

    action: str


def is_command(text: str) -> bool:
    """Whether a player is a program from outside."""
    return text.startswith(PREFIX)


def command_of(text: str) -> list[str]:
    """The command in the text of a player; no shell reads it. Raises: BadField."""
    try:
        command = shlex.split(text.removeprefix(PREFIX))
    except ValueError as error:
        raise BadField("command-form", field="player", player=echo(text), what=str(error)) from None
    if not command or shutil.which(command[0]) is None:
        raise BadField("no-such-command", field="player", player=echo(text))
    return command


class BotPlayer:
    """A program that plays one seat of one game. It is told its view, what is legal, and its clocks.

    Raises: BadField where there is no such program.
    """

    def __init__(self, text: str, spec: Spec, *, seed: int, limits: Limits) -> None:
        self.name, self.spec, self.seed, self.limits = text, spec, seed, limits
        self.command = command_of(text)
        self.process: Process | None = None
        self.seconds = 0.0  # that all its choices have taken
        self.trusted = True  # until it misbehaves

    def begin(self, game: Game, seat: Seat) -> None:
        """Start the program and wait until it is ready. Raises: Misconduct."""
        self.process = Process(self.command)
        try:
            self._ask(self._hello(game, seat), self.limits.start_ms, Ready)
        except Misconduct as misconduct:
            misconduct.kind = "late" if misconduct.kind == "silent" else misconduct.kind
            raise

    def choose(self, view: View) -> Choice:
        """Ask the program. Raises: Misconduct."""
        legal = Game.from_view(self.spec, view, Rng(0)).legal()
        clock = self._clock()
        request = {"type": "choose", "view": view, "legal": legal, "clock": clock}
        limit = min(milliseconds for milliseconds in clock.values() if milliseconds is not None)
        start = perf_counter()
        answer = self._ask(request, limit, Answer)
        seconds = perf_counter() - start
        self.seconds += seconds
        stats = Stats(iterations=0, time_ms=round(1000 * seconds), value=None, visits={})
        return Choice(action=answer.action, stats=stats)

    def end(self, outcome: Outcome | None) -> None:
        """Tell the program how the game ended, and see to it that it ends as well."""
        if self.process is None:
            return
        if self.trusted:
            self.process.tell(msgspec.json.encode({"type": "end", "result": outcome}))
            self.process.close()
        else:
            self.process.kill()
        self.process = None

    def _hello(self, game: Game, seat: Seat) -> dict[str, Any]:
        options = game.setup.options or {}
        charts = self.spec.board_infos()
        boards = {name: charts[name].text for name in options.values() if name in charts}
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self.spec.id,
            "rules_version": self.spec.rules_version,
            "seat": seat,
            "options": options,
            "boards": boards,
            "seed": self.seed >> 10,  # 53 bits: all that the numbers of some languages hold
            "clock": self._clock(),
        }

    def _clock(self) -> dict[str, int | None]:
        """The milliseconds for one choice, and what is left for all of the game."""
        game = self.limits.game_ms
        left = None if game is None else max(0, game - round(1000 * self.seconds))
        return {"move_ms": self.limits.move_ms, "game_ms": left}

    def _ask(self, message: dict[str, Any], limit: int, kind: type[T]) -> T:
        """The answer to a message, if it comes within so many milliseconds. Raises: Misconduct."""
        assert self.process is not None
        self.trusted = False
        line = self.process.ask(msgspec.json.encode(message), limit / 1000)
        try:
            answer = msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            if self.process.check_output():  # an answer follows: this line was one too many
                raise self.process.unasked(line) from None
            said = self.process.last_words()
            raise Misconduct("rubbish", line=echo(readable(line)), why=str(error), said=said) from None
        self.trusted = True
        return answer
