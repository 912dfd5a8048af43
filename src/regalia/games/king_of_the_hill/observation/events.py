"""Derives the events of a move of King of the Hill from the positions before and after it.

One move may have several effects: an attack makes the defender draw, equal bids make both sides draw, the last
card of a turn begins the next turn. event_types.py has the event types and what each seat sees of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.constants import DRAW
from regalia.core.contract import Event, Move
from regalia.games.king_of_the_hill.engine import armies, board_queries, constants, units
from regalia.games.king_of_the_hill.engine.objectives import Standing, count_on_hill, held
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats.notation import card_name, held_name
from regalia.games.king_of_the_hill.formats.position_schema import REASONS
from regalia.games.king_of_the_hill.observation import event_types
from regalia.games.king_of_the_hill.observation.event_types import KhEvent, observe, reveals_to

__all__ = ["KhEvent", "events", "observe", "reveals_to"]

SPELLS_AT = {constants.LIGHTNING: event_types.LightningCast, constants.PARALYSIS: event_types.ParalysisCast}
MOVES = {constants.MOVE: event_types.Moved, constants.VIGOUR: event_types.Hastened}
AWAY = {constants.FLEE_TO: event_types.Fled, constants.RETREAT_TO: event_types.Retreated}


def events(before: KingOfTheHillState, move: Move, after: KingOfTheHillState) -> list[Event]:
    """The events of a move, with hidden information."""
    if isinstance(move, tuple):
        found = chance_events(before, move, after)
    elif move < constants.PLACE * constants.KIND or move // constants.KIND == constants.BID_CARD:
        found = choice_events(before, move, after)
    elif move < constants.DEFEND_DRAWN * constants.KIND:
        found = card_events(before, move, after)
    else:
        found = defence_events(before, move, after)
    return [*found, *recoveries(before, after), *ends(before, after)]


# Cards, units and spaces by name.


def cards_in(cards: int) -> tuple[str, ...]:
    """The names of a set of cards, by suit and rank, jokers last."""
    held = [card for card in range(constants.N_CARDS) if cards >> card & 1]
    return tuple(
        held_name(card) for card in sorted(held, key=lambda card: (card >= constants.JOKER, card % 4, card))
    )


def type_on(state: KingOfTheHillState, square: int) -> str:
    """The type of the unit on a square."""
    return units.NAMES[state.types[state.unit_on(square)]]


def unit_fields(state: KingOfTheHillState, unit: int) -> dict[str, str]:
    """The fields of most events that name a unit on the board."""
    seat = constants.SEATS[unit // constants.N_SLOTS]
    return {"seat": seat, "unit": units.NAMES[state.types[unit]], "space": constants.SPACES[state.at[unit]]}


# Chance.


def chance_events(
    before: KingOfTheHillState, move: tuple[int, ...], after: KingOfTheHillState
) -> list[Event]:
    """The scenario, the first player, a new pile and the draw that it was made for, or a lost card."""
    if before.phase == constants.DRAW_SCENARIO:
        return [event_types.ScenarioDrawn(scenario=constants.SCENARIOS[move[0]])]
    if before.phase == constants.DRAW_FIRST:
        return [event_types.FirstDrawn(seat=constants.SEATS[move[0]])]
    if before.phase == constants.LOSE:
        return [event_types.CardLost(seat=constants.SEATS[1 - before.last], card=held_name(move[0]))]
    found: list[Event] = [event_types.PileShuffled(count=len(move))]
    if before.task == constants.FOR_HANDS:
        return [*found, *dealt(before, after, before.first), *dealt(before, after, 1 - before.first)]
    if before.task == constants.FOR_REDRAW:
        return [*found, *dealt(before, after, before.seat), *initiative(before, after, before.bid, move)]
    if before.task == constants.FOR_TIE:
        return [*found, *initiative(before, after, before.bid, move)]
    if before.task == constants.FOR_DEFENCE:
        return [*found, *defence(after, move)]
    return found


def dealt(before: KingOfTheHillState, after: KingOfTheHillState, side: int) -> list[Event]:
    """The cards that a side has drawn into its hand."""
    cards = cards_in(after.hand[side] & ~before.hand[side])
    return [event_types.HandDealt(seat=constants.SEATS[side], count=len(cards), cards=cards)] if cards else []


# Choices, armies and bids.


def choice_events(before: KingOfTheHillState, move: int, after: KingOfTheHillState) -> list[Event]:
    """The events of a choice, an army or a bid."""
    seat = constants.SEATS[before.seat]
    if move // constants.KIND == constants.CHOOSE_ARMY:
        return [army_chosen(seat, armies.ARMIES[move & constants.MASK_14])]
    if move // constants.KIND == constants.BID_CARD:
        return bid_made(before, move >> 14 & constants.MASK_6, after)
    match move:
        case constants.KEEP:
            return [event_types.HandKept(seat=seat), *initiative(before, after, before.bid, ())]
        case constants.REDRAW_HAND:
            return redrawn(before, after)
        case constants.DECLINE:
            return [event_types.PlacingDeclined(seat=seat)]
        case constants.BLUE_FIRST | constants.RED_FIRST:
            return [event_types.FirstChosen(seat=seat, first=constants.SEATS[move - constants.BLUE_FIRST])]
        case constants.YIELD:
            return [event_types.Yielded(seat=seat), *destroyed(before)]
        case constants.STAY:
            return [event_types.Stayed(**unit_fields(before, before.target))]
        case constants.HALT:
            return [event_types.Halted(**unit_fields(before, before.attacker))]
    return [event_types.Pursued(**path_fields(before, before.attacker, before.vacated))]


def army_chosen(seat: str, army: armies.Army) -> Event:
    """An army by its seven places."""
    places = [name for name, count in zip(units.NAMES, army.places, strict=True) for _ in range(count)]
    return event_types.ArmyChosen(seat=seat, army=tuple(places), general=units.NAMES[army.general])


def redrawn(before: KingOfTheHillState, after: KingOfTheHillState) -> list[Event]:
    """(KH-6.2) A hand is discarded, and new cards are drawn as far as the pile has them."""
    side = before.seat
    cards = cards_in(after.hand[side])
    found: list[Event] = [
        event_types.HandDiscarded(seat=constants.SEATS[side], cards=cards_in(before.hand[side]))
    ]
    if cards:
        found.append(event_types.HandDealt(seat=constants.SEATS[side], count=len(cards), cards=cards))
    return [*found, *initiative(before, after, before.bid, ())]


def bid_made(before: KingOfTheHillState, card: int, after: KingOfTheHillState) -> list[Event]:
    """(KH-6.3) A bid; after the second one, also the result of both."""
    bids = list(before.bid)
    bids[before.seat] = min(card, constants.JOKER)  # the two jokers are interchangeable here
    found = event_types.BidMade(seat=constants.SEATS[before.seat], card=held_name(bids[before.seat]))
    return [found, *initiative(before, after, bids, before.pile_cards())]


def initiative(
    before: KingOfTheHillState, after: KingOfTheHillState, bids: Sequence[int], pile: Sequence[int]
) -> list[Event]:
    """(KH-6.3) After both bids: the bids, the cards drawn to break a tie, and who may choose."""
    if after.phase in (constants.REDRAW, constants.BID) or (
        after.phase == constants.SHUFFLE and after.task == constants.FOR_REDRAW
    ):
        return []
    found: list[Event] = []
    if before.task != constants.FOR_TIE:
        blue, red = (None if card == constants.NO_CARD else held_name(card) for card in bids)
        found.append(event_types.BidsShown(blue=blue, red=red))
    if before.task == constants.FOR_TIE or constants.NO_CARD not in bids:
        left = len(after.pile_cards()) if after.phase == constants.FIRST else 0
        side = before.first
        if before.task == constants.FOR_TIE and bids[side] != constants.NO_CARD:  # it drew before the shuffle
            side = 1 - side
        for card in pile[: len(pile) - left]:
            found.append(event_types.TieDrawn(seat=constants.SEATS[side], card=held_name(card)))
            side = 1 - side
    if after.phase == constants.FIRST:
        found.append(event_types.InitiativeWon(seat=constants.SEATS[after.seat]))
    elif after.phase != constants.SHUFFLE or after.task != constants.FOR_TIE:
        found.append(event_types.FirstStays(seat=constants.SEATS[before.first]))
    return found


# Terrain pieces, deployments and cards played.


def card_events(before: KingOfTheHillState, move: int, after: KingOfTheHillState) -> list[Event]:
    """The events of a placed terrain piece, a deployed unit or a card played from the hand."""
    kind, card = move // constants.KIND, move >> 14 & constants.MASK_6
    a, b = move >> 7 & constants.MASK_7, move & constants.MASK_7
    seat = constants.SEATS[before.seat]
    if kind == constants.PLACE:
        return [placed(seat, card, a, b)]
    if kind == constants.DEPLOY_UNIT:
        unit = units.NAMES[card >> 1]
        return [event_types.Deployed(seat=seat, unit=unit, space=constants.SPACES[b], general=bool(card & 1))]
    if kind in MOVES:
        return [move_event(before, move)]
    if kind == constants.ATTACK:
        return [attacked(before, move, after), *defence(after, before.pile_cards())]
    if kind in SPELLS_AT:
        cast = SPELLS_AT[kind](
            seat=seat, card=card_name(card), target=type_on(before, b), to=constants.SPACES[b]
        )
        return [cast, *(defence(after, before.pile_cards()) if kind == constants.LIGHTNING else [])]
    if kind == constants.BURN:
        return [event_types.CardBurned(seat=seat, card=card_name(card))]
    if kind == constants.CONFUSION:
        return [event_types.ConfusionCast(seat=seat, card=card_name(card))]
    space, name = constants.SPACES[b], card_name(card)
    if kind == constants.RAZE:
        return [event_types.ObjectiveRazed(seat=seat, card=name, unit=type_on(before, b), space=space)]
    if kind == constants.PORTAL:
        return [event_types.UnitReturned(seat=seat, card=name, unit=units.NAMES[a], space=space)]
    start = constants.SPACES[before.at[before.general[before.seat]]]
    return [
        event_types.GeneralTeleported(seat=seat, card=name, unit=type_on(before, b), start=start, to=space)
    ]


def placed(seat: str, element: int, a: int, b: int) -> Event:
    """(KH-4.2) A terrain piece with all its spaces."""
    if element == constants.OBJECTIVES:
        return event_types.ObjectivesPlaced(seat=seat, spaces=(constants.SPACES[a], constants.SPACES[b]))
    rows, columns = range(constants.ELEMENT_HEIGHT[element]), range(constants.ELEMENT_WIDTH[element])
    spaces = tuple(constants.SPACES[b + constants.WIDTH * row + column] for row in rows for column in columns)
    return event_types.ElementPlaced(
        seat=seat, element=constants.ELEMENTS[element].removesuffix("/t"), spaces=spaces
    )


def move_event(before: KingOfTheHillState, move: int) -> Event:
    """(KH-8, KH-13.1, KH-15.4) A unit moves by a black card or by vigour, maybe off the board."""
    kind, card = move // constants.KIND, card_name(move >> 14 & constants.MASK_6)
    a, b = move >> 7 & constants.MASK_7, move & constants.MASK_7
    seat, unit, start = constants.SEATS[before.seat], type_on(before, a), constants.SPACES[a]
    if b != constants.OFF:
        return MOVES[kind](seat=seat, card=card, unit=unit, start=start, to=constants.SPACES[b])
    general = before.general[before.seat] == before.unit_on(a)
    vigour = kind == constants.VIGOUR
    return event_types.LeftField(seat=seat, card=card, unit=unit, start=start, general=general, vigour=vigour)


def attacked(before: KingOfTheHillState, move: int, after: KingOfTheHillState) -> Event:
    """(KH-9.1, KH-10.1) Close combat or a shot."""
    a, b = move >> 7 & constants.MASK_7, move & constants.MASK_7
    return (event_types.Attacked if after.fight == constants.CLOSE else event_types.ShotAt)(
        seat=constants.SEATS[before.seat],
        card=card_name(move >> 14 & constants.MASK_6),
        unit=type_on(before, a),
        start=constants.SPACES[a],
        target=type_on(before, b),
        to=constants.SPACES[b],
    )


# Defences.


def defence_events(before: KingOfTheHillState, move: int, after: KingOfTheHillState) -> list[Event]:
    """The events of a defence with a card, a flight or a retreat."""
    kind, name = move // constants.KIND, card_name(move >> 14 & constants.MASK_6)
    if kind in AWAY:
        return [AWAY[kind](**path_fields(before, before.target, move & constants.MASK_7))]
    seat, target = constants.SEATS[before.seat], before.target
    if kind == constants.DEFEND_HAND and after.target == before.attacker != constants.NO_UNIT:
        return [countered(before, name), *defence(after, before.pile_cards())]
    found: list[Event] = [event_types.Defended(seat=seat, card=name, hand=kind == constants.DEFEND_HAND)]
    if after.at[target] == constants.DESTROYED:
        return [*found, *destroyed(before)]
    if after.phase in (constants.FLEE, constants.RETREAT):
        return found
    return [*found, event_types.Blocked(**unit_fields(before, target))]


def countered(before: KingOfTheHillState, card: str) -> Event:
    """(KH-9.8) The defender counter-attacks."""
    unit, target = unit_fields(before, before.target), unit_fields(before, before.attacker)
    return event_types.Attacked(
        seat=unit["seat"],
        card=card,
        unit=unit["unit"],
        start=unit["space"],
        target=target["unit"],
        to=target["space"],
        counter=True,
    )


def path_fields(state: KingOfTheHillState, unit: int, to: int) -> dict[str, str]:
    """The fields of events that move a unit."""
    found = unit_fields(state, unit)
    return {"seat": found["seat"], "unit": found["unit"], "start": found["space"], "to": constants.SPACES[to]}


def destroyed(before: KingOfTheHillState) -> list[Event]:
    """(KH-9.4) The target is destroyed."""
    general = before.general[before.target // constants.N_SLOTS] == before.target
    return [event_types.Destroyed(**unit_fields(before, before.target), general=general)]


def defence(after: KingOfTheHillState, pile: Sequence[int]) -> list[Event]:
    """(KH-9.3) The defender's cards, sorted, because views do not show the order of drawing."""
    cards = tuple(held_name(card) for card in sorted(pile) if after.drawn >> card & 1)
    if after.phase == constants.SHUFFLE and not cards:
        return []
    parts = {name: n for name, n in reasons(after).items() if n}
    target = unit_fields(after, after.target)
    return [
        event_types.DefenceDrawn(**target, due=board_queries.defence_cards(after), reasons=parts, cards=cards)
    ]


