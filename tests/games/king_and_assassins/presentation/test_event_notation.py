"""Events of King & Assassins in notation."""

import pytest

from regalia.core.contract import Event
from regalia.games import registry
from regalia.games.king_and_assassins.observation import events

write = registry.GAMES["king-and-assassins"].presentation.event_notation


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (events.Picked(citizens=("monk", "butcher", "farmer")), "pick:butcher,farmer,monk"),
        (events.Started(space="j1"), "start:j1"),
        (events.KingMoved(start="j1", to="j2"), "j1j2"),
        (events.KnightMoved(start="i2", to="h2", cost=1), "i2h2"),
        (events.KingEntered(gate="c8"), "c8*"),
        (events.Captured(citizen="monk", space="d6", by="d5"), "d5=d6"),
        (events.Eliminated(citizen="monk", space="d6", by="d5"), "d5xd6"),
        (events.KingWounded(citizen="monk", space="c4", by="c5", wounds=1), "c5xc4"),
        (events.Revealed(citizen="monk", space="d6"), "!d6"),
        (events.TurnEnded(seat="king", unused=2), "end"),
    ],
)
def test_an_event_that_reports_an_action_is_written_like_it(event: Event, text: str) -> None:
    assert write(event) == text


def test_an_event_that_follows_from_an_action_has_no_notation() -> None:
    assert write(events.Shoved(citizen="monk", start="c4", to="c3", by="c5")) is None
    assert write(events.CardTurned(round=1, card="1/6/5f")) is None


def test_a_pick_that_is_hidden_has_no_notation() -> None:
    assert write(events.Picked()) is None
