"""Positions of King of the Hill as JSON: written in full, read with every check the rules allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, get_args

import msgspec
from msgspec import UNSET

from regalia.core import const
from regalia.core.contract import Outcome
from regalia.core.errors import BadPosition
from regalia.core.reading import echo, read
from regalia.games.king_of_the_hill import board, checks, elements, units
from regalia.games.king_of_the_hill import const as k
from regalia.games.king_of_the_hill.board import Field
from regalia.games.king_of_the_hill.elements import Laid
from regalia.games.king_of_the_hill.notation import card_numbers, held_name, names
from regalia.games.king_of_the_hill.parts import (
    EXTRAS,
    GAME,
    REASONS,
    SIDES,
    Draw,
    Fallen,
    Fight,
    Gone,
    Hands,
    Options,
    Paralysis,
    Phase,
    Position,
    Purpose,
    Recruit,
    Scenario,
    Side,
    Type,
    Unit,
)
from regalia.games.king_of_the_hill.rules import KingOfTheHill
from regalia.games.king_of_the_hill.state import Ground

PHASES: tuple[Phase, ...] = get_args(Phase)
SCENARIOS: tuple[Scenario, ...] = get_args(Scenario)
TYPES: tuple[Type, ...] = get_args(Type)
PURPOSES: dict[int, Purpose] = {
    k.FOR_HANDS: "hands", k.FOR_REDRAW: "redraw", k.FOR_TIE: "tie", k.FOR_DEFENCE: "defence",
}  # fmt: skip
FIGHTING = (k.DEFEND, k.FLEE, k.RETREAT, k.PURSUE)


# Writing.

# What a shuffle is needed for, and the phase that waits for it.
SERVED = {
    k.FOR_NOTHING: "action",
    k.FOR_HANDS: "redraw",
    k.FOR_REDRAW: "redraw",
    k.FOR_TIE: "bid",
    k.FOR_DEFENCE: "defend",
}


def data(position: Position) -> dict[str, Any]:
    """A position as JSON data: the fields of the contract, and others where they say something."""
    found: dict[str, Any] = msgspec.to_builtins(position)
    return {name: value for name, value in found.items() if name not in EXTRAS or value not in (None, [], {})}


def write(engine: KingOfTheHill) -> Position:
    """The position of an engine."""
    field: Field = engine.ground.field
    setting_up = engine.turn == 0
    loaded = awaits_pile(engine)
    over = engine.phase == k.ENDED
    fighting = engine.phase in FIGHTING or is_drawing(engine, k.FOR_DEFENCE)
    return Position(
        game=GAME,
        scenario=SCENARIOS[field.scenario],
        map=UNSET if field.id in (board.STANDARD, board.MAPS.get(field.scenario)) else field.id,
        options=Options(*field.asked, field.jokers),
        turn=engine.turn,
        phase="action" if loaded else PHASES[engine.phase],
        actor=SIDES[engine.seat] if loaded else actor(engine),
        first=None if engine.phase in (k.ARMY, k.DRAW_FIRST) else SIDES[engine.first],
        elements=elements.written(engine.elements[: engine.n_elements], engine.goals),
        units=write_units(engine),
        destroyed=write_destroyed(engine),
        left_board=write_left(engine),
        generals_dead=[side for i, side in enumerate(SIDES) if engine.general_dead[i]],
        razed=sorted(k.SPACES[engine.goals[2 + i]] for i in range(2) if engine.razed >> i & 1),
        paralysed=write_paralysed(engine),
        hands=Hands(names(engine.hand[k.BLUE]), names(engine.hand[k.RED])),
        pile=UNSET if loaded else [held_name(card) for card in engine.pile_cards()],
        discard=names(engine.discard),
        known={side: names(engine.known[i]) for i, side in enumerate(SIDES) if engine.known[i] and not over},
        reserve=write_reserve(engine) if setting_up else {},
        points={side: engine.points[i] for i, side in enumerate(SIDES) if engine.phase == k.TERRAIN},
        bids={side: held_name(engine.bid[i]) for i, side in enumerate(SIDES) if engine.bid[i] != k.NO_CARD},
        drawn=names(engine.drawn),
        fight=write_fight(engine) if fighting else None,
        last=SIDES[engine.last] if fighting or engine.phase == k.LOSE else None,
        draw=None if loaded else write_draw(engine),
        shuffling=[] if loaded else names(engine.shuffling),
        result=Outcome(winner(engine), REASONS[engine.reason]) if over else None,
    )


def awaits_pile(engine: KingOfTheHill) -> bool:
    """Whether a position was loaded without its pile, which chance is about to make."""
    return is_drawing(engine, k.FOR_NOTHING)


def can_load(engine: KingOfTheHill) -> bool:
    """Whether a position can be loaded again: in phase `action` only."""
    return bool(engine.phase == k.ACTION or awaits_pile(engine))


def is_drawing(engine: KingOfTheHill, task: int) -> bool:
    """Whether a shuffle is awaited for some reason."""
    return bool(engine.phase == k.SHUFFLE and engine.task == task)


def actor(engine: KingOfTheHill) -> Literal["blue", "red", "chance"] | None:
    """Who is to act."""
    who = engine.to_move()
    return SIDES[who] if who >= 0 else "chance" if who == const.CHANCE else None


def winner(engine: KingOfTheHill) -> Side | None:
    """Who has won a game that is over, or None for a draw."""
    return SIDES[engine.won] if engine.won >= 0 else None


def slots(engine: KingOfTheHill) -> Iterable[tuple[int, Side, Type, int]]:
    """All units that there are or were: number, side, type, and where."""
    kinds = engine.types
    for unit, at in enumerate(engine.at):
        if at != k.UNUSED:
            yield unit, SIDES[unit // k.N_SLOTS], TYPES[kinds[unit]], at


def write_units(engine: KingOfTheHill) -> list[Unit]:
    """The units on the board, by space."""
    generals = engine.general  # each look at a C array makes a new list
    found = [
        Unit(side, kind, k.SPACES[at], general=unit in generals)
        for unit, side, kind, at in slots(engine)
        if at >= 0
    ]
    return sorted(found, key=lambda unit: unit.at)


def write_destroyed(engine: KingOfTheHill) -> list[Fallen]:
    """The units that a portal may bring back, by side and type."""
    found = [Fallen(side, kind) for _, side, kind, at in slots(engine) if at == k.DESTROYED]
    return sorted(found, key=lambda unit: (unit.side, unit.type))


def write_left(engine: KingOfTheHill) -> list[Gone]:
    """The units that have left, the general's first among those of its type."""
    found = [
        Gone(kind, side, general=unit == engine.general_left)
        for unit, side, kind, at in slots(engine)
        if at == k.LEFT
    ]
    return sorted(found, key=lambda unit: (unit.type, not unit.general))


