"""Blocks: a player who wants nothing to do with another. They hold in both directions; only the blocker knows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from hashlib import sha256
from typing import NamedTuple, Protocol

from regalia.services.errors import NoSuchBlock, NotAllowedNow, TooMany
from regalia.services.people.ports import AccountStore
from regalia.services.people.public_identity import PublicIdentity, identities_of
from regalia.services.time import Now

MAX_BLOCKS = 500  # of one account


class Block(NamedTuple):
    """An account that has blocked another."""

    account: str
    blocked: str
    at: int  # ms


class BlockStore(Protocol):
    """Stores blocks. Those by and of a deleted account are deleted with it: `AccountStore.change`."""

    async def add(self, block: Block) -> None:
        """Stores a block; nothing changes if it exists."""

    async def remove(self, account: str, blocked: str) -> None:
        """Deletes a block, if it exists."""

    async def of(self, account: str) -> list[Block]:
        """Returns the blocks that an account has made, the latest first."""

    async def touching(self, accounts: Sequence[str]) -> list[Block]:
        """Returns the blocks that one of these accounts has made, or that one of them is blocked by."""


class ListedBlock(NamedTuple):
    """A block as its owner sees it."""

    id: str
    identity: PublicIdentity
    at: int  # ms


class Blocks:
    """Operations on blocks. `changed` is called with blocker and blocked after a change."""

    def __init__(
        self,
        store: BlockStore,
        accounts: AccountStore,
        now: Now,
        *,
        most: int = MAX_BLOCKS,
        changed: Callable[[str, str], None] = lambda account, blocked: None,
    ) -> None:
        self._store, self._accounts, self._now, self._most = store, accounts, now, most
        self._changed = changed

    async def add(self, account: str, blocked: str) -> None:
        """Blocks an account. Raises: NotAllowedNow for oneself, TooMany."""
        if account == blocked:
            raise NotAllowedNow("block-oneself")
        own = await self._store.of(account)
        if any(each.blocked == blocked for each in own):
            return
        if len(own) >= self._most:
            raise TooMany("too-many-blocks", limit="block.people", most=self._most)
        await self._store.add(Block(account, blocked, self._now()))
        self._changed(account, blocked)

    async def remove(self, account: str, block: str) -> None:
        """Removes a block, by its id in the list. Raises: NoSuchBlock."""
        found = [each for each in await self._store.of(account) if block_id(each) == block]
        if not found:
            raise NoSuchBlock
        await self.unblock(account, found[0].blocked)

    async def unblock(self, account: str, blocked: str) -> None:
        """Unblocks an account, if it is blocked."""
        await self._store.remove(account, blocked)
        self._changed(account, blocked)

    async def of(self, account: str) -> list[ListedBlock]:
        """Returns the people whom an account has blocked, the latest first."""
        own = await self._store.of(account)
        identities = await identities_of(self._accounts, [each.blocked for each in own])
        return [ListedBlock(block_id(each), identities[each.blocked], each.at) for each in own]

    async def kept_from(self, account: str) -> set[str]:
        """Returns the accounts that an account has blocked or is blocked by."""
        return {other for pair in await self.pairs([account]) for other in pair if other != account}

    async def pairs(self, accounts: Collection[str]) -> set[tuple[str, str]]:
        """Returns blocker and blocked of every block by or of these accounts."""
        return {(each.account, each.blocked) for each in await self._store.touching(sorted(accounts))}


def block_id(block: Block) -> str:
    """Returns the id of a block in its owner's list; it does not reveal the account id."""
    return sha256(f"{block.account} {block.blocked}".encode()).hexdigest()[:24]
