"""How a beginner plays King of the Hill: rules of thumb, one action at a time, without looking ahead.

The army climbs the hill, or goes to what the scenario asks for, and attacks what it may with its highest card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from regalia.core.rng import Rng
from regalia.games.king_of_the_hill.engine import constants, scenarios
from regalia.games.king_of_the_hill.engine.board import Field, goals_for
from regalia.games.king_of_the_hill.engine.constants import NOWHERE, SPACES, SQUARES
from regalia.games.king_of_the_hill.engine.objectives import HILLS
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats import notation
from regalia.games.king_of_the_hill.formats.notation import Attack, Bid, Burn, Defend, MoveUnit, SpaceAction
from regalia.games.king_of_the_hill.observation.view import View

Kind = TypeVar("Kind")
RANKS = {rank: strength for strength, rank in enumerate(constants.RANKS)}
JOKER_RANK = len(RANKS)
FAR = constants.WIDTH  # no way across the board is longer
PREFERRED = ("keep", "stay", "pursue")  # choices without a card


def beginner(view: View, world: KingOfTheHillState, field: Field, rng: Rng) -> str:
    """The action of a beginner in the battle. `world` is a position that is consistent with the view."""
    legal = [notation.write(world, action) for action in world.legal_actions()]
    match view.phase:
        case "bid":
            return best({text: -rank(bid.card) for text, bid in of_kind(legal, Bid).items()}, rng)
        case "first":
            return f"first:{view.seat}"
        case "action":
            return act(view, field, legal, rng)
        case "defend":
            defences = {text: rank(defend.card) for text, defend in of_kind(legal, Defend).items()}
            return best(defences, rng) if defences else chosen(legal, rng)
    return next((text for text in PREFERRED if text in legal), None) or chosen(legal, rng)


def act(view: View, field: Field, legal: Sequence[str], rng: Rng) -> str:
    """Attack with the highest card, else raze, else go towards the objectives, else burn the lowest card."""
    attacks = {text: rank(attack.card) for text, attack in of_kind(legal, Attack).items()}
    if attacks:
        return best(attacks, rng)
    razes = [text for text, action in of_kind(legal, SpaceAction).items() if action.verb == "raze"]
    if razes:
        return chosen(razes, rng)
    aims = aims_of(view, field)
    moves = {
        text: gain
        for text, move in of_kind(legal, MoveUnit).items()
        if (gain := steps_to(aims, move.start) - steps_to(aims, move.to)) > 0
    }
    if moves:
        return best(moves, rng)
    burns = {text: -rank(burn.card) for text, burn in of_kind(legal, Burn).items()}
    return best(burns, rng) if burns else chosen(legal, rng)


def aims_of(view: View, field: Field) -> list[int]:
    """The squares that an army goes to: what the scenario asks for, else the hill."""
    scenario = scenarios.NUMBERS[view.scenario]
    side = constants.BLUE if view.seat == "blue" else constants.RED
    goals = goals_for(field, scenario)[2 * side : 2 * side + 2]
    match scenarios.ROWS[scenario].aim:
        case "woods":
            return [square for square in range(len(SPACES)) if field.forests[square]]
        case "exit" | "camp":
            enemy = [SQUARES[unit.at] for unit in view.units if unit.side != view.seat]
            return [goal for goal in goals if goal != NOWHERE] or enemy
    return [square for square in range(len(SPACES)) if field.terrain[square] in HILLS]


def steps_to(aims: Iterable[int], space: str) -> int:
    """The steps from a space to the nearest of some squares, straight or diagonal."""
    row, column = divmod(SQUARES[space], constants.WIDTH)
    ways = [max(abs(row - aim // constants.WIDTH), abs(column - aim % constants.WIDTH)) for aim in aims]
    return min(ways, default=FAR)


def of_kind(legal: Iterable[str], kind: type[Kind]) -> dict[str, Kind]:
    """The actions of one kind, parsed."""
    return {text: action for text in legal if isinstance(action := notation.parse(text), kind)}


def rank(card: str) -> int:
    """The strength of a card; a joker is the highest."""
    return RANKS.get(card[0], JOKER_RANK)


def best(values: Mapping[str, int], rng: Rng) -> str:
    """An action with the highest value."""
    highest = max(values.values())
    return chosen([text for text, value in values.items() if value == highest], rng)


def chosen(texts: Sequence[str], rng: Rng) -> str:
    """One of several actions, at random."""
    return texts[rng.below(len(texts))]
