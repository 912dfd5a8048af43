"""Finds the rule that an illegal action violates.

Only rules.py decides what is legal; this module explains refusals. Refusals do not depend on information that is
hidden from the seat to act.
"""

from __future__ import annotations

from regalia.core.errors import Refusal
from regalia.core.i18n import Name
from regalia.games.king_of_the_hill.engine import constants, units
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats.blocking import is_taken
from regalia.games.king_of_the_hill.formats.notation import (
    Action,
    Army,
    Attack,
    Bid,
    Burn,
    Choice,
    Confusion,
    Defend,
    Deploy,
    Lose,
    MoveUnit,
    Place,
    Portal,
    Shuffle,
    SpaceAction,
    Withdraw,
    card_id,
    card_number,
)
from regalia.games.king_of_the_hill.formats.play_refusals import explain_play, holds, is_red

# The rule of the decision that is due in each phase.
DECISION_RULES = {
    constants.ARMY: "KH-3.1",
    constants.TERRAIN: "KH-4.1",
    constants.DEPLOY: "KH-5.1",
    constants.REDRAW: "KH-6.2",
    constants.BID: "KH-6.3",
    constants.FIRST: "KH-6.3",
    constants.ACTION: "KH-7.1",
    constants.DEFEND: "KH-9.3",
    constants.FLEE: "KH-9.6",
    constants.RETREAT: "KH-9.7",
    constants.PURSUE: "KH-9.9",
    constants.ENDED: "KH-14.1",
    constants.DRAW_SCENARIO: "KH-4.1",
    constants.DRAW_FIRST: "KH-4.1",
    constants.SHUFFLE: "KH-2.3",
    constants.LOSE: "KH-13.5",
}


def explain(state: KingOfTheHillState, action: Action) -> Refusal:
    """The rule that an illegal action violates."""
    match state.phase, action:
        case constants.ARMY, Army():
            return explain_army(state, action)
        case constants.TERRAIN, Place(element, at):
            return explain_place(state, constants.ELEMENTS.index(element), at)
        case constants.DEPLOY, Deploy():
            return explain_deploy(state, action)
        case constants.BID, Bid(card):
            return Refusal("KH-7.1", "not-held", {"card": card_id(card)})
        case constants.ACTION, MoveUnit() | Attack() | SpaceAction() | Portal() | Burn() | Confusion():
            return explain_play(state, action)
        case constants.DEFEND, Defend(source, card):
            return explain_defence(state, source, card)
        case constants.FLEE, Choice("stay"):
            return Refusal("KH-9.6", "stay-general")
        case (constants.FLEE, Withdraw("flee", space)) | (constants.RETREAT, Withdraw("retreat", space)):
            return explain_way(state, space)
        case constants.SHUFFLE, Shuffle():
            return Refusal(out_of_turn(state).rule, "shuffle-cards")
        case constants.LOSE, Lose(card):
            return Refusal("KH-13.5", "lose-card", {"card": card_id(card)})
        case _:
            return out_of_turn(state)


def out_of_turn(state: KingOfTheHillState) -> Refusal:
    """The refusal of an action of another phase or seat: the rule of the decision that is due."""
    deals = state.phase == constants.SHUFFLE and state.task == constants.FOR_HANDS
    rule = "KH-6.1" if deals else DECISION_RULES[state.phase]
    return Refusal(rule, "not-asked", {"asked": constants.PHASES[state.phase]})


def explain_army(state: KingOfTheHillState, army: Army) -> Refusal:
    """(KH-3.1, KH-3.2) Seven places, one general, two fantasy places at most."""
    strange = [name for name in army.places if units.NAMES.index(name) >= units.BASIC]
    if strange and not state.tables.field.fantasy:
        return Refusal("KH-3.1", "no-fantasy", {"unit": strange[0]})
    if len(army.places) != units.PLACES:
        return Refusal("KH-3.1", "army-places", {"places": units.PLACES, "found": len(army.places)})
    if len(strange) > units.MAX_FANTASY_PLACES:
        return Refusal("KH-3.2", "army-fantasy", {"most": units.MAX_FANTASY_PLACES})
    if set(army.generals) & set(strange):
        return Refusal("KH-3.2", "army-strange-general")
    return Refusal("KH-3.1", "army-one-general")


def explain_place(state: KingOfTheHillState, element: int, at: tuple[str, ...]) -> Refusal:
    """(KH-4) The supply and points for terrain, and where a piece may be placed."""
    side = state.seat
    if constants.ELEMENT_POINTS[element] > state.points[side]:
        return Refusal("KH-4.1", "place-points")
    if element == constants.OBJECTIVES:
        return explain_objectives(state, at)
    family = [
        constants.ELEMENT_FAMILY[number >> 14 & constants.MASK_6]
        for number in state.elements[: state.n_elements]
    ]
    if family.count(constants.ELEMENT_FAMILY[element]) >= constants.ELEMENT_SUPPLY[element]:
        return Refusal("KH-4.2", "place-supply")
    if element != constants.ROAD_ELEMENT:
        column, row = constants.COLUMNS.index(at[0][0]), int(at[0][1])
        low = 1 if side == constants.BLUE else 4
        if (
            column + constants.ELEMENT_WIDTH[element] > constants.WIDTH
            or not low <= row <= low + 4 - constants.ELEMENT_HEIGHT[element]
        ):
            return Refusal("KH-4.3", "place-half")
    return Refusal("KH-4.3", "place-overlap")


