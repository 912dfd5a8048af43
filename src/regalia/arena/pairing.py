"""The schedule of a contest: meetings, seeds, and pairs of games with swapped seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from types import MappingProxyType
from typing import Any

import msgspec

from regalia.arena.bots import BotPlayer, is_command
from regalia.arena.limits import Limits
from regalia.core.contract import Seat
from regalia.core.errors import BadField
from regalia.core.game import check_seed
from regalia.core.rules import Rules
from regalia.games import registry
from regalia.players import Player, player

SEED_BITS = 63


class Fixture(msgspec.Struct, frozen=True):
    """One scheduled game: the meeting, the pair, and the seat of the meeting's first player."""

    meeting: int
    pair: int
    seat: str


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines the games except their number: equal contests play equal games.

    A meeting is two indices into `players`. The pairs of a meeting cycle through `options`. `boards` are
    texts, by id, of boards that do not come with the game.
    """

    game: str
    boards: dict[str, str]
    rules_version: int
    players: tuple[str, ...]
    meetings: tuple[tuple[int, int], ...]
    options: tuple[dict[str, Any], ...]
    seed: int
    limits: Limits

    @property
    def rules(self) -> Rules:
        """The game, with all its boards."""
        return registry.rules(self.game, self.boards)

    def fixtures(self, pairs: int) -> Iterator[Fixture]:
        """All games in playing order: pair by pair over all meetings, so that partial results are useful."""
        for pair in range(pairs):
            for meeting in range(len(self.meetings)):
                for seat in registry.GAMES[self.game].seats:
                    yield Fixture(meeting, pair, seat)

    def options_of(self, fixture: Fixture) -> dict[str, Any]:
        """The options of a game."""
        return self.options[fixture.pair % len(self.options)]

    def seed_of(self, fixture: Fixture) -> int:
        """The seed of a game: both games of a pair have the same, hence the same deal and cards.

        It is a hash, so that a program which knows one seed cannot guess the next.
        """
        return derive_seed(self.seed, "pair", fixture.pair)

    def seating(self, fixture: Fixture) -> dict[Seat, Player]:
        """Create the players of a game by seat, each with its own seed. Raises: BadField."""
        rules = self.rules
        seats = rules.seats if fixture.seat == rules.seats[0] else rules.seats[::-1]
        seating = {}
        for side, (seat, number) in enumerate(zip(seats, self.meetings[fixture.meeting], strict=True)):
            text = self.players[number]
            seed = derive_seed(self.seed_of(fixture), side, seat, text)
            seating[seat] = create_player(text, rules, seed=seed, limits=self.limits)
        return seating


def create_contest(
    game: str,
    players: tuple[str, ...],
    *,
    meetings: tuple[tuple[int, int], ...],
    options: tuple[dict[str, Any], ...],
    seed: int,
    limits: Limits,
    boards: Mapping[str, str] = MappingProxyType({}),
) -> Contest:
    """Create a contest and check that it can be played. Raises: BadField, BadBoard."""
    rules = registry.rules(game, boards)
    made = Contest(
        game=game,
        boards=dict(boards),
        rules_version=rules.rules_version,
        players=players,
        meetings=meetings,
        options=tuple(rules.setup.check_options(chosen) for chosen in options or ({},)),
        seed=check_seed(seed),
        limits=limits,
    )
    for text in players:
        create_player(text, rules, seed=0, limits=limits)
    return made


def create_player(text: str, rules: Rules, *, seed: int, limits: Limits) -> Player:
    """Create the player that a text names: a built-in one, or a program after `cmd:`. Raises: BadField."""
    if is_command(text):
        return BotPlayer(text, rules, seed=seed, limits=limits)
    try:
        return player(text, rules, seed=seed)
    except BadField as error:
        if error.reason != "unknown-player":
            raise
        raise BadField("unknown-entrant", field="player", **error.arguments) from None


def pairs_for(games: int) -> int:
    """The number of pairs for at least so many games. Raises: BadField."""
    if games < 1:
        raise BadField("games", field="games")
    return (games + 1) // 2


def derive_seed(*parts: object) -> int:
    """Derive a seed from parts by a hash, which does not reveal them."""
    digest = blake2b("\0".join(map(str, parts)).encode(), digest_size=8).digest()
    return int.from_bytes(digest) >> (64 - SEED_BITS)
