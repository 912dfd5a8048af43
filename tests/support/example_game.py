"""A small example game for the conformance suite: a coin under one of three shells, and one or two looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self, cast

import msgspec

from regalia.core.constants import CHANCE, DRAW, NOBODY, OVER
from regalia.core.contract import Chances, Event, Move, Option, Outcome, Seat, View
from regalia.core.errors import BadField, BadNotation, BadPosition, IllegalAction, Refusal
from regalia.core.rng import Rng
from regalia.core.rules import Knowledge, MatchSetup, Notation, Observation, Presentation, Rules
from regalia.core.state import ActionBuffer, State
from regalia.core.styled_text import Span, StyledText
from regalia.core.validation import convert

GAME = "shells"
HIDER, SEEKER = SEATS = Seat("hider"), Seat("seeker")
LOOKS = (1, 2, 2)  # outcomes of the die: two looks are twice as likely as one
STOP = 10


class Board(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as JSON: looks left (None before the die is cast), the coin, and the turned shells."""

    game: Literal["shells"]
    left: Literal[0, 1, 2] | None
    coin: Literal[0, 1, 2] | None
    turned: list[Literal[0, 1, 2]]
    stopped: bool


class Shells(State):
    """One position."""

    def __init__(self) -> None:
        self.left: int | None = None
        self.coin: int | None = None
        self.turned: list[int] = []
        self.stopped = False

    def c_actor(self) -> int:
        if self.c_winner() != NOBODY:
            return OVER
        return CHANCE if self.left is None else 0 if self.coin is None else 1

    def c_legal_actions(self, out: ActionBuffer) -> None:
        out.n = 0
        for shell in range(3):
            if shell not in self.turned:
                out.c_push(shell)
        if self.coin is not None:
            out.c_push(STOP)

    def c_apply(self, action: int) -> None:
        if self.coin is None:
            self.coin = action
        elif action == STOP:
            self.stopped = True
        else:
            assert self.left is not None
            self.turned = sorted([*self.turned, action])
            self.left -= 1

    def c_sample_chance(self, rng: Rng, out: ActionBuffer) -> None:
        out.n = 0
        out.c_push(LOOKS[rng.c_below(3)])

    def c_is_possible(self, outcome: ActionBuffer) -> bool:
        return outcome.n == 1 and outcome.a[0] in LOOKS

    def c_apply_chance(self, outcome: ActionBuffer) -> None:
        self.left = outcome.a[0]

    def c_copy_from(self, other: State) -> None:
        assert isinstance(other, Shells)
        self.left, self.coin, self.stopped = other.left, other.coin, other.stopped
        self.turned = list(other.turned)

    def c_determinize(self, seat: int, rng: Rng) -> None:
        if seat != 0 and self.coin is not None and self.c_actor() != OVER:
            places = [shell for shell in range(3) if shell not in self.turned]
            self.coin = places[rng.c_below(len(places))]

    def c_winner(self) -> int:
        if self.coin is not None and self.coin in self.turned:
            return 1
        return DRAW if self.stopped else 0 if self.left == 0 else NOBODY

    def blank(self) -> Self:
        return type(self)()


class Cast(Event, frozen=True, kw_only=True):
    looks: int


class Hidden(Event, frozen=True, kw_only=True):
    coin: int | None = None


class Looked(Event, frozen=True, kw_only=True):
    shell: int
    found: bool


class Stopped(Event, frozen=True, kw_only=True):
    coin: int


class ShellsView(View, frozen=True, kw_only=True, forbid_unknown_fields=True):
    left: int | None
    coin: int | None
    turned: list[int]
    stopped: bool
    seen: tuple[Cast | Hidden | Looked | Stopped, ...]


def load(position: Any) -> Shells:
    """The position of JSON data. Raises: BadPosition."""
    board = convert(position, Board, lambda what, field: BadPosition("bad", field=field or "position"))
    state = Shells()
    state.left, state.coin, state.stopped = board.left, board.coin, board.stopped
    state.turned = list(board.turned)
    if state.turned != sorted(set(state.turned)) or (state.turned and board.coin is None):
        raise BadPosition("bad", field="turned")
    if (board.left is None or (board.left == 0 and not board.turned)) and board.coin is not None:
        raise BadPosition("bad", field="left")
    if len(state.turned) + (board.left or 0) > 2 or (board.left == 0 and not board.turned):
        raise BadPosition("bad", field="left")
    if board.stopped and (board.coin is None or board.coin in board.turned or not board.left):
        raise BadPosition("bad", field="stopped")
    return state


