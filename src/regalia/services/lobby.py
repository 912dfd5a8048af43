"""How people meet: matches founded, invitations, open challenges, and the lists of matches."""

from __future__ import annotations

from regalia.core.contract import Seat
from regalia.services.errors import NoSuchInvite, NotYourSeat, TooMany
from regalia.services.founding import Wish, first_players, new_terms
from regalia.services.match import Match
from regalia.services.ports import MatchStore, Now, Summary
from regalia.services.tables import Tables
from regalia.services.terms import Person, Terms

MOST_LISTED = 50
MOST_WAITING = 20  # challenges and invitations that somebody may have open


class Lobby:
    """Where matches begin."""

    def __init__(self, tables: Tables, store: MatchStore, now: Now) -> None:
        self.tables, self.store, self.now = tables, store, now

    async def found(self, account: str, wish: Wish) -> Terms:
        """Begin a match as somebody wants it; `invite` of what is returned is for the founder to give away.

        Raises: BadField, BadBoard, TooMany.
        """
        terms = new_terms(wish, account, self.now())
        if wish.kind in ("invite", "open"):
            waiting = [one for one in await self.mine(account) if one.status == "waiting"]
            if len(waiting) >= MOST_WAITING:
                raise TooMany("too-many-waiting", most=MOST_WAITING)
        await self.tables.found(terms, first_players(terms))
        return terms

    async def invitation(self, invite: str) -> Match:
        """What somebody is invited to. Raises: NoSuchInvite."""
        match = await self.tables.get(await self.store.invited(invite))
        if match.status != "waiting":
            raise NoSuchInvite
        return match

    async def join(self, account: str, match: str, invite: str | None = None) -> Seat:
        """Sit down at an open table, or at the one that one is invited to. Who sits there stays there.

        Raises: NoSuchMatch, NoSuchInvite, NotYourSeat, SeatTaken, MatchOver.
        """
        found = await self.tables.get(match)
        own = found.seats_of(account)
        if own:
            return own[0]
        if found.terms.kind == "invite" and (invite is None or invite != found.terms.invite):
            raise NoSuchInvite
        if found.terms.kind not in ("invite", "open"):
            raise NotYourSeat
        return await self.tables.join(match, Person(account))

    async def mine(self, account: str) -> list[Summary]:
        """The matches of an account, the latest first."""
        return await self.store.of_account(account, most=MOST_LISTED)

    async def live(self) -> list[Summary]:
        """Matches that can be watched."""
        return await self.store.running(most=MOST_LISTED)

    async def challenges(self) -> list[Summary]:
        """Matches that wait for anybody."""
        return await self.store.challenges(most=MOST_LISTED)
