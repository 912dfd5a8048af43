"""The notation of the action that an event of King & Assassins reports."""

from __future__ import annotations

from regalia.core.contract import Event
from regalia.games.king_and_assassins.observation import events

# The form of each event that reports an action; all other events only follow from an action.
FORMS: dict[type[Event], str] = {
    events.Started: "start:{0.space}",
    events.KingMoved: "{0.start}{0.to}",
    events.KnightMoved: "{0.start}{0.to}",
    events.CitizenMoved: "{0.start}{0.to}",
    events.AssassinMoved: "{0.start}{0.to}",
    events.KingEntered: "{0.gate}*",
    events.Captured: "{0.by}={0.space}",
    events.Eliminated: "{0.by}x{0.space}",
    events.KnightKilled: "{0.by}x{0.space}",
    events.KingWounded: "{0.by}x{0.space}",
    events.Revealed: "!{0.space}",
    events.TurnEnded: "end",
}


def event_notation(event: Event) -> str | None:
    """The action as far as the observed event shows it; None if the event only follows from an action."""
    if isinstance(event, events.Picked):
        return None if event.citizens is None else "pick:" + ",".join(sorted(event.citizens))
    form = FORMS.get(type(event))
    return None if form is None else form.format(event)