def reasons(state: KingOfTheHillState) -> dict[str, int]:
    """(KH-9.2, KH-10.4, KH-13.4, KH-13.6) The reasons for the number of defence cards.

    Crossfire is the difference between the sum of the other reasons and the number itself, which is at least 0.
    """
    target, attacker = state.target, state.attacker
    side, kind, square = target // constants.N_SLOTS, state.types[target], state.at[target]
    close, magic = state.fight == constants.CLOSE, attacker == constants.NO_UNIT
    led = count_near(state, square, side, state.general[side]) and kind < constants.BASIC
    parts = {
        "type": constants.CLOSE_CARDS[kind] if close else constants.SHOT_CARDS[kind],
        "ground": constants.COVER[state.terrain[square]],
        "leader": int(state.general[side] == target or led),
        "trait": 0 if magic else -constants.DEFENCE_PENALTY[state.types[attacker]],
        "paralysis": -(state.malus >> target & 1),
        "lightning": 2 if magic else 0,
    }
    if close:
        parts["friends"] = count_near(state, state.at[attacker], side) - 1
        parts["foes"] = 1 - count_near(state, square, 1 - side)
        parts["enemy-leader"] = -(state.general[1 - side] == attacker)
    else:
        parts["crossfire"] = min(0, board_queries.defence_cards(state) - max(0, sum(parts.values())))
    return parts


