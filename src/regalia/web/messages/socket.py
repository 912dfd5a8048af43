"""Messages of the socket in both directions."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from regalia.services.matches.commands import Command
from regalia.services.matches.messages import (
    ComputerStatus,
    ListedMatch,
    Presence,
    ServerMessage,
    Snapshot,
    Update,
)
from regalia.web.messages.base import Id, Problem


class ClientMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Base class of messages that a client sends over the socket."""


class Watch(ClientMessage, frozen=True, kw_only=True, tag="watch"):
    """Subscribe to a match: a snapshot first, or the updates since an entry, then all updates.

    `seat` is only needed in a hot-seat match, where one account has both; else it is one's own seat, or the
    spectator's.
    """

    match: Id
    seat: Id | None = None
    since: Annotated[int, Meta(ge=0)] | None = None


class Unwatch(ClientMessage, frozen=True, kw_only=True, tag="unwatch"):
    """Unsubscribe from a match."""

    match: Id


class WatchLobby(ClientMessage, frozen=True, kw_only=True, tag="lobby"):
    """Subscribe to the open challenges, or unsubscribe."""

    on: bool


class WatchMyMatches(ClientMessage, frozen=True, kw_only=True, tag="mine"):
    """Subscribe to changes of one's own matches, or unsubscribe."""

    on: bool


class ExecuteCommand(ClientMessage, frozen=True, kw_only=True, tag="do"):
    """Execute a command in a match. `seat` is only needed in a hot-seat match."""

    match: Id
    seat: Id | None = None
    command: Command


class Pong(ClientMessage, frozen=True, kw_only=True, tag="pong"):
    """The immediate answer to a ping; it measures the lag that the clocks forgive."""

    nonce: int


FromClient = Watch | Unwatch | WatchLobby | WatchMyMatches | ExecuteCommand | Pong


class Accepted(ServerMessage, frozen=True, kw_only=True, tag="done"):
    """A command is executed and persisted as the entry of this number, now or at an earlier attempt."""

    id: str
    match: str
    number: int


class Refused(ServerMessage, frozen=True, kw_only=True, tag="refused"):
    """A refused message. `id` is that of the command, if it could be decoded."""

    error: Problem
    id: str | None = None
    match: str | None = None


class OpenChallenges(ServerMessage, frozen=True, kw_only=True, tag="lobby"):
    """The open challenges: the latest of each founder first. `GET /api/lobby?after=NEXT` returns more."""

    challenges: list[ListedMatch]
    next: int | None = None


class MyMatchChanged(ServerMessage, frozen=True, kw_only=True, tag="mine"):
    """A match of one's own was created, has begun or ended, or the turn has changed: its new line in the list.

    Changes while the socket was closed are not sent later: request the list again after a reconnection.
    """

    match: str
    listed: ListedMatch


class Ping(ServerMessage, frozen=True, kw_only=True, tag="ping"):
    """Answer at once with a pong of the same nonce."""

    nonce: int


CloseReason = Literal["restarting", "slow", "flood", "silent", "signed-out"]


class Bye(ServerMessage, frozen=True, kw_only=True, tag="bye"):
    """The last message: the server restarts, or the client was too slow, too fast, silent, or signed out.

    Reconnect after a while, and watch with `since`: nothing is lost.
    """

    reason: CloseReason


FromServer = (
    Snapshot
    | Update
    | Accepted
    | Refused
    | OpenChallenges
    | MyMatchChanged
    | Presence
    | ComputerStatus
    | Ping
    | Bye
)
