"""What workers can do: the function of each kind of task.

To add a kind of task, write a generator that takes the payload, yields every few milliseconds so that other tasks get
their share, and returns the result; and add it to `FUNCTIONS`. Local and remote workers run it then.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any

import msgspec

from regalia.games import registry
from regalia.players import SearchPlayer, player
from regalia.services.tasks import PLAN_TURN

Steps = Generator[None, None, bytes]
TaskFunction = Callable[[bytes], Steps]


class TurnPayload(msgspec.Struct, frozen=True):
    """A `MoveRequest` with an undecoded view."""

    game: str
    texts: dict[str, str]
    level: int
    seed: int
    view: dict[str, Any]


def plan_turn(payload: bytes) -> Steps:
    """Plans the turn of a computer player. Returns: the planned actions. Raises: RegaliaError, DecodeError."""
    request = msgspec.json.decode(payload, type=TurnPayload)
    rules = registry.rules(request.game, request.texts)
    computer = player(f"level-{request.level}", rules, seed=request.seed)
    assert isinstance(computer, SearchPlayer)
    turn = yield from computer.turn_steps(rules.observation.read_view(request.view))
    return msgspec.json.encode(turn)


FUNCTIONS: Mapping[str, TaskFunction] = {PLAN_TURN: plan_turn}
