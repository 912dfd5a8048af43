"""Positions in which a player is asked something, one for each prompt, for the test of the match page's layout."""

from __future__ import annotations

from typing import Any

import msgspec

import regalia
from regalia.core.game import Game
from regalia.core.rng import Rng

# Longer lists are shortened: the layout does not depend on them.
MOST_ACTIONS = 120
MOST_GAMES = 60
# Enough for a whole fight.
MOST_EVENTS = 6
MOST_STEPS = 400
# The prompts of each game that its random games must meet.
PROMPTS = {
    "king-and-assassins": ("pick", "start", "king", "assassins"),
    "king-of-the-hill": (
        "army", "terrain", "deploy", "redraw", "bid", "first", "action",
        "defend", "defend-joker", "flee", "retreat", "pursue",
    ),
}  # fmt: skip
OPTIONS: dict[str, dict[str, Any]] = {
    "king-and-assassins": {"board": "B"},
    "king-of-the-hill": {"scenario": "pitched-battle", "terrain": True, "magic": True, "fantasy": True},
}
JOKER = "**"


def prompts(game_id: str) -> dict[str, Any]:
    """The data of a match page at each prompt of a game, by name, from random games."""
    found: dict[str, Any] = {}
    for seed in range(MOST_GAMES):
        game = regalia.new(game_id, seed=seed, **OPTIONS[game_id])
        rng = Rng(seed)
        for _ in range(MOST_STEPS):
            if game.outcome() is not None:
                break
            name = prompt_name(game)
            if name in PROMPTS[game_id]:
                found.setdefault(name, asked(game))
            if len(found) == len(PROMPTS[game_id]):
                return {name: found[name] for name in PROMPTS[game_id]}
            legal = [action for action in game.legal() if action not in ("end", "decline")] or game.legal()
            game.push(legal[rng.below(len(legal))])
    raise LookupError(f"no random game of {game_id} has {set(PROMPTS[game_id]) - set(found)}")


def prompt_name(game: Game) -> str:
    """The phase; a defence with a joker in the hand is a prompt of its own."""
    view = msgspec.to_builtins(game.view(game.actor or ""))
    held = view.get("hands", {}).get(game.actor) or ()
    return f"{view['phase']}-joker" if view["phase"] == "defend" and JOKER in held else str(view["phase"])


def asked(game: Game) -> dict[str, Any]:
    """What the seat to act is sent."""
    seat = game.actor or ""
    seen = game.view(seat)
    view = msgspec.to_builtins(seen)
    events = view.pop("seen")[-MOST_EVENTS:]
    legal = game.legal()
    presets = msgspec.to_builtins(list(game.rules.knowledge.presets(seen, legal)))
    kept = legal[:MOST_ACTIONS]
    costs = game.costs()
    return {
        "seat": seat,
        "options": OPTIONS[game.id],
        "view": view,
        "details": msgspec.to_builtins(game.rules.presentation.details(seen)),
        "events": events,
        "legal": [*kept, *(preset["actions"][0] for preset in presets if preset["actions"][0] not in kept)],
        "costs": None if costs is None else costs[: len(kept)],
        "presets": presets,
    }
