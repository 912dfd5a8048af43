"""What the rules say about an action of King of the Hill before it is played, from the view of its seat."""

from __future__ import annotations

from regalia.core.contract import Preview
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.board import Field
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.observation.view import View
from regalia.games.king_of_the_hill.presentation import objectives
from regalia.games.king_of_the_hill.presentation.consequences import applied
from regalia.games.king_of_the_hill.presentation.duel import (
    DefenceChoice,
    Duel,
    defence_choice,
    duel,
    starts_fight,
)
from regalia.games.king_of_the_hill.presentation.objectives import Verdict


class KingOfTheHillPreview(Preview, frozen=True, kw_only=True):
    """The duel that an action starts; if the seat defends, all its answers."""

    duel: Duel | None = None
    defence: DefenceChoice | None = None


def preview(view: View, field: Field, world: KingOfTheHillState, action: int) -> KingOfTheHillPreview:
    """The preview of a legal action. `world` is any state that is consistent with the view."""
    started, asked = None, None
    if starts_fight(world, action):
        lost = if_destroyed(view, field, applied(world, action).target, world)
        started = duel(view, world, action, lost)
    if world.phase == constants.DEFEND:
        asked = defence_choice(world, if_destroyed(view, field, world.target, world))
    return KingOfTheHillPreview(duel=started, defence=asked)


def if_destroyed(view: View, field: Field, target: int, world: KingOfTheHillState) -> Verdict:
    """Who wins if a unit is destroyed and the round ends then, before any pursuit."""
    space = constants.SPACES[world.at[target]]
    now = objectives.standing(view, field, [unit for unit in view.units if unit.at != space])
    dead = [now.dead[side] or world.general[side] == target for side in (constants.BLUE, constants.RED)]
    return objectives.verdict(view, now._replace(dead=(dead[0], dead[1]))) or "goes-on"
