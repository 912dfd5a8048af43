"""`regalia arena`: tables, files, interruption, resuming and errors."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from regalia.cli.app import app
from regalia.core.i18n import tr
from regalia.games import registry
from tests.support.contests import faulty_bot, is_gone

REGALIA = [sys.executable, "-c", "from regalia.cli import main; main()"]
WEAK = "level-1:iterations=4"

ELO = tr("arena-elo", elo="", low="", high="").partition(":")[0]
ELO1 = tr("arena-sprt-elo1", pairs="", llr="", low="", high="").partition(" (")[0].rpartition(" after")[0]


def regalia(command: str, *more: str) -> Result:
    """Run a command line."""
    return CliRunner().invoke(app, [*shlex.split(command), *more])


def json_report(command: str, *more: str) -> Any:
    """The JSON output of a command line without times."""
    result = regalia(command, "--json", *more)
    assert result.exit_code == 0, result.output
    return timeless(result.stdout)


def timeless(text: str) -> Any:
    """A report without times."""
    data = json.loads(text)
    for one in data["conduct"]:
        del one["median_seconds"], one["longest_seconds"]
    return data


def test_a_match_prints_a_table() -> None:
    result = regalia(f"arena {WEAK} random --games 3 --seed 5 --jobs 1")
    assert result.exit_code == 0
    for words in (f"{WEAK} against random", "king ", "assassins ", tr("arena-total"), ELO, "Seed 5"):
        assert words in result.stdout
    row = next(line for line in result.stdout.splitlines() if line.strip().startswith(tr("arena-total")))
    assert row.split()[1] == "4", "whole pairs"


def test_the_same_seed_gives_the_same_report_with_any_number_of_jobs() -> None:
    command = f"arena {WEAK} random --game king-of-the-hill --games 4 --seed 2"
    assert json_report(f"{command} --jobs 1") == json_report(f"{command} --jobs 2")


def test_contests_without_a_seed_differ() -> None:
    one, other = (json_report("arena random random --games 2 --jobs 1") for _ in range(2))
    assert one["seed"] != other["seed"]


def test_repeated_options_are_cycled(tmp_path: Path) -> None:
    file = tmp_path / "games"
    json_report(f"arena random random --games 4 --jobs 1 --records {file} --option board=A --option board=B")
    header, *games = map(json.loads, file.read_text().splitlines())
    assert header["arena"] == 1
    assert [game["record"]["setup"]["options"]["board"] for game in games] == ["A", "A", "B", "B"]


def test_a_board_from_a_file_is_played_and_recorded(tmp_path: Path) -> None:
    board, file = tmp_path / "mine.txt", tmp_path / "games"
    board.write_text(registry.rules("king-and-assassins").presentation.board_infos()["B"].text)
    command = f"arena random random --games 2 --records {file} --option board={board}"
    assert regalia(command).exit_code == 0
    assert json.loads(file.read_text().splitlines()[1])["record"]["setup"]["texts"].keys() == {"mine"}
    assert regalia(f"replay {file} --to 1").exit_code == 0
    board.write_text("nonsense")
    assert "bad-board" in regalia(f"{command} --resume").stderr
    board.unlink()
    assert "regalia: file:" in regalia(f"{command} --resume").stderr


def test_recorded_games_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "games"
    regalia(f"arena random random --games 2 --jobs 1 --records {file}")
    result = regalia(f"replay {file} --game 2 --to 2")
    assert result.exit_code == 0
    assert "Game 2 of 2" in result.stdout


def test_bots_play_in_worker_processes_and_forfeits_are_printed() -> None:
    result = regalia("arena", faulty_bot("complain"), faulty_bot("fair"), "--games", "4", "--jobs", "2")
    assert result.exit_code == 1, "all games were forfeits"
    assert "crashed 4" in result.stdout
    assert "I do not know this opening" in result.stdout


def test_only_the_first_forfeits_are_printed() -> None:
    result = regalia("arena", faulty_bot("rubbish"), "random", "--games", "8", "--jobs", "1")
    assert result.stdout.count("Hello, world!") == 5
    assert tr("arena-more-verdicts", count=3) in result.stdout


def test_a_decided_sprt_stops_the_arena() -> None:
    made = json_report("arena random random --games 200 --seed 1 --jobs 1 --sprt=-1000,-900")
    assert made["sprt"]["decision"] == "elo1"
    assert made["pairs"] < 100
    assert ELO1 in regalia("arena random random --games 60 --seed 1 --sprt=-999,-900").stdout


def test_a_ladder_prints_a_table(tmp_path: Path) -> None:
    command = f"arena ladder random random {WEAK} --games 2 --seed 1 --jobs 1 --records {tmp_path / 'games'}"
    result = regalia(command)
    assert result.exit_code == 0
    assert "as the king" in result.stdout
    table = regalia(f"{command} --resume --markdown").stdout
    assert [row.count("|") for row in table.splitlines()] == [10] * 5
    rungs = json.loads(regalia(f"{command} --resume --json").stdout)
    assert [rung["player"] for rung in rungs] == ["random", "random", WEAK]
    assert rungs[0]["elo"]["value"] == 0


def test_help_describes_match_and_ladder() -> None:
    assert "ladder" in regalia("arena --help").stdout
    assert "PLAYER_A" in regalia("arena match --help").stdout


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ("grandmaster random", "grandmaster"),
        ("level-99 random", "level-99"),
        ("level-1:iterations=0 random", "iterations"),
        ("level-1:time_ms=-3 random", "time_ms"),
        ("random random --game chess", "chess"),
        ("random random --option board", "NAME=VALUE"),
        ("random random --option board=Z", "Z"),
        ("random random --move-ms 0", "move_ms"),
        ("random random --game-ms -1", "game_ms"),
        ("random random --sprt 5", "ELO0,ELO1"),
        ("random random --sprt 5,1", "ELO0"),
        ("random random --sprt a,b", "a,b"),
        ("cmd:no-such-program random", "no-such-program"),
        ("ladder random", "two players"),
        ("ladder --scale 0", "scale"),
        ("ladder --scale -1", "scale"),
    ],
)
def test_a_wrong_argument_is_refused_in_one_line(arguments: str, word: str) -> None:
    result = regalia(f"arena {arguments} --games 2")
    assert result.exit_code == 1
    [complaint] = [line for line in result.stderr.splitlines() if line.startswith("regalia: bad-field")]
    assert word in complaint
    assert result.stdout == ""


@pytest.mark.parametrize(
    "arguments", ["random random --games 0", "random random --games -2", "random", "--jobs 0 a b"]
)
def test_an_impossible_argument_is_a_usage_error(arguments: str) -> None:
    assert regalia(f"arena {arguments}").exit_code == 2


def test_a_file_is_not_overwritten_nor_mixed_with_another_contest(tmp_path: Path) -> None:
    file = tmp_path / "games"
    command = f"arena random random --games 2 --jobs 1 --records {file}"
    assert regalia(command).exit_code == 0
    again = regalia(command)
    assert again.exit_code == 1
    assert "--resume" in again.stderr
    other = regalia(f"{command} --resume --seed 1")
    assert other.exit_code == 1
    assert tr("error-records-of-another", file=str(file), what="seed") in other.stderr
    assert regalia(f"{command} --resume").exit_code == 0, "the seed is that of the file"
    nowhere = regalia(f"arena random random --games 2 --records {tmp_path / 'no' / 'where'}")
    assert nowhere.exit_code == 1
    assert "regalia: file:" in nowhere.stderr


# Interruption.


def start(*arguments: str) -> subprocess.Popen[str]:
    """Start a command line as a subprocess."""
    return subprocess.Popen([*REGALIA, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def until(file: Path, lines: int) -> None:
    """Wait until a file has so many lines."""
    for _ in range(1000):
        if file.exists() and len(file.read_bytes().splitlines()) >= lines:
            return
        time.sleep(0.02)
    raise AssertionError("nothing was played")


@pytest.mark.compiled_only  # for the time it takes
def test_a_killed_arena_resumes_to_the_same_report(tmp_path: Path) -> None:
    file = tmp_path / "games"
    command = [
        "arena",
        "greedy",
        "random",
        "--games",
        "40",
        "--seed",
        "3",
        "--jobs",
        "2",
        "--json",
    ]
    with start(*command, "--records", str(file)) as killed:
        until(file, 4)
        killed.kill()
        killed.wait()
    kept = len(file.read_bytes().splitlines())
    assert kept < 1 + 40
    with file.open("ab") as torn:
        torn.write(b'{"meeting":0,"pair":19,"se')
    resumed = json_report(shlex.join(command[:-1]), "--records", str(file), "--resume")
    assert resumed == json_report(shlex.join(command[:-1]))
    assert len(file.read_bytes().splitlines()) == 1 + 40


@pytest.mark.compiled_only
def test_an_interrupt_prints_the_report_so_far(tmp_path: Path) -> None:
    file = tmp_path / "games"
    command = [
        "arena",
        "level-1:iterations=8",
        "random",
        "--games",
        "5000",
        "--jobs",
        "2",
        "--records",
        str(file),
    ]
    with start(*command) as stopped:
        until(file, 6)
        stopped.send_signal(signal.SIGINT)
        output, errors = stopped.communicate(timeout=30)
    assert stopped.returncode == 130
    assert ELO in output
    assert errors == ""


def test_bots_end_with_a_killed_arena(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    with start(
        "arena",
        faulty_bot("mother", str(pids)),
        "random",
        "--games",
        "4",
        "--jobs",
        "2",
        "--move-ms",
        "60000",
    ) as killed:
        for _ in range(1000):
            if pids.exists() and len(pids.read_text().split()) == 2:
                break
            time.sleep(0.02)
        killed.kill()
    assert [is_gone(int(pid)) for pid in pids.read_text().split()] == [True, True]


def test_a_contest_of_forfeits_exits_with_1() -> None:
    result = regalia(f"arena {shlex.quote(faulty_bot('crash'))} random --games 2 --seed 5 --jobs 1")
    assert result.exit_code == 1


def test_the_error_for_an_unknown_player_mentions_programs() -> None:
    result = regalia("arena bot.py random --games 2")
    assert result.exit_code == 1
    assert "cmd:" in result.stderr


def test_progress_goes_to_standard_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.cli.progress.LINE_INTERVAL", -1)
    quiet = regalia("arena random random --games 2 --seed 5 --jobs 1")
    line = tr("arena-progress", "en", done=2, games=2, score="50.0").rpartition(" ")[0]
    assert line.split("50")[0] in quiet.stderr
    assert line.split("50")[0] not in quiet.stdout


@pytest.mark.parametrize("command", ["", "play", "serve", "arena match", "boards show", "replay"])
def test_the_help_shows_flags_without_a_type(command: str) -> None:
    assert "<bool>" not in regalia(f"{command} --help").stdout
