"""Wires all parts of a running server together and closes them in the right order."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Self

from sqlalchemy.exc import SQLAlchemyError

from regalia.adapters.account_store import SqlAccountStore
from regalia.adapters.database import open_database
from regalia.adapters.lock import DatabaseLock, hold
from regalia.adapters.match_store import SqlMatchStore
from regalia.adapters.private_files import make_files_private
from regalia.adapters.rating_store import SqlRatingStore
from regalia.adapters.session_store import SqlSessionStore
from regalia.adapters.storage_errors import explain
from regalia.adapters.workers import WorkerPool
from regalia.adapters.writer import Writer
from regalia.services.limits import LimitKind, Limits, address_group
from regalia.services.matches.live_matches import LiveMatches
from regalia.services.matches.lobby import Lobby, LobbyLimits
from regalia.services.matches.log_limits import LogLimits
from regalia.services.matches.match import Match
from regalia.services.matches.player_identity import IdentityCache
from regalia.services.matches.projections import LogWindows
from regalia.services.matches.scheduling import Caps
from regalia.services.people.accounts import Accounts
from regalia.services.people.attempts import LoginAttempts
from regalia.services.people.passwords import Passwords
from regalia.services.people.sessions import SessionLimits, Sessions
from regalia.services.ratings.leaderboards import Leaderboards
from regalia.services.ratings.profiles import Profiles
from regalia.services.ratings.rating_rules import RatingRules
from regalia.services.ratings.ratings import Ratings, finished_match
from regalia.services.supervision import repeat
from regalia.web import logs
from regalia.web.hosts import Hosts
from regalia.web.message_encoder import MessageEncoder
from regalia.web.notifications import Notifications
from regalia.web.security import is_in_networks, parse_networks
from regalia.web.settings import Settings
from regalia.web.sockets import Sockets


def clock() -> int:
    """Returns milliseconds since 1970 by a monotonic clock."""
    return START + (time.monotonic_ns() - TICKS) // 1_000_000


A_MINUTE = 60.0  # seconds
A_DAY = 24 * 3600.0  # seconds
START, TICKS = time.time_ns() // 1_000_000, time.monotonic_ns()


def restrict_permissions(database: Path) -> None:
    """Makes the files of a database private and logs which were readable by others."""
    changed, failed = make_files_private(database)
    for file in changed:
        logs.event("permissions tightened", logging.WARNING, file=str(file))
    for file in failed:
        logs.event("permissions cannot be tightened", logging.WARNING, file=str(file))


class ServerContext:
    """All parts of a running server, for the handlers."""

    def __init__(
        self,
        settings: Settings,
        writer: Writer,
        sessions: Sessions,
        accounts: SqlAccountStore,
        lock: DatabaseLock,
    ) -> None:
        self.settings = settings
        self.lock = lock
        self.writer = writer
        self.stopping = False
        self.sessions = sessions
        self.passwords = Passwords()
        self.accounts = Accounts(accounts, self.passwords, clock, changed=sessions.account_changed)
        ratings = SqlRatingStore(writer.engine, writer)
        self.limits = Limits(settings.limits)
        self.attempts = LoginAttempts(self.limits)
        self.hosts = Hosts(settings.origin, settings.hosts)
        rules = RatingRules.from_limits(self.limits)
        self.ratings = Ratings(ratings, accounts, rules)
        self.profiles = Profiles(accounts, ratings, clock)
        self.leaderboards = Leaderboards(accounts, ratings, clock, rules)
        self.unlimited = parse_networks(settings.unlimited, field="unlimited")
        matches = SqlMatchStore(writer.engine, writer)
        self.workers = WorkerPool(
            settings.thinkers,
            caps=Caps.from_limits(self.limits),
            silence=self.limits.seconds("computer.silence"),
            generosity=self.limits.seconds("computer.generosity"),
        )
        self.identities = IdentityCache(accounts)
        self.live_matches = LiveMatches(
            matches,
            self.workers,
            clock,
            on_over=self.record_result,
            on_change=self.match_changed,
            limits=LogLimits.from_limits(self.limits),
            windows=LogWindows.from_limits(self.limits),
            grace=round(1000 * self.limits.seconds("absence.grace")),
            identify=self.identities.get,
        )
        self.lobby = Lobby(self.live_matches, matches, clock, LobbyLimits.from_limits(self.limits))
        self.sockets = Sockets(
            most=settings.connections,
            of_address=self.limits.count("socket.open-address"),
            of_account=self.limits.count("socket.open-account"),
        )
        sessions.ended = self.sockets.close_sessions
        self.encoder = MessageEncoder()
        self.notifications = Notifications(self.lobby, self.identities, self.sockets)
        loop = asyncio.get_running_loop()
        self.ping_task = loop.create_task(repeat(self.sockets.ping_loop, every=1.0, name="pinging"))
        self.cleanup_task = loop.create_task(self.cleanup_loop())
        self.expiry_task = loop.create_task(self.expiry_loop())

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        """Opens and upgrades the database and resumes running matches.

        Raises: OSError; BadField if the file is no database, is damaged beyond single matches, was made by a later
        version, the disk is full, or another server uses it.
        """
        path = Path(settings.database)
        lock = hold(path)
        try:
            restrict_permissions(path)
            engine = open_database(path)
        except SQLAlchemyError as error:
            lock.release()
            raise explain(error, path) from error
        except BaseException:
            lock.release()
            raise
        writer = Writer(engine)
        server: Self | None = None
        try:
            accounts = SqlAccountStore(engine, writer)
            store = SqlSessionStore(engine, writer)
            sessions = await Sessions.open(store, accounts, clock, limits=session_limits(settings))
            server = cls(settings, writer, sessions, accounts, lock)
            await server.live_matches.start()
            await server.ratings.catch_up()
        except BaseException as error:
            if server is not None:
                await server.disconnect_all()
                await server.close()
            else:
                await asyncio.to_thread(writer.close)
                engine.dispose()
                lock.release()
            if isinstance(error, SQLAlchemyError):
                raise explain(error, path) from error
            raise
        return server

    def match_changed(self, match: Match) -> None:
        """Notifies players that lists show a match differently."""
        self.notifications.match_changed(match)

    async def record_result(self, match: Match) -> None:
        """Rates both sides of a match that is over."""
        await self.ratings.record_result(finished_match(match.summary()))  # `LiveMatches` retries it
        logs.event("match over", match=match.id, plies=len(match.game.steps))

    async def cleanup_loop(self) -> None:
        """Deletes idle guests and expired sessions, at the start and once a day."""
        while True:
            try:
                logs.event("guests forgotten", guests=await self.accounts.delete_idle_guests())
                in_use = {connection.session for connection in self.sockets}
                logs.event("sessions expired", sessions=await self.sessions.purge(in_use))
            except Exception as error:  # retried tomorrow
                logs.failure("guests not forgotten", error)
            await asyncio.sleep(A_DAY)

    async def expiry_loop(self) -> None:
        """Cancels open matches of absent founders, once a minute."""
        while True:
            await asyncio.sleep(A_MINUTE)
            try:
                if await self.lobby.expire(self.sockets.is_connected):
                    self.notifications.lobby_changed()
            except Exception as error:  # retried in a minute
                logs.failure("open matches not expired", error)

    def count(self, kind: LimitKind, *, address: str | None = None, account: str | None = None) -> None:
        """Counts one more of a kind, unless the address is unlimited. Raises: TooMany."""
        if address is None or self.is_limited(address):
            self.limits.take(kind, address=address, account=account)

    def is_limited(self, address: str) -> bool:
        """Returns whether limits apply to an address."""
        return not is_in_networks(address, self.unlimited)

    def note_address(self, account: str, address: str) -> None:
        """Records the address of an account, on which its share of the workers depends."""
        if self.is_limited(address):
            self.workers.note_address(account, address_group(address))

    async def disconnect_all(self) -> None:
        """Refuses new connections and closes all sockets."""
        self.stopping = True
        self.ping_task.cancel()
        self.cleanup_task.cancel()
        self.expiry_task.cancel()
        await self.sockets.close_all()

    async def close(self) -> None:
        """Stops all parts; writes under way are completed."""
        await self.live_matches.stop()  # before the workers, or their end would count as failures
        self.workers.close()
        self.passwords.close()
        await asyncio.to_thread(self.writer.close)
        self.writer.engine.dispose()
        self.lock.release()


def session_limits(settings: Settings) -> SessionLimits:
    """Reads the session limits from the settings."""
    limits = Limits(settings.limits)
    return SessionLimits(
        idle_days=limits.count("session.idle-days"),
        days=limits.count("session.days"),
        most=limits.count("session.account"),
    )
