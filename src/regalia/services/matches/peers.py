"""What the processes of a server tell each other about matches: new entries, present players, computer turns."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection

import msgspec

from regalia.services.bus import Bus, BusMessage, read_message

TOPIC = "match:"


class EntriesAppended(BusMessage, frozen=True, tag="entries"):
    """A match has entries up to a number; whoever has fewer reads them from the store."""

    number: int


class SeatsPresent(BusMessage, frozen=True, tag="present"):
    """The seats that have a subscriber in a process; said at every change, and again and again while there are any."""

    process: str
    seats: list[str]


class PeersAsked(BusMessage, frozen=True, tag="asked"):
    """A process has just loaded a match: the others repeat which seats they have, and whether they plan its turn."""

    process: str


class TurnPlanned(BusMessage, frozen=True, tag="planning"):
    """A process plans the turn of a computer player; said at the start, and again and again until it is played."""

    process: str


class ReloadAsked(BusMessage, frozen=True, tag="reload"):
    """An operator or a moderator has changed what is stored of a match: whoever has it in memory reads it again."""

    process: str


PeerMessage = EntriesAppended | SeatsPresent | PeersAsked | TurnPlanned | ReloadAsked
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[PeerMessage] = msgspec.json.Decoder(PeerMessage)


class Peers:
    """The other processes of this server, by the matches that they have in memory too."""

    def __init__(self, bus: Bus, handler: Callable[[str, PeerMessage], None]) -> None:
        self.bus, self.handler = bus, handler
        self.process = secrets.token_hex(8)
        bus.listen(TOPIC, self._receive)

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same store."""
        return self.bus.shared

    @property
    def connected(self) -> bool:
        """Whether the messages of other processes are received now."""
        return self.bus.connected

    async def follow(self, match: str) -> None:
        """Returns when the messages about a match are received, or at once without a connection."""
        await self.bus.subscribe(TOPIC + match)

    def unfollow(self, match: str) -> None:
        """Receives no more messages about a match."""
        self.bus.unsubscribe(TOPIC + match)

    def entries_appended(self, match: str, number: int) -> None:
        """Says that a match has a new last entry."""
        self._say(match, EntriesAppended(number))

    def seats_present(self, match: str, seats: Collection[str]) -> None:
        """Says which seats have a subscriber here."""
        self._say(match, SeatsPresent(self.process, sorted(seats)))

    def ask(self, match: str) -> None:
        """Asks the others what they have of a match."""
        self._say(match, PeersAsked(self.process))

    def turn_planned(self, match: str) -> None:
        """Says that this process plans a computer's turn."""
        self._say(match, TurnPlanned(self.process))

    def reload_asked(self, match: str) -> None:
        """Asks the others to read a match again."""
        self._say(match, ReloadAsked(self.process))

    def _say(self, match: str, message: PeerMessage) -> None:
        if self.shared:
            self.bus.publish(TOPIC + match, encode(message))

    def _receive(self, match: str, message: bytes) -> None:
        """Passes on what another process says."""
        said = read_message(decoder, message)
        if said is not None and getattr(said, "process", None) != self.process:
            self.handler(match, said)
