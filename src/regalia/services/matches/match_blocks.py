"""Blocks between the two players of a match (`services.people.blocks`): which seats have blocked the other."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Person

# Returns blocker and blocked of every block by or of these accounts.
BlockedPairs = Callable[[Collection[str]], Awaitable[Collection[tuple[str, str]]]]


async def no_pairs(accounts: Collection[str]) -> Collection[tuple[str, str]]:
    """Returns the blocks where nobody blocks anybody."""
    return ()


class MatchBlocks:
    """Reads the blocks between players of matches."""

    def __init__(self, pairs: BlockedPairs = no_pairs) -> None:
        self._pairs = pairs

    async def read(self, matches: Collection[Match]) -> None:
        """Sets `Match.blocking` of matches between two people."""
        shared = {match: people for match in matches if len(people := accounts_of(match)) == 2}
        if not shared:
            return
        pairs = await self._pairs({account for people in shared.values() for account in people.values()})
        for match, people in shared.items():
            match.blocking = {
                seat for seat, account in people.items() if (account, people[match.other(seat)]) in pairs
            }


def accounts_of(match: Match) -> dict[str, str]:
    """Returns the accounts of the people in a match, by seat; none if one account has both seats."""
    if match.settings.kind == "hotseat":
        return {}
    return {seat: player.account for seat, player in match.players.items() if isinstance(player, Person)}
