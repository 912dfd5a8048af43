"""Small positions for tests, described in one or two lines."""

from typing import Any

import msgspec
import pytest

import regalia
from regalia.core.game import Game
from regalia.games.king_and_assassins.observation.view import View

FATES = {"@": None, "?": "hidden", "!": "revealed"}
FAR_CORNER = ("j10", "i10", "h10")
FILLERS = ("witchhunter", "carpenter", "squire")


def position(
    *,
    board: str = "A",
    phase: str = "king",
    king: str | None = "j1",
    knights: str = "",
    crowd: str = "",
    gone: str = "",
    card: str | None = "1/6/5f",
    left: str | None = None,
    deck: str = "1/5/4",
    **fields: Any,
) -> dict[str, Any]:
    """A position as JSON data.

    `crowd` is `monk@b8` for a citizen, `monk?b8` for a hidden assassin, `monk!b8` for a revealed one;
    `gone` is `squire:captured farmer:eliminated`. Assassins that are not named are hidden and stand in
    the far corner. `left` is `1/6/5` as on a card; without it all points of the card are left.
    """
    people = [who.partition(mark) for who in crowd.split() for mark in FATES if mark in who]
    assassins = {name: fate for name, mark, _ in people if (fate := FATES[mark])}
    assassins |= dict(who.split(":") for who in gone.split())
    citizens = {name: space for name, _, space in people}
    for name, space in zip(FILLERS, FAR_CORNER, strict=True):
        if len(assassins) < 3 and name not in citizens and name not in assassins:
            assassins[name], citizens[name] = "hidden", space
    return {
        "game": "king-and-assassins",
        "board": board,
        "phase": phase,
        "round": 9,
        "card": card,
        "left": points(left or (card or "0/0/0").rstrip("f"), phase),
        "captured_this_round": False,
        "kills_this_turn": 0,
        "wounds": 0,
        "king": king,
        "knights": knights.split(),
        "citizens": citizens,
        "assassins": assassins,
        "deck": deck.split(),
        **fields,
    }


def points(left: str, phase: str) -> dict[str, int]:
    """The points left; in the assassins' turn those of the king's side are 0."""
    king, knights, assassins = map(int, left.split("/"))
    if phase == "assassins":
        king = knights = 0
    return {"king": king, "knights": knights, "assassins": assassins}


def scene(**fields: Any) -> Game:
    """A game from such a position, with explicit chance."""
    return regalia.load(position(**fields), chance="explicit", seed=1)


def allows(game: Game, *texts: str) -> bool:
    """Whether each text is legal; Game.legal and Game.explain must agree."""
    return all(text in game.legal() and game.explain(text) is None for text in texts)


def refused(game: Game, text: str) -> str:
    """The rule by which a text is refused, both by push and by explain; the game does not change."""
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


def after(game: Game, *texts: str) -> Game:
    """A copy of the game after these actions."""
    following = game.copy()
    for text in texts:
        following.push(text)
    return following


def told(game: Game, text: str) -> list[dict[str, Any]]:
    """The events of an action, as JSON data."""
    return [msgspec.to_builtins(event) for event in game.copy().push(text)]


def changes(game: Game, *texts: str) -> dict[str, Any]:
    """The fields of the position that these actions change."""
    before, now = game.position(), after(game, *texts).position()
    return {field: now[field] for field in now if now[field] != before[field]}


def left(game: Game) -> str:
    """The points left, as on a card: `1/6/5`."""
    return "/".join(str(number) for number in game.position()["left"].values())


def known(game: Game, seat: str) -> View:
    """The view of a seat, with the type of this game."""
    view = game.view(seat)
    assert isinstance(view, View)
    return view
