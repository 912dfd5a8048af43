"""Accounts: guests at once, a name and a password later, and every way to leave again.

Fields that people fill in are `object` here: whatever a client sends, a ServiceError says what is wrong.
How often any of this may be asked is for `services.limits`.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from regalia.services.errors import NotAllowedNow, NotSignedIn, WrongPassword
from regalia.services.names import name_key
from regalia.services.passwords import Passwords, code_digest, digests_equal, new_code, read_password
from regalia.services.people_ports import Account, AccountStore
from regalia.services.ports import Now
from regalia.services.reserved_names import validate_new_name

DAY = 24 * 3600 * 1000  # ms
GUEST_DAYS = 30  # after which a guest who has never sat down is forgotten
DUMMY_DIGEST = code_digest(secrets.token_hex())  # what nobody's code is compared with


class Registered(NamedTuple):
    """An account, and the recovery code that is shown this one time."""

    account: Account
    code: str


class Accounts:
    """All that people do with their accounts."""

    def __init__(
        self,
        store: AccountStore,
        passwords: Passwords,
        now: Now,
        *,
        changed: Callable[[Account], None] = lambda account: None,
    ) -> None:
        """`changed` is told of every account that was changed, as it is now."""
        self._store = store
        self._changed = changed
        self._passwords = passwords
        self._now = now

    async def guest(self) -> Account:
        """A new account without name and password."""
        account = Account(id=secrets.token_hex(12), since=self._now())
        await self._store.add(account)
        return account

    async def delete_idle_guests(self) -> int:
        """Forget guests who came a month ago and have never sat down at a table; how many."""
        return await self._store.delete_idle_guests(before=self._now() - GUEST_DAYS * DAY)

    async def register(self, account: str, *, name: object, password: object) -> Registered:
        """Give a guest a name and a password; the id stays, and with it the games. All sessions end.

        Raises:
            BadName, BadPassword: one of them breaks a rule.
            NameTaken: somebody has this name, or one that looks like it.
            NotSignedIn: there is no such account.
            NotAllowedNow: the account has a name already.
        """
        chosen = await asyncio.to_thread(validate_new_name, name)  # the first one reads a long table
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
                version=now.version + 1,  # a session that a stranger may share with the guest ends
            )

        return Registered(await self._change(account, named), code)

    async def id_of(self, name: object) -> str | None:
        """The id of the account of this name."""
        account = await self._by_name(name)
        return account.id if account else None

    async def sign_in(self, name: object, password: object) -> Account:
        """The account of this name. Raises: WrongPassword, also where nobody has the name, and as late."""
        account = await self._by_name(name)
        kept = account.password if account else None
        right = await self._passwords.check(password, kept)
        if account is None or kept is None or not right:
            raise WrongPassword("wrong-password", field="password")
        if self._passwords.needs_rehash(kept):
            assert isinstance(password, str)  # or it would not have been right
            return await self._replace_hash(account, kept, await self._passwords.hash(password))
        return account

    async def rename(self, account: str, *, name: object, password: object) -> Account:
        """Another name; the old one is free again, and all else stays.

        Raises:
            NotSignedIn, NotAllowedNow, WrongPassword: no such account, a guest's, or somebody else's.
            BadName, BadPassword: the name breaks a rule, or would be the password.
            NameTaken: somebody else has this name, or one that looks like it.
        """
        await self._authenticated(account, password, field="password")
        chosen = await asyncio.to_thread(validate_new_name, name)
        read_password(password, name=chosen.shown)

        def renamed(now: Account) -> Account:
            return msgspec.structs.replace(now, name=chosen.shown, key=chosen.key, looks=chosen.skeleton)

        return await self._change(account, renamed)

    async def change_password(self, account: str, *, old: object, new: object) -> Account:
        """Another password. All sessions end; the caller starts a new one.

        Raises: NotSignedIn, NotAllowedNow (a guest), WrongPassword (the old one), BadPassword (the new one).
        """
        now = await self._authenticated(account, old, field="old")
        hashed = await self._passwords.hash(read_password(new, name=now.name or ""))
        return await self._replace_hash(now, now.password, hashed, ends_sessions=True)

    async def recover(self, name: object, *, code: object, password: object) -> Registered:
        """Choose a new password with a recovery code, which is spent; there is a new one. All sessions end.

        Raises: WrongPassword (the code, or nobody has the name), BadPassword (the new one).
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
        """End all sessions of an account. Raises: NotSignedIn."""
        return await self._change(account, lambda now: msgspec.structs.replace(now, version=now.version + 1))

    async def delete(self, account: str, *, password: object = None) -> Account:
        """Forget who this was: the name is free again, the games stay, played by nobody in particular.

        All sessions end; what is left of the account is returned.

        Raises: NotSignedIn, WrongPassword (of an account that has one).
        """
        now = await self._store.get(account)
        if now is not None and not now.is_guest:
            await self._authenticated(account, password, field="password")
        return await self._change(
            account, lambda now: Account(id=now.id, since=now.since, version=now.version + 1, deleted=True)
        )

    async def _by_name(self, name: object) -> Account | None:
        return await self._store.by_key(name_key(name)) if isinstance(name, str) else None

    async def _authenticated(self, account: str, password: object, *, field: str) -> Account:
        """An account whose password was given. Raises: NotSignedIn, NotAllowedNow, WrongPassword."""
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
        """Keep a new hash in place of the one that was proven. Raises: WrongPassword where it is gone."""

        def renewed(now: Account) -> Account:
            if now.password != kept:  # changed by another while this one was checked
                raise WrongPassword("wrong-password", field="password")
            return msgspec.structs.replace(now, password=hashed, version=now.version + ends_sessions)

        return await self._change(account.id, renewed)

    async def _change(self, account: str, how: Callable[[Account], Account]) -> Account:
        """Change an account that is still there. Raises: NotSignedIn, and what `how` raises."""

        def living(now: Account) -> Account:
            if now.deleted:
                raise NotSignedIn("not-signed-in")
            return how(now)

        changed = await self._store.change(account, living)
        if changed is None:
            raise NotSignedIn("not-signed-in")
        self._changed(changed)
        return changed
