"""Which rule a refused action breaks, for every action that can be read and is not legal.

What is legal is decided by the rules alone; here it is only said why something is not. Nothing that the
seat to act may not know changes an answer.
"""

from __future__ import annotations

from regalia.core.errors import Refusal
from regalia.core.words import Name
from regalia.games.king_of_the_hill import const as k
from regalia.games.king_of_the_hill import units
from regalia.games.king_of_the_hill.explain_play import explain_play, holds, is_red
from regalia.games.king_of_the_hill.happenings import joker
from regalia.games.king_of_the_hill.hindrance import is_taken
from regalia.games.king_of_the_hill.notation import (
    Action,
    Aim,
    Army,
    Attack,
    Bid,
    Burn,
    Choice,
    Confusion,
    Defend,
    Deploy,
    GiveWay,
    Go,
    Lose,
    Place,
    Portal,
    Shuffle,
    card_number,
)
from regalia.games.king_of_the_hill.rules import KingOfTheHill

# The rule of what is being asked in each phase.
ASKED = {
    k.ARMY: "KH-3.1", k.TERRAIN: "KH-4.1", k.DEPLOY: "KH-5.1", k.REDRAW: "KH-6.2", k.BID: "KH-6.3",
    k.FIRST: "KH-6.3", k.ACTION: "KH-7.1", k.DEFEND: "KH-9.3", k.FLEE: "KH-9.6", k.RETREAT: "KH-9.7",
    k.PURSUE: "KH-9.9", k.ENDED: "KH-14.1", k.DRAW_FIRST: "KH-4.1", k.SHUFFLE: "KH-2.3", k.LOSE: "KH-13.5",
}  # fmt: skip


def explain(engine: KingOfTheHill, action: Action) -> Refusal:
    """The rule that an illegal action breaks."""
    match engine.phase, action:
        case k.ARMY, Army():
            return explain_army(engine, action)
        case k.TERRAIN, Place(element, at):
            return explain_place(engine, k.ELEMENTS.index(element), at)
        case k.DEPLOY, Deploy():
            return explain_deploy(engine, action)
        case k.BID, Bid(card):
            return Refusal("KH-7.1", "not-held", {"card": joker(card)})
        case k.ACTION, Go() | Attack() | Aim() | Portal() | Burn() | Confusion():
            return explain_play(engine, action)
        case k.DEFEND, Defend(source, card):
            return explain_defence(engine, source, card)
        case k.FLEE, Choice("stay"):
            return Refusal("KH-9.6", "stay-general")
        case (k.FLEE, GiveWay("flee", space)) | (k.RETREAT, GiveWay("retreat", space)):
            return explain_way(engine, space)
        case k.SHUFFLE, Shuffle():
            return Refusal(out_of_turn(engine).rule, "shuffle-cards")
        case k.LOSE, Lose(card):
            return Refusal("KH-13.5", "lose-card", {"card": joker(card)})
        case _:
            return out_of_turn(engine)


def out_of_turn(engine: KingOfTheHill) -> Refusal:
    """It is not the time, or not the seat, for this: the rule of what is being asked."""
    deals = engine.phase == k.SHUFFLE and engine.task == k.FOR_HANDS
    rule = "KH-6.1" if deals else ASKED[engine.phase]
    return Refusal(rule, "not-asked", {"asked": k.PHASES[engine.phase]})


def explain_army(engine: KingOfTheHill, army: Army) -> Refusal:
    """(KH-3.1, KH-3.2) Seven places, one general, two fantasy places at most."""
    strange = [name for name in army.places if units.NAMES.index(name) >= units.BASIC]
    if strange and not engine.ground.field.fantasy:
        return Refusal("KH-3.1", "no-fantasy", {"unit": strange[0]})
    if len(army.places) != units.PLACES:
        return Refusal("KH-3.1", "army-places", {"places": units.PLACES, "found": len(army.places)})
    if len(strange) > units.MOST_FANTASY:
        return Refusal("KH-3.2", "army-fantasy", {"most": units.MOST_FANTASY})
    if set(army.generals) & set(strange):
        return Refusal("KH-3.2", "army-strange-general")
    return Refusal("KH-3.1", "army-one-general")


def explain_place(engine: KingOfTheHill, element: int, at: tuple[str, ...]) -> Refusal:
    """(KH-4) What is left to place, and where it may lie."""
    side = engine.seat
    if k.ELEMENT_POINTS[element] > engine.points[side]:
        return Refusal("KH-4.1", "place-points")
    if element == k.OBJECTIVES:
        return explain_objectives(engine, at)
    family = [k.ELEMENT_FAMILY[number >> 14 & k.MASK_6] for number in engine.elements[: engine.n_elements]]
    if family.count(k.ELEMENT_FAMILY[element]) >= k.ELEMENT_SUPPLY[element]:
        return Refusal("KH-4.2", "place-supply")
    if element != k.ROAD_ELEMENT:
        column, row = k.COLUMNS.index(at[0][0]), int(at[0][1])
        low = 1 if side == k.BLUE else 4
        if (
            column + k.ELEMENT_WIDTH[element] > k.WIDTH
            or not low <= row <= low + 4 - k.ELEMENT_HEIGHT[element]
        ):
            return Refusal("KH-4.3", "place-half")
    return Refusal("KH-4.3", "place-overlap")


