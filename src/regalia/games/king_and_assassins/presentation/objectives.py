"""How far each side is with its objectives, and who would win if the round ended now (KA-11)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from regalia.core.contract import Consequence, Progress
from regalia.games.king_and_assassins.engine.constants import FATAL_WOUNDS, N_ASSASSINS
from regalia.games.king_and_assassins.observation.view import View

Seat = Literal["king", "assassins"]
IN_PLAY = ("start", "king", "assassins", "card")  # phases with all pieces on the board
OUT = ("captured", "eliminated")


def progress(view: View) -> dict[Seat, tuple[Progress, ...]]:
    """The progress of each side; empty before the assassins are picked."""
    if view.phase not in IN_PLAY and view.result is None:
        return {}
    return {
        "king": king_progress(view.wounds, len(view.knights), len(view.captured)),
        "assassins": (assassins_left(view),),
    }


@lru_cache(maxsize=1024)
def king_progress(wounds: int, knights: int, captured: int) -> tuple[Progress, ...]:
    """The wounds, the knights that are left, and the captured citizens."""
    return (
        Progress(code="wounds", rule="KA-11.3", have=wounds, need=FATAL_WOUNDS),
        Progress(code="knights", rule="KA-10.3", have=knights),
        Progress(code="captured", rule="KA-7.4", have=captured),
    )


def assassins_left(view: View) -> Progress:
    """(KA-11.1) The assassins that are left.

    Some of them are not certain for a seat that does not know all three: they may be among the captured citizens
    (KA-7.5). While the game goes on, at least one is left.
    """
    known = view.assassins
    left = N_ASSASSINS - sum([fate in OUT for fate in known.values()])
    if view.result is not None:
        return assassins_progress(left, 0)
    hidden = N_ASSASSINS - len(known)  # those that the seat does not know
    captured = sum([name not in known for name in view.captured])
    return assassins_progress(left, max(0, min(hidden, captured, left - 1)))


@lru_cache(maxsize=64)
def assassins_progress(left: int, unknown: int) -> Progress:
    """The assassins that are left, `unknown` of them perhaps."""
    return Progress(code="assassins-left", rule="KA-11.1", have=left, need=N_ASSASSINS, unknown=unknown)


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
