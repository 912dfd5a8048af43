"""What the rules say about a view of King of the Hill, for front ends that show it and have no rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import cast

import msgspec

from regalia.core.contract import Consequence, Details, Progress
from regalia.games.king_of_the_hill.engine import constants, scenarios, units
from regalia.games.king_of_the_hill.engine.board import MAPS, Field, goals_for
from regalia.games.king_of_the_hill.engine.terrain import TERRAINS
from regalia.games.king_of_the_hill.formats.notation import JOKER
from regalia.games.king_of_the_hill.formats.position_schema import SIDES, Element, Scenario, Side, Type
from regalia.games.king_of_the_hill.observation.view import Sizes, View
from regalia.games.king_of_the_hill.presentation import objectives as standings
from regalia.games.king_of_the_hill.presentation.board_layout import Ground, Objective
from regalia.games.king_of_the_hill.presentation.card_uses import (
    DIRECTIONS,
    SUIT_ORDER,
    DefenceCards,
    Direction,
    Suit,
    SuitUse,
    defence_cards,
    suit_uses,
)
from regalia.games.king_of_the_hill.presentation.placed_terrain import SETTING_UP, covered

BEFORE_FIRST = (
    "redraw",
    "bid",
    "first",
)  # phases of a turn in which its first player is not decided (KH-6.3)
DEFENCE_SUITS: tuple[Suit, Suit] = ("C", "D")  # a joker in defence: only the colour matters (KH-9.3)
STRENGTHS = [f"{rank}{suit}" for rank in constants.RANKS for suit in SUIT_ORDER] + [JOKER]
BY_STRENGTH = {card: place for place, card in enumerate(STRENGTHS)}  # (KH-2.1) and within a rank by suit
SHOWN = [f"{rank}{suit}" for suit in SUIT_ORDER for rank in constants.RANKS] + [JOKER]
AS_SHOWN = {card: place for place, card in enumerate(SHOWN)}
# The spaces next to each space (KH-1.1).
BESIDE = {
    space: tuple(
        constants.SPACES[beside]
        for beside in constants.NEXT[8 * square : 8 * square + 8]
        if beside != constants.NOWHERE
    )
    for square, space in enumerate(constants.SPACES)
}


class ArmyLimits(msgspec.Struct, frozen=True, kw_only=True):
    """What an army may consist of (KH-3): places, types, and how many places may have fantasy units."""

    places: int
    types: tuple[Type, ...]
    fantasy: tuple[Type, ...]
    max_fantasy: int


class KingOfTheHillDetails(Details, frozen=True, kw_only=True):
    """The map in play, what stands where by the rules, the order of cards, and numbers of the rules."""

    maps: dict[Scenario, str]  # the id of the map of each scenario that this position may have
    turns: int  # of a whole game (KH-14.1)
    first: Side | None  # the first player of this turn, once it is decided (KH-6.3)
    zones: bool  # whether the deployment zones are in use
    magic: bool  # whether spells are cast: by the options, and by the scenario, which may ignore them (KH-15)
    ground: dict[str, Ground]  # spaces that placed terrain covers (KH-4.2)
    objectives: list[Objective]  # of the scenario, and placed ones (KH-4.6)
    engaged: list[tuple[str, str]]  # spaces of adjacent enemies, blue's first (KH-1.2)
    paralysed: list[str]  # spaces of the units that cannot act (KH-13.6)
    on_hill: Sizes | None  # units on the hill, if it is an objective (KH-14.2)
    card_order: list[
        str
    ]  # the cards of hands, defence and discard pile in the order in which cards are shown
    weakest_first: list[str]  # the cards of hands in the order of their strength (KH-2.1)
    directions: dict[Suit, Direction]  # in which the cards of a suit move and attack
    defence_suits: tuple[Suit, Suit]  # a joker in defence needs to be named as one of these only
    army: ArmyLimits | None  # in the phase `army`
    suits: tuple[SuitUse, ...]  # what the cards of each suit do; empty while the armies are set up
    defence_cards: tuple[DefenceCards, ...]  # of the types of units on the board
    progress: dict[
        Side, list[Progress]
    ]  # of each side with its objectives, and its cards; empty before the battle
    if_round_ended: standings.Verdict | None  # who would win then (KH-14.1)
    consequences: tuple[
        Consequence, ...
    ] = ()  # of actions that end the round for the worse, for the seat to act


def details(view: View, field: Field) -> KingOfTheHillDetails:
    """The details of a view on its map."""
    scenario = scenarios.NUMBERS[view.scenario]
    hands = [card for cards in view.hands.values() for card in cards]
    now = standings.standing(view, field)
    return KingOfTheHillDetails(
        maps=maps(view.scenario, field),
        turns=constants.LAST_TURN,
        first=None if view.phase in BEFORE_FIRST else view.first,
        zones=view.phase in SETTING_UP and view.scenario != scenarios.RANDOM,
        magic=view.options.magic and scenarios.ROWS[scenario].rich,
        ground=ground(view),
        objectives=objectives(view, goals_for(field, scenario)),
        engaged=engaged(view),
        paralysed=[entry.at for entry in view.paralysed if entry.actions],
        on_hill=Sizes(*now.on_hill) if scenarios.ROWS[scenario].aim == "hill" else None,
        card_order=sorted({*hands, *view.drawn, *view.discard}, key=AS_SHOWN.__getitem__),
        weakest_first=sorted(set(hands), key=BY_STRENGTH.__getitem__),
        directions=DIRECTIONS,
        defence_suits=DEFENCE_SUITS,
        army=army_limits(view) if view.phase == "army" else None,
        suits=suit_uses(tuple(view.hands.get(cast("Side", view.seat), ()))) if view.turn else (),
        defence_cards=defence_cards(frozenset({unit.type for unit in view.units})) if view.turn else (),
        progress=standings.progress(view, now),
        if_round_ended=standings.verdict(view, now),
    )


def maps(scenario: Scenario, field: Field) -> dict[Scenario, str]:
    """The map of the scenario; while chance has not drawn it, of each scenario that it may draw (KH-15)."""
    found: dict[Scenario, str] = {scenario: field.id}
    if scenario == scenarios.RANDOM:
        for name in scenarios.DRAWABLE:
            found[cast("Scenario", name)] = MAPS.get(scenarios.NUMBERS[name], field.id)
    return found


def ground(view: View) -> dict[str, Ground]:
    """The terrain of the spaces that placed pieces cover; a later piece lies on top."""
    found: dict[str, Ground] = {}
    for element in view.elements:
        if isinstance(element.at, str):
            found |= ground_of(Element(element.kind, element.at, element.turned))
    return found


@lru_cache(maxsize=512)
def ground_of(element: Element) -> dict[str, Ground]:
    """The spaces of one terrain piece, with its terrain."""
    terrain = TERRAINS[constants.ELEMENT_TERRAIN[constants.ELEMENTS.index(element.kind)]].name
    return {constants.SPACES[square]: cast("Ground", terrain) for square in covered(element)}


def objectives(view: View, goals: list[int]) -> list[Objective]:
    """The objectives of the scenario, then the placed pairs."""
    pairs = zip(SIDES, (goals[:2], goals[2:]), strict=True)
    fixed = [
        Objective(side=side, spaces=[constants.SPACES[square] for square in pair])
        for side, pair in pairs
        if constants.NOWHERE not in pair
    ]
    placed = [
        Objective(side=element.owner, spaces=element.at)
        for element in view.elements
        if element.owner is not None and isinstance(element.at, list)
    ]
    return [*fixed, *placed]


def engaged(view: View) -> list[tuple[str, str]]:
    """The pairs of adjacent enemies (KH-1.2)."""
    red = {unit.at for unit in view.units if unit.side == "red"}
    blue = [unit.at for unit in view.units if unit.side == "blue"]
    return [(space, beside) for space in blue for beside in BESIDE[space] if beside in red]


def army_limits(view: View) -> ArmyLimits:
    """What an army may consist of in this match (KH-3)."""
    rich = view.options.fantasy and scenarios.ROWS[scenarios.NUMBERS[view.scenario]].rich
    fantasy = types(units.NAMES[units.BASIC :]) if rich else ()
    return ArmyLimits(
        places=units.PLACES,
        types=types(units.NAMES[: units.BASIC]) + fantasy,
        fantasy=fantasy,
        max_fantasy=units.MAX_FANTASY_PLACES if rich else 0,
    )


def types(names: Iterable[str]) -> tuple[Type, ...]:
    """Names of unit types, typed."""
    return cast("tuple[Type, ...]", tuple(names))
