"""Everything that the table can refuse, as one tree with stable codes.

ServiceError                what all of it is: `service/...`
├── NoSuchMatch             no match has this id, or it is not yours to see
├── NoSuchMoment            nothing is known of a match after this entry, or it was taken back
├── NoSuchInvite            nobody is invited by this token, or somebody has come already
├── BadLog                  a stored match that does not fold; `number` says at which entry
├── StaleTurn               the position has moved on since the client looked
├── NotYourSeat             the asker does not sit there
├── NotYourTurn             another seat is to act
├── SeatTaken               somebody sits there
├── NotBegun                the match waits for somebody to join
├── MatchOver               the match has ended
├── NothingOffered          there is nothing to accept or to decline
├── NotAllowedNow           the command is known, and this is not the moment; `reason` says why
├── BadCommand              a command that cannot be read; `field` names where
├── TooMany                 too often, too long or too many: a limit
├── NotSignedIn             this needs an account
├── NameTaken               somebody has this name
├── BadName                 a name that nobody may have
├── BadPassword             a password that is too short or too long
├── WrongPassword           the name and the password, or the recovery code, do not fit
├── NoSuchAccount           nobody has this name
├── NoSuchSession           the account has no such session, or it has ended
└── NoSuchLeaderboard       there is no such game, or it has no such seat

The words are in `locales/*/service.ftl`, as `error-REASON`.
"""

from __future__ import annotations

from typing import Any, ClassVar

from regalia.core.errors import RegaliaError


class ServiceError(RegaliaError):
    """What the table refuses. The words are those of `reason`, by default the code's own."""

    code: ClassVar[str] = "service/error"

    def __init__(self, reason: str | None = None, /, *, field: str | None = None, **arguments: Any) -> None:
        super().__init__(reason or self.code.removeprefix("service/"), field=field, **arguments)


class NoSuchMatch(ServiceError):
    """No match has this id."""

    code = "service/no-such-match"


class NoSuchMoment(ServiceError):
    """Nothing is known of a match after this entry, or it was taken back."""

    code = "service/no-such-moment"


class NoSuchInvite(ServiceError):
    """Nobody is invited by this token."""

    code = "service/no-such-invite"


class BadLog(ServiceError):
    """A stored match that does not fold."""

    code = "service/bad-log"


class StaleTurn(ServiceError):
    """The client acted on a position that has moved on."""

    code = "service/stale-turn"


class NotYourSeat(ServiceError):
    """The asker does not sit there."""

    code = "service/not-your-seat"


class NotYourTurn(ServiceError):
    """Another seat is to act."""

    code = "service/not-your-turn"


class SeatTaken(ServiceError):
    """Somebody sits there."""

    code = "service/seat-taken"


class NotBegun(ServiceError):
    """The match waits for somebody to join."""

    code = "service/not-begun"


class MatchOver(ServiceError):
    """The match has ended."""

    code = "service/match-over"


class NothingOffered(ServiceError):
    """There is nothing to accept or to decline."""

    code = "service/nothing-offered"


class NotAllowedNow(ServiceError):
    """The command is known, and this is not the moment."""

    code = "service/not-allowed-now"


class BadCommand(ServiceError):
    """A command that cannot be read."""

    code = "service/bad-command"


class TooMany(ServiceError):
    """Too often, too long or too many."""

    code = "service/too-many"


class NotSignedIn(ServiceError):
    """This needs an account."""

    code = "service/not-signed-in"


class NameTaken(ServiceError):
    """Somebody has this name."""

    code = "service/name-taken"


class BadName(ServiceError):
    """A name that nobody may have."""

    code = "service/bad-name"


class BadPassword(ServiceError):
    """A password that is too short or too long."""

    code = "service/bad-password"


class WrongPassword(ServiceError):
    """The name and the password, or the recovery code, do not fit."""

    code = "service/wrong-password"


class NoSuchAccount(ServiceError):
    """Nobody has this name."""

    code = "service/no-such-account"


class NoSuchSession(ServiceError):
    """The account has no session with this id, or it has ended."""

    code = "service/no-such-session"


class NoSuchLeaderboard(ServiceError):
    """There is no such game, or it has no such seat."""

    code = "service/no-such-leaderboard"
