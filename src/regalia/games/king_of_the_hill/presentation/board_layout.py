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
    RANKS,
    SPACES,
    WIDTH,
)
from regalia.games.king_of_the_hill.engine.spells import SPELLS
from regalia.games.king_of_the_hill.engine.terrain import ELEMENTS, TERRAINS
from regalia.games.king_of_the_hill.engine.units import UNITS
from regalia.games.king_of_the_hill.formats.position_schema import Side
from regalia.games.king_of_the_hill.presentation.rule_topics import RULE_TOPICS

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


class UnitType(msgspec.Struct, frozen=True, kw_only=True):
    """What a type of unit does: its steps (KH-8.1), defence cards (KH-9.2, KH-10.4) and range (KH-10.1)."""

    rule: str
    free: int
    ruled: int  # steps in the directions of the card
    close: int  # defence cards in close combat
    shot: int  # defence cards against a shot
    range: int  # 0 if it does not shoot
    penalty: int  # by how many cards it reduces its target's defence
    flies: bool


class TerrainType(msgspec.Struct, frozen=True, kw_only=True):
    """What a kind of terrain does to movement, defence and line of sight (KH-11)."""

    rule: str
    level: int
    hides: bool  # blocks every line of sight
    stops: bool  # entering it ends a move (KH-8.4)
    impassable: bool
    cover: int  # added to the number of defence cards


class SpellCards(msgspec.Struct, frozen=True, kw_only=True):
    """The cards that cast a spell (KH-13)."""

    rule: str
    ranks: str
    suits: str


class KingOfTheHillLayout(BoardLayout, frozen=True, kw_only=True):
    """Terrain, deployment zones, the objectives of the map's scenario; and what units, terrain and spells do."""

    game: Literal["king-of-the-hill"]
    spaces: tuple[KingOfTheHillSpace, ...]
    zones: dict[Side, list[str]]
    objectives: list[Objective]
    elements: dict[str, Shape]
    units: dict[str, UnitType]
    terrains: dict[str, TerrainType]
    spells: dict[str, SpellCards]
    ranks: str  # the weakest first (KH-2.1)
    rules: dict[str, tuple[str, ...]]  # rules by topic, for what explains the board


UNIT_TYPES = {
    unit.name: UnitType(
        rule=unit.rule,
        free=unit.free,
        ruled=unit.ruled,
        close=unit.close,
        shot=unit.shot,
        range=unit.range,
        penalty=unit.defence_penalty,
        flies=unit.flies,
    )
    for unit in UNITS
}
TERRAIN_TYPES = {
    terrain.name: TerrainType(
        rule=terrain.rule,
        level=terrain.level,
        hides=terrain.hides,
        stops=terrain.difficult,
        impassable=terrain.impassable,
        cover=terrain.cover,
    )
    for terrain in TERRAINS
}
SPELL_CARDS = {
    spell.name: SpellCards(rule=spell.rule, ranks=spell.ranks, suits=spell.suits) for spell in SPELLS
}


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
        units=UNIT_TYPES,
        terrains=TERRAIN_TYPES,
        spells=SPELL_CARDS,
        ranks=RANKS,
        rules=RULE_TOPICS,
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
