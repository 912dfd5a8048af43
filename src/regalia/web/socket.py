"""The socket: whoever may come in is listened to until one of both goes."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from time import monotonic
from typing import assert_never

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from regalia.core.contract import Seat
from regalia.core.errors import RegaliaError
from regalia.core.i18n import DEFAULT_LANGUAGE, languages
from regalia.core.validation import split
from regalia.services import projections
from regalia.services.commands import Abort, Accept, Ask, Say
from regalia.services.errors import NotSignedIn, TooMany
from regalia.services.limits import Kind
from regalia.services.sessions import Visit
from regalia.web import errors, logs, security
from regalia.web.connection import CLOSE_CODES, Connection, ConnectionLimits
from regalia.web.messages import (
    Accepted,
    ComputerStatus,
    Do,
    Failure,
    FromClient,
    Pong,
    Presence,
    Refused,
    Unwatch,
    Watch,
    WatchLobby,
    WatchMine,
)
from regalia.web.sockets import FULL_WAIT
from regalia.web.wiring import House

decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Watcher:
    """What a connection hears of one match as one audience."""

    __slots__ = ("connection", "house", "match")

    def __init__(self, house: House, connection: Connection, match: str) -> None:
        self.house, self.connection, self.match = house, connection, match

    def snapshot(self, told: projections.Snapshot) -> None:
        """All of the match."""
        self.connection.tell(self.house.envelope.snapshot(told))

    def update(self, match: str, audience: Seat, told: projections.Update) -> None:
        """The next entry."""
        self.connection.tell_text(self.house.envelope.update(match, audience, told))

    def presence(self, match: str, there: Mapping[str, bool], claims: Mapping[str, int]) -> None:
        """Who is looking, and when the win can be claimed from who is not."""
        self.connection.tell(Presence(match=match, seats=dict(there), claims=dict(claims)))

    def computer_status(self, match: str, status: projections.ComputerStatus) -> None:
        """How the computer's move stands."""
        self.connection.tell(ComputerStatus(match=match, position=status.position, trouble=status.trouble))


