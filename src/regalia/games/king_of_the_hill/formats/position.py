"""Writes positions of King of the Hill as JSON, and loads them with validation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, get_args

import msgspec
from msgspec import UNSET

from regalia.core.constants import CHANCE, DRAW
from regalia.core.contract import Outcome
from regalia.core.errors import BadPosition
from regalia.core.validation import convert, echo
from regalia.games.king_of_the_hill.engine import board, constants, scenarios, units
from regalia.games.king_of_the_hill.engine.board import Field
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.engine.state import BoardTables
from regalia.games.king_of_the_hill.formats import board_files, position_validation, terrain_pieces
from regalia.games.king_of_the_hill.formats.notation import card_numbers, held_name, names
from regalia.games.king_of_the_hill.formats.position_schema import (
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
from regalia.games.king_of_the_hill.formats.terrain_pieces import PlacedTerrain

PHASES: tuple[Phase, ...] = get_args(Phase)
SCENARIOS: tuple[Scenario, ...] = get_args(Scenario)
TYPES: tuple[Type, ...] = get_args(Type)
PURPOSES: dict[int, Purpose] = {
    constants.FOR_HANDS: "hands",
    constants.FOR_REDRAW: "redraw",
    constants.FOR_TIE: "tie",
    constants.FOR_DEFENCE: "defence",
}
BEFORE_FIRST = (constants.ARMY, constants.DRAW_SCENARIO, constants.DRAW_FIRST)
FIGHTING = (constants.DEFEND, constants.FLEE, constants.RETREAT, constants.PURSUE)


# Writing.

# The purpose of a shuffle, and the phase that follows it.
PUBLIC_PHASE = {
    constants.FOR_NOTHING: "action",
    constants.FOR_HANDS: "redraw",
    constants.FOR_REDRAW: "redraw",
    constants.FOR_TIE: "bid",
    constants.FOR_DEFENCE: "defend",
}
PHASE_OF_CHANCE = {
    constants.DRAW_SCENARIO: "scenario",
    constants.DRAW_FIRST: "first",
    constants.LOSE: "action",
}


def data(position: Position) -> dict[str, Any]:
    """A position as JSON data; additional fields are omitted if they are empty."""
    found: dict[str, Any] = msgspec.to_builtins(position)
    return {name: value for name, value in found.items() if name not in EXTRAS or value not in (None, [], {})}


def write(state: KingOfTheHillState) -> Position:
    """The position of a state."""
    field: Field = state.tables.field
    setting_up = state.turn == 0
    loaded = awaits_pile(state)
    over = state.phase == constants.ENDED
    fighting = state.phase in FIGHTING or is_drawing(state, constants.FOR_DEFENCE)
    return Position(
        game=GAME,
        scenario=SCENARIOS[field.scenario],
        map=UNSET if field.id in (board.STANDARD, board.MAPS.get(field.scenario)) else field.id,
        options=write_options(field),
        turn=state.turn,
        phase="action" if loaded else PHASES[state.phase],
        actor=SIDES[state.seat] if loaded else actor(state),
        first=None if state.phase in BEFORE_FIRST else SIDES[state.first],
        elements=terrain_pieces.write_all(state.elements[: state.n_elements], state.goals),
        units=write_units(state),
        destroyed=write_destroyed(state),
        left_board=write_left(state),
        generals_dead=[side for i, side in enumerate(SIDES) if state.general_dead[i]],
        razed=sorted(constants.SPACES[state.goals[2 + i]] for i in range(2) if state.razed >> i & 1),
        paralysed=write_paralysed(state),
        hands=Hands(names(state.hand[constants.BLUE]), names(state.hand[constants.RED])),
        pile=UNSET if loaded else [held_name(card) for card in state.pile_cards()],
        discard=names(state.discard),
        known={side: names(state.known[i]) for i, side in enumerate(SIDES) if state.known[i] and not over},
        reserve=write_reserve(state) if setting_up else {},
        points={side: state.points[i] for i, side in enumerate(SIDES) if state.phase == constants.TERRAIN},
        bids={
            side: held_name(state.bid[i]) for i, side in enumerate(SIDES) if state.bid[i] != constants.NO_CARD
        },
        drawn=names(state.drawn),
        fight=write_fight(state) if fighting else None,
        last=SIDES[state.last] if fighting or state.phase == constants.LOSE else None,
        draw=None if loaded else write_draw(state),
        shuffling=[] if loaded else names(state.shuffling),
        result=Outcome(winner(state), REASONS[state.reason]) if over else None,
    )


def write_options(field: Field) -> Options:
    """The options that a map is played with."""
    declined = scenarios.ROWS[field.scenario].places_terrain and not field.places_terrain
    return Options(*field.asked, field.jokers, terrain=False if declined else UNSET)


def awaits_pile(state: KingOfTheHillState) -> bool:
    """Whether a position was loaded without its pile, so that chance must shuffle one first."""
    return is_drawing(state, constants.FOR_NOTHING)


def can_load(state: KingOfTheHillState) -> bool:
    """Whether a position can be loaded again: in phase `action` only."""
    return bool(state.phase == constants.ACTION or awaits_pile(state))


def is_drawing(state: KingOfTheHillState, task: int) -> bool:
    """Whether a shuffle for this task is due."""
    return bool(state.phase == constants.SHUFFLE and state.task == task)


def actor(state: KingOfTheHillState) -> Literal["blue", "red", "chance"] | None:
    """Who is to act."""
    who = state.actor()
    return SIDES[who] if who >= 0 else "chance" if who == CHANCE else None


def winner(state: KingOfTheHillState) -> Side | None:
    """The winner of a finished game, or None for a draw."""
    return SIDES[state.won] if state.won >= 0 else None


def slots(state: KingOfTheHillState) -> Iterable[tuple[int, Side, Type, int]]:
    """All units, including those off the board: number, side, type and place."""
    kinds = state.types
    for unit, at in enumerate(state.at):
        if at != constants.UNUSED:
            yield unit, SIDES[unit // constants.N_SLOTS], TYPES[kinds[unit]], at


def write_units(state: KingOfTheHillState) -> list[Unit]:
    """The units on the board, by space."""
    generals = state.general  # reading a C array creates a new list
    found = [
        Unit(side, kind, constants.SPACES[at], general=unit in generals)
        for unit, side, kind, at in slots(state)
        if at >= 0
    ]
    return sorted(found, key=lambda unit: unit.at)


def write_destroyed(state: KingOfTheHillState) -> list[Fallen]:
    """The units that a portal may bring back, by side and type."""
    found = [Fallen(side, kind) for _, side, kind, at in slots(state) if at == constants.DESTROYED]
    return sorted(found, key=lambda unit: (unit.side, unit.type))


def write_left(state: KingOfTheHillState) -> list[Gone]:
    """The units that have left, the general's unit first among those of its type."""
    found = [
        Gone(kind, side, general=unit == state.general_left)
        for unit, side, kind, at in slots(state)
        if at == constants.LEFT
    ]
    return sorted(found, key=lambda unit: (unit.type, not unit.general))


