"""Walks of one piece: the cheapest way to every space that it can reach."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from heapq import heappop, heappush
from typing import NamedTuple, TypeVar

from regalia.core.contract import ReachableSpace
from regalia.core.state import State

StateT = TypeVar("StateT", bound=State)
SPACE = re.compile(r"[a-z]\d+")


class Step(NamedTuple):
    """A legal action that moves the piece to a space: its number and its text."""

    action: int
    text: str
    space: str
    cost: int


def cheapest_walks(
    world: StateT, start: str, steps: Callable[[StateT], Iterable[Step]]
) -> list[ReachableSpace]:
    """The spaces that a piece reaches by one or more steps, the cheapest first, of equal ones the shortest walk.

    `steps` lists the steps of the piece in a position. Only the piece itself may move.
    """
    found: list[ReachableSpace] = []
    settled: set[str] = set()
    added = 0  # breaks ties, so that states are never compared
    queue: list[tuple[int, int, int, str, StateT, tuple[str, ...]]] = [(0, 0, 0, start, world, ())]
    while queue:
        cost, length, _, space, state, actions = heappop(queue)
        if space in settled:
            continue
        settled.add(space)
        if actions:
            found.append(ReachableSpace(space=space, cost=cost, actions=actions))
        for step in steps(state):
            if step.space in settled:
                continue
            after = state.clone()
            after.apply_unchecked(step.action)
            added += 1
            heappush(queue, (cost + step.cost, length + 1, added, step.space, after, (*actions, step.text)))
    return found


def single_steps(space: str, legal: Sequence[str], costs: Sequence[int] | None) -> list[ReachableSpace]:
    """The spaces that legal actions lead to whose text names `space` first and then one other space.

    For games that say nothing about reach themselves: `d4d7`, `d4-d7` and `d4xd7` lead from d4 to d7.
    """
    found = []
    for number, action in enumerate(legal):
        named = SPACE.findall(action)
        if len(named) == 2 and named[0] == space:
            cost = costs[number] if costs else None
            found.append(ReachableSpace(space=named[1], cost=cost, actions=(action,)))
    return found
