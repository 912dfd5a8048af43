"""The guide of the engine protocol is correct: its session, its bot and its tables."""

from __future__ import annotations

import re
import subprocess
import sys

import msgspec
import pytest

from regalia.cli.protocol import COMMANDS
from regalia.core.record import Record
from regalia.games.registry import GAMES
from regalia.players import Stats
from tests.support.engine_driver import CODES, ENGINE, Driver
from tests.support.game_cases import CASES
from tools.dev.paths import ROOT

GUIDE = (ROOT / "docs/bots/engine-protocol.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (.+?) \|(.*)\|$", re.MULTILINE)
ROWS = ROW.findall(GUIDE)
EVENT_TYPES = [
    event for case in CASES.values() for event in sorted(case.event_types, key=lambda one: one.__name__)
]
PROTOCOL_TYPES = [kind for case in CASES.values() for kind in case.protocol_types]
EVENTS = ROW.findall(GUIDE[GUIDE.index("\n## Events") : GUIDE.index("\n## Errors")])


def block(language: str) -> str:
    """The only code block of the guide in a language."""
    [found] = re.findall(rf"^```{language}\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    return str(found)


def test_the_session_of_the_guide_runs() -> None:
    driver = Driver()
    lines = block("transcript").splitlines()
    assert [line[:2] for line in lines] == ["> ", "< "] * (len(lines) // 2)
    for request, expected in zip(lines[::2], lines[1::2], strict=True):
        pattern = ".*".join(re.escape(part) for part in expected[2:].split("…"))
        answer = driver.session.answer(request[2:].encode()).decode()
        assert re.fullmatch(pattern, answer), answer
    assert driver.session.ended


def test_the_bot_plays_a_game_to_its_end() -> None:
    script = block("python")
    assert len([line for line in script.splitlines() if line.strip()]) <= 20
    command = script.replace('["regalia", "engine"]', repr(ENGINE))
    assert command != script
    ran = subprocess.run(
        [sys.executable, "-c", command], capture_output=True, timeout=120, check=True, text=True
    )
    assert re.fullmatch(r"(king|assassins) by KA-11\.\d\n", ran.stdout)


@pytest.mark.parametrize("event", EVENT_TYPES, ids=lambda event: event.__name__)
def test_every_event_is_in_the_guide_with_all_its_fields(event: type[msgspec.Struct]) -> None:
    [row] = [rest for first, rest in EVENTS if first == f"`{event.__struct_config__.tag}`"]
    assert set(re.findall(r"`([^`]+)`", row)) == {
        field.encode_name for field in msgspec.structs.fields(event)
    }


@pytest.mark.parametrize("kind", [*PROTOCOL_TYPES, Record, Stats])
def test_every_field_of_an_answer_is_in_the_guide(kind: type[msgspec.Struct]) -> None:
    documented = {name for first, _ in ROWS for name in re.findall(r"`([^`]+)`", first)}
    assert set(kind.__struct_fields__) <= documented


def test_every_code_of_an_error_is_in_the_guide() -> None:
    documented = {name for first, _ in ROWS for name in re.findall(r"`([^`]+)`", first)}
    assert CODES | {"internal-error"} <= documented


@pytest.mark.parametrize("name", [name for rules in GAMES.values() for name in rules.setup.options()])
def test_every_option_is_in_the_guide(name: str) -> None:
    [part] = re.findall(r"^### new\n(.*?)(?=^##)", GUIDE, re.MULTILINE | re.DOTALL)
    assert f"`{name}`" in part


@pytest.mark.parametrize("cmd", COMMANDS)
def test_every_command_is_in_the_guide_with_all_its_fields(cmd: str) -> None:
    [part] = re.findall(rf"^### {cmd}\n(.*?)(?=^##)", GUIDE, re.MULTILINE | re.DOTALL)
    for name in (*COMMANDS[cmd].needs, *COMMANDS[cmd].takes):
        assert f'"{name}":' in part or f"`{name}`" in part
