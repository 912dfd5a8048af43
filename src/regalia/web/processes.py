"""What the processes of a server tell each other about people and lists; `services/matches/peers` is about matches."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Coroutine

import msgspec

from regalia.services.bus import Bus, BusMessage, read_message
from regalia.services.matches.live_matches import LiveMatches
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Person
from regalia.services.matches.player_identity import IdentityCache
from regalia.services.matches.ports import MatchStore
from regalia.services.people.ports import Account, AccountStore
from regalia.services.people.sessions import Sessions
from regalia.services.supervision import BackgroundTasks
from regalia.web.notifications import Notifications
from regalia.web.sockets import Sockets

# Topics. Every process listens to the first two; to that of an account while one of its sockets watches its matches.
PEOPLE, LOBBY, ACCOUNT = "people", "lobby", "account:"


class SessionsEnded(BusMessage, frozen=True, tag="sessions-ended"):
    """Sessions have ended: their sockets are closed."""

    process: str
    ids: list[str]


class AccountChanged(BusMessage, frozen=True, tag="account-changed"):
    """An account has another name, another password, or is deleted."""

    process: str
    account: str


class BlockChanged(BusMessage, frozen=True, tag="block-changed"):
    """An account has blocked or unblocked another."""

    process: str
    account: str
    blocked: str


class LobbyChanged(BusMessage, frozen=True, tag="lobby-changed"):
    """An open challenge was created, taken or cancelled."""

    process: str


class FoundersHere(BusMessage, frozen=True, tag="founders-here"):
    """The founders of these open matches are connected to a process, so that the matches do not expire."""

    process: str
    matches: list[str]


class MatchListed(BusMessage, frozen=True, tag="match-listed"):
    """Lists show a match of an account differently."""

    process: str
    match: str


class RestrictionsChanged(BusMessage, frozen=True, tag="restrictions-changed"):
    """Somebody was banned or muted, or is not any more."""

    process: str


Message = (
    SessionsEnded
    | AccountChanged
    | BlockChanged
    | LobbyChanged
    | FoundersHere
    | MatchListed
    | RestrictionsChanged
)
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Processes:
    """Publishes changes that other processes show or cache, and applies theirs."""

    def __init__(
        self,
        bus: Bus,
        *,
        sessions: Sessions,
        identities: IdentityCache,
        sockets: Sockets,
        notifications: Notifications,
        accounts: AccountStore,
        matches: MatchStore,
        load_restrictions: Callable[[], Coroutine[object, object, None]],
        live_matches: LiveMatches,
    ) -> None:
        self.bus, self.sessions, self.identities = bus, sessions, identities
        self.sockets, self.notifications = sockets, notifications
        self.accounts, self.matches, self.live_matches = accounts, matches, live_matches
        self.load_restrictions = load_restrictions
        self.process = secrets.token_hex(8)
        self._tasks = BackgroundTasks()
        for topic in (PEOPLE, LOBBY, ACCOUNT):
            bus.listen(topic, self._receive)
        bus.on_gap(self._on_gap)
        sessions.may_cache = lambda: bus.connected
        sockets.on_unwatched = lambda account: bus.unsubscribe(ACCOUNT + account)

    async def start(self) -> None:
        """Returns when the messages of other processes are received."""
        await self.bus.subscribe(PEOPLE)
        await self.bus.subscribe(LOBBY)

    # What this process says.

    def sessions_ended(self, ids: Collection[str]) -> None:
        """Says that sessions have ended."""
        if ids:
            self._say(PEOPLE, SessionsEnded(self.process, list(ids)))

    def account_changed(self, account: Account) -> None:
        """Says that an account has changed."""
        self._say(PEOPLE, AccountChanged(self.process, account.id))

    def restrictions_changed(self) -> None:
        """Says that somebody was banned or muted, or is not any more."""
        self._say(PEOPLE, RestrictionsChanged(self.process))

    def block_changed(self, account: str, blocked: str) -> None:
        """Says that an account has blocked or unblocked another."""
        self._say(PEOPLE, BlockChanged(self.process, account, blocked))

    def lobby_changed(self) -> None:
        """Says that an open challenge was created, taken or cancelled."""
        self._say(LOBBY, LobbyChanged(self.process))

    def founders_here(self, matches: list[str]) -> None:
        """Says that the founders of open matches are connected here."""
        if matches:
            self._say(LOBBY, FoundersHere(self.process, matches))

    def match_changed(self, match: Match) -> None:
        """Says to the players of a match that lists show it differently."""
        for player in match.players.values():
            if isinstance(player, Person):
                self._say(ACCOUNT + player.account, MatchListed(self.process, match.id))

    def _say(self, topic: str, message: Message) -> None:
        if self.bus.shared:
            self.bus.publish(topic, encode(message))

    async def follow_account(self, account: str) -> None:
        """Returns when changes of an account's matches are received."""
        if self.bus.shared:
            await self.bus.subscribe(ACCOUNT + account)

    # What other processes say.

    def _receive(self, _: str, message: bytes) -> None:
        said = read_message(decoder, message)
        if said is None or said.process == self.process:
            return
        match said:
            case SessionsEnded(ids=ids):
                self.sessions.evict(ids)
                self.sockets.close_sessions(ids)
            case AccountChanged(account=account):
                self._tasks.spawn(self._apply_account(account))
            case BlockChanged(account=account, blocked=blocked):
                self.apply_block(account, blocked)
            case LobbyChanged():
                self.notifications.lobby_changed()
            case FoundersHere(matches=matches):
                self.notifications.lobby.founders_seen(matches)
            case RestrictionsChanged():
                self._tasks.spawn(self.load_restrictions())
            case MatchListed(match=match):
                self._tasks.spawn(self._send_listed(match))

    def apply_block(self, account: str, blocked: str) -> None:
        """Shows matches and open challenges of two accounts as their blocks want it."""
        self._tasks.spawn(self.live_matches.blocks_changed(account, blocked))
        self.notifications.lobby_changed()

    async def _apply_account(self, account: str) -> None:
        """Reads a changed account, and closes the sockets of its sessions that have ended."""
        found = await self.accounts.get(account) or Account(id=account, since=0, deleted=True)
        self.sessions.account_changed(found)
        if found.deleted:
            self.identities.remove(account)
        else:
            self.identities.update(found)
        live = set() if found.deleted else {session.id for session in await self.sessions.of(found)}
        here = {connection.session for connection in self.sockets if connection.account == account}
        self.sockets.close_sessions(here - live)

    async def _send_listed(self, match: str) -> None:
        summary = await self.matches.summary(match)
        if summary is not None:
            self.notifications.match_changed(summary)

    def _on_gap(self) -> None:
        """Drops what may be outdated after a lost connection."""
        self.sessions.clear_cache()
        self.notifications.lobby_changed()
        self._tasks.spawn(self.identities.reload())
        self._tasks.spawn(self.load_restrictions())
        self._tasks.spawn(self._close_ended_sessions())

    async def _close_ended_sessions(self) -> None:
        """Closes the sockets of sessions that ended while nothing was heard."""
        for account in {connection.account for connection in self.sockets}:
            await self._apply_account(account)
