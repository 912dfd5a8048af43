"""What everybody in the lobby is told: the open challenges, whenever they change."""

from __future__ import annotations

import asyncio

from regalia.services.lobby import Lobby
from regalia.web.connection import encoder
from regalia.web.envelope import Envelope
from regalia.web.messages import Lobby as LobbyMessage
from regalia.web.sockets import Sockets

PAUSE = 0.2  # seconds in which changes are gathered


class News:
    """Tells the lobby."""

    def __init__(self, lobby: Lobby, envelope: Envelope, sockets: Sockets) -> None:
        self.lobby, self.envelope, self.sockets = lobby, envelope, sockets
        self._telling: asyncio.Task[None] | None = None

    def lobby_changed(self) -> None:
        """Somebody has made a challenge, taken one up, or given one up."""
        if self._telling is None or self._telling.done():
            self._telling = asyncio.get_running_loop().create_task(self._tell_soon())

    async def message(self) -> LobbyMessage:
        """The open challenges."""
        summaries = await self.lobby.challenges()
        await self.envelope.faces.learn(player for each in summaries for player in each.players.values())
        return LobbyMessage(challenges=[self.envelope.listed(summary, None) for summary in summaries])

    async def _tell_soon(self) -> None:
        await asyncio.sleep(PAUSE)
        if any(connection.lobby for connection in self.sockets):
            text = encoder.encode(await self.message()).decode()
            for connection in list(self.sockets):
                if connection.lobby:
                    connection.tell_text(text)
