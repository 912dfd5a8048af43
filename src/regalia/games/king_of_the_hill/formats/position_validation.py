"""Validation of positions of King of the Hill; every error names the field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from regalia.core.errors import BadPosition
from regalia.core.validation import echo
from regalia.games.king_of_the_hill.engine import armies, board_queries, constants, units
from regalia.games.king_of_the_hill.engine.board import Field
from regalia.games.king_of_the_hill.formats import terrain_pieces
from regalia.games.king_of_the_hill.formats.position_schema import (
    EXTRAS,
    REASONS,
    SIDES,
    Paralysis,
    Phase,
    Position,
    Recruit,
    Side,
    Unit,
)
from regalia.games.king_of_the_hill.formats.terrain_pieces import PlacedTerrain

SETTING_UP = ("army", "draw-scenario", "draw-first", "terrain", "deploy")
BEFORE_FIRST = ("army", "draw-scenario", "draw-first")
CARDS = tuple(rank + suit for rank in constants.RANKS for suit in constants.SUITS)
JOKER = "**"
FULL_ARMIES = {(army.units, (army.general,)) for army in armies.ARMIES}
# The additional fields that a position may have in each phase.
NEEDS: dict[Phase, tuple[str, ...]] = {
    "army": ("reserve",),
    "draw-scenario": ("reserve",),
    "draw-first": ("reserve",),
    "terrain": ("reserve", "points"),
    "deploy": ("reserve",),
    "shuffle": ("known", "bids", "drawn", "fight", "last", "draw", "shuffling"),
    "redraw": ("known",),
    "bid": ("known", "bids"),
    "first": ("known",),
    "action": ("known",),
    "defend": ("known", "drawn", "fight", "last"),
    "flee": ("known", "fight", "last"),
    "retreat": ("known", "fight", "last"),
    "pursue": ("known", "fight", "last"),
    "lose": ("known", "last"),
    "over": ("result",),
}


def check(position: Position, field: Field) -> PlacedTerrain:
    """Validates a position by the rules. Returns the map with its terrain pieces. Raises: BadPosition."""
    check_phase(position, field)
    placed = terrain_pieces.place_all(position.elements, field)
    check_units(position, field, placed)
    check_armies(position)
    check_aims(position, field)
    check_paralysed(position, field)
    check_cards(position, field)
    check_actor(position)
    check_fight(position)
    return placed


def check_phase(position: Position, field: Field) -> None:
    """(KH-4.1, KH-14.1, KH-15) The turn, the scenario, the first player and the additional fields fit the phase."""
    setting_up = position.phase in SETTING_UP
    unknown = field.scenario == constants.UNKNOWN_SCENARIO
    if position.phase != "army" and unknown != (position.phase == "draw-scenario"):
        raise BadPosition("scenario-drawn", field="scenario")
    least, most = (0, 0) if setting_up else (1, constants.LAST_TURN)
    if not least <= position.turn <= most:
        raise BadPosition("position-turn", field="turn", least=least, most=most)
    if (position.first is None) != (position.phase in BEFORE_FIRST):
        raise BadPosition("position-first", field="first")
    if position.phase == "terrain" and not field.places_terrain:
        raise BadPosition("phase-scenario", field="phase")
    for name in EXTRAS:
        if getattr(position, name) and name not in NEEDS[position.phase]:
            raise BadPosition("not-in-phase", field=name)
    for name in ("fight", "last", "result"):
        if getattr(position, name) is None and name in NEEDS[position.phase] and position.phase != "shuffle":
            raise BadPosition("needed-in-phase", field=name)
    result = position.result
    if result and (result.reason not in REASONS.values() or result.winner not in (*SIDES, None)):
        raise BadPosition("position-result", field="result")
    if (position.draw is None) != (position.phase != "shuffle"):
        raise BadPosition("needed-in-phase", field="draw")


def check_units(position: Position, field: Field, placed: PlacedTerrain) -> None:
    """(KH-1.1, KH-3, KH-8.2) The spaces and types of units, and the generals."""
    taken: set[str] = set()
    for unit in position.units:
        if unit.at not in constants.SQUARES:
            raise BadPosition("unknown-space", field="units.at", space=echo(unit.at))
        if unit.at in taken:
            raise BadPosition("units-space", field="units", space=unit.at)
        if placed.terrain[constants.SQUARES[unit.at]] == constants.DEEP:
            raise BadPosition("units-deep", field="units", space=unit.at)
        taken.add(unit.at)
    check_generals(position)
    for side in SIDES:
        types: Counter[str] = Counter()
        for name, group in groups(position, side):
            types.update(group)
            check_places(types, field, name)


def groups(position: Position, side: Side) -> Iterator[tuple[str, list[str]]]:
    """The types of all units of a side, by the field that holds them."""
    yield "units", [unit.type for unit in position.units if unit.side == side]
    yield "left_board", [unit.type for unit in position.left_board if unit.side == side]
    yield "destroyed", [unit.type for unit in position.destroyed if unit.side == side]
    yield "reserve", [unit.type for unit in position.reserve.get(side, [])]


def check_places(types: Counter[str], field: Field, name: str) -> None:
    """(KH-3.1, KH-3.2) Seven places, at most two of them of fantasy units, two hordes to a place."""
    places = {kind: -(-n // 2) if kind == units.NAMES[units.HORDE] else n for kind, n in types.items()}
    if sum(places.values()) > units.PLACES:
        raise BadPosition("units-places", field=name, most=units.PLACES)
    fantasy = sum(n for kind, n in places.items() if units.NAMES.index(kind) >= units.BASIC)
    if fantasy and not field.fantasy:
        raise BadPosition("units-fantasy", field=name)
    if fantasy > units.MAX_FANTASY_PLACES:
        raise BadPosition("units-fantasy-places", field=name, most=units.MAX_FANTASY_PLACES)


def check_generals(position: Position) -> None:
    """(KH-3.1, KH-3.2) At most one to a side, alive or dead, and never in a fantasy unit."""
    if len(set(position.generals_dead)) < len(position.generals_dead):
        raise BadPosition("listed-twice", field="generals_dead")
    for side in SIDES:
        on_board = [unit.type for unit in position.units if unit.side == side and unit.general]
        left = [unit.type for unit in position.left_board if unit.side == side and unit.general]
        waiting = [unit.type for unit in position.reserve.get(side, []) if unit.general]
        for name, found in (("units", on_board), ("left_board", left), ("reserve", waiting)):
            if any(units.NAMES.index(kind) >= units.BASIC for kind in found):
                raise BadPosition("general-fantasy", field=name)
        if len(on_board) > 1:
            raise BadPosition("generals", field="units", seat=side)
        if len(on_board) + len(left) > 1:
            raise BadPosition("generals", field="left_board", seat=side)
        if len(on_board) + len(left) + position.generals_dead.count(side) > 1:
            raise BadPosition("generals", field="generals_dead", seat=side)


def check_armies(position: Position) -> None:
    """(KH-3.1) During setup, the deployed units and the reserve together are an army."""
    for side in SIDES if position.phase in SETTING_UP else ():
        on_board = [unit for unit in position.units if unit.side == side]
        group: list[Recruit | Unit] = [*position.reserve.get(side, []), *on_board]
        if on_board and position.phase != "deploy":
            raise BadPosition("not-deployed", field="units")
        if position.phase == "army" and (side == "red" or position.actor == "blue"):
            if group:
                raise BadPosition("position-army", field="reserve", seat=side)
            continue
        types = [str(unit.type) for unit in group]
        generals = tuple(units.NAMES.index(unit.type) for unit in group if unit.general)
        if (tuple(map(types.count, units.NAMES)), generals) not in FULL_ARMIES:
            raise BadPosition("position-army", field="reserve", seat=side)
    if any(not 0 <= points <= constants.PLACING_POINTS for points in position.points.values()):
        raise BadPosition("points-left", field="points", most=constants.PLACING_POINTS)


def check_aims(position: Position, field: Field) -> None:
    """(KH-15.4, KH-15.5) Units that left and objectives razed; with the whole aim reached, the game is over."""
    running = position.phase != "over"
    if position.left_board and field.scenario != constants.AMBUSH:
        raise BadPosition("left-scenario", field="left_board")
    if any(unit.side != "blue" for unit in position.left_board):
        raise BadPosition("left-side", field="left_board")
    general = any(unit.general for unit in position.left_board)
    if running and general and len(position.left_board) >= constants.REQUIRED_EXITS:
        raise BadPosition("aims-reached", field="left_board")
    if position.razed and field.scenario != constants.NIGHT_ATTACK:
        raise BadPosition("razed-scenario", field="razed")
    if len(set(position.razed)) < len(position.razed):
        raise BadPosition("listed-twice", field="razed")
    for space in position.razed:
        if constants.SQUARES.get(space) not in field.camps:
            raise BadPosition("razed-space", field="razed", space=echo(space))
    if running and len(position.razed) == len(field.camps) > 0:
        raise BadPosition("aims-reached", field="razed")


def check_paralysed(position: Position, field: Field) -> None:
    """(KH-13.6) Paralysed units are on the board, for one or two actions, or have one defence card less."""
    standing = {unit.at: unit for unit in position.units}
    spaces = [entry.at for entry in position.paralysed]
    if spaces and not field.magic:
        raise BadPosition("paralysed-magic", field="paralysed")
    if len(set(spaces)) < len(spaces):
        raise BadPosition("listed-twice", field="paralysed")
    for entry in position.paralysed:
        if entry.at not in standing:
            raise BadPosition("paralysed-space", field="paralysed.at", space=echo(entry.at))
        malus = has_malus(position, standing[entry.at].side, entry)
        if not 0 <= entry.actions <= 2 or (entry.actions == 0 and not malus) or (entry.ending and not malus):
            raise BadPosition("paralysed-actions", field="paralysed.actions", space=entry.at)


def has_malus(position: Position, owner: Side, entry: Paralysis) -> bool:
    """(KH-13.6) Whether a unit has one defence card less; if not given, it ended with the caster's next action."""
    if isinstance(entry.malus, bool):
        return entry.malus
    return entry.actions == 2 or position.actor != owner


