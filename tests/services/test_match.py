"""A match is its terms and its log: whatever was done, the log alone gives it back."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core.contract import SPECTATOR, Seat
from regalia.core.errors import RegaliaError
from regalia.games import registry
from regalia.services import commands as c
from regalia.services import projections
from regalia.services.entries import Acted, Entry
from regalia.services.errors import BadLog
from regalia.services.match import Match
from regalia.services.match_settings import Fischer
from tests.services.players import KING, PICK, Sitting, terms

GAMES = tuple(registry.GAMES)


def reread(match: Match) -> Match:
    """The match that is read back from its log, as JSON keeps it."""
    text = msgspec.json.encode(match.log)
    return Match.replay(match.settings, msgspec.json.decode(text, type=list[Entry]))


def told(match: Match, now: int) -> list[projections.Snapshot]:
    """All that anybody can be told."""
    return [projections.snapshot(match, seat, now) for seat in (*match.spec.seats, SPECTATOR)]


def random_command(draw: Callable[..., Any], sitting: Sitting, seat: Seat) -> None:
    """Something that a person may try; what is refused is refused."""
    offer = draw(st.sampled_from(["draw", "takeback", "rematch"]))
    kind, fields = draw(
        st.sampled_from(
            [
                (c.Undo, {}),
                (c.Ask, {"offer": offer}),
                (c.Accept, {"offer": offer}),
                (c.Decline, {"offer": offer}),
                (c.Say, {"text": "well"}),
                (c.Mute, {"on": draw(st.booleans())}),
                (c.Claim, {}),
                (c.Resign, {}) if draw(st.integers(0, 20)) == 0 else (c.Undo, {}),
            ]
        )
    )
    with contextlib.suppress(RegaliaError):
        sitting.do(seat, kind, **fields)


@given(data=st.data(), game=st.sampled_from(GAMES), seed=st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_the_log_gives_back_the_match(data: st.DataObject, game: str, seed: int) -> None:
    sitting = Sitting(terms(game, seed=seed, clock=Fischer(3, 2)))
    match, draw = sitting.match, data.draw
    for _ in range(draw(st.integers(5, 40))):
        sitting.now += draw(st.integers(0, 4000))
        sitting.lag = draw(st.integers(0, 900))
        if match.actor is not None and draw(st.integers(0, 2)):
            legal = match.game.legal()
            sitting.act(legal[draw(st.integers(0, len(legal) - 1))])
        else:
            random_command(draw, sitting, draw(st.sampled_from(match.spec.seats)))
    again = reread(match)
    assert told(again, sitting.now) == told(match, sitting.now)
    assert again.handled_commands == match.handled_commands
    assert again.summary() == match.summary()
    assert again.openings() == match.openings()
    assert vars(again.clocks) == vars(match.clocks)


def test_a_log_with_other_luck_is_refused_with_its_number() -> None:
    sitting = Sitting()
    sitting.act(PICK)
    last = sitting.match.log[-1]
    assert isinstance(last.payload, Acted)
    other = msgspec.structs.replace(
        last, payload=msgspec.structs.replace(last.payload, luck=["card:1/5/4"] * 2)
    )
    with pytest.raises(BadLog) as caught:
        Match.replay(sitting.match.settings, [*sitting.match.log[:-1], other])
    assert caught.value.arguments["number"] == last.number


def test_a_log_with_a_gap_is_refused() -> None:
    log = Sitting().match.log
    with pytest.raises(BadLog):
        Match.replay(terms(), [log[0], *log[2:]])


def test_the_record_of_a_match_replays_and_opens_its_commitments() -> None:
    sitting = Sitting()
    sitting.act(PICK)
    sitting.do(KING, c.Resign)
    record = sitting.match.record()
    assert record.result is None
    assert record.ended is not None
    assert record.ended.reason == "resigned"
    assert [step.text for step in registry.replay(record.line()).steps] == record.actions
    assert record.fairness is not None
    assert record.fairness.openings[0].commitment == sitting.match.commitment
    assert record.fairness.openings[1].what["action"] == PICK
