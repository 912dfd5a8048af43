"""The map of a view of King of the Hill as it is drawn: with the terrain pieces placed so far, and the objectives."""

from __future__ import annotations

from msgspec.structs import replace

from regalia.core.contract import Drawing
from regalia.games.king_of_the_hill.engine.board import Field
from regalia.games.king_of_the_hill.engine.constants import NOWHERE, SPACES
from regalia.games.king_of_the_hill.engine.terrain import TERRAINS
from regalia.games.king_of_the_hill.observation.view import View, map_in_play
from regalia.games.king_of_the_hill.presentation.board_layout import board_layout
from regalia.games.king_of_the_hill.presentation.diagram import scene

COLORS = {
    "open": "#cbd09a",
    "hill": "#dccb8b",
    "hilltop": "#ebdca6",
    "forest": "#6f9a58",
    "shallow": "#93c3c6",
    "deep": "#3c6e93",
    "road": "#d9bd8c",
    "rocks": "#a7a49d",
    "blue": "#27548a",
    "red": "#a3282c",
}
OBJECTIVE, RAZED = "⚑", "×"


def drawing(view: View, field: Field) -> Drawing:
    """The drawing of a map with what the view shows of it."""
    now = scene(view, map_in_play(view, field))
    layout = board_layout(field)
    spaces = [
        replace(space, ground=TERRAINS[terrain].name, level=TERRAINS[terrain].level)
        for space, terrain in zip(layout.spaces, now.terrain, strict=True)
    ]
    signs = {SPACES[goal]: RAZED if goal in now.razed else OBJECTIVE for goal in now.goals if goal != NOWHERE}
    return Drawing(layout=replace(layout, spaces=tuple(spaces)), signs=signs, colors=COLORS)