class Socket:
    """Answers WebSockets as an ASGI application of its own: each layer would cost every connection memory."""

    def __init__(self, house: House) -> None:
        self.house = house
        limits = house.limits
        self.longest = limits.count("body.bytes")
        self.most_watched = limits.count("socket.watched")
        self.most_strikes = limits.count("socket.strikes")
        self.limits = ConnectionLimits.of(limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        opening = HTTPConnection(scope)
        language = security.language(opening, languages(), DEFAULT_LANGUAGE)
        await receive()
        try:
            visit = await self.admitted(opening)
        except RegaliaError as error:
            logs.tell("socket refused", code=error.code, address=security.address(opening))
            await refuse(send, error, language)
            return
        address = security.address(opening)
        connection = Connection(
            send,
            account=visit.account.id,
            session=visit.session.id,
            language=language,
            bucket=self.house.limits.bucket(),
            limits=self.limits,
            address=address,
            is_limited=self.house.is_limited(address),
        )
        self.house.note_address(visit.account.id, address)
        # Added before anything is awaited: it is counted, and its session may end meanwhile.
        self.house.sockets.add(connection)
        headers = security.session_headers(self.house, opening, visit.cookie)
        accept = {"type": "websocket.accept", "headers": headers}
        del opening, visit
        await self.listen(connection, receive, send, accept)

    async def admitted(self, opening: HTTPConnection) -> Visit:
        """Who comes in. Raises: ForeignHost, ForeignOrigin, NoSuchPage, NotSignedIn, TooMany."""
        house = self.house
        if opening.url.path != "/api/socket":
            raise errors.NoSuchPage("no-such-page")
        house.hosts.check(opening)
        security.check_origin(opening, house.settings.origin)
        visit = await security.visit(house, opening)
        if visit is None:
            raise NotSignedIn("not-signed-in")
        address = security.address(opening)
        if house.is_limited(address):
            house.limits.take(Kind.SOCKET, address=address, account=visit.account.id)
            house.sockets.check(address=address, account=visit.account.id)
        if house.sockets.is_full or house.stopping:
            raise TooMany("server-full", wait=FULL_WAIT)
        return visit

    async def listen(self, connection: Connection, receive: Receive, send: Send, accept: Message) -> None:
        """Accept, and hear what a client says until it is gone."""
        try:
            await send(accept)
            if not connection.is_open:  # the session has ended meanwhile
                await send({"type": "websocket.close", "code": CLOSE_CODES["signed-out"]})
                return
            connection.ping(secrets.randbits(32))  # how far away it is matters from the first move on
            while True:
                event = await receive()
                if event["type"] == "websocket.disconnect":
                    return
                if connection.is_open:
                    await self.hear(connection, event.get("text") or event.get("bytes") or "")
        finally:
            self.house.sockets.remove(connection)
            for watcher in connection.watching.values():
                self.house.live_matches.unwatch(watcher.match, watcher, excused=connection.was_slow)

    async def hear(self, connection: Connection, text: str | bytes) -> None:
        """One message: it is done, or refused with a code and words."""
        connection.heard = monotonic()
        message: FromClient | None = None
        try:
            message = read(text, self.longest)
            if not isinstance(message, Pong):
                connection.bucket.take()
                if connection.is_limited:
                    self.house.limits.take(
                        Kind.MESSAGE, address=connection.address, account=connection.account
                    )
                connection.strikes = 0
            await self.do(connection, message)
        except RegaliaError as error:
            if isinstance(error, TooMany) or message is None:
                connection.strikes += 1
            self.tell_refusal(connection, message, error)
            if connection.strikes > self.most_strikes:
                connection.close("flood")
        except Exception as error:
            logs.tell_failure("message failed", error, message=type(message).__name__)
            self.tell_refusal(connection, message, errors.Mishap("broken"))

    def tell_refusal(self, connection: Connection, message: FromClient | None, error: RegaliaError) -> None:
        """Why a message is not granted."""
        connection.tell(
            Refused(
                error=errors.problem(error, connection.language),
                id=message.command.id if isinstance(message, Do) else None,
                match=message.match if isinstance(message, Watch | Unwatch | Do) else None,
            )
        )

    async def do(self, connection: Connection, message: FromClient) -> None:
        """What a message asks. Raises: RegaliaError."""
        match message:
            case Do():
                await self.command(connection, message)
            case Pong(nonce=nonce):
                connection.pong(nonce)
            case Watch():
                await self.watch(connection, message)
            case Unwatch(match=match):
                self.unwatch(connection, match)
            case WatchLobby(on=on):
                connection.lobby = on
                if on:
                    connection.tell(await self.house.news.message(connection.account))
            case WatchMine(on=on):
                self.house.sockets.hear(connection, on=on)
            case _:
                assert_never(message)

    async def command(self, connection: Connection, message: Do) -> None:
        """Do a command, and say so once it is written."""
        house, command = self.house, message.command
        if isinstance(command, Say):
            house.limits.take(
                Kind.CHAT,
                address=connection.address if connection.is_limited else None,
                account=connection.account,
            )
        if isinstance(command, Ask | Accept) and command.offer == "rematch":
            await house.lobby.check_rematch(connection.account, message.match)
            house.count(Kind.MATCH, address=connection.address, account=connection.account)
        lag = connection.round_trip or 0
        number = await house.live_matches.execute(
            message.match, connection.account, command, seat=message.seat, lag=lag
        )
        connection.tell(Accepted(id=command.id, match=message.match, number=number))
        if isinstance(command, Abort):
            house.news.lobby_changed()

    async def watch(self, connection: Connection, message: Watch) -> None:
        """Tell how a match stands, and what comes."""
        house, key = self.house, (message.match, message.seat or "")
        if key not in connection.watching and len(connection.watching) >= self.most_watched:
            raise TooMany("too-many-watched", most=self.most_watched)
        found = await house.live_matches.get(message.match)
        await house.faces.learn(found.players.values())
        before = connection.watching.pop(key, None)
        if before is not None:
            house.live_matches.unwatch(message.match, before)
        watcher = Watcher(house, connection, message.match)
        await house.live_matches.watch(
            message.match, watcher, account=connection.account, seat=message.seat, since=message.since
        )
        connection.watching[key] = watcher

    def unwatch(self, connection: Connection, match: str) -> None:
        """Tell no more of a match."""
        for key in [key for key in connection.watching if key[0] == match]:
            self.house.live_matches.unwatch(match, connection.watching.pop(key))


def read(text: str | bytes, longest: int) -> FromClient:
    """A message from a client. Raises: BadMessage that names the field, TooLong."""
    if len(text) > longest:
        raise errors.TooLong("too-long", most=longest)
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        raise errors.unreadable(*split(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise errors.unreadable(str(error), "") from None


async def refuse(send: Send, error: RegaliaError, language: str) -> None:
    """Answer a handshake with why there will be no socket."""
    body = msgspec.json.encode(Failure(error=errors.problem(error, language)))
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "websocket.http.response.start", "status": errors.status(error), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
