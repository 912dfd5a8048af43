"""Refusals of cards played from the hand: activations (KH-8 to KH-10) and spells (KH-13)."""

from __future__ import annotations

from regalia.core.errors import Refusal
from regalia.core.i18n import Name
from regalia.games.king_of_the_hill.engine import board_queries, constants, spells, units
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats.blocking import (
    BLOCK,
    SLOW,
    SQUEEZE,
    MoveAttempt,
    blocking_rule,
    by_card,
    by_vigour,
    is_taken,
)
from regalia.games.king_of_the_hill.formats.notation import (
    JOKER,
    OFF,
    Attack,
    Burn,
    Confusion,
    MoveUnit,
    Portal,
    SpaceAction,
    card_id,
    card_number,
)

Play = MoveUnit | Attack | SpaceAction | Portal | Burn | Confusion

SPELLS = {spell.name: spell for spell in spells.SPELLS}
BLOCKING_CODES = {BLOCK: "way-blocked", SLOW: "slowed", SQUEEZE: "squeezed"}


def explain_play(state: KingOfTheHillState, action: Play) -> Refusal:
    """The rule that playing a card violates."""
    if not holds(state.hand[state.seat], action.card):
        return Refusal("KH-7.1", "not-held", {"card": card_id(action.card)})
    spell = spell_of(action)
    if spell in SPELLS:
        return explain_card(state, action.card, spell) or explain_spell(state, action)
    match action:
        case MoveUnit(card, _, start, to):
            return explain_unit(state, start) or explain_move(state, card, start, to)
        case Attack(card, start, to):
            return explain_unit(state, start) or explain_attack(state, card, start, to)
        case _:
            assert isinstance(action, SpaceAction)
            return explain_raze(state, action.card, action.space)


def spell_of(action: Play) -> str:
    """The verb of an action."""
    match action:
        case MoveUnit(_, verb) | SpaceAction(_, verb):
            return verb
        case _:
            return type(action).__name__.lower()


def is_red(card: str) -> bool:
    """(KH-2.4) Whether a card is red; red cards attack, black cards move."""
    return card[1] in "DH"


def holds(cards: int, card: str) -> bool:
    """Whether a card, or a joker with any suit, is in a set."""
    return bool(cards >> constants.JOKER if card[0] == JOKER[0] else cards >> card_number(card) & 1)


def own(state: KingOfTheHillState, space: str) -> bool:
    """Whether a unit of the seat to act stands on a space."""
    unit = state.unit_on(constants.SQUARES[space])
    return unit != constants.NO_UNIT and unit // constants.N_SLOTS == state.seat


def enemy(state: KingOfTheHillState, space: str) -> bool:
    """Whether a unit of the other side stands on a space."""
    return state.unit_on(constants.SQUARES[space]) != constants.NO_UNIT and not own(state, space)


def explain_unit(state: KingOfTheHillState, space: str) -> Refusal | None:
    """(KH-7.1, KH-13.6) A card activates an own unit that is not paralysed."""
    if not own(state, space):
        return Refusal("KH-7.1", "no-own-unit", {"space": space})
    if state.stun[state.unit_on(constants.SQUARES[space])]:
        return Refusal("KH-13.6", "paralysed", {"space": space})
    return None


def explain_move(state: KingOfTheHillState, card: str, start: str, to: str) -> Refusal:
    """(KH-8) A move with a black card."""
    if is_red(card):
        return Refusal("KH-2.4", "red-moves", {"card": card_id(card)})
    unit = state.unit_on(constants.SQUARES[start])
    kind = units.UNITS[state.types[unit]]
    steps: dict[str, str | int | Name] = {"space": start, "to": to, "free": kind.free, "ruled": kind.ruled}
    found = explain_attempt(state, by_card(state, unit, diagonal=card[1] == "S"), to)
    return found or Refusal(kind.rule, "too-far", steps)


def explain_attempt(state: KingOfTheHillState, attempt: MoveAttempt, to: str) -> Refusal | None:
    """(KH-8.1 to KH-8.4, KH-15.4) The rule that blocks a move; None if only the number of steps is too small."""
    found = explain_end(state, attempt.unit, to)
    if found is not None:
        return found
    rule = blocking_rule(state, attempt, constants.OFF if to == OFF else constants.SQUARES[to])
    if to == OFF:
        return Refusal(rule or "KH-15.4", "off-edge", {"space": constants.SPACES[state.at[attempt.unit]]})
    return None if rule is None else Refusal(rule, BLOCKING_CODES[rule], {"to": to})


def explain_end(state: KingOfTheHillState, unit: int, to: str) -> Refusal | None:
    """(KH-8.1, KH-8.2, KH-15.4) Destinations that are illegal by any way."""
    if to == OFF:
        if state.tables.field.scenario != constants.AMBUSH or unit >= constants.N_SLOTS:
            return Refusal("KH-8.2", "off-board")
        return None
    if state.at[unit] == constants.SQUARES[to]:
        return Refusal("KH-8.1", "same-space", {"to": to})
    if is_taken(state, unit, constants.SQUARES[to]):
        return Refusal("KH-8.2", "end-taken", {"to": to})
    return None


