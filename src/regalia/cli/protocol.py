"""The engine protocol as a session: one request line in, one response line out; does no I/O."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from secrets import randbelow
from typing import Any, ClassVar, NamedTuple

from msgspec.structs import replace

from regalia.cli.json_lines import decode, encode
from regalia.core.contract import CHANCE, Option
from regalia.core.errors import (
    BadField,
    BadPosition,
    IllegalAction,
    MissingField,
    RegaliaError,
)
from regalia.core.game import MAX_SEED, Game, check_seed
from regalia.core.i18n import tr
from regalia.core.position_queries import MAX_PERFT_DEPTH
from regalia.core.rules import Rules
from regalia.core.validation import echo
from regalia.games.registry import unknown_game_code
from regalia.players import Adviser, Budget, SearchPlayer, level

DEFAULT_LEVEL = 5

Fields = dict[str, Any]


class UnknownCommand(RegaliaError):
    """A request names a command that the protocol does not have."""

    code: ClassVar[str] = "unknown-command"


class NoGame(RegaliaError):
    """A request needs a game, and none was started."""

    code: ClassVar[str] = "no-game"


class Session:
    """The state of one connection. A request that fails is answered with an error and changes nothing.

    >>> from regalia.games.registry import GAMES
    >>> Session(GAMES).answer(b'{"cmd": "quit"}')
    b'{"ok":true}'
    """

    def __init__(self, rules_by_id: Mapping[str, Rules]) -> None:
        self.rules_by_id = rules_by_id
        self.ended = False
        self.seed = randbelow(MAX_SEED + 1)  # of searches, for requests without a seed
        self._game: Game | None = None
        self._adviser_key: object = None
        self._adviser: Adviser | None = None

    def answer(self, line: bytes) -> bytes:
        """Answer a request line; both without line ends."""
        try:
            return encode(self.respond(line))
        except Exception as error:  # a bug here must not end the client's program
            message = tr("error-internal", kind=type(error).__name__)
            return encode(failure("internal-error", message))

    def respond(self, line: bytes) -> Fields:
        """Execute a request line. Returns: the result or the error, as a JSON object."""
        try:
            return {"ok": True, **self.execute(decode(line))}
        except RegaliaError as error:
            return error_response(error)

    def execute(self, request: Fields) -> Fields:
        """Check the fields of a request and run its command. Returns: the fields of the result."""
        command = find_command(request)
        for name, value in request.items():
            if name not in ("cmd", *command.needs, *command.takes):
                raise BadField("unknown-field", field=name, command=request["cmd"], name=echo(name))
            if value is None and name != "position":
                raise BadField("null-field", field=name)
        for name in command.needs:
            if name not in request:
                raise MissingField("missing-field", field=name, command=request["cmd"])
        return command.run(self, request)

    @property
    def game(self) -> Game:
        """The current game. Raises: NoGame."""
        if self._game is None:
            raise NoGame("no-game")
        return self._game

    # Commands.

    def games(self, _: Fields) -> Fields:
        return {
            "games": [
                {"id": rules.id, "seats": rules.seats, "options": protocol_options(rules)}
                for rules in self.rules_by_id.values()
            ]
        }

    def new(self, fields: Fields) -> Fields:
        options = fields.get("options", {})
        if not isinstance(options, dict):
            raise BadField("options", field="options")
        rules = self.rules_by_id.get(fields["game"]) if isinstance(fields["game"], str) else None
        if rules is None:
            raise BadField(
                unknown_game_code(fields["game"]),
                field="game",
                game=echo(fields["game"]),
                known=", ".join(self.rules_by_id),
            )
        self._game = Game.new(rules, options, **chance_arguments(fields))
        return {**self.state(fields), "seed": self._game.seed}

    def load(self, fields: Fields) -> Fields:
        position = fields["position"]
        if not isinstance(position, dict):
            raise BadPosition("position-kind", field="position")
        name = position.get("game")
        rules = self.rules_by_id.get(name) if isinstance(name, str) else None
        if rules is None:
            raise BadPosition(
                unknown_game_code(name), field="game", game=echo(name), known=", ".join(self.rules_by_id)
            )
        self._game = Game.load(rules, position, **chance_arguments(fields))
        return {**self.state(fields), "seed": self._game.seed}

    def state(self, _: Fields) -> Fields:
        return {"position": self.game.position(), **status(self.game)}

    def legal(self, _: Fields) -> Fields:
        chances = self.game.chances()
        if chances is None:
            return {"actor": self.game.actor, "actions": self.game.legal()}
        return {
            "actor": self.game.actor,
            "kind": chances.kind,
            "actions": chances.outcomes,
            "weights": chances.weights,
        }

    def apply(self, fields: Fields) -> Fields:
        trial = self.game.copy()
        if not isinstance(fields["action"], str):
            raise BadField("action", field="action")
        events = trial.push(fields["action"])
        self._game = trial
        return {"events": events, **status(trial)}

    def undo(self, _: Fields) -> Fields:
        trial = self.game.copy()
        trial.pop()
        self._game = trial
        return status(trial)

    def view(self, fields: Fields) -> Fields:
        return {"view": self.game.view(fields["seat"])}

    def perft(self, fields: Fields) -> Fields:
        game = self.game
        if not isinstance(fields["depth"], int):
            raise BadField("perft-depth", field="depth", most=MAX_PERFT_DEPTH)
        return {"nodes": game.perft(fields["depth"])}

    def choose(self, fields: Fields) -> Fields:
        game = self.game
        wanted = level(game.rules, fields.get("level", DEFAULT_LEVEL))
        own = {name: fields[name] for name in ("time_ms", "iterations") if name in fields}
        budget = Budget(**own) if own else wanted.budget
        seed = check_seed(fields["seed"]) if "seed" in fields else self.seed
        if game.actor == CHANCE:
            raise IllegalAction(game.rules.notation.out_of_turn(game.state))
        key = (wanted, budget, seed)
        if self._adviser is None or self._adviser.game is not game or self._adviser_key != key:
            self._adviser_key = key
            settings = wanted.by_seat(game.seats)
            self._adviser = Adviser(
                game, lambda: SearchPlayer("engine", game.rules, settings, budget=budget, seed=seed)
            )
        choice = self._adviser.advise()
        return {"action": choice.action, "stats": choice.stats, "seed": seed}

    def record(self, _: Fields) -> Fields:
        return {"record": self.game.record()}

    def quit(self, _: Fields) -> Fields:
        self.ended = True
        return {}


class Command(NamedTuple):
    """A command: its method, its required fields and its optional fields."""

    run: Callable[[Session, Fields], Fields]
    needs: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()


COMMANDS = {
    "games": Command(Session.games),
    "new": Command(Session.new, needs=("game",), takes=("options", "seed", "chance")),
    "load": Command(Session.load, needs=("position",), takes=("seed", "chance")),
    "state": Command(Session.state),
    "legal": Command(Session.legal),
    "apply": Command(Session.apply, needs=("action",)),
    "undo": Command(Session.undo),
    "view": Command(Session.view, needs=("seat",)),
    "perft": Command(Session.perft, needs=("depth",)),
    "choose": Command(Session.choose, takes=("level", "time_ms", "iterations", "seed")),
    "record": Command(Session.record),
    "quit": Command(Session.quit),
}


def protocol_options(rules: Rules) -> dict[str, Option]:
    """The options of a game with the fields that the protocol documents."""
    return {name: replace(option, relevant_if={}) for name, option in rules.setup.options().items()}


def find_command(request: Fields) -> Command:
    """The command that a request names. Raises: MissingField, BadField, UnknownCommand."""
    if "cmd" not in request:
        raise MissingField("no-command", field="cmd")
    name = request["cmd"]
    if not isinstance(name, str):
        raise BadField("command", field="cmd")
    if name not in COMMANDS:
        raise UnknownCommand("unknown-command", command=echo(name), known=", ".join(COMMANDS))
    return COMMANDS[name]


def chance_arguments(fields: Fields) -> Fields:
    """The arguments of a new game that concern chance."""
    return {name: fields[name] for name in ("seed", "chance") if name in fields}


def status(game: Game) -> Fields:
    """The seat to act, and the result if the game is over."""
    return {"actor": game.actor, "result": game.outcome()}


def error_response(error: RegaliaError) -> Fields:
    """Convert an error to a response."""
    return failure(error.code, str(error), rule=error.rule, field=error.field)


def failure(code: str, message: str, *, rule: str | None = None, field: str | None = None) -> Fields:
    """An error response."""
    error = {
        "code": code,
        "rule": rule,
        "message": without_surrogates(message),
        "field": field and without_surrogates(field),
    }
    return {"ok": False, "error": error}


def without_surrogates(text: str) -> str:
    """Replace lone surrogates, which JSON input may contain and UTF-8 output cannot."""
    return text.encode(errors="replace").decode()
