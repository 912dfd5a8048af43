"""Actions that end a round of King of the Hill and so lose the game, or give a win away (KH-14.1)."""

from __future__ import annotations

from typing import Literal

from regalia.core.contract import Consequence
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats import notation
from regalia.games.king_of_the_hill.formats.position_schema import REASONS, SIDES
from regalia.games.king_of_the_hill.presentation.objectives import Verdict

# How an action ends the round for its seat, from best to worst; `open` if it does not, or not for certain.
Ending = Literal["win", "open", "goes-on", "draw", "loss"]
ENDINGS: tuple[Ending, ...] = ("win", "open", "goes-on", "draw", "loss")
# Choices that follow an answer without a card and without chance (KH-9.6, KH-9.7, KH-9.9).
FOLLOW_UPS = (constants.FLEE, constants.RETREAT, constants.PURSUE)
ENDS_BY = {constants.AMBUSH: constants.BY_AMBUSH, constants.NIGHT_ATTACK: constants.BY_NIGHT_ATTACK}


def consequences(world: KingOfTheHillState, verdict: Verdict | None) -> tuple[Consequence, ...]:
    """The actions of the seat to act that decide the round for the worse.

    `world` is a state that is consistent with the seat's view; `verdict` is who would win if the round ended now.
    """
    seat = world.seat
    rule = REASONS[ENDS_BY.get(world.tables.field.scenario, constants.BY_OBJECTIVES)]
    ends = {
        notation.write_action(action): ending(applied(world, action), seat, world.turn)
        for action in world.legal_actions()
    }
    best = min(ENDINGS.index(end) for end in ends.values())
    worse = {action: end for action, end in ends.items() if ENDINGS.index(end) > best}
    lost = [action for action, end in worse.items() if end == "loss"]
    found = [Consequence(kind="loses", winner=SIDES[1 - seat], rule=rule, actions=lost)] if lost else []
    away = [action for action, end in worse.items() if end in ("goes-on", "draw")]
    if away and verdict == SIDES[seat]:
        found.append(Consequence(kind="gives-away", winner=None, rule=rule, actions=away))
    return tuple(found)


def ending(state: KingOfTheHillState, seat: int, turn: int) -> Ending:
    """How a round ends for a seat; `open` if a card or chance comes first.

    Only the choices of a decided fight are followed: the seat takes its best one, the opponent the worst for it.
    """
    if state.phase == constants.ENDED:
        return "draw" if state.won < 0 else "win" if state.won == seat else "loss"
    if state.turn > turn:
        return "goes-on"
    if state.phase not in FOLLOW_UPS:
        return "open"
    ends = [ending(applied(state, action), seat, turn) for action in state.legal_actions()]
    return (min if state.seat == seat else max)(ends, key=ENDINGS.index)


def applied(before: KingOfTheHillState, action: int) -> KingOfTheHillState:
    """The state after an action."""
    after = before.clone()
    after.apply_unchecked(action)
    return after
