"""How a beginner plays King & Assassins: rules of thumb, one action at a time, without looking ahead.

The king walks straight home, knights capture whoever is near him and follow him. Assassins creep up on the king
and attack as soon as one stands beside him.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from regalia.core.rng import Rng
from regalia.games.king_and_assassins.ai.distances import MANHATTAN, step_distances, steps_home
from regalia.games.king_and_assassins.engine.board import Board
from regalia.games.king_and_assassins.engine.constants import AREA, SQUARES, WALL
from regalia.games.king_and_assassins.engine.rules import KingAndAssassinsState
from regalia.games.king_and_assassins.formats import notation
from regalia.games.king_and_assassins.formats.notation import (
    Action,
    Capture,
    Enter,
    Reveal,
    Start,
    Step,
    Strike,
)
from regalia.games.king_and_assassins.observation.view import View

NEAR = 2  # steps from the king within which a citizen looks suspicious
END = "end"


def beginner(view: View, world: KingAndAssassinsState, board: Board, rng: Rng) -> str:
    """The action of a beginner. `world` is a position that is consistent with the view."""
    legal = notation.write_all(world, world.legal_actions())
    match view.phase:
        case "king":
            return king_action(view, board, legal, rng)
        case "assassins":
            return assassins_action(view, world, legal, rng)
        case "start":
            return nearest_start(board, legal, rng)
    return chosen(legal, rng)  # the pick


def nearest_start(board: Board, legal: Sequence[str], rng: Rng) -> str:
    """A start from which the way home is shortest."""
    home = steps_home(board, roofs=False)
    starts = {text: parsed for text in legal if isinstance(parsed := notation.parse(text), Start)}
    return nearest({text: home[SQUARES[start.space]] for text, start in starts.items()}, rng) or legal[0]


def king_action(view: View, board: Board, legal: Sequence[str], rng: Rng) -> str:
    """Into the castle, then kill or capture, then walk, clear the way, walk around, and bring the knights along."""
    assert view.king is not None
    king, home = SQUARES[view.king], steps_home(board, roofs=False)
    parsed = {text: notation.parse(text) for text in legal}
    entering = [text for text, action in parsed.items() if isinstance(action, Enter)]
    killing = [text for text, action in parsed.items() if isinstance(action, Strike)]
    for wanted in (entering, killing):
        if wanted:
            return chosen(wanted, rng)
    captures = {
        text: distance(king, action.to) for text, action in parsed.items() if isinstance(action, Capture)
    }
    near = {text: steps for text, steps in captures.items() if steps <= NEAR}
    steps = {text: action for text, action in parsed.items() if isinstance(action, Step)}
    knights = {text: step for text, step in steps.items() if step.start in view.knights}
    walks = {text: step for text, step in steps.items() if step.start == view.king}
    way = {space for space in SQUARES if home[SQUARES[space]] < home[king] and distance(king, space) == 1}
    return (
        nearest(near, rng)
        or nearest({text: home[SQUARES[step.to]] for text, step in walks.items() if step.to in way}, rng)
        or nearest(clearing(view, knights, way, home), rng)
        or nearest(walking_around(view, board, walks), rng)
        or nearest(following(king, knights, way), rng)
        or END
    )


def clearing(
    view: View, knights: Mapping[str, Step], way: Collection[str], home: Sequence[int]
) -> dict[str, int]:
    """Steps by which knights leave the king's next spaces, or shove citizens from them."""
    taken = {*way} & {*view.citizens.values()}
    return {
        text: home[SQUARES[step.to]]
        for text, step in knights.items()
        if (step.start in way and step.to not in way) or step.to in taken
    }


def walking_around(view: View, board: Board, walks: Mapping[str, Step]) -> dict[str, int]:
    """The king's steps on the shortest way home past all pieces."""
    assert view.king is not None
    pieces = {SQUARES[space] for space in (*view.knights, *view.citizens.values())}
    passable = [
        wall != WALL and not roof and square not in pieces
        for square, (wall, roof) in enumerate(zip(board.walls, board.roof, strict=True))
    ]
    left = step_distances(passable, [square for square in range(AREA) if board.exit[square]])
    return {
        text: left[SQUARES[step.to]]
        for text, step in walks.items()
        if left[SQUARES[step.to]] < left[SQUARES[view.king]]
    }


def following(king: int, knights: Mapping[str, Step], way: Collection[str]) -> dict[str, int]:
    """Steps that bring a knight closer to the king, but not into his way, with the distance that is left."""
    return {
        text: distance(king, step.to)
        for text, step in knights.items()
        if step.to not in way and distance(king, step.to) < distance(king, step.start)
    }


def assassins_action(view: View, world: KingAndAssassinsState, legal: Sequence[str], rng: Rng) -> str:
    """Attack the king, or reveal somebody who then can; else creep up on him."""
    assert view.king is not None
    king = SQUARES[view.king]
    parsed = {text: notation.parse(text) for text in legal}
    attacks = [
        text for text, action in parsed.items() if isinstance(action, Strike) and action.to == view.king
    ]
    if attacks:
        return chosen(attacks, rng)
    reveals = [
        text
        for text, action in parsed.items()
        if isinstance(action, Reveal) and can_attack(world, action, view.king)
    ]
    if reveals:
        return chosen(reveals, rng)
    mine = {space for name, space in view.citizens.items() if name in view.assassins}
    creep = {
        text: distance(king, action.to)
        for text, action in parsed.items()
        if isinstance(action, Step)
        and action.start in mine
        and distance(king, action.to) < distance(king, action.start)
    }
    return nearest(creep, rng) or END


def can_attack(world: KingAndAssassinsState, reveal: Action, king: str) -> bool:
    """Whether an assassin can attack the king where it stands, once it is revealed."""
    after = world.clone()
    move = notation.number(world, reveal)
    assert isinstance(move, int)
    after.apply(move)
    actions = map(notation.parse, notation.write_all(after, after.legal_actions()))
    return any(isinstance(action, Strike) and action.to == king for action in actions)


def distance(square: int, space: str) -> int:
    """The Manhattan distance of a square and a space."""
    return MANHATTAN[AREA * square + SQUARES[space]]


def nearest(steps: Mapping[str, int], rng: Rng) -> str | None:
    """An action with the fewest steps; None if there are none."""
    fewest = min(steps.values(), default=0)
    return chosen([text for text, left in steps.items() if left == fewest], rng) if steps else None


def chosen(texts: Sequence[str], rng: Rng) -> str:
    """One of several actions, at random."""
    return texts[rng.below(len(texts))]
