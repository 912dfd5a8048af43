"""The WebSocket endpoint: runs one authenticated connection until either side closes it."""

from __future__ import annotations

import logging
import secrets
from time import monotonic
from typing import assert_never

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from regalia.core.errors import RegaliaError
from regalia.core.i18n import DEFAULT_LANGUAGE, languages
from regalia.core.validation import locate_in_json
from regalia.services import request_ids
from regalia.services.errors import NotSignedIn, TooMany
from regalia.services.limits import LimitKind
from regalia.services.matches.commands import Abort, Accept, Ask, Say
from regalia.services.matches.messages import ComputerStatus, Presence, Snapshot, Update
from regalia.services.people.sessions import Authentication
from regalia.web import errors, logs, request_observer, security
from regalia.web.command_counts import Outcome
from regalia.web.connection import CLOSE_CODES, Connection, ConnectionLimits
from regalia.web.messages.base import Failure
from regalia.web.messages.socket import (
    Accepted,
    ExecuteCommand,
    FromClient,
    Pong,
    Refused,
    Unwatch,
    Watch,
    WatchLobby,
    WatchMyMatches,
)
from regalia.web.socket_protocol import EXTENSION
from regalia.web.sockets import RETRY_SECONDS
from regalia.web.wiring import ServerContext

decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class MatchSubscriber:
    """Sends the updates of one match to a connection."""

    __slots__ = ("connection", "match", "server")

    def __init__(self, server: ServerContext, connection: Connection, match: str) -> None:
        self.server, self.connection, self.match = server, connection, match

    def snapshot(self, message: Snapshot) -> None:
        """Sends the state of the match."""
        self.connection.send(message)

    def update(self, message: Update) -> None:
        """Sends the next entry."""
        self.connection.send_text(self.server.encoder.encode(message))

    def presence(self, message: Presence) -> None:
        """Sends which seats are present, and when the win can be claimed."""
        self.connection.send(message)

    def computer_status(self, message: ComputerStatus) -> None:
        """Sends the status of the computer's move."""
        self.connection.send(message)


