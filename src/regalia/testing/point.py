"""A point of a random walk, which a check is given, and what checks compare and raise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from zlib import crc32

import msgspec

from regalia.core.constants import SPECTATOR_INDEX
from regalia.core.contract import CHANCE, SPECTATOR, Chance, Event, Seat
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.core.rules import Rules

MAX_SHOWN = 200  # characters of a value in a message


class ContractViolation(Exception):
    """A game violates the contract; the message says how."""


@dataclass(frozen=True)
class Point:
    """A game at a point of a random walk. Checks change copies of it, never the game itself."""

    game: Game
    rng: Rng  # random numbers of this check at this point
    earlier_texts: tuple[str, ...] = ()  # legal texts of earlier positions of either seat
    limit: int = 0  # steps within which a game must end

    @property
    def rules(self) -> Rules:
        """The game's Rules."""
        return self.game.rules

    @property
    def observers(self) -> dict[Seat, int]:
        """The two seats and the spectator, with their indices."""
        return {**{seat: number for number, seat in enumerate(self.game.seats)}, SPECTATOR: SPECTATOR_INDEX}

    def some(self, items: list[Any], most: int) -> list[Any]:
        """Up to `most` of the items, chosen at random."""
        items = list(items)
        return [items.pop(self.rng.below(len(items))) for _ in range(min(most, len(items)))]


def rng_for(seed: int, *names: object) -> Rng:
    """The random numbers for one purpose: the same for the same names, independent of others."""
    return Rng(seed * 0x9E3779B97F4A7C15 + crc32(repr(names).encode()) * 0xD1342543DE82EF95)


def expect(holds: bool, what: str, *values: object) -> None:
    """Raises: ContractViolation, with the values, unless a condition holds."""
    if not holds:
        raise ContractViolation(": ".join([what, *map(short, values)]))


def expect_same(was: object, now: object, what: str) -> None:
    """Raises: ContractViolation, with the first difference, unless two values are the same."""
    if was != now:
        raise ContractViolation(f"{what}: {difference(was, now)}")


def difference(was: object, now: object) -> str:
    """The first difference between two values."""
    if isinstance(was, dict) and isinstance(now, dict):
        for key in [*was, *now]:
            if key not in was or key not in now or was[key] != now[key]:
                return f"{key}: {difference(was.get(key), now.get(key))}"
    if isinstance(was, bytes) and isinstance(now, bytes):
        at = next((k for k, (a, b) in enumerate(zip(was, now, strict=False)) if a != b), 0)
        was, now = was[max(0, at - 80) :], now[max(0, at - 80) :]
    return f"{short(was)} is not {short(now)}"


def short(value: object) -> str:
    """A value for a message."""
    text = value.decode(errors="replace") if isinstance(value, bytes) else value
    text = text if isinstance(text, str) else repr(text)
    return text if len(text) <= MAX_SHOWN else text[:MAX_SHOWN] + "…"


def json(value: object) -> bytes:
    """A value as JSON bytes, for comparison."""
    return msgspec.json.encode(value)


def position_snapshot(game: Game) -> dict[str, Any]:
    """All that a game reports of its position, without its history."""
    rules, state = game.rules, game.state
    observers: list[Seat | None] = [*game.seats, SPECTATOR, None]
    return {
        "position": json(game.position()),
        "actor": game.actor,
        "outcome": game.outcome(),
        "legal": game.legal(),
        "chances": game.chances(),
        **{
            f"view of {observer}": json(rules.observation.view(state, observer, ())) for observer in observers
        },
    }


def snapshot(game: Game) -> dict[str, Any]:
    """All that a game reports, with its history."""
    return {
        "position": json(game.position()),
        "actor": game.actor,
        "outcome": game.outcome(),
        "legal": game.legal(),
        "legal numbers": game.state.legal_actions(),
        "record": game.record(keep_seed=True).line(),
        **{f"view of {observer}": json(game.view(observer)) for observer in (*game.seats, SPECTATOR)},
    }


def restarted(game: Game, *, seed: int, chance: Chance) -> Game:
    """A new game with the same beginning."""
    setup = game.setup
    if setup.position is not None:
        return Game.load(game.rules, setup.position, seed=seed, chance=chance)
    return Game.new(game.rules, setup.options or {}, seed=seed, chance=chance)


def sampled_outcome(game: Game, rng: Rng) -> str:
    """The text of a sampled outcome of the chance event that is due."""
    return game.rules.notation.write(game.state, tuple(game.state.sample_chance(rng)))


def any_text(game: Game, rng: Rng) -> str:
    """A random legal action, or a sampled chance outcome."""
    if game.actor == CHANCE:
        return sampled_outcome(game, rng)
    legal = game.legal()
    return legal[rng.below(len(legal))]


def explicit(game: Game) -> Game:
    """A copy that stops at chance events."""
    other = game.copy()
    other.setup = msgspec.structs.replace(other.setup, chance="explicit")
    return other


def play_on(first: Game, second: Game, *, rng: Rng, steps: int, what: str) -> None:
    """Plays the same random actions in two games. Raises: ContractViolation if the games differ."""
    for _ in range(steps):
        if first.actor is None:
            break
        text = any_text(first, rng)
        events: list[Event] = first.push(text)
        expect_same(json(events), json(second.push(text)), f"{what}, events of {text}")
    expect_same(position_snapshot(first), position_snapshot(second), what)
