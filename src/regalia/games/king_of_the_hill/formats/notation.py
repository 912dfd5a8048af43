"""The notation of King of the Hill: parses and writes actions and chance outcomes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from regalia.core.contract import Move
from regalia.core.errors import BadNotation
from regalia.games.king_of_the_hill.engine import armies, constants, scenarios, units
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState

MAX_LENGTH = 200  # characters of an action
OFF = "off"
JOKER = "**"


@dataclass(frozen=True)
class Army:
    """`army:infantry+,…`: the places of an army and the types marked as general (KH-3)."""

    places: tuple[str, ...]
    generals: tuple[str, ...]


@dataclass(frozen=True)
class Place:
    """`place:rocks@b2`: a terrain piece with its corner, its column or its two spaces (KH-4)."""

    element: str
    at: tuple[str, ...]


@dataclass(frozen=True)
class Deploy:
    """`deploy:cavalry+@c1` (KH-5.1)."""

    unit: str
    general: bool
    space: str


@dataclass(frozen=True)
class Choice:
    """A choice of one word, such as `redraw` or `halt`."""

    word: str


@dataclass(frozen=True)
class First:
    """`first:blue`: chosen by a seat (KH-6.3), or drawn by chance during setup (KH-4.1)."""

    seat: str


@dataclass(frozen=True)
class Bid:
    """`bid:9S` (KH-6.3)."""

    card: str


@dataclass(frozen=True)
class MoveUnit:
    """`5C c2-c4`, or with a verb `4D vigour:c2-c3`: a unit moves, maybe off the board (KH-8, KH-13.1)."""

    card: str
    verb: str  # "move" or "vigour"
    start: str
    to: str


@dataclass(frozen=True)
class Attack:
    """`KH c2xd3`: close combat or a shot (KH-9.1, KH-10.1)."""

    card: str
    start: str
    to: str


@dataclass(frozen=True)
class SpaceAction:
    """`9S lightning:f6`: a card and a verb with one space."""

    card: str
    verb: str  # "raze", "teleport", "lightning" or "paralysis"
    space: str


@dataclass(frozen=True)
class Portal:
    """`AH portal:cavalry@a1` (KH-13.3)."""

    card: str
    unit: str
    space: str


@dataclass(frozen=True)
class Burn:
    """`4D burn` (KH-7.1)."""

    card: str


@dataclass(frozen=True)
class Confusion:
    """`JC confusion` (KH-13.5)."""

    card: str


@dataclass(frozen=True)
class Defend:
    """`draw:QS`, `hand:KD`: a defence with a drawn card or one from the hand (KH-9.3)."""

    source: str
    card: str


@dataclass(frozen=True)
class Withdraw:
    """`flee:d6`, `retreat:d6` (KH-9.6, KH-9.7)."""

    verb: str
    space: str


@dataclass(frozen=True)
class DrawScenario:
    """`scenario:ambush`: drawn by chance when armies were chosen before the scenario is known (KH-15)."""

    scenario: str


@dataclass(frozen=True)
class Shuffle:
    """`shuffle:9S,2H,…`: the order of a new pile, the next card first (KH-2.3, KH-6.1)."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class Lose:
    """`lose:9S`: the card lost to confusion (KH-13.5)."""

    card: str


Action = (
    Army | Place | Deploy | Choice | First | Bid | MoveUnit | Attack | SpaceAction | Portal | Burn | Confusion | Defend
    | Withdraw | DrawScenario | Shuffle | Lose
)  # fmt: skip

WORDS = {
    "keep": constants.KEEP,
    "redraw": constants.REDRAW_HAND,
    "decline": constants.DECLINE,
    "yield": constants.YIELD,
    "stay": constants.STAY,
    "pursue": constants.PURSUE_ON,
    "halt": constants.HALT,
}
VERBS = {
    "move": constants.MOVE,
    "vigour": constants.VIGOUR,
    "raze": constants.RAZE,
    "teleport": constants.TELEPORT,
    "lightning": constants.LIGHTNING,
    "paralysis": constants.PARALYSIS,
    "draw": constants.DEFEND_DRAWN,
    "hand": constants.DEFEND_HAND,
    "flee": constants.FLEE_TO,
    "retreat": constants.RETREAT_TO,
}
VERB_NAMES = {kind: verb for verb, kind in VERBS.items()}
WORD_NAMES = {choice: word for word, choice in WORDS.items()}
ARMY_NUMBERS = {army: number for number, army in enumerate(armies.ARMIES)}