def check_cards(position: Position, field: Field) -> None:
    """(KH-2.1) The cards are from one pack, and no hand is too large."""
    pack = Counter(CARDS)
    pack[JOKER] = 2 if field.jokers else 0
    found: Counter[str] = Counter()
    for name, cards in card_lists(position):
        for card in cards:
            if card not in pack:
                raise BadPosition("unknown-card", field=name, card=echo(card))
            found[card] += 1
            if found[card] > pack[card]:
                raise BadPosition("card-twice", field=name, card=card)
    if found and position.phase in SETTING_UP:
        raise BadPosition("no-cards-yet", field="hands")
    before_bids = position.phase in ("redraw", "bid", "shuffle")
    most = constants.HAND_SIZE if before_bids else constants.HAND_SIZE - 1
    for side in SIDES:
        if len(position.hands.of(side)) > most:
            raise BadPosition("hand-size", field=f"hands.{side}", most=most)
        held = Counter([*position.hands.of(side), *([position.bids[side]] if side in position.bids else [])])
        if Counter(position.known.get(side, [])) - held:
            raise BadPosition("position-known", field="known", seat=side)


def card_lists(position: Position) -> Iterator[tuple[str, Sequence[str]]]:
    """All lists of cards, by field."""
    yield "hands.blue", position.hands.blue
    yield "hands.red", position.hands.red
    yield "bids", list(position.bids.values())
    yield "drawn", position.drawn
    yield "discard", position.discard
    yield "shuffling", position.shuffling
    if isinstance(position.pile, list):
        yield "pile", position.pile


