"""How people meet: matches founded, invitations, open challenges, and the lists of matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from regalia.core.contract import Seat
from regalia.services.creation import MatchRequest, initial_players, new_settings
from regalia.services.errors import NoSuchInvite, NotYourSeat, TooMany
from regalia.services.limits import Limits, address_group
from regalia.services.live_matches import LiveMatches
from regalia.services.match import Match
from regalia.services.match_settings import Computer, Correspondence, MatchSettings, Milliseconds, Person
from regalia.services.ports import MatchStore, Now, Summary

MAX_CHALLENGES_READ = 1000  # open challenges that one list is made of
STRONG_LEVEL = 6  # the level from which the computer thinks for long


class LobbyLimits(NamedTuple):
    """How much one person, or one address, may have going on at once."""

    running: int = 100  # matches of one person
    strong: int = 20  # of them against the computer, from level `STRONG` on
    invites: int = 20  # private matches of one person that wait for somebody
    challenges: int = 3  # open matches of one person
    challenges_per_address: int = 20  # open matches from one address
    page: int = 50  # matches of a list
    absence: Milliseconds = 1_800_000  # after which the open match of somebody who has gone is cancelled
    absence_correspondence: Milliseconds = 259_200_000

    @classmethod
    def from_limits(cls, limits: Limits) -> LobbyLimits:
        """The numbers of a server's limits."""
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


class Lobby:
    """Where matches begin."""

    def __init__(
        self, live_matches: LiveMatches, store: MatchStore, now: Now, limits: LobbyLimits = DEFAULT
    ) -> None:
        self.live_matches, self.store, self.now, self.limits = live_matches, store, now, limits
        self._addresses: dict[str, str] = {}  # of open matches: where they were created
        self._seen: dict[str, Milliseconds] = {}  # of open matches: when their founder was last here

    async def create(self, account: str, wish: MatchRequest, *, address: str | None = None) -> MatchSettings:
        """Begin a match as somebody wants it; `invite` of what is returned is for the founder to give away.

        Raises: BadField, BadBoard, TooMany.
        """
        terms = new_settings(wish, account, self.now())
        await self.check_running(account, terms.level)
        if wish.kind in ("invite", "open"):
            await self._check_waiting_matches(account, wish.kind)
        if wish.kind == "open" and address is not None:
            await self._check_address(address)
            self._addresses[terms.id] = address_group(address)
        await self.live_matches.create(terms, initial_players(terms))
        return terms

    async def check_running(self, account: str, level: int | None = None) -> None:
        """Whether somebody may have one more match, against a level of the computer. Raises: TooMany."""
        limits = self.limits
        running = await self.store.of_account(account, status="running", most=limits.running)
        if len(running) >= limits.running:
            raise TooMany("too-many-running", most=limits.running)
        strong = sum(is_strong(one) for one in running)
        if level is not None and level >= STRONG_LEVEL and strong >= limits.strong:
            raise TooMany("too-many-strong", most=limits.strong, level=STRONG_LEVEL)

    async def check_rematch(self, account: str, match: str) -> None:
        """Whether somebody may ask for another match after this one. Raises: NoSuchMatch, TooMany."""
        found = await self.live_matches.get(match)
        await self.check_running(account, found.settings.level)

    async def _check_waiting_matches(self, account: str, kind: str) -> None:
        limits = self.limits
        waiting = await self.store.of_account(
            account, status="waiting", most=limits.invites + limits.challenges
        )
        same = sum(one.kind == kind for one in waiting)
        if kind == "open" and same >= limits.challenges:
            raise TooMany("too-many-open", most=limits.challenges)
        if kind == "invite" and same >= limits.invites:
            raise TooMany("too-many-waiting", most=limits.invites)

    async def _check_address(self, address: str) -> None:
        waiting = {one.id for one in await self.store.challenges(most=MAX_CHALLENGES_READ)}
        self._addresses = {match: here for match, here in self._addresses.items() if match in waiting}
        if [*self._addresses.values()].count(address_group(address)) >= self.limits.challenges_per_address:
            raise TooMany("too-many-open-here", most=self.limits.challenges_per_address)

    async def invitation(self, invite: str) -> Match:
        """What somebody is invited to. Raises: NoSuchInvite."""
        match = await self.live_matches.get(await self.store.match_of_invite(invite))
        if match.status != "waiting":
            raise NoSuchInvite
        return match

    async def join(self, account: str, match: str, invite: str | None = None) -> Seat:
        """Sit down at an open table, or at the one that one is invited to. Who sits there stays there.

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
        await self.check_running(account)
        return await self.live_matches.join(match, Person(account))

    async def expire(self, is_here: Callable[[str], bool]) -> int:
        """Cancel the open matches whose founder has been away for too long; how many."""
        now, expired = self.now(), 0
        waiting = await self.store.challenges(most=MAX_CHALLENGES_READ)
        self._seen = {
            one.id: now if is_here(founder_of(one)) else self._seen.get(one.id, now) for one in waiting
        }
        for one in waiting:
            long = isinstance(one.clock, Correspondence)
            patience = self.limits.absence_correspondence if long else self.limits.absence
            if now - self._seen[one.id] > patience:
                expired += await self.live_matches.cancel_waiting(one.id)
        return expired

    # Lists.

    async def matches_of(self, account: str, *, skip: int = 0, limit: int | None = None) -> Listing:
        """The matches of an account, the latest first."""
        size = self._size(limit)
        return page(await self.store.of_account(account, most=size + 1, skip=skip), skip, size)

    async def live(self, account: str | None = None, *, skip: int = 0, limit: int | None = None) -> Listing:
        """Matches that anybody can watch: open ones, without those of the asker, the latest first.

        Private matches and those against the computer are in no list of others.
        """
        size = self._size(limit)
        return page(await self.store.running(most=size + 1, skip=skip, without=account), skip, size)

    async def challenges(self, *, skip: int = 0, limit: int | None = None) -> Listing:
        """Matches that wait for anybody: of each founder the latest first, then the second of each."""
        size = self._size(limit)
        found = interleave_by_founder(await self.store.challenges(most=MAX_CHALLENGES_READ))
        return page(found[skip : skip + size + 1], skip, size)

    def _size(self, limit: int | None) -> int:
        return self.limits.page if limit is None else max(1, min(limit, self.limits.page))


def page(found: Sequence[Summary], skip: int, size: int) -> Listing:
    """A page of what was found from one beyond its end."""
    return Listing(list(found[:size]), skip + size if len(found) > size else None)


def interleave_by_founder(summaries: Sequence[Summary]) -> list[Summary]:
    """The same matches, so that no founder has a second one before all have a first one."""
    counts: dict[str, int] = {}
    ranks = []
    for index, one in enumerate(summaries):
        counts[founder_of(one)] = counts.get(founder_of(one), 0) + 1
        ranks.append((counts[founder_of(one)], index))
    return [summaries[index] for _, index in sorted(ranks)]


def founder_of(summary: Summary) -> str:
    """The account of who has founded a match that waits for somebody."""
    return next((player.account for player in summary.players.values() if isinstance(player, Person)), "")


def is_strong(summary: Summary) -> bool:
    """Whether a strong level of the computer plays."""
    return any(isinstance(one, Computer) and one.level >= STRONG_LEVEL for one in summary.players.values())
