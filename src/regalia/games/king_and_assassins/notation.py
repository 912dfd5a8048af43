"""King & Assassins in text: actions and outcomes of chance, both ways. The C types are in notation.pxd."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from regalia.core.contract import Move
from regalia.core.errors import BadNotation
from regalia.games.king_and_assassins import constants
from regalia.games.king_and_assassins.rules import KingAndAssassinsState

LONGEST = 200  # no action is longer


@dataclass(frozen=True)
class Deal:
    """`deal:monk,…`: the names go to the start spaces (KA-2.2)."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Pick:
    """`pick:butcher,farmer,monk`: who the assassins are (KA-4.1)."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Start:
    """`start:j1`: where the king sets out (KA-4.2)."""

    space: str


@dataclass(frozen=True)
class Card:
    """`card:1/6/5f`: the card that is turned up (KA-5.1)."""

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
    """`!d6`: show that a citizen is an assassin (KA-10.1)."""

    space: str


@dataclass(frozen=True)
class End:
    """`end`: the turn is over (KA-5.2)."""


Action = Deal | Pick | Start | Card | Step | Enter | Strike | Capture | Reveal | End

SPACE = r"([a-j](?:10|[1-9]))"
NAMES = r"((?:[^\s,]+(?:,[^\s,]+)*)?)"
FORMS: list[tuple[re.Pattern[str], Callable[..., Action]]] = [
    (re.compile(SPACE + SPACE), Step),
    (re.compile(SPACE + "x" + SPACE), Strike),
    (re.compile(SPACE + "=" + SPACE), Capture),
    (re.compile("!" + SPACE), Reveal),
    (re.compile(SPACE + r"\*"), Enter),
    (re.compile("end"), End),
    (re.compile("start:" + SPACE), Start),
    (re.compile("card:([0-9]/[0-9]/[0-9]f?)"), Card),
    (re.compile("pick:" + NAMES), lambda names: Pick(in_order(names))),
    (re.compile("deal:" + NAMES), lambda names: Deal(tuple(names.split(",")))),
]


def in_order(names: str) -> tuple[str, ...]:
    """Names in alphabetical order, as `pick:` has them. Raises: BadNotation."""
    listed = tuple(names.split(",")) if names else ()
    if list(listed) != sorted(listed):
        raise BadNotation("pick-order", action=f"pick:{names}")
    return listed


def parse(text: str) -> Action:
    """What a text says, legal or not. Raises: BadNotation."""
    for form, kind in FORMS if len(text) <= LONGEST else ():
        match = form.fullmatch(text)
        if match:
            return kind(*match.groups())
    raise BadNotation("notation", action=text[:LONGEST])


def number(state: KingAndAssassinsState, action: Action) -> Move | None:
    """The number of an action in this position, legal or not; None where it has none."""
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
    """The direction from a space to one beside it (KA-1.3); None where it is not beside it."""
    step = constants.SQUARES[to] - constants.SQUARES[start]
    return constants.STEP.index(step) if step in constants.STEP else None


def step_number(state: KingAndAssassinsState, start: str, to: str) -> int | None:
    """The number of a step, by who stands where it begins."""
    who, towards = state.at(constants.SQUARES[start]), direction(start, to)
    if towards is None or who == constants.EMPTY:
        return None
    if who == constants.KING:
        return constants.KING_STEP + towards
    if who < constants.CITIZEN_0:
        return constants.KNIGHT_STEP + 4 * (who - constants.KNIGHT_0) + towards
    return constants.CITIZEN_STEP + 4 * (who - constants.CITIZEN_0) + towards


def strike_number(state: KingAndAssassinsState, start: str, to: str, *, capture: bool) -> int | None:
    """A knight's strike is a capture or an elimination by whom it meets; the text must say which."""
    who, target = state.at(constants.SQUARES[start]), state.at(constants.SQUARES[to])
    towards = direction(start, to)
    if towards is None or who in (constants.EMPTY, constants.KING):
        return None
    if who >= constants.CITIZEN_0:
        return None if capture else constants.CITIZEN_STRIKE + 4 * (who - constants.CITIZEN_0) + towards
    if target < constants.CITIZEN_0 or capture == is_revealed(state, target):
        return None
    return constants.KNIGHT_STRIKE + 4 * (who - constants.KNIGHT_0) + towards


def is_revealed(state: KingAndAssassinsState, who: int) -> bool:
    """Whether a piece is an assassin that all can see."""
    return who >= constants.CITIZEN_0 and bool(state.known >> (who - constants.CITIZEN_0) & 1)


def write(state: KingAndAssassinsState, move: Move) -> str:
    """The text of a move that is legal here."""
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
        return STEPS[4 * origin(state, move) + way(move)]
    start, to = ends(state, move)
    return constants.SPACE_NAMES[start] + joint(state, move, to) + constants.SPACE_NAMES[to]


def write_all(state: KingAndAssassinsState, moves: Sequence[int]) -> list[str]:
    """The texts of actions that are legal here: what `write` says of each, without a call from outside."""
    return [write(state, move) for move in moves]


# The texts of all steps, by the square where they begin and their direction.
STEPS = [
    constants.SPACE_NAMES.get(start, "") + constants.SPACE_NAMES.get(start + step, "")
    for start in range(constants.AREA)
    for step in constants.STEP
]


def ends(state: KingAndAssassinsState, move: int) -> tuple[int, int]:
    """The squares from and to which a step or strike goes."""
    start = origin(state, move)
    return start, start + constants.STEP[way(move)]


def origin(state: KingAndAssassinsState, move: int) -> int:
    """The square where a step or strike begins."""
    if move < constants.KING_EXIT:
        return state.king
    if move < constants.KNIGHT_STRIKE:
        return state.knights[(move - constants.KNIGHT_STEP) >> 2]
    if move < constants.CITIZEN_STEP:
        return state.knights[(move - constants.KNIGHT_STRIKE) >> 2]
    if move < constants.CITIZEN_STRIKE:
        return state.citizens[(move - constants.CITIZEN_STEP) >> 2]
    return state.citizens[(move - constants.CITIZEN_STRIKE) >> 2]


def way(move: int) -> int:
    """The direction of a step or strike; but for the king's, blocks begin at multiples of four."""
    return move - constants.KING_STEP if move < constants.KING_EXIT else move & 3


def is_strike(move: int) -> bool:
    """Whether an action is a knight's strike."""
    return constants.KNIGHT_STRIKE <= move < constants.CITIZEN_STEP


def joint(state: KingAndAssassinsState, move: int, to: int) -> str:
    """What stands between the two spaces of a strike: `=` for a capture, else `x`."""
    return "=" if is_strike(move) and not is_revealed(state, state.at(to)) else "x"


def names_in(bits: int) -> list[str]:
    """The citizens of a set, in the order of the game's own list."""
    return [name for i, name in enumerate(constants.CITIZENS) if bits >> i & 1]
