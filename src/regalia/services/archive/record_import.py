"""Import of finished matches from their records, as `regalia games import` does."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import msgspec

from regalia.core.contract import CHANCE, Outcome, Seat
from regalia.core.errors import BadRecord, RegaliaError
from regalia.core.fairness import fresh_nonce
from regalia.core.game import Game, Transition
from regalia.core.record import Record
from regalia.services.archive.chronicle import ANONYMOUS_PREFIX, Chronicle, ChronicleStep
from regalia.services.archive.chronicle_validation import player_of, read_chronicle
from regalia.services.matches.creation import ID_BYTES
from regalia.services.matches.decide import join
from regalia.services.matches.decision import make_decision
from regalia.services.matches.entries import Acted, MatchEnded, Payload, Reason, TakenBack
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import (
    Archived,
    Computer,
    MatchSettings,
    Milliseconds,
    StartPosition,
)
from regalia.services.matches.verification import findings, is_secret, try_replay

ARCHIVE = "archive"  # founder of matches imported with a chronicle; no account has this id
REASONS: dict[str, Reason] = {
    "resigned": "resigned",
    "time": "time",
    "abandoned": "abandoned",
    "agreed": "agreed",
    "aborted": "aborted",
    "lesson": "lesson",
}


def import_record(record: Record, now: Milliseconds) -> Match:
    """Returns the match of a record: with its chronicle, or with anonymous players and the current time.

    Raises: BadRecord if it does not replay, has no seed, is not over, breaks its commitments, or has a chronicle
    that is invalid or does not belong to it.
    """
    if record.seed is None or record.setup.options is None:
        raise BadRecord("record-no-seed")
    if record.result is None and record.ended is None:
        raise BadRecord("record-not-over")
    replayed = try_replay(record)  # once: everything below uses its steps and states
    if record.fairness is not None:
        for finding in findings(record, replayed):
            raise BadRecord("record-unfair", what=finding)
    if isinstance(replayed, BadRecord):
        raise replayed
    game = replayed
    end = end_of(record.ended, game) if record.ended is not None else None
    if record.chronicle is None:
        return from_anonymous_record(record, game, end, now)
    return from_chronicle(record, game, end, read_chronicle(record, game, now))


def end_of(ended: Outcome, game: Game) -> MatchEnded:
    """Returns the payload for the end of a match that the rules did not end. Raises: BadRecord for any other reason."""
    reason = REASONS.get(ended.reason)
    if reason is None or ended.winner not in (*game.seats, None) or game.outcome() is not None:
        raise BadRecord("record-ended", end=ended.reason)
    return MatchEnded(winner=ended.winner, reason=reason)


def start_match(settings: MatchSettings, game: Game) -> Match:
    """Returns a match before its first action. Raises: BadRecord if the game waits for a chance outcome."""
    if game.actor == CHANCE:  # the seed determines the outcome, so the record must contain it
        raise BadRecord("record-differs")
    return Match(settings, game=game.rewound())


def append(match: Match, at: Milliseconds, payload: Payload, transition: Transition | None = None) -> None:
    """Appends a payload to the log of a match."""
    for entry in make_decision(match, at, [payload]).entries:
        match.fold(entry, transition)


def seat_player(match: Match, seat: Seat, player: Archived | Computer, at: Milliseconds) -> None:
    """Seats a player; with the second one the match begins."""
    for entry in join(match, seat, player, at).entries:
        match.fold(entry)


def settings_of(record: Record, game: Game, now: Milliseconds) -> MatchSettings:
    """Returns the settings of a record without a chronicle; id and nonce are its own if it has them."""
    assert record.seed is not None
    assert record.setup.options is not None
    fairness = record.fairness
    return MatchSettings(
        id=fairness.match if fairness else secrets.token_urlsafe(ID_BYTES),
        game=record.game,
        rules_version=record.rules_version,
        options=record.setup.options,
        texts=record.setup.texts,
        seed=record.seed,
        nonce=fairness.openings[0].nonce if fairness else fresh_nonce(),
        start=None if record.setup.position is None else StartPosition(position=record.setup.position),
        kind="open",
        founder=f"{ANONYMOUS_PREFIX}{game.seats[0]}",
        founder_seat=game.seats[0],
        created=now,
    )


# Records without a chronicle.


def from_anonymous_record(record: Record, game: Game, end: MatchEnded | None, now: Milliseconds) -> Match:
    """Returns the match of a record without players and times."""
    match = start_match(settings_of(record, game, now), game)
    for seat in game.seats:
        seat_player(match, seat, Archived(), now)
    openings = record.fairness.openings[1:] if record.fairness else []
    nonces = {one.what["ply"]: one.nonce for one in openings if not one.taken_back}
    while (plies := len(match.game.steps)) < len(game.steps):
        transition = game.transition_at(plies)
        secret = is_secret(match.rules, transition.steps[0])
        nonce = nonces.get(plies + 1, fresh_nonce()) if secret else None
        append(match, now, action_payload(transition, nonce), transition)
    if end is not None:
        append(match, now, end)
    return match


def action_payload(
    transition: Transition, nonce: str | None, *, spent: Milliseconds = 0, forgiven: Milliseconds = 0
) -> Acted:
    """Returns an action with its chance outcomes; it has a nonce if it is secret."""
    first, *luck = transition.steps
    return Acted(
        seat=first.actor,
        text=first.text,
        luck=[step.text for step in luck],
        spent=spent,
        forgiven=forgiven,
        nonce=nonce,
    )


# Records with a chronicle.


def from_chronicle(record: Record, game: Game, end: MatchEnded | None, chronicle: Chronicle) -> Match:
    """Returns the match as it was played, takebacks included. Raises: BadRecord if it differs from the record."""
    settings = settings_of(record, game, chronicle.founded)
    match = start_match(settings_with_chronicle(settings, chronicle), game)
    try:
        at = seat_players(match, chronicle)
        at = replay_steps(match, chronicle.steps, at, ReplaySources(record, game))
        if end is not None and chronicle.ended is not None:
            append(match, at + chronicle.ended, end)
    except RegaliaError as error:
        raise BadRecord("record-differs") from error
    again = match.record()
    if any(
        getattr(again, part) != getattr(record, part) for part in ("actions", "result", "ended", "fairness")
    ):
        raise BadRecord("record-differs")
    return match


def settings_with_chronicle(settings: MatchSettings, chronicle: Chronicle) -> MatchSettings:
    """Adds what the chronicle says to the settings. An imported match is not rated."""
    levels = [identity.level for identity in chronicle.players.values() if identity.kind == "computer"]
    return msgspec.structs.replace(
        settings,
        kind=chronicle.kind,
        founder=ARCHIVE,
        founder_seat=chronicle.founder,
        clock=chronicle.clock,
        level=levels[0] if levels else None,
    )


def seat_players(match: Match, chronicle: Chronicle) -> Milliseconds:
    """Seats the founder and, if the match began, the other. Returns: when it began."""
    at = chronicle.founded
    founder = Seat(chronicle.founder)
    seat_player(match, founder, player_of(chronicle.players[founder]), at)
    if chronicle.begun is not None:
        at, other = at + chronicle.begun, match.other(founder)
        seat_player(match, other, player_of(chronicle.players[other]), at)
    return at


class ReplaySources:
    """What the chronicle's steps take from the record: its replayed game, and the nonces in their order."""

    def __init__(self, record: Record, game: Game) -> None:
        openings = record.fairness.openings[1:] if record.fairness else []
        self.game = game
        self.nonces: Iterator[str] = iter([opening.nonce for opening in openings])

    def next_action(self, match: Match) -> Transition:
        """Returns the next action of the record, already replayed. Raises: BadRecord if the match differs so far."""
        done, replayed = match.game.steps, self.game.steps
        plies = len(done)
        # A shared step was appended after its predecessor, so that with the last step all before it are shared.
        if plies >= len(replayed) or (done and done[-1] is not replayed[plies - 1]):
            raise BadRecord("record-differs")
        return self.game.transition_at(plies)


def replay_steps(
    match: Match, steps: list[ChronicleStep], at: Milliseconds, sources: ReplaySources
) -> Milliseconds:
    """Appends all steps. Returns: the time of the last. Raises: BadRecord, and what `Game.push` raises.

    Actions of the record are not computed again; those that were undone are not in the record, and are played here.
    """
    for step in steps:
        at += step.after
        if step.back is not None:
            append(match, at, takeback_payload(match, step, step.back))
            continue
        transition = sources.next_action(match) if step.undone is None else match.game.preview(step.undone)
        secret = is_secret(match.rules, transition.steps[0])
        nonce = next(sources.nonces, fresh_nonce()) if secret else None
        acted = action_payload(transition, nonce, spent=step.charged, forgiven=step.forgiven)
        append(match, at, acted, transition)
    return at


def takeback_payload(match: Match, step: ChronicleStep, plies: int) -> TakenBack:
    """Returns a takeback. Raises: BadRecord if it was not allowed."""
    steps = match.game.steps
    if match.over or step.undone is not None or not match.undo_floor <= plies < len(steps):
        raise BadRecord("record-differs")
    return TakenBack(seat=steps[plies].actor, plies=plies, spent=step.charged)
