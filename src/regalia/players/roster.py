"""The players there are, by name, and how to ask for one: `NAME` or `NAME:key=value,key=value`.

`random` takes any legal action, `greedy` the turn that looks best, `ismcts` is the plain search that all
others are measured against, and `level-1` to `level-8` are the ladder. Settings are `time_ms` or `iterations`
for the budget, `scale` to multiply it, `threads`, and any of search's own, such as `width`, `depth` or `fog`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.contract import Spec
from regalia.core.errors import BadField
from regalia.core.validation import echo
from regalia.players.choice import Player
from regalia.players.levels import MOST, Level, level
from regalia.players.random_player import RandomPlayer
from regalia.players.search_player import SearchPlayer
from regalia.search import Budget, Settings

NAMES = ("random", "greedy", "ismcts", *(f"level-{number}" for number in range(1, MOST + 1)))
PLAIN = Settings(scheme="tree", plain=True, believes=False, curiosity=0.7)
ACTIONS = 6  # of a turn, where a turn has several: each is thought about anew by whoever plans no turns
MOST_THREADS = 64


def player(text: str, spec: Spec, *, seed: int) -> Player:
    """The player that a text names. Raises: BadField."""
    name, _, rest = text.partition(":")
    if name not in NAMES:
        raise BadField("unknown-player", field="player", player=echo(text), known=", ".join(NAMES))
    wanted = read(rest, text)
    if name == "random":
        if wanted:
            raise BadField("player-setting", field="player", setting=next(iter(wanted)), player=echo(text))
        return RandomPlayer(spec, seed)
    own = known(name, spec)
    threads = whole(wanted.pop("threads", "1"), text)
    if not 1 <= threads <= MOST_THREADS:
        raise BadField("player-value", field="player", player=echo(text))
    budget = budgeted(own, wanted, text)
    settings = {seat: changed(seated, wanted, text) for seat, seated in own.by_seat(spec.seats).items()}
    return SearchPlayer(
        text,
        spec,
        settings,
        budget=None if name == "greedy" else budget,
        seed=seed,
        threads=threads,
    )


def known(name: str, spec: Spec) -> Level:
    """How a player by name plays a game."""
    best = level(spec.id, MOST)
    if name == "greedy":
        return Level(settings=Settings(scheme="turns"), iterations=1)
    if name == "ismcts":
        share = ACTIONS if best.settings.scheme == "turns" else 1
        return Level(settings=msgspec.structs.replace(PLAIN, share=share), iterations=10 * best.iterations)
    return level(spec.id, int(name.removeprefix("level-")))


def read(rest: str, text: str) -> dict[str, str]:
    """The settings of a text. Raises: BadField."""
    wanted: dict[str, str] = {}
    for item in filter(None, rest.split(",")):
        key, equals, value = item.partition("=")
        if not equals or key in wanted:
            raise BadField("player-form", field="player", player=echo(text))
        wanted[key] = value
    return wanted


def budgeted(own: Level, wanted: dict[str, str], text: str) -> Budget:
    """The budget that a text asks for, taken out of its settings; else the level's own. Raises: BadField."""
    given = {key: whole(wanted.pop(key), text) for key in ("time_ms", "iterations") if key in wanted}
    budget = Budget(**given) if given else own.budget
    if "scale" in wanted:
        factor = number(wanted.pop("scale"), text)
        if not 0 < factor <= 1000:
            raise BadField("player-value", field="player", player=echo(text))
        budget = budget.scaled(factor)
    return budget


def changed(settings: Settings, wanted: dict[str, str], text: str) -> Settings:
    """Settings with what a text wants otherwise. Raises: BadField."""
    fields = {field.name: field for field in msgspec.structs.fields(Settings)}
    for key in wanted:
        if key not in fields:
            raise BadField("player-setting", field="player", setting=echo(key), player=echo(text))
    data: dict[str, Any] = {**msgspec.structs.asdict(settings), **wanted}
    try:
        return msgspec.convert(data, Settings, strict=False)
    except msgspec.ValidationError:
        raise BadField("player-value", field="player", player=echo(text)) from None


def whole(value: str, text: str) -> int:
    """A whole number. Raises: BadField."""
    try:
        return int(value)
    except ValueError:
        raise BadField("player-value", field="player", player=echo(text)) from None


def number(value: str, text: str) -> float:
    """A number. Raises: BadField."""
    try:
        return float(value)
    except ValueError:
        raise BadField("player-value", field="player", player=echo(text)) from None
