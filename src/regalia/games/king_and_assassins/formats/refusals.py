"""The rule that an illegal action breaks, for every action that can be parsed.

rules.py alone decides what is legal; this module only gives the reason. Refusals do not depend on information
that is hidden from the seat to act.
"""

from __future__ import annotations

from regalia.core.errors import Refusal
from regalia.games.king_and_assassins.engine import constants
from regalia.games.king_and_assassins.engine.rules import KingAndAssassinsState
from regalia.games.king_and_assassins.formats.notation import (
    Action,
    Capture,
    Card,
    Deal,
    End,
    Enter,
    Pick,
    Reveal,
    Start,
    Step,
    Strike,
    direction,
    is_revealed,
)

# The kind of action expected in phases of set-up and chance; all other kinds belong to the turns.
EXPECTED: dict[int, type[Action]] = {
    constants.DEAL: Deal,
    constants.PICK: Pick,
    constants.START: Start,
    constants.CARD: Card,
}


def explain(state: KingAndAssassinsState, action: Action) -> Refusal:
    """The rule that an illegal action breaks."""
    expected = EXPECTED.get(state.phase)
    if expected is not None and isinstance(action, expected):
        return explain_setup(state, action)
    if expected is not None or isinstance(action, Deal | Pick | Start | Card | End):
        return out_of_turn(state)
    if state.phase == constants.KING_TURN:
        return explain_king(state, action)
    return explain_assassins(state, action)


def out_of_turn(state: KingAndAssassinsState) -> Refusal:
    """(KA-5.1) The action does not belong to this phase."""
    return Refusal("KA-5.1", "not-now", {"phase": constants.PHASES[state.phase]})


def explain_setup(state: KingAndAssassinsState, action: Action) -> Refusal:
    """A set-up action or chance outcome of the right phase with wrong contents."""
    match action:
        case Deal():
            return Refusal("KA-2.2", "deal")
        case Pick(names):
            for name in names:
                if name not in constants.CITIZENS:
                    return Refusal("KA-4.1", "pick-unknown", {"name": name})
            return Refusal("KA-4.1", "pick-three")
        case Start(space):
            return Refusal("KA-4.2", "no-start", {"space": space})
        case Card(card) if card in constants.CARDS:
            return Refusal("KA-3.4", "card-gone", {"card": card})
        case _:
            return Refusal("KA-3.2", "card-unknown")


def explain_king(state: KingAndAssassinsState, action: Action) -> Refusal:
    """An illegal action in the king's turn."""
    match action:
        case Enter(gate):
            return explain_castle(state, gate)
        case Reveal():
            return out_of_turn(state)
        case Step(start, to) | Strike(start, to) | Capture(start, to):
            who = state.at(constants.SQUARES[start])
            if who == constants.EMPTY:
                return Refusal("KA-5.1", "empty", {"space": start})
            if who >= constants.CITIZEN_0:
                return Refusal("KA-5.1", "not-yours", {"space": start})
            if direction(start, to) is None:
                return Refusal("KA-1.3", "not-beside", {"space": start, "to": to})
            if who == constants.KING:
                return explain_king_piece(state, action, to)
            return explain_knight(state, action, start, to)
        case _:
            return out_of_turn(state)


def explain_castle(state: KingAndAssassinsState, gate: str) -> Refusal:
    """(KA-6.2) Only the king enters the castle, from a gate, for one point."""
    if state.at(constants.SQUARES[gate]) == constants.EMPTY:
        return Refusal("KA-5.1", "empty", {"space": gate})
    if state.at(constants.SQUARES[gate]) != constants.KING:
        return Refusal("KA-6.2", "castle-king-only")
    if gate not in state.tables.board.gates:
        return Refusal("KA-6.2", "no-gate", {"space": gate})
    return Refusal("KA-6.2", "king-points")


def explain_king_piece(state: KingAndAssassinsState, action: Action, to: str) -> Refusal:
    """(KA-6.1) The king steps to empty street spaces and does nothing else."""
    if not isinstance(action, Step):
        return Refusal("KA-6.1", "king-only-steps")
    if to in state.tables.board.roofs:
        return Refusal("KA-6.1", "king-roof", {"to": to})
    if state.at(constants.SQUARES[to]) != constants.EMPTY:
        return Refusal("KA-6.1", "king-occupied", {"to": to})
    return Refusal("KA-6.1", "king-points")