def count_near(state: KingOfTheHillState, square: int, side: int, only: int | None = None) -> int:
    """The number of units of a side next to a square; with `only`, whether that unit is next to it."""
    beside = [to for to in (constants.beside(square, direction) for direction in range(8)) if to >= 0]
    here = [unit for unit in map(state.unit_on, beside) if unit >= 0 and unit // constants.N_SLOTS == side]
    return len(here) if only is None else here.count(only)


# Recoveries and ends.


def recoveries(before: KingOfTheHillState, after: KingOfTheHillState) -> list[Event]:
    """(KH-13.6) The units that are no longer paralysed."""
    free = [unit for unit in range(constants.N_UNITS) if before.stun[unit] and not after.stun[unit]]
    return [event_types.Recovered(**unit_fields(after, unit)) for unit in free if after.at[unit] >= 0]


def ends(before: KingOfTheHillState, after: KingOfTheHillState) -> list[Event]:
    """The end of a turn, the beginning of the next, the end of the game."""
    found: list[Event] = []
    over = after.phase == constants.ENDED
    if before.turn and (after.turn > before.turn or (over and not ended_at_once(after))):
        blue, red = (held(standing(after), side) for side in (constants.BLUE, constants.RED))
        found.append(event_types.TurnOver(turn=before.turn, blue=blue, red=red))
    if after.turn > before.turn:
        found.append(event_types.TurnBegun(turn=after.turn, first=constants.SEATS[after.first]))
    if over:
        winner = None if after.won == DRAW else constants.SEATS[after.won]
        hands = {seat: cards_in(cards) for seat, cards in zip(constants.SEATS, after.hand, strict=True)}
        found.append(event_types.BattleEnded(winner=winner, reason=REASONS[after.reason], hands=hands))
    return found


def ended_at_once(state: KingOfTheHillState) -> bool:
    """(KH-15.4, KH-15.5) Whether the game ended in the middle of a turn, which only these two rules allow."""
    return (state.reason, state.won) in (
        (constants.BY_AMBUSH, constants.BLUE),
        (constants.BY_NIGHT_ATTACK, constants.RED),
    )


def standing(state: KingOfTheHillState) -> Standing:
    """The parts of a state that objectives depend on."""
    at = state.at
    armies_at = (at[: constants.N_SLOTS], at[constants.N_SLOTS :])
    blue, red = ([square for square in army if square >= 0] for army in armies_at)
    terrain = state.terrain
    return Standing(
        field=state.tables.field,
        scenario=state.tables.field.scenario,
        squares=(blue, red),
        on_hill=(count_on_hill(terrain, blue), count_on_hill(terrain, red)),
        goals=state.goals,
        dead=(bool(state.general_dead[constants.BLUE]), bool(state.general_dead[constants.RED])),
        left=at.count(constants.LEFT),
        general_left=state.general_left != constants.NO_UNIT,
        razed=state.razed.bit_count(),
    )
