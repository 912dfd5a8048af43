"""Accounts: guests, registration with name and password, recovery and deletion.

Fields that people fill in have the type `object`: any value that a client sends is validated here. Rate limits are in
`services.limits`.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from regalia.services.errors import NotAllowedNow, NotSignedIn, WrongPassword
from regalia.services.limits import Limits
from regalia.services.people.names import name_key
from regalia.services.people.passwords import Passwords, code_digest, digests_equal, new_code, read_password
from regalia.services.people.ports import Account, AccountStore
from regalia.services.people.reserved_names import validate_new_name
from regalia.services.time import Now

DAY = 24 * 3600 * 1000  # ms
DUMMY_DIGEST = code_digest(secrets.token_hex())  # compared with if there is no account


class GuestLifetimes(NamedTuple):
    """Days after which guests are deleted."""

    unused: int = 30  # since the account was made, if it never joined a match
    lost: int = 365  # since its last match changed, if it has no session and so cannot come back

    @classmethod
    def from_limits(cls, limits: Limits) -> GuestLifetimes:
        """Reads the values from the limits of a server."""
        return cls(limits.count("guest.unused-days"), limits.count("guest.lost-days"))


class Registered(NamedTuple):
    """An account, and its recovery code, which is shown only once."""

    account: Account
    code: str


class Accounts:
    """Operations on accounts."""

    def __init__(
        self,
        store: AccountStore,
        passwords: Passwords,
        now: Now,
        *,
        changed: Callable[[Account], None] = lambda account: None,
        lifetimes: GuestLifetimes = GuestLifetimes(),  # noqa: B008  (immutable)
    ) -> None:
        """`changed` is called with every changed account."""
        self._lifetimes = lifetimes
        self._store = store
        self._changed = changed
        self._passwords = passwords
        self._now = now

    async def guest(self) -> Account:
        """Creates an account without name and password."""
        account = Account(id=secrets.token_hex(12), since=self._now())
        await self._store.add(account)
        return account

    async def delete_idle_guests(self) -> int:
        """Deletes old guests that never joined a match. Returns: how many."""
        return await self._store.delete_idle_guests(before=self._now() - self._lifetimes.unused * DAY)

    async def lost_guests(self, *, most: int) -> list[str]:
        """Returns guests with matches that nobody can use any more: they have no session and no password.

        Nothing has happened in their matches for a year, which is longer than any cookie lasts.
        """
        return await self._store.lost_guests(before=self._now() - self._lifetimes.lost * DAY, most=most)

    async def register(self, account: str, *, name: object, password: object) -> Registered:
        """Gives a guest a name and a password; the id and its games stay. Ends all sessions.

        Raises:
            BadName, BadPassword: one of them breaks a rule.
            NameTaken: the name is taken, or looks like one that is.
            NotSignedIn: there is no such account.
            NotAllowedNow: the account has a name already.
        """
        chosen = await asyncio.to_thread(validate_new_name, name)  # the first call loads a long table
        hashed = await self._passwords.hash(read_password(password, name=chosen.shown))
        code = new_code()

        def named(now: Account) -> Account:
            if not now.is_guest:
                raise NotAllowedNow("account-named")
            return msgspec.structs.replace(
                now,
                name=chosen.shown,
                key=chosen.key,
                looks=chosen.skeleton,
                password=hashed,
                recovery=code_digest(code),
                version=now.version + 1,  # ends all sessions: a stranger may share one with the guest
            )

        return Registered(await self._change(account, named), code)

    async def id_of(self, name: object) -> str | None:
        """Returns the id of the account with this name."""
        account = await self._by_name(name)
        return account.id if account else None

    async def sign_in(self, name: object, password: object) -> Account:
        """Returns the account. Raises: WrongPassword, in the same time if there is no such account."""
        account = await self._by_name(name)
        kept = account.password if account else None
        right = await self._passwords.check(password, kept)
        if account is None or kept is None or not right:
            raise WrongPassword("wrong-password", field="password")
        if self._passwords.needs_rehash(kept):
            assert isinstance(password, str)  # `check` returns False otherwise
            return await self._replace_hash(account, kept, await self._passwords.hash(password))
        return account

    async def rename(self, account: str, *, name: object, password: object) -> Account:
        """Changes the name; the old one becomes free.

        Raises:
            NotSignedIn, NotAllowedNow, WrongPassword: no such account, a guest, or a wrong password.
            BadName, BadPassword: the name breaks a rule, or equals the password.
            NameTaken: the name is taken, or looks like one that is.
        """
        await self._authenticated(account, password, field="password")
        chosen = await asyncio.to_thread(validate_new_name, name)
        read_password(password, name=chosen.shown)

        def renamed(now: Account) -> Account:
            return msgspec.structs.replace(now, name=chosen.shown, key=chosen.key, looks=chosen.skeleton)

        return await self._change(account, renamed)

    async def change_password(self, account: str, *, old: object, new: object) -> Account:
        """Changes the password. Ends all sessions; the caller starts a new one.

        Raises: NotSignedIn, NotAllowedNow (a guest), WrongPassword (the old one), BadPassword (the new one).
        """
        now = await self._authenticated(account, old, field="old")
        hashed = await self._passwords.hash(read_password(new, name=now.name or ""))
        return await self._replace_hash(now, now.password, hashed, ends_sessions=True)

    async def recover(self, name: object, *, code: object, password: object) -> Registered:
        """Sets a new password with a recovery code and issues a new code. Ends all sessions.

        Raises: WrongPassword (wrong code or unknown name), BadPassword (the new one).
        """
        account = await self._by_name(name)
        digest = code_digest(code)
        if not digests_equal((account and account.recovery) or DUMMY_DIGEST, digest) or account is None:
            raise WrongPassword("wrong-code", field="code")
        hashed = await self._passwords.hash(read_password(password, name=account.name or ""))
        fresh = new_code()

        def recovered(now: Account) -> Account:
            if now.recovery is None or not digests_equal(now.recovery, digest):
                raise WrongPassword("wrong-code", field="code")
            return msgspec.structs.replace(
                now, password=hashed, recovery=code_digest(fresh), version=now.version + 1
            )

        return Registered(await self._change(account.id, recovered), fresh)

    async def sign_out_everywhere(self, account: str) -> Account:
        """Ends all sessions of an account. Raises: NotSignedIn."""
        return await self._change(account, lambda now: msgspec.structs.replace(now, version=now.version + 1))

    async def delete(self, account: str, *, password: object = None) -> Account:
        """Deletes name and password; the name becomes free, and the games stay without a name.

        Ends all sessions. Returns: what is left of the account.

        Raises: NotSignedIn, WrongPassword (of an account that has one).
        """
        now = await self._store.get(account)
        if now is not None and not now.is_guest:
            await self._authenticated(account, password, field="password")
        return await self.remove(account)

    # What moderators and operators do, without the password of the account.

    async def assign_name(self, account: str, name: object) -> Account:
        """Changes the name of an account that has one. Raises: NotSignedIn, NotAllowedNow, BadName, NameTaken."""
        chosen = await asyncio.to_thread(validate_new_name, name)

        def renamed(now: Account) -> Account:
            if now.is_guest:
                raise NotAllowedNow("account-guest")
            return msgspec.structs.replace(now, name=chosen.shown, key=chosen.key, looks=chosen.skeleton)

        return await self._change(account, renamed)

    async def reset_password(self, account: str) -> Registered:
        """Makes the password useless and issues a recovery code, which sets a new one. Ends all sessions.

        Raises: NotSignedIn, NotAllowedNow (a guest).
        """
        code = new_code()

        def reset(now: Account) -> Account:
            if now.is_guest:
                raise NotAllowedNow("account-guest")
            return msgspec.structs.replace(
                now, password=None, recovery=code_digest(code), version=now.version + 1
            )

        return Registered(await self._change(account, reset), code)

    async def set_role(self, account: str, role: str | None) -> Account:
        """Changes the role of an account with a name. Raises: NotSignedIn, NotAllowedNow (a guest)."""

        def changed(now: Account) -> Account:
            if now.is_guest:
                raise NotAllowedNow("account-guest")
            return msgspec.structs.replace(now, role=role)

        return await self._change(account, changed)

    async def remove(self, account: str) -> Account:
        """Deletes name and password, as `delete` does. Raises: NotSignedIn."""
        return await self._change(
            account, lambda now: Account(id=now.id, since=now.since, version=now.version + 1, deleted=True)
        )

    async def _by_name(self, name: object) -> Account | None:
        return await self._store.by_key(name_key(name)) if isinstance(name, str) else None

    async def _authenticated(self, account: str, password: object, *, field: str) -> Account:
        """Returns an account whose password was given. Raises: NotSignedIn, NotAllowedNow, WrongPassword."""
        now = await self._store.get(account)
        if now is None or now.deleted:
            raise NotSignedIn("not-signed-in")
        if now.password is None:
            raise NotAllowedNow("account-guest")
        if not await self._passwords.check(password, now.password):
            raise WrongPassword("not-your-password", field=field)
        return now

    async def _replace_hash(
        self, account: Account, kept: str | None, hashed: str, *, ends_sessions: bool = False
    ) -> Account:
        """Replaces the checked hash by a new one. Raises: WrongPassword if it changed meanwhile."""

        def renewed(now: Account) -> Account:
            if now.password != kept:  # changed by another request
                raise WrongPassword("wrong-password", field="password")
            return msgspec.structs.replace(now, password=hashed, version=now.version + ends_sessions)

        return await self._change(account.id, renewed)

    async def _change(self, account: str, how: Callable[[Account], Account]) -> Account:
        """Changes an account that is not deleted. Raises: NotSignedIn, and what `how` raises."""

        def living(now: Account) -> Account:
            if now.deleted:
                raise NotSignedIn("not-signed-in")
            return how(now)

        changed = await self._store.change(account, living)
        if changed is None:
            raise NotSignedIn("not-signed-in")
        self._changed(changed)
        return changed
