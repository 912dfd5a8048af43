"""The five scenarios, one row each (KH-15)."""

from __future__ import annotations

from typing import NamedTuple


class Scenario(NamedTuple):
    """What a scenario is played on, with, and for."""

    name: str
    rule: str
    aim: str  # the hill (KH-14.2), the woods, the exit over the far edge, or the camp to be razed
    map: str = "standard"
    rich: bool = True  # magic and fantasy units are in play, unless options switch them off
    places_terrain: bool = False  # (KH-4)
    deploys_first: str = ""  # the side that deploys all its units before the other; else they alternate
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
AIMS = ("hill", "woods", "exit", "camp")
