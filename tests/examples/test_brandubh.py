"""The example game, installed: it is played everywhere without an edit of the program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regalia.core.i18n import tr
from tests.support.installed_example import ESCAPE, EXAMPLE, Regalia, example_text

MAX_LINES = 400


def answers(regalia: Regalia, *requests: dict[str, Any]) -> list[Any]:
    """The answers of `regalia engine`."""
    done = regalia("engine", lines=[json.dumps(request) for request in (*requests, {"cmd": "quit"})])
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_example_is_small_and_plain_python() -> None:
    files = sorted(EXAMPLE.rglob("*.py"))
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= MAX_LINES
    assert not list(EXAMPLE.rglob("*.pxd"))
    assert [folder.name for folder in (EXAMPLE / "brandubh" / "locales").iterdir()] == ["en"]


def test_it_is_played_in_the_terminal(regalia: Regalia, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    lines = [*ESCAPE, "3"]  # 3 leaves after the game
    done = regalia("play", "--game", "brandubh", "--hot-seat", "--save", str(save), lines=lines)
    assert done.returncode == 0, done.stderr
    assert "(B-8)" in done.stdout
    assert f"{example_text('winner-defenders')}: {example_text('reason-B-8')}" in done.stdout
    assert [
        action["text"] if isinstance(action, dict) else action for action in saved_actions(save)
    ] == ESCAPE


def saved_actions(save: Path) -> list[Any]:
    record = json.loads(save.read_text("utf-8"))
    found: list[Any] = record.get("record", record)["actions"]
    return found


def test_a_move_that_breaks_a_rule_is_refused_with_its_number(regalia: Regalia) -> None:
    done = regalia("play", "--game", "brandubh", "--hot-seat", lines=["d1a1", "d1d3", "d3c3", "nonsense"])
    for rule in ("B-5: ", "B-4: ", "B-3: "):
        assert rule in done.stdout
    assert tr("error-notation", action="nonsense") in done.stdout
    assert "Traceback" not in done.stderr


def test_the_computer_plays_it_in_the_terminal(regalia: Regalia) -> None:
    done = regalia(
        "play", "--game", "brandubh", "--seat", "attackers", "--level", "1", "--seed", "1", lines=["d1c1"]
    )
    assert "Traceback" not in done.stderr
    assert done.stdout.count("A A D K D A A") >= 1


def test_it_is_played_through_the_engine_protocol(regalia: Regalia) -> None:
    new, legal, apply, choose, perft, view = answers(
        regalia,
        {"cmd": "new", "game": "brandubh", "seed": 1},
        {"cmd": "legal"},
        {"cmd": "apply", "action": "d1c1"},
        {"cmd": "choose", "level": 2, "seed": 3},
        {"cmd": "perft", "depth": 2},
        {"cmd": "view", "seat": "defenders"},
    )[:6]
    assert all(answer["ok"] for answer in (new, legal, apply, choose, perft, view))
    assert legal["actor"] == "attackers"
    assert len(legal["actions"]) == 40
    assert view["view"]["position"]["turn"] == 1
    assert choose["action"] in regalia_legal(regalia)


def regalia_legal(regalia: Regalia) -> list[str]:
    """The legal actions after d1c1."""
    requests = [{"cmd": "new", "game": "brandubh"}, {"cmd": "apply", "action": "d1c1"}, {"cmd": "legal"}]
    found: list[str] = answers(regalia, *requests)[2]["actions"]
    return found


@pytest.mark.parametrize(
    "players", [("level-2", "level-1"), ("greedy", "random"), ("ismcts:iterations=5", "random")]
)
def test_players_meet_in_the_arena(regalia: Regalia, players: tuple[str, str]) -> None:
    done = regalia(
        "arena",
        "match",
        *players,
        "--game",
        "brandubh",
        "--games",
        "2",
        "--seed",
        "1",
        "--jobs",
        "1",
        "--json",
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert "brandubh" in done.stdout
    assert report


def test_all_levels_choose_a_legal_action(regalia: Regalia) -> None:
    levels = [{"cmd": "choose", "level": level, "iterations": 3, "seed": 1} for level in range(1, 9)]
    new, *choices = answers(regalia, {"cmd": "new", "game": "brandubh", "seed": 1}, *levels)[:9]
    assert new["ok"]
    assert all(len(choice["action"]) == 4 for choice in choices)


def test_it_passes_the_conformance_suite(regalia: Regalia) -> None:
    done = regalia("conformance", "brandubh", "--games", "3", "--seed", "5")
    assert done.returncode == 0, done.stdout + done.stderr


def test_without_the_package_the_game_is_unknown(regalia: Regalia) -> None:
    done = regalia("play", "--game", "hnefatafl", "--hot-seat")
    assert done.returncode == 1
    assert "brandubh" in done.stderr  # among the games that there are
