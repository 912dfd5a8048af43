"""`regalia boards`: lists, shows and checks boards."""

from pathlib import Path

import pytest

from regalia.core.i18n import tr
from regalia.games import registry
from tests.support.terminal import run

TEXT = registry.rules("king-and-assassins").presentation.board_infos()["B"].text


@pytest.mark.parametrize("command", [["boards"], ["boards", "list"]])
def test_the_list_has_every_board_with_its_facts(command: list[str]) -> None:
    output = run(*command).stdout
    lines = {line.split()[0]: " ".join(line.split()) for line in output.splitlines() if line.strip()}
    assert lines["A"] == f"A {tr('board-name-A')} j1 c8 north, b6 west 15"
    assert lines["B"].startswith(f"B {tr('board-name-B')} a1, j1 f9 north 14")


def test_a_board_is_shown_with_its_starts_and_gates_and_as_text() -> None:
    output = run("boards", "show", "B").stdout
    assert tr("board-note-B") in output
    assert "  9  ·   ·   ·   o   ·   ↑↑  ·   o   ·   ·" in output
    assert "  1  K?  kn  ·   ·  ▒▒▒▒▒▒▒▒▒o ▒ ·   kn  K?" in output
    assert output.endswith(TEXT.rstrip() + "\n")


def test_a_board_in_a_file_is_shown_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(TEXT.replace("Side B", "My town"))
    assert run("boards", "show", str(file)).stdout.startswith("My town\n")
    result = run("boards", "check", str(file))
    assert result.stdout == tr("boards-sound", name="My town") + "\n"
    assert result.exit_code == 0


@pytest.mark.parametrize("board", ["A", "B"])
def test_check_accepts_the_printed_text_of_a_board(board: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(run("boards", "show", board, "--text").stdout)
    assert run("boards", "check", str(file)).exit_code == 0


def test_an_error_in_a_board_names_its_place(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(TEXT.replace("f9 exit north", "f9 exit up"))
    result = run("boards", "check", str(file))
    assert result.exit_code == 1
    assert result.stdout == ""
    line = next(k for k, text in enumerate(TEXT.splitlines(), 1) if text.startswith("gates"))
    assert result.stderr == (
        f"regalia: bad-board (KA-1.4): Line {line}, column 16: "
        "The gate f9 needs a direction: north, east, south or west.\n"
    )


def test_a_missing_or_binary_file_is_reported_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_bytes(b"\xff\xfe\x00")
    assert tr("error-file-no-text", field=str(file)) in run("boards", "check", str(file)).stderr
    for missing in (run("boards", "check", "nowhere.txt"), run("boards", "show", "nowhere.txt")):
        assert missing.exit_code == 1
        assert missing.stderr.count("\n") == 1
