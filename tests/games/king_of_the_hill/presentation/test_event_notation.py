"""Events of King of the Hill in notation."""

from typing import Any

import pytest

from regalia.core.contract import Event
from regalia.games import registry
from regalia.games.king_of_the_hill.observation import event_types as events

write = registry.GAMES["king-of-the-hill"].presentation.event_notation
ATTACK: dict[str, Any] = {
    "seat": "red",
    "card": "9D",
    "unit": "infantry",
    "start": "c2",
    "target": "archers",
    "to": "c3",
}


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (events.Moved(seat="blue", card="5C", unit="infantry", start="c2", to="c4"), "5C c2-c4"),
        (
            events.LeftField(seat="blue", card="4D", unit="flyers", start="c7", vigour=True),
            "4D vigour:c7-off",
        ),
        (events.Attacked(**ATTACK), "9D c2xc3"),
        (events.UnitReturned(seat="blue", card="AH", unit="cavalry", space="a1"), "AH portal:cavalry@a1"),
        (events.CardBurned(seat="blue", card="**"), "** burn"),
        (events.Deployed(seat="blue", unit="cavalry", space="c1", general=True), "deploy:cavalry+@c1"),
        (events.Defended(seat="blue", card="KD", hand=True), "hand:KD"),
        (events.Defended(seat="blue", card="*H"), "draw:*H"),
        (events.BidMade(seat="blue", card="9S"), "bid:9S"),
        (events.ObjectivesPlaced(seat="blue", spaces=("h7", "b6")), "place:objectives@b6,h7"),
        (events.ElementPlaced(seat="blue", element="road", spaces=("c1", "c2", "c3")), "place:road@c"),
        (events.HandDiscarded(seat="blue", cards=("9S",)), "redraw"),
        (events.Fled(seat="red", unit="archers", start="c3", to="c4"), "flee:c4"),
    ],
)
def test_an_event_that_reports_an_action_is_written_like_it(event: Event, text: str) -> None:
    assert write(event) == text


@pytest.mark.parametrize(
    ("spaces", "text"),
    [
        (("i2", "j2", "k2", "i3", "j3", "k3"), "place:forest-long@i2"),
        (("i2", "j2", "i3", "j3", "i4", "j4"), "place:forest-long/t@i2"),
    ],
)
def test_a_terrain_piece_that_was_turned_is_written_so(spaces: tuple[str, ...], text: str) -> None:
    assert write(events.ElementPlaced(seat="red", element="forest-long", spaces=spaces)) == text


def test_a_counter_attack_follows_from_the_defence() -> None:
    assert write(events.Attacked(**ATTACK, counter=True)) is None


def test_a_bid_that_is_hidden_has_no_notation() -> None:
    assert write(events.BidMade(seat="red")) is None
