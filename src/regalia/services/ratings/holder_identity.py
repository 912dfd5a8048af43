"""Public identities of the holders of ratings."""

from __future__ import annotations

from collections.abc import Iterable

from regalia.services.people.ports import AccountStore
from regalia.services.people.public_identity import PublicIdentity, identities_of
from regalia.services.ratings.ratings import level_of


async def holder_identities(store: AccountStore, holders: Iterable[str]) -> dict[str, PublicIdentity]:
    """Returns the identities of holders: account ids, or levels such as `level-5v2`."""
    levels = {holder: level for holder in holders if (level := level_of(holder)) is not None}
    people = [holder for holder in holders if holder not in levels]
    found = await identities_of(store, people)
    return found | {holder: PublicIdentity(kind="computer", level=level) for holder, level in levels.items()}
