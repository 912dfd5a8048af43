"""What is to be played: who meets whom, on which seeds, each pair of games with the seats swapped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from types import MappingProxyType
from typing import Any

import msgspec

from regalia.arena.bots import BotPlayer, is_command
from regalia.arena.limits import Limits
from regalia.core.contract import Seat, Spec
from regalia.core.errors import BadField
from regalia.core.game import check_seed
from regalia.games import registry
from regalia.players import Player, player

SEED_BITS = 63


class Fixture(msgspec.Struct, frozen=True):
    """One game that is to be played: the meeting, the pair, and the seat of the meeting's first player."""

    meeting: int
    pair: int
    seat: str


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides what is played, but for how often: two of the same play the same games.

    A meeting is two players by their numbers. The pairs of a meeting go through the options in turn. `boards`
    are texts, by id, of boards that do not come with the game.
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
    def spec(self) -> Spec:
        """The game, with all its boards."""
        return registry.spec(self.game, self.boards)

    def fixtures(self, pairs: int) -> Iterator[Fixture]:
        """All games; what comes early says most: whole pairs, and all meetings in turn."""
        for pair in range(pairs):
            for meeting in range(len(self.meetings)):
                for seat in registry.GAMES[self.game].seats:
                    yield Fixture(meeting, pair, seat)

    def options_of(self, fixture: Fixture) -> dict[str, Any]:
        """The options that a game is played with."""
        return self.options[fixture.pair % len(self.options)]

    def seed_of(self, fixture: Fixture) -> int:
        """The luck of a game: that of its pair, so that both players get the same deal and the same cards.

        It is no simple count, so that a program which knows one deal cannot guess the next.
        """
        return mixed(self.seed, "pair", fixture.pair)

    def seating(self, fixture: Fixture) -> dict[Seat, Player]:
        """The players of a game by their seats, each with dice of its own. Raises: BadField."""
        spec = self.spec
        seats = spec.seats if fixture.seat == spec.seats[0] else spec.seats[::-1]
        seating = {}
        for side, (seat, number) in enumerate(zip(seats, self.meetings[fixture.meeting], strict=True)):
            text = self.players[number]
            seed = mixed(self.seed_of(fixture), side, seat, text)
            seating[seat] = entrant(text, spec, seed=seed, limits=self.limits)
        return seating


def contest(
    game: str,
    players: tuple[str, ...],
    *,
    meetings: tuple[tuple[int, int], ...],
    options: tuple[dict[str, Any], ...],
    seed: int,
    limits: Limits,
    boards: Mapping[str, str] = MappingProxyType({}),
) -> Contest:
    """A contest that can be played. Raises: BadField that names what is wrong with it; BadBoard."""
    spec = registry.spec(game, boards)
    made = Contest(
        game=game,
        boards=dict(boards),
        rules_version=spec.rules_version,
        players=players,
        meetings=meetings,
        options=tuple(spec.check_options(chosen) for chosen in options or ({},)),
        seed=check_seed(seed),
        limits=limits,
    )
    for text in players:
        entrant(text, spec, seed=0, limits=limits)
    return made


def entrant(text: str, spec: Spec, *, seed: int, limits: Limits) -> Player:
    """The player that a text names: one of the house, or a program after `cmd:`. Raises: BadField."""
    if is_command(text):
        return BotPlayer(text, spec, seed=seed, limits=limits)
    try:
        return player(text, spec, seed=seed)
    except BadField as error:
        if error.reason != "unknown-player":
            raise
        raise BadField("unknown-entrant", field="player", **error.arguments) from None


def pairs_for(games: int) -> int:
    """How many pairs make so many games, or one more. Raises: BadField."""
    if games < 1:
        raise BadField("games", field="games")
    return (games + 1) // 2


def mixed(*parts: object) -> int:
    """A seed made of some parts: the same for the same, and no telling them from it."""
    digest = blake2b("\0".join(map(str, parts)).encode(), digest_size=8).digest()
    return int.from_bytes(digest) >> (64 - SEED_BITS)
