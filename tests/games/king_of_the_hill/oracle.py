"""A second, slow and plain King of the Hill, written from the contract alone, to test the fast one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

Space = tuple[int, int]  # column 1 to 11, row 1 to 7
Direction = tuple[int, int]

OFF: Space = (0, 0)  # over the edge (KH-15.4); no space of the board
SEATS = ("blue", "red")
OTHER = {"blue": "red", "red": "blue"}
BOARD: list[Space] = [(column, row) for column in range(1, 12) for row in range(1, 8)]
RING: list[Direction] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]  # clockwise
ORTHOGONAL = [d for d in RING if 0 in d]
DIAGONAL = [d for d in RING if 0 not in d]
HOMEWARD = {"blue": -1, "red": 1}
LAST_TURN = 7
HAND = 8


# --- spaces ---------------------------------------------------------------------------------------


def name(space: Space) -> str:
    return "off" if space == OFF else "abcdefghijk"[space[0] - 1] + str(space[1])


def space_of(text: str) -> Space:
    return OFF if text == "off" else ("abcdefghijk".index(text[0]) + 1, int(text[1:]))


def shifted(space: Space, by: Direction) -> Space:
    return (space[0] + by[0], space[1] + by[1])


def on_board(space: Space) -> bool:
    return 1 <= space[0] <= 11 and 1 <= space[1] <= 7


def distance(a: Space, b: Space) -> int:
    """Count king's steps (KH-1.1)."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


# --- cards (KH-2) ---------------------------------------------------------------------------------


def rank(card: str) -> int:
    """Give 2 to 14; a joker ranks as an ace (KH-2.1)."""
    return 14 if card[0] == "*" else "23456789TJQKA".index(card[0]) + 2


def is_red(card: str) -> bool:
    return card[1] in "DH"


def directions(card: str) -> list[Direction]:
    """Clubs and diamonds go straight, spades and hearts go diagonally (KH-2.4)."""
    return ORTHOGONAL if card[1] in "CD" else DIAGONAL


def named(card: str) -> list[str]:
    """List the ways to use a card: a joker is named as any of the four suits (KH-2.2)."""
    return ["*C", "*D", "*H", "*S"] if card == "**" else [card]


def held(card: str) -> str:
    """Give the card as it lies in the hand: a named joker is a joker."""
    return "**" if card[0] == "*" else card


def pack(jokers: bool) -> list[str]:
    """List 52 cards and, where they play, two jokers (KH-2.1)."""
    return [value + suit for suit in "CDHS" for value in "23456789TJQKA"] + ["**", "**"] * jokers


# --- units (KH-8.1, KH-9.2, KH-10.4, KH-12) -------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    free: int
    ruled: int
    close: int
    shot: int
    reach: int = 0  # how far it shoots; 0: it does not
    sting: int = 0  # cards that its target loses
    fantasy: bool = True
    flies: bool = False  # KH-12.11
    no_red_close: bool = False  # KH-12.1: no red card in close defence
    no_black: bool = False  # KH-12.8: no black card in defence
    never_flees: bool = False  # KH-12.5: a drawn black card does not save it
    never_blocks: bool = False  # KH-12.9, KH-12.10, KH-12.12: no red card blocks for it


KINDS = {
    "infantry": Kind(1, 1, 2, 2, fantasy=False),
    "cavalry": Kind(2, 1, 2, 1, fantasy=False),
    "archers": Kind(1, 1, 1, 1, reach=4, fantasy=False),
    "artillery": Kind(0, 1, 1, 1, reach=5, sting=1, no_red_close=True),
    "beasts": Kind(0, 4, 1, 1),
    "light-cavalry": Kind(2, 1, 1, 1, reach=3),
    "chariots": Kind(0, 3, 2, 1, sting=1),
    "elite-infantry": Kind(1, 1, 2, 2, sting=1, never_flees=True),
    "monstrous-infantry": Kind(0, 2, 2, 2, sting=1),
    "horde": Kind(0, 2, 1, 1),
    "land-monster": Kind(0, 2, 3, 2, sting=2, no_black=True),
    "flying-monster": Kind(2, 1, 3, 3, sting=2, flies=True, never_blocks=True),
    "flyers": Kind(3, 1, 2, 3, flies=True, never_blocks=True),
}
BASIC = [kind for kind in KINDS if not KINDS[kind].fantasy]
FANTASY = [kind for kind in KINDS if KINDS[kind].fantasy]


@dataclass(eq=False)
class Unit:
    side: str
    type: str
    at: Space
    general: bool = False

    @property
    def kind(self) -> Kind:
        return KINDS[self.type]

    def entry(self) -> dict[str, Any]:
        """Describe the unit as a position does, but for its space."""
        return {"side": self.side, "type": self.type} | ({"general": True} if self.general else {})


@dataclass(eq=False)
class Paralysis:
    """One paralysed unit (KH-13.6)."""

    unit: Unit
    actions: int = 2  # actions of its owner during which it cannot be activated
    malus: bool = True  # it has one defence card less
    begun: bool = False  # the caster's next action, with which the malus ends, is under way


@dataclass(eq=False)
class Fight:
    """One attack, counter-attack, shot or lightning, from the card to the pursuit."""

    attacker: Unit | None  # None: lightning
    target: Unit
    strength: int
    close: bool
    at: Space  # where the target stood
    drawn: list[str] = field(default_factory=list)


@cache
def armies(fantasy: bool) -> tuple[str, ...]:
    """List the texts of all armies: seven places, two of them fantasy at most, a basic general (KH-3)."""
    texts: list[str] = []
    for many in range(3 if fantasy else 1):
        for exotic in combinations_with_replacement(FANTASY, many):
            for basic in combinations_with_replacement(BASIC, 7 - many):
                places = list(basic + exotic)
                for general in sorted(set(basic)):
                    at = places.index(general)
                    texts.append("army:" + ",".join([*places[:at], general + "+", *places[at + 1 :]]))
    return tuple(sorted(texts))


