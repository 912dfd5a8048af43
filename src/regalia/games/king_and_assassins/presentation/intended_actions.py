"""The actions that a player may have in mind for a space, legal or not: an explanation of it tries them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regalia.games.king_and_assassins.engine import constants
from regalia.games.king_and_assassins.engine.rules import KingAndAssassinsState
from regalia.games.king_and_assassins.formats.notation import is_revealed


def intended_actions(state: KingAndAssassinsState, legal: Sequence[str], space: str) -> list[str]:
    """What the seat to act may want to do with the piece on a space, or against it."""
    who = who_on(state, space)
    if state.phase == constants.KING_TURN:
        if who == constants.KING:
            return list(king_actions(state, space))
        if who >= constants.CITIZEN_0:
            return list(actions_on_citizen(state, space))
        return [action for to in beside(space) for action in knight_actions(state, space, to)] if who else []
    if state.phase == constants.ASSASSINS_TURN:
        if who >= constants.CITIZEN_0:
            return list(citizen_actions(state, legal, space))
        return list(strikes_on(state, space)) if who else []
    return []


def who_on(state: KingAndAssassinsState, space: str) -> int:
    """The piece on a space; EMPTY if there is none."""
    return state.at(constants.SQUARES[space])


def beside(space: str) -> list[str]:
    """The adjacent spaces (KA-1.3)."""
    squares = [constants.SQUARES[space] + step for step in constants.STEP]
    return [constants.SPACE_NAMES[square] for square in squares if square in constants.SPACE_NAMES]


def king_actions(state: KingAndAssassinsState, space: str) -> Iterator[str]:
    """(KA-6) The king's steps, and the castle behind a gate."""
    if space in state.tables.board.gates:
        yield f"{space}*"
    yield from (space + to for to in beside(space))


def knight_actions(state: KingAndAssassinsState, start: str, to: str) -> Iterator[str]:
    """(KA-7) A knight's step or shove, and what he does to the piece there."""
    yield start + to
    who = who_on(state, to)
    if who >= constants.CITIZEN_0:
        yield f"{start}x{to}" if is_revealed(state, who) else f"{start}={to}"


def actions_on_citizen(state: KingAndAssassinsState, space: str) -> Iterator[str]:
    """(KA-7) What the adjacent knights do to a citizen; without one, what the nearest knight cannot do."""
    near = [start for start in beside(space) if is_knight(who_on(state, start))]
    for start in near:
        yield from knight_actions(state, start, space)
    knights = [constants.SPACE_NAMES[square] for square in state.knights if square in constants.SPACE_NAMES]
    if knights and not near:
        sign = "x" if is_revealed(state, who_on(state, space)) else "="
        yield min(knights, key=lambda start: distance(start, space)) + sign + space


def citizen_actions(state: KingAndAssassinsState, legal: Sequence[str], space: str) -> Iterator[str]:
    """(KA-9, KA-10) The steps and strikes of a citizen or an assassin, and revealing it if it is one."""
    if f"!{space}" in legal:
        yield f"!{space}"
    for to in beside(space):
        hostile = constants.EMPTY < who_on(state, to) < constants.CITIZEN_0
        yield f"{space}x{to}" if hostile else space + to


def strikes_on(state: KingAndAssassinsState, space: str) -> Iterator[str]:
    """(KA-10.3, KA-10.4) Strikes at the king or a knight, by adjacent pieces or by the nearest revealed assassin."""
    near = [start for start in beside(space) if who_on(state, start) >= constants.CITIZEN_0]
    yield from (f"{start}x{space}" for start in near)
    revealed = [start for start, square in constants.SQUARES.items() if is_revealed(state, state.at(square))]
    if revealed and not near:
        yield min(revealed, key=lambda start: distance(start, space)) + "x" + space


def is_knight(who: int) -> bool:
    """Whether a piece is a knight."""
    return constants.KNIGHT_0 <= who < constants.CITIZEN_0


def distance(start: str, to: str) -> int:
    """The number of steps between two spaces."""
    return abs(ord(start[0]) - ord(to[0])) + abs(int(start[1:]) - int(to[1:]))
