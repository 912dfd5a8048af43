"""The JSON schema of positions of King of the Hill; views use most of the same types."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from regalia.core.contract import Outcome
from regalia.games.king_of_the_hill.engine.constants import BY_AMBUSH, BY_NIGHT_ATTACK, BY_OBJECTIVES

GAME: Final = "king-of-the-hill"
Side = Literal["blue", "red"]
Scenario = Literal["introduction", "pitched-battle", "king-of-the-woods", "ambush", "night-attack", "random"]
Phase = Literal[
    "army", "terrain", "deploy", "redraw", "bid", "first", "action", "defend", "flee", "retreat", "pursue",
    "over", "draw-first", "shuffle", "lose", "draw-scenario",
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
    """Base class of parts of a position; default values are omitted."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the game as chosen, even if the scenario does not use them.

    `terrain` is written only where it is false and the scenario would place terrain.
    """

    magic: bool = True
    fantasy: bool = True
    jokers: bool = True
    terrain: bool | UnsetType = UNSET


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
    """The default side of `Gone`; a factory, because omit_defaults would omit a plain default value."""
    return "blue"


class Gone(Part, frozen=True):
    """A unit that has left the board (KH-15.4)."""

    type: Type
    side: Side = msgspec.field(default_factory=blue)
    general: bool = False


class Paralysis(Part, frozen=True):
    """A paralysed unit (KH-13.6).

    `actions` is the remaining duration, `malus` whether it has one defence card less, and `ending` whether the
    malus ends with the current action.
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
    """An attack in progress; lightning has no attacker. In a pursuit, `target` is the vacated space."""

    kind: Literal["close", "shot"]
    target: str
    strength: str  # a rank
    attacker: str | None = None


class Draw(Part, frozen=True):
    """The purpose of a draw that waits for a shuffle, and the number of cards still to draw.

    In views only, the purpose `pile` means that the position was loaded without its pile; then `seat` acts next.
    """

    purpose: Purpose = msgspec.field(name="for")
    cards: int
    seat: Side | None = None  # who redraws


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position with all hidden information: the public fields, then those that phases other than `action` need.

    The latter are written only if they are not empty. Without `pile`, chance shuffles the remaining cards
    first.
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

    known: dict[Side, list[str]] = {}  # cards in a hand, or bid from it, that the opponent knows
    reserve: dict[Side, list[Recruit]] = {}
    points: dict[Side, int] = {}  # points left for placing terrain (KH-4.1)
    bids: dict[Side, str] = {}  # face-down bids; during a shuffle, the cards drawn so far for a tie
    drawn: list[str] = []  # cards on the table: drawn in defence, or bids of a tie
    fight: Fight | None = None
    last: Side | None = None  # who played the last card from the hand, in a fight or after confusion
    draw: Draw | None = None
    shuffling: list[str] = []  # cards to be shuffled by chance
    result: Outcome | None = None


EXTRAS = ("known", "reserve", "points", "bids", "drawn", "fight", "last", "draw", "shuffling", "result")
