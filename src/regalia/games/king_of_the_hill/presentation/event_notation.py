"""The notation of the action that an event of King of the Hill reports."""

from __future__ import annotations

from regalia.core.contract import Event
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.observation import event_types as events

# The form of each event that reports an action; all other events only follow from an action. Armies are left out,
# because their notation is too long for a line of a log.
FORMS: dict[type[Event], str] = {
    # Set-up, hands and initiative.
    events.PlacingDeclined: "decline",
    events.HandKept: "keep",
    events.HandDiscarded: "redraw",
    events.FirstChosen: "first:{0.first}",
    # Cards from the hand.
    events.Moved: "{0.card} {0.start}-{0.to}",
    events.Hastened: "{0.card} vigour:{0.start}-{0.to}",
    events.ShotAt: "{0.card} {0.start}x{0.to}",
    events.LightningCast: "{0.card} lightning:{0.to}",
    events.ParalysisCast: "{0.card} paralysis:{0.to}",
    events.GeneralTeleported: "{0.card} teleport:{0.to}",
    events.UnitReturned: "{0.card} portal:{0.unit}@{0.space}",
    events.ObjectiveRazed: "{0.card} raze:{0.space}",
    events.ConfusionCast: "{0.card} confusion",
    events.CardBurned: "{0.card} burn",
    # Defence.
    events.Yielded: "yield",
    events.Fled: "flee:{0.to}",
    events.Retreated: "retreat:{0.to}",
    events.Stayed: "stay",
    events.Pursued: "pursue",
    events.Halted: "halt",
}


def event_notation(event: Event) -> str | None:
    """The action as far as the observed event shows it; None if the event only follows from an action."""
    form = FORMS.get(type(event))
    return varied(event) if form is None else form.format(event)


def varied(event: Event) -> str | None:
    """The action of an event whose form depends on its fields; None for other events."""
    match event:
        case events.Attacked(card=card, start=start, to=to, counter=counter):
            return None if counter else f"{card} {start}x{to}"
        case events.Defended(card=card, hand=hand):
            return f"{'hand' if hand else 'draw'}:{card}"
        case events.LeftField(card=card, start=start, vigour=vigour):
            return f"{card} {'vigour:' if vigour else ''}{start}-off"
        case events.BidMade(card=card):
            return None if card is None else f"bid:{card}"
        case events.Deployed(unit=unit, space=space, general=general):
            return f"deploy:{unit}{'+' if general else ''}@{space}"
        case events.ElementPlaced():
            return f"place:{piece(event)}"
        case events.ObjectivesPlaced(spaces=spaces):
            return f"place:objectives@{','.join(sorted(spaces))}"
        case _:
            return None


def piece(event: events.ElementPlaced) -> str:
    """A placed terrain piece with its corner, or a road with its column; `/t` if it is turned."""
    corner = event.spaces[0]
    if event.element == constants.ELEMENTS[constants.ROAD_ELEMENT]:
        return f"{event.element}@{corner[0]}"
    rows = len({space[1] for space in event.spaces})
    plain = constants.ELEMENT_HEIGHT[constants.ELEMENTS.index(event.element)]
    return f"{event.element}{'/t' if rows != plain else ''}@{corner}"
