"""The chronicle of a record: who played a match and when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import field

from regalia.core.record import Record
from regalia.services.matches.entries import Acted, Begun, MatchEnded, TakenBack
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import MatchKind, MatchSettings, Milliseconds, TimeControl
from regalia.services.people.public_identity import PublicIdentity

ANONYMOUS_PREFIX = "imported-"  # start of `founder` in matches imported without a chronicle


class ChronicleStep(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """One step of a match: the next action of the record, an undone action, or a takeback.

    `after`: milliseconds since the step before, or since the beginning. `spent`: the time charged to the clock, given
    only if it is not `after` minus `forgiven` (it is less after an outage, and 0 for a computer). `undone`: the text of
    an action that was taken back later and is not in the record. `back`: the step is a takeback, after which the game
    has this number of plies.
    """

    after: Milliseconds
    spent: Milliseconds | None = None
    forgiven: Milliseconds = 0
    undone: str | None = None
    back: int | None = None

    @property
    def charged(self) -> Milliseconds:
        """The time that was charged to the clock."""
        return self.after - self.forgiven if self.spent is None else self.spent


class Chronicle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a match was created, who played, and when everything happened; no chat and no account ids.

    `founded` is in milliseconds since 1970, `begun` milliseconds after it, and `ended` milliseconds after the last
    step, if the rules did not end the match. `players` has the names at the time of export, the founder's first.
    """

    kind: MatchKind
    founder: str  # a seat
    players: dict[str, PublicIdentity]
    clock: TimeControl
    founded: Milliseconds
    begun: Milliseconds | None = None  # None if nobody joined
    steps: list[ChronicleStep] = field(default_factory=list, name="deeds")
    ended: Milliseconds | None = None


def record_with_chronicle(match: Match, identities: Mapping[str, PublicIdentity]) -> Record:
    """Returns the record of a finished match with its chronicle."""
    chronicle = None if is_anonymous(match.settings) else msgspec.to_builtins(chronicle_of(match, identities))
    return msgspec.structs.replace(match.record(), chronicle=chronicle)


def is_anonymous(settings: MatchSettings) -> bool:
    """Returns whether a match was imported from a record without a chronicle."""
    return settings.founder.startswith(ANONYMOUS_PREFIX)


def chronicle_of(match: Match, identities: Mapping[str, PublicIdentity]) -> Chronicle:
    """Returns the chronicle of a finished match. Times never decrease, even if the server's clock did."""
    undone, times = undone_entries(match), dict[str, Any]()
    steps: list[ChronicleStep] = []
    last = match.settings.created
    for entry in match.log:
        payload, after = entry.payload, max(0, entry.at - last)
        match payload:
            case Begun():
                times["begun"] = after
            case MatchEnded():
                times["ended"] = after
            case Acted() | TakenBack():
                steps.append(step_of(payload, after, undone=entry.number in undone))
            case _:
                continue
        last += after
    return Chronicle(
        kind=match.settings.kind,
        founder=match.settings.founder_seat,
        players={seat: as_played(identity) for seat, identity in identities.items()},
        clock=match.settings.clock,
        founded=match.settings.created,
        steps=steps,
        **times,
    )


def undone_entries(match: Match) -> set[int]:
    """Returns the numbers of actions that were taken back later."""
    standing: set[int] = set()
    undone: set[int] = set()
    for entry in match.log:
        if isinstance(entry.payload, Acted):
            standing.add(entry.number)
        elif isinstance(entry.payload, TakenBack):
            plies = entry.payload.plies
            undone |= {number for number in standing if match.plies[number] > plies}
            standing -= undone
    return undone


def step_of(what: Acted | TakenBack, after: Milliseconds, *, undone: bool) -> ChronicleStep:
    """Returns an entry of the log as a step of the chronicle; `undone` if it was taken back later."""
    acted = what if isinstance(what, Acted) else None
    forgiven = min(acted.forgiven, after) if acted else 0
    spent = min(what.spent, after - forgiven)
    return ChronicleStep(
        after=after,
        spent=None if spent == after - forgiven else spent,
        forgiven=forgiven,
        undone=acted.text if acted and undone else None,
        back=what.plies if isinstance(what, TakenBack) else None,
    )


def as_played(identity: PublicIdentity) -> PublicIdentity:
    """Returns the identity as it was at the time of the match: an archived player becomes a person or a guest again."""
    if identity.kind != "archived":
        return identity
    return msgspec.structs.replace(identity, kind="person" if identity.guest is None else "guest")