def explain_objectives(engine: KingOfTheHill, at: tuple[str, ...]) -> Refusal:
    """(KH-4.6) A pair lies in the other half, far apart, on two rows."""
    if engine.goals[2 * engine.seat] != k.NOWHERE:
        return Refusal("KH-4.2", "place-supply")
    rows = [int(space[1]) for space in at]
    low = 4 if engine.seat == k.BLUE else 1
    if not all(low <= row <= low + 3 for row in rows):
        return Refusal("KH-4.6", "objectives-half")
    columns = abs(k.COLUMNS.index(at[0][0]) - k.COLUMNS.index(at[1][0]))
    if max(columns, abs(rows[0] - rows[1])) < 5 or rows[0] == rows[1]:
        return Refusal("KH-4.6", "objectives-apart")
    return Refusal("KH-4.3", "place-overlap")


def explain_deploy(engine: KingOfTheHill, action: Deploy) -> Refusal:
    """(KH-5.1) Which units are left, and where they may stand."""
    side, kind, square = engine.seat, units.NAMES.index(action.unit), k.SQUARES[action.space]
    left = engine.reserve[k.N_TYPES * side + kind]
    led = engine.general[side] == k.NO_UNIT and engine.army_general[side] == kind
    if action.general and not led:
        return Refusal("KH-5.1", "deploy-general", {"unit": action.unit})
    if left - (led and not action.general) <= 0:
        return Refusal("KH-5.1", "deploy-left", {"unit": action.unit})
    if not engine.ground.field.zones[k.AREA * side + square]:
        return Refusal("KH-5.1", "deploy-zone", {"space": action.space})
    if engine.terrain[square] == k.DEEP:
        return Refusal("KH-5.1", "deep-water", {"space": action.space})
    return Refusal("KH-1.1", "space-taken", {"space": action.space})


def explain_defence(engine: KingOfTheHill, source: str, card: str) -> Refusal:
    """(KH-9.3) Which cards defend; a unit's own row (KH-12) where its trait forbids one."""
    kind = units.UNITS[engine.types[engine.target]]
    if source == "draw" and not holds(engine.drawn, card):
        return Refusal("KH-9.3", "not-drawn", {"card": joker(card)})
    if source == "hand" and not holds(engine.hand[engine.seat], card):
        return Refusal("KH-7.1", "not-held", {"card": joker(card)})
    if is_red(card) and kind.no_red_in_close_defence and engine.fight == k.CLOSE:
        return Refusal(kind.rule, "no-red-defence", {"unit": kind.name})
    if not is_red(card) and kind.no_black_in_defence:
        return Refusal(kind.rule, "no-black-defence", {"unit": kind.name})
    if engine.stun[engine.target]:
        return Refusal("KH-13.6", "paralysed", {"space": k.SPACES[engine.at[engine.target]]})
    if k.RANK[card_number(card)] < engine.strength:
        strength = Name("rank", k.RANKS[engine.strength])
        return Refusal("KH-9.3", "hand-too-low", {"card": joker(card), "strength": strength})
    return Refusal("KH-12.12", "no-red-block", {"unit": kind.name})


def explain_way(engine: KingOfTheHill, space: str) -> Refusal:
    """(KH-9.6, KH-9.7, KH-10.5) Where a unit may give way to."""
    start, to = engine.at[engine.target], k.SQUARES[space]
    if engine.phase == k.RETREAT and to not in [k.beside(start, d) for d in range(8)]:
        return Refusal("KH-9.7", "retreat-beside", {"to": space})
    if engine.phase == k.FLEE and to not in flights(engine):
        close = engine.fight == k.CLOSE
        return Refusal("KH-9.6" if close else "KH-10.5", "flee-away" if close else "flee-home", {"to": space})
    if is_taken(engine, engine.target, to):
        return Refusal("KH-8.2", "end-taken", {"to": space})
    return Refusal("KH-8.3", "squeezed", {"to": space})


def flights(engine: KingOfTheHill) -> list[int]:
    """The three spaces of a flight."""
    start = engine.at[engine.target]
    middle = k.SOUTH if engine.target < k.N_SLOTS else k.NORTH
    if engine.fight == k.CLOSE:
        enemy = engine.at[engine.attacker]
        middle = next(d for d in range(8) if k.beside(enemy, d) == start)
    return [k.beside(start, (middle + turn) % 8) for turn in (-1, 0, 1)]
