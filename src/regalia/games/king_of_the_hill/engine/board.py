"""A map of King of the Hill with its scenario (KH-15). `formats.board_files` reads maps."""

from __future__ import annotations

from dataclasses import dataclass, replace

from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.scenarios import ROWS, SCENARIOS

STANDARD = "standard"
MAPS = {number: row.map for number, row in enumerate(SCENARIOS) if row.map != STANDARD}


@dataclass(frozen=True)
class Field:
    """A map, and after `for_scenario` its scenario. The lists are indexed by square."""

    id: str
    name: str
    note: str
    text: str
    terrain: list[int]
    zones: list[bool]  # blue's squares, then red's
    camps: list[int]  # squares marked as objectives
    forests: list[int]  # the number of the square's forest, from 1; 0 if none
    n_forests: int
    goals: list[int]  # 2 × side: spaces that a side must hold or (night attack) that red must raze
    scenario: int = constants.INTRODUCTION
    magic: bool = False
    fantasy: bool = False
    jokers: bool = True
    places_terrain: bool = False  # (KH-4)
    asked: tuple[bool, bool] = (
        True,
        True,
    )  # the options magic and fantasy as chosen, even if the scenario ignores them
    drawable: tuple[Field, ...] = ()  # while the scenario is unknown: the map of each that chance may draw


def for_scenario(
    field: Field, *, scenario: int, magic: bool, fantasy: bool, jokers: bool, terrain: bool = True
) -> Field:
    """Applies a scenario and the options (KH-15) to a map: zones, objectives, magic, fantasy units, terrain."""
    zones = list(field.zones)
    row = ROWS[scenario]
    if row.aim == "exit":
        zones[constants.AREA :] = [terrain == constants.FOREST for terrain in field.terrain]
    if row.aim == "camp":
        for square in field.camps:
            zones[square] = True
    return replace(
        field,
        zones=zones,
        goals=goals_for(field, scenario),
        scenario=scenario,
        magic=magic and row.rich,
        fantasy=fantasy and row.rich,
        jokers=jokers,
        places_terrain=terrain and row.places_terrain,
        asked=(magic, fantasy),
        drawable=(),
    )


def goals_for(field: Field, scenario: int) -> list[int]:
    """The objectives of a scenario on a map, as `Field.goals`."""
    return [*field.goals[:2], *field.camps] if ROWS[scenario].aim == "camp" else list(field.goals)
