"""What a move of King of the Hill has done, told from the positions before and after it.

One move may set off much: an attack makes the defender draw, bids that are equal make both draw, the last
card of a turn begins the next. What there is to be told, and to whom, is in event_types.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.constants import DRAW
from regalia.core.contract import Event, Move
from regalia.games.king_of_the_hill import armies, constants, event_types, units
from regalia.games.king_of_the_hill.event_types import KhEvent, observe, reveals_to
from regalia.games.king_of_the_hill.notation import card_name, held_name
from regalia.games.king_of_the_hill.objectives import Standing, held
from regalia.games.king_of_the_hill.position_schema import REASONS
from regalia.games.king_of_the_hill.rules import KingOfTheHillState

__all__ = ["KhEvent", "events", "observe", "reveals_to"]

SPELLS_AT = {constants.LIGHTNING: event_types.LightningCast, constants.PARALYSIS: event_types.ParalysisCast}
MOVES = {constants.MOVE: event_types.Moved, constants.VIGOUR: event_types.Hastened}
AWAY = {constants.FLEE_TO: event_types.Fled, constants.RETREAT_TO: event_types.Retreated}


def events(before: KingOfTheHillState, move: Move, after: KingOfTheHillState) -> list[Event]:
    """What a move has done, secrets included."""
    if isinstance(move, tuple):
        told = what_chance_did(before, move, after)
    elif move < constants.PLACE * constants.KIND or move // constants.KIND == constants.BID_CARD:
        told = what_choice_did(before, move, after)
    elif move < constants.DEFEND_DRAWN * constants.KIND:
        told = what_card_did(before, move, after)
    else:
        told = what_defence_did(before, move, after)
    return [*told, *recoveries(before, after), *ends(before, after)]


# Cards, units and spaces by name.


def cards_in(cards: int) -> tuple[str, ...]:
    """The names of a set of cards, by suit and rank, jokers last."""
    held = [card for card in range(constants.N_CARDS) if cards >> card & 1]
    return tuple(
        held_name(card) for card in sorted(held, key=lambda card: (card >= constants.JOKER, card % 4, card))
    )


def type_on(state: KingOfTheHillState, square: int) -> str:
    """What stands on a square."""
    return units.NAMES[state.types[state.unit_on(square)]]


def who(state: KingOfTheHillState, unit: int) -> dict[str, str]:
    """A unit on the board, as most events name it."""
    seat = constants.SEATS[unit // constants.N_SLOTS]
    return {"seat": seat, "unit": units.NAMES[state.types[unit]], "space": constants.SPACES[state.at[unit]]}


# What chance brings.


def what_chance_did(
    before: KingOfTheHillState, move: tuple[int, ...], after: KingOfTheHillState
) -> list[Event]:
    """The first player, a new pile and what it was made for, or a lost card."""
    if before.phase == constants.DRAW_FIRST:
        return [event_types.FirstDrawn(seat=constants.SEATS[move[0]])]
    if before.phase == constants.LOSE:
        return [event_types.CardLost(seat=constants.SEATS[1 - before.last], card=held_name(move[0]))]
    told: list[Event] = [event_types.PileShuffled(count=len(move))]
    if before.task == constants.FOR_HANDS:
        return [*told, *dealt(before, after, before.first), *dealt(before, after, 1 - before.first)]
    if before.task == constants.FOR_REDRAW:
        return [*told, *dealt(before, after, before.seat), *initiative(before, after, before.bid, move)]
    if before.task == constants.FOR_TIE:
        return [*told, *initiative(before, after, before.bid, move)]
    if before.task == constants.FOR_DEFENCE:
        return [*told, *defence(after, move)]
    return told


def dealt(before: KingOfTheHillState, after: KingOfTheHillState, side: int) -> list[Event]:
    """The cards that a side has drawn into its hand."""
    cards = cards_in(after.hand[side] & ~before.hand[side])
    return [event_types.HandDealt(seat=constants.SEATS[side], count=len(cards), cards=cards)] if cards else []


# Choices, armies and bids.


def what_choice_did(before: KingOfTheHillState, move: int, after: KingOfTheHillState) -> list[Event]:
    """Something other than a card is chosen, or a bid is made."""
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
            return [event_types.Stayed(**who(before, before.target))]
        case constants.HALT:
            return [event_types.Halted(**who(before, before.attacker))]
    return [event_types.Pursued(**gone(before, before.attacker, before.vacated))]


def army_chosen(seat: str, army: armies.Army) -> Event:
    """An army by its seven places."""
    places = [name for name, count in zip(units.NAMES, army.places, strict=True) for _ in range(count)]
    return event_types.ArmyChosen(seat=seat, army=tuple(places), general=units.NAMES[army.general])


def redrawn(before: KingOfTheHillState, after: KingOfTheHillState) -> list[Event]:
    """(KH-6.2) A hand is discarded, and as much of a new one is drawn as the pile has."""
    side = before.seat
    cards = cards_in(after.hand[side])
    told: list[Event] = [
        event_types.HandDiscarded(seat=constants.SEATS[side], cards=cards_in(before.hand[side]))
    ]
    if cards:
        told.append(event_types.HandDealt(seat=constants.SEATS[side], count=len(cards), cards=cards))
    return [*told, *initiative(before, after, before.bid, ())]


def bid_made(before: KingOfTheHillState, card: int, after: KingOfTheHillState) -> list[Event]:
    """(KH-6.3) One bid; if it was the second, what both have brought."""
    bids = list(before.bid)
    bids[before.seat] = min(card, constants.JOKER)  # which of the jokers makes no difference here
    told = event_types.BidMade(seat=constants.SEATS[before.seat], card=held_name(bids[before.seat]))
    return [told, *initiative(before, after, bids, before.pile_cards())]


def initiative(
    before: KingOfTheHillState, after: KingOfTheHillState, bids: Sequence[int], pile: Sequence[int]
) -> list[Event]:
    """(KH-6.3) Once both have bid: the bids, the cards drawn from the pile to break a tie, who may choose."""
    if after.phase in (constants.REDRAW, constants.BID) or (
        after.phase == constants.SHUFFLE and after.task == constants.FOR_REDRAW
    ):
        return []
    told: list[Event] = []
    if before.task != constants.FOR_TIE:
        blue, red = (None if card == constants.NO_CARD else held_name(card) for card in bids)
        told.append(event_types.BidsShown(blue=blue, red=red))
    if before.task == constants.FOR_TIE or constants.NO_CARD not in bids:
        left = len(after.pile_cards()) if after.phase == constants.FIRST else 0
        side = before.first
        if (
            before.task == constants.FOR_TIE and bids[side] != constants.NO_CARD
        ):  # it has drawn before the shuffle
            side = 1 - side
        for card in pile[: len(pile) - left]:
            told.append(event_types.TieDrawn(seat=constants.SEATS[side], card=held_name(card)))
            side = 1 - side
    if after.phase == constants.FIRST:
        told.append(event_types.InitiativeWon(seat=constants.SEATS[after.seat]))
    elif after.phase != constants.SHUFFLE or after.task != constants.FOR_TIE:
        told.append(event_types.FirstStays(seat=constants.SEATS[before.first]))
    return told


# Elements, units that take the field, and cards played.


def what_card_did(before: KingOfTheHillState, move: int, after: KingOfTheHillState) -> list[Event]:
    """An element or a unit is put on the board, or a card is played from the hand."""
    kind, card = move // constants.KIND, move >> 14 & constants.MASK_6
    a, b = move >> 7 & constants.MASK_7, move & constants.MASK_7
    seat = constants.SEATS[before.seat]
    if kind == constants.PLACE:
        return [placed(seat, card, a, b)]
    if kind == constants.DEPLOY_UNIT:
        unit = units.NAMES[card >> 1]
        return [event_types.Deployed(seat=seat, unit=unit, space=constants.SPACES[b], general=bool(card & 1))]
    if kind in MOVES:
        return [went(before, move)]
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
    """(KH-4.2) An element with all its spaces."""
    if element == constants.OBJECTIVES:
        return event_types.ObjectivesPlaced(seat=seat, spaces=(constants.SPACES[a], constants.SPACES[b]))
    rows, columns = range(constants.ELEMENT_HEIGHT[element]), range(constants.ELEMENT_WIDTH[element])
    spaces = tuple(constants.SPACES[b + constants.WIDTH * row + column] for row in rows for column in columns)
    return event_types.ElementPlaced(
        seat=seat, element=constants.ELEMENTS[element].removesuffix("/t"), spaces=spaces
    )


def went(before: KingOfTheHillState, move: int) -> Event:
    """(KH-8, KH-13.1, KH-15.4) A unit moves, by itself or by magic, maybe off the board."""
    kind, card = move // constants.KIND, card_name(move >> 14 & constants.MASK_6)
    a, b = move >> 7 & constants.MASK_7, move & constants.MASK_7
    seat, unit, start = constants.SEATS[before.seat], type_on(before, a), constants.SPACES[a]
    if b != constants.OFF:
        return MOVES[kind](seat=seat, card=card, unit=unit, start=start, to=constants.SPACES[b])
    general = before.general[before.seat] == before.unit_on(a)
    vigour = kind == constants.VIGOUR
    return event_types.LeftField(seat=seat, card=card, unit=unit, start=start, general=general, vigour=vigour)


def attacked(before: KingOfTheHillState, move: int, after: KingOfTheHillState) -> Event:
    """(KH-9.1, KH-10.1) A blow or a shot."""
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


def what_defence_did(before: KingOfTheHillState, move: int, after: KingOfTheHillState) -> list[Event]:
    """A defender uses a card, or its unit goes away."""
    kind, name = move // constants.KIND, card_name(move >> 14 & constants.MASK_6)
    if kind in AWAY:
        return [AWAY[kind](**gone(before, before.target, move & constants.MASK_7))]
    seat, target = constants.SEATS[before.seat], before.target
    if kind == constants.DEFEND_HAND and after.target == before.attacker != constants.NO_UNIT:
        return [countered(before, name), *defence(after, before.pile_cards())]
    told: list[Event] = [event_types.Defended(seat=seat, card=name, hand=kind == constants.DEFEND_HAND)]
    if after.at[target] == constants.DESTROYED:
        return [*told, *destroyed(before)]
    if after.phase in (constants.FLEE, constants.RETREAT):
        return told
    return [*told, event_types.Blocked(**who(before, target))]


def countered(before: KingOfTheHillState, card: str) -> Event:
    """(KH-9.8) The defender strikes back."""
    unit, target = who(before, before.target), who(before, before.attacker)
    return event_types.Attacked(
        seat=unit["seat"],
        card=card,
        unit=unit["unit"],
        start=unit["space"],
        target=target["unit"],
        to=target["space"],
        counter=True,
    )


def gone(state: KingOfTheHillState, unit: int, to: int) -> dict[str, str]:
    """A unit and its way from where it is."""
    told = who(state, unit)
    return {"seat": told["seat"], "unit": told["unit"], "start": told["space"], "to": constants.SPACES[to]}


def destroyed(before: KingOfTheHillState) -> list[Event]:
    """(KH-9.4) The target is lost."""
    general = before.general[before.target // constants.N_SLOTS] == before.target
    return [event_types.Destroyed(**who(before, before.target), general=general)]


def defence(after: KingOfTheHillState, pile: Sequence[int]) -> list[Event]:
    """(KH-9.3) The defender's cards, sorted: a view does not tell in which order they were drawn."""
    cards = tuple(held_name(card) for card in sorted(pile) if after.drawn >> card & 1)
    if after.phase == constants.SHUFFLE and not cards:
        return []
    made_of = {name: n for name, n in reasons(after).items() if n}
    target = who(after, after.target)
    return [event_types.DefenceDrawn(**target, due=after.defence(), reasons=made_of, cards=cards)]


