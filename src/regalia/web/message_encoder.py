"""Converts projections to messages: public identities instead of accounts, encoded once per audience."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from regalia.core.contract import Seat
from regalia.services.matches import entries, projections
from regalia.services.matches.match_settings import Person, Player
from regalia.services.matches.player_identity import player_identity
from regalia.services.matches.ports import Summary
from regalia.services.people.ports import Account, AccountStore
from regalia.services.people.public_identity import PublicIdentity, identities_of, identity_of
from regalia.web.messages import Line, Listed, LogPage, Seated, Snapshot, Told, Update

MAX_CACHED = 20_000
encoder = msgspec.json.Encoder()


class IdentityCache:
    """Caches public identities, because sending an update cannot wait for the database."""

    def __init__(self, store: AccountStore) -> None:
        self._store = store
        self._known: dict[str, PublicIdentity] = {}

    async def load(self, players: Iterable[Player]) -> None:
        """Loads the identities of unknown accounts."""
        new = {player.account for player in players if isinstance(player, Person)} - self._known.keys()
        if new:
            if len(self._known) > MAX_CACHED:
                self._known.clear()
            self._known |= await identities_of(self._store, sorted(new))

    def update(self, account: Account) -> None:
        """Replaces the identity of a new or changed account."""
        self._known[account.id] = identity_of(account)

    def remove(self, account: str) -> None:
        """Removes a deleted account."""
        self._known.pop(account, None)

    def get(self, player: Player) -> PublicIdentity:
        """Returns the identity of a player; an account that was never loaded counts as deleted."""
        return player_identity(player, self._known)

    def by_seat(self, players: Mapping[str, Player]) -> dict[str, PublicIdentity]:
        """Returns the identities of the players of a match, by seat."""
        return {seat: self.get(player) for seat, player in players.items()}


class MessageEncoder:
    """Converts projections to messages."""

    def __init__(self, faces: IdentityCache) -> None:
        self.identities = faces
        self._last: tuple[projections.Update | None, str] = (None, "")

    def update(self, match: str, audience: Seat, told: projections.Update) -> str:
        """Returns an encoded update; the last one is reused for all subscribers of an audience."""
        if self._last[0] is not told:
            message = Update(
                match=match,
                audience=audience,
                number=told.number,
                at=told.at,
                payload=self.payload(told.payload),
                events=told.events,
                commitment=told.commitment,
                now=told.now,
            )
            self._last = (told, encoder.encode(message).decode())
        return self._last[1]

    def snapshot(self, told: projections.Snapshot) -> Snapshot:
        """Returns a snapshot as a message."""
        return Snapshot(
            match=told.match,
            audience=told.audience,
            number=told.number,
            game=told.game,
            options=told.options,
            texts=told.texts,
            kind=told.kind,
            clock=told.clock,
            rated=told.rated,
            seats=self.identities.by_seat(told.seats),
            founder_seat=told.founder_seat,
            series=told.series,
            commitment=told.commitment,
            log=[self.line(update) for update in told.log],
            now=told.now,
        )

    def log_page(self, told: projections.LogPage) -> LogPage:
        """Returns older lines of a log as a response."""
        log = [self.line(update) for update in told.log]
        return LogPage(match=told.match, audience=told.audience, log=log, earlier=told.earlier)

    def line(self, told: projections.Update) -> Line:
        """Returns an entry as a line of a snapshot."""
        return Line(
            number=told.number,
            at=told.at,
            payload=self.payload(told.payload),
            events=told.events,
            commitment=told.commitment,
        )

    def payload(self, told: projections.VisiblePayload | None) -> Told | None:
        """Returns a payload with a public identity instead of an account."""
        if isinstance(told, entries.Joined):
            return Seated(seat=told.seat, face=self.identities.get(told.player))
        return told

    def listed(self, summary: Summary, account: str | None) -> Listed:
        """Returns a match as a line of a list."""
        own = [seat for seat, player in summary.players.items() if player == Person(account or "")]
        return Listed(
            match=summary.id,
            game=summary.game,
            kind=summary.kind,
            status=summary.status,
            players=self.identities.by_seat(summary.players),
            actor=summary.actor,
            seat=own[0] if own else None,
            winner=summary.winner,
            reason=summary.reason,
            rated=summary.rated,
            clock=summary.clock,
            plies=summary.plies,
            created=summary.created,
            updated=summary.updated,
            options=summary.options,
        )
