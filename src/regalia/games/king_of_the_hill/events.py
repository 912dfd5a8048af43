"""What a move of King of the Hill has done, told from the positions before and after it.

One move may set off much: an attack makes the defender draw, bids that are equal make both draw, the last
card of a turn begins the next. What there is to be told, and to whom, is in happenings.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core import const
from regalia.core.contract import Event, Move
from regalia.games.king_of_the_hill import armies, units
from regalia.games.king_of_the_hill import const as k
from regalia.games.king_of_the_hill import happenings as h
from regalia.games.king_of_the_hill.happenings import KhEvent, shown, teaches
from regalia.games.king_of_the_hill.notation import card_name, held_name
from regalia.games.king_of_the_hill.objectives import Standing, held
from regalia.games.king_of_the_hill.parts import REASONS
from regalia.games.king_of_the_hill.rules import KingOfTheHill

__all__ = ["KhEvent", "events", "shown", "teaches"]

SPELLS_AT = {k.LIGHTNING: h.LightningCast, k.PARALYSIS: h.ParalysisCast}
MOVES = {k.MOVE: h.Moved, k.VIGOUR: h.Hastened}
AWAY = {k.FLEE_TO: h.Fled, k.RETREAT_TO: h.Retreated}


def events(before: KingOfTheHill, move: Move, after: KingOfTheHill) -> list[Event]:
    """What a move has done, secrets included."""
    if isinstance(move, tuple):
        told = what_chance_did(before, move, after)
    elif move < k.PLACE * k.KIND or move // k.KIND == k.BID_CARD:
        told = what_choice_did(before, move, after)
    elif move < k.DEFEND_DRAWN * k.KIND:
        told = what_card_did(before, move, after)
    else:
        told = what_defence_did(before, move, after)
    return [*told, *recoveries(before, after), *ends(before, after)]


# Cards, units and spaces by name.


def cards_in(cards: int) -> tuple[str, ...]:
    """The names of a set of cards, by suit and rank, jokers last."""
    held = [card for card in range(k.N_CARDS) if cards >> card & 1]
    return tuple(held_name(card) for card in sorted(held, key=lambda card: (card >= k.JOKER, card % 4, card)))


def type_on(engine: KingOfTheHill, square: int) -> str:
    """What stands on a square."""
    return units.NAMES[engine.types[engine.unit_on(square)]]


def who(engine: KingOfTheHill, unit: int) -> dict[str, str]:
    """A unit on the board, as most events name it."""
    seat = k.SEATS[unit // k.N_SLOTS]
    return {"seat": seat, "unit": units.NAMES[engine.types[unit]], "space": k.SPACES[engine.at[unit]]}


# What chance brings.


def what_chance_did(before: KingOfTheHill, move: tuple[int, ...], after: KingOfTheHill) -> list[Event]:
    """The first player, a new pile and what it was made for, or a lost card."""
    if before.phase == k.DRAW_FIRST:
        return [h.FirstDrawn(seat=k.SEATS[move[0]])]
    if before.phase == k.LOSE:
        return [h.CardLost(seat=k.SEATS[1 - before.last], card=held_name(move[0]))]
    told: list[Event] = [h.PileShuffled(count=len(move))]
    if before.task == k.FOR_HANDS:
        return [*told, *dealt(before, after, before.first), *dealt(before, after, 1 - before.first)]
    if before.task == k.FOR_REDRAW:
        return [*told, *dealt(before, after, before.seat), *initiative(before, after, before.bid, move)]
    if before.task == k.FOR_TIE:
        return [*told, *initiative(before, after, before.bid, move)]
    if before.task == k.FOR_DEFENCE:
        return [*told, *defence(after, move)]
    return told


def dealt(before: KingOfTheHill, after: KingOfTheHill, side: int) -> list[Event]:
    """The cards that a side has drawn into its hand."""
    cards = cards_in(after.hand[side] & ~before.hand[side])
    return [h.HandDealt(seat=k.SEATS[side], count=len(cards), cards=cards)] if cards else []


# Choices, armies and bids.


def what_choice_did(before: KingOfTheHill, move: int, after: KingOfTheHill) -> list[Event]:
    """Something other than a card is chosen, or a bid is made."""
    seat = k.SEATS[before.seat]
    if move // k.KIND == k.CHOOSE_ARMY:
        return [army_chosen(seat, armies.ARMIES[move & k.MASK_14])]
    if move // k.KIND == k.BID_CARD:
        return bid_made(before, move >> 14 & k.MASK_6, after)
    match move:
        case k.KEEP:
            return [h.HandKept(seat=seat), *initiative(before, after, before.bid, ())]
        case k.REDRAW_HAND:
            return redrawn(before, after)
        case k.DECLINE:
            return [h.PlacingDeclined(seat=seat)]
        case k.BLUE_FIRST | k.RED_FIRST:
            return [h.FirstChosen(seat=seat, first=k.SEATS[move - k.BLUE_FIRST])]
        case k.YIELD:
            return [h.Yielded(seat=seat), *destroyed(before)]
        case k.STAY:
            return [h.Stayed(**who(before, before.target))]
        case k.HALT:
            return [h.Halted(**who(before, before.attacker))]
    return [h.Pursued(**gone(before, before.attacker, before.vacated))]


def army_chosen(seat: str, army: armies.Army) -> Event:
    """An army by its seven places."""
    places = [name for name, count in zip(units.NAMES, army.places, strict=True) for _ in range(count)]
    return h.ArmyChosen(seat=seat, army=tuple(places), general=units.NAMES[army.general])


def redrawn(before: KingOfTheHill, after: KingOfTheHill) -> list[Event]:
    """(KH-6.2) A hand is discarded, and as much of a new one is drawn as the pile has."""
    side = before.seat
    cards = cards_in(after.hand[side])
    told: list[Event] = [h.HandDiscarded(seat=k.SEATS[side], cards=cards_in(before.hand[side]))]
    if cards:
        told.append(h.HandDealt(seat=k.SEATS[side], count=len(cards), cards=cards))
    return [*told, *initiative(before, after, before.bid, ())]


def bid_made(before: KingOfTheHill, card: int, after: KingOfTheHill) -> list[Event]:
    """(KH-6.3) One bid; if it was the second, what both have brought."""
    bids = list(before.bid)
    bids[before.seat] = min(card, k.JOKER)  # which of the jokers makes no difference here
    told = h.BidMade(seat=k.SEATS[before.seat], card=held_name(bids[before.seat]))
    return [told, *initiative(before, after, bids, before.pile_cards())]


def initiative(
    before: KingOfTheHill, after: KingOfTheHill, bids: Sequence[int], pile: Sequence[int]
) -> list[Event]:
    """(KH-6.3) Once both have bid: the bids, the cards drawn from the pile to break a tie, who may choose."""
    if after.phase in (k.REDRAW, k.BID) or (after.phase == k.SHUFFLE and after.task == k.FOR_REDRAW):
        return []
    told: list[Event] = []
    if before.task != k.FOR_TIE:
        blue, red = (None if card == k.NO_CARD else held_name(card) for card in bids)
        told.append(h.BidsShown(blue=blue, red=red))
    if before.task == k.FOR_TIE or k.NO_CARD not in bids:
        left = len(after.pile_cards()) if after.phase == k.FIRST else 0
        side = before.first
        if before.task == k.FOR_TIE and bids[side] != k.NO_CARD:  # it has drawn before the shuffle
            side = 1 - side
        for card in pile[: len(pile) - left]:
            told.append(h.TieDrawn(seat=k.SEATS[side], card=held_name(card)))
            side = 1 - side
    if after.phase == k.FIRST:
        told.append(h.InitiativeWon(seat=k.SEATS[after.seat]))
    elif after.phase != k.SHUFFLE or after.task != k.FOR_TIE:
        told.append(h.FirstStays(seat=k.SEATS[before.first]))
    return told


# Elements, units that take the field, and cards played.


def what_card_did(before: KingOfTheHill, move: int, after: KingOfTheHill) -> list[Event]:
    """An element or a unit is put on the board, or a card is played from the hand."""
    kind, card = move // k.KIND, move >> 14 & k.MASK_6
    a, b = move >> 7 & k.MASK_7, move & k.MASK_7
    seat = k.SEATS[before.seat]
    if kind == k.PLACE:
        return [placed(seat, card, a, b)]
    if kind == k.DEPLOY_UNIT:
        unit = units.NAMES[card >> 1]
        return [h.Deployed(seat=seat, unit=unit, space=k.SPACES[b], general=bool(card & 1))]
    if kind in MOVES:
        return [went(before, move)]
    if kind == k.ATTACK:
        return [attacked(before, move, after), *defence(after, before.pile_cards())]
    if kind in SPELLS_AT:
        cast = SPELLS_AT[kind](seat=seat, card=card_name(card), target=type_on(before, b), to=k.SPACES[b])
        return [cast, *(defence(after, before.pile_cards()) if kind == k.LIGHTNING else [])]
    if kind == k.BURN:
        return [h.CardBurned(seat=seat, card=card_name(card))]
    if kind == k.CONFUSION:
        return [h.ConfusionCast(seat=seat, card=card_name(card))]
    space, name = k.SPACES[b], card_name(card)
    if kind == k.RAZE:
        return [h.ObjectiveRazed(seat=seat, card=name, unit=type_on(before, b), space=space)]
    if kind == k.PORTAL:
        return [h.UnitReturned(seat=seat, card=name, unit=units.NAMES[a], space=space)]
    start = k.SPACES[before.at[before.general[before.seat]]]
    return [h.GeneralTeleported(seat=seat, card=name, unit=type_on(before, b), start=start, to=space)]


def placed(seat: str, element: int, a: int, b: int) -> Event:
    """(KH-4.2) An element with all its spaces."""
    if element == k.OBJECTIVES:
        return h.ObjectivesPlaced(seat=seat, spaces=(k.SPACES[a], k.SPACES[b]))
    rows, columns = range(k.ELEMENT_HEIGHT[element]), range(k.ELEMENT_WIDTH[element])
    spaces = tuple(k.SPACES[b + k.WIDTH * row + column] for row in rows for column in columns)
    return h.ElementPlaced(seat=seat, element=k.ELEMENTS[element].removesuffix("/t"), spaces=spaces)


def went(before: KingOfTheHill, move: int) -> Event:
    """(KH-8, KH-13.1, KH-15.4) A unit moves, by itself or by magic, maybe off the board."""
    kind, card = move // k.KIND, card_name(move >> 14 & k.MASK_6)
    a, b = move >> 7 & k.MASK_7, move & k.MASK_7
    seat, unit, start = k.SEATS[before.seat], type_on(before, a), k.SPACES[a]
    if b != k.OFF:
        return MOVES[kind](seat=seat, card=card, unit=unit, start=start, to=k.SPACES[b])
    general = before.general[before.seat] == before.unit_on(a)
    vigour = kind == k.VIGOUR
    return h.LeftField(seat=seat, card=card, unit=unit, start=start, general=general, vigour=vigour)


def attacked(before: KingOfTheHill, move: int, after: KingOfTheHill) -> Event:
    """(KH-9.1, KH-10.1) A blow or a shot."""
    a, b = move >> 7 & k.MASK_7, move & k.MASK_7
    return (h.Attacked if after.fight == k.CLOSE else h.ShotAt)(
        seat=k.SEATS[before.seat],
        card=card_name(move >> 14 & k.MASK_6),
        unit=type_on(before, a),
        start=k.SPACES[a],
        target=type_on(before, b),
        to=k.SPACES[b],
    )


# Defences.


def what_defence_did(before: KingOfTheHill, move: int, after: KingOfTheHill) -> list[Event]:
    """A defender uses a card, or its unit goes away."""
    kind, name = move // k.KIND, card_name(move >> 14 & k.MASK_6)
    if kind in AWAY:
        return [AWAY[kind](**gone(before, before.target, move & k.MASK_7))]
    seat, target = k.SEATS[before.seat], before.target
    if kind == k.DEFEND_HAND and after.target == before.attacker != k.NO_UNIT:
        return [countered(before, name), *defence(after, before.pile_cards())]
    told: list[Event] = [h.Defended(seat=seat, card=name, hand=kind == k.DEFEND_HAND)]
    if after.at[target] == k.DESTROYED:
        return [*told, *destroyed(before)]
    if after.phase in (k.FLEE, k.RETREAT):
        return told
    return [*told, h.Blocked(**who(before, target))]


def countered(before: KingOfTheHill, card: str) -> Event:
    """(KH-9.8) The defender strikes back."""
    unit, target = who(before, before.target), who(before, before.attacker)
    return h.Attacked(
        seat=unit["seat"],
        card=card,
        unit=unit["unit"],
        start=unit["space"],
        target=target["unit"],
        to=target["space"],
        counter=True,
    )


def gone(engine: KingOfTheHill, unit: int, to: int) -> dict[str, str]:
    """A unit and its way from where it is."""
    told = who(engine, unit)
    return {"seat": told["seat"], "unit": told["unit"], "start": told["space"], "to": k.SPACES[to]}


def destroyed(before: KingOfTheHill) -> list[Event]:
    """(KH-9.4) The target is lost."""
    general = before.general[before.target // k.N_SLOTS] == before.target
    return [h.Destroyed(**who(before, before.target), general=general)]


def defence(after: KingOfTheHill, pile: Sequence[int]) -> list[Event]:
    """(KH-9.3) The defender's cards, sorted: a view does not tell in which order they were drawn."""
    cards = tuple(held_name(card) for card in sorted(pile) if after.drawn >> card & 1)
    if after.phase == k.SHUFFLE and not cards:
        return []
    made_of = {name: n for name, n in reasons(after).items() if n}
    target = who(after, after.target)
    return [h.DefenceDrawn(**target, due=after.defence(), reasons=made_of, cards=cards)]


