"""Small positions for tests, in a line or two: who stands where, and nothing that does not matter."""

from typing import Any

import msgspec
import pytest

import regalia
from regalia.core.game import Game
from regalia.games.king_of_the_hill.observation.view import View

GAME = "king-of-the-hill"
OTHER = {"blue": "red", "red": "blue"}
LOW_CARDS = [rank + suit for rank in "234567" for suit in "CDHS"]
INFANTRY = "army:infantry+" + ",infantry" * 6


def position(
    scenario: str = "pitched-battle",
    *,
    blue: str = "",
    red: str = "",
    actor: str = "blue",
    hand: str = "2C",
    other: str = "2S",
    pile: str | None = None,
    elements: str = "",
    gone: str = "",
    **fields: Any,
) -> dict[str, Any]:
    """A position of phase `action` as JSON data.

    Units are `cavalry@c2`, and `cavalry+@c2` where the general is; `gone` is `blue:cavalry red:archers` of
    destroyed units; elements are `rocks@a1 forest-long/t@i2 road@b objectives:red@c1,h2`. `hand` is the
    actor's and `other` the opponent's; a pile that does not matter is made of low cards.
    """
    held = hand.split() + other.split()
    low = [card for card in LOW_CARDS if card not in held and card not in fields.get("discard", ())]
    return {
        "game": GAME,
        "scenario": scenario,
        "turn": 2,
        "phase": "action",
        "actor": actor,
        "first": "blue",
        "elements": [element(text) for text in elements.split()],
        "units": [unit(side, text) for side, army in (("blue", blue), ("red", red)) for text in army.split()],
        "destroyed": [
            {"side": side, "type": kind} for side, _, kind in (x.partition(":") for x in gone.split())
        ],
        "hands": {actor: hand.split(), OTHER[actor]: other.split()},
        "pile": low[:12] if pile is None else pile.split(),
        **fields,
    }


def unit(side: str, text: str) -> dict[str, Any]:
    """A unit by its text."""
    kind, _, at = text.partition("@")
    entry: dict[str, Any] = {"side": side, "type": kind.rstrip("+"), "at": at}
    return entry | {"general": True} if kind.endswith("+") else entry


def element(text: str) -> dict[str, Any]:
    """An element by its text."""
    name, _, at = text.partition("@")
    if name.startswith("objectives:"):
        return {"kind": "objectives", "owner": name.partition(":")[2], "at": at.split(",")}
    kind, slash, _ = name.partition("/")
    return {"kind": kind, "at": at} | ({"turned": True} if slash else {})


def scene(scenario: str = "pitched-battle", **fields: Any) -> Game:
    """A game that goes on from such a position; chance waits to be told."""
    return regalia.load(position(scenario, **fields), chance="explicit", seed=1)


def begin(scenario: str, *texts: str, **options: Any) -> Game:
    """A new game in which these have been played; chance waits to be told."""
    return after(regalia.new(GAME, scenario=scenario, chance="explicit", seed=1, **options), *texts)


def allows(game: Game, *texts: str) -> bool:
    """Whether each text is legal, by the list as by the answer to who asks."""
    return all(text in game.legal() and game.explain(text) is None for text in texts)


def refused(game: Game, text: str) -> str:
    """The rule by which a text is refused, when pushed as when asked; the game is as it was."""
    before = game.position()
    with pytest.raises(regalia.IllegalAction) as caught:
        game.push(text)
    refusal = caught.value.refusal
    assert game.explain(text) == refusal
    assert text not in game.legal()
    assert game.position() == before
    assert not refusal.words().startswith("refusal-"), f"{refusal.code} has no words"
    assert "{" not in refusal.words()
    return refusal.rule


def unloadable(scenario: str = "pitched-battle", **fields: Any) -> str:
    """The field that keeps a position from being loaded."""
    with pytest.raises(regalia.BadPosition) as caught:
        scene(scenario, **fields)
    return str(caught.value.field)


def after(game: Game, *texts: str) -> Game:
    """The game once these have been played; the game itself stays as it was."""
    following = game.copy()
    for text in texts:
        following.push(text)
    return following


def told(game: Game, text: str) -> list[dict[str, Any]]:
    """What happens when this is played, as JSON data."""
    return [msgspec.json.decode(msgspec.json.encode(event)) for event in game.copy().push(text)]


def kinds(game: Game, text: str) -> list[str]:
    """What kinds of things happen when this is played."""
    return [event["type"] for event in told(game, text)]


def changes(game: Game, *texts: str) -> dict[str, Any]:
    """The fields of the position that are not as before once these have been played."""
    before, now = game.position(), after(game, *texts).position()
    return {field: now[field] for field in now if now[field] != before.get(field)}


def drawn(game: Game, text: str) -> int:
    """How many defence cards an attack leaves its target."""
    now = after(game, text)
    [event] = [event for event in told(game, text) if event["type"] == "defence-drawn"]
    assert now.position()["phase"] == "defend"
    assert event["due"] == len(event["cards"]) == len(now.position().get("drawn", []))
    assert event["due"] == max(0, sum(event["reasons"].values()))
    return int(event["due"])


def ends(game: Game, card: str, start: str) -> set[str]:
    """Where a card, or a spell such as `4D vigour:`, takes the unit on a space."""
    head = card + ("" if card.endswith(":") else " ") + start + "-"
    return {text.removeprefix(head) for text in game.legal() if text.startswith(head)}


def options(game: Game, *heads: str) -> set[str]:
    """The legal actions that begin with one of these."""
    return {text for text in game.legal() if text.startswith(heads)}


def on(game: Game, space: str) -> str | None:
    """Who stands on a space: `red cavalry+`, or None."""
    for entry in game.position()["units"]:
        if entry["at"] == space:
            return f"{entry['side']} {entry['type']}" + ("+" if entry.get("general") else "")
    return None


def at(game: Game) -> tuple[str | None, str]:
    """Who is to act, and in which phase."""
    return game.actor, known(game, "spectator").phase


def known(game: Game, seat: str) -> View:
    """What a seat knows, with the fields of this game."""
    view = game.view(seat)
    assert isinstance(view, View)
    return view
