"""Validation of the chronicle of a record: its players, times and number of steps."""

from __future__ import annotations

from regalia.core.contract import CHANCE
from regalia.core.errors import BadField, BadRecord
from regalia.core.game import Game
from regalia.core.record import Record, unreadable
from regalia.core.rules import Rules
from regalia.core.validation import convert
from regalia.games import registry
from regalia.players import level as known_level
from regalia.services.archive.chronicle import Chronicle, ChronicleStep
from regalia.services.errors import BadName
from regalia.services.matches.creation import check_clock
from regalia.services.matches.match_settings import Archived, Computer, Milliseconds
from regalia.services.people.names import BEASTS, GUEST_NUMBERS, read_name
from regalia.services.people.public_identity import PublicIdentity

MAX_CLOCK_SKEW: Milliseconds = 86_400_000  # the clock of another machine may be a day fast


def read_chronicle(record: Record, game: Game, now: Milliseconds) -> Chronicle:
    """Returns the validated chronicle of a record that replays. Raises: BadRecord that names the fault."""
    chronicle = convert(
        record.chronicle, Chronicle, lambda what, field: unreadable(what, f"chronicle.{field}")
    )
    check_players(chronicle, game.rules)
    check_times(chronicle, now)
    check_count(chronicle, game)
    try:
        check_clock(chronicle.clock, chronicle.kind)
    except BadField as error:
        raise BadRecord("record-clock", what=error) from error
    return chronicle


def check_players(chronicle: Chronicle, rules: Rules) -> None:
    """Raises: BadRecord if the players do not fit the seats or the kind of the match."""
    identities = chronicle.players
    here = set(rules.seats) if chronicle.begun is not None else {chronicle.founder}
    if chronicle.founder not in rules.seats or set(identities) != here:
        raise BadRecord("record-players")
    for seat, identity in identities.items():
        check_identity(seat, identity, rules.id)
    others = [identity for seat, identity in identities.items() if seat != chronicle.founder]
    computers = [identity.kind == "computer" for identity in others]
    if identities[chronicle.founder].kind == "computer" or any(computers) != (chronicle.kind == "computer"):
        raise BadRecord("record-players")
    if chronicle.kind == "hotseat" and others != [identities[chronicle.founder]]:
        raise BadRecord("record-players")


def check_identity(seat: str, identity: PublicIdentity, game: str) -> None:
    """Checks how a player is shown. Raises: BadRecord if a player's name or level is invalid."""
    try:
        fits = is_valid_identity(identity, game)
    except (BadName, BadField) as error:
        raise BadRecord("record-player", seat=seat, what=error) from error
    if not fits:
        raise BadRecord("record-players")


def is_valid_identity(identity: PublicIdentity, game: str) -> bool:
    """Returns whether an identity has exactly the fields of its kind. Raises: BadName, BadField (a level)."""
    said = (identity.name, identity.guest, identity.level)
    match identity.kind:
        case "person":
            return said == (read_name(identity.name).shown, None, None)
        case "guest":
            guest = identity.guest
            known = guest is not None and guest.beast in BEASTS and guest.number in GUEST_NUMBERS
            return known and said == (None, guest, None)
        case "computer":
            known_level(registry.rules(game), identity.level)
            return said == (None, None, identity.level)
        case "deleted":
            return said == (None, None, None)
        case "archived":  # never in a record
            return False


def player_of(identity: PublicIdentity) -> Archived | Computer:
    """Returns the player that an identity of a chronicle describes. Such a player has no account on this server."""
    return Archived(identity.name, identity.guest) if identity.level is None else Computer(identity.level)


def check_times(chronicle: Chronicle, now: Milliseconds) -> None:
    """Raises: BadRecord if a time is negative or in the future, or more was charged than elapsed."""
    if chronicle.founded < 0 or (chronicle.begun or 0) < 0 or (chronicle.ended or 0) < 0:
        raise BadRecord("record-times", number=0)
    at = chronicle.founded + (chronicle.begun or 0) + (chronicle.ended or 0)
    for number, step in enumerate(chronicle.steps, start=1):
        at += step.after
        if not is_consistent(step) or at > now + MAX_CLOCK_SKEW:
            raise BadRecord("record-times", number=number)
    if at > now + MAX_CLOCK_SKEW:
        raise BadRecord("record-times", number=0)


def is_consistent(step: ChronicleStep) -> bool:
    """Returns whether no time is negative, and no more was charged than elapsed."""
    return min(step.after, step.forgiven, step.charged) >= 0 and step.charged + step.forgiven <= step.after


def check_count(chronicle: Chronicle, game: Game) -> None:
    """Raises: BadRecord if the number of steps differs from the actions, or somebody acts before the start."""
    kept = sum(step.undone is None and step.back is None for step in chronicle.steps)
    count = sum(step.actor != CHANCE for step in game.steps)
    if kept != count:
        raise BadRecord("record-deeds", told=kept, count=count)
    if chronicle.steps and chronicle.begun is None:
        raise BadRecord("record-differs")
