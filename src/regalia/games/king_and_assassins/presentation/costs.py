"""What the actions of the seat to act cost, and which of them its points suffice for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from regalia.games.king_and_assassins.engine.constants import (
    ATTACK_COST,
    CLIMB_COST,
    MAX_KILLS,
    STEP_COST,
    STRIKE_COST,
)

CostedAction = Literal["move", "climb", "descend", "enter", "capture", "eliminate", "attack-king", "reveal"]
Actors = Literal["king", "knights", "citizens", "assassins"]


class ActionCost(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of action with its cost in action points, and after it the costs of the next ones in the same turn.

    `costs` is empty if the action is not allowed again in this turn. `affordable`: it is allowed, and the points
    suffice for it.
    """

    action: CostedAction
    costs: tuple[int, ...]
    affordable: bool = False


class CostGroup(msgspec.Struct, frozen=True):
    """The actions of some pieces, which share their points. `assassins` are the revealed ones."""

    who: Actors
    left: int
    actions: tuple[ActionCost, ...]


@lru_cache(maxsize=256)
def king_costs(king: int, knights: int, fetters: Literal["free", "used"] | None) -> tuple[CostGroup, ...]:
    """The costs in the king's turn (KA-6, KA-7), with the points left; a capture only on a card with fetters."""
    capture = [cost("capture", [STRIKE_COST] if fetters == "free" else [], knights)] if fetters else []
    return (
        CostGroup("king", king, (cost("move", [STEP_COST], king), cost("enter", [STEP_COST], king))),
        CostGroup(
            "knights",
            knights,
            (
                cost("move", [STEP_COST], knights),
                cost("climb", [CLIMB_COST], knights),
                *capture,
                cost("eliminate", [STRIKE_COST], knights),
            ),
        ),
    )


@lru_cache(maxsize=256)
def assassin_costs(left: int, kills: int) -> tuple[CostGroup, ...]:
    """The costs in the assassins' turn (KA-9, KA-10), those of revealed assassins before anybody is revealed, too."""
    return (
        CostGroup(
            "citizens",
            left,
            (cost("move", [STEP_COST], left), cost("climb", [CLIMB_COST], left), cost("reveal", [0], left)),
        ),
        CostGroup(
            "assassins",
            left,
            (
                cost("move", [STEP_COST], left),
                cost("climb", [STEP_COST], left),
                cost("descend", [0], left),
                cost("eliminate", range(kills + 1, MAX_KILLS + 1), left),
                cost("attack-king", [ATTACK_COST], left),
            ),
        ),
    )


def cost(action: CostedAction, costs: Sequence[int], left: int) -> ActionCost:
    """A kind of action with the points that are left for it."""
    return ActionCost(action, tuple(costs), bool(costs) and costs[0] <= left)
