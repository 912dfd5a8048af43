"""What people are told who look at lists: the open challenges, and that a match of their own has changed."""

from __future__ import annotations

import asyncio

from regalia.services.lobby import Listing, Lobby
from regalia.services.match import Match
from regalia.services.match_settings import Person
from regalia.services.supervision import Backoff, retry
from regalia.web.connection import encoder
from regalia.web.message_encoder import MessageEncoder
from regalia.web.messages import Lobby as LobbyMessage
from regalia.web.messages import Mine
from regalia.web.sockets import Sockets

BATCH_SECONDS = 0.2  # seconds in which changes are gathered


class Notifications:
    """Tells the lobby, and players."""

    def __init__(self, lobby: Lobby, envelope: MessageEncoder, sockets: Sockets) -> None:
        self.lobby, self.encoder, self.sockets = lobby, envelope, sockets
        self._sending: asyncio.Task[None] | None = None

    def lobby_changed(self) -> None:
        """Somebody has made a challenge, taken one up, or given one up."""
        if self._sending is None or self._sending.done():
            self._sending = asyncio.get_running_loop().create_task(
                retry(self._send_lobby, name="telling the lobby", backoff=Backoff())
            )

    def match_changed(self, match: Match) -> None:
        """A match has begun, has ended, or is somebody else's turn: its players are told, where they look."""
        for player in {*match.players.values()}:
            if isinstance(player, Person):
                for connection in self.sockets.watching_own_matches(player.account):
                    connection.send(Mine(match=match.id))

    async def lobby_message(self, account: str) -> LobbyMessage:
        """The open challenges, as somebody is told them."""
        return self._message(await self._challenges(), account)

    async def _challenges(self) -> Listing:
        listing = await self.lobby.challenges()
        players = (player for each in listing.matches for player in each.players.values())
        await self.encoder.identities.load(players)
        return listing

    def _message(self, listing: Listing, account: str | None) -> LobbyMessage:
        challenges = [self.encoder.listed(summary, account) for summary in listing.matches]
        return LobbyMessage(challenges=challenges, next=listing.next)

    async def _send_lobby(self) -> None:
        await asyncio.sleep(BATCH_SECONDS)
        if not any(connection.watches_lobby for connection in self.sockets):
            return
        listing = await self._challenges()
        hosts = {player for summary in listing.matches for player in summary.players.values()}
        text = encoder.encode(self._message(listing, None)).decode()  # the same for all but the hosts
        for connection in list(self.sockets):
            if connection.watches_lobby and Person(connection.account) in hosts:
                connection.send(self._message(listing, connection.account))
            elif connection.watches_lobby:
                connection.send_text(text)
