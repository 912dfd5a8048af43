"""Presets: named armies, layouts of terrain and deployments that players can choose instead of single actions.

All are written for blue. For red the rows are counted from its own edge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Literal, NamedTuple

from regalia.core.i18n import tr
from regalia.games.king_of_the_hill.engine import constants, scenarios
from regalia.games.king_of_the_hill.engine.board import Field, for_scenario
from regalia.games.king_of_the_hill.formats.position_schema import SIDES, Element, Recruit, Side, Unit
from regalia.games.king_of_the_hill.observation.view import View

ARMIES = {
    "balanced": "army:infantry+,infantry,infantry,cavalry,cavalry,archers,archers",
    "wall": "army:infantry+,infantry,infantry,infantry,infantry,archers,archers",
    "riders": "army:cavalry+,cavalry,cavalry,cavalry,cavalry,archers,archers",
    "bowmen": "army:infantry+,infantry,cavalry,archers,archers,archers,archers",
    "hammer": "army:infantry+,infantry,infantry,infantry,cavalry,cavalry,cavalry",
    "skirmishers": "army:infantry,cavalry+,cavalry,cavalry,archers,archers,archers",
    "dragon": "army:infantry+,infantry,infantry,cavalry,archers,archers,flying-monster",
    "siege": "army:infantry+,infantry,infantry,archers,archers,artillery,artillery",
    "swarm": "army:infantry+,infantry,infantry,archers,archers,horde,horde",
    "giants": "army:infantry+,infantry,cavalry,cavalry,archers,monstrous-infantry,land-monster",
    "hunt": "army:cavalry+,cavalry,cavalry,archers,archers,beasts,flyers",
    "chariots": "army:infantry,cavalry+,cavalry,cavalry,archers,chariots,chariots",
    "guard": "army:infantry+,infantry,infantry,archers,archers,elite-infantry,elite-infantry",
    "outriders": "army:infantry+,infantry,cavalry,cavalry,archers,light-cavalry,light-cavalry",
}

# Layouts of terrain for one side (KH-4.1): two points, without the middle row, which both sides share.
LAYOUTS = {
    "open": ("decline",),
    "woods": ("place:forest-small@b2", "place:forest-small@i2"),
    "great-wood": ("place:forest-great@a1",),
    "long-wood": ("place:forest-long@i2",),
    "lake": ("place:lake-deep@i1",),
    "marsh": ("place:lake-shallow@a1",),
    "rocks": ("place:rocks@b2", "place:rocks@i2"),
    "road": ("place:road@b", "place:rocks@i2"),
    "raid": ("place:objectives@b6,j5", "place:forest-small@i2"),
}

Role = Literal["general", "foot", "horse", "shooters"]
HORSE = ("cavalry", "beasts", "light-cavalry", "chariots", "flying-monster", "flyers")
SHOOTERS = ("archers", "artillery")

# The preferred spaces of each role, in order; a unit takes the nearest free space of its zone.
DEPLOYMENTS: dict[str, dict[Role, tuple[str, ...]]] = {
    "line": {
        "general": ("f1",),
        "foot": ("f2", "e2", "g2", "d2", "h2", "c2", "i2"),
        "horse": ("c2", "i2", "b2", "j2", "a2", "k2"),
        "shooters": ("e1", "g1", "d1", "h1", "c1", "i1"),
    },
    "left-hook": {
        "general": ("d1",),
        "foot": ("e2", "d2", "f2", "c2", "g2", "h2"),
        "horse": ("b2", "a2", "c2", "b1", "a1"),
        "shooters": ("e1", "f1", "g1", "c1", "h1"),
    },
    "right-hook": {
        "general": ("h1",),
        "foot": ("g2", "h2", "f2", "i2", "e2", "d2"),
        "horse": ("j2", "k2", "i2", "j1", "k1"),
        "shooters": ("g1", "f1", "e1", "i1", "d1"),
    },
    "two-wings": {
        "general": ("c1",),
        "foot": ("c2", "i2", "d2", "h2", "b2", "j2"),
        "horse": ("b2", "j2", "a2", "k2"),
        "shooters": ("d1", "h1", "e1", "g1"),
    },
}


class ActionPreset(NamedTuple):
    """A named preset with its actions, all of them legal now."""

    kind: Literal["army", "layout", "plan"]
    id: str
    actions: tuple[str, ...]

    def name(self) -> str:
        """Its translated name."""
        return tr(f"offer-{self.kind}-{self.id}")

    def note(self) -> str:
        """Its translated description, one line."""
        return tr(f"offer-note-{self.kind}-{self.id}")


def presets(view: View, field: Field, legal: Collection[str]) -> list[ActionPreset]:
    """The presets for the seat to act, whose view and legal actions are given; none after setup."""
    if view.actor != view.seat or view.seat not in SIDES:
        return []
    side: Side = "blue" if view.seat == "blue" else "red"
    found = {"army": armies(), "terrain": layouts(view, side), "deploy": deployments(view, field, side)}
    return [
        preset for preset in found.get(view.phase, ()) if preset.actions and set(preset.actions) <= set(legal)
    ]


# Armies.


def armies() -> Iterator[ActionPreset]:
    """All armies; `presets` drops those that are not legal."""
    return (ActionPreset("army", name, (action,)) for name, action in ARMIES.items())


# Terrain.


def layouts(view: View, side: Side) -> Iterator[ActionPreset]:
    """The remaining actions of the layouts that were begun, or all layouts if none was."""
    there = {placing_action(element) for element in view.elements}
    for name, actions in LAYOUTS.items():
        wanted = [action if side == "blue" else mirrored(action) for action in actions]
        left = tuple(action for action in wanted if action not in there)
        if len(left) < len(wanted) or view.points.get(side) == constants.PLACING_POINTS:
            yield ActionPreset("layout", name, left)


def placing_action(element: Element) -> str:
    """The action that placed a terrain piece."""
    at = element.at if isinstance(element.at, str) else ",".join(element.at)
    return f"place:{element.kind}{'/t' * element.turned}@{at}"


def mirrored(action: str) -> str:
    """The same action mirrored to the other edge of the map."""
    start, _, at = action.partition("@")
    element = start.removeprefix("place:")
    if element in ("decline", "road"):
        return action
    height = constants.ELEMENT_HEIGHT[constants.ELEMENTS.index(element)] or 1
    spaces = [f"{space[0]}{constants.HEIGHT + 2 - height - int(space[1])}" for space in at.split(",")]
    return f"{start}@{','.join(spaces)}"


# Deployments.


def deployments(view: View, field: Field, side: Side) -> Iterator[ActionPreset]:
    """Deployments of all units that a side has left."""
    waiting = view.reserve.get(side, [])
    free = free_spaces(view, field, side)
    there = Counter(role(unit) for unit in view.units if unit.side == side)
    for name in DEPLOYMENTS:
        yield ActionPreset(
            "plan",
            name,
            tuple(deployment_actions(name, side, waiting=waiting, free=list(free), there=Counter(there))),
        )


def free_spaces(view: View, field: Field, side: Side) -> set[int]:
    """The squares where a side may deploy."""
    taken = {constants.SQUARES[unit.at] for unit in view.units}
    wet = {square for element in view.elements if element.kind == "lake-deep" for square in lake(element)}
    scenario = scenarios.NUMBERS[view.scenario]
    zones = for_scenario(field, scenario=scenario, magic=True, fantasy=True, jokers=True).zones
    begin = constants.AREA * SIDES.index(side)
    return {
        square
        for square in range(constants.AREA)
        if zones[begin + square] and field.terrain[square] != constants.DEEP and square not in taken | wet
    }


def lake(element: Element) -> list[int]:
    """The squares of a lake."""
    corner = constants.SQUARES[str(element.at)]
    return [corner + constants.WIDTH * row + column for row in range(3) for column in range(3)]


def deployment_actions(
    name: str, side: Side, *, waiting: list[Recruit], free: list[int], there: Counter[Role]
) -> Iterator[str]:
    """The actions of a deployment, the general last, continuing after the units in `there`."""
    for unit in sorted(waiting, key=lambda unit: unit.general):
        spaces = DEPLOYMENTS[name][role(unit)]
        wanted = constants.SQUARES[spaces[there[role(unit)] % len(spaces)]]
        there[role(unit)] += 1
        if side == "red":
            wanted += (constants.HEIGHT - 1 - 2 * (wanted // constants.WIDTH)) * constants.WIDTH
        square = nearest(free, wanted)
        free.remove(square)
        yield f"deploy:{unit.type}{'+' * unit.general}@{constants.SPACES[square]}"


def role(unit: Recruit | Unit) -> Role:
    """The role of a unit in a deployment."""
    if unit.general:
        return "general"
    return "horse" if unit.type in HORSE else "shooters" if unit.type in SHOOTERS else "foot"


def nearest(free: Collection[int], wanted: int) -> int:
    """The free square nearest to the wanted one."""
    return min(free, key=lambda square: (squared_distance(square, wanted), square))


def squared_distance(one: int, other: int) -> int:
    """The squared Euclidean distance of two squares."""
    rows, columns = (
        one // constants.WIDTH - other // constants.WIDTH,
        one % constants.WIDTH - other % constants.WIDTH,
    )
    return rows * rows + columns * columns
