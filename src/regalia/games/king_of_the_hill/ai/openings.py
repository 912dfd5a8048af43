"""The computer's choices during setup: army, terrain and deployment.

It chooses at random among good options, so that it is not predictable, and uses only its own view. The chosen
formation is not stored between actions: for each unit, the formations that fit the deployed units are the candidates.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar

from regalia.core.rng import Rng
from regalia.games.king_of_the_hill.ai import presets
from regalia.games.king_of_the_hill.ai.presets import ARMIES, DEPLOYMENTS, Role
from regalia.games.king_of_the_hill.engine.board import Field
from regalia.games.king_of_the_hill.engine.constants import COLUMNS, SPACES, SQUARES
from regalia.games.king_of_the_hill.engine.scenarios import DRAWABLE
from regalia.games.king_of_the_hill.formats.position_schema import SIDES, Recruit, Side, Unit
from regalia.games.king_of_the_hill.observation.view import View

T = TypeVar("T")
Formation = Mapping[Role, Sequence[str]]
ROLES: tuple[Role, ...] = ("general", "foot", "horse", "shooters")
Placed = tuple[str, bool, str]  # type of the unit, whether it has the general, and its space

# Weights of the legal armies, from their results against each other in quick games.
# These five, in 2,520 games of greedy against itself in the introduction: 53, 52, 51, 48 and 48 %.
COMMON_ARMIES = {"riders": 4, "skirmishers": 4, "bowmen": 4, "balanced": 2, "hammer": 2}
FIELD_ARMIES = {
    "skirmishers": 4, "giants": 4, "swarm": 4, "wall": 2, "outriders": 2, "balanced": 2, "bowmen": 3,
    "hammer": 3, "siege": 1, "guard": 1, "dragon": 1,
}  # fmt: skip
WOOD_ARMIES = {
    "hammer": 4, "swarm": 4, "outriders": 4, "chariots": 3, "riders": 2, "dragon": 2, "hunt": 2, "giants": 1,
}  # fmt: skip
ARMY_CHOICE: Mapping[str, Mapping[Side, Mapping[str, int]]] = {
    "introduction": dict.fromkeys(SIDES, COMMON_ARMIES),
    "pitched-battle": dict.fromkeys(SIDES, FIELD_ARMIES),
    "king-of-the-woods": dict.fromkeys(SIDES, WOOD_ARMIES),
    "ambush": {
        "blue": {
            "skirmishers": 4,
            "chariots": 3,
            "hunt": 3,
            "hammer": 2,
            "bowmen": 2,
            "dragon": 1,
            "riders": 1,
        },
        "red": {"bowmen": 4, "riders": 3, "hunt": 3, "guard": 2, "outriders": 2},
    },
    "night-attack": {
        "blue": {"dragon": 4, "siege": 4, "wall": 3, "bowmen": 2, "skirmishers": 2},
        "red": {"chariots": 4, "hammer": 3, "wall": 2, "riders": 3, "swarm": 2, "dragon": 2, "hunt": 2},
    },
}
# For a scenario that is not drawn yet: the armies of all scenarios that can be drawn.
ANY_ARMIES: Mapping[Side, Mapping[str, int]] = {
    side: sum((Counter(ARMY_CHOICE[name][side]) for name in DRAWABLE), Counter()) for side in SIDES
}
LAYOUT_CHOICE = {"open": 4, "woods": 2, "rocks": 2, "road": 1, "great-wood": 1, "lake": 1}


def facing(formation: Formation) -> Formation:
    """The same formation, mirrored to the other edge of the map."""
    return {role: [f"{at[0]}{8 - int(at[1])}" for at in spaces] for role, spaces in formation.items()}


def mirrored(formation: Formation) -> Formation:
    """The same formation with left and right exchanged."""
    return {
        role: [COLUMNS[-1 - COLUMNS.index(at[0])] + at[1] for at in spaces]
        for role, spaces in formation.items()
    }


# In the woods each side has one forest in front of it, and both share the great one; red's map is rotated.
GROVES: dict[str, dict[Role, tuple[str, ...]]] = {
    "groves": {
        "general": ("g1",),
        "foot": ("f2", "g2", "e2", "i2", "h2", "d2"),
        "horse": ("j2", "i2", "h2", "d2", "k2"),
        "shooters": ("h1", "f1", "i1", "e1"),
    },
    "thicket": {
        "general": ("h1",),
        "foot": ("i2", "f2", "g2", "h2", "e2", "j2"),
        "horse": ("e2", "d2", "j2", "c2", "k2"),
        "shooters": ("g1", "f1", "h2", "i1"),
    },
}
# Red covers each of the three gaps in the wood, with the general in the middle.
LAIRS: dict[str, dict[Role, tuple[str, ...]]] = {
    "gaps": {
        "general": ("g6",),
        "foot": ("f5", "b5", "h5", "d5", "j5", "b6"),
        "horse": ("d5", "h5", "b5", "f5", "j5"),
        "shooters": ("b6", "j5", "b5", "h5", "f5", "d5"),
    },
    "back": {
        "general": ("g5",),
        "foot": ("f6", "b6", "h6", "d5", "j6", "b5"),
        "horse": ("d5", "h6", "b6", "f6", "j6"),
        "shooters": ("b5", "j6", "b6", "h6", "f6", "d5"),
    },
}
# Blue moves through one of the gaps.
COLUMNS_OUT: dict[str, dict[Role, tuple[str, ...]]] = {
    "left": {
        "general": ("a1",),
        "foot": ("a2", "b2", "c2", "b1", "c1", "d2"),
        "horse": ("a2", "b2", "b1", "c2", "d2", "c1"),
        "shooters": ("c1", "d1", "c2", "d2"),
    },
    "middle": {
        "general": ("e1",),
        "foot": ("e2", "d2", "f2", "d1", "f1", "g2"),
        "horse": ("e2", "d2", "f2", "d1", "f1", "g2"),
        "shooters": ("d1", "f1", "c1", "g1"),
    },
    "right": {
        "general": ("k1",),
        "foot": ("k2", "j2", "i2", "j1", "i1", "h2"),
        "horse": ("k2", "j2", "j1", "i2", "h2", "i1"),
        "shooters": ("i1", "h1", "i2", "h2"),
    },
}
# In the night attack blue guards the objectives that red may raze.
GUARDS: dict[str, dict[Role, tuple[str, ...]]] = {
    "posts": {
        "general": ("d1",),
        "foot": ("c2", "i2", "d2", "h2", "b2", "j2"),
        "horse": ("i2", "h2", "d2", "j2", "b2"),
        "shooters": ("c1", "i1", "h1", "d1"),
    },
    "pickets": {
        "general": ("h1",),
        "foot": ("i2", "c2", "h2", "d2", "j2", "b2"),
        "horse": ("c2", "d2", "h2", "b2", "j2"),
        "shooters": ("i1", "c1", "d1", "h1"),
    },
}
RAIDERS: dict[str, dict[Role, tuple[str, ...]]] = {
    "both": {
        "general": ("f1",),
        "foot": ("c2", "i2", "d2", "h2", "b2", "j2"),
        "horse": ("c2", "i2", "b2", "j2", "d2", "h2"),
        "shooters": ("d2", "h2", "d1", "h1"),
    },
    "one": {
        "general": ("e1",),
        "foot": ("c2", "d2", "b2", "e2", "i2", "h2"),
        "horse": ("c2", "i2", "b2", "d2", "j2", "a2"),
        "shooters": ("d2", "e2", "c1", "d1"),
    },
}
# Weights of the formations; those for red are mirrored to its edge.
Choices = Sequence[tuple[Formation, int]]
WOODS: Choices = [(GROVES["groves"], 2), (GROVES["thicket"], 2)]
LINES: Choices = [
    (DEPLOYMENTS["line"], 4), (DEPLOYMENTS["left-hook"], 1), (DEPLOYMENTS["right-hook"], 1),
    (DEPLOYMENTS["two-wings"], 1),
    (mirrored(DEPLOYMENTS["two-wings"]), 1),
]  # fmt: skip
POSTS: Choices = [(image, 1) for post in GUARDS.values() for image in (post, mirrored(post))]
RAIDS: Choices = [(image, 1) for raid in RAIDERS.values() for image in (raid, mirrored(raid))]
FORMATIONS: Mapping[str, Mapping[Side, Choices]] = {
    "king-of-the-woods": {"blue": WOODS, "red": [(mirrored(facing(wood)), n) for wood, n in WOODS]},
    "ambush": {
        "blue": [(column, 1) for column in COLUMNS_OUT.values()],
        "red": [(lair, 1) for lair in LAIRS.values()],
    },
    "night-attack": {"blue": POSTS, "red": [(facing(raid), n) for raid, n in RAIDS]},
}
ELSEWHERE: Mapping[Side, Choices] = {"blue": LINES, "red": [(facing(line), n) for line, n in LINES]}


class Chooser:
    """Weighted random choice; `selectivity` is the exponent of the weights."""

    def __init__(self, rng: Rng, selectivity: int = 1) -> None:
        self.rng, self.selectivity = rng, selectivity

    def pick(self, choices: Sequence[tuple[T, int]]) -> T:
        """Picks one of the choices by weight."""
        weights = [weight**self.selectivity for _, weight in choices]
        n = self.rng.below(sum(weights))
        for (choice, _), weight in zip(choices, weights, strict=True):
            n -= weight
            if n < 0:
                return choice
        raise AssertionError("a roll is below the sum")


def opening(view: View, field: Field, legal: Collection[str], chooser: Chooser) -> str | None:
    """The choice for the seat to act, whose view and legal actions are given; None after setup."""
    if view.actor != view.seat or view.seat not in SIDES:
        return None
    side: Side = "blue" if view.seat == "blue" else "red"
    match view.phase:
        case "army":
            armies = [
                (ARMIES[name], n) for name, n in ARMY_CHOICE.get(view.scenario, ANY_ARMIES)[side].items()
            ]
            return chooser.pick([(army, n) for army, n in armies if army in legal])
        case "terrain":
            return terrain(view, side, legal, chooser)
        case "deploy":
            return deployment(view, field, side, chooser)
    return None


# Terrain.


def terrain(view: View, side: Side, legal: Collection[str], chooser: Chooser) -> str:
    """The next action of a layout that was begun, or of any layout; `decline` if none is legal."""
    choices = [
        (preset.actions[0], LAYOUT_CHOICE[preset.id])
        for preset in presets.layouts(view, side)
        if preset.id in LAYOUT_CHOICE and preset.actions and preset.actions[0] in legal
    ]
    return chooser.pick(choices) if choices else "decline"


# Deployment.


def deployment(view: View, field: Field, side: Side, chooser: Chooser) -> str:
    """The next unit of a formation that fits the deployed units; the general is deployed last."""
    there = [unit for unit in view.units if unit.side == side]
    army: list[Recruit | Unit] = [*there, *view.reserve.get(side, [])]
    zone = presets.free_spaces(view, field, side) | {SQUARES[unit.at] for unit in there}
    choices = [
        (places, n)
        for formation, n in FORMATIONS.get(view.scenario, ELSEWHERE)[side]
        if (places := assigned(formation, army, zone)) and not taken(there) - Counter(places)
    ]
    if not choices:  # no formation fits: someone else began the deployment
        free = zone - {SQUARES[unit.at] for unit in there}
        formation = chooser.pick(FORMATIONS.get(view.scenario, ELSEWHERE)[side])
        choices = [(assigned(formation, view.reserve[side], free), 1)]
        there = []
    left = sorted((Counter(chooser.pick(choices)) - taken(there)).elements())
    plain = [place for place in left if not place[1]] or left
    kind, general, at = plain[chooser.rng.below(len(plain))]
    return f"deploy:{kind}{'+' * general}@{at}"


def taken(units: Sequence[Unit]) -> Counter[Placed]:
    """The deployed units as a multiset."""
    return Counter((unit.type, unit.general, unit.at) for unit in units)


def assigned(formation: Formation, army: Sequence[Recruit | Unit], zone: Collection[int]) -> list[Placed]:
    """Assigns a space to each unit, in the order of the roles: the formation's space, or the nearest free one."""
    free = set(zone)
    count: Counter[Role] = Counter()
    places: list[Placed] = []
    for unit in sorted(army, key=lambda unit: (ROLES.index(presets.role(unit)), unit.type)):
        role = presets.role(unit)
        wanted = SQUARES[formation[role][count[role] % len(formation[role])]]
        count[role] += 1
        square = presets.nearest(free, wanted)
        free.remove(square)
        places.append((unit.type, unit.general, SPACES[square]))
    return places