def read_army(places: str) -> Army:
    """Parses an army: types in the order of units.UNITS, `+` on the first of its type. Raises: BadNotation."""
    listed = tuple(places.split(","))
    names = tuple(place.removesuffix("+") for place in listed)
    if list(names) != sorted(names, key=units.NAMES.index):
        raise BadNotation("army-order", action=f"army:{places}")
    for i, place in enumerate(listed):
        if place.endswith("+") and names.index(names[i]) != i:
            raise BadNotation("army-general-first", action=f"army:{places}")
    return Army(names, tuple(place[:-1] for place in listed if place.endswith("+")))


def read_objectives(one: str, other: str) -> Place:
    """A pair of objectives, sorted as text. Raises: BadNotation."""
    if one > other:
        raise BadNotation("objectives-order", action=f"place:objectives@{one},{other}")
    return Place(constants.ELEMENTS[constants.OBJECTIVES], (one, other))


TYPE = "|".join(units.NAMES)
SHAPES = "|".join(name for name in constants.ELEMENTS if name not in ("road", "objectives"))
SPACE = "([a-k][1-7])"
TO = "([a-k][1-7]|off)"
USED = "([2-9TJQKA*][CDHS])"  # a card that is used: a joker has a suit
HELD = r"([2-9TJQKA][CDHS]|\*\*)"  # a card in a hand or pile: a joker has no suit
CARD = r"([2-9TJQKA*][CDHS]|\*\*)"  # either form, for spells; jokers cast none, but the refusal says so
GRAMMAR: list[tuple[str, Callable[..., Action]]] = [
    (rf"army:((?:(?:{TYPE})\+?,)*(?:{TYPE})\+?)", read_army),
    (f"place:({SHAPES})@{SPACE}", lambda element, at: Place(element, (at,))),
    ("place:(road)@([a-k])", lambda element, at: Place(element, (at,))),
    (f"place:objectives@{SPACE},{SPACE}", read_objectives),
    (rf"deploy:({TYPE})(\+?)@{SPACE}", lambda unit, plus, space: Deploy(unit, plus == "+", space)),
    ("(" + "|".join(WORDS) + ")", Choice),
    ("first:(blue|red)", First),
    (f"scenario:({'|'.join(scenarios.DRAWABLE)})", DrawScenario),
    (f"bid:{HELD}", Bid),
    (f"{USED} {SPACE}-{TO}", lambda card, start, to: MoveUnit(card, "move", start, to)),
    (f"{CARD} (vigour):{SPACE}-{TO}", MoveUnit),
    (f"{USED} {SPACE}x{SPACE}", Attack),
    (f"{USED} (raze):{SPACE}", SpaceAction),
    (f"{CARD} (teleport|lightning|paralysis):{SPACE}", SpaceAction),
    (f"{CARD} portal:({TYPE})@{SPACE}", Portal),
    (f"{HELD} burn", Burn),
    (f"{CARD} confusion", Confusion),
    (f"(draw|hand):{USED}", Defend),
    (f"(flee|retreat):{SPACE}", Withdraw),
    (f"shuffle:((?:(?:{HELD[1:-1]}),)*(?:{HELD[1:-1]}))", lambda cards: Shuffle(tuple(cards.split(",")))),
    (f"lose:{HELD}", Lose),
]
FORMS = [(re.compile(form), kind) for form, kind in GRAMMAR]


def parse(text: str) -> Action:
    """Parses a text; the action need not be legal. Raises: BadNotation."""
    for form, kind in FORMS if len(text) <= MAX_LENGTH else ():
        match = form.fullmatch(text)
        if match:
            return kind(*match.groups())
    raise BadNotation("notation", action=text[:MAX_LENGTH])


