"""Which rule a card breaks that is played from the hand: activations (KH-8 to KH-10) and spells (KH-13)."""

from __future__ import annotations

from regalia.core.errors import Refusal
from regalia.core.words import Name
from regalia.games.king_of_the_hill import const as k
from regalia.games.king_of_the_hill import spells, units
from regalia.games.king_of_the_hill.happenings import joker
from regalia.games.king_of_the_hill.hindrance import (
    BLOCK,
    SLOW,
    SQUEEZE,
    March,
    by_card,
    by_vigour,
    hindrance,
    is_taken,
)
from regalia.games.king_of_the_hill.notation import (
    JOKER,
    OFF,
    Aim,
    Attack,
    Burn,
    Confusion,
    Go,
    Portal,
    card_number,
)
from regalia.games.king_of_the_hill.rules import KingOfTheHill

Play = Go | Attack | Aim | Portal | Burn | Confusion

SPELLS = {spell.name: spell for spell in spells.SPELLS}
HINDERED = {BLOCK: "way-blocked", SLOW: "slowed", SQUEEZE: "squeezed"}


def explain_play(engine: KingOfTheHill, action: Play) -> Refusal:
    """Why a card cannot be played so."""
    if not holds(engine.hand[engine.seat], action.card):
        return Refusal("KH-7.1", "not-held", {"card": joker(action.card)})
    spell = spell_of(action)
    if spell in SPELLS:
        return explain_card(engine, action.card, spell) or explain_spell(engine, action)
    match action:
        case Go(card, _, start, to):
            return explain_unit(engine, start) or explain_move(engine, card, start, to)
        case Attack(card, start, to):
            return explain_unit(engine, start) or explain_attack(engine, card, start, to)
        case _:
            assert isinstance(action, Aim)
            return explain_raze(engine, action.card, action.space)


def spell_of(action: Play) -> str:
    """The verb of an action."""
    match action:
        case Go(_, verb) | Aim(_, verb):
            return verb
        case _:
            return type(action).__name__.lower()


def is_red(card: str) -> bool:
    """(KH-2.4) Red attacks, black moves."""
    return card[1] in "DH"


def holds(cards: int, card: str) -> bool:
    """Whether a card, a joker by whatever suit, is in a set."""
    return bool(cards >> k.JOKER if card[0] == JOKER[0] else cards >> card_number(card) & 1)


def own(engine: KingOfTheHill, space: str) -> bool:
    """Whether a unit of the seat to act stands on a space."""
    unit = engine.unit_on(k.SQUARES[space])
    return unit != k.NO_UNIT and unit // k.N_SLOTS == engine.seat


def enemy(engine: KingOfTheHill, space: str) -> bool:
    """Whether a unit of the other side stands on a space."""
    return engine.unit_on(k.SQUARES[space]) != k.NO_UNIT and not own(engine, space)


def explain_unit(engine: KingOfTheHill, space: str) -> Refusal | None:
    """(KH-7.1, KH-13.6) A card activates a unit of its player that is not paralysed."""
    if not own(engine, space):
        return Refusal("KH-7.1", "no-own-unit", {"space": space})
    if engine.stun[engine.unit_on(k.SQUARES[space])]:
        return Refusal("KH-13.6", "paralysed", {"space": space})
    return None


def explain_move(engine: KingOfTheHill, card: str, start: str, to: str) -> Refusal:
    """(KH-8) A black card."""
    if is_red(card):
        return Refusal("KH-2.4", "red-moves", {"card": joker(card)})
    unit = engine.unit_on(k.SQUARES[start])
    kind = units.UNITS[engine.types[unit]]
    steps: dict[str, str | int | Name] = {"space": start, "to": to, "free": kind.free, "ruled": kind.ruled}
    found = explain_march(engine, by_card(engine, unit, diagonal=card[1] == "S"), to)
    return found or Refusal(kind.rule, "too-far", steps)


def explain_march(engine: KingOfTheHill, march: March, to: str) -> Refusal | None:
    """(KH-8.1 to KH-8.4, KH-15.4) What keeps a unit from where it wants to go, if not its number of steps."""
    found = explain_end(engine, march.unit, to)
    if found is not None:
        return found
    rule = hindrance(engine, march, k.OFF if to == OFF else k.SQUARES[to])
    if to == OFF:
        return Refusal(rule or "KH-15.4", "off-edge", {"space": k.SPACES[engine.at[march.unit]]})
    return None if rule is None else Refusal(rule, HINDERED[rule], {"to": to})


def explain_end(engine: KingOfTheHill, unit: int, to: str) -> Refusal | None:
    """(KH-8.1, KH-8.2, KH-15.4) Where no move ends, however it goes."""
    if to == OFF:
        if engine.ground.field.scenario != k.AMBUSH or unit >= k.N_SLOTS:
            return Refusal("KH-8.2", "off-board")
        return None
    if engine.at[unit] == k.SQUARES[to]:
        return Refusal("KH-8.1", "same-space", {"to": to})
    if is_taken(engine, unit, k.SQUARES[to]):
        return Refusal("KH-8.2", "end-taken", {"to": to})
    return None


