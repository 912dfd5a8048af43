"""All parts of a running server, put together in one place, and taken down in the right order."""

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
from regalia.adapters.private_files import tighten
from regalia.adapters.rating_store import SqlRatingStore
from regalia.adapters.session_store import SqlSessionStore
from regalia.adapters.storage_errors import explained
from regalia.adapters.workers import WorkerPool
from regalia.adapters.writer import Writer
from regalia.services.accounts import Accounts
from regalia.services.attempts import Attempts
from regalia.services.leaderboards import Leaderboards
from regalia.services.limits import Kind, Limits, group
from regalia.services.live_matches import LiveMatches
from regalia.services.lobby import Lobby, LobbyLimits
from regalia.services.log_limits import LogLimits
from regalia.services.match import Match
from regalia.services.passwords import Passwords
from regalia.services.profiles import Profiles
from regalia.services.projections import Windows
from regalia.services.rating_rules import RatingRules
from regalia.services.ratings import Ratings, finished_of
from regalia.services.scheduling import Caps
from regalia.services.sessions import SessionLimits, Sessions
from regalia.services.supervision import repeat
from regalia.web import logs
from regalia.web.hosts import Hosts
from regalia.web.message_encoder import Envelope, Faces
from regalia.web.notifications import News
from regalia.web.security import is_among, networks
from regalia.web.settings import Settings
from regalia.web.sockets import Sockets


def clock() -> int:
    """Milliseconds since 1970, by a clock that never goes back while the server runs."""
    return START + (time.monotonic_ns() - TICKS) // 1_000_000


A_MINUTE = 60.0  # seconds
A_DAY = 24 * 3600.0  # seconds
START, TICKS = time.time_ns() // 1_000_000, time.monotonic_ns()


def make_files_private(database: Path) -> None:
    """Let only the owner read the files of a database, and report which were readable before."""
    changed, failed = tighten(database)
    for file in changed:
        logs.tell("permissions tightened", logging.WARNING, file=str(file))
    for file in failed:
        logs.tell("permissions cannot be tightened", logging.WARNING, file=str(file))