def number(state: KingOfTheHillState, action: Action) -> Move | None:
    """The number of an action in this position, legal or not; None if it has none."""
    match action:
        case Army():
            return army_number(action)
        case Place(element, at):
            return place_number(constants.ELEMENTS.index(element), at)
        case Deploy(unit, general, space):
            return pack(
                constants.DEPLOY_UNIT, 2 * units.NAMES.index(unit) + general, 0, constants.SQUARES[space]
            )
        case Choice(word):
            return WORDS[word]
        case First(seat):
            side = constants.SEATS.index(seat)
            return (side,) if state.phase == constants.DRAW_FIRST else constants.BLUE_FIRST + side
        case Bid(card):
            return pack(constants.BID_CARD, card_number(card))
        case MoveUnit(card, verb, start, to):
            end = constants.OFF if to == OFF else constants.SQUARES[to]
            return pack(VERBS[verb], card_number(card), constants.SQUARES[start], end)
        case Attack(card, start, to):
            return pack(constants.ATTACK, card_number(card), constants.SQUARES[start], constants.SQUARES[to])
        case SpaceAction(card, verb, space):
            return pack(VERBS[verb], card_number(card), 0, constants.SQUARES[space])
        case Portal(card, unit, space):
            return pack(
                constants.PORTAL, card_number(card), units.NAMES.index(unit), constants.SQUARES[space]
            )
        case Burn(card):
            return pack(constants.BURN, card_number(card))
        case Confusion(card):
            return pack(constants.CONFUSION, card_number(card))
        case Defend(source, card):
            return pack(VERBS[source], card_number(card))
        case Withdraw(verb, space):
            return pack(VERBS[verb], 0, 0, constants.SQUARES[space])
        case DrawScenario(scenario):
            number = constants.SCENARIOS.index(scenario)
            return (number,) if state.phase == constants.DRAW_SCENARIO else None
        case Shuffle(cards):
            return card_numbers(cards, state.shuffling)
        case Lose(card):
            return card_numbers((card,), state.hand[1 - state.last])


def pack(kind: int, card: int, a: int = 0, b: int = 0) -> int:
    """An action as a number."""
    return kind * constants.KIND + card * constants.CARD_FIELD + a * constants.A_FIELD + b


def army_number(army: Army) -> int | None:
    """The number of an army that some game allows; None if it violates KH-3."""
    if len(army.generals) != 1:
        return None
    places = tuple(army.places.count(name) for name in units.NAMES)
    found = ARMY_NUMBERS.get(armies.Army(places, units.NAMES.index(army.generals[0])))
    return None if found is None else constants.CHOOSE_ARMY * constants.KIND + found


def place_number(element: int, at: tuple[str, ...]) -> int:
    """The number of a placement; a road is given by its column."""
    if element == constants.ROAD_ELEMENT:
        return pack(constants.PLACE, element, 0, constants.COLUMNS.index(at[0]))
    squares = [constants.SQUARES[space] for space in at]
    return pack(constants.PLACE, element, squares[0] if len(squares) == 2 else 0, squares[-1])


def card_number(card: str) -> int:
    """The number of a card in an action; a joker is numbered by its named suit."""
    if card == JOKER:
        return constants.UNNAMED
    suit = constants.SUITS.index(card[1])
    return constants.JOKER + suit if card[0] == "*" else 4 * constants.RANKS.index(card[0]) + suit


def card_numbers(cards: tuple[str, ...], among: int) -> tuple[int, ...]:
    """The numbers of cards in a chance outcome; jokers are numbered as in the set `among`."""
    jokers = [joker for joker in (constants.JOKER, constants.JOKER + 1) if among >> joker & 1] + [
        constants.UNNAMED
    ] * len(cards)
    return tuple(jokers.pop(0) if card == JOKER else card_number(card) for card in cards)


def card_id(name: str) -> str:
    """The id of a card in message ids, which cannot contain `*`."""
    return {"**": "joker"}.get(name, name.replace("*", "joker-"))


