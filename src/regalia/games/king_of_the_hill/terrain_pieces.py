"""Elements of terrain in positions: laid on a map, with all that KH-4 asks but the order of placing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import get_args

from regalia.core.errors import BadPosition
from regalia.core.validation import echo
from regalia.games.king_of_the_hill import constants
from regalia.games.king_of_the_hill.board import Field
from regalia.games.king_of_the_hill.position_schema import SIDES, Element, Kind

KINDS: dict[str, Kind] = {name: name for name in get_args(Kind)}
HALVES = (range(4), range(3, 7))  # blue's rows and red's; the middle row belongs to both
APART = 5  # (KH-4.6)


@dataclass
class Laid:
    """A map with elements on it."""

    terrain: list[int]
    goals: list[int]
    actions: list[int] = field(default_factory=list)  # the elements, as the engine keeps them


def lay(elements: Sequence[Element], ground: Field) -> Laid:
    """The map with the elements on it. Raises: BadPosition."""
    laid = Laid(list(ground.terrain), list(ground.goals))
    if elements and ground.scenario != constants.PITCHED_BATTLE:
        raise BadPosition("elements-scenario", field="elements")
    for element in sorted(elements, key=order):
        kind = number(element)
        family = [constants.ELEMENT_FAMILY[action >> 14 & constants.MASK_6] for action in laid.actions]
        if family.count(constants.ELEMENT_FAMILY[kind]) == constants.ELEMENT_SUPPLY[kind]:
            raise wrong("elements-supply", element)
        squares = lay_pair(element, laid) if kind == constants.OBJECTIVES else lay_ground(element, kind, laid)
        laid.actions.append(
            constants.PLACE * constants.KIND
            + kind * constants.CARD_FIELD
            + squares[0] * constants.A_FIELD
            + squares[1]
        )
    return laid


def written(actions: Sequence[int], goals: Sequence[int]) -> list[Element]:
    """Elements as the engine keeps them, sorted."""
    return sorted((write(action, goals) for action in actions), key=order)


def write(action: int, goals: Sequence[int]) -> Element:
    """One element as the engine keeps it."""
    kind, a, b = action >> 14 & constants.MASK_6, action >> 7 & constants.MASK_7, action & constants.MASK_7
    name, _, turned = constants.ELEMENTS[kind].partition("/")
    if kind == constants.OBJECTIVES:
        owner = SIDES[constants.BLUE if goals[0] == a else constants.RED]
        return Element("objectives", sorted((constants.SPACES[a], constants.SPACES[b])), owner=owner)
    at = constants.COLUMNS[b] if kind == constants.ROAD_ELEMENT else constants.SPACES[b]
    return Element(KINDS[name], at, turned=bool(turned))


def order(element: Element) -> tuple[str, str]:
    """By this elements are listed, whoever placed them when."""
    return element.kind, str(element.at)


def number(element: Element) -> int:
    """The kind of an element, turned or not. Raises: BadPosition where it has what it cannot have."""
    if (element.owner is not None) != (element.kind == "objectives"):
        raise wrong("elements-owner", element)
    if element.turned and element.kind != "forest-long":
        raise wrong("elements-turned", element)
    return constants.ELEMENTS.index(element.kind) + element.turned


def lay_ground(element: Element, kind: int, laid: Laid) -> tuple[int, int]:
    """Put terrain on the map; its corner. Raises: BadPosition."""
    at = f"{element.at}1" if kind == constants.ROAD_ELEMENT else element.at
    if not isinstance(at, str) or at not in constants.SQUARES:
        raise wrong("elements-at", element)
    corner, height = constants.SQUARES[at], constants.ELEMENT_HEIGHT[kind]
    rows = range(corner // constants.WIDTH, corner // constants.WIDTH + height)
    columns = range(corner % constants.WIDTH, corner % constants.WIDTH + constants.ELEMENT_WIDTH[kind])
    in_half = any(rows[0] in half and rows[-1] in half for half in HALVES)  # (KH-4.3)
    if columns[-1] >= constants.WIDTH or not (in_half or kind == constants.ROAD_ELEMENT):
        raise wrong("elements-half", element)
    squares = [constants.WIDTH * row + column for row in rows for column in columns]
    refuse_overlap(element, squares, laid)
    for square in squares:
        laid.terrain[square] = constants.ELEMENT_TERRAIN[kind]
    return 0, corner


def lay_pair(element: Element, laid: Laid) -> tuple[int, int]:
    """(KH-4.6) Put a pair of objectives on the map; their squares. Raises: BadPosition."""
    spaces = element.at if isinstance(element.at, list) else []
    if len(spaces) != 2 or not all(space in constants.SQUARES for space in spaces):
        raise wrong("elements-at", element)
    a, b = (constants.SQUARES[space] for space in sorted(spaces))
    side = constants.SEATS.index(str(element.owner))
    if laid.goals[2 * side] != constants.NOWHERE:
        raise wrong("elements-supply", element)
    if any(square // constants.WIDTH not in HALVES[1 - side] for square in (a, b)):
        raise wrong("elements-half", element)
    if (
        a // constants.WIDTH == b // constants.WIDTH or abs(a % constants.WIDTH - b % constants.WIDTH) < APART
    ):  # a half has four rows
        raise wrong("elements-apart", element)
    refuse_overlap(element, [a, b], laid)
    laid.goals[2 * side : 2 * side + 2] = [a, b]
    return a, b


def refuse_overlap(element: Element, squares: Sequence[int], laid: Laid) -> None:
    """(KH-4.3) Elements lie on nothing but open ground. Raises: BadPosition."""
    for square in squares:
        if laid.terrain[square] != constants.OPEN or square in laid.goals:
            raise wrong("elements-overlap", element)


def wrong(reason: str, element: Element) -> BadPosition:
    """What is wrong with an element."""
    at = element.at if isinstance(element.at, str) else ", ".join(element.at)
    field = "elements.at" if reason == "elements-at" else "elements"
    return BadPosition(reason, field=field, element=element.kind, at=echo(at))