# --- terrain (KH-1.3, KH-4, KH-11, KH-15) ---------------------------------------------------------

STANDARD = """
rrrrrrrrrrr
rrrrrrrrrrr
...11111...
...12221...
...11111...
bbbbbbbbbbb
bbbbbbbbbbb"""
MAPS = {
    "introduction": STANDARD,
    "pitched-battle": STANDARD,
    "king-of-the-woods": """
rrrrrrrrrrr
rrrrrrrrrrr
.FF.FFF....
.FF.FFF.FF.
....FFF.FF.
bbbbbbbbbbb
bbbbbbbbbbb""",
    "ambush": """
...........
.FF..FFF.FF
.FFF.FFF.FF
..FF.FF..F.
..F..F..FF.
...........
bbbbbbbbbbb""",
    "night-attack": """
rrrrrrrrrrr
rrrrrrrrrrr
...........
....~~~....
....~~~....
bbOb~~~bObb
bbbbbbbbbbb""",
}
SLOW = {"forest", "rocks", "shallow"}  # KH-8.4
COVER = {"forest": 2, "rocks": 1, "shallow": -1}  # KH-11.2, KH-11.3, KH-11.6


@dataclass(frozen=True)
class Shape:
    wide: int
    high: int
    cost: int  # KH-4.1: more than four spaces count as two
    supply: str  # the two lakes are one piece
    terrain: str


SHAPES = {
    "lake-deep": Shape(3, 3, 2, "lake", "deep"),
    "lake-shallow": Shape(3, 3, 2, "lake", "shallow"),
    "rocks": Shape(2, 2, 1, "rocks", "rocks"),
    "forest-small": Shape(2, 2, 1, "forest-small", "forest"),
    "forest-long": Shape(3, 2, 2, "forest-long", "forest"),
    "forest-great": Shape(3, 3, 2, "forest-great", "forest"),
}
SUPPLY = {"lake": 1, "road": 1, "rocks": 2, "forest-small": 2, "forest-long": 1, "forest-great": 1}  # KH-4.2


@dataclass(frozen=True)
class Element:
    kind: str
    at: str  # lowest-left space; the column of a road; both spaces of a pair, with a comma
    turned: bool = False
    owner: str = ""  # of a pair of objectives

    @property
    def supply(self) -> str:
        return SHAPES[self.kind].supply if self.kind in SHAPES else self.kind

    def spaces(self) -> list[Space]:
        if self.kind == "road":  # KH-4.4
            return [space_of(f"{self.at}{row}") for row in range(1, 8)]
        if self.kind == "objectives":
            return [space_of(text) for text in self.at.split(",")]
        shape = SHAPES[self.kind]
        wide, high = (shape.high, shape.wide) if self.turned else (shape.wide, shape.high)
        column, row = space_of(self.at)
        return [(column + x, row + y) for x in range(wide) for y in range(high)]

    def text(self) -> str:
        return f"place:{self.kind}{'/t' * self.turned}@{self.at}"

    def entry(self) -> dict[str, Any]:
        if self.kind == "objectives":
            return {"kind": self.kind, "owner": self.owner, "at": self.at.split(",")}
        return {"kind": self.kind, "at": self.at} | ({"turned": True} if self.turned else {})


def half(seat: str) -> range:
    """Give the rows of a player's half; the middle row belongs to both (KH-4.3)."""
    return range(1, 5) if seat == "blue" else range(4, 8)


def clusters(spaces: set[Space]) -> list[set[Space]]:
    """Split the spaces into connected groups."""
    groups: list[set[Space]] = []
    rest = set(spaces)
    while rest:
        group, edge = set[Space](), [rest.pop()]
        while edge:
            here = edge.pop()
            group.add(here)
            near = {space for space in rest if distance(space, here) == 1}
            rest -= near
            edge += near
        groups.append(group)
    return groups


# --- line of sight (KH-10.2) ----------------------------------------------------------------------


def meets(start: Space, end: Space, square: Space) -> str:
    """Say how the open segment between two centres meets a space: 'inside', 'corner' or '' for not at all."""
    low, high = Fraction(0), Fraction(1)  # the part of the segment that lies within the closed square
    for axis in (0, 1):
        run, gap = end[axis] - start[axis], square[axis] - start[axis]
        if run == 0:
            if gap != 0:
                return ""
            continue
        ends = sorted([(gap - Fraction(1, 2)) / run, (gap + Fraction(1, 2)) / run])
        low, high = max(low, ends[0]), min(high, ends[1])
    if low < high:
        return "inside"
    return "corner" if low == high and 0 < low < 1 else ""


def side_of_line(start: Space, end: Space, point: Space) -> int:
    """Tell the two sides of a line apart by sign."""
    cross = (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])
    return (cross > 0) - (cross < 0)


# --- the game -------------------------------------------------------------------------------------


