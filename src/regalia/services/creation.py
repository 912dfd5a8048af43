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
    MatchKind,
    MatchSettings,
    Milliseconds,
    NoClock,
    Person,
    Player,
    Series,
    TimeControl,
)

ID_BYTES, TOKEN_BYTES = 9, 18  # 72 bits for an id, 144 for an invitation
MAX_MINUTES, MAX_SECONDS, MAX_DAYS = 180, 180, 14
MAX_BOARDS, MAX_BOARD_LENGTH = 1, 20_000  # of a user's boards

RANDOM: Literal["random"] = "random"


class MatchRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match that somebody wants to play."""

    game: str
    kind: MatchKind
    options: dict[str, Any] = {}
    boards: dict[str, str] = {}  # texts by id
    seat: str = RANDOM
    level: int | None = None  # of the computer
    clock: TimeControl = NoClock()
    rated: bool = False


def new_settings(wish: MatchRequest, founder: str, now: Milliseconds) -> MatchSettings:
    """The terms of a new match. Raises: BadField that names what is wrong, BadBoard."""
    check_texts(wish.boards)
    spec = registry.spec(wish.game, wish.boards)
    options = spec.check_options(wish.options)
    check_clock(wish.clock, wish.kind)
    check_level(wish)
    if wish.rated and (wish.kind == "hotseat" or wish.boards):
        raise BadField("rated", field="rated")
    return MatchSettings(
        id=secrets.token_urlsafe(ID_BYTES),
        game=spec.id,
        rules_version=spec.rules_version,
        options=options,
        texts=spec.texts(spec.start(options)),
        **new_seed(),
        kind=wish.kind,
        founder=founder,
        founder_seat=choose_seat(wish.seat, spec.seats),
        clock=wish.clock,
        rated=wish.rated,
        level=wish.level,
        invite=secrets.token_urlsafe(TOKEN_BYTES) if wish.kind == "invite" else None,
        created=now,
    )


def rematch_settings(match: Match, now: Milliseconds) -> MatchSettings:
    """The terms of a rematch: the same with sides swapped, new luck, and the score so far."""
    terms, series = match.settings, match.settings.series
    return msgspec.structs.replace(
        terms,
        id=secrets.token_urlsafe(ID_BYTES),
        **new_seed(),
        founder_seat=match.other(terms.founder_seat),
        invite=None,
        series=Series(series.id if series else terms.id, terms.id, match.score),
        created=now,
    )


def rematch_players(match: Match) -> dict[Seat, Player]:
    """Who sits where in a rematch."""
    return {match.other(seat): player for seat, player in match.players.items()}


def initial_players(terms: MatchSettings) -> dict[Seat, Player]:
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


def new_seed() -> dict[str, Any]:
    """A seed that nobody knows, and the nonce of the commitment to it."""
    return {"seed": secrets.randbelow(MAX_SEED + 1), "nonce": fresh_nonce()}


def choose_seat(wanted: str, seats: tuple[Seat, Seat]) -> str:
    """A seat by its name, or any. Raises: BadField."""
    if wanted == RANDOM:
        return secrets.choice(seats)
    if wanted not in seats:
        raise BadField("seat", field="seat", values=", ".join((*seats, RANDOM)))
    return wanted


def check_texts(texts: Mapping[str, str]) -> None:
    """Raises: BadField where there are too many boards, or one is too long."""
    if len(texts) > MAX_BOARDS or any(len(text) > MAX_BOARD_LENGTH for text in texts.values()):
        raise BadField("boards", field="boards", most=MAX_BOARDS, longest=MAX_BOARD_LENGTH)


def check_clock(clock: TimeControl, kind: MatchKind) -> None:
    """Raises: BadField."""
    match clock:
        case NoClock():
            return
        case Fischer(minutes, seconds):
            fits = 0 <= minutes <= MAX_MINUTES and 0 <= seconds <= MAX_SECONDS and minutes + seconds > 0
        case Correspondence(days):
            fits = 1 <= days <= MAX_DAYS
    if not fits or kind == "hotseat":
        raise BadField("time-control", field="clock", minutes=MAX_MINUTES, seconds=MAX_SECONDS, days=MAX_DAYS)


def check_level(wish: MatchRequest) -> None:
    """Raises: BadField where the computer's level is missing, or is not one, or nobody needs it."""
    if wish.kind == "computer":
        known_level(wish.game, wish.level)
    elif wish.level is not None:
        raise BadField("level-unused", field="level")
