"""Positions of King & Assassins as JSON: written, and loaded with validation. C types: position.pxd."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from regalia.core.errors import BadPosition
from regalia.core.validation import convert, echo
from regalia.games.king_and_assassins.engine import constants
from regalia.games.king_and_assassins.engine.board import Board
from regalia.games.king_and_assassins.engine.rules import BoardTables, KingAndAssassinsState

GAME: Final = "king-and-assassins"
Phase = Literal["deal", "pick", "start", "card", "king", "assassins", "over"]
Fate = Literal["hidden", "revealed", "captured", "eliminated"]


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The action points left."""

    king: int
    knights: int
    assassins: int


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as JSON, hidden information included."""

    game: Literal["king-and-assassins"]
    board: str
    phase: Phase
    round: int
    card: str | None
    left: Points
    captured_this_round: bool
    kills_this_turn: int
    wounds: int
    king: str | None
    knights: list[str]
    citizens: dict[str, str]
    assassins: dict[str, Fate]
    deck: list[str]


def write(state: KingAndAssassinsState) -> Position:
    """The position of a state."""
    return Position(
        game=GAME,
        board=state.tables.board.id,
        phase=PHASES[state.phase],
        round=state.round,
        card=None if state.card == constants.NO_CARD else constants.CARDS[state.card],
        left=Points(state.king_ap, state.knight_ap, state.assassin_ap),
        captured_this_round=state.captured,
        kills_this_turn=state.kills,
        wounds=state.wounds,
        king=constants.SPACE_NAMES.get(state.king),
        knights=sorted(
            [constants.SPACE_NAMES[square] for square in state.knights if square != constants.GONE]
        ),
        citizens=spaces(state),
        assassins=fates(state),
        deck=deck(state),
    )


def spaces(state: KingAndAssassinsState) -> dict[str, str]:
    """The spaces of the citizens on the board."""
    found: dict[str, str] = {}
    for i in range(constants.N_CITIZENS):
        if state.citizens[i] != constants.GONE:
            found[constants.CITIZENS[i]] = constants.SPACE_NAMES[state.citizens[i]]
    return found


def fates(state: KingAndAssassinsState) -> dict[str, Fate]:
    """The fates of the three assassins."""
    found: dict[str, Fate] = {}
    for i in range(constants.N_CITIZENS):
        if state.picked >> i & 1:
            known, gone = state.known >> i & 1, state.gone >> i & 1
            found[constants.CITIZENS[i]] = (
                ("eliminated" if gone else "revealed") if known else "captured" if gone else "hidden"
            )
    return found


def deck(state: KingAndAssassinsState) -> list[str]:
    """The cards left, sorted by name."""
    left = []
    for i, card in SORTED_CARDS:
        left += [card] * state.deck[i]
    return left


SORTED_CARDS = sorted(enumerate(constants.CARDS), key=lambda numbered: numbered[1])


PHASES: tuple[Phase, ...] = ("deal", "pick", "start", "card", "king", "assassins", "over")


def load(data: Any, boards: Mapping[str, Board]) -> KingAndAssassinsState:
    """The state of a position from outside. Raises: BadPosition with the field."""
    position = convert(data, Position, unreadable)
    if position.board not in boards:
        raise BadPosition("unknown-board", field="board", board=position.board)
    board = boards[position.board]
    check_set_up(position, board)
    check_points(position)
    check_deck(position, board)
    check_pieces(position, board)
    check_assassins(position)
    reason = check_end(position)
    return build(position, board, reason)


def unreadable(what: str, field: str) -> BadPosition:
    """The error for data that do not match the schema."""
    return BadPosition("position-unreadable", field=field or "position", what=what)


def build(position: Position, board: Board, reason: int = 0) -> KingAndAssassinsState:
    """The state of a validated position."""
    state = KingAndAssassinsState(BoardTables(board))
    state.phase = PHASES.index(position.phase)
    state.round = position.round
    state.card = constants.NO_CARD if position.card is None else constants.CARDS.index(position.card)
    state.king_ap, state.knight_ap = position.left.king, position.left.knights
    state.assassin_ap = position.left.assassins
    state.captured = position.captured_this_round
    state.kills, state.wounds, state.reason = position.kills_this_turn, position.wounds, reason
    state.king = constants.GONE if position.king is None else constants.SQUARES[position.king]
    squares = [
        constants.SQUARES[space] for space in sorted(position.knights)
    ]  # the numbering does not depend on the order in JSON
    state.knights = squares + [constants.GONE] * (constants.N_KNIGHTS - len(squares))
    state.citizens = [
        constants.SQUARES.get(position.citizens.get(name, ""), constants.GONE) for name in constants.CITIZENS
    ]
    cards = Counter(position.deck)
    state.deck = [cards[card] for card in constants.CARDS]
    for i, name in enumerate(constants.CITIZENS):
        fate = position.assassins.get(name)
        state.picked |= (fate is not None) << i
        state.known |= (fate in ("revealed", "eliminated")) << i
    state.rebuild_cells()
    return state


def check_set_up(position: Position, board: Board) -> None:
    """(KA-2.2, KA-4) Before the first card, all pieces are on their start spaces."""
    phase = position.phase
    setting_up = phase in ("deal", "pick", "start")
    if phase == "start" and len(board.kings) == 1:
        raise BadPosition("one-start", field="phase")
    # The deck does not determine the round, but drawing a card must not lead to an invalid position.
    most = 0 if setting_up else 2 * board.rounds - len(position.deck)
    least = 1 if phase in ("king", "assassins", "over") else 0
    if not least <= position.round <= most:
        raise BadPosition("round", field="round", least=least, most=most)
    if not setting_up:
        return
    king = board.kings[0] if len(board.kings) == 1 else None
    if position.king != king:
        raise BadPosition("set-up", field="king")
    if sorted(position.knights) != sorted(board.knights[king] if king else ()):
        raise BadPosition("set-up", field="knights")
    starts = () if phase == "deal" else board.citizens
    if sorted(position.citizens.values()) != sorted(starts):
        raise BadPosition("set-up", field="citizens")
    if position.wounds:
        raise BadPosition("set-up", field="wounds")
    if position.captured_this_round:
        raise BadPosition("set-up", field="captured_this_round")
    if len(position.deck) != board.rounds:
        raise BadPosition("set-up", field="deck")


def check_points(position: Position) -> None:
    """(KA-3.1, KA-5.2, KA-7.4, KA-10.3) The card, the points left, the capture and the kills."""
    running = position.phase in ("king", "assassins", "over")
    if (position.card is not None) != running:
        raise BadPosition("card-phase", field="card", phase=position.phase)
    if position.card is not None and position.card not in constants.CARDS:
        raise BadPosition("unknown-card", field="card", card=position.card)
    card = constants.CARDS.index(position.card) if position.card else None
    most = [0, 0, 0, 0] if card is None else list(constants.CARD_POINTS[4 * card : 4 * card + 4])
    fetters = most.pop()
    if position.phase == "assassins":
        most[0] = most[1] = 0
    for field, limit in zip(("king", "knights", "assassins"), most, strict=True):
        if not 0 <= getattr(position.left, field) <= limit:
            raise BadPosition("points", field=f"left.{field}", most=limit)
    if position.captured_this_round and card is not None and not fetters:
        raise BadPosition("captured-no-fetters", field="captured_this_round")
    kills = 2 if position.phase in ("assassins", "over") else 0
    if not 0 <= position.kills_this_turn <= kills:
        raise BadPosition("kills", field="kills_this_turn", most=kills)


def check_deck(position: Position, board: Board) -> None:
    """(KA-3.2, KA-3.3) Card and deck are a subset of all cards."""
    pack = Counter(dict(zip(constants.CARDS, constants.CARD_COUNTS, strict=True)))
    for card in position.deck:
        if card not in pack:
            raise BadPosition("unknown-card", field="deck", card=card)
    cards = Counter([*position.deck, *([position.card] if position.card else [])])
    if cards - pack or cards.total() > board.rounds:
        raise BadPosition("too-many-cards", field="deck", most=board.rounds)
    if position.phase == "card" and not position.deck:
        raise BadPosition("no-card-left", field="deck")


def check_pieces(position: Position, board: Board) -> None:
    """(KA-1.2, KA-2.1, KA-6.1) Pieces are on the board, one per space, the king on a street."""
    if len(position.knights) > constants.N_KNIGHTS:
        raise BadPosition("too-many-knights", field="knights", most=constants.N_KNIGHTS)
    for name in position.citizens:
        if name not in constants.CITIZENS:
            raise BadPosition("unknown-citizen", field=f"citizens.{echo(name)}", name=echo(name))
    standing = [("knights", space) for space in position.knights]
    standing += [(f"citizens.{name}", space) for name, space in position.citizens.items()]
    if position.king is not None:
        standing.insert(0, ("king", position.king))
    taken: set[str] = set()
    for field, space in standing:
        if space not in constants.SQUARES:
            raise BadPosition("unknown-space", field=field, space=space)
        if space in taken:
            raise BadPosition("space-taken", field=field, space=space)
        taken.add(space)
    if position.king in board.roofs:
        raise BadPosition("king-on-roof", field="king")
    if position.king is None and position.phase in ("card", "king", "assassins"):
        raise BadPosition("no-king", field="king")


def check_assassins(position: Position) -> None:
    """(KA-4.1, KA-11.1) Three once picked, on the board if their fate says so, not all gone during play."""
    for name, fate in position.assassins.items():
        if name not in constants.CITIZENS:
            raise BadPosition("unknown-citizen", field=f"assassins.{echo(name)}", name=echo(name))
        if (name in position.citizens) != (fate in ("hidden", "revealed")):
            raise BadPosition("fate", field=f"assassins.{name}", citizen=name, fate=fate)
        if position.phase == "start" and fate != "hidden":
            raise BadPosition("set-up", field=f"assassins.{name}")
    expected = 0 if position.phase in ("deal", "pick") else constants.N_ASSASSINS
    if len(position.assassins) != expected:
        raise BadPosition("assassins", field="assassins", expected=expected)
    if expected and position.phase != "over" and all_gone(position):
        raise BadPosition("all-gone", field="assassins")


def all_gone(position: Position) -> bool:
    """Whether no assassin is left on the board."""
    return all(fate in ("captured", "eliminated") for fate in position.assassins.values())


def check_end(position: Position) -> int:
    """(KA-11) Checks the wounds. Returns the number of the rule that ended the game, or 0."""
    over = position.phase == "over"
    most = constants.FATAL_WOUNDS if over else constants.FATAL_WOUNDS - 1
    if not 0 <= position.wounds <= most:
        raise BadPosition("wounds", field="wounds", most=most)
    if not over:
        return 0
    dead = position.wounds == constants.FATAL_WOUNDS
    if (dead and position.king is not None) or (position.king is None and all_gone(position)):
        raise BadPosition("end-king", field="king")
    if dead:
        return constants.REGICIDE
    if position.king is None:
        return constants.CASTLE
    if all_gone(position):
        return constants.ALL_GONE
    if not position.deck:
        return constants.LAST_CARD
    raise BadPosition("not-over", field="phase")
