"""Messages about accounts, sessions and histories."""

from __future__ import annotations

from msgspec import field

from regalia.services.matches.match_settings import Milliseconds
from regalia.services.people.public_identity import PublicIdentity
from regalia.web.messages.base import Query, RequestBody, ResponseBody, ShortText


class Me(ResponseBody, frozen=True, kw_only=True):
    """The account of the request; `face` is missing without a session. `moderator`: whether it sees reports."""

    identity: PublicIdentity | None = field(default=None, name="face")
    moderator: bool = False


class Register(RequestBody, frozen=True, kw_only=True):
    """A name and a password for a guest; `code` is the registration code, where the server needs one."""

    name: ShortText
    password: ShortText
    code: ShortText | None = None


class Registered(ResponseBody, frozen=True, kw_only=True):
    """The account, and its recovery code, which is shown only once."""

    identity: PublicIdentity = field(name="face")
    recovery: str


class Rename(RequestBody, frozen=True, kw_only=True):
    """A new name, and the password."""

    name: ShortText
    password: ShortText


class ChangePassword(RequestBody, frozen=True, kw_only=True):
    """The old and the new password."""

    old: ShortText
    new: ShortText


class DeleteAccount(RequestBody, frozen=True, kw_only=True):
    """The password, if the account has one."""

    password: ShortText | None = None


class SignIn(RequestBody, frozen=True, kw_only=True):
    """A name and its password."""

    name: ShortText
    password: ShortText


class Recover(RequestBody, frozen=True, kw_only=True):
    """The recovery code of a name, and a new password."""

    name: ShortText
    code: ShortText
    password: ShortText


class Done(ResponseBody, frozen=True, kw_only=True):
    """An empty response."""


class HistoryQuery(Query, frozen=True, kw_only=True):
    """A page of a player's history: the matches before the one with the number `before`."""

    before: int | None = None
    limit: int | None = None


class SessionInfo(ResponseBody, frozen=True, kw_only=True):
    """A browser in which the account is logged in.

    `current` is true for the session of the request, `online` if it has an open socket. `browser` and `system` are
    families, such as Firefox and Android, if they are known. `used` is accurate to an hour.
    """

    id: str
    current: bool = False
    online: bool = False
    browser: str | None = None
    system: str | None = None
    created: Milliseconds
    used: Milliseconds


class SessionList(ResponseBody, frozen=True, kw_only=True):
    """The sessions of the account, the most recently used first."""

    sessions: list[SessionInfo]
