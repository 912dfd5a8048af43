"""How a match comes to be: checked terms with fresh luck, and the next match of a series."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from regalia.core.contract import Seat
from regalia.core.errors import BadField
from regalia.core.fairness import fresh_nonce
from regalia.core.game import MAX_SEED
from regalia.games import registry
from regalia.players import level as known_level
from regalia.services.match import Match
from regalia.services.match_settings import (
    Computer,
    Correspondence,
    Fischer,
    Kind,
    Milliseconds,
    NoClock,
    Person,
    Player,
    Series,
    Terms,
    TimeControl,
)

ID_BYTES, TOKEN_BYTES = 9, 18  # 72 bits for an id, 144 for an invitation
MOST_MINUTES, MOST_SECONDS, MOST_DAYS = 180, 180, 14
MOST_TEXTS, LONGEST_TEXT = 1, 20_000  # of a user's boards

RANDOM: Literal["random"] = "random"


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match that somebody wants to play."""

    game: str
    kind: Kind
    options: dict[str, Any] = {}
    boards: dict[str, str] = {}  # texts by id
    seat: str = RANDOM
    level: int | None = None  # of the computer
    clock: TimeControl = NoClock()
    rated: bool = False


def new_terms(wish: Wish, founder: str, now: Milliseconds) -> Terms:
    """The terms of a new match. Raises: BadField that names what is wrong, BadBoard."""
    check_texts(wish.boards)
    spec = registry.spec(wish.game, wish.boards)
    options = spec.check_options(wish.options)
    check_clock(wish.clock, wish.kind)
    check_level(wish)
    if wish.rated and (wish.kind == "hotseat" or wish.boards):
        raise BadField("rated", field="rated")
    return Terms(
        id=secrets.token_urlsafe(ID_BYTES),
        game=spec.id,
        rules_version=spec.rules_version,
        options=options,
        texts=spec.texts(spec.start(options)),
        **fresh_luck(),
        kind=wish.kind,
        founder=founder,
        founder_seat=wanted_seat(wish.seat, spec.seats),
        clock=wish.clock,
        rated=wish.rated,
        level=wish.level,
        invite=secrets.token_urlsafe(TOKEN_BYTES) if wish.kind == "invite" else None,
        created=now,
    )


def next_terms(match: Match, now: Milliseconds) -> Terms:
    """The terms of a rematch: the same with sides swapped, new luck, and the score so far."""
    terms, series = match.terms, match.terms.series
    return msgspec.structs.replace(
        terms,
        id=secrets.token_urlsafe(ID_BYTES),
        **fresh_luck(),
        founder_seat=match.other(terms.founder_seat),
        invite=None,
        series=Series(series.id if series else terms.id, terms.id, match.score),
        created=now,
    )


def next_players(match: Match) -> dict[Seat, Player]:
    """Who sits where in a rematch."""
    return {match.other(seat): player for seat, player in match.players.items()}


def first_players(terms: Terms) -> dict[Seat, Player]:
    """Who sits down as soon as a match is founded."""
    seats = registry.spec(terms.game, terms.texts).seats
    founder = Person(terms.founder)
    players: dict[Seat, Player] = {Seat(terms.founder_seat): founder}
    other = next(seat for seat in seats if seat != terms.founder_seat)
    if terms.kind == "hotseat":
        players[other] = founder
    if terms.kind == "computer":
        assert terms.level is not None
        players[other] = Computer(terms.level)
    return players


def fresh_luck() -> dict[str, Any]:
    """A seed that nobody knows, and the nonce of the commitment to it."""
    return {"seed": secrets.randbelow(MAX_SEED + 1), "nonce": fresh_nonce()}


def wanted_seat(wanted: str, seats: tuple[Seat, Seat]) -> str:
    """A seat by its name, or any. Raises: BadField."""
    if wanted == RANDOM:
        return secrets.choice(seats)
    if wanted not in seats:
        raise BadField("seat", field="seat", values=", ".join((*seats, RANDOM)))
    return wanted


def check_texts(texts: Mapping[str, str]) -> None:
    """Raises: BadField where there are too many boards, or one is too long."""
    if len(texts) > MOST_TEXTS or any(len(text) > LONGEST_TEXT for text in texts.values()):
        raise BadField("boards", field="boards", most=MOST_TEXTS, longest=LONGEST_TEXT)


def check_clock(clock: TimeControl, kind: Kind) -> None:
    """Raises: BadField."""
    match clock:
        case NoClock():
            return
        case Fischer(minutes, seconds):
            fits = 0 <= minutes <= MOST_MINUTES and 0 <= seconds <= MOST_SECONDS and minutes + seconds > 0
        case Correspondence(days):
            fits = 1 <= days <= MOST_DAYS
    if not fits or kind == "hotseat":
        raise BadField(
            "time-control", field="clock", minutes=MOST_MINUTES, seconds=MOST_SECONDS, days=MOST_DAYS
        )


def check_level(wish: Wish) -> None:
    """Raises: BadField where the computer's level is missing, or is not one, or nobody needs it."""
    if wish.kind == "computer":
        known_level(wish.game, wish.level)
    elif wish.level is not None:
        raise BadField("level-unused", field="level")