def reasons(engine: KingOfTheHill) -> dict[str, int]:
    """(KH-9.2, KH-10.4, KH-13.4, KH-13.6) What the number of defence cards is made of.

    Who else could shoot is known from the number itself; below zero it makes no difference.
    """
    target, attacker = engine.target, engine.attacker
    side, kind, square = target // k.N_SLOTS, engine.types[target], engine.at[target]
    close, magic = engine.fight == k.CLOSE, attacker == k.NO_UNIT
    led = near(engine, square, side, engine.general[side]) and kind < k.BASIC
    made_of = {
        "type": k.CLOSE_CARDS[kind] if close else k.SHOT_CARDS[kind],
        "ground": k.COVER[engine.terrain[square]],
        "leader": int(engine.general[side] == target or led),
        "trait": 0 if magic else -k.HARM[engine.types[attacker]],
        "paralysis": -(engine.malus >> target & 1),
        "lightning": 2 if magic else 0,
    }
    if close:
        made_of["friends"] = near(engine, engine.at[attacker], side) - 1
        made_of["foes"] = 1 - near(engine, square, 1 - side)
        made_of["enemy-leader"] = -(engine.general[1 - side] == attacker)
    else:
        made_of["crossfire"] = min(0, engine.defence() - max(0, sum(made_of.values())))
    return made_of


