"""Finding games: by their folders, and by entry points; a broken installed game is left out by name."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import EntryPoint
from types import ModuleType
from typing import Any

import pytest
from brandubh.manifest import (
    BrandubhNotation,
    BrandubhObservation,
    BrandubhPresentation,
    BrandubhRules,
    BrandubhView,
)

from regalia.core.contract import Event, Seat
from regalia.core.game import Game
from regalia.core.i18n import languages
from regalia.core.plain_game import PlainNotation
from regalia.core.python_state import PythonState
from regalia.core.rules import Rules
from regalia.games import discovery, registry
from tests.support.terminal import run
from tools.dev.paths import SOURCES


class Changed(BrandubhRules):
    """The example game with another id and other attributes."""

    id = "changed"

    def __init__(self, **changes: Any) -> None:
        super().__init__()
        for name, value in changes.items():
            setattr(self, name, value)


class ViewFails(BrandubhObservation):
    def view(self, state: PythonState, seat: Seat | None, seen: Sequence[Event]) -> BrandubhView:
        raise ZeroDivisionError("no view")


class DiagramFails(BrandubhPresentation):
    def board_layouts(self) -> Any:
        raise LookupError("no layout")


class HalfNotation(PlainNotation):
    """Abstract methods are left."""


def with_half_a_notation() -> Rules:
    return Changed(notation=HalfNotation())  # type: ignore[abstract]


def with_failing_view() -> Rules:
    rules = Changed()
    rules.observation = ViewFails(rules, BrandubhView)
    return rules


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Pretends that a package with these entry points is installed. Returns what is found then."""

    def installed(**named: Any) -> Any:
        module = ModuleType("pretended")
        vars(module).update({name.replace("-", "_"): value for name, value in named.items()})
        monkeypatch.setitem(sys.modules, "pretended", module)
        entries = [EntryPoint(name, f"pretended:{name.replace('-', '_')}", discovery.GROUP) for name in named]
        entries += [EntryPoint("absent", "no_such_package.game:RULES", discovery.GROUP)] * ("absent" in named)
        monkeypatch.setattr(discovery, "entry_points", lambda group: entries)
        monkeypatch.setattr(discovery, "register_texts", lambda package: None)
        return discovery.installed(registry.BUILT_IN)

    return installed


def test_every_folder_with_a_manifest_is_a_game() -> None:
    folders = sorted(path.parent.name for path in (SOURCES / "games").glob("*/manifest.py"))
    assert [id.replace("-", "_") for id in registry.BUILT_IN] == folders


@pytest.mark.parametrize("game", [BrandubhRules, BrandubhRules(), partial(Changed, draws=False)])
def test_an_entry_point_names_rules_or_what_returns_them(install: Callable[..., Any], game: object) -> None:
    found, left_out = install(brandubh=game)
    [rules] = found.values()
    assert left_out == []
    assert Game.new(rules, {}, seed=1).legal()


BROKEN: dict[str, tuple[Any, str]] = {
    "no-rules": (7, "int is not"),
    "no-object": (lambda: None, "NoneType is not"),
    "raises": (lambda: 1 // 0, "ZeroDivisionError"),
    "no-notation": (lambda: Changed(notation=None), "`notation`"),
    "other-interface": (lambda: Changed(setup=BrandubhNotation()), "`setup`"),
    "abstract": (with_half_a_notation, "abstract"),
    "no-id": (lambda: Changed(id=""), "`id`"),
    "odd-id": (lambda: Changed(id="../x"), "`id`"),
    "taken-id": (lambda: Changed(id=next(iter(registry.BUILT_IN))), "another game"),
    "one-seat": (lambda: Changed(seats=("solo",)), "`seats`"),
    "same-seats": (lambda: Changed(seats=("a", "a")), "`seats`"),
    "seats-list": (lambda: Changed(seats=["a", "b"]), "`seats`"),
    "spectator": (lambda: Changed(seats=("a", "spectator")), "names of seats"),
    "number-seats": (lambda: Changed(seats=(1, 2)), "names of seats"),
    "no-version": (lambda: Changed(rules_version="1"), "`rules_version`"),
    "no-draws": (lambda: Changed(draws=None), "`draws`"),
    "view": (with_failing_view, "no view"),
    "diagram": (lambda: Changed(presentation=DiagramFails()), "no layout"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_left_out_by_name_and_the_others_play_on(
    install: Callable[..., Any], name: str
) -> None:
    game, reason = BROKEN[name]
    found, left_out = install(**{"brandubh": BrandubhRules, name: game})
    assert list(found) == ["brandubh"]
    [broken] = left_out
    assert broken.name == name
    assert reason in broken.reason
    for language in languages():
        assert name in broken.words(language)
        assert broken.reason in broken.words(language)


def test_a_game_that_does_not_import_is_left_out(install: Callable[..., Any]) -> None:
    found, left_out = install(brandubh=BrandubhRules, absent=None)
    assert list(found) == ["brandubh"]
    assert {broken.name for broken in left_out} == {"absent"}
    assert "no_such_package" in "".join(broken.reason for broken in left_out)


def test_the_second_game_with_an_id_is_left_out(install: Callable[..., Any]) -> None:
    found, left_out = install(brandubh=BrandubhRules, copy=BrandubhRules)
    assert list(found) == ["brandubh"]
    assert [(broken.name, "brandubh" in broken.reason) for broken in left_out] == [("copy", True)]


def test_the_terminal_names_the_games_that_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = discovery.LeftOut("chess", "ImportError:\nno chess\x1b[2J")
    monkeypatch.setattr(registry, "LEFT_OUT", [broken])
    result = run("boards", "list")
    assert result.exit_code == 0
    [line] = [line for line in result.stderr.splitlines() if "chess" in line]
    assert "\x1b" not in line
