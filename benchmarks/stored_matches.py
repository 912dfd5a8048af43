"""Fills the database of a server with finished matches, to measure how it grows."""

from __future__ import annotations

import random
import time
from itertools import islice
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select, update

from regalia.adapters.match_store import encode, match_row
from regalia.adapters.people_schema import accounts, ratings, results
from regalia.adapters.rating_store import row_of
from regalia.adapters.schema import log as entries
from regalia.adapters.schema import matches, seats
from regalia.services.matches.commands import Act, Resign
from regalia.services.matches.creation import AnyOpponent, NewMatch, new_match
from regalia.services.matches.decide import decide, join
from regalia.services.matches.decision import CommandContext, Decision
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import MatchSettings, Person
from regalia.services.matches.ports import Summary
from regalia.services.ratings.glicko import Rating
from regalia.services.ratings.ports import Result
from regalia.services.ratings.ratings import finished_match, results_of

GAME = "king-and-assassins"
KING, ASSASSINS = "king", "assassins"
TEMPLATES = 50  # different matches, stored again and again with new ids and players
ACTIONS = 8  # before the loser resigns: a short match keeps 100,000 of them small enough for this machine
OWN_MATCHES = 100  # of the person whose lists are measured, whatever the size of the database
MATCHES_PER_ACCOUNT = 20
BATCH = 2000
SECOND = 1000


class FinishedTemplate(NamedTuple):
    """A match that was played by the rules."""

    settings: MatchSettings
    log: list[tuple[int, bytes]]  # entries as they are stored
    summary: Summary


def play(seed: int) -> FinishedTemplate:
    """Plays random actions of a rated match until the king resigns."""
    rng = random.Random(seed)
    start = new_match(NewMatch(game=GAME, opponent=AnyOpponent(), seat=KING, rated=True), "a", SECOND)
    match = Match(start.settings, game=start.game)
    for seat, account in zip(match.rules.seats, ("a", "b"), strict=True):
        fold(match, join(match, seat, Person(account), SECOND))
    for number in range(1, ACTIONS + 1):
        action = rng.choice(match.game.legal())
        command = Act(id=str(number), revision=match.revision, action=action)
        assert match.actor is not None
        fold(match, decide(match, match.actor, command, CommandContext(number * 10 * SECOND)))
    resign = Resign(id="end")
    fold(match, decide(match, match.rules.seats[0], resign, CommandContext(ACTIONS * 20 * SECOND)))
    log = [(entry.number, encode(entry)) for entry in match.log]
    return FinishedTemplate(match.settings, log, match.summary())


def fold(match: Match, decision: Decision) -> None:
    """Applies what was decided."""
    for entry in decision.entries:
        match.fold(entry, decision.transition)


class Filler:
    """Writes finished matches between accounts, some of them of one person."""

    def __init__(self, person: str, number: int) -> None:
        self.person, self.number = person, number
        self.templates = [play(seed) for seed in range(TEMPLATES)]
        self.others = [f"other-{index}" for index in range(max(2, number // MATCHES_PER_ACCOUNT))]

    def fill(self, connection: Connection) -> None:
        """Writes everything, in the transaction of the connection."""
        connection.execute(insert(accounts), [account_row(each) for each in self.others])
        named = {"name": "Anna", "key": "anna", "looks": "anna"}
        connection.execute(update(accounts).where(accounts.c.id == self.person).values(named))
        numbers = iter(range(self.number))
        while batch := list(islice(numbers, BATCH)):
            self.write(connection, batch)
        rated = [self.person, *self.others]
        connection.execute(
            insert(ratings),
            [rating_row(holder, seat) for holder in rated for seat in (KING, ASSASSINS)],
        )

    def write(self, connection: Connection, numbers: list[int]) -> None:
        """Writes some matches with their logs, players and results."""
        rows = [self.rows(number) for number in numbers]
        for table in (matches, entries, seats, results):
            connection.execute(insert(table), [row for each in rows for row in each[table.name]])

    def rows(self, number: int) -> dict[str, list[dict[str, Any]]]:
        """Returns the rows of one match, by table."""
        template, match = self.templates[number % TEMPLATES], f"stored-{number}"
        players = {KING: self.king(number), ASSASSINS: self.assassins(number)}
        summary = msgspec.structs.replace(
            template.summary,
            id=match,
            players={seat: Person(account) for seat, account in players.items()},
            updated=template.summary.updated + number,
        )
        settings = msgspec.structs.replace(template.settings, id=match, founder=players[KING])
        return {
            "matches": [match_row(settings, summary)],
            "log": [{"match": match, "number": number, "entry": entry} for number, entry in template.log],
            "seats": [{"match": match, "seat": seat, "account": players[seat]} for seat in players],
            "results": [row_of(with_rating(side)) for side in results_of(finished_match(summary))],
        }

    def king(self, number: int) -> str:
        """Returns who has the king: the person in evenly distributed matches."""
        if number % max(1, self.number // OWN_MATCHES) == 0:
            return self.person
        return self.others[number % len(self.others)]

    def assassins(self, number: int) -> str:
        """Returns who has the assassins: somebody else each time that the same account has the king."""
        return self.others[(number + 1 + number // len(self.others)) % len(self.others)]


def with_rating(side: Result) -> Result:
    """Returns a result with ratings before and after it."""
    return msgspec.structs.replace(side, before=Rating(), after=Rating(value=1500.0 + side.score, games=1))


def account_row(account: str) -> dict[str, Any]:
    """Returns the row of an account with a name."""
    names = dict.fromkeys(("name", "key", "looks"), account)
    return {"id": account, "since": 0, "version": 0, "deleted": False, **names}


def rating_row(holder: str, seat: str) -> dict[str, Any]:
    """Returns the row of the rating of somebody who played a short while ago."""
    key = {"holder": holder, "game": GAME, "seat": seat}
    value = random.Random(f"{holder} {seat}").gauss(1500, 200)
    now = time.time_ns() // 1_000_000
    return key | msgspec.structs.asdict(
        Rating(value=value, deviation=80.0, games=MATCHES_PER_ACCOUNT, at=now)
    )


def only_account(connection: Connection) -> str:
    """Returns the id of the account of a new database."""
    return str(connection.execute(select(accounts.c.id)).scalar_one())
