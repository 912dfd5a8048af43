"""Limits on failed attempts to log in and to use a recovery code.

An attempt is counted for the key of the name, so that other spellings share the count. Unknown browsers have few
attempts per address and more in total; a browser that was logged in to the account before has its own count, so that
strangers cannot lock the owner out. Successful attempts are not counted.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from regalia.services.errors import ServiceError, WrongPassword
from regalia.services.limits import LimitKind, Limits, address_group
from regalia.services.people.devices import Device
from regalia.services.people.names import name_key


class LoginAttempts:
    """Counts attempts by the rates `KIND.address`, `KIND.account`, `KIND.total` and `KIND.device`."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    @asynccontextmanager
    async def by_name(
        self, kind: LimitKind, name: object, *, account: str | None, address: str, device: Device | None
    ) -> AsyncIterator[None]:
        """Counts the work in this context if it fails; `account` is the id of the account with the name.

        Raises: TooMany, before the work.
        """
        key = name_key(name) if isinstance(name, str) else ""
        if device is not None and account is not None and device.knows(account):
            counted = [(f"{kind}.device", f"{device.id} {account}")]
        else:
            where = address_group(address)
            counted = [
                (f"{kind}.address", where),
                (f"{kind}.account", f"{where} {key}"),
                (f"{kind}.total", key),
            ]
        async with self._counting_failures(counted):
            yield

    @asynccontextmanager
    async def by_owner(self, account: str) -> AsyncIterator[None]:
        """Counts the wrong passwords that a logged-in owner gives to change the account.

        Raises: TooMany, before the work.
        """
        async with self._counting_failures([(f"{LimitKind.SIGN_IN}.device", f"owner {account}")]):
            yield

    @asynccontextmanager
    async def _counting_failures(self, counted: list[tuple[str, str]]) -> AsyncIterator[None]:
        # Counted before the work and refunded later, or concurrent attempts would all pass.
        taken = await self._limits.admit_each(counted)
        try:
            yield
        except WrongPassword:
            raise
        except ServiceError:
            await taken.refund()
            raise
        await taken.refund()
