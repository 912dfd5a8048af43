"""The lobby: creating and joining matches, invitations, open challenges and lists of matches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from regalia.core.contract import Seat
from regalia.games import registry
from regalia.services.errors import NoSuchInvite, NotYourSeat, SeatTaken, TooMany
from regalia.services.limits import Limits, address_group
from regalia.services.matches.creation import MomentStart, NewMatch, new_match
from regalia.services.matches.live_matches import LiveMatches
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import (
    Computer,
    Correspondence,
    MatchSettings,
    Milliseconds,
    Person,
)
from regalia.services.matches.ports import MatchStore, Summary
from regalia.services.time import Now

MAX_CHALLENGES_READ = 1000
STRONG_LEVEL = 6  # levels from here on search for long


class LobbyLimits(NamedTuple):
    """How many matches one account, or one address, may have at once."""

    running: int = 100
    strong: int = 20  # running matches against level `STRONG_LEVEL` or higher
    invites: int = 20  # waiting private matches
    challenges: int = 3  # open matches of an account
    challenges_per_address: int = 20
    page: int = 50  # matches per list page
    absence: Milliseconds = 1_800_000  # of the founder, after which an open match is cancelled
    absence_correspondence: Milliseconds = 259_200_000

    @classmethod
    def from_limits(cls, limits: Limits) -> LobbyLimits:
        """Reads the values from the limits of a server."""
        return cls(
            running=limits.count("match.running"),
            strong=limits.count("match.running-strong"),
            invites=limits.count("match.invites"),
            challenges=limits.count("match.open"),
            challenges_per_address=limits.count("match.open-address"),
            page=limits.count("list.page"),
            absence=round(1000 * limits.seconds("match.open-gone")),
            absence_correspondence=round(1000 * limits.seconds("match.open-gone-correspondence")),
        )


DEFAULT = LobbyLimits()


class Listing(NamedTuple):
    """A page of a list of matches; `next` is how many to skip for the next page."""

    matches: list[Summary]
    next: int | None


# Returns the accounts that an account has blocked or is blocked by.
KeptFrom = Callable[[str], Awaitable[Collection[str]]]


async def from_nobody(account: str) -> Collection[str]:
    """Returns the accounts that an account is kept from if nobody blocks anybody."""
    return ()


class Lobby:
    """Creates and lists matches. Players who are kept from each other see none of each other's, and join none."""

    def __init__(
        self,
        live_matches: LiveMatches,
        store: MatchStore,
        now: Now,
        limits: LobbyLimits = DEFAULT,
        *,
        kept_from: KeptFrom = from_nobody,
    ) -> None:
        self.live_matches, self.store, self.now, self.limits = live_matches, store, now, limits
        self.kept_from = kept_from
        self._addresses: dict[str, str] = {}  # of open matches: the address of the founder
        self._seen: dict[str, Milliseconds] = {}  # of open matches: when the founder was last connected
        # Called with the open matches whose founder is connected to this process.
        self.on_founders_here: Callable[[list[str]], None] = lambda matches: None

    async def create(self, account: str, wanted: NewMatch, *, address: str | None = None) -> MatchSettings:
        """Creates a match; `invite` of the result is the token to share.

        Raises: BadField, BadBoard, TooMany; NoSuchMatch, NotAllowedNow and NoSuchMoment if it starts from a position
        of another match.
        """
        moment = wanted.start if isinstance(wanted.start, MomentStart) else None
        source = None if moment is None else await self.live_matches.get(moment.match)
        start = new_match(wanted, account, self.now(), source)
        settings = start.settings
        await self.check_running(account, settings.level)
        if wanted.kind in ("invite", "open"):
            await self._check_waiting_matches(account, wanted.kind)
        if wanted.kind == "open" and address is not None:
            await self._check_address(address)
            self._addresses[settings.id] = address_group(address)
        await self._end_earlier_lesson(account, start.settings)
        await self.live_matches.create(start)
        return settings

    async def _end_earlier_lesson(self, account: str, settings: MatchSettings) -> None:
        """Ends the match in which an account has begun the same lesson: it begins again."""
        lesson = settings.start.lesson if settings.start else None
        if lesson is None:
            return
        running = await self.store.of_account(
            account, status="running", most=self.limits.running, lessons=True
        )
        for one in running:
            if (one.game, one.lesson) == (settings.game, lesson):
                await self.live_matches.call_off(one.id)

    async def check_running(self, account: str, level: int | None = None) -> None:
        """Checks that an account may have one more running match. Raises: TooMany."""
        limits = self.limits
        running = await self.store.of_account(account, status="running", most=limits.running, lessons=False)
        if len(running) >= limits.running:
            raise TooMany("too-many-running", limit="match.running", most=limits.running)
        strong = sum(is_strong(one) for one in running)
        if level is not None and level >= STRONG_LEVEL and strong >= limits.strong:
            raise TooMany(
                "too-many-strong", limit="match.running-strong", most=limits.strong, level=STRONG_LEVEL
            )

    async def check_rematch(self, account: str, match: str) -> None:
        """Checks that an account may ask for a rematch. Raises: NoSuchMatch, TooMany."""
        found = await self.live_matches.get(match)
        await self.check_running(account, found.settings.level)

    async def _check_waiting_matches(self, account: str, kind: str) -> None:
        limits = self.limits
        waiting = await self.store.of_account(
            account, status="waiting", most=limits.invites + limits.challenges
        )
        same = sum(one.kind == kind for one in waiting)
        if kind == "open" and same >= limits.challenges:
            raise TooMany("too-many-open", limit="match.open", most=limits.challenges)
        if kind == "invite" and same >= limits.invites:
            raise TooMany("too-many-waiting", limit="match.invites", most=limits.invites)

    async def _check_address(self, address: str) -> None:
        waiting = {one.id for one in await self.store.challenges(most=MAX_CHALLENGES_READ)}
        self._addresses = {match: here for match, here in self._addresses.items() if match in waiting}
        if [*self._addresses.values()].count(address_group(address)) >= self.limits.challenges_per_address:
            most = self.limits.challenges_per_address
            raise TooMany("too-many-open-here", limit="match.open-address", most=most)

    async def invitation(self, invite: str, account: str | None = None) -> Match:
        """Returns the match of an invitation token, for an account or a visitor. Raises: NoSuchInvite."""
        match = await self.live_matches.get(await self.store.match_of_invite(invite))
        if match.status != "waiting" or await self._is_apart(account, match):
            raise NoSuchInvite
        return match

    async def join(self, account: str, match: str, invite: str | None = None) -> Seat:
        """Takes the free seat of an open or private match. A player of the match keeps their seat.

        Whoever is kept from the founder gets the refusal of a link that is used, or of a seat that is taken, because
        they must not learn that they are blocked.

        Raises: NoSuchMatch, NoSuchInvite, NotYourSeat, SeatTaken, MatchOver, TooMany.
        """
        found = await self.live_matches.get(match)
        own = found.seats_of(account)
        if own:
            return own[0]
        if found.settings.kind == "invite" and (invite is None or invite != found.settings.invite):
            raise NoSuchInvite
        if found.settings.kind not in ("invite", "open"):
            raise NotYourSeat
        if await self._is_apart(account, found):
            raise NoSuchInvite if found.settings.kind == "invite" else SeatTaken
        await self.check_running(account)
        return await self.live_matches.join(match, Person(account))

    async def _is_apart(self, account: str | None, match: Match) -> bool:
        return account is not None and match.settings.founder in await self.kept_from(account)

    async def expire(self, is_here: Callable[[str], bool]) -> int:
        """Cancels open matches whose founder was away for too long. Returns: how many."""
        now, expired = self.now(), 0
        found = await self.store.challenges(most=MAX_CHALLENGES_READ)
        waiting = [
            one for one in found if one.game in registry.GAMES
        ]  # matches of other games cannot be opened
        here = {one.id for one in waiting if is_here(founder_of(one))}
        self.on_founders_here(sorted(here))
        self._seen = {one.id: now if one.id in here else self._seen.get(one.id, now) for one in waiting}
        for one in waiting:
            long = isinstance(one.clock, Correspondence)
            limit = self.limits.absence_correspondence if long else self.limits.absence
            if now - self._seen[one.id] > limit:
                expired += await self.live_matches.cancel_waiting(one.id)
        return expired

    def founders_seen(self, matches: Iterable[str]) -> None:
        """Records that the founders of open matches are connected to another process."""
        self._seen |= dict.fromkeys(matches, self.now())

    # Lists.

    async def matches_of(self, account: str, *, skip: int = 0, limit: int | None = None) -> Listing:
        """Returns the matches of an account, the latest first."""
        size = self._size(limit)
        return page(await self.store.of_account(account, most=size + 1, skip=skip, lessons=False), skip, size)

    async def live(self, account: str | None = None, *, skip: int = 0, limit: int | None = None) -> Listing:
        """Returns open running matches to watch, without those of `account`, the latest first.

        Private matches and matches against the computer are not listed to others.
        """
        size = self._size(limit)
        return page(await self.store.running(most=size + 1, skip=skip, without=account), skip, size)

    async def challenges(
        self, account: str | None = None, *, skip: int = 0, limit: int | None = None
    ) -> Listing:
        """Returns open challenges: the latest of each founder, then the second of each, and so on.

        Those of people whom `account` is kept from are left out.
        """
        size = self._size(limit)
        found = interleave_by_founder(await self.store.challenges(most=MAX_CHALLENGES_READ))
        if account is not None and found:
            unseen = await self.kept_from(account)
            found = [one for one in found if founder_of(one) not in unseen]
        return page(found[skip : skip + size + 1], skip, size)

    def _size(self, limit: int | None) -> int:
        return self.limits.page if limit is None else max(1, min(limit, self.limits.page))


def page(found: Sequence[Summary], skip: int, size: int) -> Listing:
    """Returns a page; `found` holds one match more than the page, if there is one."""
    return Listing(list(found[:size]), skip + size if len(found) > size else None)


def interleave_by_founder(summaries: Sequence[Summary]) -> list[Summary]:
    """Orders matches so that no founder's second one comes before another's first."""
    counts: dict[str, int] = {}
    ranks = []
    for index, one in enumerate(summaries):
        counts[founder_of(one)] = counts.get(founder_of(one), 0) + 1
        ranks.append((counts[founder_of(one)], index))
    return [summaries[index] for _, index in sorted(ranks)]


def founder_of(summary: Summary) -> str:
    """Returns the account that created a waiting match."""
    return next((player.account for player in summary.players.values() if isinstance(player, Person)), "")


def is_strong(summary: Summary) -> bool:
    """Returns whether a strong level plays."""
    return any(isinstance(one, Computer) and one.level >= STRONG_LEVEL for one in summary.players.values())
