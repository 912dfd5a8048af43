"""External bots: correct ones play; faulty ones forfeit, and their processes end."""

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
from tests.support.contests import KA, KH, faulty_bot, games, is_gone, meeting

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
def test_a_faulty_bot_forfeits_with_a_reason(way: str, kind: str, words: str) -> None:
    played = met(way)
    assert played.forfeit is not None
    assert (played.winner, played.score) == ("king", 0.0)
    assert (played.forfeit.seat, played.forfeit.kind) == ("assassins", kind)
    assert played.reason == f"forfeit-{kind}"
    assert words in played.forfeit.words()
    assert played.record.result is None


@pytest.mark.parametrize("way", ["hang", "deaf"])
def test_a_bot_that_does_not_choose_in_time_forfeits(way: str) -> None:
    start = time.monotonic()
    played = met(way, move_ms=200)
    assert played.forfeit is not None
    assert played.forfeit.kind == "silent"
    assert "200 ms" in played.forfeit.words()
    assert time.monotonic() - start < 3


def test_a_bot_that_does_not_read_cannot_block_the_arena() -> None:
    planned = meeting(faulty_bot("deaf"), "random", game=KH, move_ms=200)
    planned = msgspec.structs.replace(planned, options=({"scenario": "pitched-battle"},))
    played = play(planned, next(planned.fixtures(1)))
    assert played.forfeit is not None
    assert played.forfeit.kind == "silent"


def test_a_bot_that_is_not_ready_in_time_forfeits() -> None:
    played = met("late", start_ms=200)
    assert played.forfeit is not None
    assert played.forfeit.kind == "late"
    assert played.plies == 1, "the deal"


def test_a_bot_that_closes_its_output_forfeits() -> None:
    played = met("shut")
    assert played.forfeit is not None
    assert played.forfeit.kind == "crashed"
    assert "closed" in played.forfeit.words()


def test_endless_output_is_not_read_to_its_end() -> None:
    played = met("swamp")
    assert played.forfeit is not None
    assert played.forfeit.kind == "swamped"


def test_a_second_answer_is_unrequested_output() -> None:
    played = met("stutter")
    assert played.forfeit is not None
    assert played.forfeit.kind == "unasked"


def test_much_output_on_standard_error_does_not_block() -> None:
    assert met("babble").forfeit is None


def test_a_bot_that_does_not_exit_is_killed() -> None:
    start = time.monotonic()
    assert met("stay").forfeit is None
    assert time.monotonic() - start < 10


def test_child_processes_of_a_bot_are_killed(tmp_path: Path) -> None:
    played = met("mother", str(tmp_path / "pids"), move_ms=500)
    assert played.forfeit is not None
    for pid in map(int, (tmp_path / "pids").read_text().split()):
        assert is_gone(pid)


def test_the_clock_of_the_whole_game_runs_out() -> None:
    planned = meeting(faulty_bot("slow"), "random", game_ms=200)
    played = play(planned, next(planned.fixtures(1)))
    assert played.forfeit is not None
    assert played.forfeit.kind == "silent"
    assert 2 <= played.plies < 30


def test_the_arena_continues_after_a_forfeit_with_a_new_process() -> None:
    played = games(meeting(faulty_bot("exit"), faulty_bot("fair")), 2)
    assert [game.score for game in played] == [0.0] * 4
    assert {game.reason for game in played} == {"forfeit-crashed"}


@pytest.mark.parametrize("text", ["cmd:", "cmd:no-such-program-here", "cmd:'unclosed", f"cmd:{os.devnull}"])
def test_an_unknown_program_is_refused_before_the_first_game(text: str) -> None:
    with pytest.raises(BadField) as caught:
        meeting(text, "random")
    assert caught.value.field == "player"


def test_an_invalid_executable_forfeits_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\x00\x01\x02")
    file.chmod(0o755)
    planned = meeting(f"cmd:{file}", "random")
    played = play(planned, next(planned.fixtures(1)))
    assert played.forfeit is not None
    assert played.forfeit.kind == "start"
