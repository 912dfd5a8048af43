"""What is settled before a match begins: the game, the seats, the clock, and the luck to come."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regalia.services.names import GuestName

MatchKind = Literal["computer", "invite", "open", "hotseat"]
Milliseconds = int


class Person(msgspec.Struct, frozen=True, tag="person"):
    """Somebody with an account, a guest or not."""

    account: str


class Computer(msgspec.Struct, frozen=True, tag="computer"):
    """A computer player by its level."""

    level: int


class Archived(msgspec.Struct, frozen=True, tag="archived"):
    """Somebody of whom a record tells, by name or as a guest, or neither: no account here, and nobody's."""

    name: str | None = None
    guest: GuestName | None = None


Player = Person | Computer | Archived


class NoClock(msgspec.Struct, frozen=True, tag="none"):
    """Everybody takes the time that it takes."""


class Fischer(msgspec.Struct, frozen=True, tag="fischer"):
    """So many minutes for all turns, and seconds more after each."""

    minutes: int
    seconds: int


class Correspondence(msgspec.Struct, frozen=True, tag="correspondence"):
    """So many days for each turn."""

    days: int


TimeControl = NoClock | Fischer | Correspondence


class Series(msgspec.Struct, frozen=True):
    """Matches of the same two players, with sides swapped from one to the next.

    `score` is what the founder and the other had before this match, in halves of a point.
    """

    id: str  # that of its first match
    earlier: str  # the match before this one
    score: tuple[int, int]


class MatchSettings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that a match is, but for what happens in it.

    `seed` and `nonce` are secret until the end; `invite` is for whoever is invited. The founder sits in
    `founder_seat`; in a hot-seat match in both, and that is where the one on the left begins.
    """

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    texts: dict[str, str] = {}  # boards that do not come with the game, by id
    seed: int
    nonce: str  # of the commitment to the seed, 256 bits in hexadecimal
    kind: MatchKind
    founder: (
        str  # an account, or where the record of the match was taken in from (`regalia.services.archive`)
    )
    founder_seat: str
    clock: TimeControl = NoClock()
    rated: bool = False
    level: int | None = None  # of the computer, where it plays
    invite: str | None = None  # the token of a private match
    series: Series | None = None
    created: Milliseconds
