"""How players are shown to others: a name, a guest name, a level, an archived name, or deleted."""

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
    """A player as others see them, without the account id.

    `archived` is a player of an imported record: a name, or a guest name, without an account here.
    """

    kind: Literal["person", "guest", "computer", "archived", "deleted"]
    name: str | None = None
    guest: GuestName | None = None
    level: int | None = None

    def words(self, language: str | None = None) -> str:
        """Returns the name in a language."""
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


async def identities_of(store: AccountStore, holders: Iterable[str]) -> dict[str, PublicIdentity]:
    """Returns the identities of holders: account ids, or levels such as `level-5`."""
    levels = {holder: level for holder in holders if (level := level_of(holder)) is not None}
    people = [holder for holder in holders if holder not in levels]
    accounts = await store.get_many(people)
    shown = {holder: identity_of(accounts.get(holder)) for holder in people}
    return shown | {holder: PublicIdentity(kind="computer", level=level) for holder, level in levels.items()}


def player_identity(player: Player, known: Mapping[str, PublicIdentity]) -> PublicIdentity:
    """Returns the identity of a player; an unknown account counts as deleted."""
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
    """Returns the identities of the players of a match, by seat."""
    known = await identities_of(
        store, {player.account for player in players.values() if isinstance(player, Person)}
    )
    return {seat: player_identity(player, known) for seat, player in players.items()}
