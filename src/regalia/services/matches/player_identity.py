"""Public identities of the players of a match, and a cache of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from regalia.services.matches.match_settings import Archived, Computer, Person, Player
from regalia.services.people.ports import Account, AccountStore
from regalia.services.people.public_identity import PublicIdentity, identities_of, identity_of

MAX_CACHED = 20_000
UNKNOWN: Mapping[str, PublicIdentity] = {}


def player_identity(player: Player, known: Mapping[str, PublicIdentity] = UNKNOWN) -> PublicIdentity:
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


class IdentityCache:
    """Caches public identities, because sending an update cannot wait for the database."""

    def __init__(self, store: AccountStore) -> None:
        self._store = store
        self._known: dict[str, PublicIdentity] = {}

    async def load(self, players: Iterable[Player]) -> None:
        """Loads the identities of unknown accounts."""
        new = {player.account for player in players if isinstance(player, Person)} - self._known.keys()
        if new:
            if len(self._known) > MAX_CACHED:
                self._known.clear()
            self._known |= await identities_of(self._store, sorted(new))

    def update(self, account: Account) -> None:
        """Replaces the identity of a new or changed account."""
        self._known[account.id] = identity_of(account)

    def remove(self, account: str) -> None:
        """Removes a deleted account."""
        self._known.pop(account, None)

    async def reload(self) -> None:
        """Loads all known identities again: names may have changed unheard."""
        self._known |= await identities_of(self._store, sorted(self._known))

    def get(self, player: Player) -> PublicIdentity:
        """Returns the identity of a player; an account that was never loaded counts as deleted."""
        return player_identity(player, self._known)

    def by_seat(self, players: Mapping[str, Player]) -> dict[str, PublicIdentity]:
        """Returns the identities of the players of a match, by seat."""
        return {seat: self.get(player) for seat, player in players.items()}
