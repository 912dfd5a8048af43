"""Views of King of the Hill: what each seat may know, and states that are consistent with a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast

import msgspec
from msgspec import UNSET, UnsetType

from regalia.core.constants import SPECTATOR_INDEX
from regalia.core.contract import SPECTATOR, Event, Outcome, Seat
from regalia.core.contract import View as AnyView
from regalia.core.errors import BadField, BadPosition
from regalia.core.rng import Rng
from regalia.core.validation import convert as read_data
from regalia.games.king_of_the_hill.engine import armies, units
from regalia.games.king_of_the_hill.engine.board import Field
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.engine.scenarios import NUMBERS
from regalia.games.king_of_the_hill.formats import position as positions
from regalia.games.king_of_the_hill.formats.board_files import for_match
from regalia.games.king_of_the_hill.formats.notation import names
from regalia.games.king_of_the_hill.formats.position_schema import (
    GAME,
    SIDES,
    Draw,
    Element,
    Fallen,
    Fight,
    Gone,
    Hands,
    Options,
    Paralysis,
    Phase,
    Position,
    Recruit,
    Scenario,
    Side,
    Unit,
)
from regalia.games.king_of_the_hill.observation.events import KhEvent

EVERYBODY = "everybody"


class Sizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards each side has."""

    blue: int
    red: int

    def of(self, side: Side) -> int:
        """The number for one side."""
        return self.blue if side == "blue" else self.red


