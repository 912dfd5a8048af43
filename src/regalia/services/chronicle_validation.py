"""Whether a chronicle can be: read from a record, with all that it says of people and times checked."""

from __future__ import annotations

from regalia.core.contract import Spec
from regalia.core.errors import BadField, BadRecord
from regalia.core.game import CHANCE, Game
from regalia.core.record import Record, unreadable
from regalia.core.validation import read
from regalia.players import level as known_level
from regalia.services.chronicle import Chronicle, ChronicleStep
from regalia.services.creation import check_clock
from regalia.services.errors import BadName
from regalia.services.match_settings import Archived, Computer, Milliseconds
from regalia.services.names import BEASTS, GUEST_NUMBERS, read_name
from regalia.services.public_identity import PublicIdentity

MAX_CLOCK_SKEW: Milliseconds = (
    86_400_000  # the clock of another machine may be fast, but not by more than a day
)


def read_chronicle(record: Record, game: Game, now: Milliseconds) -> Chronicle:
    """The chronicle of a record that has one, and replays. Raises: BadRecord that says what cannot be."""
    told = read(record.chronicle, Chronicle, lambda what, field: unreadable(what, f"chronicle.{field}"))
    check_players(told, game.spec)
    check_times(told, now)
    check_count(told, game)
    try:
        check_clock(told.clock, told.kind)
    except BadField as error:
        raise BadRecord("record-clock", what=error) from error
    return told


# Who.


def check_players(told: Chronicle, spec: Spec) -> None:
    """Raises: BadRecord where the players do not fit the seats or the kind, or cannot be."""
    faces = told.players
    here = set(spec.seats) if told.begun is not None else {told.founder}
    if told.founder not in spec.seats or set(faces) != here:
        raise BadRecord("record-players")
    for seat, face in faces.items():
        check_identity(seat, face, spec.id)
    others = [face for seat, face in faces.items() if seat != told.founder]
    computers = [face.kind == "computer" for face in others]
    if faces[told.founder].kind == "computer" or any(computers) != (told.kind == "computer"):
        raise BadRecord("record-players")
    if told.kind == "hotseat" and others != [faces[told.founder]]:
        raise BadRecord("record-players")


def check_identity(seat: str, face: PublicIdentity, game: str) -> None:
    """Raises: BadRecord where nobody can be called that."""
    try:
        fits = is_valid_identity(face, game)
    except (BadName, BadField) as error:
        raise BadRecord("record-player", seat=seat, what=error) from error
    if not fits:
        raise BadRecord("record-players")


def is_valid_identity(face: PublicIdentity, game: str) -> bool:
    """Whether a face has what its kind has, and nothing else. Raises: BadName, BadField (a level)."""
    said = (face.name, face.guest, face.level)
    match face.kind:
        case "person":
            return said == (read_name(face.name).shown, None, None)
        case "guest":
            guest = face.guest
            known = guest is not None and guest.beast in BEASTS and guest.number in GUEST_NUMBERS
            return known and said == (None, guest, None)
        case "computer":
            known_level(game, face.level)
            return said == (None, None, face.level)
        case "deleted":
            return said == (None, None, None)
        case "archived":  # only here: in a record everybody is who they were
            return False


def player_of(face: PublicIdentity) -> Archived | Computer:
    """Whoever is seated for a face of a chronicle: nobody of them has an account here."""
    return Archived(face.name, face.guest) if face.level is None else Computer(face.level)


# When.


def check_times(told: Chronicle, now: Milliseconds) -> None:
    """Raises: BadRecord where a time is negative or yet to come, or more was paid than went by."""
    if told.founded < 0 or (told.begun or 0) < 0 or (told.ended or 0) < 0:
        raise BadRecord("record-times", number=0)
    at = told.founded + (told.begun or 0) + (told.ended or 0)
    for number, deed in enumerate(told.deeds, start=1):
        at += deed.after
        if not is_consistent(deed) or at > now + MAX_CLOCK_SKEW:
            raise BadRecord("record-times", number=number)
    if at > now + MAX_CLOCK_SKEW:
        raise BadRecord("record-times", number=0)


def is_consistent(deed: ChronicleStep) -> bool:
    """Whether no time is negative, and no more was paid than went by."""
    return min(deed.after, deed.forgiven, deed.charged) >= 0 and deed.charged + deed.forgiven <= deed.after


# How much.


def check_count(told: Chronicle, game: Game) -> None:
    """Raises: BadRecord where not each action has its deed, or somebody acts before the beginning."""
    kept = sum(deed.undone is None and deed.back is None for deed in told.deeds)
    count = sum(step.actor != CHANCE for step in game.steps)
    if kept != count:
        raise BadRecord("record-deeds", told=kept, count=count)
    if told.deeds and told.begun is None:
        raise BadRecord("record-differs")