def write_paralysed(engine: KingOfTheHill) -> list[Paralysis]:
    """The units under a spell, by space."""
    stun = engine.stun
    found = [
        Paralysis(
            k.SPACES[at],
            stun[unit],
            malus=bool(engine.malus >> unit & 1),
            ending=bool(engine.malus_ending >> unit & 1),
        )
        for unit, _, _, at in slots(engine)
        if at >= 0 and (stun[unit] or engine.malus >> unit & 1)
    ]
    return sorted(found, key=lambda entry: entry.at)


def write_reserve(engine: KingOfTheHill) -> dict[Side, list[Recruit]]:
    """The units not yet deployed, in the order of the types; the general's is the first of its type."""
    reserve: dict[Side, list[Recruit]] = {}
    for i, side in enumerate(SIDES):
        counts = engine.reserve[k.N_TYPES * i : k.N_TYPES * (i + 1)]
        general = engine.army_general[i] if engine.general[i] == k.NO_UNIT else -1
        found = [
            Recruit(TYPES[kind], general=kind == general and nth == 0)
            for kind, count in enumerate(counts)
            for nth in range(count)
        ]
        if found:
            reserve[side] = found
    return reserve


def write_fight(engine: KingOfTheHill) -> Fight:
    """The fight that is being fought."""
    square = engine.vacated if engine.phase == k.PURSUE else engine.at[engine.target]
    return Fight(
        "close" if engine.fight == k.CLOSE else "shot",
        k.SPACES[square],
        k.RANKS[engine.strength],
        None if engine.attacker == k.NO_UNIT else k.SPACES[engine.at[engine.attacker]],
    )