def check_actor(position: Position) -> None:
    """(KH-7.1) The actor fits the phase and can act."""
    chance = position.phase in ("draw-scenario", "draw-first", "shuffle", "lose")
    expected = ("chance",) if chance else (None,) if position.phase == "over" else SIDES
    if position.actor not in expected:
        raise BadPosition("position-actor", field="actor")
    if position.phase in ("action", "bid") and position.actor in SIDES:
        side: Side = "blue" if position.actor == "blue" else "red"
        if not position.hands.of(side):
            raise BadPosition("actor-no-card", field="actor", seat=side)
    if position.phase == "lose" and not position.hands.of("red" if position.last == "blue" else "blue"):
        raise BadPosition("actor-no-card", field="last", seat=str(position.last))
    draw = position.draw
    if draw is not None:
        seated = draw.purpose == "redraw"
        fought = draw.purpose == "defence"
        wrong = draw.purpose == "pile" or not 0 < draw.cards <= 2 * constants.HAND_SIZE
        if wrong or seated != (draw.seat is not None) or fought != (position.fight is not None):
            raise BadPosition("position-draw", field="draw")


def check_fight(position: Position) -> None:
    """(KH-9, KH-10) A fight has two enemies, one of whom is to act; lightning has no attacker."""
    fight = position.fight
    if fight is None:
        return
    standing = {unit.at: unit.side for unit in position.units}
    attacker, target = standing.get(fight.attacker or ""), standing.get(fight.target)
    pursuing = position.phase == "pursue"
    good = fight.strength in tuple(constants.RANKS) and fight.target in constants.SQUARES
    good &= (target is None) == pursuing
    good &= (attacker is not None) if fight.attacker is not None or fight.kind == "close" else True
    good &= attacker is None or attacker != target
    if position.actor in SIDES:
        good &= position.actor == (attacker if pursuing else target)
    if good and fight.kind == "close":
        good = (
            board_queries.distance(constants.SQUARES[fight.attacker or ""], constants.SQUARES[fight.target])
            == 1
        )
    if not good or (pursuing and fight.kind == "shot"):
        raise BadPosition("position-fight", field="fight")
