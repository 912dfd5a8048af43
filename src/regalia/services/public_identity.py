"""How somebody is shown to others: a name, a guest's beast, a level, a name of a record, or who has gone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from regalia.core.i18n import tr
from regalia.services.match_settings import Archived, Computer, Person, Player
from regalia.services.names import GuestName, guest_name
from regalia.services.people_ports import Account, AccountStore
from regalia.services.ratings import level_of


class PublicIdentity(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """Somebody as others see them; never the id of an account.

    `archived` is who only a record tells of: a name, or a guest's, that is nobody's here and leads nowhere.
    """

    kind: Literal["person", "guest", "computer", "archived", "deleted"]
    name: str | None = None
    guest: GuestName | None = None
    level: int | None = None

    def words(self, language: str | None = None) -> str:
        """What they are called, for people to read."""
        name = self.name if self.guest is None else self.guest.display_name()
        if self.kind in ("person", "guest"):
            return name or ""
        return tr(f"face-{self.kind}", language, level=self.level, name=name)


def identity_of(account: Account | None) -> PublicIdentity:
    """How the holder of an account is shown; an account that is not there is one that was deleted."""
    if account is None or account.deleted:
        return PublicIdentity(kind="deleted")
    if account.name is None:
        return PublicIdentity(kind="guest", guest=guest_name(account.id))
    return PublicIdentity(kind="person", name=account.name)


async def identities_of(store: AccountStore, holders: Iterable[str]) -> dict[str, PublicIdentity]:
    """How holders, accounts by their ids and levels by their names, are shown."""
    levels = {holder: level for holder in holders if (level := level_of(holder)) is not None}
    people = [holder for holder in holders if holder not in levels]
    accounts = await store.get_many(people)
    shown = {holder: identity_of(accounts.get(holder)) for holder in people}
    return shown | {holder: PublicIdentity(kind="computer", level=level) for holder, level in levels.items()}


def player_identity(player: Player, known: Mapping[str, PublicIdentity]) -> PublicIdentity:
    """How a player is shown, where people are known by their accounts; who is not known has gone."""
    match player:
        case Person(account):
            return known.get(account) or PublicIdentity(kind="deleted")
        case Computer(level):
            return PublicIdentity(kind="computer", level=level)
        case Archived(name, guest) if name is not None or guest is not None:
            return PublicIdentity(kind="archived", name=name, guest=guest)
        case Archived():
            return PublicIdentity(kind="deleted")


async def player_identities(store: AccountStore, players: Mapping[str, Player]) -> dict[str, PublicIdentity]:
    """How the players of a match are shown, by seat."""
    known = await identities_of(
        store, {player.account for player in players.values() if isinstance(player, Person)}
    )
    return {seat: player_identity(player, known) for seat, player in players.items()}
