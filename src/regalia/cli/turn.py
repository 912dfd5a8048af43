"""What a player may say and ask in a turn, answered from what its seat may know."""

from __future__ import annotations

import re
from collections.abc import Iterable

from regalia.core.contract import Event, Seat
from regalia.core.dice import Dice
from regalia.core.game import Game
from regalia.core.words import tr

SPACE = re.compile(r"[a-z]\d+")
FEW = 20  # choices that are still listed one by one


def words(events: Iterable[Event]) -> list[str]:
    """Events as they are told."""
    return [event.words() for event in events]


def shown(game: Game, events: Iterable[Event], seat: Seat) -> list[Event]:
    """What a seat sees of some events."""
    seen = (game.spec.shown(event, seat) for event in events)
    return [event for event in seen if event is not None]


def meanwhile(game: Game, seat: Seat) -> list[str]:
    """What a seat has seen happen since it last acted."""
    since = len(game.steps)
    while since and game.steps[since - 1].actor != seat:
        since -= 1
    return words(shown(game, (event for step in game.steps[since:] for event in step.events), seat))


def fit(news: list[str], width: int, room: int) -> list[str]:
    """News in so many lines: one to a line, or else run together, or else only the latest."""
    if len(news) <= room:
        return news
    kept = list(news)
    while len(kept) > 1 and len(" ".join(kept)) > width * (room - 1):
        del kept[0]
    return [" ".join(["…", *kept] if len(kept) < len(news) else kept)]


# What is said.


def kind(legal: list[str]) -> str:
    """What sort of thing is to be said: `pick` where all begin with `pick:`, else `turn`."""
    kinds = {action.partition(":")[0] if ":" in action else "turn" for action in legal}
    return kinds.pop() if len(kinds) == 1 else "turn"


def example(legal: list[str]) -> tuple[str, str]:
    """One thing that may be said, an ordinary one where there is one, and the space where it begins."""
    action = next(filter(SPACE.match, legal), legal[0])
    space = SPACE.search(action)
    return action.replace(":", " "), space[0] if space else ""


def meant(line: str, legal: list[str]) -> str:
    """The action that a player means, in notation, as far as that can be told; else the line itself.

    Capitals and spaces do not matter; `pick mo bu fa` is `pick:butcher,farmer,monk` where that is legal.
    """
    tight = re.sub(r"\s+", "", line.lower())
    first, *said = re.split(r"[\s:]+", line.lower().strip(), maxsplit=1)
    if tight in legal or not said or first != kind(legal):
        return tight
    parts = said[0].split(",") if "," in said[0] else said[0].split()
    chosen = [expand(part.split()[0], legal) for part in parts if part.strip()]
    return f"{first}:{','.join(sorted(chosen))}"


def expand(word: str, legal: list[str]) -> str:
    """The one word of these actions that begins like this; else the word as it is."""
    fits = [known for known in vocabulary(legal) if known.startswith(word)]
    return fits[0] if len(fits) == 1 else word


def vocabulary(legal: list[str]) -> list[str]:
    """The words that stand after the colon in some actions."""
    return sorted({word for action in legal for word in action.partition(":")[2].split(",")})


def wasted(game: Game, action: str) -> int:
    """The points that an action would let go to waste while there are other things to do."""
    others = len(game.legal()) > 1
    [event, *_] = foretold(game, action)
    return getattr(event, "unused", 0) if others else 0


# What is asked.


def foretold(game: Game, action: str) -> list[Event]:
    """What the seat to act knows that an action would do.

    It is tried in a world made from the seat's view, which cannot tell more than the view; what chance
    and secrets would add to it is left out, for it belongs to that world only.
    """
    seat = game.actor
    assert seat is not None
    world = Game.from_view(game.spec, game.view(seat), Dice(0))
    world.push(action)
    first, *more = shown(game, world.steps[-1].events, seat)
    return [first, *(event for event in more if not game.spec.teaches(event, seat))]


def moves(game: Game) -> list[str]:
    """All legal actions, grouped by who acts; the words to choose from where there are too many."""
    seat, legal = game.actor, game.legal()
    assert seat is not None
    if kind(legal) != "turn" and len(legal) > FEW:
        return [tr("moves-many", count=len(legal), kind=kind(legal)), *columns(vocabulary(legal))]
    names = game.spec.pieces(game.view(seat))
    groups: dict[str, list[str]] = {}
    for action in legal:
        space = SPACE.search(action)
        groups.setdefault(space[0] if space else "", []).append(action + dear(game, action))
    last = groups.pop("", [])
    lines = [f"  {space:<4} {names.get(space, ''):<17} {'  '.join(groups[space])}" for space in groups]
    return [*lines, *(f"  {action}" for action in last)]


def dear(game: Game, action: str) -> str:
    """What an action costs, where it is not one point."""
    cost = getattr(foretold(game, action)[0], "cost", 1)
    return "" if cost == 1 else f" ({cost})"


def moves_of(game: Game, space: str) -> list[str]:
    """The legal actions that begin on a space, each in words with its cost."""
    lines = []
    for action in game.legal():
        found = SPACE.search(action)
        if found and found[0] == space:
            told = foretold(game, action)
            cost = getattr(told[0], "cost", None)
            points = "" if cost is None else f" {tr('moves-cost', cost=cost)}"
            lines.append(f"  {action:<8} {' '.join(words(told))}{points}")
    return lines or [tr("moves-none", space=space)]


def columns(texts: list[str]) -> list[str]:
    """Texts, four to a line."""
    wide = max(map(len, texts)) + 2
    return ["  " + "".join(f"{text:<{wide}}" for text in texts[k : k + 4]) for k in range(0, len(texts), 4)]


def why_not_undo(game: Game, seat: Seat) -> str | None:
    """Why the last action cannot be taken back by a seat, in words; None where it can be."""
    last = game.steps[-1] if game.steps else None
    if last is None or last.actor != seat:
        return tr("undo-nothing")
    if any(game.spec.teaches(event, seat) for event in last.events):
        return tr("undo-secret", action=last.text)
    return None
