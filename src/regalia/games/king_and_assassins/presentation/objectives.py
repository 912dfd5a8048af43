"""How far each side is with its objectives, and who would win if the round ended now (KA-11)."""

from __future__ import annotations

from typing import Literal

from regalia.core.contract import Consequence, Progress
from regalia.games.king_and_assassins.engine.constants import FATAL_WOUNDS, N_ASSASSINS
from regalia.games.king_and_assassins.observation.view import View

Seat = Literal["king", "assassins"]
IN_PLAY = ("start", "king", "assassins", "card")  # phases with all pieces on the board
OUT = ("captured", "eliminated")


def progress(view: View) -> dict[Seat, list[Progress]]:
    """The progress of each side; empty before the assassins are picked."""
    if view.phase not in IN_PLAY and view.result is None:
        return {}
    return {
        "king": [
            Progress(code="wounds", rule="KA-11.3", have=view.wounds, need=FATAL_WOUNDS),
            Progress(code="knights", rule="KA-10.3", have=len(view.knights)),
            Progress(code="captured", rule="KA-7.4", have=len(view.captured)),
        ],
        "assassins": [assassins_left(view)],
    }


def assassins_left(view: View) -> Progress:
    """(KA-11.1) The assassins that are left.

    Some of them are not certain for a seat that does not know all three: they may be among the captured citizens
    (KA-7.5). While the game goes on, at least one is left.
    """
    left = N_ASSASSINS - sum(fate in OUT for fate in view.assassins.values())
    hidden = N_ASSASSINS - len(view.assassins)  # those that the seat does not know
    captured = sum(name not in view.assassins for name in view.captured)
    unknown = min(hidden, captured, left - 1) if view.result is None else 0
    return Progress(
        code="assassins-left", rule="KA-11.1", have=left, need=N_ASSASSINS, unknown=max(0, unknown)
    )


def verdict(view: View) -> Seat | None:
    """(KA-11.4) Who would win if the round ended now: the assassins, if it is the last one."""
    return "assassins" if is_last_round(view) else None


def is_last_round(view: View) -> bool:
    """Whether the round of the last card is being played."""
    return view.phase in ("king", "assassins") and not view.deck and view.result is None


def consequences(view: View) -> list[Consequence]:
    """(KA-11.4) The king player who ends the turn of the last round loses, if points are left.

    In the turn that follows, nothing that the assassins do lets the king player win.
    """
    asked = view.actor == view.seat and view.phase == "king" and view.left.king + view.left.knights > 0
    if not asked or not is_last_round(view):
        return []
    return [Consequence(kind="loses", winner="assassins", rule="KA-11.4", actions=["end"])]
