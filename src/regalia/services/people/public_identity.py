"""How players are shown to others: a name, a guest name, a level, an archived name, or deleted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from regalia.core.i18n import tr
from regalia.services.people.names import GuestName, guest_name
from regalia.services.people.ports import Account, AccountStore


class PublicIdentity(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """A player as others see them, without the account id.

    `archived` is a player of an imported record: a name, or a guest name, without an account here.
    """

    kind: Literal["person", "guest", "computer", "archived", "deleted"]
    name: str | None = None
    guest: GuestName | None = None
    level: int | None = None

    def words(self, language: str | None = None) -> str:
        """Returns the display name in a language, or in the current one."""
        name = self.name if self.guest is None else self.guest.display_name()
        if self.kind in ("person", "guest"):
            return name or ""
        return tr(f"face-{self.kind}", language, level=self.level, name=name)


def identity_of(account: Account | None) -> PublicIdentity:
    """Returns the identity of an account; a missing account counts as deleted."""
    if account is None or account.deleted:
        return PublicIdentity(kind="deleted")
    if account.name is None:
        return PublicIdentity(kind="guest", guest=guest_name(account.id))
    return PublicIdentity(kind="person", name=account.name)


async def identities_of(store: AccountStore, accounts: Sequence[str]) -> dict[str, PublicIdentity]:
    """Returns the identities of accounts by their ids; a missing account counts as deleted."""
    found = await store.get_many(accounts)
    return {account: identity_of(found.get(account)) for account in accounts}