def write_paralysed(state: KingOfTheHillState) -> list[Paralysis]:
    """The units under a spell, by space."""
    stun = state.stun
    found = [
        Paralysis(
            constants.SPACES[at],
            stun[unit],
            malus=bool(state.malus >> unit & 1),
            ending=bool(state.malus_ending >> unit & 1),
        )
        for unit, _, _, at in slots(state)
        if at >= 0 and (stun[unit] or state.malus >> unit & 1)
    ]
    return sorted(found, key=lambda entry: entry.at)


def write_reserve(state: KingOfTheHillState) -> dict[Side, list[Recruit]]:
    """The units not yet deployed, in the order of the types; the general's unit is the first of its type."""
    reserve: dict[Side, list[Recruit]] = {}
    for i, side in enumerate(SIDES):
        counts = state.reserve[constants.N_TYPES * i : constants.N_TYPES * (i + 1)]
        general = state.army_general[i] if state.general[i] == constants.NO_UNIT else -1
        found = [
            Recruit(TYPES[kind], general=kind == general and nth == 0)
            for kind, count in enumerate(counts)
            for nth in range(count)
        ]
        if found:
            reserve[side] = found
    return reserve


def write_fight(state: KingOfTheHillState) -> Fight:
    """The current fight."""
    square = state.vacated if state.phase == constants.PURSUE else state.at[state.target]
    return Fight(
        "close" if state.fight == constants.CLOSE else "shot",
        constants.SPACES[square],
        constants.RANKS[state.strength],
        None if state.attacker == constants.NO_UNIT else constants.SPACES[state.at[state.attacker]],
    )


