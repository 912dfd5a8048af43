"""Long logs: what is sent of them is bounded, and older lines come by page."""

from __future__ import annotations

import time

import msgspec
import pytest

from regalia.core.contract import SPECTATOR, Seat
from regalia.services.matches import commands as c
from regalia.services.matches import projections
from regalia.services.matches.match import Match
from regalia.services.matches.messages import LogLine, LogPage
from regalia.services.matches.player_identity import player_identity
from tests.support.long_logs import long_scripted_match
from tests.support.scripted_match import ASSASSINS, BLUE, KING, RED, ScriptedMatch, match_settings
from tests.support.twin_matches import played, two_picks

LONG = 20_000  # entries


@pytest.fixture(scope="module")
def long_match() -> Match:
    """Returns a finished match of King & Assassins with very many entries."""
    return long_scripted_match(LONG).match


def pages(match: Match, audience: Seat, before: int) -> list[LogLine]:
    """Returns all lines before an entry, page by page."""
    lines: list[LogLine] = []
    earlier = True
    while earlier:
        page = projections.log_page(match, audience, before=before, identify=player_identity)
        assert len(msgspec.json.encode(page)) < projections.DEFAULT_WINDOWS.page.bytes + 10_000
        lines, earlier = [*page.log, *lines], page.earlier
        before = lines[0].number
    return lines


@pytest.mark.parametrize("audience", [KING, ASSASSINS, SPECTATOR])
def test_the_snapshot_of_a_long_log_is_small(long_match: Match, audience: Seat) -> None:
    told = projections.snapshot(long_match, audience, now=0, identify=player_identity)
    assert len(msgspec.json.encode(told)) < 64 * 1024
    assert told.log[-1].number == told.number == long_match.number


def test_older_lines_page_through_completely(long_match: Match) -> None:
    newest = projections.snapshot(long_match, KING, now=0, identify=player_identity).log
    older = pages(long_match, KING, newest[0].number)
    assert [line.number for line in [*older, *newest]] == list(range(1, long_match.number + 1))


def test_a_long_log_loads_in_reasonable_time(long_match: Match) -> None:
    begin = time.perf_counter()
    again = Match.replay(long_match.settings, long_match.log)
    assert again.number == long_match.number
    assert time.perf_counter() - begin < 20  # about one second on an idle machine


def test_a_page_before_the_first_entry_is_empty(long_match: Match) -> None:
    assert projections.log_page(long_match, KING, before=1, identify=player_identity) == LogPage(
        match=long_match.id, audience=KING, log=[], earlier=False
    )


@pytest.mark.parametrize("audience", [KING, SPECTATOR])
def test_pages_of_worlds_that_an_audience_cannot_tell_apart_are_the_same_bytes(audience: Seat) -> None:
    encoded = []
    for pick in two_picks():
        match = played(pick, 40).match
        text = msgspec.json.encode(pages(match, audience, match.number + 1))
        for commitment in match.commitments.values():
            text = text.replace(commitment.encode(), b"#" * 64)
        encoded.append(text)
    assert encoded[0] == encoded[1]


@pytest.mark.parametrize("audience", [KING, ASSASSINS, SPECTATOR])
def test_a_page_has_the_lines_that_the_audience_was_told(audience: Seat) -> None:
    match = played(two_picks()[0], 40).match
    told = projections.updates(match, [audience], since=0, now=0, identify=player_identity)[audience]
    lines = [
        LogLine(**{name: getattr(update, name) for name in LogLine.__struct_fields__}) for update in told
    ]
    assert pages(match, audience, match.number + 1) == lines


def test_a_page_does_not_tell_a_bid_or_an_army() -> None:
    scripted = ScriptedMatch(match_settings("king-of-the-hill"))
    army = scripted.match.game.legal()[0]
    scripted.act(army)
    before = scripted.match.number + 1
    assert army.encode() in msgspec.json.encode(scripted.match.log)
    for audience in (RED, SPECTATOR):
        assert army.encode() not in msgspec.json.encode(
            projections.log_page(scripted.match, audience, before=before, identify=player_identity)
        )
    assert projections.log_page(scripted.match, BLUE, before=before, identify=player_identity).log[-1].events


def test_chat_is_for_the_two_players_alone() -> None:
    scripted = ScriptedMatch()
    scripted.execute(KING, c.Say, text="between you and me")
    for audience, told in ((KING, True), (ASSASSINS, True), (SPECTATOR, False)):
        sent = msgspec.json.encode(
            projections.snapshot(scripted.match, audience, now=0, identify=player_identity)
        )
        assert (b"between you and me" in sent) is told


def test_updates_that_are_too_long_become_a_snapshot() -> None:
    scripted = ScriptedMatch()
    for _ in range(100):
        scripted.execute(KING, c.Say, text="x" * 500)
    window = projections.LogWindow(200, 16 * 1024)
    missed = projections.missed_updates(
        scripted.match,
        ASSASSINS,
        since=scripted.match.number - 10,
        now=0,
        identify=player_identity,
        window=window,
    )
    assert missed is not None
    assert len(missed) == 10
    assert (
        projections.missed_updates(
            scripted.match, ASSASSINS, since=3, now=0, identify=player_identity, window=window
        )
        is None
    )


def test_the_state_says_what_a_long_log_no_longer_shows() -> None:
    scripted = ScriptedMatch()
    before = projections.match_states(scripted.match, [KING, SPECTATOR], 0)
    assert [before[KING].abort, before[SPECTATOR].abort, before[KING].muted] == [True, False, False]
    scripted.act("pick:butcher,farmer,monk", after=5)
    scripted.execute(KING, c.Mute, on=True)
    scripted.execute(KING, c.Resign)
    state = projections.match_states(scripted.match, [KING], 0)[KING]
    assert [state.abort, state.muted] == [False, True]
    assert state.ended_at == scripted.now
