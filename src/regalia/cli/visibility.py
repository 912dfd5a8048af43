"""Events, predictions and actions that a seat or both people at the screen may see."""

from __future__ import annotations

from collections.abc import Iterable

from regalia.core.contract import Event, Seat
from regalia.core.game import Game
from regalia.core.i18n import tr
from regalia.core.rng import Rng


def describe(events: Iterable[Event]) -> list[str]:
    """Describe events in the reader's language."""
    return [event.words() for event in events]


def observed_events(game: Game, events: Iterable[Event], seat: Seat) -> list[Event]:
    """The events as a seat sees them; invisible ones are left out."""
    seen = (game.rules.observation.observe(event, seat) for event in events)
    return [event for event in seen if event is not None]


def events_since(game: Game, seat: Seat, viewer: Seat) -> list[str]:
    """Describe what `viewer` has seen since the last action of `seat`, including its immediate effects."""
    since = len(game.steps)
    while since and game.steps[since - 1].actor != seat:
        since -= 1
    effects = game.steps[since - 1].events[1:] if since else ()
    later = (event for step in game.steps[since:] for event in step.events)
    return describe(observed_events(game, (*effects, *later), viewer))


def fit_lines(texts: list[str], width: int, room: int) -> list[str]:
    """Fit texts into `room` lines: one per line, else joined, else only the latest."""
    if sum(-(-len(text) // width) for text in texts) <= room:
        return texts
    kept = list(texts)
    while len(kept) > 1 and len(" ".join(kept)) > width * (room - 1):
        del kept[0]
    return [" ".join(["…", *kept] if len(kept) < len(texts) else kept)]


def predicted_events(game: Game, action: str, world: Game | None = None) -> list[Event]:
    """The effects of an action that the seat to act can foresee.

    The action is tried in a world made from the seat's view, so that no secret leaks. Events that reveal
    something are left out, because they depend on that world.
    """
    seat = game.actor
    assert seat is not None
    trial = world.copy() if world else indistinguishable_world(game)
    trial.push(action)
    first, *more = observed_events(game, trial.steps[-1].events, seat)
    return [first, *(event for event in more if not game.rules.observation.reveals_to(event, seat))]


def indistinguishable_world(game: Game) -> Game:
    """A complete game that looks the same to the seat to act."""
    assert game.actor is not None
    return Game.from_view(game.rules, game.view(game.actor), Rng(0))


def unused_points(game: Game, action: str) -> int:
    """The action points that an action would leave unused although other actions are legal."""
    others = len(game.legal()) > 1
    [event, *_] = predicted_events(game, action)
    return getattr(event, "unused", 0) if others else 0


def public_actions(game: Game) -> list[str]:
    """The legal actions that both people at the screen may know."""
    assert game.actor is not None
    view = game.view(game.actor)
    return [action for action in game.legal() if game.rules.observation.is_open(view, action)]


def why_not_undo(game: Game, seat: Seat) -> str | None:
    """The reason why a seat cannot undo the last action; None if it can."""
    last = game.steps[-1] if game.steps else None
    if last is None or last.actor != seat:
        return tr("undo-nothing")
    if any(game.rules.observation.reveals_to(event, seat) for event in last.events):
        return tr("undo-secret", action=last.text)
    return None
