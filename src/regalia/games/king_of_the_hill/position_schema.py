"""Positions of King of the Hill as JSON: their parts, most of which views have too."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from regalia.core.contract import Outcome
from regalia.games.king_of_the_hill.constants import BY_AMBUSH, BY_NIGHT_ATTACK, BY_OBJECTIVES

GAME: Final = "king-of-the-hill"
Side = Literal["blue", "red"]
Scenario = Literal["introduction", "pitched-battle", "king-of-the-woods", "ambush", "night-attack"]
Phase = Literal[
    "army", "terrain", "deploy", "redraw", "bid", "first", "action", "defend", "flee", "retreat", "pursue",
    "over", "draw-first", "shuffle", "lose",
]  # fmt: skip
Type = Literal[
    "infantry", "cavalry", "archers", "artillery", "beasts", "light-cavalry", "chariots", "elite-infantry",
    "monstrous-infantry", "horde", "land-monster", "flying-monster", "flyers",
]  # fmt: skip
Kind = Literal[
    "lake-deep", "lake-shallow", "road", "rocks", "forest-small", "forest-long", "forest-great", "objectives"
]  # fmt: skip
Purpose = Literal["hands", "redraw", "tie", "defence", "pile"]
SIDES: tuple[Side, Side] = ("blue", "red")
REASONS = {BY_OBJECTIVES: "KH-14.1", BY_AMBUSH: "KH-15.4", BY_NIGHT_ATTACK: "KH-15.5"}


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a position; what is as usual is left out."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the game, whether its scenario has such things or not."""

    magic: bool = True
    fantasy: bool = True
    jokers: bool = True


class Element(Part, frozen=True):
    """Terrain that was placed (KH-4): `at` is its lowest-left space, a road's column, or two spaces."""

    kind: Kind
    at: str | list[str]
    turned: bool = False
    owner: Side | None = None  # of a pair of objectives


class Unit(Part, frozen=True):
    """A unit on the board."""

    side: Side
    type: Type
    at: str
    general: bool = False


class Recruit(Part, frozen=True):
    """A unit that is not deployed yet."""

    type: Type
    general: bool = False


class Fallen(Part, frozen=True):
    """A unit that was destroyed."""

    side: Side
    type: Type


def blue() -> Side:
    """Who leaves the board; a function, so that it is written all the same."""
    return "blue"


class Gone(Part, frozen=True):
    """A unit that has left the board (KH-15.4)."""

    type: Type
    side: Side = msgspec.field(default_factory=blue)
    general: bool = False


class Paralysis(Part, frozen=True):
    """A unit under a spell (KH-13.6).

    For how many actions it is, whether it has a card less, and whether that ends with the action in play.
    """

    at: str
    actions: int
    malus: bool | UnsetType = UNSET
    ending: bool = False


class Hands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of each side."""

    blue: list[str] = []
    red: list[str] = []

    def of(self, side: Side) -> list[str]:
        """The cards of one side."""
        return self.blue if side == "blue" else self.red


class Fight(Part, frozen=True):
    """An attack that is not over: lightning has no attacker. In a pursuit, `target` is the empty space."""

    kind: Literal["close", "shot"]
    target: str
    strength: str  # a rank
    attacker: str | None = None


class Draw(Part, frozen=True):
    """What cards are being drawn for when the pile has to be shuffled, and how many are still to come.

    In views only, a position that was loaded without its pile is drawn for `pile`; then `seat` acts next.
    """

    purpose: Purpose = msgspec.field(name="for")
    cards: int
    seat: Side | None = None  # who redraws


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, secrets included: the fields of the contract, then what other phases than `action` need.

    A field of the second kind is written only where it says something. Without `pile`, chance is about to
    shuffle the unseen rest of the pack.
    """

    game: Literal["king-of-the-hill"]
    scenario: Scenario
    map: str | UnsetType = UNSET  # a map that players have added
    options: Options = Options()
    turn: int
    phase: Phase
    actor: Literal["blue", "red", "chance"] | None
    first: Side | None
    elements: list[Element] = []
    units: list[Unit]
    destroyed: list[Fallen] = []
    left_board: list[Gone] = []
    generals_dead: list[Side] = []
    razed: list[str] = []
    paralysed: list[Paralysis] = []
    hands: Hands
    pile: list[str] | UnsetType = UNSET
    discard: list[str] = []

    known: dict[Side, list[str]] = {}  # cards in a hand, or bid from it, that the opponent can tell
    reserve: dict[Side, list[Recruit]] = {}
    points: dict[Side, int] = {}  # what each may still place (KH-4.1)
    bids: dict[Side, str] = {}  # bids face down; at a shuffle, the cards of a tie drawn so far
    drawn: list[str] = []  # cards on the table: drawn in defence, or bids of a tie
    fight: Fight | None = None
    last: Side | None = None  # who played the last card from the hand, in a fight or after confusion
    draw: Draw | None = None
    shuffling: list[str] = []  # what chance is to put in order
    result: Outcome | None = None


EXTRAS = ("known", "reserve", "points", "bids", "drawn", "fight", "last", "draw", "shuffling", "result")
