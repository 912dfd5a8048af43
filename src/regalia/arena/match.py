"""One game between two players: each is shown its view and nothing else, and answers for what it does."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from typing import Protocol, runtime_checkable

import msgspec

from regalia.arena.forfeit import Forfeit, Misconduct
from regalia.arena.pairing import Contest, Fixture
from regalia.core.contract import Outcome, Seat
from regalia.core.errors import BadNotation, IllegalAction
from regalia.core.game import Game
from regalia.core.i18n import DEFAULT_LANGUAGE
from regalia.core.record import Record
from regalia.core.validation import echo
from regalia.players import Player

FORFEITS = "forfeit-"  # what the reason of a game lost otherwise than by the rules begins with


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game that was played, as it is kept: which one it was, how it ended, the time it took, the record.

    `turns` are the seconds of each turn, of the meeting's first player and of the second; a turn is all
    that a seat chooses before the other one does.
    """

    meeting: int
    pair: int
    seat: str
    winner: str | None
    reason: str
    plies: int
    turns: tuple[list[float], list[float]]
    record: Record
    forfeit: Forfeit | None = None

    @property
    def fixture(self) -> Fixture:
        """Which game of the contest this was."""
        return Fixture(self.meeting, self.pair, self.seat)

    @property
    def score(self) -> float:
        """What it was worth to the meeting's first player: 1, a half, or 0."""
        return 0.5 if self.winner is None else float(self.winner == self.seat)

    @property
    def loser(self) -> int | None:
        """Which player of the meeting has lost: the first (0), the second (1), or none."""
        return None if self.winner is None else int(self.winner == self.seat)


@runtime_checkable
class Guest(Protocol):
    """A player that has to be received and seen off, as an outside program has."""

    def begin(self, game: Game, seat: Seat) -> None:
        """Before the first choice. Raises: Misconduct."""

    def end(self, outcome: Outcome | None) -> None:
        """After the game, however it ended."""


def play(contest: Contest, fixture: Fixture) -> Played:
    """Play one game of a contest; whatever its players do, there is a result."""
    spec = contest.spec
    game = Game.new(spec, contest.options_of(fixture), seed=contest.seed_of(fixture))
    seating = contest.seating(fixture)
    turns: dict[Seat, list[float]] = {seat: [] for seat in spec.seats}
    forfeit = None
    try:
        for seat, player in seating.items():
            receive(player, game, seat)
        take_turns(game, seating, turns)
    except Lost as lost:
        forfeit = lost.forfeit
    finally:
        outcome = outcome_of(game, forfeit)
        for player in seating.values():
            if isinstance(player, Guest):
                player.end(outcome)
    assert outcome is not None
    return Played(
        meeting=fixture.meeting,
        pair=fixture.pair,
        seat=fixture.seat,
        winner=outcome.winner,
        reason=outcome.reason,
        plies=len(game.steps),
        turns=(turns[Seat(fixture.seat)], next(turns[seat] for seat in turns if seat != fixture.seat)),
        record=game.record(keep_seed=True),
        forfeit=forfeit,
    )


def take_turns(game: Game, seating: Mapping[Seat, Player], turns: Mapping[Seat, list[float]]) -> None:
    """Ask who is to act until the game is over. Raises: Lost."""
    last = None
    while (seat := game.actor) is not None:
        start = perf_counter()
        action = asked(seating[seat], game, seat)
        seconds = perf_counter() - start
        if seat == last:
            turns[seat][-1] = round(turns[seat][-1] + seconds, 6)
        else:
            turns[seat].append(round(seconds, 6))
        last = seat
        take(game, action, seat)


class Lost(Exception):
    """A game is over because of what a player did, or did not do."""

    def __init__(self, forfeit: Forfeit) -> None:
        super().__init__(forfeit.kind)
        self.forfeit = forfeit


def receive(player: Player, game: Game, seat: Seat) -> None:
    """Let a player from outside begin. Raises: Lost."""
    if not isinstance(player, Guest):
        return
    try:
        player.begin(game, seat)
    except Misconduct as misconduct:
        raise Lost(Forfeit(seat, misconduct.kind, misconduct.arguments)) from None


def asked(player: Player, game: Game, seat: Seat) -> str:
    """What a player chooses. Raises: Lost where it cannot."""
    try:
        return player.choose(game.view(seat)).action
    except Misconduct as misconduct:
        raise Lost(Forfeit(seat, misconduct.kind, misconduct.arguments)) from None
    except Exception as error:  # a player of the house that fails has lost like any other; all see it
        raise Lost(Forfeit(seat, "failed", {"what": what_failed(error)})) from error


def take(game: Game, action: str, seat: Seat) -> None:
    """Make a chosen action. Raises: Lost where it is none, or not legal."""
    try:
        game.push(action, seat=seat)
    except (BadNotation, IllegalAction) as error:
        what = {
            "action": echo(action),
            "why": error.words(DEFAULT_LANGUAGE),
            "rule": error.rule or error.code,
        }
        raise Lost(Forfeit(seat, "illegal", {**what})) from None


def what_failed(error: Exception) -> str:
    """An error in one line, with the place in the program where it was raised."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"


def outcome_of(game: Game, forfeit: Forfeit | None) -> Outcome | None:
    """How a game ended, by the rules or without them."""
    if forfeit is None:
        return game.outcome()
    winner = next(seat for seat in game.seats if seat != forfeit.seat)
    return Outcome(winner=winner, reason=f"{FORFEITS}{forfeit.kind}")
