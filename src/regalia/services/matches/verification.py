"""Verifies the commitments of a record: to the seed and to each secret choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from regalia.core.contract import CHANCE, Seat
from regalia.core.errors import BadRecord
from regalia.core.fairness import Fairness, is_valid_opening
from regalia.core.game import Game, Step
from regalia.core.i18n import tr
from regalia.core.record import Record
from regalia.core.rules import Rules
from regalia.games import registry


class Finding(msgspec.Struct, frozen=True):
    """A violated commitment: a code and its arguments."""

    code: str
    arguments: dict[str, Any] = {}

    def words(self, language: str | None = None) -> str:
        """Returns the message of a finding."""
        return tr(f"finding-{self.code}", language, **self.arguments)


def try_replay(record: Record) -> Game | BadRecord:
    """Returns the game of a record, or why it does not replay."""
    try:
        return registry.replay(record)
    except BadRecord as error:
        return error


def findings(record: Record, replayed: Game | BadRecord) -> list[Finding]:
    """Returns all violations; none if the record keeps its commitments. `replayed` is that of `try_replay`."""
    if record.fairness is None or not record.fairness.openings:
        return [Finding("no-commitments")]
    return [
        *check_hashes(record.fairness),
        *check_seed(record),
        *check_choices(record),
        *check_replay(record.fairness, replayed),
    ]


def check_hashes(fairness: Fairness) -> Iterator[Finding]:
    """Yields a finding for each commitment that is not the hash of its opening."""
    for number, opening in enumerate(fairness.openings, start=1):
        if not is_valid_opening(opening):
            yield Finding("hash", {"number": number, "commitment": opening.commitment})


def check_seed(record: Record) -> Iterator[Finding]:
    """Yields findings: the first commitment is not to the record's seed, or one names another match or game."""
    assert record.fairness is not None
    seed = record.fairness.openings[0].what
    if seed.get("seed") is None or seed["seed"] != record.seed:
        yield Finding("seed")
    for opening in record.fairness.openings:
        if opening.what.get("match") != record.fairness.match:
            yield Finding("other-match", {"commitment": opening.commitment})
    if seed.get("game") != record.game:
        yield Finding("other-game")


def check_choices(record: Record) -> Iterator[Finding]:
    """Yields a finding for each other commitment that is not to an action of the record, unless it was taken back."""
    assert record.fairness is not None
    for opening in record.fairness.openings[1:]:
        ply, action = opening.what.get("ply"), opening.what.get("action")
        if opening.taken_back:
            continue
        if not isinstance(ply, int) or not 1 <= ply <= len(record.actions):
            yield Finding("no-such-ply", {"ply": str(ply)})
        elif record.actions[ply - 1] != action:
            yield Finding("choice", {"ply": ply, "promised": str(action), "played": record.actions[ply - 1]})


def check_replay(fairness: Fairness, replayed: Game | BadRecord) -> Iterator[Finding]:
    """Yields findings if the chance outcomes do not follow from the seed, or a secret choice has no commitment."""
    if isinstance(replayed, BadRecord):
        yield Finding("replay", {"what": str(replayed)})
        return
    plies = [opening.what.get("ply") for opening in fairness.openings[1:]]
    promised = {ply for ply in plies if isinstance(ply, int)}
    for ply, step in enumerate(replayed.steps, start=1):
        if is_secret(replayed.rules, step) and ply not in promised:
            yield Finding("not-promised", {"ply": ply, "action": step.text})


def is_secret(rules: Rules, step: Step) -> bool:
    """Returns whether an action reveals something to its own seat that the other cannot see."""
    if step.actor == CHANCE:
        return False
    other: Seat = next(seat for seat in rules.seats if seat != step.actor)
    return any(
        rules.observation.observe(event, other) != event
        and rules.observation.observe(event, step.actor) == event
        for event in step.events
    )
