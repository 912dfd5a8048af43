"""Who played a match and when, for its record: what a server knows of it besides the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from regalia.core.record import Record
from regalia.services.entries import Acted, Begun, MatchEnded, TakenBack
from regalia.services.match import Match
from regalia.services.match_settings import MatchKind, MatchSettings, Milliseconds, TimeControl
from regalia.services.public_identity import PublicIdentity

ANONYMOUS_PREFIX = (
    "imported-"  # the founder of a match whose record has told nothing of who and when; no account's id
)


class ChronicleStep(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """The next action of a record, so many milliseconds `after` the deed before, or the beginning.

    It has cost its seat `spent`, or all of that time but what was `forgiven`: less where the server was down,
    nothing where a computer acts. `undone` is an action that was taken back later and is in no record. Where
    there is `back` nobody has acted: the game went back, and so many plies were left of it.
    """

    after: Milliseconds
    spent: Milliseconds | None = None
    forgiven: Milliseconds = 0
    undone: str | None = None
    back: int | None = None

    @property
    def charged(self) -> Milliseconds:
        """What the clock took."""
        return self.after - self.forgiven if self.spent is None else self.spent


class Chronicle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a match came about, who sat where, and when all of it happened; no chat, and no account's id.

    `founded` is in milliseconds since 1970, `begun` so many later, and `ended` so many after the last deed,
    where no rule of the game ended it. Players are shown as they were when the record was made; the founder's
    seat comes first.
    """

    kind: MatchKind
    founder: str  # a seat
    players: dict[str, PublicIdentity]
    clock: TimeControl
    founded: Milliseconds
    begun: Milliseconds | None = None  # None where nobody came
    deeds: list[ChronicleStep] = []
    ended: Milliseconds | None = None


def record_with_chronicle(match: Match, faces: Mapping[str, PublicIdentity]) -> Record:
    """The record of a match that is over, with its chronicle; faces are those of its players, by seat."""
    told = None if is_anonymous(match.settings) else msgspec.to_builtins(chronicle_of(match, faces))
    return msgspec.structs.replace(match.record(), chronicle=told)


def is_anonymous(terms: MatchSettings) -> bool:
    """Whether a match was taken in from a record that did not tell who played it and when."""
    return terms.founder.startswith(ANONYMOUS_PREFIX)


def chronicle_of(match: Match, faces: Mapping[str, PublicIdentity]) -> Chronicle:
    """The chronicle of a match that is over. Where the server's clock was set back, time stands still."""
    undone, times = undone_entries(match), dict[str, Any]()
    deeds: list[ChronicleStep] = []
    last = match.settings.created
    for entry in match.log:
        what, after = entry.payload, max(0, entry.at - last)
        match what:
            case Begun():
                times["begun"] = after
            case MatchEnded():
                times["ended"] = after
            case Acted() | TakenBack():
                deeds.append(step_of(what, after, undone=entry.number in undone))
            case _:
                continue
        last += after
    return Chronicle(
        kind=match.settings.kind,
        founder=match.settings.founder_seat,
        players={seat: as_played(face) for seat, face in faces.items()},
        clock=match.settings.clock,
        founded=match.settings.created,
        deeds=deeds,
        **times,
    )


def undone_entries(match: Match) -> set[int]:
    """The entries of actions that were taken back later."""
    stand: set[int] = set()
    gone: set[int] = set()
    for entry in match.log:
        if isinstance(entry.payload, Acted):
            stand.add(entry.number)
        elif isinstance(entry.payload, TakenBack):
            left = entry.payload.plies
            gone |= {number for number in stand if match.plies[number] > left}
            stand -= gone
    return gone


def step_of(what: Acted | TakenBack, after: Milliseconds, *, undone: bool) -> ChronicleStep:
    """An entry as a deed."""
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


def as_played(face: PublicIdentity) -> PublicIdentity:
    """The face that somebody had where the match was played, wherever its record has been since."""
    if face.kind != "archived":
        return face
    return msgspec.structs.replace(face, kind="person" if face.guest is None else "guest")
