"""Views: what each seat may know of a position, and whole positions that are consistent with a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, cast

import msgspec

from regalia.core.contract import Event, Outcome, Seat
from regalia.core.contract import View as AnyView
from regalia.core.errors import BadField, RegaliaError
from regalia.core.rng import Rng
from regalia.core.validation import convert as read_data
from regalia.games.king_and_assassins.engine.board import Board
from regalia.games.king_and_assassins.engine.constants import (
    ASSASSINS_SEAT,
    CITIZENS,
    KING_SEAT,
    N_ASSASSINS,
    SEATS,
)
from regalia.games.king_and_assassins.engine.rules import KingAndAssassinsState
from regalia.games.king_and_assassins.formats import position as positions
from regalia.games.king_and_assassins.formats.position import Fate, Phase, Points, Position
from regalia.games.king_and_assassins.observation.events import ASSASSINS, KaEvent

PUBLIC = ("revealed", "eliminated")


class View(AnyView, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as a seat knows it.

    `assassins` are those that the seat knows: all three for their own player and after the end, else the
    revealed ones. `captured` are all captured citizens, assassins or not.
    """

    board: str
    phase: Phase
    round: int
    card: str | None
    left: Points
    captured_this_round: bool
    kills_this_turn: int
    wounds: int
    king: str | None
    knights: list[str]
    citizens: dict[str, str]
    captured: list[str]
    assassins: dict[str, Fate]
    deck: list[str]
    seen: tuple[KaEvent, ...]


ACTORS: dict[Phase, str] = {
    "pick": SEATS[ASSASSINS_SEAT],
    "start": SEATS[KING_SEAT],
    "king": SEATS[KING_SEAT],
    "assassins": SEATS[ASSASSINS_SEAT],
}  # in all other phases it is chance


def view(whole: Position, seat: Seat | None, seen: Sequence[Event], *, result: Outcome | None) -> View:
    """What a seat may know of a position; None is a view of everything."""
    sees_all = seat is None or seat == ASSASSINS or result is not None
    fates, there = whole.assassins, whole.citizens
    gone = [name for name in CITIZENS if name not in there] if there else []
    return View(
        game=whole.game,
        seat=seat or "everybody",
        actor=None if result else ACTORS.get(whole.phase, "chance"),
        result=result,
        board=whole.board,
        phase=whole.phase,
        round=whole.round,
        card=whole.card,
        left=whole.left,
        captured_this_round=whole.captured_this_round,
        kills_this_turn=whole.kills_this_turn,
        wounds=whole.wounds,
        king=whole.king,
        knights=whole.knights,
        citizens=whole.citizens,
        captured=[name for name in gone if fates.get(name) != "eliminated"],
        assassins=fates if sees_all else {name: fate for name, fate in fates.items() if fate in PUBLIC},
        deck=whole.deck,
        seen=cast("tuple[KaEvent, ...]", tuple(seen)),
    )


def read(data: Any) -> View:
    """A view from outside. Raises: BadField with the field."""
    return read_data(data, View, lambda what, field: BadField("unreadable", field=field or "view", what=what))


def world(view: View, boards: Mapping[str, Board], rng: Rng) -> KingAndAssassinsState:
    """A random whole position that is consistent with a view. Raises: BadField."""
    fields = {name: getattr(view, name) for name in positions.Position.__struct_fields__}
    picks = possible_picks(view)
    if not picks:
        raise BadField("no-world", field="assassins")
    fields["assassins"] = picks[rng.below(len(picks))]
    try:
        return positions.load(msgspec.to_builtins(fields), boards)
    except RegaliaError as error:
        raise BadField("unreadable", field=error.field, what=error) from error


def possible_picks(view: View) -> list[dict[str, Fate]]:
    """All picks that are consistent with a view (KA-4.1, KA-7.5)."""
    known = dict(view.assassins)
    if len(known) == N_ASSASSINS or view.phase in ("deal", "pick"):
        return [known]
    others = [name for name in CITIZENS if name not in known]
    picks = []
    for more in combinations(others, N_ASSASSINS - len(known)):
        unseen: dict[str, Fate] = {name: "hidden" if name in view.citizens else "captured" for name in more}
        both = {**known, **unseen}
        pick = {name: both[name] for name in CITIZENS if name in both}
        if any(fate in ("hidden", "revealed") for fate in pick.values()):
            picks.append(pick)
    return picks
