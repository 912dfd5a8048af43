"""Plays one game between two players; each gets only its view, and a failing player forfeits."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from typing import Protocol, runtime_checkable

import msgspec

from regalia.arena.forfeit import BotFailure, Forfeit
from regalia.arena.pairing import Contest, Fixture
from regalia.core.contract import Outcome, Seat
from regalia.core.errors import BadNotation, IllegalAction
from regalia.core.game import Game
from regalia.core.i18n import DEFAULT_LANGUAGE
from regalia.core.record import Record
from regalia.core.validation import echo
from regalia.players import Player

FORFEITS = "forfeit-"  # prefix of the reason of a forfeited game


class GameResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished game as it is stored: its fixture, result, times and record.

    `turns` are the seconds of each turn, of the meeting's first player and of the second; a turn is all
    consecutive choices of one seat.
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
        """The fixture that was played."""
        return Fixture(self.meeting, self.pair, self.seat)

    @property
    def score(self) -> float:
        """The score of the meeting's first player: 1, 0.5 or 0."""
        return 0.5 if self.winner is None else float(self.winner == self.seat)

    @property
    def loser(self) -> int | None:
        """The loser: the meeting's first player (0), the second (1), or None."""
        return None if self.winner is None else int(self.winner == self.seat)


@runtime_checkable
class ExternalPlayer(Protocol):
    """A player with a life cycle of its own, such as an external program."""

    def begin(self, game: Game, seat: Seat) -> None:
        """Called before the first choice. Raises: BotFailure."""

    def end(self, outcome: Outcome | None) -> None:
        """Called after the game, however it ended."""


def play(contest: Contest, fixture: Fixture) -> GameResult:
    """Play one game of a contest; a player that fails loses."""
    rules = contest.rules
    game = Game.new(rules, contest.options_of(fixture), seed=contest.seed_of(fixture))
    seating = contest.seating(fixture)
    turns: dict[Seat, list[float]] = {seat: [] for seat in rules.seats}
    forfeit = None
    try:
        for seat, player in seating.items():
            start_player(player, game, seat)
        play_turns(game, seating, turns)
    except GameForfeited as error:
        forfeit = error.forfeit
    finally:
        outcome = outcome_of(game, forfeit)
        for player in seating.values():
            if isinstance(player, ExternalPlayer):
                player.end(outcome)
    assert outcome is not None
    return GameResult(
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


def play_turns(game: Game, seating: Mapping[Seat, Player], turns: Mapping[Seat, list[float]]) -> None:
    """Let the seat to act choose, until the game is over. Raises: GameForfeited."""
    last = None
    while (seat := game.actor) is not None:
        start = perf_counter()
        action = choose_action(seating[seat], game, seat)
        seconds = perf_counter() - start
        if seat == last:
            turns[seat][-1] = round(turns[seat][-1] + seconds, 6)
        else:
            turns[seat].append(round(seconds, 6))
        last = seat
        apply_action(game, action, seat)


class GameForfeited(Exception):
    """A game ended by a forfeit."""

    def __init__(self, forfeit: Forfeit) -> None:
        super().__init__(forfeit.kind)
        self.forfeit = forfeit


def start_player(player: Player, game: Game, seat: Seat) -> None:
    """Start an external player. Raises: GameForfeited."""
    if not isinstance(player, ExternalPlayer):
        return
    try:
        player.begin(game, seat)
    except BotFailure as failure:
        raise GameForfeited(Forfeit(seat, failure.kind, failure.arguments)) from None


def choose_action(player: Player, game: Game, seat: Seat) -> str:
    """Request an action from a player. Raises: GameForfeited if the player fails."""
    try:
        return player.choose(game.view(seat)).action
    except BotFailure as failure:
        raise GameForfeited(Forfeit(seat, failure.kind, failure.arguments)) from None
    except Exception as error:  # a bug in a built-in player forfeits the game and is reported
        raise GameForfeited(Forfeit(seat, "failed", {"what": describe_error(error)})) from error


def apply_action(game: Game, action: str, seat: Seat) -> None:
    """Apply a chosen action. Raises: GameForfeited if it is not a legal action."""
    try:
        game.push(action, seat=seat)
    except (BadNotation, IllegalAction) as error:
        what = {
            "action": echo(action),
            "why": error.words(DEFAULT_LANGUAGE),
            "rule": error.rule or error.code,
        }
        raise GameForfeited(Forfeit(seat, "illegal", {**what})) from None


def describe_error(error: Exception) -> str:
    """An error in one line, with the source line that raised it."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"


def outcome_of(game: Game, forfeit: Forfeit | None) -> Outcome | None:
    """The outcome of a game, by the rules or by forfeit."""
    if forfeit is None:
        return game.outcome()
    winner = next(seat for seat in game.seats if seat != forfeit.seat)
    return Outcome(winner=winner, reason=f"{FORFEITS}{forfeit.kind}")