def explain_attack(state: KingOfTheHillState, card: str, start: str, to: str) -> Refusal:
    """(KH-9.1, KH-10.1) An attack on an adjacent enemy in the card's directions, or a shot."""
    if not is_red(card):
        return Refusal("KH-2.4", "black-attacks", {"card": card_id(card)})
    if not enemy(state, to):
        return Refusal("KH-9.1", "no-enemy", {"space": to})
    away = board_queries.distance(constants.SQUARES[start], constants.SQUARES[to])
    if away == 1:
        return Refusal("KH-9.1", "attack-direction", {"card": card_id(card), "to": to})
    unit = state.unit_on(constants.SQUARES[start])
    kind = units.UNITS[state.types[unit]]
    if not kind.range:
        return Refusal("KH-9.1", "no-shooter", {"space": start, "to": to})
    if any(
        enemy(state, space)
        for space in constants.SPACES
        if board_queries.distance(constants.SQUARES[space], constants.SQUARES[start]) == 1
    ):
        return Refusal("KH-10.1", "shooter-engaged", {"space": start})
    if away > kind.range:
        rule = "KH-10.1" if state.types[unit] < constants.BASIC else kind.rule
        return Refusal(rule, "out-of-range", {"to": to, "range": kind.range})
    if away == kind.range and state.tables.field.scenario == constants.NIGHT_ATTACK:
        return Refusal("KH-15.5", "out-of-range", {"to": to, "range": kind.range - 1})
    return Refusal("KH-10.2", "no-sight", {"space": start, "to": to})


def explain_raze(state: KingOfTheHillState, card: str, space: str) -> Refusal:
    """(KH-15.5) Razing needs a red unit, a red card and an objective that is not razed."""
    square = constants.SQUARES[space]
    if state.tables.field.scenario != constants.NIGHT_ATTACK or state.seat != constants.RED:
        return Refusal("KH-15.5", "raze-red")
    if square not in state.goals or state.razed >> (state.goals.index(square) - 2) & 1:
        return Refusal("KH-15.5", "raze-objective", {"space": space})
    if not is_red(card):
        return Refusal("KH-15.5", "raze-card", {"card": card_id(card)})
    if not own(state, space):
        return Refusal("KH-15.5", "no-own-unit", {"space": space})
    return Refusal("KH-13.6", "paralysed", {"space": space})


def explain_card(state: KingOfTheHillState, card: str, spell: str) -> Refusal | None:
    """(KH-13) Magic is in play, and the card casts this spell."""
    if not state.tables.field.magic:
        return Refusal("KH-7.1", "no-magic")
    if card[0] == JOKER[0]:
        return Refusal("KH-2.2", "joker-spell")
    if card[0] not in SPELLS[spell].ranks or card[1] not in SPELLS[spell].suits:
        return Refusal(SPELLS[spell].rule, "spell-card", {"card": card_id(card), "spell": spell})
    return None


def explain_spell(state: KingOfTheHillState, action: Play) -> Refusal:
    """(KH-13) The target of a spell."""
    match action:
        case MoveUnit(_, _, start, to):
            return explain_vigour(state, start, to)
        case SpaceAction(_, "teleport", space):
            return explain_teleport(state, space)
        case SpaceAction(_, verb, space):
            return Refusal(SPELLS[verb].rule, "no-enemy", {"space": space})
        case Portal(_, unit, space):
            return explain_portal(state, unit, space)
        case _:
            return Refusal("KH-13.5", "confusion-empty")


def explain_vigour(state: KingOfTheHillState, start: str, to: str) -> Refusal:
    """(KH-13.1) One step of an own unit."""
    if not own(state, start):
        return Refusal("KH-13.1", "no-own-unit", {"space": start})
    attempt = by_vigour(state.unit_on(constants.SQUARES[start]))
    found = explain_unit(state, start) or explain_attempt(state, attempt, to)
    return found or Refusal("KH-13.1", "one-step", {"to": to})


def explain_teleport(state: KingOfTheHillState, space: str) -> Refusal:
    """(KH-13.2) The general moves to another own unit that is not a fantasy unit."""
    if state.general[state.seat] == constants.NO_UNIT:
        return Refusal("KH-13.2", "no-general")
    if not own(state, space):
        return Refusal("KH-13.2", "no-own-unit", {"space": space})
    unit = state.unit_on(constants.SQUARES[space])
    if unit == state.general[state.seat]:
        return Refusal("KH-13.2", "general-there", {"space": space})
    return Refusal("KH-13.2", "strange-general", {"space": space})


def explain_portal(state: KingOfTheHillState, unit: str, space: str) -> Refusal:
    """(KH-13.3) A destroyed unit returns to a free space of its zone."""
    slots = range(constants.N_SLOTS * state.seat, constants.N_SLOTS * (state.seat + 1))
    kind, square = units.NAMES.index(unit), constants.SQUARES[space]
    if not any(state.at[slot] == constants.DESTROYED and state.types[slot] == kind for slot in slots):
        return Refusal("KH-13.3", "none-destroyed", {"unit": unit})
    if not state.tables.field.zones[constants.AREA * state.seat + square]:
        return Refusal("KH-13.3", "portal-zone", {"space": space})
    return Refusal("KH-13.3", "end-taken", {"to": space})