class House:
    """What handlers ask: services that know no web, and the sockets, which nobody else knows."""

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
        self.accounts = Accounts(accounts, self.passwords, clock, changed=sessions.note)
        ratings = SqlRatingStore(writer.engine, writer)
        self.limits = Limits(settings.limits)
        self.attempts = Attempts(self.limits)
        self.hosts = Hosts(settings.origin, settings.hosts)
        rules = RatingRules.of(self.limits)
        self.ratings = Ratings(ratings, accounts, rules)
        self.profiles = Profiles(accounts, ratings, clock)
        self.leaderboards = Leaderboards(accounts, ratings, clock, rules)
        self.unlimited = networks(settings.unlimited, field="unlimited")
        matches = SqlMatchStore(writer.engine, writer)
        self.workers = WorkerPool(
            settings.thinkers,
            caps=Caps.of(self.limits),
            silence=self.limits.seconds("computer.silence"),
            generosity=self.limits.seconds("computer.generosity"),
        )
        self.live_matches = LiveMatches(
            matches,
            self.workers,
            clock,
            on_over=self.count_result,
            on_change=self.tell_players,
            limits=LogLimits.of(self.limits),
            windows=Windows.of(self.limits),
            grace=round(1000 * self.limits.seconds("absence.grace")),
        )
        self.lobby = Lobby(self.live_matches, matches, clock, LobbyLimits.of(self.limits))
        self.sockets = Sockets(
            most=settings.connections,
            of_address=self.limits.count("socket.open-address"),
            of_account=self.limits.count("socket.open-account"),
        )
        sessions.ended = self.sockets.end_sessions
        self.faces = Faces(accounts)
        self.envelope = Envelope(self.faces)
        self.news = News(self.lobby, self.envelope, self.sockets)
        loop = asyncio.get_running_loop()
        self.pings = loop.create_task(repeat(self.sockets.ping_for_ever, every=1.0, name="pinging"))
        self.cleaning = loop.create_task(self.clean_for_ever())
        self.expiring = loop.create_task(self.expire_for_ever())

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        """Open the database, bring it up to date, and take up the games that were left.

        Raises: OSError; BadField where that is no database, is damaged beyond single matches, was made by a
        later version, has no room on its disk, or another server has it.
        """
        path = Path(settings.database)
        lock = hold(path)
        try:
            make_files_private(path)
            engine = open_database(path)
        except SQLAlchemyError as error:
            lock.release()
            raise explained(error, path) from error
        except BaseException:
            lock.release()
            raise
        writer = Writer(engine)
        house: Self | None = None
        try:
            accounts = SqlAccountStore(engine, writer)
            store = SqlSessionStore(engine, writer)
            sessions = await Sessions.open(store, accounts, clock, limits=session_limits(settings))
            house = cls(settings, writer, sessions, accounts, lock)
            await house.live_matches.start()
            await house.ratings.catch_up()
        except BaseException as error:
            if house is not None:
                await house.farewell()
                await house.close()
            else:
                await asyncio.to_thread(writer.close)
                engine.dispose()
                lock.release()
            if isinstance(error, SQLAlchemyError):
                raise explained(error, path) from error
            raise
        return house

    def tell_players(self, match: Match) -> None:
        """Say that lists show a match otherwise than before."""
        self.news.match_changed(match)

    async def count_result(self, match: Match) -> None:
        """Rate both sides of a match that is over."""
        await self.ratings.count(finished_of(match.summary()))  # repeated by `Tables` until it is written
        logs.tell("match over", match=match.id, plies=len(match.game.steps))

    async def clean_for_ever(self) -> None:
        """Once a day, and at the start: forget guests who have come and never played, and old sessions."""
        while True:
            try:
                logs.tell("guests forgotten", guests=await self.accounts.forget_guests())
                in_use = {connection.session for connection in self.sockets}
                logs.tell("sessions expired", sessions=await self.sessions.purge(in_use))
            except Exception as error:  # tomorrow is another day
                logs.tell_failure("guests not forgotten", error)
            await asyncio.sleep(A_DAY)

    async def expire_for_ever(self) -> None:
        """Once a minute: cancel open matches whose founder has gone."""
        while True:
            await asyncio.sleep(A_MINUTE)
            try:
                if await self.lobby.expire(self.sockets.has):
                    self.news.lobby_changed()
            except Exception as error:  # the next minute tries again
                logs.tell_failure("open matches not expired", error)

    def count(self, kind: Kind, *, address: str | None = None, account: str | None = None) -> None:
        """Count one more of a kind, unless the address is one that is not limited. Raises: TooMany."""
        if address is None or self.is_limited(address):
            self.limits.take(kind, address=address, account=account)

    def is_limited(self, address: str) -> bool:
        """Whether limits count for an address."""
        return not is_among(address, self.unlimited)

    def note_address(self, account: str, address: str) -> None:
        """Remember behind which address an account is: its share of the workers depends on it."""
        if self.is_limited(address):
            self.workers.note_address(account, group(address))

    async def farewell(self) -> None:
        """Take nobody in any more, and say bye to all."""
        self.stopping = True
        self.pings.cancel()
        self.cleaning.cancel()
        self.expiring.cancel()
        await self.sockets.close_all()

    async def close(self) -> None:
        """Stop what runs, once what was begun is written."""
        await self.live_matches.stop()  # first: a computer without an answer would count that as a failure
        self.workers.close()
        self.passwords.close()
        await asyncio.to_thread(self.writer.close)
        self.writer.engine.dispose()
        self.lock.release()


def session_limits(settings: Settings) -> SessionLimits:
    """How long sessions last and how many there may be, by the settings."""
    limits = Limits(settings.limits)
    return SessionLimits(
        idle_days=limits.count("session.idle-days"),
        days=limits.count("session.days"),
        most=limits.count("session.account"),
    )