def card_name(card: int) -> str:
    """The text of a card in an action: a joker with its named suit, or `**`."""
    if card >= constants.JOKER:
        return JOKER if card == constants.UNNAMED else "*" + constants.SUITS[card - constants.JOKER]
    return constants.RANKS[card // 4] + constants.SUITS[card % 4]


def held_name(card: int) -> str:
    """The text of one of the 54 cards in a hand or a pile."""
    return HELD_NAMES[card]


# The cards by number, and in the order of their names.
HELD_NAMES = tuple(card_name(card) if card < constants.JOKER else JOKER for card in range(constants.N_CARDS))
BY_NAME = sorted(((1 << card, name) for card, name in enumerate(HELD_NAMES)), key=lambda card: card[1])


def names(cards: int) -> list[str]:
    """A set of cards, sorted as text."""
    return [name for bit, name in BY_NAME if cards & bit]


def write(state: KingOfTheHillState, move: Move) -> str:
    """The text of a move that is legal here."""
    if isinstance(move, tuple):
        if state.phase == constants.DRAW_FIRST:
            return "first:" + constants.SEATS[move[0]]
        if state.phase == constants.DRAW_SCENARIO:
            return "scenario:" + constants.SCENARIOS[move[0]]
        return f"{constants.PHASES[state.phase]}:" + ",".join(map(held_name, move))
    return write_action(move)


@lru_cache(maxsize=1 << 16)  # lists of legal actions have hundreds of entries and overlap from turn to turn
def write_action(move: int) -> str:
    """The text of an action, which depends on its number only."""
    kind, card = move // constants.KIND, card_name(move >> 14 & constants.MASK_6)
    a, b = move >> 7 & constants.MASK_7, move & constants.MASK_7
    if kind in (constants.CHOICE, constants.CHOOSE_ARMY, constants.PLACE, constants.DEPLOY_UNIT):
        return write_setup(move)
    if kind in (constants.MOVE, constants.VIGOUR):
        verb = "vigour:" if kind == constants.VIGOUR else ""
        return f"{card} {verb}{constants.SPACES[a]}-{OFF if b == constants.OFF else constants.SPACES[b]}"
    if kind == constants.ATTACK:
        return f"{card} {constants.SPACES[a]}x{constants.SPACES[b]}"
    if kind == constants.PORTAL:
        return f"{card} portal:{units.NAMES[a]}@{constants.SPACES[b]}"
    if kind in (constants.BURN, constants.CONFUSION):
        return f"{card} " + ("burn" if kind == constants.BURN else "confusion")
    if kind == constants.BID_CARD:
        return f"bid:{card}"
    if kind in (constants.DEFEND_DRAWN, constants.DEFEND_HAND):
        return f"{VERB_NAMES[kind]}:{card}"
    if kind in (constants.FLEE_TO, constants.RETREAT_TO):
        return f"{VERB_NAMES[kind]}:{constants.SPACES[b]}"
    return f"{card} {VERB_NAMES[kind]}:{constants.SPACES[b]}"


def write_setup(move: int) -> str:
    """The text of a choice, an army, a terrain piece or a deployment."""
    kind, what, square = move // constants.KIND, move >> 14 & constants.MASK_6, move & constants.MASK_7
    if kind == constants.CHOICE:
        return WORD_NAMES.get(move) or "first:" + constants.SEATS[move - constants.BLUE_FIRST]
    if kind == constants.CHOOSE_ARMY:
        return write_army(armies.ARMIES[move & constants.MASK_14])
    if kind == constants.DEPLOY_UNIT:
        return f"deploy:{units.NAMES[what >> 1]}{'+' * (what & 1)}@{constants.SPACES[square]}"
    at = constants.SPACES[square]
    if what == constants.ROAD_ELEMENT:
        at = at[0]
    elif what == constants.OBJECTIVES:
        at = f"{constants.SPACES[move >> 7 & constants.MASK_7]},{at}"
    return f"place:{constants.ELEMENTS[what]}@{at}"


def write_army(army: armies.Army) -> str:
    """The text of an army: places in the order of the types, the general on the first of its type."""
    names = [name for name, count in zip(units.NAMES, army.places, strict=True) for _ in range(count)]
    names[names.index(units.NAMES[army.general])] += "+"
    return "army:" + ",".join(names)
