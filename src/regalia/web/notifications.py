"""Notifications for lists: open challenges, and changes of one's own matches."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from regalia.services.matches.lobby import Listing, Lobby
from regalia.services.matches.match_blocks import BlockedPairs, no_pairs
from regalia.services.matches.match_settings import Person, Player
from regalia.services.matches.player_identity import IdentityCache
from regalia.services.matches.ports import Summary
from regalia.services.matches.projections import listed_match
from regalia.services.supervision import Backoff, retry
from regalia.web.connection import encoder
from regalia.web.eager_tasks import run_eagerly
from regalia.web.messages.socket import MyMatchChanged, OpenChallenges
from regalia.web.sockets import Sockets

BATCH_SECONDS = 0.2  # seconds; changes within them are sent together


class Notifications:
    """Notifies the subscribers of the lobby and the players of changed matches."""

    def __init__(
        self,
        lobby: Lobby,
        identities: IdentityCache,
        sockets: Sockets,
        blocked_pairs: BlockedPairs = no_pairs,
    ) -> None:
        self.lobby, self.identities, self.sockets = lobby, identities, sockets
        self.blocked_pairs = blocked_pairs
        self._sending: asyncio.Task[None] | None = None
        self._changed: dict[
            str, Summary
        ] = {}  # by match: the newest summary that its players were not sent yet

    def lobby_changed(self) -> None:
        """Sends the open challenges soon, because one was created, taken or cancelled."""
        if self._sending is None or self._sending.done():
            self._sending = asyncio.get_running_loop().create_task(
                retry(self._send_lobby, name="sending the lobby", backoff=Backoff())
            )

    def match_changed(self, summary: Summary) -> None:
        """Sends the players of a match that began, ended, or changed turns its new line in their lists.

        A lesson is in no list.
        """
        if summary.lesson is not None:
            return
        if any(self.sockets.watching_own_matches(account) for account in accounts(summary.players)):
            self._changed[summary.id] = summary
            sending = retry(
                lambda: self._send_line(summary.id), name=f"sending match {summary.id}", backoff=Backoff()
            )
            run_eagerly(sending)

    async def _send_line(self, match: str) -> None:
        """Sends the newest summary of a match, unless an earlier call that waited has sent it."""
        if match in self._changed:
            await self.identities.load(self._changed[match].players.values())
        summary = self._changed.pop(match, None)
        if summary is None:
            return
        for account in accounts(summary.players):
            message = MyMatchChanged(match=match, listed=listed_match(summary, account, self.identities.get))
            for connection in self.sockets.watching_own_matches(account):
                connection.send(message)

    async def lobby_message(self, account: str) -> OpenChallenges:
        """Returns the open challenges for an account."""
        return self._message(await self._challenges(account), account)

    async def _challenges(self, account: str | None = None) -> Listing:
        listing = await self.lobby.challenges(account)
        players = (player for each in listing.matches for player in each.players.values())
        await self.identities.load(players)
        return listing

    def _message(self, listing: Listing, account: str | None) -> OpenChallenges:
        identify = self.identities.get
        challenges = [listed_match(summary, account, identify) for summary in listing.matches]
        return OpenChallenges(challenges=challenges, next=listing.next)

    async def _send_lobby(self) -> None:
        await asyncio.sleep(BATCH_SECONDS)
        if not any(connection.watches_lobby for connection in self.sockets):
            return
        listing = await self._challenges()
        founders = {founder for summary in listing.matches for founder in accounts(summary.players)}
        pairs = await self.blocked_pairs(founders) if founders else ()
        apart = {account for pair in pairs for account in pair}
        # the same for all who founded none of them and are kept from nobody
        text = encoder.encode(self._message(listing, None))
        for connection in list(self.sockets):
            if not connection.watches_lobby:
                continue
            if connection.account in apart:
                connection.send(await self.lobby_message(connection.account))
            elif connection.account in founders:
                connection.send(self._message(listing, connection.account))
            else:
                connection.send_text(text)


def accounts(players: Mapping[str, Player]) -> set[str]:
    """Returns the accounts among the players of a match."""
    return {player.account for player in players.values() if isinstance(player, Person)}