def explain_attack(engine: KingOfTheHill, card: str, start: str, to: str) -> Refusal:
    """(KH-9.1, KH-10.1) A red card: a neighbour in its directions, or whatever a shooter sees."""
    if not is_red(card):
        return Refusal("KH-2.4", "black-attacks", {"card": joker(card)})
    if not enemy(engine, to):
        return Refusal("KH-9.1", "no-enemy", {"space": to})
    away = distance(k.SQUARES[start], k.SQUARES[to])
    if away == 1:
        return Refusal("KH-9.1", "attack-direction", {"card": joker(card), "to": to})
    unit = engine.unit_on(k.SQUARES[start])
    kind = units.UNITS[engine.types[unit]]
    if not kind.range:
        return Refusal("KH-9.1", "no-shooter", {"space": start, "to": to})
    if any(enemy(engine, space) for space in k.SPACES if distance(k.SQUARES[space], k.SQUARES[start]) == 1):
        return Refusal("KH-10.1", "shooter-engaged", {"space": start})
    if away > kind.range:
        rule = "KH-10.1" if engine.types[unit] < k.BASIC else kind.rule
        return Refusal(rule, "out-of-range", {"to": to, "range": kind.range})
    if away == kind.range and engine.ground.field.scenario == k.NIGHT_ATTACK:
        return Refusal("KH-15.5", "out-of-range", {"to": to, "range": kind.range - 1})
    return Refusal("KH-10.2", "no-sight", {"space": start, "to": to})


def distance(one: int, other: int) -> int:
    """(KH-1.1) In king's steps."""
    columns, rows = abs(one % k.WIDTH - other % k.WIDTH), abs(one // k.WIDTH - other // k.WIDTH)
    return max(columns, rows)


def explain_raze(engine: KingOfTheHill, card: str, space: str) -> Refusal:
    """(KH-15.5) A red unit, a red card, an objective that still stands."""
    square = k.SQUARES[space]
    if engine.ground.field.scenario != k.NIGHT_ATTACK or engine.seat != k.RED:
        return Refusal("KH-15.5", "raze-red")
    if square not in engine.goals or engine.razed >> (engine.goals.index(square) - 2) & 1:
        return Refusal("KH-15.5", "raze-objective", {"space": space})
    if not is_red(card):
        return Refusal("KH-15.5", "raze-card", {"card": joker(card)})
    if not own(engine, space):
        return Refusal("KH-15.5", "no-own-unit", {"space": space})
    return Refusal("KH-13.6", "paralysed", {"space": space})


def explain_card(engine: KingOfTheHill, card: str, spell: str) -> Refusal | None:
    """(KH-13) Whether there is magic, and whether the card casts this spell."""
    if not engine.ground.field.magic:
        return Refusal("KH-7.1", "no-magic")
    if card[0] == JOKER[0]:
        return Refusal("KH-2.2", "joker-spell")
    if card[0] not in SPELLS[spell].ranks or card[1] not in SPELLS[spell].suits:
        return Refusal(SPELLS[spell].rule, "spell-card", {"card": joker(card), "spell": spell})
    return None


def explain_spell(engine: KingOfTheHill, action: Play) -> Refusal:
    """(KH-13) What a spell cannot be cast on."""
    match action:
        case Go(_, _, start, to):
            return explain_vigour(engine, start, to)
        case Aim(_, "teleport", space):
            return explain_teleport(engine, space)
        case Aim(_, verb, space):
            return Refusal(SPELLS[verb].rule, "no-enemy", {"space": space})
        case Portal(_, unit, space):
            return explain_portal(engine, unit, space)
        case _:
            return Refusal("KH-13.5", "confusion-empty")


def explain_vigour(engine: KingOfTheHill, start: str, to: str) -> Refusal:
    """(KH-13.1) One step of an own unit."""
    if not own(engine, start):
        return Refusal("KH-13.1", "no-own-unit", {"space": start})
    march = by_vigour(engine.unit_on(k.SQUARES[start]))
    found = explain_unit(engine, start) or explain_march(engine, march, to)
    return found or Refusal("KH-13.1", "one-step", {"to": to})


def explain_teleport(engine: KingOfTheHill, space: str) -> Refusal:
    """(KH-13.2) From the general's unit to another one, but no fantasy unit."""
    if engine.general[engine.seat] == k.NO_UNIT:
        return Refusal("KH-13.2", "no-general")
    if not own(engine, space):
        return Refusal("KH-13.2", "no-own-unit", {"space": space})
    unit = engine.unit_on(k.SQUARES[space])
    if unit == engine.general[engine.seat]:
        return Refusal("KH-13.2", "general-there", {"space": space})
    return Refusal("KH-13.2", "strange-general", {"space": space})


def explain_portal(engine: KingOfTheHill, unit: str, space: str) -> Refusal:
    """(KH-13.3) A destroyed unit, and a free space of its zone."""
    slots = range(k.N_SLOTS * engine.seat, k.N_SLOTS * (engine.seat + 1))
    kind, square = units.NAMES.index(unit), k.SQUARES[space]
    if not any(engine.at[slot] == k.DESTROYED and engine.types[slot] == kind for slot in slots):
        return Refusal("KH-13.3", "none-destroyed", {"unit": unit})
    if not engine.ground.field.zones[k.AREA * engine.seat + square]:
        return Refusal("KH-13.3", "portal-zone", {"space": space})
    return Refusal("KH-13.3", "end-taken", {"to": space})
