"""Public identities of the players of a match."""

from __future__ import annotations

from collections.abc import Mapping

from regalia.services.matches.match_settings import Archived, Computer, Person, Player
from regalia.services.people.ports import AccountStore
from regalia.services.people.public_identity import PublicIdentity, identities_of


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
        store, sorted({player.account for player in players.values() if isinstance(player, Person)})
    )
    return {seat: player_identity(player, known) for seat, player in players.items()}