class World:
    """A whole game, changed by each action; copy.deepcopy makes an independent one."""

    def __init__(
        self, scenario: str = "introduction", magic: bool = True, fantasy: bool = True, jokers: bool = True
    ) -> None:
        self.scenario = scenario
        self.options = {"magic": magic, "fantasy": fantasy, "jokers": jokers}
        self.magic = magic and scenario != "introduction"  # KH-15.1: no option brings them in
        self.fantasy = fantasy and scenario != "introduction"
        self.terrain: dict[Space, str] = {}
        self.hill: dict[Space, int] = {}
        self.zones: dict[str, set[Space]] = {"blue": set(), "red": set()}
        self.camps: list[Space] = []  # the objectives of night attack
        self._read_map()
        self.elements: list[Element] = []
        self.turn = 0
        self.first: str | None = None
        self.units: dict[Space, Unit] = {}
        self.reserve: dict[str, list[Unit]] = {"blue": [], "red": []}
        self.budget = {"blue": 2, "red": 2}
        self.destroyed: list[tuple[str, str]] = []
        self.left_board: list[Unit] = []
        self.generals_dead: set[str] = set()
        self.razed: set[Space] = set()
        self.paralysed: list[Paralysis] = []
        self.hands: dict[str, list[str]] = {"blue": [], "red": []}
        self.pile: list[str] = []
        self.discard: list[str] = []
        self.loose: list[str] = pack(jokers)  # cards that await their shuffle
        self.redrawer = ""
        self.bids: dict[str, str] = {}
        self.ties: dict[str, str] = {}  # this round's tie-break cards
        self.table: list[str] = []  # bids and tie-break cards, until the bid is settled
        self.errand: list[str] = []  # for whom cards are still to be drawn, one each
        self.afterwards = ""  # what follows on the errand or on the shuffle
        self.fight: Fight | None = None
        self.last: str = ""  # who last played a card from the hand
        self.again = False  # confusion: the same player goes on
        self._result: tuple[str | None, str] | None = None
        self._actor: str | None = "blue"  # KH-3.1: blue chooses, then red
        self._phase = "army"

    def _read_map(self) -> None:
        for down, line in enumerate(MAPS[self.scenario].split()):
            for across, letter in enumerate(line):
                space = (across + 1, 7 - down)
                if letter in "12":
                    self.hill[space] = int(letter)
                elif letter == "F":
                    self.terrain[space] = "forest"
                    if self.scenario == "ambush":  # KH-15.4
                        self.zones["red"].add(space)
                elif letter == "~":
                    self.terrain[space] = "deep"
                elif letter == "r":
                    self.zones["red"].add(space)
                elif letter in "bO":  # blue may deploy on the objectives of night attack
                    self.zones["blue"].add(space)
                    if letter == "O":
                        self.camps.append(space)

    @classmethod
    def load(cls, position: dict[str, Any]) -> World:
        """Set up a legal position in phase action; it is not checked."""
        world = cls(position["scenario"], **position.get("options", {}))
        actor: str = position["actor"]
        world.turn, world.first = position["turn"], position["first"]
        for entry in position.get("elements", []):
            at = ",".join(sorted(entry["at"])) if entry["kind"] == "objectives" else entry["at"]
            world._put(Element(entry["kind"], at, entry.get("turned", False), entry.get("owner", "")))
        for entry in position["units"]:
            space = space_of(entry["at"])
            world.units[space] = Unit(entry["side"], entry["type"], space, entry.get("general", False))
        world.destroyed = [(entry["side"], entry["type"]) for entry in position.get("destroyed", [])]
        for entry in position.get("left_board", []):
            world.left_board.append(
                Unit(entry.get("side", "blue"), entry["type"], OFF, entry.get("general", False))
            )
        world.generals_dead = set(position.get("generals_dead", []))
        world.razed = {space_of(text) for text in position.get("razed", [])}
        for entry in position.get("paralysed", []):
            unit, actions = world.units[space_of(entry["at"])], entry["actions"]
            # The caster acts after the owner's first action, and its malus ends with that.
            malus = entry.get("malus", actions == 2 or actor != unit.side)
            world.paralysed.append(Paralysis(unit, actions, malus))
        world.hands = {seat: list(position["hands"].get(seat, [])) for seat in SEATS}
        world.discard = list(position.get("discard", []))
        world.loose = []
        world.last = OTHER[actor]
        if "pile" in position:
            world.pile = list(position["pile"])
        else:
            seen = Counter(world.discard + world.hands["blue"] + world.hands["red"])
            unseen = list((Counter(pack(world.options["jokers"])) - seen).elements())
            if unseen:
                world._await_shuffle(unseen, "action")
                return world
        world._ask(actor, "action")
        return world

    # --- what there is to see ---

    def actor(self) -> str | None:
        return self._actor

    def phase(self) -> str:
        return self._phase

    def result(self) -> tuple[str | None, str] | None:
        return self._result

    def position(self) -> dict[str, Any]:
        """Give the position as the contract has it; everything but the pile is sorted."""
        if self._phase != "action":
            raise ValueError(f"no position in phase {self._phase}")
        seen = self.summary()
        return {
            "game": "king-of-the-hill",
            "scenario": self.scenario,
            "options": dict(self.options),
            "elements": sorted((e.entry() for e in self.elements), key=lambda e: (e["kind"], str(e["at"]))),
        } | {key: seen[key] for key in seen if key not in ("loose", "table")}

    def summary(self) -> dict[str, Any]:
        drawn = self.fight.drawn if self.fight else []
        return {
            "turn": self.turn,
            "phase": self._phase,
            "actor": self._actor,
            "first": self.first,
            "units": sorted(
                (unit.entry() | {"at": name(unit.at)} for unit in self.units.values()),
                key=lambda entry: str(entry["at"]),
            ),
            "destroyed": [{"side": side, "type": kind} for side, kind in sorted(self.destroyed)],
            "left_board": sorted(
                (u.entry() for u in self.left_board), key=lambda e: (e["type"], "general" not in e)
            ),
            "generals_dead": sorted(self.generals_dead),
            "razed": sorted(name(space) for space in self.razed),
            "paralysed": sorted(
                ({"at": name(p.unit.at), "actions": p.actions, "malus": p.malus} for p in self.paralysed),
                key=lambda entry: str(entry["at"]),
            ),
            "hands": {seat: sorted(self.hands[seat]) for seat in SEATS},
            "pile": list(self.pile),
            "discard": sorted(self.discard),
            "loose": sorted(self.loose),  # to be shuffled
            "table": sorted(self.table + drawn),  # bids, tie-break cards, drawn defence cards
        }

    def perft(self, depth: int) -> int:
        """Count the sequences of player actions; the end and chance cut them short and count as one."""
        if depth == 0 or self._actor not in SEATS:
            return 1
        total = 0
        for text in self.legal():
            after = deepcopy(self)
            after.apply(text)
            total += after.perft(depth - 1)
        return total

    # --- legal actions and outcomes ---

    def legal(self) -> list[str]:
        """Give the sorted texts of the seat to act, or at a chance event the outcomes, if at most 220."""
        if self._actor is None:
            return []
        if self._actor == "chance":
            return sorted(self.outcomes() or {})
        listing: dict[str, Callable[[], list[str]]] = {
            "army": lambda: list(armies(self.fantasy)),
            "terrain": self._legal_terrain,
            "deploy": self._legal_deploy,
            "redraw": lambda: ["keep", "redraw"],
            "bid": lambda: ["bid:" + card for card in self.hands[str(self._actor)]],
            "first": lambda: ["first:blue", "first:red"],
            "action": self._legal_action,
            "defend": self._legal_defend,
            "flee": self._legal_flee,
            "retreat": self._legal_retreat,
            "pursue": lambda: ["halt", "pursue"],
        }
        return sorted(set(listing[self._phase]()))

    def outcomes(self) -> dict[str, int] | None:
        """Weigh the outcomes of a chance event; None where they are more than 220."""
        if self._phase == "first":
            return {"first:blue": 1, "first:red": 1}
        if self._phase == "lose":
            return dict(Counter("lose:" + card for card in self.hands[OTHER[self.last]]))
        if len(self.loose) > 6:
            return None
        orders = {"shuffle:" + ",".join(order) for order in permutations(self.loose)}
        return dict.fromkeys(orders, 1) if len(orders) <= 220 else None

    def _legal_terrain(self) -> list[str]:
        """List what may be placed: own half, no overlap, the supply, two at most (KH-4)."""
        return ["decline"] + [element.text() for element in self._placeable(str(self._actor))]

    def _placeable(self, seat: str) -> list[Element]:
        taken = set(self.hill) | {space for element in self.elements for space in element.spaces()}  # KH-4.3
        used = Counter(element.supply for element in self.elements)
        found: list[Element] = []
        for kind, shape in SHAPES.items():
            if used[shape.supply] < SUPPLY[shape.supply] and shape.cost <= self.budget[seat]:
                for turned in (False, True) if kind == "forest-long" else (False,):
                    found += [Element(kind, name(space), turned) for space in BOARD]
        found = [e for e in found if all(on_board(s) and s[1] in half(seat) for s in e.spaces())]
        if used["road"] < SUPPLY["road"]:
            found += [Element("road", column) for column in "abcdefghijk"]
        if all(element.owner != seat for element in self.elements):  # KH-4.2: one pair per player
            theirs = [space for space in BOARD if space[1] in half(OTHER[seat])]
            for a, b in combinations(theirs, 2):
                if distance(a, b) >= 5 and a[1] != b[1]:  # KH-4.6
                    found.append(Element("objectives", ",".join(sorted([name(a), name(b)])), owner=seat))
        return [element for element in found if not taken & set(element.spaces())]

    def _legal_deploy(self) -> list[str]:
        """List own units in hand on the free spaces of the zone (KH-5.1)."""
        seat = str(self._actor)
        return [
            f"deploy:{unit.type}{'+' * unit.general}@{name(space)}"
            for unit in self.reserve[seat]
            for space in self._free_zone(seat)
        ]

    def _legal_action(self) -> list[str]:
        """List every use of every card in the hand (KH-7.1)."""
        seat = str(self._actor)
        able = [unit for unit in self._army(seat) if not self._is_paralysed(unit)]  # KH-13.6
        texts: list[str] = []
        for card in sorted(set(self.hands[seat])):
            texts.append(f"{card} burn")
            for use in named(card):
                for unit in able:
                    texts += self._red_uses(use, unit) if is_red(use) else self._moves(use, unit)
            if self.magic and card != "**":  # KH-2.2: a joker casts no spell
                texts += self._spells(seat, card, able)
        return texts

    def _moves(self, card: str, unit: Unit) -> list[str]:
        """List where a black card takes the unit (KH-8.1)."""
        kind = unit.kind
        free, ruled = kind.free, kind.ruled
        if self.terrain.get(unit.at) in SLOW and not kind.flies:  # KH-8.4: one step, as the card says
            free, ruled = 0, 1
        ends = self._reach(unit, free, ruled, directions(card))
        return [f"{card} {name(unit.at)}-{name(end)}" for end in ends]

    def _red_uses(self, card: str, unit: Unit) -> list[str]:
        """List the attacks (KH-9.1), the shots (KH-10.1) and the razing (KH-15.5) that a red card allows."""
        texts: list[str] = []
        for enemy in self._army(OTHER[unit.side]):
            way = (enemy.at[0] - unit.at[0], enemy.at[1] - unit.at[1])
            if way in directions(card) or self._could_shoot(unit, enemy):
                texts.append(f"{card} {name(unit.at)}x{name(enemy.at)}")
        if unit.side == "red" and unit.at in self.camps and unit.at not in self.razed:
            texts.append(f"{card} raze:{name(unit.at)}")
        return texts

    def _spells(self, seat: str, card: str, able: list[Unit]) -> list[str]:
        """List the spells of one card (KH-13)."""
        enemies = self._army(OTHER[seat])
        match (is_red(card), card[0]):
            case (True, "A"):  # KH-13.3
                lost = {kind for side, kind in self.destroyed if side == seat}
                return [f"{card} portal:{kind}@{name(s)}" for kind in lost for s in self._free_zone(seat)]
            case (True, "J" | "Q" | "K"):  # KH-13.2: it activates no unit, so the paralysed may take part
                if not any(unit.general for unit in self._army(seat)):
                    return []
                hosts = [u for u in self._army(seat) if not u.general and not u.kind.fantasy]
                return [f"{card} teleport:{name(unit.at)}" for unit in hosts]
            case (True, _):  # KH-13.1
                return [
                    f"{card} vigour:{name(u.at)}-{name(end)}"
                    for u in able
                    for end in self._reach(u, 1, 0, [])
                ]
            case (False, "A"):  # KH-13.6
                return [f"{card} paralysis:{name(unit.at)}" for unit in enemies]
            case (False, "J" | "Q" | "K"):  # KH-13.5
                return [f"{card} confusion"] if self.hands[OTHER[seat]] else []
            case _:  # KH-13.4
                return [f"{card} lightning:{name(unit.at)}" for unit in enemies]

    def _legal_defend(self) -> list[str]:
        """List one drawn card, a good enough card from the hand, or nothing (KH-9.3)."""
        fight = self._fight()
        unit = fight.target
        texts = ["yield"]
        texts += [
            "draw:" + c for card in fight.drawn for c in named(card) if self._usable(unit, c, fight.close)
        ]
        if self._is_paralysed(unit):  # KH-13.6
            return texts
        for card in self.hands[unit.side]:
            for use in named(card):  # KH-9.10
                bare_block = unit.kind.never_blocks and is_red(use) and not fight.close  # KH-12.12
                if rank(use) >= fight.strength and self._usable(unit, use, fight.close) and not bare_block:
                    texts.append("hand:" + use)
        return texts

    def _usable(self, unit: Unit, card: str, close: bool) -> bool:
        """Deny the colours that a unit may not use at all (KH-12.1, KH-12.8)."""
        return not (unit.kind.no_red_close and close) if is_red(card) else not unit.kind.no_black

    def _legal_flee(self) -> list[str]:
        unit = self._fight().target
        return ["flee:" + name(s) for s in self._flights()] + ["stay"] * unit.general  # KH-9.6

    def _legal_retreat(self) -> list[str]:
        unit = self._fight().target
        spaces = [shifted(unit.at, way) for way in RING]
        return ["retreat:" + name(s) for s in spaces if self._may_step(unit, unit.at, s)] + ["stay"]  # KH-9.7

    # --- geometry of a position ---

    def _army(self, seat: str) -> list[Unit]:
        return [unit for unit in self.units.values() if unit.side == seat]

    def _is_paralysed(self, unit: Unit) -> bool:
        return any(p.unit is unit and p.actions > 0 for p in self.paralysed)

    def _free_zone(self, seat: str) -> list[Space]:
        """List where a unit may be put: own zone, not occupied, not deep water (KH-5.1, KH-11.4, KH-13.3)."""
        return [s for s in self.zones[seat] if s not in self.units and self.terrain.get(s) != "deep"]

    def _closed(self, space: Space, mover: Unit) -> bool:
        """Tell whether a space is occupied by another unit than the mover or impassable."""
        return self.units.get(space, mover) is not mover or self.terrain.get(space) == "deep"

    def _may_step(self, unit: Unit, start: Space, end: Space) -> bool:
        """Tell whether the unit may step to an adjacent space and stop there (KH-8.2, KH-8.3, KH-12.11)."""
        if not on_board(end) or self._closed(end, unit):
            return False
        squeezed = self._closed((start[0], end[1]), unit) and self._closed((end[0], start[1]), unit)
        return unit.kind.flies or not (start[0] != end[0] and start[1] != end[1] and squeezed)

    def _reach(self, unit: Unit, free: int, ruled: int, ways: list[Direction]) -> set[Space]:
        """Find where free steps, then ruled steps, then the road may take a unit (KH-8)."""
        ends: set[Space] = set()
        seen: set[tuple[Space, int, int]] = set()
        todo = [(unit.at, free, ruled)]
        while todo:
            here, f, r = todo.pop()
            for way in RING:
                there = shifted(here, way)
                if not on_board(there):
                    # KH-15.4: blue leaves over the far edge, past a corner too
                    leaves = self.scenario == "ambush" and unit.side == "blue" and there[1] == 8
                    if leaves and (f > 0 or (r > 0 and way in ways)):
                        ends.add(OFF)
                    continue
                if self._may_step(unit, here, there):
                    stops = self.terrain.get(there) in SLOW and not unit.kind.flies  # KH-8.4
                elif unit.kind.flies:
                    stops = False
                else:
                    continue
                for left in [(f - 1, r)] * (f > 0) + [(0, r - 1)] * (r > 0 and way in ways):
                    if not self._closed(there, unit):
                        ends.add(there)
                    if not stops and (there, *left) not in seen:
                        seen.add((there, *left))
                        todo.append((there, *left))
        ends.discard(unit.at)  # KH-8.1: it ends on another space than it began
        if not unit.kind.flies:
            for end in [end for end in ends if self.terrain.get(end) == "road"]:  # KH-8.5
                more = [shifted(end, way) for way in RING]
                ends |= {s for s in more if self.terrain.get(s) == "road" and self._may_step(unit, end, s)}
            ends.discard(unit.at)
        return ends

    def _engaged(self, unit: Unit) -> list[Unit]:
        """List the enemies adjacent to a unit (KH-1.2)."""
        return [enemy for enemy in self._army(OTHER[unit.side]) if distance(enemy.at, unit.at) == 1]

    def _could_shoot(self, shooter: Unit, target: Unit) -> bool:
        """Tell whether range, line of sight and peace allow a shot, paralysed or not (KH-10.1, KH-10.4)."""
        reach = shooter.kind.reach - (self.scenario == "night-attack")  # KH-15.5
        return (
            shooter.kind.reach > 0
            and not self._engaged(shooter)
            and distance(shooter.at, target.at) <= reach
            and self._in_sight(shooter.at, target.at)
        )

    def _in_sight(self, start: Space, end: Space) -> bool:
        """Follow the line from centre to centre (KH-10.2)."""
        height = max(self.hill.get(start, 0), self.hill.get(end, 0))
        touched: set[int] = set()
        for space in BOARD:
            if space in (start, end):
                continue
            above = self.hill.get(space, 0) > height  # KH-10.3
            if not (above or space in self.units or self.terrain.get(space) == "forest"):
                continue
            how = meets(start, end, space)
            if how == "inside":
                return False
            if how == "corner":
                touched.add(side_of_line(start, end, space))
        return len(touched) < 2  # obstacles on both sides, not necessarily at the same corner

    def _defence_cards(self, fight: Fight) -> int:
        """Count the cards that the defender draws (KH-9.2, KH-10.4, KH-13.4)."""
        unit, attacker = fight.target, fight.attacker
        count = unit.kind.close if fight.close else unit.kind.shot
        if fight.close and attacker is not None:
            count += len([u for u in self._engaged(attacker) if u is not unit])
            count -= len([u for u in self._engaged(unit) if u is not attacker])
            count -= attacker.general
        else:
            others = [u for u in self._army(OTHER[unit.side]) if u is not attacker]
            count -= any(self._could_shoot(u, unit) for u in others)
        if attacker is None:
            count += 2  # KH-13.4
        else:
            count -= attacker.kind.sting
        beside = any(u.general and distance(u.at, unit.at) == 1 for u in self._army(unit.side))
        count += unit.general or (beside and not unit.kind.fantasy)
        count += COVER.get(self.terrain.get(unit.at, ""), 0)  # KH-11
        count -= any(p.unit is unit and p.malus for p in self.paralysed)  # KH-13.6
        return max(0, count)

    def _flights(self) -> list[Space]:
        """List the free spaces among the three that a fleeing unit may flee to (KH-9.6, KH-10.5)."""
        fight = self._fight()
        unit = fight.target
        if fight.close and fight.attacker is not None:
            way = (unit.at[0] - fight.attacker.at[0], unit.at[1] - fight.attacker.at[1])
        else:
            way = (0, HOMEWARD[unit.side])
        turn = RING.index(way)
        spaces = [shifted(unit.at, RING[(turn + by) % 8]) for by in (-1, 0, 1)]
        return [space for space in spaces if self._may_step(unit, unit.at, space)]

    # --- applying ---

    def apply(self, text: str) -> None:
        """Apply one legal action or one possible outcome.

        Raises:
            ValueError: it is neither.
        """
        if self._phase == "shuffle":
            if not text.startswith("shuffle:") or Counter(text[8:].split(",")) != Counter(self.loose):
                raise ValueError(f"{text} is no order of {self.loose}")
        elif text not in self.legal():
            raise ValueError(f"{text} is not legal for {self._actor} in phase {self._phase}")
        seat = str(self._actor)
        verb, _, rest = text.partition(":")
        match self._phase:
            case "army":
                self._choose_army(seat, rest)
            case "terrain":
                self._place(seat, text)
            case "deploy":
                self._deploy(seat, rest)
            case "redraw":
                self._redraw(seat, verb == "redraw")
            case "bid":
                self._bid(seat, rest)
            case "first":
                self.first = rest
                if seat == "chance":
                    self._begin_terrain()
                else:
                    self._begin_actions()
            case "action":
                self._act(seat, text)
            case "defend":
                self._defend(verb, rest)
            case "flee" | "retreat":
                if verb != "stay":
                    self._go(self._fight().target, space_of(rest))
                self._after_blow()
            case "pursue":
                fight = self._fight()
                if verb == "pursue" and fight.attacker is not None:
                    self._go(fight.attacker, fight.at)
                self._settle()
            case "shuffle":
                self._shuffled(rest.split(","))
            case "lose":  # KH-13.5
                self.hands[OTHER[self.last]].remove(rest)
                self.discard.append(rest)
                self._settle()

    def _ask(self, actor: str | None, phase: str) -> None:
        self._actor, self._phase = actor, phase

    def _fight(self) -> Fight:
        assert self.fight is not None
        return self.fight

    # --- set-up ---

    def _choose_army(self, seat: str, places: str) -> None:
        for place in places.split(","):
            unit = Unit(seat, place.rstrip("+"), OFF, place.endswith("+"))
            self.reserve[seat].append(unit)
            if unit.type == "horde":  # KH-12.7: two for one place
                self.reserve[seat].append(Unit(seat, "horde", OFF))
        if seat == "blue":
            self._ask("red", "army")
        else:
            self._ask("chance", "first")  # KH-4.1: in every scenario

    def _begin_terrain(self) -> None:
        if self.scenario == "pitched-battle":  # KH-15.2: the only one with terrain placing
            self._ask(self.first, "terrain")
        else:
            self._begin_deployment()

    def _place(self, seat: str, text: str) -> None:
        """Place an element or decline; then the other, while it may (KH-4.1)."""
        if text == "decline":
            self.budget[seat] = 0
        else:
            element = next(e for e in self._placeable(seat) if e.text() == text)
            self.budget[seat] -= SHAPES[element.kind].cost if element.kind in SHAPES else 1
            self._put(element)
        for who in (OTHER[seat], seat):
            if self.budget[who] > 0:
                self._ask(who, "terrain")
                return
        self._begin_deployment()

    def _put(self, element: Element) -> None:
        self.elements.append(element)
        if element.kind != "objectives":  # KH-11.7: nothing but a goal
            kind = SHAPES[element.kind].terrain if element.kind in SHAPES else "road"
            self.terrain |= dict.fromkeys(element.spaces(), kind)

    def _begin_deployment(self) -> None:
        starts = {"ambush": "red", "night-attack": "blue"}  # KH-15.4, KH-15.5
        self._ask(starts.get(self.scenario, self.first), "deploy")

    def _deploy(self, seat: str, what: str) -> None:
        place, at = what.split("@")
        unit = next(u for u in self.reserve[seat] if u.type + "+" * u.general == place)
        self.reserve[seat].remove(unit)
        unit.at = space_of(at)
        self.units[unit.at] = unit
        whole_first = self.scenario in ("ambush", "night-attack")  # one side all units, then the other
        for who in (seat, OTHER[seat]) if whole_first else (OTHER[seat], seat):
            if self.reserve[who]:
                self._ask(who, "deploy")
                return
        self._begin_turn()

    # --- hands and initiative (KH-6) ---

    def _begin_turn(self) -> None:
        self.turn += 1
        cards = self.loose + self.pile + self.discard + self.hands["blue"] + self.hands["red"]
        self.pile, self.discard, self.hands = [], [], {"blue": [], "red": []}
        self._await_shuffle(cards, "deal")  # KH-6.1

    def _await_shuffle(self, cards: list[str], afterwards: str) -> None:
        self.loose, self.afterwards = sorted(cards), afterwards
        self._ask("chance", "shuffle")

    def _shuffled(self, order: list[str]) -> None:
        self.pile, self.loose = order, []
        if self.afterwards == "action":  # a position loaded without its pile
            self._ask(OTHER[self.last], "action")
            return
        if self.afterwards == "deal":  # the top 8, then the other 8
            first = str(self.first)
            self.errand = [first] * HAND + [OTHER[first]] * HAND
        self._run_errand()

    def _send(self, errand: list[str], afterwards: str) -> None:
        self.errand, self.afterwards = errand, afterwards
        self._run_errand()

    def _run_errand(self) -> None:
        """Draw what is to be drawn; an empty pile makes a new one of the discard, by chance (KH-2.3)."""
        while self.errand:
            if not self.pile and self.discard:
                cards, self.discard = self.discard, []
                self._await_shuffle(cards, self.afterwards)
                return
            if not self.pile:
                self.errand = []  # nothing left: nothing is drawn
                break
            card, goal = self.pile.pop(0), self.errand.pop(0)
            if self.afterwards == "defend":
                self._fight().drawn.append(card)
            elif self.afterwards == "tie":
                self.ties[goal] = card
                self.table.append(card)
            else:
                self.hands[goal].append(card)
        first = str(self.first)
        match self.afterwards:
            case "deal":
                self._ask(first, "redraw")
            case "redraw":
                self._after_redraw(self.redrawer)
            case "tie":
                self._compare(self.ties)
            case "defend":
                self._ask(self._fight().target.side, "defend")

    def _redraw(self, seat: str, wanted: bool) -> None:
        """Let a player change the whole hand once (KH-6.2)."""
        self.redrawer = seat
        if wanted:
            self.discard += self.hands[seat]
            self.hands[seat] = []
            self._send([seat] * HAND, "redraw")
        else:
            self._after_redraw(seat)

    def _after_redraw(self, seat: str) -> None:
        if seat == self.first:
            self._ask(OTHER[seat], "redraw")
        else:
            self._ask_bid()

    def _ask_bid(self) -> None:
        """Ask the first player, then the other; no card, no bid (KH-6.3)."""
        first = str(self.first)
        for seat in (first, OTHER[first]):
            if seat not in self.bids and self.hands[seat]:
                self._ask(seat, "bid")
                return
        self._compare(self.bids)

    def _bid(self, seat: str, card: str) -> None:
        self.hands[seat].remove(card)
        self.bids[seat] = card
        self.table.append(card)
        self._ask_bid()

    def _compare(self, cards: dict[str, str]) -> None:
        """Let the higher rank choose; ties draw on; nobody with a card leaves the first player (KH-6.3)."""
        first = str(self.first)
        ranks = {seat: rank(cards[seat]) if seat in cards else 0 for seat in SEATS}
        self.ties = {}
        if ranks["blue"] == ranks["red"] > 0:
            self._send([first, OTHER[first]], "tie")
            return
        self.discard += self.table
        self.table, self.bids = [], {}
        if ranks["blue"] == ranks["red"]:
            self._begin_actions()
        else:
            self._ask(max(SEATS, key=lambda seat: ranks[seat]), "first")

    # --- actions (KH-7) ---

    def _begin_actions(self) -> None:
        self.last, self.again = OTHER[str(self.first)], False
        self._next_action()

    def _next_action(self) -> None:
        """Ask the opponent of who last played a card; an empty hand is passed over (KH-7.2, KH-7.3)."""
        turn = self.last if self.again else OTHER[self.last]
        self.again = False
        for seat in (turn, OTHER[turn]):
            if self.hands[seat]:
                self._ask(seat, "action")
                return
        self._end_turn()

    def _settle(self) -> None:
        """End the action: the malus of a paralysis ends with the caster's next one (KH-13.6)."""
        self.fight = None
        for p in self.paralysed:
            p.malus = p.malus and not p.begun
        self._forget_paralyses()
        if self._result is None:
            self._next_action()

    def _forget_paralyses(self) -> None:
        self.paralysed = [p for p in self.paralysed if p.actions > 0 or p.malus]

    def _play(self, seat: str, card: str) -> None:
        """Take a card from the hand to the discard (KH-9.10): that is an action (KH-13.6)."""
        self.hands[seat].remove(held(card))
        self.discard.append(held(card))
        self.last = seat
        for p in self.paralysed:
            if p.unit.side == seat:
                p.actions = max(0, p.actions - 1)
            else:
                p.malus = p.malus and not p.begun
                p.begun = True
        self._forget_paralyses()

    def _act(self, seat: str, text: str) -> None:
        card, what = text.split(" ")
        self._play(seat, card)
        verb, _, rest = what.partition(":")
        match verb:
            case "burn":
                self._settle()
            case "vigour":
                self._move(rest)
            case "teleport":
                for unit in self._army(seat):
                    unit.general = unit.at == space_of(rest)
                self._settle()
            case "portal":
                kind, at = rest.split("@")
                self.destroyed.remove((seat, kind))
                self.units[space_of(at)] = Unit(seat, kind, space_of(at))
                self._settle()
            case "lightning":
                self._attack(None, self.units[space_of(rest)], rank(card))
            case "paralysis":
                unit = self.units[space_of(rest)]
                self.paralysed = [p for p in self.paralysed if p.unit is not unit] + [Paralysis(unit)]
                self._settle()
            case "confusion":
                self.again = True
                self._ask("chance", "lose")
            case "raze":  # KH-15.5: two razed, red wins at once
                self.razed.add(space_of(rest))
                if len(self.razed) == 2:
                    self._finish("red", "KH-15.5")
                self._settle()
            case _ if "x" in what:
                start, end = what.split("x")
                self._attack(self.units[space_of(start)], self.units[space_of(end)], rank(card))
            case _:
                self._move(what)

    def _move(self, what: str) -> None:
        start, end = what.split("-")
        unit = self.units[space_of(start)]
        if end == "off":  # KH-15.4: both aims, blue wins at once
            del self.units[unit.at]
            self.paralysed = [p for p in self.paralysed if p.unit is not unit]
            self.left_board.append(unit)
            if self._ambush_aims() == 2:
                self._finish("blue", "KH-15.4")
        else:
            self._go(unit, space_of(end))
        self._settle()

    def _go(self, unit: Unit, end: Space) -> None:
        del self.units[unit.at]
        unit.at = end
        self.units[end] = unit

    # --- fights (KH-9, KH-10) ---

    def _attack(self, attacker: Unit | None, target: Unit, strength: int) -> None:
        """Begin an attack, a counter-attack, a shot or lightning: the defender draws (KH-9.3)."""
        close = attacker is not None and distance(attacker.at, target.at) == 1  # a shooter is never engaged
        self.fight = Fight(attacker, target, strength, close, target.at)
        self._send(["drawn"] * self._defence_cards(self.fight), "defend")

    def _defend(self, verb: str, card: str) -> None:
        """Resolve the defender's choice (KH-9.4 to KH-9.8, KH-10.5)."""
        fight = self._fight()
        unit, kind = fight.target, fight.target.kind
        self.discard += fight.drawn  # KH-9.10: when the defender has chosen
        fight.drawn = []
        if verb == "hand":
            self._play(unit.side, card)
            if not is_red(card):
                self._ask(unit.side, "retreat")  # KH-9.7
            elif fight.close and fight.attacker is not None:
                self._attack(unit, fight.attacker, rank(card))  # KH-9.8
            else:
                self._after_blow()  # KH-10.5: it only blocks
            return
        helps = verb == "draw" and rank(card) >= fight.strength
        if helps and is_red(card) and not kind.never_blocks:
            self._after_blow()  # KH-9.5
        elif helps and not is_red(card) and not kind.never_flees and (unit.general or self._flights()):
            self._ask(unit.side, "flee")  # KH-9.6
        else:
            self._destroy(unit)
            self._after_blow()

    def _destroy(self, unit: Unit) -> None:
        del self.units[unit.at]
        self.destroyed.append((unit.side, unit.type))
        if unit.general:
            self.generals_dead.add(unit.side)
        self.paralysed = [p for p in self.paralysed if p.unit is not unit]

    def _after_blow(self) -> None:
        """Offer the pursuit where close combat has emptied the target's space (KH-9.9)."""
        fight = self._fight()
        if fight.close and fight.attacker is not None and fight.at not in self.units:
            self._ask(fight.attacker.side, "pursue")
        else:
            self._settle()

    # --- the end (KH-14, KH-15) ---

    def _end_turn(self) -> None:
        """Judge the turn (KH-14.1): one player with two objectives wins; after turn 7 it is over."""
        if self.scenario not in ("ambush", "night-attack"):
            winners = [seat for seat in SEATS if self._objectives(seat) >= 2]
            if len(winners) == 1:
                self._finish(winners[0], "KH-14.1")
            elif self.turn >= LAST_TURN:
                self._finish(None, "KH-14.1")
        elif self.turn >= LAST_TURN and self.scenario == "ambush":
            self._finish("red" if self._ambush_aims() == 0 else None, "KH-15.4")
        elif self.turn >= LAST_TURN:
            self._finish(None if self.razed else "blue", "KH-15.5")
        if self._result is None:
            self._begin_turn()

    def _finish(self, winner: str | None, reason: str) -> None:
        self._result = (winner, reason)
        self._ask(None, "over")

    def _ambush_aims(self) -> int:
        return any(unit.general for unit in self.left_board) + (len(self.left_board) >= 3)

    def _objectives(self, seat: str) -> int:
        """Count the validated objectives (KH-14.2, KH-15.3)."""
        won = int(OTHER[seat] in self.generals_dead)
        if self.scenario == "king-of-the-woods":
            forests = clusters({space for space in self.terrain if self.terrain[space] == "forest"})
            return won + sum(self._count(seat, wood) > self._count(OTHER[seat], wood) for wood in forests)
        top, all_units = self._count(seat, set(self.hill)), len(self._army(seat))
        won += top > self._count(OTHER[seat], set(self.hill))
        won += top >= 3 or (top == all_units and all_units > 0)
        for element in self.elements:
            if element.owner == seat:
                won += self._count(seat, set(element.spaces())) == 2
        return won

    def _count(self, seat: str, spaces: set[Space]) -> int:
        return len([unit for unit in self._army(seat) if unit.at in spaces])