class SocketEndpoint:
    """The ASGI application of WebSockets, outside of Starlette, whose layers cost memory per connection."""

    def __init__(self, server: ServerContext) -> None:
        self.server = server
        limits = server.limits
        self.max_length = limits.count("body.bytes")
        self.max_watched = limits.count("socket.watched")
        self.max_strikes = limits.count("socket.strikes")
        self.limits = ConnectionLimits.from_limits(limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        handshake = HTTPConnection(scope)
        language = security.negotiate_language(handshake, languages(), DEFAULT_LANGUAGE)
        await receive()
        try:
            authentication = await self.admit(handshake)
        except RegaliaError as error:
            self.server.refused(error, address=security.address(handshake))
            logs.event("socket refused", code=error.code, address=security.address(handshake))
            await refuse_handshake(send, error, language)
            return
        address = security.address(handshake)
        connection = Connection(
            send,
            account=authentication.account.id,
            session=authentication.session.id,
            language=language,
            bucket=self.server.limits.bucket(),
            limits=self.limits,
            address=address,
            is_limited=self.server.is_limited(address),
            **scope.get("extensions", {}).get(EXTENSION, {}),
        )
        self.server.note_address(authentication.account.id, address)
        # Added before the first await, so that it is counted and closed if its session ends.
        self.server.sockets.add(connection)
        headers = security.session_headers(self.server, handshake, authentication.cookie)
        headers.append(request_observer.header())
        accept = {"type": "websocket.accept", "headers": headers}
        del handshake, authentication
        await self.receive_messages(connection, receive, send, accept)

    async def admit(self, handshake: HTTPConnection) -> Authentication:
        """Authenticates a handshake.

        Raises: Restricted, ForeignHost, ForeignOrigin, NoSuchPage, NotSignedIn, TooMany.
        """
        server, address = self.server, security.address(handshake)
        server.restrictions.check_address(address)
        if handshake.url.path != "/api/socket":
            raise errors.NoSuchPage("no-such-page")
        server.hosts.check(handshake)
        security.check_origin(handshake, server.settings.origin)
        authentication = await security.authenticate(server, handshake)
        if authentication is None:
            raise NotSignedIn("not-signed-in")
        if server.is_limited(address):
            server.limits.take(LimitKind.SOCKET, address=address, account=authentication.account.id)
            server.sockets.check(address=address, account=authentication.account.id)
        server.check_serving()
        if server.sockets.is_full:
            raise TooMany("server-full", limit="connections", wait=RETRY_SECONDS)
        return authentication

    async def receive_messages(
        self, connection: Connection, receive: Receive, send: Send, accept: Message
    ) -> None:
        """Accepts the handshake and handles messages until the client is gone."""
        try:
            await send(accept)
            if not connection.is_open:  # the session has ended meanwhile
                await send({"type": "websocket.close", "code": CLOSE_CODES["signed-out"]})
                return
            connection.ping(secrets.randbits(32))  # the clock of the first move needs the round trip
            while True:
                event = await receive()
                if event["type"] == "websocket.disconnect":
                    return
                if connection.is_open:
                    connection.is_answering = True
                    await self.handle(connection, event.get("text") or event.get("bytes") or "")
                    connection.answered()
        finally:
            self.server.sockets.remove(connection)
            for subscriber in connection.subscriptions.values():
                self.server.live_matches.unwatch(subscriber.match, subscriber, excused=connection.was_slow)

    async def handle(self, connection: Connection, text: str | bytes) -> None:
        """Handles one message: executes or refuses it."""
        began = connection.last_received = monotonic()
        request_ids.current.set(connection.next_request_id())
        message: FromClient | None = None
        outcome: Outcome = "accepted"
        try:
            message = decode_message(text, self.max_length)
            if not isinstance(message, Pong):
                connection.bucket.take()
                if connection.is_limited:
                    self.server.limits.take(
                        LimitKind.MESSAGE, address=connection.address, account=connection.account
                    )
                connection.strikes = 0
            await self.dispatch(connection, message)
        except RegaliaError as error:
            outcome = "refused"
            self.server.refused(error, address=connection.address, account=connection.account)
            if isinstance(error, TooMany) or message is None:
                connection.strikes += 1
            self.send_refusal(connection, message, error)
            if connection.strikes > self.max_strikes:
                connection.close("flood")
        except Exception as error:
            outcome = "failed"
            logs.failure("message failed", error, message=type(message).__name__)
            self.send_refusal(connection, message, errors.InternalError("broken"))
        seconds = monotonic() - began
        self.server.metrics.commands.add(message, outcome, seconds)
        if logs.is_debugging():
            log_message(message, outcome, seconds)

    def send_refusal(self, connection: Connection, message: FromClient | None, error: RegaliaError) -> None:
        """Sends why a message is refused."""
        connection.send(
            Refused(
                error=errors.problem(error, connection.language),
                id=message.command.id if isinstance(message, ExecuteCommand) else None,
                match=message.match if isinstance(message, Watch | Unwatch | ExecuteCommand) else None,
            )
        )

    async def dispatch(self, connection: Connection, message: FromClient) -> None:
        """Executes a message. Raises: RegaliaError."""
        match message:
            case ExecuteCommand():
                await self.execute(connection, message)
            case Pong(nonce=nonce):
                connection.pong(nonce)
            case Watch():
                await self.watch(connection, message)
            case Unwatch(match=match):
                self.unwatch(connection, match)
            case WatchLobby(on=on):
                connection.watches_lobby = on
                if on:
                    connection.send(await self.server.notifications.lobby_message(connection.account))
            case WatchMyMatches(on=on):
                if on:
                    await self.server.processes.follow_account(connection.account)
                self.server.sockets.watch_own_matches(connection, on=on)
            case _:
                assert_never(message)

    async def execute(self, connection: Connection, message: ExecuteCommand) -> None:
        """Executes a command and confirms it once it is persisted."""
        server, command = self.server, message.command
        if isinstance(command, Say):
            server.restrictions.check_chat(connection.account, connection.address)
            await server.limits.admit(
                LimitKind.CHAT,
                address=connection.address if connection.is_limited else None,
                account=connection.account,
            )
        if isinstance(command, Ask | Accept) and command.offer == "rematch":
            await server.lobby.check_rematch(connection.account, message.match)
            await server.admit(LimitKind.MATCH, address=connection.address, account=connection.account)
        lag = connection.round_trip or 0
        number = await server.live_matches.execute(
            message.match, connection.account, command, seat=message.seat, lag=lag
        )
        connection.send(Accepted(id=command.id, match=message.match, number=number))
        if isinstance(command, Abort):
            server.lobby_changed()

    async def watch(self, connection: Connection, message: Watch) -> None:
        """Subscribes the connection to a match."""
        server, key = self.server, (message.match, message.seat or "")
        if key not in connection.subscriptions and len(connection.subscriptions) >= self.max_watched:
            raise TooMany("too-many-watched", limit="socket.watched", most=self.max_watched)
        found = await server.live_matches.get(message.match)
        await server.identities.load(found.players.values())
        before = connection.subscriptions.pop(key, None)
        if before is not None:
            server.live_matches.unwatch(message.match, before)
        subscriber = MatchSubscriber(server, connection, message.match)
        await server.live_matches.watch(
            message.match, subscriber, account=connection.account, seat=message.seat, since=message.since
        )
        connection.subscriptions[key] = subscriber

    def unwatch(self, connection: Connection, match: str) -> None:
        """Unsubscribes the connection from a match."""
        for key in [key for key in connection.subscriptions if key[0] == match]:
            self.server.live_matches.unwatch(match, connection.subscriptions.pop(key))


def decode_message(text: str | bytes, max_length: int) -> FromClient:
    """Decodes a message of a client. Raises: BadMessage that names the field, TooLong."""
    if len(text) > max_length:
        raise errors.TooLong("too-long", most=max_length)
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        raise errors.bad_message(*locate_in_json(text, FromClient) or (str(error), "")) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise errors.bad_message(str(error), "") from None


def log_message(message: FromClient | None, outcome: Outcome, seconds: float) -> None:
    """Logs the type and the outcome of a message."""
    named = message.command if isinstance(message, ExecuteCommand) else message
    kind, milliseconds = type(named).__name__, round(1000 * seconds, 1)
    logs.event("message", logging.DEBUG, kind=kind, outcome=outcome, milliseconds=milliseconds)


async def refuse_handshake(send: Send, error: RegaliaError, language: str) -> None:
    """Responds to a handshake with an error."""
    body = msgspec.json.encode(Failure(error=errors.problem(error, language)))
    headers = [
        (b"content-type", b"application/json"),
        (b"cache-control", b"no-store"),
        request_observer.header(),
    ]
    await send({"type": "websocket.http.response.start", "status": errors.status(error), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
