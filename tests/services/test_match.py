"""A match is restored from its settings and its log alone."""

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
from regalia.services.errors import BadLog
from regalia.services.matches import commands as c
from regalia.services.matches import projections
from regalia.services.matches.entries import Acted, Entry
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Fischer
from regalia.services.matches.messages import Snapshot
from regalia.services.matches.player_identity import player_identity
from tests.support.scripted_match import KING, PICK, ScriptedMatch, match_settings

GAMES = tuple(registry.GAMES)


def reread(match: Match) -> Match:
    """Returns the match that is replayed from its log as JSON."""
    text = msgspec.json.encode(match.log)
    return Match.replay(match.settings, msgspec.json.decode(text, type=list[Entry]))


def told(match: Match, now: int) -> list[Snapshot]:
    """Returns the snapshots of all audiences."""
    return [
        projections.snapshot(match, seat, now=now, identify=player_identity)
        for seat in (*match.rules.seats, SPECTATOR)
    ]


def random_command(draw: Callable[..., Any], scripted: ScriptedMatch, seat: Seat) -> None:
    """Returns a random command, which may be refused."""
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
        scripted.execute(seat, kind, **fields)


@given(data=st.data(), game=st.sampled_from(GAMES), seed=st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_the_log_gives_back_the_match(data: st.DataObject, game: str, seed: int) -> None:
    scripted = ScriptedMatch(match_settings(game, seed=seed, clock=Fischer(3, 2)))
    match, draw = scripted.match, data.draw
    for _ in range(draw(st.integers(5, 40))):
        scripted.now += draw(st.integers(0, 4000))
        scripted.lag = draw(st.integers(0, 900))
        if match.actor is not None and draw(st.integers(0, 2)):
            legal = match.game.legal()
            scripted.act(legal[draw(st.integers(0, len(legal) - 1))])
        else:
            random_command(draw, scripted, draw(st.sampled_from(match.rules.seats)))
    again = reread(match)
    assert told(again, scripted.now) == told(match, scripted.now)
    assert again.handled_commands == match.handled_commands
    assert again.summary() == match.summary()
    assert again.openings() == match.openings()
    assert vars(again.clocks) == vars(match.clocks)


def test_a_log_with_other_luck_is_refused_with_its_number() -> None:
    scripted = ScriptedMatch()
    scripted.act(PICK)
    last = scripted.match.log[-1]
    assert isinstance(last.payload, Acted)
    other = msgspec.structs.replace(
        last, payload=msgspec.structs.replace(last.payload, luck=["card:1/5/4"] * 2)
    )
    with pytest.raises(BadLog) as caught:
        Match.replay(scripted.match.settings, [*scripted.match.log[:-1], other])
    assert caught.value.arguments["number"] == last.number


def test_a_log_with_a_gap_is_refused() -> None:
    log = ScriptedMatch().match.log
    with pytest.raises(BadLog):
        Match.replay(match_settings(), [log[0], *log[2:]])


def test_the_record_of_a_match_replays_and_opens_its_commitments() -> None:
    scripted = ScriptedMatch()
    scripted.act(PICK)
    scripted.execute(KING, c.Resign)
    record = scripted.match.record()
    assert record.result is None
    assert record.ended is not None
    assert record.ended.reason == "resigned"
    assert [step.text for step in registry.replay(record.line()).steps] == record.actions
    assert record.fairness is not None
    assert record.fairness.openings[0].commitment == scripted.match.commitment
    assert record.fairness.openings[1].what["action"] == PICK
