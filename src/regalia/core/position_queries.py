"""Queries of the current position of a game: who acts, legal actions, pieces, drawings. They change nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any
from warnings import warn

import msgspec

from regalia.core import constants
from regalia.core.action import Action, parse_action
from regalia.core.contract import CHANCE, SPECTATOR, Chances, Move, Outcome, Piece, Seat, View
from regalia.core.errors import BadField, BadNotation, GameOver, IllegalAction, Refusal, TooLarge
from regalia.core.position_line import EVERYBODY, write_line
from regalia.core.rules import Rules
from regalia.core.simulation import perft
from regalia.core.state import State
from regalia.core.styled_text import plain_text
from regalia.core.svg import draw_view
from regalia.core.validation import echo

MAX_PERFT_DEPTH = 8
MAX_PERFT_NODES = 50_000_000


class PositionQueries:
    """What can be asked of a game's current position. It knows the rules and the state, but no history.

    `Game` adds the history, playing and undoing.
    """

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state
        self._legal: dict[str, int] | None = None  # by text; a cache, cleared whenever `state` is replaced

    def __eq__(self, other: object) -> bool:
        """Whether both games are in the same position, hidden information included. Their history may differ.

        A game can change, so it has no hash; `position_line` and `position_hash` identify its position.
        """
        if not isinstance(other, PositionQueries):
            return NotImplemented
        if self is other:
            return True
        mine, theirs = (game.rules.setup.board_texts(game.state) for game in (self, other))
        return self.id == other.id and mine == theirs and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]  # a game changes, so it cannot be a key

    @property
    def id(self) -> str:
        """The id of the game being played."""
        return self.rules.id

    @property
    def spec(self) -> Rules:
        """The old name of `rules`."""
        warn("Game.spec is now Game.rules", DeprecationWarning, stacklevel=2)
        return self.rules

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats."""
        return self.rules.seats

    @property
    def actor(self) -> Seat | None:
        """The seat to act, "chance", or None when the game is over."""
        who = self.state.actor()
        if who == constants.OVER:
            return None
        return CHANCE if who == constants.CHANCE else self.seats[who]

    @property
    def is_over(self) -> bool:
        """Whether the game is over; then `outcome` says how."""
        return self.state.actor() == constants.OVER

    # Actions.

    def legal(self) -> list[str]:
        """The texts of the legal actions of the seat to act, sorted; none at a chance event."""
        return list(self._legal_moves())

    def legal_actions(self) -> list[Action]:
        """The actions of `legal`, in the same order, as objects that know their parts."""
        who = self.actor
        return [parse_action(self.rules, text, who) for text in self.legal()] if who is not None else []

    def is_legal(self, action: str) -> bool:
        """Whether `push` accepts this action or chance outcome now; a text that is not in notation is not legal."""
        try:
            return self.explain(action) is None
        except (BadNotation, GameOver):
            return False

    def costs(self) -> list[int] | None:
        """The cost of each action of `legal`, in the same order; None in a game without action points."""
        return self.rules.presentation.costs(self.state, list(self._legal_moves().values()))

    def chances(self) -> Chances | None:
        """The possible outcomes of the chance event that is due; None if none is due."""
        return self.rules.notation.chances(self.state) if self.actor == CHANCE else None

    def explain(self, text: str) -> Refusal | None:
        """Why an action is not allowed; None if it is. Raises: BadNotation, GameOver."""
        try:
            self._read(text)
        except IllegalAction as error:
            return error.refusal
        return None

    def outcome(self) -> Outcome | None:
        """Who has won and by which rule; None if the game is not over."""
        winner = self.state.winner()
        if winner == constants.NOBODY:
            return None
        seat = None if winner == constants.DRAW else self.seats[winner]
        return Outcome(winner=seat, reason=self.rules.observation.reason(self.state))

    # The board.

    def pieces(self, seat: str | None = None) -> Mapping[str, Piece]:
        """The pieces by space, as a seat or the spectator sees them; with all secrets if no seat is given.

        Raises: BadField if there is no such seat.
        """
        return self.rules.presentation.pieces(self._view_without_events(seat))

    def piece_at(self, space: str, seat: str | None = None) -> Piece | None:
        """The piece on a space, as a seat or the spectator sees it; with all secrets if no seat is given.

        Raises: BadField if there is no such seat, or no such space on the board.
        """
        view = self._view_without_events(seat)
        drawing = self.rules.presentation.drawing(view)
        if drawing is None or space not in {each.id for each in drawing.layout.spaces}:
            raise BadField("unknown-space", field="space", space=echo(space))
        return self.rules.presentation.pieces(view).get(space)

    def position_line(self, seat: str | None = None) -> str:
        """What a seat or the spectator knows of the position, in one line; the whole position if no seat is given.

        The events that led to it are not part of it. Equal lines mean equal knowledge of the position. `regalia.load`
        reads the line of a whole position, and `regalia.read_view` that of a seat.

        Raises: BadField if there is no such seat.
        """
        if seat is None:
            fields = self.position()
            return write_line(fields.pop("game"), EVERYBODY, fields)
        fields = msgspec.to_builtins(self._view_without_events(seat))
        del fields["seen"]
        return write_line(fields.pop("game"), fields.pop("seat"), fields)

    def position_hash(self, seat: str | None = None) -> int:
        """A hash of `position_line` with 64 bits, the same in every process. Raises: BadField if no such seat."""
        digest = hashlib.blake2b(self.position_line(seat).encode(), digest_size=8).digest()
        return int.from_bytes(digest)

    def svg(self, seat: str | None = None) -> str | None:
        """The board as SVG, as a seat or the spectator sees it; with all secrets if no seat is given.

        None for a game without spaces. Raises: BadField if there is no such seat.
        """
        return draw_view(self.rules, self._view_without_events(seat))

    def _repr_svg_(self) -> str | None:
        """The board as notebooks show it, including hidden information, like `str(game)`."""
        return self.svg()

    # The whole position.

    def position(self) -> dict[str, Any]:
        """The position as JSON data, including hidden information."""
        return self.rules.setup.position(self.state)

    def perft(self, depth: int) -> int:
        """The number of sequences of `depth` legal actions. Raises: BadField, TooLarge."""
        if type(depth) is not int or not 0 <= depth <= MAX_PERFT_DEPTH:
            raise BadField("perft-depth", field="depth", most=MAX_PERFT_DEPTH)
        nodes = perft(self.state, depth, MAX_PERFT_NODES)
        if nodes is None:
            raise TooLarge("perft-too-large", most=MAX_PERFT_NODES)
        return nodes

    def __str__(self) -> str:
        """A diagram of the position, including hidden information."""
        return plain_text(self.rules.presentation.diagram(self.rules.observation.view(self.state, None, ())))

    # Internals.

    def _view_without_events(self, seat: str | None) -> View:
        """The view of a seat, or of everything for None, with an empty `seen`. Raises: BadField."""
        who = None if seat is None else self._checked_seat(seat)
        view: View = self.rules.observation.view(self.state, who, ())
        return view

    def _checked_seat(self, seat: str) -> Seat:
        """A seat or the spectator. Raises: BadField if there is no such seat."""
        who = Seat(seat)
        if who not in (*self.seats, SPECTATOR):
            raise BadField("seat", field="seat", values=", ".join((*self.seats, SPECTATOR)))
        return who

    def _legal_moves(self) -> dict[str, int]:
        """The legal actions of the seat to act, by text, sorted."""
        if self._legal is None:
            moves = self.state.legal_actions()
            self._legal = dict(
                sorted(zip(self.rules.notation.write_all(self.state, moves), moves, strict=True))
            )
        return self._legal

    def _read(self, text: str) -> Move:
        """The legal action or possible chance outcome of a text. Raises: GameOver, BadNotation, IllegalAction."""
        if self.actor is None:
            raise GameOver("game-over")
        if isinstance(text, Action):
            text = str(text)  # compiled code accepts no subclass
        if self._legal is not None and text in self._legal:  # parsed before
            return self._legal[text]
        return self.rules.notation.read(self.state, text)
