"""The five scenarios, one row each, and the row of a scenario that is not drawn yet (KH-15)."""

from __future__ import annotations

from typing import NamedTuple


class Scenario(NamedTuple):
    """A scenario: its map, its special rules and its aim."""

    name: str
    rule: str
    aim: str  # hold the hill (KH-14.2) or the woods, leave over the far edge, or raze the camp
    map: str = "standard"
    rich: bool = True  # has magic and fantasy units, unless the options disable them
    places_terrain: bool = False  # (KH-4), unless the option `terrain` disables it
    deploys_first: str = ""  # the side that deploys all its units first; empty if the sides alternate
    shorter_range: int = 0


SCENARIOS = (
    Scenario("introduction", "KH-15.1", aim="hill", rich=False),
    Scenario("pitched-battle", "KH-15.2", aim="hill", places_terrain=True),
    Scenario("king-of-the-woods", "KH-15.3", aim="woods", map="king-of-the-woods"),
    Scenario("ambush", "KH-15.4", aim="exit", map="ambush", deploys_first="red"),
    Scenario(
        "night-attack", "KH-15.5", aim="camp", map="night-attack", deploys_first="blue", shorter_range=1
    ),
)  # fmt: skip
# Armies chosen before the scenario is known: until chance has drawn it, the game has this row. Only scenarios with
# magic and fantasy units can be drawn, so that every army fits every one of them.
RANDOM = "random"
UNKNOWN = Scenario(RANDOM, "KH-15", aim="hill", places_terrain=True)
DRAWABLE = tuple(row.name for row in SCENARIOS if row.rich)
ROWS = (*SCENARIOS, UNKNOWN)
NUMBERS = {row.name: number for number, row in enumerate(ROWS)}
AIMS = ("hill", "woods", "exit", "camp")
