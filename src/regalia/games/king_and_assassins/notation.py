"""King & Assassins in text: actions and outcomes of chance, both ways. The C types are in notation.pxd."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from regalia.core.contract import Move
from regalia.core.errors import BadNotation
from regalia.games.king_and_assassins import const as k
from regalia.games.king_and_assassins.rules import KingAndAssassins

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


def number(engine: KingAndAssassins, action: Action) -> Move | None:
    """The number of an action in this position, legal or not; None where it has none."""
    match action:
        case End():
            return k.END
        case Step(start, to):
            return step_number(engine, start, to)
        case Strike(start, to) | Capture(start, to):
            return strike_number(engine, start, to, capture=isinstance(action, Capture))
        case Reveal(space):
            who = engine.at(k.SQUARES[space]) - k.CITIZEN_0
            return k.REVEAL + who if who >= 0 else None
        case Enter(gate):
            return k.KING_EXIT if engine.at(k.SQUARES[gate]) == k.KING else None
        case Pick(names):
            bits = sum({1 << k.CITIZENS.index(name) for name in names if name in k.CITIZENS})
            return k.PICK_0 + k.PICKS.index(bits) if len(names) == 3 and bits in k.PICKS else None
        case Start(space):
            kings = engine.streets.board.kings
            return k.START_0 + kings.index(space) if space in kings else None
        case Card(card):
            return (k.CARDS.index(card),) if engine.phase == k.CARD and card in k.CARDS else None
        case Deal(names):
            known = engine.phase == k.DEAL and all(name in k.CITIZENS for name in names)
            return tuple(k.CITIZENS.index(name) for name in names) if known else None


def direction(start: str, to: str) -> int | None:
    """The direction from a space to one beside it (KA-1.3); None where it is not beside it."""
    step = k.SQUARES[to] - k.SQUARES[start]
    return k.STEP.index(step) if step in k.STEP else None


def step_number(engine: KingAndAssassins, start: str, to: str) -> int | None:
    """The number of a step, by who stands where it begins."""
    who, towards = engine.at(k.SQUARES[start]), direction(start, to)
    if towards is None or who == k.EMPTY:
        return None
    if who == k.KING:
        return k.KING_STEP + towards
    if who < k.CITIZEN_0:
        return k.KNIGHT_STEP + 4 * (who - k.KNIGHT_0) + towards
    return k.CITIZEN_STEP + 4 * (who - k.CITIZEN_0) + towards


def strike_number(engine: KingAndAssassins, start: str, to: str, *, capture: bool) -> int | None:
    """A knight's strike is a capture or an elimination by whom it meets; the text must say which."""
    who, target = engine.at(k.SQUARES[start]), engine.at(k.SQUARES[to])
    towards = direction(start, to)
    if towards is None or who in (k.EMPTY, k.KING):
        return None
    if who >= k.CITIZEN_0:
        return None if capture else k.CITIZEN_STRIKE + 4 * (who - k.CITIZEN_0) + towards
    if target < k.CITIZEN_0 or capture == is_revealed(engine, target):
        return None
    return k.KNIGHT_STRIKE + 4 * (who - k.KNIGHT_0) + towards


def is_revealed(engine: KingAndAssassins, who: int) -> bool:
    """Whether a piece is an assassin that all can see."""
    return who >= k.CITIZEN_0 and bool(engine.known >> (who - k.CITIZEN_0) & 1)


def write(engine: KingAndAssassins, move: Move) -> str:
    """The text of a move that is legal here."""
    if isinstance(move, tuple):
        if engine.phase == k.DEAL:
            return "deal:" + ",".join([k.CITIZENS[name] for name in move])
        return "card:" + k.CARDS[move[0]]
    if move == k.END:
        return "end"
    if move >= k.START_0:
        return "start:" + str(engine.streets.board.kings[move - k.START_0])
    if move >= k.PICK_0:
        return "pick:" + ",".join(sorted(names_in(k.PICKS[move - k.PICK_0])))
    if move >= k.REVEAL:
        return "!" + k.SPACE_NAMES[engine.citizens[move - k.REVEAL]]
    if move == k.KING_EXIT:
        return k.SPACE_NAMES[engine.king] + "*"
    if move < k.CITIZEN_STRIKE and not is_strike(move):
        return STEPS[4 * origin(engine, move) + way(move)]
    start, to = ends(engine, move)
    return k.SPACE_NAMES[start] + joint(engine, move, to) + k.SPACE_NAMES[to]


def write_all(engine: KingAndAssassins, moves: Sequence[int]) -> list[str]:
    """The texts of actions that are legal here: what `write` says of each, without a call from outside."""
    return [write(engine, move) for move in moves]


# The texts of all steps, by the square where they begin and their direction.
STEPS = [
    k.SPACE_NAMES.get(start, "") + k.SPACE_NAMES.get(start + step, "")
    for start in range(k.AREA)
    for step in k.STEP
]


def ends(engine: KingAndAssassins, move: int) -> tuple[int, int]:
    """The squares from and to which a step or strike goes."""
    start = origin(engine, move)
    return start, start + k.STEP[way(move)]


def origin(engine: KingAndAssassins, move: int) -> int:
    """The square where a step or strike begins."""
    if move < k.KING_EXIT:
        return engine.king
    if move < k.KNIGHT_STRIKE:
        return engine.knights[(move - k.KNIGHT_STEP) >> 2]
    if move < k.CITIZEN_STEP:
        return engine.knights[(move - k.KNIGHT_STRIKE) >> 2]
    if move < k.CITIZEN_STRIKE:
        return engine.citizens[(move - k.CITIZEN_STEP) >> 2]
    return engine.citizens[(move - k.CITIZEN_STRIKE) >> 2]


def way(move: int) -> int:
    """The direction of a step or strike; but for the king's, blocks begin at multiples of four."""
    return move - k.KING_STEP if move < k.KING_EXIT else move & 3


def is_strike(move: int) -> bool:
    """Whether an action is a knight's strike."""
    return k.KNIGHT_STRIKE <= move < k.CITIZEN_STEP


def joint(engine: KingAndAssassins, move: int, to: int) -> str:
    """What stands between the two spaces of a strike: `=` for a capture, else `x`."""
    return "=" if is_strike(move) and not is_revealed(engine, engine.at(to)) else "x"


def names_in(bits: int) -> list[str]:
    """The citizens of a set, in the order of the game's own list."""
    return [name for i, name in enumerate(k.CITIZENS) if bits >> i & 1]
