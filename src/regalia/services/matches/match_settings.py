"""The settings of a match, fixed when it is created: game, players, clock and seed."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regalia.services.people.names import GuestName

MatchKind = Literal["computer", "invite", "open", "hotseat"]
Milliseconds = int


class Person(msgspec.Struct, frozen=True, tag="person"):
    """A player with an account, a guest or not."""

    account: str


class Computer(msgspec.Struct, frozen=True, tag="computer"):
    """A computer player of a level."""

    level: int


class Archived(msgspec.Struct, frozen=True, tag="archived"):
    """A player of an imported record: a name, a guest name, or neither. No account."""

    name: str | None = None
    guest: GuestName | None = None


Player = Person | Computer | Archived


class NoClock(msgspec.Struct, frozen=True, tag="none"):
    """No time limit."""


class Fischer(msgspec.Struct, frozen=True, tag="fischer"):
    """`minutes` for the whole match, plus `seconds` after each turn."""

    minutes: int
    seconds: int


class Correspondence(msgspec.Struct, frozen=True, tag="correspondence"):
    """`days` for each turn."""

    days: int


TimeControl = NoClock | Fischer | Correspondence


class Series(msgspec.Struct, frozen=True):
    """Matches of the same two players with alternating seats.

    `score` is the score before this match, of the founder and of the other player, in half points.
    """

    id: str  # of its first match
    earlier: str  # the match before this one
    score: tuple[int, int]


class StartPosition(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The position that a match starts from, as JSON data of its game. It is secret until the end, like the seed.

    It is that of a lesson, or the one after entry `number` of an earlier match.
    """

    position: dict[str, Any]
    lesson: str | None = None
    match: str | None = None
    number: int | None = None


class MatchSettings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about a match that is fixed when it is created.

    `seed` and `nonce` are secret until the end; `invite` is secret for everybody but the invited. The founder (the
    account that created the match) has `founder_seat`, in a hot-seat match both seats.
    """

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    texts: dict[str, str] = {}  # users' boards by id
    seed: int
    nonce: str  # of the commitment to the seed, 256 bits in hexadecimal
    kind: MatchKind
    founder: str  # account id, or the marker of an imported match (`services.archive.record_import`)
    founder_seat: str
    clock: TimeControl = NoClock()
    rated: bool = False
    level: int | None = None  # of the computer
    invite: str | None = None  # the token of a private match
    series: Series | None = None
    start: StartPosition | None = None  # None: the first position of the rules
    created: Milliseconds
