"""The history of a game as a view has seen it: its turns, reconstructed backwards from the current position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regalia.core.errors import BadField
from regalia.games.king_and_assassins.engine import constants
from regalia.games.king_and_assassins.engine.board import Board
from regalia.games.king_and_assassins.engine.rules import BoardTables, KingAndAssassinsState
from regalia.games.king_and_assassins.observation import events as e
from regalia.games.king_and_assassins.observation.view import PUBLIC, View

MAX_POINTS = max(constants.CARD_POINTS[2::4])


@dataclass(frozen=True)
class Turn:
    """A whole turn of the assassins from public information: in its states only known assassins are picked."""

    before: KingAndAssassinsState
    after: KingAndAssassinsState
    spent: dict[int, int]  # points spent on each unrevealed citizen, by number
    wounded: bool
    unused: int


class PublicHistory:
    """The public part of a position, which can be rewound event by event."""

    def __init__(self, view: View, board: Board) -> None:
        self.tables = BoardTables(board)
        self.king = constants.SQUARES.get(view.king or "", constants.GONE)
        self.knights = [constants.SQUARES[space] for space in view.knights]
        self.citizens = [
            constants.SQUARES.get(view.citizens.get(name, ""), constants.GONE) for name in constants.CITIZENS
        ]
        self.known = sum(
            1 << i for i, name in enumerate(constants.CITIZENS) if view.assassins.get(name) in PUBLIC
        )
        self.wounds = view.wounds
        self.round = view.round
        self.deck = [view.deck.count(card) for card in constants.CARDS]
        self.at_pick = view.phase == "pick"  # (KA-4.1) the position is the first one

    def rewind(self, event: e.KaEvent) -> None:
        """Undoes an event. Raises: BadField if it is inconsistent with the position."""
        try:
            self.undo(event)
        except (KeyError, ValueError) as error:
            raise BadField("no-world", field="seen") from error

    def undo(self, event: e.KaEvent) -> None:
        """Undoes an event. Raises: KeyError, ValueError."""
        match event:
            case e.CitizenMoved() | e.AssassinMoved() | e.Shoved():
                self.restore_citizen(
                    event.citizen, constants.SQUARES[event.to], constants.SQUARES[event.start]
                )
            case e.KnightMoved():
                self.knights[self.knights.index(constants.SQUARES[event.to])] = constants.SQUARES[event.start]
            case e.KingMoved():
                self.restore_king(constants.SQUARES[event.to], constants.SQUARES[event.start])
            case e.KingEntered():
                self.restore_king(constants.GONE, constants.SQUARES[event.gate])
            case e.Captured() | e.Eliminated():
                self.restore_citizen(event.citizen, constants.GONE, constants.SQUARES[event.space])
            case e.KnightKilled():
                self.knights.append(constants.SQUARES[event.space])
            case e.KingWounded():
                self.wounds = checked_count(self.wounds - 1)
                if self.king == constants.GONE:
                    self.king = constants.SQUARES[event.space]
            case e.Revealed():
                self.known &= ~(1 << constants.CITIZENS.index(event.citizen))
            case e.CardTurned():
                card = constants.CARDS.index(event.card)
                self.deck[card] = checked_count(self.deck[card] + 1, most=constants.CARD_COUNTS[card])
                self.round = checked_count(self.round - 1)
            case e.Started():
                self.king, self.knights = constants.GONE, []

    def restore_citizen(self, citizen: str, expected: int, origin: int) -> None:
        """Moves a citizen back to `origin`. Raises: ValueError if it is not on the expected square."""
        who = constants.CITIZENS.index(citizen)
        if self.citizens[who] != expected:
            raise ValueError(citizen)
        self.citizens[who] = origin

    def restore_king(self, expected: int, origin: int) -> None:
        """Moves the king back to `origin`. Raises: ValueError if he is not on the expected square."""
        if self.king != expected:
            raise ValueError("king")
        self.king = origin

    def assassins_state(self, points: int) -> KingAndAssassinsState:
        """The position as a state in the assassins' turn, with this many points left.

        Raises: BadField if the king is missing, or there are too many knights or points.
        """
        if (
            self.king == constants.GONE
            or len(self.knights) > constants.N_KNIGHTS
            or not 0 <= points <= MAX_POINTS
        ):
            raise BadField("no-world", field="seen")
        state = KingAndAssassinsState(self.tables)
        state.phase, state.round, state.assassin_ap = constants.ASSASSINS_TURN, self.round, points
        state.king, state.wounds, state.deck = self.king, self.wounds, self.deck
        state.knights = sorted(self.knights) + [constants.GONE] * (constants.N_KNIGHTS - len(self.knights))
        state.citizens = self.citizens
        state.picked = state.known = self.known
        state.rebuild_cells()
        return state


def turns(view: View, history: PublicHistory) -> Iterator[Turn]:
    """The assassins' turns that a view has seen completely, the latest first.

    Afterwards the history is rewound to the first event seen, or to the pick (KA-4.1).
    Raises: BadField if the events are inconsistent with the position.
    """
    after: KingAndAssassinsState | None = None
    spent: dict[int, int] = {}
    points = unused = 0
    wounded = False
    for event in reversed(view.seen):
        if isinstance(event, e.Picked):
            history.at_pick = True
            return
        if isinstance(event, e.TurnEnded) and event.seat == constants.SEATS[constants.ASSASSINS_SEAT]:
            after, spent, wounded = history.assassins_state(0), {}, False
            points = unused = event.unused
        elif isinstance(event, e.TurnEnded) and after is not None:
            yield Turn(history.assassins_state(points), after, spent, wounded, unused)
            after = None
        history.rewind(event)
        points += cost(event)
        wounded |= isinstance(event, e.KingWounded)
        if isinstance(event, e.CitizenMoved):
            who = constants.CITIZENS.index(event.citizen)
            spent[who] = spent.get(who, 0) + event.cost


def checked_count(number: int, most: int = sum(constants.CARD_COUNTS)) -> int:
    """The number itself. Raises: ValueError if it is negative or above `most`."""
    if not 0 <= number <= most:
        raise ValueError(number)
    return number


def cost(event: e.KaEvent) -> int:
    """The assassins' points that an event has cost (KA-9.1, KA-10)."""
    if isinstance(event, e.CitizenMoved | e.AssassinMoved | e.KnightKilled):
        return event.cost
    return 2 if isinstance(event, e.KingWounded) else 0
