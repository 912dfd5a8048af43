"""Creates players from texts: `NAME` or `NAME:key=value,key=value`.

`random` plays uniformly, `beginner` by rules of thumb, `greedy` takes the turn with the best evaluation, `ismcts` is
plain IS-MCTS as a baseline, and `level-1` to `level-8` are the levels. Settings are `time_ms` or `iterations` for the
budget, `scale` to multiply it, `threads`, and any search setting, such as `width`, `depth` or `eval_noise`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from regalia.core.errors import BadField
from regalia.core.rules import Rules
from regalia.core.validation import echo
from regalia.players.beginner_player import BeginnerPlayer
from regalia.players.choice import Player
from regalia.players.levels import MAX_LEVEL, Level, level
from regalia.players.random_player import RandomPlayer
from regalia.players.search_player import SearchPlayer
from regalia.search import Budget, Settings

NAMES = ("random", "beginner", "greedy", "ismcts", *(f"level-{number}" for number in range(1, MAX_LEVEL + 1)))
WITHOUT_SEARCH: Mapping[str, Callable[[Rules, int], Player]] = {
    "random": RandomPlayer,
    "beginner": BeginnerPlayer,
}
PLAIN_ISMCTS = Settings(scheme="tree", vanilla=True, use_belief=False, exploration=0.7)
ACTIONS_PER_TURN = 6  # typical; without turn planning each one is a search of its own
MAX_THREADS = 64
# The settings' names of version 0.1. Arena files contain them, so they stay valid.
ALIASES = {
    "alike": "max_similar",
    "believes": "use_belief",
    "choosy": "selectivity",
    "curiosity": "exploration",
    "fog": "eval_noise",
    "keep": "candidate_count",
    "notices": "use_tactics",
    "plain": "vanilla",
    "reply": "reply_width",
    "share": "budget_divisor",
    "trust": "prior_visits",
    "waver": "reply_margin",
    "ways": "reply_count",
    "widen": "widening",
}


def player(text: str, rules: Rules, *, seed: int) -> Player:
    """Creates the player that a text names. Raises: BadField."""
    name, _, rest = text.partition(":")
    if name not in NAMES:
        raise BadField("unknown-player", field="player", player=echo(text), known=", ".join(NAMES))
    wanted = parse_settings(rest, text)
    if name in WITHOUT_SEARCH:
        if wanted:
            raise BadField("player-setting", field="player", setting=next(iter(wanted)), player=echo(text))
        return WITHOUT_SEARCH[name](rules, seed)
    own = base_level(name, rules)
    threads = parse_integer(wanted.pop("threads", "1"), text)
    if not 1 <= threads <= MAX_THREADS:
        raise BadField("player-value", field="player", player=echo(text))
    budget = take_budget(own, wanted, text)
    settings = {
        seat: override_settings(seated, wanted, text) for seat, seated in own.by_seat(rules.seats).items()
    }
    return SearchPlayer(
        text,
        rules,
        settings,
        budget=None if name == "greedy" else budget,
        seed=seed,
        threads=threads,
    )


def base_level(name: str, rules: Rules) -> Level:
    """The settings and iterations that a player's name stands for, without those in its text."""
    best = level(rules, MAX_LEVEL)
    if name == "greedy":
        return Level(settings=Settings(scheme="turns"), iterations=1)
    if name == "ismcts":
        divisor = ACTIONS_PER_TURN if best.settings.scheme == "turns" else 1
        settings = msgspec.structs.replace(PLAIN_ISMCTS, budget_divisor=divisor)
        return Level(settings=settings, iterations=10 * best.iterations)
    return level(rules, int(name.removeprefix("level-")))


def parse_settings(rest: str, text: str) -> dict[str, str]:
    """Parses `key=value,key=value`; aliases are replaced by their settings' names. Raises: BadField."""
    wanted: dict[str, str] = {}
    for item in filter(None, rest.split(",")):
        given, equals, value = item.partition("=")
        key = ALIASES.get(given, given)
        if not equals or key in wanted:
            raise BadField("player-form", field="player", player=echo(text))
        wanted[key] = value
    return wanted


def take_budget(own: Level, wanted: dict[str, str], text: str) -> Budget:
    """Removes the budget keys from `wanted` and returns their budget, or that of the level. Raises: BadField."""
    given = {key: parse_integer(wanted.pop(key), text) for key in ("time_ms", "iterations") if key in wanted}
    budget = Budget(**given) if given else own.budget
    if "scale" in wanted:
        factor = parse_number(wanted.pop("scale"), text)
        if not 0 < factor <= 1000:
            raise BadField("player-value", field="player", player=echo(text))
        budget = budget.scaled(factor)
    return budget


def override_settings(settings: Settings, wanted: dict[str, str], text: str) -> Settings:
    """The settings with overrides from a text. Raises: BadField."""
    fields = {field.name: field for field in msgspec.structs.fields(Settings)}
    for key in wanted:
        if key not in fields:
            raise BadField("player-setting", field="player", setting=echo(key), player=echo(text))
    data: dict[str, Any] = {**msgspec.structs.asdict(settings), **wanted}
    try:
        return msgspec.convert(data, Settings, strict=False)
    except msgspec.ValidationError:
        raise BadField("player-value", field="player", player=echo(text)) from None


def parse_integer(value: str, text: str) -> int:
    """Parses an integer. Raises: BadField."""
    try:
        return int(value)
    except ValueError:
        raise BadField("player-value", field="player", player=echo(text)) from None


def parse_number(value: str, text: str) -> float:
    """Parses a number. Raises: BadField."""
    try:
        return float(value)
    except ValueError:
        raise BadField("player-value", field="player", player=echo(text)) from None
