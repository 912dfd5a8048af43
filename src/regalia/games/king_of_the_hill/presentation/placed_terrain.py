"""The terrain that players place before the battle (KH-4), as it lies on the map."""

from __future__ import annotations

from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.formats.position_schema import Element

SETTING_UP = ("army", "draw-scenario", "draw-first", "terrain", "deploy")  # phases before the first turn


def covered(element: Element) -> list[int]:
    """The squares of a terrain piece; none for objectives, which do not change terrain."""
    if isinstance(element.at, list):
        return []
    kind = constants.ELEMENTS.index(element.kind) + element.turned
    corner = constants.SQUARES[f"{element.at}1" if kind == constants.ROAD_ELEMENT else element.at]
    rows, columns = range(constants.ELEMENT_HEIGHT[kind]), range(constants.ELEMENT_WIDTH[kind])
    return [corner + constants.WIDTH * row + column for row in rows for column in columns]
