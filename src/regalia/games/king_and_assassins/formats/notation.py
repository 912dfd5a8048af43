"""The notation of actions and chance outcomes, parsed and written. The C types are in notation.pxd."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from regalia.core.contract import Move
from regalia.core.errors import BadNotation
from regalia.games.king_and_assassins.engine import constants
from regalia.games.king_and_assassins.engine.rules import KingAndAssassinsState

MAX_LENGTH = 200  # of the text of any action


@dataclass(frozen=True)
class Deal:
    """`deal:monk,…`: the citizens in the order of the start spaces (KA-2.2)."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Pick:
    """`pick:butcher,farmer,monk`: the assassins (KA-4.1)."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Start:
    """`start:j1`: the king's start (KA-4.2)."""

    space: str


@dataclass(frozen=True)
class Card:
    """`card:1/6/5f`: the card of the round (KA-5.1)."""

    card: str


@dataclass(frozen=True)
class Step:
    """`i2h2`: any step, climb, descent or shove."""

    start: str
    to: str


@dataclass(frozen=True)
class Enter:
    """`c8*`: the king enters the castle (KA-6.2)."""

    gate: str


@dataclass(frozen=True)
class Strike:
    """`d5xd6`: eliminate a knight or an assassin, or attack the king."""

    start: str
    to: str


@dataclass(frozen=True)
class Capture:
    """`d5=d6`: capture a citizen (KA-7.4)."""

    start: str
    to: str


@dataclass(frozen=True)
class Reveal:
    """`!d6`: reveal an assassin (KA-10.1)."""

    space: str


@dataclass(frozen=True)
class End:
    """`end`: end the turn (KA-5.2)."""


Action = Deal | Pick | Start | Card | Step | Enter | Strike | Capture | Reveal | End

SPACE = r"([a-j](?:10|[1-9]))"
NAMES = r"((?:[^\s,]+(?:,[^\s,]+)*)?)"
PATTERNS: list[tuple[re.Pattern[str], Callable[..., Action]]] = [
    (re.compile(SPACE + SPACE), Step),
    (re.compile(SPACE + "x" + SPACE), Strike),
    (re.compile(SPACE + "=" + SPACE), Capture),
    (re.compile("!" + SPACE), Reveal),
    (re.compile(SPACE + r"\*"), Enter),
    (re.compile("end"), End),
    (re.compile("start:" + SPACE), Start),
    (re.compile("card:([0-9]/[0-9]/[0-9]f?)"), Card),
    (re.compile("pick:" + NAMES), lambda names: Pick(parse_pick(names))),
    (re.compile("deal:" + NAMES), lambda names: Deal(tuple(names.split(",")))),
]


def parse_pick(names: str) -> tuple[str, ...]:
    """The names of a pick. Raises: BadNotation if they are not in alphabetical order."""
    listed = tuple(names.split(",")) if names else ()
    if list(listed) != sorted(listed):
        raise BadNotation("pick-order", action=f"pick:{names}")
    return listed


def parse(text: str) -> Action:
    """The action of a text, legal or not. Raises: BadNotation."""
    for form, kind in PATTERNS if len(text) <= MAX_LENGTH else ():
        match = form.fullmatch(text)
        if match:
            return kind(*match.groups())
    raise BadNotation("notation", action=text[:MAX_LENGTH])


def number(state: KingAndAssassinsState, action: Action) -> Move | None:
    """The number of an action in this position, legal or not; None if it has none."""
    match action:
        case End():
            return constants.END
        case Step(start, to):
            return step_number(state, start, to)
        case Strike(start, to) | Capture(start, to):
            return strike_number(state, start, to, capture=isinstance(action, Capture))
        case Reveal(space):
            who = state.at(constants.SQUARES[space]) - constants.CITIZEN_0
            return constants.REVEAL + who if who >= 0 else None
        case Enter(gate):
            return constants.KING_EXIT if state.at(constants.SQUARES[gate]) == constants.KING else None
        case Pick(names):
            bits = sum({1 << constants.CITIZENS.index(name) for name in names if name in constants.CITIZENS})
            return (
                constants.PICK_0 + constants.PICKS.index(bits)
                if len(names) == 3 and bits in constants.PICKS
                else None
            )
        case Start(space):
            kings = state.tables.board.kings
            return constants.START_0 + kings.index(space) if space in kings else None
        case Card(card):
            return (
                (constants.CARDS.index(card),)
                if state.phase == constants.CARD and card in constants.CARDS
                else None
            )
        case Deal(names):
            known = state.phase == constants.DEAL and all(name in constants.CITIZENS for name in names)
            return tuple(constants.CITIZENS.index(name) for name in names) if known else None


def direction(start: str, to: str) -> int | None:
    """The direction from a space to an adjacent one (KA-1.3); None if it is not adjacent."""
    step = constants.SQUARES[to] - constants.SQUARES[start]
    return constants.STEP.index(step) if step in constants.STEP else None


