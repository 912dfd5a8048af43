"""Short games, reviewed line by line, that must go on as they are (see transcript.py)."""

from pathlib import Path

import pytest

from tests.games.king_of_the_hill.transcript import FOLDER, written

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_and_told_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert written(text).splitlines() == text.splitlines()


def test_there_is_one_of_each_scenario_each_ends_in_its_own_way_and_one_is_whole() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in FILES}
    assert {name: text.splitlines()[-1] for name, text in texts.items()} == {
        "introduction": "over: blue, KH-14.1",
        "pitched-battle": "over: None, KH-14.1",
        "king-of-the-woods": "over: red, KH-14.1",
        "ambush": "over: blue, KH-15.4",
        "night-attack": "over: red, KH-15.5",
    }
    assert "\nnew " in texts["introduction"]
    assert all(len(text.splitlines()) < 110 for text in texts.values()), "short enough to review"


@pytest.mark.parametrize("line", ["> pursue  ", "turn 6, blue", "  Red has won", "over: red"])
def test_a_changed_line_would_be_seen(line: str) -> None:
    [path] = [path for path in FILES if path.stem == "king-of-the-woods"]
    text = path.read_text(encoding="utf-8")
    assert line in text
    swapped = {"> pursue  ": "> halt    ", "turn 6, blue": "turn 5, blue", "  Red has won": "  Red has lost"}
    changed = text.replace(line, swapped.get(line, "over: blue"))
    assert written(changed) != changed
