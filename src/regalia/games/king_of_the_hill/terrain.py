"""The kinds of ground, one row each (KH-11), and the elements of terrain that can be placed (KH-4)."""

from __future__ import annotations

from typing import NamedTuple


class Terrain(NamedTuple):
    """What a kind of ground does to sight, movement and defence."""

    name: str
    rule: str
    letter: str  # on text maps
    level: int = 0  # a hill hides what is behind it from those who stand lower (KH-10.3)
    hides: bool = False  # from everybody
    difficult: bool = False  # entering it ends a movement (KH-8.4); the hill does not (KH-8.6)
    impassable: bool = False
    cover: int = 0  # defence cards more or less


TERRAINS = (
    Terrain("open", "KH-1.1", "."),
    Terrain("hill", "KH-11.1", "1", level=1),
    Terrain("hilltop", "KH-11.1", "2", level=2),
    Terrain("forest", "KH-11.2", "F", hides=True, difficult=True, cover=2),
    Terrain("shallow", "KH-11.3", "s", difficult=True, cover=-1),
    Terrain("deep", "KH-11.4", "~", impassable=True),
    Terrain("road", "KH-11.5", "+"),  # one more step along it (KH-8.5)
    Terrain("rocks", "KH-11.6", "k", difficult=True, cover=1),
)  # an objective (KH-11.7) lies on open ground and changes nothing of it


class Element(NamedTuple):
    """A piece of terrain to be placed: its size, what it is made of, what it counts, how many there are."""

    name: str  # in notation; `/t` is turned
    width: int
    height: int
    terrain: str
    points: int  # (KH-4.1) more than four spaces count as two, but for the road
    supply: int  # (KH-4.2) shared by all elements of a family; of objectives each side has one pair
    family: str


ELEMENTS = (
    Element("lake-deep", 3, 3, "deep", points=2, supply=1, family="lake"),  # (KH-4.5) whoever places it says
    Element("lake-shallow", 3, 3, "shallow", points=2, supply=1, family="lake"),
    Element("road", 1, 7, "road", points=1, supply=1, family="road"),  # (KH-4.4)
    Element("rocks", 2, 2, "rocks", points=1, supply=2, family="rocks"),
    Element("forest-small", 2, 2, "forest", points=1, supply=2, family="small"),
    Element("forest-long", 3, 2, "forest", points=2, supply=1, family="long"),
    Element("forest-long/t", 2, 3, "forest", points=2, supply=1, family="long"),
    Element("forest-great", 3, 3, "forest", points=2, supply=1, family="great"),
    Element("objectives", 0, 0, "open", points=1, supply=2, family="objectives"),  # (KH-4.6) two spaces
)
TERRAIN_NAMES = tuple(terrain.name for terrain in TERRAINS)
FAMILIES = tuple(dict.fromkeys(element.family for element in ELEMENTS))
