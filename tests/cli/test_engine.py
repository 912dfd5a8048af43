"""`regalia engine` as a subprocess: streams, end of input, boards, reproducibility."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.core.i18n import tr
from regalia.games import registry
from tests.support.engine_driver import ENGINE, GAME, PICK, failed, run

NEW = b'{"cmd":"new","game":"king-and-assassins","seed":7}\n'
QUIT = b'{"cmd":"quit"}\n'
HILL = "king-of-the-hill"
MAP = registry.rules(HILL).presentation.board_infos()["standard"].text
BOARD = registry.rules(GAME).presentation.board_infos()["A"].text


@pytest.fixture
def program() -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(
        ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        yield running
        running.kill()


def ask(program: subprocess.Popen[bytes], line: bytes) -> bytes:
    """The answer to a line, which must come before anything else is sent."""
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write(line)
    program.stdin.flush()
    return program.stdout.readline()


def quiet(err: bytes) -> bytes:
    """What a program has complained of, but that its core is not compiled."""
    return err.replace(tr("uncompiled").encode() + b"\n", b"")


def test_every_line_is_answered_at_once_and_quit_ends_the_program(program: subprocess.Popen[bytes]) -> None:
    assert json.loads(ask(program, NEW))["seed"] == 7
    assert json.loads(ask(program, b'{"cmd":"legal"}\n'))["actor"] == "assassins"
    assert ask(program, QUIT) == b'{"ok":true}\n'
    assert program.wait(timeout=30) == 0
    assert program.stderr is not None
    assert quiet(program.stderr.read()) == b""


def test_nothing_after_quit_is_read() -> None:
    ran = run(QUIT + NEW)
    assert (ran.returncode, ran.stdout, quiet(ran.stderr)) == (0, b'{"ok":true}\n', b"")


def test_no_input_is_no_output() -> None:
    ran = run(b"")
    assert (ran.returncode, ran.stdout, quiet(ran.stderr)) == (0, b"", b"")


def test_bad_lines_each_have_one_answer_and_end_nothing() -> None:
    lines = [b"", b"\r", b"\xff\xfe", b"[" * 300_000, b"x" * (2 << 20), b"\x00" * 100, b'{"cmd":"fly"}']
    ran = run(b"\n".join(lines) + b"\r\n" + NEW.replace(b"\n", b"\r\n") + b'{"cmd":"state"}')
    answers = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [failed(answer)[0] for answer in answers[:-2]] == ["bad-json"] * 6 + ["unknown-command"]
    assert answers[-1]["position"] == answers[-2]["position"]
    assert (ran.returncode, quiet(ran.stderr)) == (0, b"")


def test_answers_end_with_a_line_feed_alone() -> None:
    ran = run(NEW + b'{"cmd":"games"}\r\n')
    assert ran.stdout.count(b"\n") == 2
    assert b"\r" not in ran.stdout


def test_two_processes_play_the_same_game_byte_for_byte() -> None:
    requests = [{"cmd": "new", "game": GAME, "seed": 11, "options": {"board": "B"}}]
    requests += [{"cmd": "apply", "action": action} for action in (PICK, "start:a1", "end", "end", "end")]
    requests += [{"cmd": cmd} for cmd in ("state", "legal", "undo", "record", "games")]
    requests += [{"cmd": "view", "seat": seat} for seat in ("king", "assassins", "spectator")]
    lines = b"".join(json.dumps(request).encode() + b"\n" for request in requests)
    environment = {**os.environ, "PYTHONHASHSEED": "1", "LC_ALL": "C"}
    other = subprocess.run(ENGINE, input=lines, capture_output=True, timeout=60, env=environment, check=True)
    assert run(lines).stdout == other.stdout
    assert all(json.loads(line)["ok"] for line in other.stdout.splitlines())


def test_an_interrupt_ends_it_quietly(program: subprocess.Popen[bytes]) -> None:
    ask(program, NEW)
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=30)
    assert (program.returncode, out, quiet(err)) == (130, b"", b"")


def test_an_interrupt_during_a_search_ends_it_quietly(program: subprocess.Popen[bytes]) -> None:
    ask(program, NEW)
    ask(program, json.dumps({"cmd": "apply", "action": PICK}).encode() + b"\n")
    assert program.stdin is not None
    program.stdin.write(b'{"cmd":"choose","time_ms":600000}\n')
    program.stdin.flush()
    with pytest.raises(subprocess.TimeoutExpired):
        program.wait(timeout=0.3)
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=30)
    assert (program.returncode, out, quiet(err)) == (130, b"", b"")


def test_it_ends_quietly_when_nobody_listens() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=writing, stderr=subprocess.PIPE) as program:
        os.close(writing)
        _, err = program.communicate(NEW * 100, timeout=30)
    assert (program.returncode, quiet(err)) == (141, b"")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
def test_streams_closed_at_the_start_count_as_end_of_input(closed: str) -> None:
    command = f"{shlex.join(ENGINE)} {closed}"
    ran = subprocess.run(command, shell=True, input=NEW, capture_output=True, timeout=60, check=False)
    assert (ran.returncode, ran.stdout, quiet(ran.stderr)) == (0, b"", b"")


# Boards.


def test_a_folder_of_boards_adds_each_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(BOARD, encoding="utf-8")
    (tmp_path / "notes.md").write_text("no board", encoding="utf-8")
    new = {"cmd": "new", "game": GAME, "options": {"board": "mine"}, "seed": 7}
    ran = run(
        b'{"cmd":"games"}\n' + json.dumps(new).encode() + b'\n{"cmd":"record"}\n', "--boards", str(tmp_path)
    )
    games, state, record = map(json.loads, ran.stdout.splitlines())
    assert games["games"][0]["options"]["board"]["values"] == ["A", "B", "mine"]
    assert state["position"]["board"] == "mine"
    assert record["record"]["setup"]["texts"] == {"mine": BOARD}


def test_a_folder_with_the_id_of_a_game_holds_that_games_boards(tmp_path: Path) -> None:
    for game, text in ((GAME, BOARD), (HILL, MAP)):
        (tmp_path / game).mkdir()
        (tmp_path / game / "mine.txt").write_text(text, encoding="utf-8")
    new = {"cmd": "new", "game": HILL, "options": {"map": "mine"}, "seed": 7}
    ran = run(
        b'{"cmd":"games"}\n' + json.dumps(new).encode() + b'\n{"cmd":"record"}\n', "--boards", str(tmp_path)
    )
    games, state, record = map(json.loads, ran.stdout.splitlines())
    assert games["games"][0]["options"]["board"]["values"] == ["A", "B", "mine"]
    assert games["games"][1]["options"]["map"]["values"] == ["standard", "mine"]
    assert state["position"]["map"] == "mine"
    assert record["record"]["setup"]["texts"] == {"mine": MAP}


def taken(name: str) -> bytes:
    """The error for a board file that has the name of a built-in board."""
    return tr("error-board-file-name", name=name).encode()


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        (f"{HILL}/mine.txt", MAP.replace("1", "?").encode(), b"mine.txt): Line 5, column 4: "),
        (f"{HILL}/ambush.txt", MAP.encode(), b"ambush.txt): " + taken("ambush")),
        ("mine.txt", BOARD.replace("king:", "queen:").encode(), b"mine.txt): Line 15, column 1: "),
        ("mine.txt", b"", b"mine.txt): Line 1, column 1: "),
        ("mine.txt", b"\xff", b"mine.txt): "),
        ("A.txt", BOARD.encode(), b"A.txt): " + taken("A")),
    ],
)
def test_a_broken_board_is_reported_before_input_is_read(
    tmp_path: Path, name: str, content: bytes, words: bytes
) -> None:
    (tmp_path / HILL).mkdir()
    (tmp_path / name).write_bytes(content)
    ran = run(QUIT, "--boards", str(tmp_path))
    assert (ran.returncode, ran.stdout) == (1, b"")
    assert words in ran.stderr
    assert b"Traceback" not in ran.stderr
    assert quiet(ran.stderr).count(b"\n") == 1


def test_a_missing_folder_of_boards_is_reported(tmp_path: Path) -> None:
    ran = run(QUIT, "--boards", str(tmp_path / "nowhere"))
    assert (ran.returncode, ran.stdout) == (1, b"")
    assert tr("error-boards-folder", folder=str(tmp_path / "nowhere")).encode() in ran.stderr