def reasons(state: KingOfTheHillState) -> dict[str, int]:
    """(KH-9.2, KH-10.4, KH-13.4, KH-13.6) What the number of defence cards is made of.

    Who else could shoot is known from the number itself; below zero it makes no difference.
    """
    target, attacker = state.target, state.attacker
    side, kind, square = target // constants.N_SLOTS, state.types[target], state.at[target]
    close, magic = state.fight == constants.CLOSE, attacker == constants.NO_UNIT
    led = near(state, square, side, state.general[side]) and kind < constants.BASIC
    made_of = {
        "type": constants.CLOSE_CARDS[kind] if close else constants.SHOT_CARDS[kind],
        "ground": constants.COVER[state.terrain[square]],
        "leader": int(state.general[side] == target or led),
        "trait": 0 if magic else -constants.HARM[state.types[attacker]],
        "paralysis": -(state.malus >> target & 1),
        "lightning": 2 if magic else 0,
    }
    if close:
        made_of["friends"] = near(state, state.at[attacker], side) - 1
        made_of["foes"] = 1 - near(state, square, 1 - side)
        made_of["enemy-leader"] = -(state.general[1 - side] == attacker)
    else:
        made_of["crossfire"] = min(0, state.defence() - max(0, sum(made_of.values())))
    return made_of


