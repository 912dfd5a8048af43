"""The kinds of terrain, one row each (KH-11), and the terrain pieces that players can place (KH-4)."""

from __future__ import annotations

from typing import NamedTuple


class Terrain(NamedTuple):
    """A kind of terrain: its effects on line of sight, movement and defence."""

    name: str
    rule: str
    letter: str  # on text maps
    level: int = 0  # a hill blocks the line of sight between lower spaces (KH-10.3)
    hides: bool = False  # blocks every line of sight
    difficult: bool = False  # entering it ends a movement (KH-8.4); a hill is not difficult (KH-8.6)
    impassable: bool = False
    cover: int = 0  # added to the number of defence cards


TERRAINS = (
    Terrain("open", "KH-1.1", "."),
    Terrain("hill", "KH-11.1", "1", level=1),
    Terrain("hilltop", "KH-11.1", "2", level=2),
    Terrain("forest", "KH-11.2", "F", hides=True, difficult=True, cover=2),
    Terrain("shallow", "KH-11.3", "s", difficult=True, cover=-1),
    Terrain("deep", "KH-11.4", "~", impassable=True),
    Terrain("road", "KH-11.5", "+"),  # allows one more step along it (KH-8.5)
    Terrain("rocks", "KH-11.6", "k", difficult=True, cover=1),
)  # an objective (KH-11.7) lies on open terrain and does not change it


class Element(NamedTuple):
    """A terrain piece that players can place: its size, terrain, cost in points and supply."""

    name: str  # in notation; `/t` means turned
    width: int
    height: int
    terrain: str
    points: int  # (KH-4.1) 2 for more than four spaces, except the road
    supply: int  # (KH-4.2) shared by all pieces of a family; each side has one pair of objectives
    family: str


ELEMENTS = (
    Element(
        "lake-deep", 3, 3, "deep", points=2, supply=1, family="lake"
    ),  # (KH-4.5) the player chooses the depth
    Element("lake-shallow", 3, 3, "shallow", points=2, supply=1, family="lake"),
    Element("road", 1, 7, "road", points=1, supply=1, family="road"),  # (KH-4.4)
    Element("rocks", 2, 2, "rocks", points=1, supply=2, family="rocks"),
    Element("forest-small", 2, 2, "forest", points=1, supply=2, family="small"),
    Element("forest-long", 3, 2, "forest", points=2, supply=1, family="long"),
    Element("forest-long/t", 2, 3, "forest", points=2, supply=1, family="long"),
    Element("forest-great", 3, 3, "forest", points=2, supply=1, family="great"),
    Element("objectives", 0, 0, "open", points=1, supply=2, family="objectives"),  # (KH-4.6) a pair of spaces
)
TERRAIN_NAMES = tuple(terrain.name for terrain in TERRAINS)
FAMILIES = tuple(dict.fromkeys(element.family for element in ELEMENTS))
