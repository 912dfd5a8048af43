"""A game at one point of a random walk, as a check gets it, and what a check compares and says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from zlib import crc32

import msgspec

from regalia.core.constants import SPECTATOR_INDEX
from regalia.core.contract import SPECTATOR, Chance, Event, Seat, Spec
from regalia.core.game import CHANCE, Game
from regalia.core.rng import Rng

LONGEST = 200  # characters of a value that are shown where it is wrong


class Broken(Exception):
    """A promise of the contract that a game does not keep; the message says which, for its author."""


@dataclass(frozen=True)
class Point:
    """A game at a point of a walk. Checks change copies of it, never the game itself."""

    game: Game
    rng: Rng  # this check's own luck, at this point
    heard: tuple[str, ...] = ()  # legal texts of earlier positions of either seat
    limit: int = 0  # steps within which a game must end

    @property
    def spec(self) -> Spec:
        """The game's rules."""
        return self.game.spec

    @property
    def eyes(self) -> dict[Seat, int]:
        """The two seats and the spectator, with the numbers by which engines know them."""
        return {**{seat: number for number, seat in enumerate(self.game.seats)}, SPECTATOR: SPECTATOR_INDEX}

    def some(self, items: list[Any], most: int) -> list[Any]:
        """Up to so many of the items, drawn at random."""
        items = list(items)
        return [items.pop(self.rng.below(len(items))) for _ in range(min(most, len(items)))]


def luck(seed: int, *names: object) -> Rng:
    """Dice for one purpose: the same for the same names, and unlike those of any other."""
    return Rng(seed * 0x9E3779B97F4A7C15 + crc32(repr(names).encode()) * 0xD1342543DE82EF95)


def expect(holds: bool, what: str, *values: object) -> None:
    """Go on only if a promise is kept. Raises: Broken, with the values that show it."""
    if not holds:
        raise Broken(": ".join([what, *map(short, values)]))


def expect_same(was: object, now: object, what: str) -> None:
    """Go on only if two values are the same. Raises: Broken that says where they differ."""
    if was != now:
        raise Broken(f"{what}: {difference(was, now)}")


def difference(was: object, now: object) -> str:
    """Where two values differ, down to the key or place."""
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
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def json(value: object) -> bytes:
    """A value as bytes, to be compared to the last one."""
    return msgspec.json.encode(value)


def looks(game: Game) -> dict[str, Any]:
    """All that can be asked of a position, whatever led to it."""
    spec, state = game.spec, game.state
    eyes: list[Seat | None] = [*game.seats, SPECTATOR, None]
    return {
        "position": json(game.position()),
        "actor": game.actor,
        "outcome": game.outcome(),
        "legal": game.legal(),
        "chances": game.chances(),
        **{f"view of {eye}": json(spec.view(state, eye, ())) for eye in eyes},
    }


def snapshot(game: Game) -> dict[str, Any]:
    """All that can be asked of a game, its history included."""
    return {
        "position": json(game.position()),
        "actor": game.actor,
        "outcome": game.outcome(),
        "legal": game.legal(),
        "legal numbers": game.state.legal_actions(),
        "record": game.record(keep_seed=True).line(),
        **{f"view of {eye}": json(game.view(eye)) for eye in (*game.seats, SPECTATOR)},
    }


def begin(game: Game, *, seed: int, chance: Chance) -> Game:
    """A game that begins as this one did."""
    setup = game.setup
    if setup.position is not None:
        return Game.load(game.spec, setup.position, seed=seed, chance=chance)
    return Game.new(game.spec, setup.options or {}, seed=seed, chance=chance)


def drawn(game: Game, rng: Rng) -> str:
    """The text of an outcome of the chance event that is due."""
    return game.spec.write(game.state, tuple(game.state.sample_chance(rng)))


def any_text(game: Game, rng: Rng) -> str:
    """A legal action, or an outcome of chance, drawn at random."""
    if game.actor == CHANCE:
        return drawn(game, rng)
    legal = game.legal()
    return legal[rng.below(len(legal))]


def explicit(game: Game) -> Game:
    """A copy that stops at chance."""
    other = game.copy()
    other.setup = msgspec.structs.replace(other.setup, chance="explicit")
    return other


def play_on(first: Game, second: Game, *, rng: Rng, steps: int, what: str) -> None:
    """Play the same random actions in two games that must not differ. Raises: Broken."""
    for _ in range(steps):
        if first.actor is None:
            break
        text = any_text(first, rng)
        told: list[Event] = first.push(text)
        expect_same(json(told), json(second.push(text)), f"{what}, events of {text}")
    expect_same(looks(first), looks(second), what)
