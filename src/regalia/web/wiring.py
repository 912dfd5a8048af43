"""Wires all parts of a running server together and closes them in the right order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Self

from sqlalchemy.exc import SQLAlchemyError

from regalia.adapters.scheduled_backups import ScheduledBackups, read_plan
from regalia.core.errors import RegaliaError
from regalia.services.archive.personal_data import PersonalDataExport
from regalia.services.errors import TooMany
from regalia.services.learning.lessons import Lessons
from regalia.services.limits import LimitKind, Limits, address_group
from regalia.services.matches.live_matches import LiveMatches
from regalia.services.matches.lobby import Lobby, LobbyLimits
from regalia.services.matches.log_limits import LogLimits
from regalia.services.matches.match import Match
from regalia.services.matches.match_blocks import MatchBlocks
from regalia.services.matches.player_identity import IdentityCache
from regalia.services.matches.projections import LogWindows
from regalia.services.matches.thumbnails import Thumbnails
from regalia.services.matches.turn_planner import TurnPlanner
from regalia.services.moderation.announcements import CurrentAnnouncement
from regalia.services.moderation.reporting import Reporting
from regalia.services.people.accounts import Accounts, GuestLifetimes
from regalia.services.people.attempts import LoginAttempts
from regalia.services.people.blocks import Blocks
from regalia.services.people.passwords import Passwords
from regalia.services.people.ports import Account
from regalia.services.people.registration import RegistrationCodes
from regalia.services.people.sessions import SessionLimits, Sessions
from regalia.services.ratings.leaderboards import Leaderboards
from regalia.services.ratings.profiles import Profiles
from regalia.services.ratings.rating_rules import RatingRules
from regalia.services.ratings.ratings import Ratings, finished_match
from regalia.services.supervision import repeat
from regalia.web import logs
from regalia.web.admin_socket import AdminSocket
from regalia.web.hosts import Hosts
from regalia.web.maintenance import Maintenance
from regalia.web.message_encoder import MessageEncoder
from regalia.web.metrics import Metrics
from regalia.web.moderation_context import ModerationContext
from regalia.web.notifications import Notifications
from regalia.web.processes import Processes
from regalia.web.security import is_in_networks, parse_networks
from regalia.web.server_connections import Connections, open_connections
from regalia.web.settings import Settings
from regalia.web.site_pages import SitePages
from regalia.web.sockets import RETRY_SECONDS, Sockets

A_MINUTE = 60.0  # seconds
RESTRICTIONS_EVERY = 5.0  # seconds


class ServerContext:
    """All parts of a running server, for the handlers; or of an admin command, which serves nobody."""

    def __init__(
        self, settings: Settings, sessions: Sessions, connections: Connections, *, serves: bool = True
    ) -> None:
        """`serves` is whether this process plays computer turns, runs clocks and does the regular work."""
        self.settings, self.connections = settings, connections
        store, bus, workers, counts = connections
        self.store, self.writer, self.bus = store, store.writer, bus
        self.stopping = False  # whether this process drains: it accepts no connections and no new matches
        self.on_drain: Callable[[], None] = lambda: None  # stops the server that runs this context
        self.sessions = sessions
        self.passwords = Passwords()
        now = self.now = store.clock
        accounts, ratings = store.accounts, store.ratings
        self.limits = Limits(settings.limits, shared=counts)
        self.accounts = Accounts(
            accounts,
            self.passwords,
            now,
            changed=self.account_changed,
            lifetimes=GuestLifetimes.from_limits(self.limits),
        )
        self.backups: ScheduledBackups | None = None  # set by `open`
        self.site_pages = SitePages.load(imprint=settings.imprint, privacy=settings.privacy)
        self.registration = RegistrationCodes(store.registration_codes, now, mode=settings.registration)
        self.blocks = Blocks(
            store.blocks,
            accounts,
            now,
            most=self.limits.count("block.people"),
            changed=self.blocks_changed,
        )
        self.metrics = Metrics()
        self.attempts = LoginAttempts(self.limits)
        self.hosts = Hosts(settings.origin, settings.hosts)
        rules = RatingRules.from_limits(self.limits)
        self.ratings = Ratings(ratings, accounts, rules)
        self.profiles = Profiles(accounts, ratings, now)
        self.leaderboards = Leaderboards(accounts, ratings, now, rules)
        self.unlimited = parse_networks(settings.unlimited, field="unlimited")
        self.workers, self.planner = workers, TurnPlanner(workers)
        self.identities = IdentityCache(accounts)
        self.live_matches = LiveMatches(
            store.matches,
            self.planner,
            now,
            on_over=self.record_result,
            on_change=self.match_changed,
            limits=LogLimits.from_limits(self.limits),
            windows=LogWindows.from_limits(self.limits),
            grace=round(1000 * self.limits.seconds("absence.grace")),
            identify=self.identities.get,
            load_identities=self.identities.load,
            blocks=MatchBlocks(self.blocks.pairs),
            bus=bus,
            plays=serves,
        )
        self.lobby = Lobby(
            self.live_matches,
            store.matches,
            now,
            LobbyLimits.from_limits(self.limits),
            kept_from=self.blocks.kept_from,
        )
        self.lessons = Lessons(store.matches)
        self.thumbnails = Thumbnails(self.live_matches)
        self.personal_data = PersonalDataExport(
            store.personal_data, accounts, store.matches, self.live_matches.loader.load, now
        )
        self.sockets = Sockets(
            most=settings.connections,
            of_address=self.limits.count("socket.open-address"),
            of_account=self.limits.count("socket.open-account"),
        )
        sessions.ended = self.sessions_ended
        self.encoder = MessageEncoder()
        self.notifications = Notifications(self.lobby, self.identities, self.sockets, self.blocks.pairs)
        self.processes = Processes(
            bus,
            sessions=sessions,
            identities=self.identities,
            sockets=self.sockets,
            notifications=self.notifications,
            accounts=accounts,
            matches=store.matches,
            load_restrictions=self.load_restrictions,
            live_matches=self.live_matches,
        )
        self.lobby.on_founders_here = self.processes.founders_here
        self.moderation = ModerationContext(
            store,
            accounts=self.accounts,
            sessions=sessions,
            live_matches=self.live_matches,
            browsers=self,
            registration=self.registration,
            drain=self.drain if serves else None,
        )
        self.announcement = CurrentAnnouncement(store.moderation, now)
        self.reporting = Reporting(store.moderation, self.live_matches, now)
        self.restrictions, self.audit = self.moderation.restrictions, self.moderation.audit
        self.admin_socket: AdminSocket | None = None
        self.loops: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, settings: Settings, *, serves: bool = True) -> Self:
        """Opens all connections, and resumes running matches if the process serves.

        Raises: as `open_connections` and `AdminSocket.open`; nothing is left open then.
        """
        plan = read_plan(settings.backups, settings.backup_every, settings.backup_keep)
        connections = await open_connections(settings)
        store = connections.store
        server: Self | None = None
        try:
            limits = session_limits(settings)
            sessions = await Sessions.open(store.sessions, store.accounts, store.clock, limits=limits)
            server = cls(settings, sessions, connections, serves=serves)
            server.backups = None if plan is None else ScheduledBackups(store.engine.url, plan)
            await server.processes.start()
            await server.restrictions.load()
            await (server.start() if serves else server.live_matches.attach())
        except BaseException as error:
            if server is not None:
                await server.disconnect_all()
                await server.close()
            else:
                await connections.close()
            if isinstance(error, SQLAlchemyError):
                raise store.explained(error) from error
            raise
        return server

    async def start(self) -> None:
        """Resumes running matches, starts the regular work, and listens for requests of operators."""
        await self.live_matches.start()
        await self.ratings.catch_up()
        self.audit.start()
        work = [
            repeat(self.sockets.ping_loop, every=1.0, name="pinging"),
            Maintenance(self).loop(),
            self.expiry_loop(),
        ]
        if self.bus.shared:  # a message of another process may be lost
            work.append(repeat(self.load_restrictions, every=RESTRICTIONS_EVERY, name="reading restrictions"))
        self.loops = [asyncio.get_running_loop().create_task(each) for each in work]
        self.admin_socket = await AdminSocket.open(self.moderation.desk, self.settings)

    def match_changed(self, match: Match) -> None:
        """Notifies players, in all processes, that lists show a match differently."""
        self.notifications.match_changed(match.summary())
        self.processes.match_changed(match)

    def lobby_changed(self) -> None:
        """Sends the open challenges, in all processes, because one was created, taken or cancelled."""
        self.notifications.lobby_changed()
        self.processes.lobby_changed()

    def account_changed(self, account: Account) -> None:
        """Updates the sessions of a changed account in all processes."""
        self.sessions.account_changed(account)
        self.processes.account_changed(account)

    def blocks_changed(self, account: str, blocked: str) -> None:
        """Applies a block that was made or removed to matches and lists, in all processes."""
        self.processes.apply_block(account, blocked)
        self.processes.block_changed(account, blocked)

    def sessions_ended(self, ids: Collection[str]) -> None:
        """Closes the sockets of ended sessions in all processes."""
        self.sockets.close_sessions(ids)
        self.processes.sessions_ended(ids)

    # What browsers notice of acts of moderators and operators: the protocol `Browsers`.

    def identity_changed(self, account: Account) -> None:
        """Shows an account with another name, or as deleted."""
        if account.deleted:
            self.identities.remove(account.id)
        else:
            self.identities.update(account)

    def close_account(self, account: str) -> None:
        """Closes the sockets of an account whose sessions have ended."""
        self.sockets.close_account(account)

    def restrictions_changed(self) -> None:
        """Applies the loaded restrictions here, and lets other processes load them."""
        self.close_banned()
        self.processes.restrictions_changed()

    async def load_restrictions(self) -> None:
        """Loads the restrictions, which another process may have changed."""
        await self.restrictions.load()
        self.close_banned()

    def close_banned(self) -> None:
        """Closes the sockets of banned networks and accounts."""
        banned = self.restrictions
        for connection in list(self.sockets):
            if banned.of_address("ban", connection.address) or banned.of_account("ban", connection.account):
                connection.close("signed-out")

    async def record_result(self, match: Match) -> None:
        """Rates both sides of a match that is over."""
        await self.ratings.record_result(finished_match(match.summary()))  # `LiveMatches` retries it
        logs.event("match over", match=match.id, plies=len(match.game.steps))

    async def expiry_loop(self) -> None:
        """Cancels open matches of absent founders, once a minute."""
        while True:
            await asyncio.sleep(A_MINUTE)
            try:
                if self.bus.shared and not self.bus.connected:
                    continue  # the founders may be connected to other processes
                if await self.lobby.expire(self.sockets.is_connected):
                    self.lobby_changed()
            except Exception as error:  # retried in a minute
                logs.failure("open matches not expired", error)

    def count(self, kind: LimitKind, *, address: str | None = None, account: str | None = None) -> None:
        """Counts one more of a kind, unless the address is unlimited. Raises: TooMany."""
        if address is None or self.is_limited(address):
            self.limits.take(kind, address=address, account=account)

    async def admit(self, kind: LimitKind, *, address: str | None = None, account: str | None = None) -> None:
        """Counts one more of a shared kind, unless the address is unlimited. Raises: TooMany."""
        if address is None or self.is_limited(address):
            await self.limits.admit(kind, address=address, account=account)

    def refused(
        self, error: RegaliaError, *, address: str | None, account: str | None = None, operation: str = ""
    ) -> None:
        """Counts an error that is sent to a client; a hit of a limit is in the audit log, too."""
        self.metrics.refusal(error, operation)
        if isinstance(error, TooMany):
            self.audit.limit_hit(error.limit, address=address, account=account)

    def is_limited(self, address: str) -> bool:
        """Returns whether limits apply to an address."""
        return not is_in_networks(address, self.unlimited)

    def note_address(self, account: str, address: str) -> None:
        """Records the address of an account, on which its share of the workers depends."""
        if self.is_limited(address):
            self.workers.note_address(account, address_group(address))

    def drain(self) -> None:
        """Begins to stop this process in order, as SIGTERM does; it then ends with the exit code 0.

        It accepts no connections and no new matches from now on, is not ready any more, and closes its sockets so
        that their clients reconnect, to another process or to the next one.
        """
        if not self.stopping:
            self.stopping = True
            logs.event("draining", sockets=len(self.sockets))
            self.on_drain()

    def check_serving(self) -> None:
        """Raises: TooMany if this process drains, so that it takes on nothing new."""
        if self.stopping:
            raise TooMany("server-full", limit="connections", wait=RETRY_SECONDS)

    async def disconnect_all(self) -> None:
        """Refuses new connections and closes all sockets, after the commands under way are answered."""
        self.drain()
        for loop in self.loops:
            loop.cancel()
        await self.sockets.close_all()

    async def close(self) -> None:
        """Stops all parts; writes under way are completed."""
        if self.admin_socket is not None:
            await self.admin_socket.close()
        await self.live_matches.stop()  # before the workers, or their end would count as failures
        self.passwords.close()
        await self.audit.close()
        await self.connections.close()


def session_limits(settings: Settings) -> SessionLimits:
    """Reads the session limits from the settings."""
    limits = Limits(settings.limits)
    return SessionLimits(
        idle_days=limits.count("session.idle-days"),
        days=limits.count("session.days"),
        most=limits.count("session.account"),
    )