def write_draw(state: KingOfTheHillState) -> Draw | None:
    """The purpose of the current draw, if a shuffle is due."""
    if state.phase != constants.SHUFFLE:
        return None
    seat = SIDES[state.seat] if state.task == constants.FOR_REDRAW else None
    return Draw(PURPOSES[state.task], state.need, seat)


# Reading.


def load(position_data: Any, maps: Mapping[str, Field]) -> KingOfTheHillState:
    """Loads a position from outside, in phase `action`. Raises: BadPosition that names the field."""
    position = convert(position_data, Position, unreadable)
    if position.phase != "action":
        raise BadPosition("phase-not-loaded", field="phase")
    return from_position(position, maps)


def unreadable(what: str, field: str) -> BadPosition:
    """The error for data of the wrong shape."""
    return BadPosition("position-unreadable", field=field or "position", what=what)


def from_position(position: Position, maps: Mapping[str, Field]) -> KingOfTheHillState:
    """The state of a position in any phase. Raises: BadPosition that names the field."""
    field = field_of(position, maps)
    return build(position, field, position_validation.check(position, field))


def public_phase(state: KingOfTheHillState) -> str:
    """The phase that a position shows: while chance is to act, the phase that follows.

    Internally positions also have phases of chance, from which `world` rebuilds a state. Clients get only the
    documented phases, with the actor "chance".
    """
    if state.phase == constants.SHUFFLE:
        return PUBLIC_PHASE[state.task]
    return PHASE_OF_CHANCE.get(state.phase, constants.PHASES[state.phase])


def field_of(position: Position, maps: Mapping[str, Field]) -> Field:
    """The map of a position, with its scenario and options. Raises: BadPosition."""
    scenario = scenarios.NUMBERS[position.scenario]
    named = position.map if isinstance(position.map, str) else None
    if named not in (None, board.STANDARD) and position.scenario == scenarios.RANDOM:
        raise BadPosition("map-random", field="map")
    if named not in (None, board.STANDARD) and scenario in board.MAPS:
        raise BadPosition("map-scenario", field="map", scenario=position.scenario)
    if named is not None and named not in maps:
        raise BadPosition("unknown-map", field="map", map=echo(named))
    return board_files.for_match(
        map_for(scenario, named, maps),
        scenario=scenario,
        magic=position.options.magic,
        fantasy=position.options.fantasy,
        jokers=position.options.jokers,
        terrain=position.options.terrain is not False,
    )


def map_for(scenario: int, named: str | None, maps: Mapping[str, Field]) -> Field:
    """The map of a scenario: its own, the named one, or the standard one."""
    own = board.MAPS.get(scenario)
    return board_files.built_in()[own] if own else maps[board.STANDARD if named is None else named]


def build(position: Position, field: Field, placed: PlacedTerrain) -> KingOfTheHillState:
    """The state of a validated position."""
    state = KingOfTheHillState(BoardTables(field))
    state.terrain, state.goals = placed.terrain, placed.goals
    state.elements = placed.actions + [0] * (constants.MAX_ELEMENTS - len(placed.actions))
    state.n_elements = len(placed.actions)
    state.turn = position.turn
    state.first = index(position.first)
    state.last = index(position.last)
    state.phase = PHASES.index(position.phase)
    state.seat = index(position.draw.seat if position.draw else position.last or position.first)
    if position.actor in SIDES:
        state.seat = index(position.actor)
    load_units(state, position)
    load_cards(state, position)
    load_reserve(state, position)
    load_fight(state, position)
    if position.result is not None:
        state.won = DRAW if position.result.winner is None else index(position.result.winner)
        state.reason = {rule: reason for reason, rule in REASONS.items()}[position.result.reason]
    return state


def index(side: str | None) -> int:
    """The number of a side; blue's for None."""
    return constants.RED if side == "red" else constants.BLUE


