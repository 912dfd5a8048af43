"""The past of King & Assassins as a view has seen it: its turns, taken back one by one from the present."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regalia.core.errors import BadField
from regalia.games.king_and_assassins import constants
from regalia.games.king_and_assassins import events as e
from regalia.games.king_and_assassins.board import Board
from regalia.games.king_and_assassins.rules import BoardTables, KingAndAssassinsState
from regalia.games.king_and_assassins.view import PUBLIC, View

MOST_POINTS = max(constants.CARD_POINTS[2::4])


@dataclass(frozen=True)
class Turn:
    """A whole turn of the assassins, as everybody saw it: nobody is picked in its positions but the known."""

    before: KingAndAssassinsState
    after: KingAndAssassinsState
    spent: dict[int, int]  # the points that citizens were moved with while nobody knew them, by number
    wounded: bool
    unused: int


class PublicHistory:
    """The public part of a position, which goes back in time event by event."""

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
        self.at_pick = (
            view.phase == "pick"
        )  # (KA-4.1) all stand where the game begins, and nothing has happened

    def take_back(self, event: e.KaEvent) -> None:
        """Be as before an event. Raises: BadField where it cannot have led to here."""
        try:
            self.undo(event)
        except (KeyError, ValueError) as error:
            raise BadField("no-world", field="seen") from error

    def undo(self, event: e.KaEvent) -> None:
        """Be as before an event. Raises: KeyError, ValueError."""
        match event:
            case e.CitizenMoved() | e.AssassinMoved() | e.Shoved():
                self.put(event.citizen, constants.SQUARES[event.to], constants.SQUARES[event.start])
            case e.KnightMoved():
                self.knights[self.knights.index(constants.SQUARES[event.to])] = constants.SQUARES[event.start]
            case e.KingMoved():
                self.put_king(constants.SQUARES[event.to], constants.SQUARES[event.start])
            case e.KingEntered():
                self.put_king(constants.GONE, constants.SQUARES[event.gate])
            case e.Captured() | e.Eliminated():
                self.put(event.citizen, constants.GONE, constants.SQUARES[event.space])
            case e.KnightKilled():
                self.knights.append(constants.SQUARES[event.space])
            case e.KingWounded():
                self.wounds = counted(self.wounds - 1)
                if self.king == constants.GONE:
                    self.king = constants.SQUARES[event.space]
            case e.Revealed():
                self.known &= ~(1 << constants.CITIZENS.index(event.citizen))
            case e.CardTurned():
                card = constants.CARDS.index(event.card)
                self.deck[card] = counted(self.deck[card] + 1, most=constants.CARD_COUNTS[card])
                self.round = counted(self.round - 1)
            case e.Started():
                self.king, self.knights = constants.GONE, []

    def put(self, citizen: str, there: int, back: int) -> None:
        """Put a citizen back where it came from. Raises: ValueError where it is somewhere else."""
        who = constants.CITIZENS.index(citizen)
        if self.citizens[who] != there:
            raise ValueError(citizen)
        self.citizens[who] = back

    def put_king(self, there: int, back: int) -> None:
        """Put the king back where he came from. Raises: ValueError where he is somewhere else."""
        if self.king != there:
            raise ValueError("king")
        self.king = back

    def assassins_turn(self, points: int) -> KingAndAssassinsState:
        """The position as one of the assassins' turn, with so many points left.

        Raises: BadField where there is no king to be seen, or too much of everything.
        """
        if (
            self.king == constants.GONE
            or len(self.knights) > constants.N_KNIGHTS
            or not 0 <= points <= MOST_POINTS
        ):
            raise BadField("no-world", field="seen")
        state = KingAndAssassinsState(self.tables)
        state.phase, state.round, state.assassin_ap = constants.ASSASSINS_TURN, self.round, points
        state.king, state.wounds, state.deck = self.king, self.wounds, self.deck
        state.knights = sorted(self.knights) + [constants.GONE] * (constants.N_KNIGHTS - len(self.knights))
        state.citizens = self.citizens
        state.picked = state.known = self.known
        state.arrange()
        return state


def turns(view: View, past: PublicHistory) -> Iterator[Turn]:
    """The assassins' turns that a view has seen from beginning to end, the latest first.

    When all are told, the past is where the view's memory begins, or at the pick (KA-4.1) if that was seen.
    Raises: BadField where what was seen cannot have led to the present.
    """
    after: KingAndAssassinsState | None = None
    spent: dict[int, int] = {}
    points = unused = 0
    wounded = False
    for event in reversed(view.seen):
        if isinstance(event, e.Picked):
            past.at_pick = True
            return
        if isinstance(event, e.TurnEnded) and event.seat == constants.SEATS[constants.ASSASSINS_SEAT]:
            after, spent, wounded = past.assassins_turn(0), {}, False
            points = unused = event.unused
        elif isinstance(event, e.TurnEnded) and after is not None:
            yield Turn(past.assassins_turn(points), after, spent, wounded, unused)
            after = None
        past.take_back(event)
        points += cost(event)
        wounded |= isinstance(event, e.KingWounded)
        if isinstance(event, e.CitizenMoved):
            who = constants.CITIZENS.index(event.citizen)
            spent[who] = spent.get(who, 0) + event.cost


def counted(number: int, most: int = sum(constants.CARD_COUNTS)) -> int:
    """A number of things. Raises: ValueError where there cannot be so many, or so few."""
    if not 0 <= number <= most:
        raise ValueError(number)
    return number


def cost(event: e.KaEvent) -> int:
    """The assassins' points that an event has used (KA-9.1, KA-10)."""
    if isinstance(event, e.CitizenMoved | e.AssassinMoved | e.KnightKilled):
        return event.cost
    return 2 if isinstance(event, e.KingWounded) else 0
