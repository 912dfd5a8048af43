"""Programs from outside: fair ones play; whatever the others do, they lose, and nothing of them lives on."""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec
import pytest

from regalia.arena import process
from regalia.arena.match import GameResult, play
from regalia.core.errors import BadField
from regalia.core.i18n import tr
from tests.arena.contests import KA, KH, faulty_bot, games, meeting

START = 10_000


def met(way: str, *more: str, move_ms: int = 10_000, start_ms: int = START, game: str = KA) -> GameResult:
    """One game of a faulty bot, in the seat that acts first, against the random player."""
    planned = meeting(faulty_bot(way, *more), "random", game=game, move_ms=move_ms, start_ms=start_ms)
    seat = {KA: "assassins", KH: "blue"}[game]
    fixture = next(fixture for fixture in planned.fixtures(1) if fixture.seat == seat)
    played = play(planned, fixture)
    assert not process.RUNNING
    return played


@pytest.mark.parametrize("game", [KA, KH])
def test_a_fair_program_plays_to_the_end(game: str) -> None:
    played = met("fair", game=game)
    assert played.forfeit is None
    assert played.reason.startswith(("KA-", "KH-"))
    assert len(played.turns[0]) > 1


@pytest.mark.parametrize(
    ("way", "kind", "words"),
    [
        ("exit", "crashed", "exit status was 3"),
        ("abort", "crashed", "SIGABRT"),
        ("gone", "crashed", "exit status was 1"),
        ("stillborn", "crashed", tr("forfeit-said", said="no such library")),
        ("complain", "crashed", "ValueError: I do not know this opening"),
        ("flood", "flooded", "65,536 bytes"),
        ("rubbish", "rubbish", "“Hello, world!”"),
        ("empty", "rubbish", "“”"),
        ("deep", "rubbish", "Expected `object`, got `array`"),
        ("bytes", "rubbish", "utf-8"),
        ("number", "rubbish", "Expected `str`, got `int`"),
        ("mute", "rubbish", "missing required field `action`"),
        ("unready", "rubbish", "Invalid value 'hello'"),
        ("unknown", "illegal", "“checkmate”"),
        ("illegal", "illegal", "KA-"),
    ],
)
def test_who_misbehaves_has_lost_and_is_told_why(way: str, kind: str, words: str) -> None:
    played = met(way)
    assert played.forfeit is not None
    assert (played.winner, played.score) == ("king", 0.0)
    assert (played.forfeit.seat, played.forfeit.kind) == ("assassins", kind)
    assert played.reason == f"forfeit-{kind}"
    assert words in played.forfeit.words()
    assert played.record.result is None


@pytest.mark.parametrize("way", ["hang", "deaf"])
def test_who_does_not_choose_in_time_has_lost(way: str) -> None:
    start = time.monotonic()
    played = met(way, move_ms=200)
    assert played.forfeit is not None
    assert played.forfeit.kind == "silent"
    assert "200 ms" in played.forfeit.words()
    assert time.monotonic() - start < 3


def test_who_does_not_read_blocks_nobody_even_where_there_is_more_to_tell_than_a_pipe_holds() -> None:
    planned = meeting(faulty_bot("deaf"), "random", game=KH, move_ms=200)
    planned = msgspec.structs.replace(planned, options=({"scenario": "pitched-battle"},))
    played = play(planned, next(planned.fixtures(1)))
    assert played.forfeit is not None
    assert played.forfeit.kind == "silent"


def test_who_is_not_ready_in_time_has_lost() -> None:
    played = met("late", start_ms=200)
    assert played.forfeit is not None
    assert played.forfeit.kind == "late"
    assert played.plies == 1, "the deal"


def test_who_closes_its_output_has_lost_though_it_lives() -> None:
    played = met("shut")
    assert played.forfeit is not None
    assert played.forfeit.kind == "crashed"
    assert "closed" in played.forfeit.words()


def test_lines_without_an_end_are_not_read_to_their_end() -> None:
    played = met("swamp")
    assert played.forfeit is not None
    assert played.forfeit.kind == "swamped"


def test_who_answers_twice_spoke_unasked() -> None:
    played = met("stutter")
    assert played.forfeit is not None
    assert played.forfeit.kind == "unasked"


def test_much_on_standard_error_blocks_nobody() -> None:
    assert met("babble").forfeit is None


def test_who_stays_after_the_end_is_killed() -> None:
    start = time.monotonic()
    assert met("stay").forfeit is None
    assert time.monotonic() - start < 10


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    played = met("mother", str(tmp_path / "pids"), move_ms=500)
    assert played.forfeit is not None
    for pid in map(int, (tmp_path / "pids").read_text().split()):
        assert is_gone(pid)


def is_gone(pid: int) -> bool:
    """Whether a process has ended, or does so in a moment."""
    for _ in range(100):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return True
        if state == "Z":
            return True
        time.sleep(0.02)
    return False


def test_a_clock_for_the_whole_game_runs_out() -> None:
    planned = meeting(faulty_bot("slow"), "random", game_ms=200)
    played = play(planned, next(planned.fixtures(1)))
    assert played.forfeit is not None
    assert played.forfeit.kind == "silent"
    assert 2 <= played.plies < 30


def test_the_arena_goes_on_after_a_forfeit_and_starts_the_program_anew() -> None:
    played = games(meeting(faulty_bot("exit"), faulty_bot("fair")), 2)
    assert [game.score for game in played] == [0.0] * 4
    assert {game.reason for game in played} == {"forfeit-crashed"}


@pytest.mark.parametrize("text", ["cmd:", "cmd:no-such-program-here", "cmd:'unclosed", f"cmd:{os.devnull}"])
def test_what_cannot_be_run_is_refused_before_anything_is_played(text: str) -> None:
    with pytest.raises(BadField) as caught:
        meeting(text, "random")
    assert caught.value.field == "player"


def test_what_is_no_program_though_it_may_be_run_does_not_start(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\x00\x01\x02")
    file.chmod(0o755)
    planned = meeting(f"cmd:{file}", "random")
    played = play(planned, next(planned.fixtures(1)))
    assert played.forfeit is not None
    assert played.forfeit.kind == "start"