class ShellsSetup(MatchSetup[Shells]):
    """No options, one first position."""

    def options(self) -> Mapping[str, Option]:
        return {}

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        for name in options:
            raise BadField("unknown-option", field=f"options.{name}")
        return {}

    def start(self, options: Mapping[str, Any]) -> Shells:
        return Shells()

    def position(self, state: Shells) -> dict[str, Any]:
        public = {"game": GAME, "left": state.left, "turned": list(state.turned), "stopped": state.stopped}
        return {**public, "coin": state.coin}

    def load(self, position: Any) -> Shells:
        return load(position)


class ShellsNotation(Notation[Shells]):
    """`cast:2`, `hide:1`, `look:0` and `stop`."""

    def read(self, state: Shells, text: str) -> Move:
        word, _, number = text.partition(":")
        if text != "stop" and (word not in ("cast", "hide", "look") or number not in ("0", "1", "2")):
            raise BadNotation("notation", action=text)
        awaited = {CHANCE: ("cast",), 0: ("hide",), 1: ("look", "stop")}[state.actor()]
        if word not in awaited:
            raise IllegalAction(self.out_of_turn(state))
        if word == "cast" and state.is_possible([int(number)]):
            return (int(number),)
        move = STOP if word == "stop" else int(number)
        if word == "cast" or not state.is_legal(move):
            raise IllegalAction(Refusal("S-2", "turned"))
        return move

    def write(self, state: Shells, move: Move) -> str:
        if isinstance(move, tuple):
            return f"cast:{move[0]}"
        return "stop" if move == STOP else f"{'hide' if state.coin is None else 'look'}:{move}"

    def chances(self, state: Shells) -> Chances:
        return Chances(kind="cast", outcomes=["cast:1", "cast:2"], weights=[1, 2])

    def out_of_turn(self, state: Shells) -> Refusal:
        return Refusal("S-1", "not-now")


class ShellsObservation(Observation[Shells, ShellsView]):
    """Only the hider sees the coin."""

    def events(self, before: Shells, move: Move, after: Shells) -> list[Event]:
        if isinstance(move, tuple):
            return [Cast(looks=move[0])]
        coin = before.coin
        if coin is None:
            return [Hidden(coin=move)]
        return [Stopped(coin=coin)] if move == STOP else [Looked(shell=move, found=move == coin)]

    def observe(self, event: Event, seat: Seat) -> Event | None:
        return Hidden() if isinstance(event, Hidden) and seat != HIDER else event

    def reveals_to(self, event: Event, seat: Seat) -> bool:
        return isinstance(event, Cast | Looked | Stopped)

    def view(self, state: Shells, seat: Seat | None, seen: Sequence[Event]) -> ShellsView:
        who, won = state.actor(), state.winner()
        over = won != NOBODY
        result = Outcome(SEATS[won] if won >= 0 else None, self.reason(state)) if over else None
        return ShellsView(
            game=GAME,
            seat=seat or "everybody",
            actor=None if over else "chance" if who < 0 else SEATS[who],
            result=result,
            left=state.left,
            coin=state.coin if over or seat in (None, HIDER) else None,
            turned=list(state.turned),
            stopped=state.stopped,
            seen=cast("tuple[Cast | Hidden | Looked | Stopped, ...]", tuple(seen)),
        )

    def read_view(self, view: Any) -> ShellsView:
        return convert(view, ShellsView, lambda what, field: BadField("unreadable", field=field, what=what))

    def world(self, view: ShellsView, rng: Rng) -> Shells:
        coin = view.coin
        if view.seat != HIDER and view.actor == SEEKER:
            places = [shell for shell in range(3) if shell not in view.turned]
            coin = places[rng.below(len(places))]
        position = {"game": view.game, "left": view.left, "turned": view.turned, "stopped": view.stopped}
        try:
            return load({**position, "coin": coin})
        except BadPosition as error:
            raise BadField("no-world", field=error.field) from error

    def reason(self, state: Shells) -> str:
        return {0: "S-3", 1: "S-4", DRAW: "S-5"}[state.winner()]


class ShellsPresentation(Presentation[Shells, ShellsView]):
    """The shells that were turned."""

    def diagram(self, view: ShellsView) -> StyledText:
        return [[Span(f"{msgspec.to_builtins(view)['turned']}")]]


class ShellsRules(Rules[Shells, ShellsView]):
    """The game."""

    id = GAME
    rules_version = 1
    seats = SEATS
    draws = False

    def __init__(self) -> None:
        self.setup = ShellsSetup()
        self.notation = ShellsNotation()
        self.observation = ShellsObservation()
        self.presentation = ShellsPresentation()
        self.knowledge = Knowledge()
