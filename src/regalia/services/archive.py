"""Finished matches taken in from their records, as `regalia games import` does."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import msgspec

from regalia.core.contract import Outcome, Seat
from regalia.core.errors import BadRecord, RegaliaError
from regalia.core.fairness import fresh_nonce
from regalia.core.game import CHANCE, Game, Transition
from regalia.core.record import Record
from regalia.games import registry
from regalia.services.chronicle import ANONYMOUS_PREFIX, Chronicle, ChronicleStep
from regalia.services.chronicle_validation import player_of, read_chronicle
from regalia.services.creation import ID_BYTES
from regalia.services.decide import join
from regalia.services.decision import make_decision
from regalia.services.entries import Acted, MatchEnded, Payload, Reason, TakenBack
from regalia.services.match import Match
from regalia.services.match_settings import Archived, Computer, MatchSettings, Milliseconds
from regalia.services.verification import findings, is_secret

ARCHIVE = "archive"  # founds what is taken in with its chronicle; no account has this id
REASONS: dict[str, Reason] = {
    "resigned": "resigned",
    "time": "time",
    "abandoned": "abandoned",
    "agreed": "agreed",
    "aborted": "aborted",
}


def import_record(record: Record, now: Milliseconds) -> Match:
    """The match that a record tells of: by its chronicle, or as if nobody known had played it just now.

    Raises: BadRecord where it does not replay, has no seed, has not ended, breaks its commitments, or has a
    chronicle that cannot be, or that is of something else.
    """
    if record.seed is None or record.setup.options is None:
        raise BadRecord("record-no-seed")
    if record.result is None and record.ended is None:
        raise BadRecord("record-not-over")
    if record.fairness is not None:
        for finding in findings(record):
            raise BadRecord("record-unfair", what=finding)
    game = registry.replay(record)
    end = end_of(record.ended, game) if record.ended is not None else None
    if record.chronicle is None:
        return from_anonymous_record(record, game, end, now)
    return from_chronicle(record, game, end, read_chronicle(record, game, now))


def end_of(ended: Outcome, game: Game) -> MatchEnded:
    """How a match ended, where the rules had not ended it. Raises: BadRecord."""
    reason = REASONS.get(ended.reason)
    if reason is None or ended.winner not in (*game.seats, None) or game.outcome() is not None:
        raise BadRecord("record-ended", end=ended.reason)
    return MatchEnded(winner=ended.winner, reason=reason)


def append(match: Match, at: Milliseconds, what: Payload, ahead: Transition | None = None) -> None:
    """Let something have happened."""
    for entry in make_decision(match, at, [what]).entries:
        match.fold(entry, ahead)


def seat_player(match: Match, seat: Seat, player: Archived | Computer, at: Milliseconds) -> None:
    """Let somebody have sat down; with the second of them the match begins."""
    for entry in join(match, seat, player, at).entries:
        match.fold(entry)


def settings_of(record: Record, game: Game, now: Milliseconds) -> MatchSettings:
    """The terms that a record without a chronicle implies; its own id and nonce where it has them."""
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
        kind="open",
        founder=f"{ANONYMOUS_PREFIX}{game.seats[0]}",
        founder_seat=game.seats[0],
        created=now,
    )


# Without a chronicle.


def from_anonymous_record(record: Record, game: Game, end: MatchEnded | None, now: Milliseconds) -> Match:
    """The match of a record that does not tell who played it, and when."""
    match = Match(settings_of(record, game, now))
    for seat in game.seats:
        seat_player(match, seat, Archived(), now)
    for acted in actions(record, game):
        append(match, now, acted)
    if end is not None:
        append(match, now, end)
    return match


def actions(record: Record, game: Game) -> list[Acted]:
    """What was done, each action with the luck that followed it and the nonce of its commitment."""
    openings = record.fairness.openings[1:] if record.fairness else []
    nonces = {one.what["ply"]: one.nonce for one in openings if not one.taken_back}
    done: list[Acted] = []
    for ply, step in enumerate(game.steps, start=1):
        if step.actor != CHANCE:
            nonce = nonces.get(ply, fresh_nonce()) if is_secret(game.spec, step) else None
            done.append(Acted(seat=step.actor, text=step.text, luck=[], nonce=nonce))
        elif done:
            done[-1].luck.append(step.text)
    return done


# By a chronicle.


def from_chronicle(record: Record, game: Game, end: MatchEnded | None, told: Chronicle) -> Match:
    """The match as it was played, move by move and back. Raises: BadRecord where that is another one."""
    match = Match(settings_with_chronicle(settings_of(record, game, told.founded), told))
    try:
        at = seat_players(match, told)
        at = replay_steps(match, told.deeds, at, ReplaySources(record, game))
        if end is not None and told.ended is not None:
            append(match, at + told.ended, end)
    except RegaliaError as error:
        raise BadRecord("record-differs") from error
    again = match.record()
    if any(
        getattr(again, part) != getattr(record, part) for part in ("actions", "result", "ended", "fairness")
    ):
        raise BadRecord("record-differs")
    return match


def settings_with_chronicle(terms: MatchSettings, told: Chronicle) -> MatchSettings:
    """The terms with all that a chronicle knows of them. What was rated elsewhere is not rated here."""
    levels = [face.level for face in told.players.values() if face.kind == "computer"]
    return msgspec.structs.replace(
        terms,
        kind=told.kind,
        founder=ARCHIVE,
        founder_seat=told.founder,
        clock=told.clock,
        level=levels[0] if levels else None,
    )


def seat_players(match: Match, told: Chronicle) -> Milliseconds:
    """Let the founder sit down, and the other where one came; when that was."""
    at = told.founded
    founder = Seat(told.founder)
    seat_player(match, founder, player_of(told.players[founder]), at)
    if told.begun is not None:
        at, other = at + told.begun, match.other(founder)
        seat_player(match, other, player_of(told.players[other]), at)
    return at


class ReplaySources:
    """What deeds are made of: the actions that stand in the record, and the nonces of secret ones."""

    def __init__(self, record: Record, game: Game) -> None:
        openings = record.fairness.openings[1:] if record.fairness else []
        self.actions: Iterator[str] = iter([step.text for step in game.steps if step.actor != CHANCE])
        self.nonces: Iterator[str] = iter([opening.nonce for opening in openings])


def replay_steps(
    match: Match, deeds: list[ChronicleStep], at: Milliseconds, sources: ReplaySources
) -> Milliseconds:
    """Let all deeds be done; when the last of them was. Raises: BadRecord, and what `Game.push` raises."""
    for deed in deeds:
        at += deed.after
        if deed.back is not None:
            append(match, at, takeback_payload(match, deed, deed.back))
        else:
            ahead = match.game.preview(next(sources.actions) if deed.undone is None else deed.undone)
            append(match, at, action_payload(match, deed, ahead, sources), ahead)
    return at


def takeback_payload(match: Match, deed: ChronicleStep, plies: int) -> TakenBack:
    """A way back. Raises: BadRecord where the rules of the table do not let anybody go there."""
    steps = match.game.steps
    if match.over or deed.undone is not None or not match.undo_floor <= plies < len(steps):
        raise BadRecord("record-differs")
    return TakenBack(seat=steps[plies].actor, plies=plies, spent=deed.charged)


def action_payload(match: Match, deed: ChronicleStep, ahead: Transition, sources: ReplaySources) -> Acted:
    """An action with its luck, and the nonce of its commitment where it is secret."""
    first, *luck = ahead.steps
    return Acted(
        seat=first.actor,
        text=first.text,
        luck=[step.text for step in luck],
        spent=deed.charged,
        forgiven=deed.forgiven,
        nonce=next(sources.nonces, fresh_nonce()) if is_secret(match.spec, first) else None,
    )
