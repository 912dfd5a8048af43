"""The thirteen unit types, one row each (KH-8.1, KH-9.2, KH-10.4, KH-12)."""

from __future__ import annotations

from typing import NamedTuple


class Unit(NamedTuple):
    """A type of unit: its steps, defence cards, range and special rules."""

    name: str
    rule: str
    free: int  # steps in any direction, before the ruled ones (KH-8.1)
    ruled: int  # steps in the card's directions
    close: int  # defence cards in close combat (KH-9.2)
    shot: int  # defence cards against a shot (KH-10.4)
    range: int = 0  # of its shots; 0 for units that do not shoot (KH-10.1)
    defence_penalty: int = 0  # by how many cards it reduces its target's defence
    flies: bool = False  # (KH-12.11)
    no_red_in_close_defence: bool = False
    no_black_in_defence: bool = False
    drawn_red_fails: bool = False
    drawn_black_fails: bool = False


UNITS = (
    Unit("infantry", "KH-8.1", free=1, ruled=1, close=2, shot=2),
    Unit("cavalry", "KH-8.1", free=2, ruled=1, close=2, shot=1),
    Unit("archers", "KH-8.1", free=1, ruled=1, close=1, shot=1, range=4),
    Unit(
        "artillery", "KH-12.1", free=0, ruled=1, close=1, shot=1, range=5, defence_penalty=1,
        no_red_in_close_defence=True,
    ),
    Unit("beasts", "KH-12.2", free=0, ruled=4, close=1, shot=1),
    Unit("light-cavalry", "KH-12.3", free=2, ruled=1, close=1, shot=1, range=3),
    Unit("chariots", "KH-12.4", free=0, ruled=3, close=2, shot=1, defence_penalty=1),
    Unit("elite-infantry", "KH-12.5", free=1, ruled=1, close=2, shot=2, defence_penalty=1, drawn_black_fails=True),
    Unit("monstrous-infantry", "KH-12.6", free=0, ruled=2, close=2, shot=2, defence_penalty=1),
    Unit("horde", "KH-12.7", free=0, ruled=2, close=1, shot=1),
    Unit("land-monster", "KH-12.8", free=0, ruled=2, close=3, shot=2, defence_penalty=2, no_black_in_defence=True),
    Unit(
        "flying-monster", "KH-12.9", free=2, ruled=1, close=3, shot=3, defence_penalty=2, flies=True,
        drawn_red_fails=True,
    ),
    Unit("flyers", "KH-12.10", free=3, ruled=1, close=2, shot=3, flies=True, drawn_red_fails=True),
)  # fmt: skip

NAMES = tuple(unit.name for unit in UNITS)
BASIC = 3  # types with a lower index are not fantasy units
HORDE = NAMES.index("horde")
PLACES = 7
MAX_FANTASY_PLACES = 2  # of the seven places (KH-3.2)
MAX_UNITS = 9  # seven places, two of them hordes of two units each
