"""Golden transcripts of short games, reviewed by hand (see transcript.py)."""

from pathlib import Path

import pytest

from tests.games.king_and_assassins.transcript import FOLDER, written

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_and_told_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert written(text).splitlines() == text.splitlines()


def test_the_golden_games_end_in_every_way_and_one_is_whole() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    assert {text.splitlines()[-1] for text in texts} == {
        "over: king, KA-11.1",
        "over: king, KA-11.2",
        "over: assassins, KA-11.3",
        "over: assassins, KA-11.4",
    }
    assert any("\nnew " in text for text in texts)
    assert all(len(text.splitlines()) < 100 for text in texts), "short enough to review"


@pytest.mark.parametrize("line", ["> end      0/0/4 ", "king, round", "  The king has won", "over: king"])
def test_a_changed_line_would_be_seen(line: str) -> None:
    [path] = [path for path in FILES if path.stem == "escape"]
    text = path.read_text(encoding="utf-8")
    assert line in text
    changed = text.replace(line, line.replace("0/0/4", "0/0/3").replace("king", "queen"))
    assert written(changed) != changed