def near(engine: KingOfTheHill, square: int, side: int, only: int | None = None) -> int:
    """How many units of a side stand next to a square; of one unit, whether it does."""
    beside = [to for to in (k.beside(square, direction) for direction in range(8)) if to >= 0]
    here = [unit for unit in map(engine.unit_on, beside) if unit >= 0 and unit // k.N_SLOTS == side]
    return len(here) if only is None else here.count(only)


# What follows.


def recoveries(before: KingOfTheHill, after: KingOfTheHill) -> list[Event]:
    """(KH-13.6) The units that are paralysed no longer."""
    free = [unit for unit in range(k.N_UNITS) if before.stun[unit] and not after.stun[unit]]
    return [h.Recovered(**who(after, unit)) for unit in free if after.at[unit] >= 0]


def ends(before: KingOfTheHill, after: KingOfTheHill) -> list[Event]:
    """The end of a turn, the beginning of the next, the end of the game."""
    told: list[Event] = []
    over = after.phase == k.ENDED
    if before.turn and (after.turn > before.turn or (over and not at_once(after))):
        blue, red = (held(standing(after), side) for side in (k.BLUE, k.RED))
        told.append(h.TurnOver(turn=before.turn, blue=blue, red=red))
    if after.turn > before.turn:
        told.append(h.TurnBegun(turn=after.turn, first=k.SEATS[after.first]))
    if over:
        winner = None if after.won == const.DRAW else k.SEATS[after.won]
        hands = {seat: cards_in(cards) for seat, cards in zip(k.SEATS, after.hand, strict=True)}
        told.append(h.BattleEnded(winner=winner, reason=REASONS[after.reason], hands=hands))
    return told


def at_once(engine: KingOfTheHill) -> bool:
    """(KH-15.4, KH-15.5) Whether the game ended in the middle of a turn: only these two ends do."""
    return (engine.reason, engine.won) in ((k.BY_AMBUSH, k.BLUE), (k.BY_NIGHT_ATTACK, k.RED))


def standing(engine: KingOfTheHill) -> Standing:
    """What counts for objectives."""
    at = engine.at
    armies_at = (at[: k.N_SLOTS], at[k.N_SLOTS :])
    blue, red = ([square for square in army if square >= 0] for army in armies_at)
    return Standing(
        field=engine.ground.field,
        terrain=engine.terrain,
        squares=(blue, red),
        goals=engine.goals,
        dead=(bool(engine.general_dead[k.BLUE]), bool(engine.general_dead[k.RED])),
        left=at.count(k.LEFT),
        general_left=engine.general_left != k.NO_UNIT,
        razed=engine.razed.bit_count(),
    )
