"""Terrain pieces in positions: placed on a map with all checks of KH-4 except the order of placing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import get_args

from regalia.core.errors import BadPosition
from regalia.core.validation import echo
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.board import Field
from regalia.games.king_of_the_hill.formats.position_schema import SIDES, Element, Kind

KINDS: dict[str, Kind] = {name: name for name in get_args(Kind)}
HALVES = (range(4), range(3, 7))  # the rows of blue and red; both include the middle row
APART = 5  # (KH-4.6)


@dataclass
class PlacedTerrain:
    """A map with the terrain pieces placed on it."""

    terrain: list[int]
    goals: list[int]
    actions: list[int] = field(default_factory=list)  # the pieces, as the state stores them


def place_all(elements: Sequence[Element], ground: Field) -> PlacedTerrain:
    """Places the pieces on a map. Raises: BadPosition."""
    placed = PlacedTerrain(list(ground.terrain), list(ground.goals))
    if elements and not ground.places_terrain:
        raise BadPosition("elements-scenario", field="elements")
    for element in sorted(elements, key=order):
        kind = number(element)
        family = [constants.ELEMENT_FAMILY[action >> 14 & constants.MASK_6] for action in placed.actions]
        if family.count(constants.ELEMENT_FAMILY[kind]) == constants.ELEMENT_SUPPLY[kind]:
            raise error_for("elements-supply", element)
        squares = (
            place_objectives(element, placed)
            if kind == constants.OBJECTIVES
            else place_ground(element, kind, placed)
        )
        placed.actions.append(
            constants.PLACE * constants.KIND
            + kind * constants.CARD_FIELD
            + squares[0] * constants.A_FIELD
            + squares[1]
        )
    return placed


def write_all(actions: Sequence[int], goals: Sequence[int]) -> list[Element]:
    """The pieces of a state as JSON types, sorted."""
    return sorted((write(action, goals) for action in actions), key=order)


def write(action: int, goals: Sequence[int]) -> Element:
    """One piece of a state as its JSON type."""
    kind, a, b = action >> 14 & constants.MASK_6, action >> 7 & constants.MASK_7, action & constants.MASK_7
    name, _, turned = constants.ELEMENTS[kind].partition("/")
    if kind == constants.OBJECTIVES:
        owner = SIDES[constants.BLUE if goals[0] == a else constants.RED]
        return Element("objectives", sorted((constants.SPACES[a], constants.SPACES[b])), owner=owner)
    at = constants.COLUMNS[b] if kind == constants.ROAD_ELEMENT else constants.SPACES[b]
    return Element(KINDS[name], at, turned=bool(turned))


def order(element: Element) -> tuple[str, str]:
    """The sort key of pieces; it does not depend on who placed them and when."""
    return element.kind, str(element.at)


def number(element: Element) -> int:
    """The row of a piece in terrain.ELEMENTS. Raises: BadPosition for an impossible owner or orientation."""
    if (element.owner is not None) != (element.kind == "objectives"):
        raise error_for("elements-owner", element)
    if element.turned and element.kind != "forest-long":
        raise error_for("elements-turned", element)
    return constants.ELEMENTS.index(element.kind) + element.turned


def place_ground(element: Element, kind: int, placed: PlacedTerrain) -> tuple[int, int]:
    """Places terrain on the map. Returns (0, its corner). Raises: BadPosition."""
    at = f"{element.at}1" if kind == constants.ROAD_ELEMENT else element.at
    if not isinstance(at, str) or at not in constants.SQUARES:
        raise error_for("elements-at", element)
    corner, height = constants.SQUARES[at], constants.ELEMENT_HEIGHT[kind]
    rows = range(corner // constants.WIDTH, corner // constants.WIDTH + height)
    columns = range(corner % constants.WIDTH, corner % constants.WIDTH + constants.ELEMENT_WIDTH[kind])
    in_half = any(rows[0] in half and rows[-1] in half for half in HALVES)  # (KH-4.3)
    if columns[-1] >= constants.WIDTH or not (in_half or kind == constants.ROAD_ELEMENT):
        raise error_for("elements-half", element)
    squares = [constants.WIDTH * row + column for row in rows for column in columns]
    refuse_overlap(element, squares, placed)
    for square in squares:
        placed.terrain[square] = constants.ELEMENT_TERRAIN[kind]
    return 0, corner


def place_objectives(element: Element, placed: PlacedTerrain) -> tuple[int, int]:
    """(KH-4.6) Places a pair of objectives on the map. Returns their squares. Raises: BadPosition."""
    spaces = element.at if isinstance(element.at, list) else []
    if len(spaces) != 2 or not all(space in constants.SQUARES for space in spaces):
        raise error_for("elements-at", element)
    a, b = (constants.SQUARES[space] for space in sorted(spaces))
    side = constants.SEATS.index(str(element.owner))
    if placed.goals[2 * side] != constants.NOWHERE:
        raise error_for("elements-supply", element)
    if any(square // constants.WIDTH not in HALVES[1 - side] for square in (a, b)):
        raise error_for("elements-half", element)
    if (
        a // constants.WIDTH == b // constants.WIDTH or abs(a % constants.WIDTH - b % constants.WIDTH) < APART
    ):  # a half has four rows
        raise error_for("elements-apart", element)
    refuse_overlap(element, [a, b], placed)
    placed.goals[2 * side : 2 * side + 2] = [a, b]
    return a, b


def refuse_overlap(element: Element, squares: Sequence[int], placed: PlacedTerrain) -> None:
    """(KH-4.3) Pieces lie on open terrain only. Raises: BadPosition."""
    for square in squares:
        if placed.terrain[square] != constants.OPEN or square in placed.goals:
            raise error_for("elements-overlap", element)


def error_for(reason: str, element: Element) -> BadPosition:
    """The error for a piece."""
    at = element.at if isinstance(element.at, str) else ", ".join(element.at)
    field = "elements.at" if reason == "elements-at" else "elements"
    return BadPosition(reason, field=field, element=element.kind, at=echo(at))