def explain_knight(state: KingAndAssassinsState, action: Action, start: str, to: str) -> Refusal:
    """(KA-7) A knight steps, eliminates or captures."""
    who = state.at(constants.SQUARES[to])
    if isinstance(action, Step):
        return explain_knight_step(state, start, to)
    if isinstance(action, Strike):
        if not is_revealed(state, who):
            return Refusal("KA-7.3", "no-assassin", {"to": to})
        if out_of_reach(state, start, to):
            return Refusal("KA-7.3", "reach", {"to": to})
        return Refusal("KA-7.3", "knight-points", {"cost": 1, "left": state.knight_ap})
    if who < constants.CITIZEN_0:
        return Refusal("KA-7.4", "no-citizen", {"to": to})
    if is_revealed(state, who):
        return Refusal("KA-7.4", "capture-revealed", {"to": to})
    if out_of_reach(state, start, to):
        return Refusal("KA-7.4", "reach", {"to": to})
    if state.captured:
        return Refusal("KA-7.4", "captured-already")
    if not state.may_capture():
        return Refusal("KA-7.4", "no-fetters")
    return Refusal("KA-7.4", "knight-points", {"cost": 1, "left": state.knight_ap})


def explain_knight_step(state: KingAndAssassinsState, start: str, to: str) -> Refusal:
    """(KA-7.1, KA-7.2) A knight's step: its cost, and pieces that cannot be shoved."""
    who = state.at(constants.SQUARES[to])
    cost = 2 if out_of_reach(state, start, to) else 1  # a step that is out of reach is a climb
    if who != constants.EMPTY and who < constants.CITIZEN_0:
        return Refusal("KA-7.2", "knight-blocked", {"to": to})
    if state.knight_ap < cost:
        return Refusal("KA-7.1", "knight-points", {"cost": cost, "left": state.knight_ap})
    return explain_shove(state, start, to)


def explain_shove(state: KingAndAssassinsState, start: str, to: str) -> Refusal:
    """(KA-8.2) Follows the chain to what blocks it."""
    step = constants.SQUARES[to] - constants.SQUARES[start]
    at = constants.SQUARES[to]
    while True:
        behind = at + step
        if behind not in constants.SPACE_NAMES:
            return Refusal("KA-8.2", "shove-off-board", {"space": constants.SPACE_NAMES[at]})
        if out_of_reach(state, constants.SPACE_NAMES[at], constants.SPACE_NAMES[behind]):
            return Refusal("KA-8.2", "shove-to-roof", {"space": constants.SPACE_NAMES[at]})
        if state.at(behind) < constants.CITIZEN_0:
            return Refusal("KA-8.2", "shove-blocked", {"space": constants.SPACE_NAMES[behind]})
        at = behind


def out_of_reach(state: KingAndAssassinsState, start: str, to: str) -> bool:
    """Whether a roof is attacked from a street."""
    roofs = state.tables.board.roofs
    return start not in roofs and to in roofs


def explain_assassins(state: KingAndAssassinsState, action: Action) -> Refusal:
    """An illegal action in the assassins' turn."""
    match action:
        case Reveal(space) | Step(space, _) | Strike(space, _) | Capture(space, _):
            who = state.at(constants.SQUARES[space])
            if who == constants.EMPTY:
                return Refusal("KA-5.1", "empty", {"space": space})
            if who < constants.CITIZEN_0:
                return Refusal("KA-5.1", "not-yours", {"space": space})
        case _:
            return out_of_turn(state)
    revealed = is_revealed(state, who)
    match action:
        case Reveal():
            return Refusal("KA-10.1", "revealed-already" if revealed else "reveal-citizen")
        case Capture():
            return Refusal("KA-7.4", "capture-knights-only")
        case Strike() if not revealed:
            return Refusal("KA-9.2", "citizen-only-steps")
        case Step(start, to) | Strike(start, to) if direction(start, to) is None:
            return Refusal("KA-1.3", "not-beside", {"space": start, "to": to})
        case Strike(start, to):
            return explain_assassin_strike(state, start, to)
        case Step(start, to):
            rule = "KA-10.2" if revealed else "KA-9.1"
            if state.at(constants.SQUARES[to]) != constants.EMPTY:
                return Refusal(rule, "occupied", {"to": to})
            climbs = out_of_reach(state, start, to) and not revealed
            cost = 2 if climbs else 1
            return Refusal(rule, "assassin-points", {"cost": cost, "left": state.assassin_ap})


def explain_assassin_strike(state: KingAndAssassinsState, start: str, to: str) -> Refusal:
    """(KA-10.3, KA-10.4) An assassin's strike: its target and its cost."""
    who = state.at(constants.SQUARES[to])
    if who == constants.KING:
        return Refusal("KA-10.4", "assassin-points", {"cost": 2, "left": state.assassin_ap})
    if who == constants.EMPTY or who >= constants.CITIZEN_0:
        return Refusal("KA-10.3", "no-target", {"to": to})
    if out_of_reach(state, start, to):
        return Refusal("KA-10.3", "reach", {"to": to})
    if state.kills >= 2:
        return Refusal("KA-10.3", "third-kill")
    cost = state.kills + 1
    return Refusal("KA-10.3", "assassin-points", {"cost": cost, "left": state.assassin_ap})
