"""The layout of a map of King of the Hill, for front ends."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from regalia.core.contract import BoardLayout, Space
from regalia.games.king_of_the_hill.engine.board import MAPS, Field, for_scenario
from regalia.games.king_of_the_hill.engine.constants import (
    AREA,
    HEIGHT,
    NOWHERE,
    PITCHED_BATTLE,
    SPACES,
    WIDTH,
)
from regalia.games.king_of_the_hill.engine.terrain import ELEMENTS, TERRAINS
from regalia.games.king_of_the_hill.formats.position_schema import Side

Ground = Literal["open", "hill", "hilltop", "forest", "shallow", "deep", "road", "rocks"]


class KingOfTheHillSpace(Space, frozen=True, kw_only=True):
    """A space with its terrain (KH-11.1); hills have levels."""

    ground: Ground


class Objective(msgspec.Struct, frozen=True, kw_only=True):
    """The spaces of one side's objectives."""

    side: Side
    spaces: list[str]


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """The size and terrain of a terrain piece."""

    width: int
    height: int
    ground: Ground


class KingOfTheHillLayout(BoardLayout, frozen=True, kw_only=True):
    """Terrain, deployment zones, and the objectives of the map's scenario."""

    game: Literal["king-of-the-hill"]
    spaces: tuple[KingOfTheHillSpace, ...]
    zones: dict[Side, list[str]]
    objectives: list[Objective]
    elements: dict[str, Shape]


def board_layout(field: Field) -> KingOfTheHillLayout:
    """The constant part of a map, with its scenario applied."""
    scenario = next((number for number, name in MAPS.items() if name == field.id), PITCHED_BATTLE)
    played = for_scenario(field, scenario=scenario, magic=True, fantasy=True, jokers=True)
    sides: tuple[Side, Side] = ("blue", "red")
    zones = {side: played.zones[AREA * seat : AREA * (seat + 1)] for seat, side in enumerate(sides)}
    goals = {side: played.goals[2 * seat : 2 * seat + 2] for seat, side in enumerate(sides)}
    return KingOfTheHillLayout(
        game="king-of-the-hill",
        id=field.id,
        name=field.name,
        note=field.note,
        width=WIDTH,
        height=HEIGHT,
        spaces=tuple(space(square, field) for square in range(AREA)),
        zones={side: [SPACES[at] for at, there in enumerate(zone) if there] for side, zone in zones.items()},
        objectives=[
            Objective(side=side, spaces=[SPACES[square] for square in pair])
            for side, pair in goals.items()
            if NOWHERE not in pair
        ],
        elements={
            each.name: Shape(width=each.width, height=each.height, ground=cast("Ground", each.terrain))
            for each in ELEMENTS
            if each.width
        },
    )


def space(square: int, field: Field) -> KingOfTheHillSpace:
    """One space with its terrain."""
    ground = TERRAINS[field.terrain[square]]
    return KingOfTheHillSpace(
        id=SPACES[square],
        x=square % WIDTH,
        y=square // WIDTH,
        ground=cast("Ground", ground.name),
        level=ground.level,
    )