def near(state: KingOfTheHillState, square: int, side: int, only: int | None = None) -> int:
    """How many units of a side stand next to a square; of one unit, whether it does."""
    beside = [to for to in (constants.beside(square, direction) for direction in range(8)) if to >= 0]
    here = [unit for unit in map(state.unit_on, beside) if unit >= 0 and unit // constants.N_SLOTS == side]
    return len(here) if only is None else here.count(only)


# What follows.


def recoveries(before: KingOfTheHillState, after: KingOfTheHillState) -> list[Event]:
    """(KH-13.6) The units that are paralysed no longer."""
    free = [unit for unit in range(constants.N_UNITS) if before.stun[unit] and not after.stun[unit]]
    return [event_types.Recovered(**who(after, unit)) for unit in free if after.at[unit] >= 0]


def ends(before: KingOfTheHillState, after: KingOfTheHillState) -> list[Event]:
    """The end of a turn, the beginning of the next, the end of the game."""
    told: list[Event] = []
    over = after.phase == constants.ENDED
    if before.turn and (after.turn > before.turn or (over and not at_once(after))):
        blue, red = (held(standing(after), side) for side in (constants.BLUE, constants.RED))
        told.append(event_types.TurnOver(turn=before.turn, blue=blue, red=red))
    if after.turn > before.turn:
        told.append(event_types.TurnBegun(turn=after.turn, first=constants.SEATS[after.first]))
    if over:
        winner = None if after.won == DRAW else constants.SEATS[after.won]
        hands = {seat: cards_in(cards) for seat, cards in zip(constants.SEATS, after.hand, strict=True)}
        told.append(event_types.BattleEnded(winner=winner, reason=REASONS[after.reason], hands=hands))
    return told


def at_once(state: KingOfTheHillState) -> bool:
    """(KH-15.4, KH-15.5) Whether the game ended in the middle of a turn: only these two ends do."""
    return (state.reason, state.won) in (
        (constants.BY_AMBUSH, constants.BLUE),
        (constants.BY_NIGHT_ATTACK, constants.RED),
    )


def standing(state: KingOfTheHillState) -> Standing:
    """What counts for objectives."""
    at = state.at
    armies_at = (at[: constants.N_SLOTS], at[constants.N_SLOTS :])
    blue, red = ([square for square in army if square >= 0] for army in armies_at)
    return Standing(
        field=state.ground.field,
        terrain=state.terrain,
        squares=(blue, red),
        goals=state.goals,
        dead=(bool(state.general_dead[constants.BLUE]), bool(state.general_dead[constants.RED])),
        left=at.count(constants.LEFT),
        general_left=state.general_left != constants.NO_UNIT,
        razed=state.razed.bit_count(),
    )
