"""Generates frontend/tests/fixtures/*.json: boards, and views of real games, for tests and gallery."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import regalia
from regalia.core.fairness import NONCE_BYTES, Fairness, make_opening, what_of_choice, what_of_seed
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.games import registry
from tools.dev.paths import ROOT
from tools.dev.prompt_fixtures import PROMPTS, prompts

FOLDER = ROOT / "frontend" / "tests" / "fixtures"


def outputs() -> Iterator[tuple[Path, str]]:
    """All fixtures as files."""
    for name, data in fixtures():
        yield FOLDER / f"{name}.json", to_json(data)


def to_json(data: dict[str, Any]) -> str:
    """A fixture as JSON, one line per key."""
    return "{\n" + ",\n".join(f'"{key}": {json.dumps(part)}' for key, part in data.items()) + "\n}\n"


def fixtures() -> Iterator[tuple[str, dict[str, Any]]]:
    """All fixtures by name."""
    for rules in registry.GAMES.values():
        for name, plan in rules.presentation.board_layouts().items():
            yield f"board-{name}", msgspec.to_builtins(plan)
    for name, make in VIEWS.items():
        yield name, make()
    for game in PROMPTS:
        yield f"prompts-{game}", prompts(game)


# Views of games.


def page_data(game: Game, seat: str, last: int = 1) -> dict[str, Any]:
    """The data of a match page: a seat's view with its details, the last events, and legal actions if it is to act."""
    seen = game.view(seat)
    view = msgspec.to_builtins(seen)
    events = view.pop("seen")[-last:]
    return {
        "view": view,
        "details": msgspec.to_builtins(game.rules.presentation.details(seen)),
        "events": events,
        "legal": game.legal() if game.actor == seat else [],
    }


def after_random_actions(game: Game, steps: int, *, seed: int) -> Game:
    """The game after some random actions; turns are not ended early."""
    rng = Rng(seed)
    for _ in range(steps):
        if game.outcome() is not None:
            break
        actions = [action for action in game.legal() if action not in ("end", "decline")] or game.legal()
        game.push(actions[rng.below(len(actions))])
    return game


def first_king_turn() -> dict[str, Any]:
    """The first turn on side A, as the king's player sees it."""
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    return page_data(game, "king")


def wounded_king() -> dict[str, Any]:
    """A late turn of the assassins on side A: the king is wounded and one assassin is revealed."""
    position = {
        "game": "king-and-assassins", "board": "A", "phase": "assassins", "round": 9, "card": "1/6/5f",
        "left": {"king": 0, "knights": 0, "assassins": 5}, "captured_this_round": True, "kills_this_turn": 0,
        "wounds": 0, "king": "e5", "knights": ["d9", "e7", "g5", "d3", "f4", "h5"],
        "citizens": {
            "monk": "b8", "plumwoman": "h7", "courtesan": "d7", "fishwoman": "c2", "butcher": "e4",
            "blacksmith": "g9", "shepherd": "b3", "squire": "c4", "carpenter": "i2", "witchhunter": "f6",
            "farmer": "d6",
        },
        "assassins": {"butcher": "hidden", "farmer": "hidden", "witchhunter": "hidden"},
        "deck": ["1/5/4", "2/7/5", "1/6/5f", "1/5/5f", "1/5/4", "2/5/4"],
    }  # fmt: skip
    game = regalia.load(position, seed=1)
    game.push("!e4")
    game.push("e4xe5")
    return page_data(game, "assassins")


def mid_game_side_b() -> dict[str, Any]:
    """Side B in the middle of a game, as a spectator sees it."""
    game = regalia.new("king-and-assassins", board="B", seed=3)
    game.push("pick:courtesan,squire,witchhunter")
    game.push("start:j1")
    return page_data(after_random_actions(game, 60, seed=5), "spectator")


def introduction_begins() -> dict[str, Any]:
    """The first actions of the introduction, as blue sees them."""
    return page_data(after_random_actions(deployed("introduction", seed=11), 12, seed=4), "blue")


def pitched_battle() -> dict[str, Any]:
    """A pitched battle with most kinds of ground, units side by side and a spell."""
    blue = {
        "d2": "infantry",
        "e3": "archers",
        "d4": "cavalry",
        "f4": "infantry",
        "k2": "artillery",
        "i3": "cavalry",
    }
    blue["f2"] = "chariots"
    red = {"f5": "infantry", "e5": "cavalry", "g6": "archers", "h4": "land-monster", "c5": "flying-monster"}
    red |= {"g5": "infantry", "i5": "cavalry"}
    position = {
        "game": "king-of-the-hill", "scenario": "pitched-battle", "turn": 3, "phase": "action",
        "actor": "blue", "first": "blue",
        "elements": [
            {"kind": "lake-shallow", "at": "a1"}, {"kind": "rocks", "at": "j1"}, {"kind": "road", "at": "i"},
            {"kind": "forest-small", "at": "a6"}, {"kind": "forest-long", "at": "e6"},
            {"kind": "objectives", "owner": "red", "at": ["d1", "k3"]},
        ],
        "units": [
            *({"side": "blue", "type": name, "at": at, "general": at == "d2"} for at, name in blue.items()),
            *({"side": "red", "type": name, "at": at, "general": at == "g6"} for at, name in red.items()),
        ],
        "paralysed": [{"at": "f5", "actions": 2, "malus": True}],
        "hands": {"blue": ["KH", "5C", "9S", "TD", "AH", "**"], "red": ["2C", "QS", "JD", "7H"]},
    }  # fmt: skip
    return page_data(regalia.load(position, seed=2), "blue")


def early_battle(scenario: str) -> Callable[[], dict[str, Any]]:
    """Another scenario in its first turns, as red sees it."""
    return lambda: page_data(after_random_actions(deployed(scenario, seed=8), 14, seed=9), "red")


def deployed(scenario: str, *, seed: int) -> Game:
    """A game of King of the Hill after a random deployment."""
    game = regalia.new("king-of-the-hill", scenario=scenario, seed=seed)
    while game.view("blue").phase in ("army", "terrain", "deploy"):
        after_random_actions(game, 1, seed=seed + len(game.legal()))
    return game


def fair_record() -> dict[str, Any]:
    """A record with opened commitments; its seed is not exact as a JavaScript number."""
    match, pick = "match-of-a-test", "pick:butcher,farmer,monk"
    game = regalia.new("king-and-assassins", seed=2**63 - 25)
    ply = len(game.steps) + 1
    game.push(pick)
    openings = [
        make_opening(what_of_seed(match, game.id, game.seed), "ab" * NONCE_BYTES),
        make_opening(what_of_choice(match, ply, pick), "cd" * NONCE_BYTES),
    ]
    record = game.record(keep_seed=True)
    data: dict[str, Any] = msgspec.to_builtins(record)
    return data | {"fairness": msgspec.to_builtins(Fairness(match=match, openings=openings))}


VIEWS: dict[str, Callable[[], dict[str, Any]]] = {
    "view-town-begins": first_king_turn,
    "view-town-bleeds": wounded_king,
    "view-town-in-play": mid_game_side_b,
    "view-battle-begins": introduction_begins,
    "view-battle-rages": pitched_battle,
    "view-king-of-the-woods": early_battle("king-of-the-woods"),
    "view-ambush": early_battle("ambush"),
    "view-night-attack": early_battle("night-attack"),
    "record-fair": fair_record,
}