class View(AnyView, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as a seat knows it.

    `hands`, `bids` and `reserve` contain those that the seat may see: its own, and all after the end. A shuffle of
    the discard in the middle of a turn makes the hands of that moment publicly known: `known` has the cards of
    each hand that are still there. A spectator knows these cards, but not which hand has which, so for a
    spectator they are in `held`, and only their number is in `known_sizes`. `unseen` has the cards of the pile
    and of hidden hands whose place the seat does not know. `pile`, in order, is shown only after the end.
    """

    scenario: Scenario
    map: str | UnsetType = UNSET
    options: Options
    turn: int
    phase: Phase
    first: Side | None
    elements: list[Element]
    units: list[Unit]
    destroyed: list[Fallen]
    left_board: list[Gone]
    generals_dead: list[Side]
    razed: list[str]
    paralysed: list[Paralysis]
    points: dict[Side, int]
    reserve: dict[Side, list[Recruit]]
    hands: dict[Side, list[str]]
    hand_sizes: Sizes
    known: dict[Side, list[str]]
    known_sizes: Sizes
    held: list[str]
    bidders: list[Side]
    bids: dict[Side, str]
    drawn: list[str]
    fight: Fight | None
    last: Side | None
    draw: Draw | None
    shuffling: list[str]
    pile: list[str] | None
    pile_size: int
    unseen: list[str]
    discard: list[str]
    seen: tuple[KhEvent, ...]


def view(
    state: KingOfTheHillState, seat: Seat | None, seen: Sequence[Event], *, result: Outcome | None
) -> View:
    """The view of a seat; everything if `seat` is None."""
    whole = positions.write(state)
    sees_all = seat is None or result is not None
    mine = [side for side in SIDES if sees_all or side == seat]
    awaits_pile = positions.awaits_pile(state)
    known = {side: whole.known.get(side, []) for side in SIDES}
    is_spectator = seat == SPECTATOR and not sees_all
    open_bids = whole.phase != "bid"  # outside the phase `bid` they are cards of a tie
    return View(
        game=whole.game,
        seat=seat or EVERYBODY,
        actor=positions.actor(state),
        result=result,
        scenario=whole.scenario,
        map=whole.map,
        options=whole.options,
        turn=whole.turn,
        phase="shuffle" if awaits_pile else whole.phase,
        first=whole.first,
        elements=whole.elements,
        units=whole.units,
        destroyed=whole.destroyed,
        left_board=whole.left_board,
        generals_dead=whole.generals_dead,
        razed=whole.razed,
        paralysed=whole.paralysed,
        points=whole.points,
        reserve={side: group for side, group in whole.reserve.items() if side in mine},
        hands={side: whole.hands.of(side) for side in mine},
        hand_sizes=Sizes(*(len(whole.hands.of(side)) for side in SIDES)),
        known={} if is_spectator else whole.known,
        known_sizes=Sizes(*(len(known[side]) for side in SIDES)),
        held=sorted(known["blue"] + known["red"]) if is_spectator else [],
        bidders=sorted(whole.bids),
        bids={side: card for side, card in whole.bids.items() if open_bids or side in mine},
        drawn=whole.drawn,
        fight=whole.fight,
        last=whole.last,
        draw=write_draw(whole, awaits_pile=awaits_pile),
        shuffling=whole.shuffling,
        pile=whole.pile if sees_all and isinstance(whole.pile, list) else None,
        pile_size=len(state.pile_cards()),
        unseen=[] if sees_all else unseen(state, whole, mine),
        discard=whole.discard,
        seen=cast("tuple[KhEvent, ...]", tuple(seen)),
    )


def write_draw(whole: Position, *, awaits_pile: bool) -> Draw | None:
    """The purpose of the shuffle that is due; `pile` for a position loaded without one."""
    return Draw("pile", 0, "blue" if whole.actor == "blue" else "red") if awaits_pile else whole.draw


def unseen(state: KingOfTheHillState, whole: Position, mine: Sequence[Side]) -> list[str]:
    """The cards of the pile and of hidden hands whose place is unknown, sorted."""
    cards = state.shuffling if positions.awaits_pile(state) else positions.bits(state.pile_cards())
    for i, side in enumerate(SIDES):
        if side not in mine:
            cards |= state.hand[i]
            if whole.phase == "bid" and side in whole.bids:
                cards |= positions.bits([state.bid[i]])
            cards &= ~state.known[i]
    return names(cards)


def read(data: Any) -> View:
    """Reads a view from outside. Raises: BadField that names the field."""
    return read_data(data, View, lambda what, field: BadField("unreadable", field=field or "view", what=what))


def map_in_play(seen: View, field: Field) -> Field:
    """The map of a view with its scenario applied."""
    options = seen.options
    return for_match(
        field,
        scenario=NUMBERS[seen.scenario],
        magic=options.magic,
        fantasy=options.fantasy,
        jokers=options.jokers,
        terrain=options.terrain is not False,
    )


# Worlds.


def world(view: View, maps: Mapping[str, Field], rng: Rng) -> KingOfTheHillState:
    """Samples a state that is consistent with a view. Raises: BadField."""
    seats = (*SIDES, SPECTATOR, EVERYBODY)
    if view.seat not in seats:
        raise BadField("seat", field="seat", values=", ".join(seats))
    try:
        state = positions.from_position(fill_hidden(view), maps)
    except BadPosition as error:
        raise BadField("unreadable", field=error.field, what=error) from error
    seat = None if view.seat == EVERYBODY else Seat(view.seat)
    if not matches_view(state, seat, view):
        raise BadField("no-world", field="view")
    if seat is not None:
        state.determinize(SPECTATOR_INDEX if seat == SPECTATOR else SIDES.index(seat), rng)
    return state


def matches_view(state: KingOfTheHillState, seat: Seat | None, seen: View) -> bool:
    """Whether a state gives the same view, and the game can continue from it."""
    again = view(state, seat, seen.seen, result=seen.result)
    return again == seen and (state.actor() < 0 or bool(state.legal_actions()))


def fill_hidden(view: View) -> Position:
    """A position with the public part of a view, and any hidden part that is consistent, not yet random."""
    loaded = view.draw is not None and view.draw.purpose == "pile"
    deal = Deal(view)
    return Position(
        game=GAME,
        scenario=view.scenario,
        map=view.map,
        options=view.options,
        turn=view.turn,
        phase="action" if loaded else view.phase,
        actor=view.draw.seat if loaded and view.draw else actor(view),
        first=view.first,
        elements=view.elements,
        units=view.units,
        destroyed=view.destroyed,
        left_board=view.left_board,
        generals_dead=view.generals_dead,
        razed=view.razed,
        paralysed=view.paralysed,
        hands=Hands(deal.hands["blue"], deal.hands["red"]),
        pile=UNSET if loaded else deal.pool if view.pile is None else view.pile,
        discard=view.discard,
        known={side: cards for side, cards in deal.known.items() if cards},
        reserve={**hidden_reserves(view), **view.reserve},
        points=view.points,
        bids=deal.bids,
        drawn=view.drawn,
        fight=view.fight,
        last=view.last,
        draw=None if loaded else view.draw,
        shuffling=view.shuffling,
        result=view.result,
    )


def actor(view: View) -> Literal["blue", "red", "chance"] | None:
    """Who is to act. Raises: BadField."""
    match view.actor:
        case "blue" | "red" | "chance" | None:
            return view.actor
    raise BadField("no-world", field="actor")


class Deal:
    """Deals the cards of a view, the unseen ones in the order of their names.

    Raises: BadField if there are too few.
    """

    def __init__(self, view: View) -> None:
        self.pool = list(view.unseen)
        self.bids = dict(view.bids)
        held = list(view.held)
        self.hands: dict[Side, list[str]] = {}
        self.known: dict[Side, list[str]] = {}
        for side in SIDES:
            n = view.known_sizes.of(side)
            self.known[side] = list(view.known.get(side, [])) or self.take(held, n)
            if side in view.hands:
                self.hands[side] = list(view.hands[side])
                continue
            hidden_bid = view.phase == "bid" and side in view.bidders
            more = view.hand_sizes.of(side) + hidden_bid - len(self.known[side])
            self.hands[side] = [*self.known[side], *self.take(self.pool, more)]
            if hidden_bid and self.hands[side]:
                self.bids[side] = self.hands[side].pop()

    def take(self, cards: list[str], n: int) -> list[str]:
        """Removes the first n cards from a list and returns them."""
        if not 0 <= n <= len(cards):
            raise BadField("no-world", field="unseen")
        taken = cards[:n]
        del cards[:n]
        return taken


def hidden_reserves(view: View) -> dict[Side, list[Recruit]]:
    """For each hidden reserve, the rest of some army that the side may have chosen."""
    found: dict[Side, list[Recruit]] = {}
    for side in SIDES:
        chosen = view.phase in ("draw-scenario", "draw-first", "terrain", "deploy")
        chosen |= view.phase == "army" and view.actor == "red" and side == "blue"
        if chosen and side not in view.reserve and view.seat not in (side, EVERYBODY):
            found[side] = rest_of_army([unit for unit in view.units if unit.side == side])
    return {side: group for side, group in found.items() if group}


def rest_of_army(on_board: Sequence[Unit]) -> list[Recruit]:
    """The rest of some army that includes the deployed units. Raises: BadField if there is none."""
    types = [str(unit.type) for unit in on_board]
    general = next((units.NAMES.index(unit.type) for unit in on_board if unit.general), None)
    for army in armies.ARMIES:
        left = [n - types.count(name) for n, name in zip(army.units, units.NAMES, strict=True)]
        leads = left[army.general] > 0 if general is None else army.general == general
        if min(left) >= 0 and leads:
            return [
                Recruit(positions.TYPES[kind], general=general is None and kind == army.general and nth == 0)
                for kind, n in enumerate(left)
                for nth in range(n)
            ]
    raise BadField("no-world", field="units")
