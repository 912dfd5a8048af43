"""Golden games of every game: short games, reviewed line by line, that must not change."""

from pathlib import Path

import pytest

from regalia.games.registry import GAMES
from tests.support.game_cases import CASES, GameCase
from tests.support.golden_games import expected_text

FILES = [
    pytest.param(case, path, id=f"{case.game}-{path.stem}")
    for case in CASES.values()
    for path in case.golden_files
]


def test_every_built_in_game_has_golden_games() -> None:
    assert {case.game for case in CASES.values() if case.golden_files} == set(GAMES)


@pytest.mark.parametrize(("case", "path"), FILES)
def test_a_golden_game_is_played_and_told_as_it_was(case: GameCase, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert expected_text(case, text).splitlines() == text.splitlines()


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_golden_games_end_in_every_way_and_one_is_whole(case: GameCase) -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in case.golden_files}
    assert {name: text.splitlines()[-1] for name, text in texts.items()} == case.golden.endings
    whole = [name for name, text in texts.items() if "\nnew " in text and "\nover: " in text]
    assert whole == [case.golden.whole]
    assert all(len(text.splitlines()) < 110 for text in texts.values()), "short enough to review"


@pytest.mark.compiled_only  # tests the comparison, not the game
@pytest.mark.parametrize(("case", "path"), FILES)
def test_a_changed_line_would_be_seen(case: GameCase, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith(("#", "new ", "load "))]
    one_of_each_kind = {line[0]: line for line in lines}  # headings, actions, sentences, the end
    assert len(one_of_each_kind) > 3
    for line in one_of_each_kind.values():
        changed = text.replace(line, f"{line}?")
        assert expected_text(case, changed) != changed, line