def write_draw(engine: KingOfTheHill) -> Draw | None:
    """What cards are being drawn for, where a shuffle is awaited."""
    if engine.phase != k.SHUFFLE:
        return None
    seat = SIDES[engine.seat] if engine.task == k.FOR_REDRAW else None
    return Draw(PURPOSES[engine.task], engine.need, seat)


# Reading.


def load(position_data: Any, maps: Mapping[str, Field]) -> KingOfTheHill:
    """The engine of a position from outside, in phase `action`. Raises: BadPosition that names the field."""
    position = read(position_data, Position, unreadable)
    if position.phase != "action":
        raise BadPosition("phase-not-loaded", field="phase")
    return checked(position, maps)


def unreadable(what: str, field: str) -> BadPosition:
    """The error for data of the wrong shape."""
    return BadPosition("position-unreadable", field=field or "position", what=what)


def checked(position: Position, maps: Mapping[str, Field]) -> KingOfTheHill:
    """The engine of a position in any phase. Raises: BadPosition that names the field."""
    field = field_of(position, maps)
    return build(position, field, checks.check(position, field))


def served(engine: KingOfTheHill) -> str:
    """The phase that a position is told in: while chance is to act, the one that waits for it.

    A position knows the phases of chance itself, which worlds are made from; people are told only those
    of the contract, with the actor "chance".
    """
    if engine.phase == k.SHUFFLE:
        return SERVED[engine.task]
    return {k.DRAW_FIRST: "first", k.LOSE: "action"}.get(engine.phase, k.PHASES[engine.phase])


def field_of(position: Position, maps: Mapping[str, Field]) -> Field:
    """The map of a position, with its scenario and options. Raises: BadPosition."""
    scenario = k.SCENARIOS.index(position.scenario)
    named = position.map if isinstance(position.map, str) else None
    if named not in (None, board.STANDARD) and scenario in board.MAPS:
        raise BadPosition("map-scenario", field="map", scenario=position.scenario)
    if named is not None and named not in maps:
        raise BadPosition("unknown-map", field="map", map=echo(named))
    return board.for_scenario(
        map_for(scenario, named, maps),
        scenario=scenario,
        magic=position.options.magic,
        fantasy=position.options.fantasy,
        jokers=position.options.jokers,
    )


def map_for(scenario: int, named: str | None, maps: Mapping[str, Field]) -> Field:
    """The map of a scenario: its own, or the one that is named, or the standard one."""
    own = board.MAPS.get(scenario)
    return board.built_in()[own] if own else maps[board.STANDARD if named is None else named]


def build(position: Position, field: Field, laid: Laid) -> KingOfTheHill:
    """The engine of a position that has been checked."""
    engine = KingOfTheHill(Ground(field))
    engine.terrain, engine.goals = laid.terrain, laid.goals
    engine.elements = laid.actions + [0] * (k.MOST_ELEMENTS - len(laid.actions))
    engine.n_elements = len(laid.actions)
    engine.turn = position.turn
    engine.first = index(position.first)
    engine.last = index(position.last)
    engine.phase = PHASES.index(position.phase)
    engine.seat = index(position.draw.seat if position.draw else position.last or position.first)
    if position.actor in SIDES:
        engine.seat = index(position.actor)
    put_units(engine, position)
    put_cards(engine, position)
    put_reserve(engine, position)
    put_fight(engine, position)
    if position.result is not None:
        engine.won = const.DRAW if position.result.winner is None else index(position.result.winner)
        engine.reason = {rule: reason for reason, rule in REASONS.items()}[position.result.reason]
    return engine


def index(side: str | None) -> int:
    """The number of a side; blue's where there is none."""
    return k.RED if side == "red" else k.BLUE


