"""Brandubh as Regalia's game contract asks for it: notation, events and views, and what people are shown."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from brandubh.position import (
    ATTACKER,
    ATTACKERS,
    CORNERS,
    DEFENDER,
    DEFENDERS,
    EMPTY,
    KING,
    KING_ONLY,
    LINES,
    MAX_QUIET,
    SEATS,
    SIZE,
    THRONE,
    Position,
    name,
    number,
)
from regalia.core.constants import DRAW
from regalia.core.contract import DrawnLayout, DrawnView, Event, Ground, Move, Piece, Seat, Space
from regalia.core.errors import BadPosition, Refusal
from regalia.core.i18n import tr
from regalia.core.plain_game import PerfectInformation, PlainNotation, PlainRules, PlainSetup
from regalia.core.python_state import PythonState
from regalia.core.rules import Knowledge, Presentation

GAME = "brandubh"
GROUNDS = {
    "field": Ground(color="sand"),
    "corner": Ground(color="stone", sign="cross"),
    "throne": Ground(color="brick", sign="ring"),
}
PIECES = {ATTACKER: ("attacker", ATTACKERS), DEFENDER: ("defender", DEFENDERS), KING: ("king", DEFENDERS)}


class PieceMoved(Event, frozen=True, kw_only=True):
    """A piece has moved."""

    kind: str
    start: str
    end: str


class PieceTaken(Event, frozen=True, kw_only=True):
    """A piece was captured."""

    kind: str
    space: str


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over."""

    winner: str | None
    reason: str  # the rule


class BrandubhView(DrawnView, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everybody sees: the whole position."""

    position: Position
    seen: tuple[PieceMoved | PieceTaken | GameEnded, ...]


class BrandubhSetup(PlainSetup):
    """The first position, and positions as JSON."""

    def check_position(self, position: Position) -> None:
        board = position.board
        if len(board) != SIZE * SIZE or set(board) - {ATTACKER, DEFENDER, KING, EMPTY}:
            raise BadPosition("brandubh-board", field="board")
        if board.count(ATTACKER) > 8 or board.count(DEFENDER) > 4 or board.count(KING) > 1:
            raise BadPosition("brandubh-too-many", field="board")
        if any(board[square] not in (EMPTY, KING) for square in KING_ONLY):
            raise BadPosition("brandubh-king-only", field="board")
        if position.turn not in (0, 1):
            raise BadPosition("brandubh-turn", field="turn")
        if not 0 <= position.quiet <= MAX_QUIET:
            raise BadPosition("brandubh-quiet", field="quiet", most=MAX_QUIET)


class BrandubhNotation(PlainNotation):
    """A move is its start and its end: `d2c2`."""

    pattern = re.compile(r"[a-g][1-7][a-g][1-7]")

    def write(self, state: PythonState, move: Move) -> str:
        assert isinstance(move, int)
        return name(move // 49) + name(move % 49)

    def refusal(self, state: PythonState, text: str) -> Refusal:
        board, start, end = state.position.board, number(text[:2]), number(text[2:])
        own = ATTACKER if state.actor() == 0 else DEFENDER + KING
        if board[start] not in own:
            return Refusal("B-3", "brandubh-not-yours", {"space": text[:2]})
        way = next((squares for squares in LINES[start] if end in squares), None)
        if way is None:
            return Refusal("B-4", "brandubh-not-straight")
        if any(board[square] != EMPTY for square in way[: way.index(end) + 1]):
            return Refusal("B-4", "brandubh-blocked")
        return Refusal("B-5", "brandubh-king-only")

    def out_of_turn(self, state: PythonState) -> Refusal:
        return Refusal("B-3", "brandubh-out-of-turn")


class BrandubhObservation(PerfectInformation[BrandubhView]):
    """Events and views."""

    def events(self, before: PythonState, move: Move, after: PythonState) -> list[Event]:
        assert isinstance(move, int)
        start, end = divmod(move, 49)
        old, new = before.position.board, after.position.board
        events: list[Event] = [PieceMoved(kind=PIECES[old[start]][0], start=name(start), end=name(end))]
        events += [
            PieceTaken(kind=PIECES[piece][0], space=name(square))
            for square, piece in enumerate(old)
            if square != start and piece != EMPTY and new[square] == EMPTY
        ]
        won, rule = after.position.end()
        if rule:
            events.append(GameEnded(winner=None if won == DRAW else SEATS[won], reason=rule))
        return events

    def reason(self, state: PythonState) -> str:
        rule: str = state.position.end()[1]
        return rule


class BrandubhPresentation(Presentation[PythonState, BrandubhView]):
    """The pieces and the board; the text diagram is the default one."""

    def pieces(self, view: BrandubhView) -> Mapping[str, Piece]:
        return {
            name(square): Piece(id=kind, seat=seat, name=kind, letters=piece.upper())
            for square, piece in enumerate(view.position.board)
            if piece != EMPTY
            for kind, seat in [PIECES[piece]]
        }

    def event_notation(self, event: Event) -> str | None:
        return f"{event.start}{event.end}" if isinstance(event, PieceMoved) else None

    def board_layouts(self) -> Mapping[str, DrawnLayout]:
        spaces = tuple(
            Space(id=name(square), x=square % SIZE, y=square // SIZE, ground=ground(square), level=0)
            for square in range(SIZE * SIZE)
        )
        title = tr(f"game-{GAME}")
        return {
            "board": DrawnLayout(
                game=GAME,
                id="board",
                name=title,
                note="",
                width=SIZE,
                height=SIZE,
                spaces=spaces,
                grounds=GROUNDS,
            )
        }


def ground(square: int) -> str:
    """The ground of a square: a corner and the throne are for the king only (B-5)."""
    return "throne" if square == THRONE else "corner" if square in CORNERS else "field"


class BrandubhRules(PlainRules[BrandubhView]):
    """The game."""

    id = GAME
    rules_version = 1
    seats = (Seat(SEATS[0]), Seat(SEATS[1]))
    draws = True

    def __init__(self) -> None:
        self.setup = BrandubhSetup(GAME, Position)
        self.notation = BrandubhNotation()
        self.observation = BrandubhObservation(self, BrandubhView)
        self.presentation = BrandubhPresentation()
        self.knowledge: Knowledge[Any, Any] = Knowledge()