def explain_objectives(state: KingOfTheHillState, at: tuple[str, ...]) -> Refusal:
    """(KH-4.6) A pair is placed in the other half, at least five apart, in two rows."""
    if state.goals[2 * state.seat] != constants.NOWHERE:
        return Refusal("KH-4.2", "place-supply")
    rows = [int(space[1]) for space in at]
    low = 4 if state.seat == constants.BLUE else 1
    if not all(low <= row <= low + 3 for row in rows):
        return Refusal("KH-4.6", "objectives-half")
    columns = abs(constants.COLUMNS.index(at[0][0]) - constants.COLUMNS.index(at[1][0]))
    if max(columns, abs(rows[0] - rows[1])) < 5 or rows[0] == rows[1]:
        return Refusal("KH-4.6", "objectives-apart")
    return Refusal("KH-4.3", "place-overlap")


def explain_deploy(state: KingOfTheHillState, action: Deploy) -> Refusal:
    """(KH-5.1) The units left to deploy, and the spaces where they may be deployed."""
    side, kind, square = state.seat, units.NAMES.index(action.unit), constants.SQUARES[action.space]
    left = state.reserve[constants.N_TYPES * side + kind]
    led = state.general[side] == constants.NO_UNIT and state.army_general[side] == kind
    if action.general and not led:
        return Refusal("KH-5.1", "deploy-general", {"unit": action.unit})
    if left - (led and not action.general) <= 0:
        return Refusal("KH-5.1", "deploy-left", {"unit": action.unit})
    if not state.tables.field.zones[constants.AREA * side + square]:
        return Refusal("KH-5.1", "deploy-zone", {"space": action.space})
    if state.terrain[square] == constants.DEEP:
        return Refusal("KH-5.1", "deep-water", {"space": action.space})
    return Refusal("KH-1.1", "space-taken", {"space": action.space})


def explain_defence(state: KingOfTheHillState, source: str, card: str) -> Refusal:
    """(KH-9.3) The cards that defend; the rule of the unit (KH-12) if its trait forbids the card."""
    kind = units.UNITS[state.types[state.target]]
    if source == "draw" and not holds(state.drawn, card):
        return Refusal("KH-9.3", "not-drawn", {"card": card_id(card)})
    if source == "hand" and not holds(state.hand[state.seat], card):
        return Refusal("KH-7.1", "not-held", {"card": card_id(card)})
    if is_red(card) and kind.no_red_in_close_defence and state.fight == constants.CLOSE:
        return Refusal(kind.rule, "no-red-defence", {"unit": kind.name})
    if not is_red(card) and kind.no_black_in_defence:
        return Refusal(kind.rule, "no-black-defence", {"unit": kind.name})
    if state.stun[state.target]:
        return Refusal("KH-13.6", "paralysed", {"space": constants.SPACES[state.at[state.target]]})
    if constants.RANK[card_number(card)] < state.strength:
        strength = Name("rank", constants.RANKS[state.strength])
        return Refusal("KH-9.3", "hand-too-low", {"card": card_id(card), "strength": strength})
    return Refusal("KH-12.12", "no-red-block", {"unit": kind.name})


def explain_way(state: KingOfTheHillState, space: str) -> Refusal:
    """(KH-9.6, KH-9.7, KH-10.5) The spaces to which a unit may flee or retreat."""
    start, to = state.at[state.target], constants.SQUARES[space]
    if state.phase == constants.RETREAT and to not in [constants.beside(start, d) for d in range(8)]:
        return Refusal("KH-9.7", "retreat-beside", {"to": space})
    if state.phase == constants.FLEE and to not in flights(state):
        close = state.fight == constants.CLOSE
        return Refusal("KH-9.6" if close else "KH-10.5", "flee-away" if close else "flee-home", {"to": space})
    if is_taken(state, state.target, to):
        return Refusal("KH-8.2", "end-taken", {"to": space})
    return Refusal("KH-8.3", "squeezed", {"to": space})


def flights(state: KingOfTheHillState) -> list[int]:
    """The three spaces to which a unit may flee."""
    start = state.at[state.target]
    middle = constants.SOUTH if state.target < constants.N_SLOTS else constants.NORTH
    if state.fight == constants.CLOSE:
        enemy = state.at[state.attacker]
        middle = next(d for d in range(8) if constants.beside(enemy, d) == start)
    return [constants.beside(start, (middle + turn) % 8) for turn in (-1, 0, 1)]
