"""Finished matches taken in from their records, as `regalia games import` does."""

from __future__ import annotations

import secrets

from regalia.core.errors import BadRecord
from regalia.core.fairness import fresh_nonce
from regalia.core.game import CHANCE, Game
from regalia.core.record import Record
from regalia.games import catalogue
from regalia.services.decide import joined
from regalia.services.decision import written
from regalia.services.entries import Acted, Ended, Entry, Reason
from regalia.services.founding import ID_BYTES
from regalia.services.match import Match
from regalia.services.terms import Milliseconds, Person, Terms
from regalia.services.verifying import findings, is_secret

SOMEBODY = "imported"  # no account has this id
REASONS: dict[str, Reason] = {
    "resigned": "resigned",
    "time": "time",
    "abandoned": "abandoned",
    "agreed": "agreed",
    "aborted": "aborted",
}


def imported(record: Record, now: Milliseconds) -> Match:
    """The match that a record tells of; who played it is not known.

    Raises: BadRecord where it does not replay, has no seed, has not ended, or breaks its commitments.
    """
    if record.seed is None or record.setup.options is None:
        raise BadRecord("record-no-seed")
    if record.result is None and record.ended is None:
        raise BadRecord("record-not-over")
    if record.fairness is not None:
        for finding in findings(record):
            raise BadRecord("record-unfair", what=finding.words())
    game = catalogue.replay(record)
    match = Match(terms_of(record, game, now))
    for seat in game.seats:
        fold(match, joined(match, seat, Person(f"{SOMEBODY}-{seat}"), now).entries)
    for acted in actions(record, game):
        fold(match, written(match, now, [acted]).entries)
    if record.ended is not None:
        reason = REASONS.get(record.ended.reason)
        if reason is None:
            raise BadRecord("record-ended", end=record.ended.reason)
        fold(match, written(match, now, [Ended(winner=record.ended.winner, reason=reason)]).entries)
    return match


def fold(match: Match, entries: list[Entry]) -> None:
    """Fold entries one by one."""
    for entry in entries:
        match.fold(entry)


def terms_of(record: Record, game: Game, now: Milliseconds) -> Terms:
    """The terms that a record implies; its own id and nonce where it has them."""
    assert record.seed is not None
    assert record.setup.options is not None
    fairness = record.fairness
    return Terms(
        id=fairness.match if fairness else secrets.token_urlsafe(ID_BYTES),
        game=record.game,
        rules_version=record.rules_version,
        options=record.setup.options,
        texts=record.setup.texts,
        seed=record.seed,
        nonce=fairness.openings[0].nonce if fairness else fresh_nonce(),
        kind="open",
        founder=f"{SOMEBODY}-{game.seats[0]}",
        founder_seat=game.seats[0],
        created=now,
    )


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