def put_units(engine: KingOfTheHill, position: Position) -> None:
    """Everybody on the board or off it; numbered alike however they are listed."""
    at, types, stun = [k.UNUSED] * k.N_UNITS, [0] * k.N_UNITS, [0] * k.N_UNITS
    general = [k.NO_UNIT] * 2
    everybody: list[tuple[Side, Type, int, bool]] = [
        *((u.side, u.type, k.SQUARES[u.at], u.general) for u in sorted(position.units, key=lambda u: u.at)),
        *((u.side, u.type, k.LEFT, u.general) for u in position.left_board),
        *((u.side, u.type, k.DESTROYED, False) for u in position.destroyed),
    ]
    spells = {k.SQUARES[entry.at]: entry for entry in position.paralysed}
    free = [0, k.N_SLOTS]
    for side, kind, where, is_general in everybody:
        unit = free[index(side)]
        free[index(side)] += 1
        at[unit], types[unit] = where, units.NAMES.index(kind)
        if is_general and where == k.LEFT:
            engine.general_left = unit
        elif is_general:
            general[index(side)] = unit
        if where in spells:
            entry = spells[where]
            stun[unit] = entry.actions
            engine.malus |= checks.has_malus(position, side, entry) << unit
            engine.malus_ending |= entry.ending << unit
    engine.at, engine.types, engine.stun, engine.general = at, types, stun, general
    engine.general_dead = [side in position.generals_dead for side in SIDES]
    for i in range(2):
        engine.razed |= (engine.goals[2 + i] >= 0 and k.SPACES[engine.goals[2 + i]] in position.razed) << i
    engine.arrange()


def put_cards(engine: KingOfTheHill, position: Position) -> None:
    """All cards; which of the two jokers is where is nobody's business."""
    pack = (1 << (k.N_CARDS if engine.ground.field.jokers else k.JOKER)) - 1

    def take(cards: Sequence[str], among: int | None = None) -> list[int]:
        nonlocal pack
        taken = list(card_numbers(tuple(cards), pack if among is None else among))
        pack &= ~bits(taken)
        return taken

    engine.hand = [bits(take(position.hands.of(side))) for side in SIDES]
    engine.bid = [take([position.bids[side]])[0] if side in position.bids else k.NO_CARD for side in SIDES]
    held = [engine.hand[i] | (bits([engine.bid[i]]) if engine.bid[i] != k.NO_CARD else 0) for i in range(2)]
    engine.known = [bits(take(position.known.get(side, []), held[i])) for i, side in enumerate(SIDES)]
    engine.drawn, engine.discard = bits(take(position.drawn)), bits(take(position.discard))
    engine.shuffling = bits(take(position.shuffling))
    if isinstance(position.pile, list):
        engine.lay_pile(take(position.pile))
    elif position.phase == "action" and pack:
        engine.shuffling, engine.phase, engine.task = pack, k.SHUFFLE, k.FOR_NOTHING
    if position.draw is not None:
        engine.task = {purpose: task for task, purpose in PURPOSES.items()}[position.draw.purpose]
        engine.need = position.draw.cards


def bits(cards: Iterable[int]) -> int:
    """A set of cards."""
    return sum(1 << card for card in cards)


def put_reserve(engine: KingOfTheHill, position: Position) -> None:
    """The units not yet deployed, and what may still be placed."""
    reserve, army_general = [0] * (2 * k.N_TYPES), [0, 0]
    for i, side in enumerate(SIDES):
        waiting = position.reserve.get(side, [])
        counts = Counter(units.NAMES.index(unit.type) for unit in waiting)
        reserve[k.N_TYPES * i : k.N_TYPES * (i + 1)] = [counts[kind] for kind in range(k.N_TYPES)]
        on_board = [unit.type for unit in position.units if unit.side == side and unit.general]
        generals = [unit.type for unit in waiting if unit.general] or on_board
        army_general[i] = units.NAMES.index(generals[0]) if generals else 0
    engine.reserve, engine.army_general = reserve, army_general
    engine.points = [position.points.get(side, 0 if position.points else k.PLACING_POINTS) for side in SIDES]


def put_fight(engine: KingOfTheHill, position: Position) -> None:
    """The fight, if there is one."""
    fight = position.fight
    if fight is None:
        return
    engine.fight = k.CLOSE if fight.kind == "close" else k.SHOT
    engine.strength = k.RANKS.index(fight.strength)
    engine.attacker = k.NO_UNIT if fight.attacker is None else engine.unit_on(k.SQUARES[fight.attacker])
    engine.target = engine.unit_on(k.SQUARES[fight.target])
    if position.phase == "pursue":
        engine.vacated = k.SQUARES[fight.target]