def step_number(state: KingAndAssassinsState, start: str, to: str) -> int | None:
    """The number of a step, by the piece on its start."""
    who, heading = state.at(constants.SQUARES[start]), direction(start, to)
    if heading is None or who == constants.EMPTY:
        return None
    if who == constants.KING:
        return constants.KING_STEP + heading
    if who < constants.CITIZEN_0:
        return constants.KNIGHT_STEP + 4 * (who - constants.KNIGHT_0) + heading
    return constants.CITIZEN_STEP + 4 * (who - constants.CITIZEN_0) + heading


def strike_number(state: KingAndAssassinsState, start: str, to: str, *, capture: bool) -> int | None:
    """The number of a strike; for a knight the text must say whether it captures or eliminates."""
    who, target = state.at(constants.SQUARES[start]), state.at(constants.SQUARES[to])
    heading = direction(start, to)
    if heading is None or who in (constants.EMPTY, constants.KING):
        return None
    if who >= constants.CITIZEN_0:
        return None if capture else constants.CITIZEN_STRIKE + 4 * (who - constants.CITIZEN_0) + heading
    if target < constants.CITIZEN_0 or capture == is_revealed(state, target):
        return None
    return constants.KNIGHT_STRIKE + 4 * (who - constants.KNIGHT_0) + heading


def is_revealed(state: KingAndAssassinsState, who: int) -> bool:
    """Whether a piece is a revealed assassin."""
    return who >= constants.CITIZEN_0 and bool(state.known >> (who - constants.CITIZEN_0) & 1)


def write(state: KingAndAssassinsState, move: Move) -> str:
    """The text of a legal move."""
    if isinstance(move, tuple):
        if state.phase == constants.DEAL:
            return "deal:" + ",".join([constants.CITIZENS[name] for name in move])
        return "card:" + constants.CARDS[move[0]]
    if move == constants.END:
        return "end"
    if move >= constants.START_0:
        return "start:" + str(state.tables.board.kings[move - constants.START_0])
    if move >= constants.PICK_0:
        return "pick:" + ",".join(sorted(names_in(constants.PICKS[move - constants.PICK_0])))
    if move >= constants.REVEAL:
        return "!" + constants.SPACE_NAMES[state.citizens[move - constants.REVEAL]]
    if move == constants.KING_EXIT:
        return constants.SPACE_NAMES[state.king] + "*"
    if move < constants.CITIZEN_STRIKE and not is_strike(move):
        return STEPS[4 * origin(state, move) + direction_of(move)]
    start, to = endpoints(state, move)
    return constants.SPACE_NAMES[start] + strike_symbol(state, move, to) + constants.SPACE_NAMES[to]


def write_all(state: KingAndAssassinsState, moves: Sequence[int]) -> list[str]:
    """The texts of legal actions, as `write`, in one call from Python."""
    return [write(state, move) for move in moves]


# The texts of all steps, at 4 × square + direction.
STEPS = [
    constants.SPACE_NAMES.get(start, "") + constants.SPACE_NAMES.get(start + step, "")
    for start in range(constants.AREA)
    for step in constants.STEP
]


def endpoints(state: KingAndAssassinsState, move: int) -> tuple[int, int]:
    """The start and target squares of a step or strike."""
    start = origin(state, move)
    return start, start + constants.STEP[direction_of(move)]


def origin(state: KingAndAssassinsState, move: int) -> int:
    """The start square of a step or strike."""
    if move < constants.KING_EXIT:
        return state.king
    if move < constants.KNIGHT_STRIKE:
        return state.knights[(move - constants.KNIGHT_STEP) >> 2]
    if move < constants.CITIZEN_STEP:
        return state.knights[(move - constants.KNIGHT_STRIKE) >> 2]
    if move < constants.CITIZEN_STRIKE:
        return state.citizens[(move - constants.CITIZEN_STEP) >> 2]
    return state.citizens[(move - constants.CITIZEN_STRIKE) >> 2]


def direction_of(move: int) -> int:
    """The direction of a step or strike. All blocks except the king's begin at multiples of four."""
    return move - constants.KING_STEP if move < constants.KING_EXIT else move & 3


def is_strike(move: int) -> bool:
    """Whether an action is a knight's strike."""
    return constants.KNIGHT_STRIKE <= move < constants.CITIZEN_STEP


def strike_symbol(state: KingAndAssassinsState, move: int, to: int) -> str:
    """The symbol between the spaces of a strike: `=` for a capture, else `x`."""
    return "=" if is_strike(move) and not is_revealed(state, state.at(to)) else "x"


def names_in(bits: int) -> list[str]:
    """The citizens of a set, in the order of CITIZENS."""
    return [name for i, name in enumerate(constants.CITIZENS) if bits >> i & 1]
