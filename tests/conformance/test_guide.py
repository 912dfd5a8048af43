"""The conformance guide lists all checks and arguments, and its example runs."""

import re
import sys
from types import ModuleType

import pytest

from regalia.games.registry import GAMES
from regalia.testing import CHECKS, Check, When, check
from tools.dev.paths import ROOT

GUIDE = (ROOT / "docs" / "contribute" / "conformance.md").read_text(encoding="utf-8")


def row(check: Check) -> str:
    """The row of a check in the guide."""
    where = ", ".join(str(when.name).lower() for when in When if when in check.when)
    return f"| `{check.name}` | {check.sentence} | {where} | {check.rate:g} |"


def test_the_guide_lists_every_check_as_it_is() -> None:
    assert GUIDE.split("|---|---|---|---|\n")[1].splitlines() == [row(check) for check in CHECKS]


def test_every_check_has_a_name_of_its_own_and_one_sentence() -> None:
    assert len({check.name for check in CHECKS}) == len(CHECKS)
    for one in CHECKS:
        assert re.fullmatch(r"[A-Z][^\n]*[^.]\.", one.sentence), one
        assert 0 < one.rate <= 1


def test_the_guide_lists_every_argument() -> None:
    table = GUIDE.split("|---|---|\n")[1].split("\n\n")[0]
    listed = [name for line in table.splitlines() for name in re.findall(r"`(\w+)`", line.split("|")[1])]
    assert set(listed) == set(check.__annotations__) - {"rules", "return"}


def test_the_example_of_the_guide_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    [example] = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    theirs = ModuleType("my_game.manifest")
    monkeypatch.setattr(theirs, "MyRules", type(next(iter(GAMES.values()))), raising=False)
    monkeypatch.setitem(sys.modules, "my_game", ModuleType("my_game"))
    monkeypatch.setitem(sys.modules, "my_game.manifest", theirs)
    names: dict[str, object] = {}
    exec(example.replace("games=40", "games=1"), names)
    test = names["test_my_game_keeps_its_contract"]
    assert callable(test)
    test()
