"""Finding games: by their folders, and by entry points; a broken installed game is left out by name."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from brandubh.manifest import (
    BrandubhNotation,
    BrandubhObservation,
    BrandubhPresentation,
    BrandubhRules,
    BrandubhSetup,
    BrandubhView,
)
from brandubh.position import Position

from regalia.core import i18n
from regalia.core.catalogue_files import CatalogueFault
from regalia.core.contract import Event, Option, Seat
from regalia.core.game import Game
from regalia.core.i18n import languages
from regalia.core.plain_game import PlainNotation
from regalia.core.python_state import PythonState
from regalia.core.rules import Rules
from regalia.games import discovery, registry
from regalia.web.server import log_game_problems
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


class LayoutFails(BrandubhPresentation):
    def board_layouts(self) -> Any:
        raise LookupError("no layout")


class PiecesFail(BrandubhPresentation):
    def pieces(self, view: BrandubhView) -> Any:
        raise LookupError("no pieces")


class OptionsFail(BrandubhSetup):
    def options(self) -> Any:
        return {"board": Option(default=object())}


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
        monkeypatch.setattr(discovery, "register_texts", lambda package: [])
        return discovery.installed(registry.BUILT_IN)

    return installed


def test_every_folder_with_a_manifest_is_a_game() -> None:
    folders = sorted(path.parent.name for path in (SOURCES / "games").glob("*/manifest.py"))
    assert [id.replace("-", "_") for id in registry.BUILT_IN] == folders


@pytest.mark.parametrize("game", [BrandubhRules, BrandubhRules(), partial(Changed, draws=False)])
def test_an_entry_point_names_rules_or_what_returns_them(install: Callable[..., Any], game: object) -> None:
    found, left_out, _ = install(brandubh=game)
    [one] = found.values()
    assert left_out == []
    assert one.package == "pretended"
    assert Game.new(one.rules, {}, seed=1).legal()


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
    "layout": (lambda: Changed(presentation=LayoutFails()), "no layout"),
    "pieces": (lambda: Changed(presentation=PiecesFail()), "no pieces"),
    "options": (lambda: Changed(setup=OptionsFail("changed", Position)), "TypeError"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_left_out_by_name_and_the_others_play_on(
    install: Callable[..., Any], name: str
) -> None:
    game, reason = BROKEN[name]
    found, left_out, _ = install(**{"brandubh": BrandubhRules, name: game})
    assert list(found) == ["brandubh"]
    [broken] = left_out
    assert broken.name == name
    assert reason in broken.reason
    for language in languages():
        assert name in broken.words(language)
        assert broken.reason in broken.words(language)


def test_a_game_that_does_not_import_is_left_out(install: Callable[..., Any]) -> None:
    found, left_out, _ = install(brandubh=BrandubhRules, absent=None)
    assert list(found) == ["brandubh"]
    assert {broken.name for broken in left_out} == {"absent"}
    assert "no_such_package" in "".join(broken.reason for broken in left_out)


def test_the_second_game_with_an_id_is_left_out(install: Callable[..., Any]) -> None:
    found, left_out, _ = install(brandubh=BrandubhRules, copy=BrandubhRules)
    assert list(found) == ["brandubh"]
    assert [(broken.name, "brandubh" in broken.reason) for broken in left_out] == [("copy", True)]


def test_the_terminal_names_the_games_that_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = discovery.LeftOut("chess", "ImportError:\nno chess\x1b[2J")
    monkeypatch.setattr(registry, "LEFT_OUT", [broken])
    result = run("boards", "list")
    assert result.exit_code == 0
    [line] = [line for line in result.stderr.splitlines() if "chess" in line]
    assert "\x1b" not in line


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a game whose Russian texts cannot be parsed, which can be imported; its folder of texts."""
    texts = tmp_path / "lettered" / "locales"
    for language in ("en", "ru"):
        (texts / language).mkdir(parents=True)
    (tmp_path / "lettered" / "__init__.py").touch()
    (texts / "en" / "game.ftl").write_text("lettered-move = A move\nlettered-end = The end\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "lettered", raising=False)
    monkeypatch.setattr(i18n, "_FOLDERS", dict(i18n._FOLDERS))
    forget = (i18n.catalogue, i18n.forms_of_kind, i18n._form_variables, i18n._message_ids)
    yield texts
    monkeypatch.undo()
    for cached in forget:
        cached.cache_clear()


def test_a_text_that_cannot_be_parsed_is_reported_and_is_english(package: Path) -> None:
    (package / "ru" / "game.ftl").write_text("lettered-move = Ход\n\nlettered-end = { $oops\n", "utf-8")
    assert discovery.register_texts("lettered") == [CatalogueFault("ru/game.ftl", 3)]
    assert [i18n.tr(code, "ru") for code in ("lettered-move", "lettered-end")] == ["Ход", "The end"]


def test_a_text_that_is_not_utf_8_is_reported_and_harms_no_other(package: Path) -> None:
    (package / "ru" / "game.ftl").write_bytes(b"lettered-move = \xff\xfe\nlettered-end = fin\n")
    assert discovery.register_texts("lettered") == [CatalogueFault("ru/game.ftl", 1)]
    assert i18n.tr("lettered-end", "ru") == "fin"


def test_the_terminal_and_the_log_of_the_server_name_games_and_texts_that_cannot_be_used(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(registry, "LEFT_OUT", [discovery.LeftOut("chess", "ImportError:\nno chess")])
    unreadable = discovery.UnreadableText("go", CatalogueFault("de/go.ftl", 7))
    monkeypatch.setattr(registry, "UNREADABLE_TEXTS", [unreadable])
    said = run("boards", "list").stderr
    assert "chess" in said
    assert unreadable.words() in said
    log_game_problems()
    fields = [getattr(record, "fields", {}) for record in caplog.records]
    assert {"game": "chess", "reason": "ImportError: no chess"} in fields
    assert {"game": "go", "file": "de/go.ftl", "line": 7} in fields
