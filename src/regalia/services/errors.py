"""The errors of services, as one tree with stable codes.

    ServiceError                base class: `service/...`
    ├── NoSuchMatch             no match has this id
    ├── NoSuchMoment            there is no view after this entry, or the entry was taken back
    ├── NoSuchInvite            the invitation is unknown or used
    ├── BadLog                  a stored log cannot be replayed; `number` is that of the first bad entry
    ├── GameNotInstalled        a stored match of a game that is not installed (any more)
    ├── StaleTurn               the position has changed since the client's revision
    │   └── NumberTaken         another writer has appended an entry with this number
    ├── NotYourSeat             the account does not have this seat
    ├── NotYourTurn             another seat is to act
    ├── SeatTaken               the seat is taken
    ├── NotBegun                the match waits for a player
    ├── MatchOver               the match has ended
    ├── NothingOffered          there is nothing to accept or to decline
    ├── NotAllowedNow           the command is not allowed now; `reason` says why
    ├── WrongInLesson           the action is legal, but not what the lesson asks for
    ├── NoSuchLesson            the game has no lesson with this id
    ├── BadCommand              a command that cannot be read; `field` names the field
    ├── TooMany                 a limit is exceeded
    ├── NotSignedIn             an account is required
    ├── NameTaken               the name is taken
    ├── BadName                 the name breaks a rule
    ├── BadPassword             the new password breaks a rule
    ├── WrongPassword           the name and the password, or the recovery code, do not match
    ├── NoSuchAccount           no account has this name
    ├── NoSuchSession           the account has no such session
    ├── Restricted              the account or its network is banned or muted
    ├── NoSuchReport            no report has this number
    ├── NoSuchRestriction       no ban or mute that is in force is meant
    ├── NoSuchRegistrationCode  registration needs a code, and this one is unknown, used up or expired
    ├── NoSuchBlock             the account blocks nobody by this id
    └── NoSuchLeaderboard       there is no such game, or it has no such seat

The messages are in `locales/*/{matches,archive,people,moderation}.ftl`, as `error-REASON`.
"""

from __future__ import annotations

from typing import Any, ClassVar

from regalia.core.errors import RegaliaError
from regalia.core.i18n import tr


class ServiceError(RegaliaError):
    """Base class. The message is that of `reason`, by default of the code."""

    code: ClassVar[str] = "service/error"

    def __init__(self, reason: str | None = None, /, *, field: str | None = None, **arguments: Any) -> None:
        super().__init__(reason or self.code.removeprefix("service/"), field=field, **arguments)


class NoSuchMatch(ServiceError):
    """No match has this id."""

    code = "service/no-such-match"


class NoSuchMoment(ServiceError):
    """There is no view after this entry, or the entry was taken back."""

    code = "service/no-such-moment"


class NoSuchInvite(ServiceError):
    """The invitation is unknown or used."""

    code = "service/no-such-invite"


class BadLog(ServiceError):
    """A stored log cannot be replayed to a match."""

    code = "service/bad-log"


class GameNotInstalled(ServiceError):
    """The match is stored, but its game is not installed, so that it cannot be opened."""

    code = "service/game-not-installed"


class StaleTurn(ServiceError):
    """The position has changed since the client's revision."""

    code = "service/stale-turn"


class NumberTaken(StaleTurn):
    """Another writer has appended an entry with this number; nothing was stored."""

    def __init__(self) -> None:
        super().__init__("number-taken")


class NotYourSeat(ServiceError):
    """The account does not have this seat."""

    code = "service/not-your-seat"


class NotYourTurn(ServiceError):
    """Another seat is to act."""

    code = "service/not-your-turn"


class SeatTaken(ServiceError):
    """The seat is taken."""

    code = "service/seat-taken"


class NotBegun(ServiceError):
    """The match waits for a player."""

    code = "service/not-begun"


class MatchOver(ServiceError):
    """The match has ended."""

    code = "service/match-over"


class NothingOffered(ServiceError):
    """There is nothing to accept or to decline."""

    code = "service/nothing-offered"


class NotAllowedNow(ServiceError):
    """The command is not allowed now."""

    code = "service/not-allowed-now"


class WrongInLesson(ServiceError):
    """The action is legal, but not what the lesson asks for; the message is the lesson's remark, if it has one."""

    code = "service/wrong-in-lesson"

    def __init__(self, reason: str, /, *, remark: str | None = None) -> None:
        super().__init__(reason)
        self.remark = remark

    def words(self, language: str | None = None) -> str:
        """The remark in a language, or in the current one."""
        return super().words(language) if self.remark is None else tr(self.remark, language)


class NoSuchLesson(ServiceError):
    """The game has no lesson with this id."""

    code = "service/no-such-lesson"


class BadCommand(ServiceError):
    """A command that cannot be read."""

    code = "service/bad-command"


class TooMany(ServiceError):
    """A limit is exceeded; `limit` is its name in `limit_table`, or the setting `connections`."""

    code = "service/too-many"

    def __init__(self, reason: str, /, *, limit: str, **arguments: Any) -> None:
        super().__init__(reason, **arguments)
        self.limit = limit


class NotSignedIn(ServiceError):
    """An account is required."""

    code = "service/not-signed-in"


class NameTaken(ServiceError):
    """The name is taken."""

    code = "service/name-taken"


class BadName(ServiceError):
    """The name breaks a rule."""

    code = "service/bad-name"


class BadPassword(ServiceError):
    """The new password breaks a rule."""

    code = "service/bad-password"


class WrongPassword(ServiceError):
    """The name and the password, or the recovery code, do not match."""

    code = "service/wrong-password"


class NoSuchAccount(ServiceError):
    """No account has this name."""

    code = "service/no-such-account"


class NoSuchSession(ServiceError):
    """The account has no session with this id."""

    code = "service/no-such-session"


class Restricted(ServiceError):
    """The account or its network is banned or muted; the message says until when and why."""

    code = "service/restricted"


class NoSuchReport(ServiceError):
    """No report has this number."""

    code = "service/no-such-report"


class NoSuchRestriction(ServiceError):
    """There is no such ban or mute, or it is not in force any more."""

    code = "service/no-such-restriction"


class NoSuchRegistrationCode(ServiceError):
    """Registration needs a code, and this one is unknown, used up or expired."""

    code = "service/no-such-registration-code"


class NoSuchBlock(ServiceError):
    """The account blocks nobody by this id."""

    code = "service/no-such-block"


class NoSuchLeaderboard(ServiceError):
    """There is no such game, or it has no such seat."""

    code = "service/no-such-leaderboard"