def load_units(state: KingOfTheHillState, position: Position) -> None:
    """Loads the units on and off the board; their numbers do not depend on the order in the list."""
    at, types, stun = [constants.UNUSED] * constants.N_UNITS, [0] * constants.N_UNITS, [0] * constants.N_UNITS
    general = [constants.NO_UNIT] * 2
    everybody: list[tuple[Side, Type, int, bool]] = [
        *(
            (u.side, u.type, constants.SQUARES[u.at], u.general)
            for u in sorted(position.units, key=lambda u: u.at)
        ),
        *((u.side, u.type, constants.LEFT, u.general) for u in position.left_board),
        *((u.side, u.type, constants.DESTROYED, False) for u in position.destroyed),
    ]
    spells = {constants.SQUARES[entry.at]: entry for entry in position.paralysed}
    free = [0, constants.N_SLOTS]
    for side, kind, where, is_general in everybody:
        unit = free[index(side)]
        free[index(side)] += 1
        at[unit], types[unit] = where, units.NAMES.index(kind)
        if is_general and where == constants.LEFT:
            state.general_left = unit
        elif is_general:
            general[index(side)] = unit
        if where in spells:
            entry = spells[where]
            stun[unit] = entry.actions
            state.malus |= position_validation.has_malus(position, side, entry) << unit
            state.malus_ending |= entry.ending << unit
    state.at, state.types, state.stun, state.general = at, types, stun, general
    state.general_dead = [side in position.generals_dead for side in SIDES]
    for i in range(2):
        state.razed |= (
            state.goals[2 + i] >= 0 and constants.SPACES[state.goals[2 + i]] in position.razed
        ) << i
    state.arrange()


def load_cards(state: KingOfTheHillState, position: Position) -> None:
    """Loads all cards; the two jokers are interchangeable."""
    pack = (1 << (constants.N_CARDS if state.tables.field.jokers else constants.JOKER)) - 1

    def take(cards: Sequence[str], among: int | None = None) -> list[int]:
        nonlocal pack
        taken = list(card_numbers(tuple(cards), pack if among is None else among))
        pack &= ~bits(taken)
        return taken

    state.hand = [bits(take(position.hands.of(side))) for side in SIDES]
    state.bid = [
        take([position.bids[side]])[0] if side in position.bids else constants.NO_CARD for side in SIDES
    ]
    held = [
        state.hand[i] | (bits([state.bid[i]]) if state.bid[i] != constants.NO_CARD else 0) for i in range(2)
    ]
    state.known = [bits(take(position.known.get(side, []), held[i])) for i, side in enumerate(SIDES)]
    state.drawn, state.discard = bits(take(position.drawn)), bits(take(position.discard))
    state.shuffling = bits(take(position.shuffling))
    if isinstance(position.pile, list):
        state.set_pile(take(position.pile))
    elif position.phase == "action" and pack:
        state.shuffling, state.phase, state.task = pack, constants.SHUFFLE, constants.FOR_NOTHING
    if position.draw is not None:
        state.task = {purpose: task for task, purpose in PURPOSES.items()}[position.draw.purpose]
        state.need = position.draw.cards


def bits(cards: Iterable[int]) -> int:
    """A set of cards."""
    return sum(1 << card for card in cards)


def load_reserve(state: KingOfTheHillState, position: Position) -> None:
    """Loads the reserves and the points for placing terrain."""
    reserve, army_general = [0] * (2 * constants.N_TYPES), [0, 0]
    for i, side in enumerate(SIDES):
        waiting = position.reserve.get(side, [])
        counts = Counter(units.NAMES.index(unit.type) for unit in waiting)
        reserve[constants.N_TYPES * i : constants.N_TYPES * (i + 1)] = [
            counts[kind] for kind in range(constants.N_TYPES)
        ]
        on_board = [unit.type for unit in position.units if unit.side == side and unit.general]
        generals = [unit.type for unit in waiting if unit.general] or on_board
        army_general[i] = units.NAMES.index(generals[0]) if generals else 0
    state.reserve, state.army_general = reserve, army_general
    state.points = [
        position.points.get(side, 0 if position.points else constants.PLACING_POINTS) for side in SIDES
    ]


def load_fight(state: KingOfTheHillState, position: Position) -> None:
    """Loads the fight, if there is one."""
    fight = position.fight
    if fight is None:
        return
    state.fight = constants.CLOSE if fight.kind == "close" else constants.SHOT
    state.strength = constants.RANKS.index(fight.strength)
    state.attacker = (
        constants.NO_UNIT if fight.attacker is None else state.unit_on(constants.SQUARES[fight.attacker])
    )
    state.target = state.unit_on(constants.SQUARES[fight.target])
    if position.phase == "pursue":
        state.vacated = constants.SQUARES[fight.target]
