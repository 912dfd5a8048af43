"""How far each side is with its objectives, and who would win if the round ended now (KH-14, KH-15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from regalia.core.contract import Progress
from regalia.games.king_of_the_hill.engine import constants, scenarios
from regalia.games.king_of_the_hill.engine.board import Field, goals_for
from regalia.games.king_of_the_hill.engine.objectives import ENOUGH, Standing, count_on_hill, forests, held
from regalia.games.king_of_the_hill.formats.position_schema import SIDES, Side, Unit
from regalia.games.king_of_the_hill.observation.view import View
from regalia.games.king_of_the_hill.presentation.placed_terrain import SETTING_UP

Verdict = Literal["blue", "red", "draw", "goes-on"]

TO_WIN = 2  # objectives at the end of a round (KH-14.1)
# Phases in which playing the last card of the round, or defending without one, ends the round.
IN_ROUND = ("action", "defend", "flee", "retreat", "pursue")


def in_play(view: View) -> bool:
    """Whether the battle has begun."""
    return view.phase not in SETTING_UP and view.turn > 0


def standing(view: View, field: Field, units: Sequence[Unit] | None = None) -> Standing:
    """The parts of a view that objectives depend on; `units` replaces the units on the board."""
    scenario = scenarios.NUMBERS[view.scenario]
    goals = goals_for(field, scenario)
    for element in view.elements:
        if element.owner is not None and isinstance(element.at, list):
            side = SIDES.index(element.owner)
            goals[2 * side : 2 * side + 2] = [constants.SQUARES[space] for space in element.at]
    there = view.units if units is None else units
    blue, red = ([constants.SQUARES[unit.at] for unit in there if unit.side == side] for side in SIDES)
    terrain = field.terrain  # terrain pieces never cover the hill (KH-4.3)
    return Standing(
        field=field,
        scenario=scenario,
        squares=(blue, red),
        on_hill=(count_on_hill(terrain, blue), count_on_hill(terrain, red)),
        goals=goals,
        dead=("blue" in view.generals_dead, "red" in view.generals_dead),
        left=len(view.left_board),
        general_left=any(unit.general for unit in view.left_board),
        razed=len(view.razed),
    )


def progress(view: View, now: Standing) -> dict[Side, list[Progress]]:
    """The progress of each side with its objectives, and its cards; empty before the battle."""
    if not in_play(view):
        return {}
    found: dict[Side, list[Progress]] = {}
    for number, side in enumerate(SIDES):
        cards = Progress(code="cards", rule="KH-7.3", have=view.hand_sizes.of(side))
        found[side] = [*goals(now, number), cards]
    return found


def goals(now: Standing, side: int) -> list[Progress]:
    """The progress of a side with the objectives of the scenario."""
    match scenarios.ROWS[now.scenario].aim:
        case "exit":
            return exits(now) if side == constants.BLUE else []
        case "camp":
            razed = Progress(code="razed", rule="KH-15.5", have=now.razed, need=2)
            return [razed] if side == constants.RED else []
        case "woods":
            taken = Progress(code="forest", rule="KH-15.3", have=forests(now, side), need=TO_WIN)
            return [taken, general(now, side, "KH-15.3")]
    return [*hill(now, side), general(now, side, "KH-14.2"), *pair(now, side)]


def exits(now: Standing) -> list[Progress]:
    """(KH-15.4) The units that have left the board, and whether the general has."""
    return [
        Progress(code="three-out", rule="KH-15.4", have=now.left, need=constants.REQUIRED_EXITS),
        Progress(code="general-out", rule="KH-15.4", have=int(now.general_left), need=1),
    ]


def hill(now: Standing, side: int) -> list[Progress]:
    """(KH-14.2) The units of a side on the hill: three, or all if fewer are left; and whether they are more."""
    mine, theirs = now.on_hill[side], now.on_hill[1 - side]
    need = max(1, min(ENOUGH, len(now.squares[side])))
    return [
        Progress(code="hill-three", rule="KH-14.2", have=mine, need=need),
        Progress(code="hill-more", rule="KH-14.2", have=int(mine > theirs), need=1),
    ]


def general(now: Standing, side: int, rule: str) -> Progress:
    """Whether the enemy general is dead."""
    return Progress(code="general", rule=rule, have=int(now.dead[1 - side]), need=1)


def pair(now: Standing, side: int) -> list[Progress]:
    """(KH-14.2) How many spaces of its pair of objectives a side holds, if it has placed one."""
    spaces = now.goals[2 * side : 2 * side + 2]
    if constants.NOWHERE in spaces:
        return []
    held_spaces = sum(space in now.squares[side] for space in spaces)
    return [Progress(code="pair", rule="KH-14.2", have=held_spaces, need=2)]


def verdict(view: View, now: Standing) -> Verdict | None:
    """Who would win if the round ended now (KH-14.1, KH-15.4, KH-15.5); None if no battle is under way."""
    if not in_play(view) or view.result is not None:
        return None
    last = view.turn == constants.LAST_TURN
    blue, red = (len(held(now, side)) for side in (constants.BLUE, constants.RED))
    match scenarios.ROWS[now.scenario].aim:
        case "exit":
            return "goes-on" if not last else "draw" if blue else "red"
        case "camp":
            return "goes-on" if not last else "draw" if red else "blue"
    if (blue >= TO_WIN) != (red >= TO_WIN):
        return "blue" if blue >= TO_WIN else "red"
    return "draw" if last else "goes-on"


def may_end(view: View) -> bool:
    """Whether the next action can end the round: no cards are left but the one that it may play (KH-7.3)."""
    return view.phase in IN_ROUND and view.hand_sizes.blue + view.hand_sizes.red <= 1
