"""How somebody is shown to others: a name, a guest's beast, a level of the computer, or nobody any more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from regalia.core.words import DEFAULT_LANGUAGE, tr
from regalia.services.names import GuestName, guest_name
from regalia.services.people_ports import Account, AccountStore
from regalia.services.ratings import level_of


class Face(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody as others see them; never the id of an account."""

    kind: Literal["person", "guest", "computer", "deleted"]
    name: str | None = None
    guest: GuestName | None = None
    level: int | None = None

    def words(self, language: str = DEFAULT_LANGUAGE) -> str:
        """What they are called, for people to read."""
        if self.guest is not None:
            return self.guest.words(language)
        if self.kind == "person":
            return self.name or ""
        return tr(f"face-{self.kind}", language, level=self.level)


def face_of(account: Account | None) -> Face:
    """How the holder of an account is shown; an account that is not there is one that was deleted."""
    if account is None or account.deleted:
        return Face(kind="deleted")
    if account.name is None:
        return Face(kind="guest", guest=guest_name(account.id))
    return Face(kind="person", name=account.name)


async def faces(store: AccountStore, holders: Iterable[str]) -> dict[str, Face]:
    """How holders, accounts by their ids and levels by their names, are shown."""
    levels = {holder: level for holder in holders if (level := level_of(holder)) is not None}
    people = [holder for holder in holders if holder not in levels]
    accounts = await store.several(people)
    shown = {holder: face_of(accounts.get(holder)) for holder in people}
    return shown | {holder: Face(kind="computer", level=level) for holder, level in levels.items()}
