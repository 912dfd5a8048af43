"""Drives the engine protocol as a stranger's program would: in this process, or in one of its own."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from typing import Any

from regalia.cli.protocol import Session
from regalia.games.registry import GAMES

GAME = "king-and-assassins"
PICK = "pick:butcher,farmer,monk"
ENGINE = [sys.executable, "-c", "from regalia.cli import main; main()", "engine"]

# The king is one step from his castle; three assassins are about, one of them at his side.
AT_THE_GATE: dict[str, Any] = {
    "game": GAME,
    "board": "A",
    "phase": "king",
    "round": 13,
    "card": "1/6/5f",
    "left": {"king": 1, "knights": 6, "assassins": 5},
    "captured_this_round": False,
    "kills_this_turn": 0,
    "wounds": 0,
    "king": "c8",
    "knights": ["d9", "e7"],
    "citizens": {"monk": "b8", "butcher": "c5", "farmer": "f1", "squire": "e8"},
    "assassins": {"monk": "hidden", "butcher": "revealed", "farmer": "hidden"},
    "deck": ["1/5/4", "2/7/5"],
}


def at_the_gate(**changes: object) -> dict[str, Any]:
    """That position, with some of its fields changed."""
    return {**copy.deepcopy(AT_THE_GATE), **changes}


class Driver:
    """A session, and the requests of a program that drives it."""

    def __init__(self) -> None:
        self.session = Session(GAMES)

    def line(self, line: bytes) -> dict[str, Any]:
        """The answer to a raw line."""
        answer = self.session.answer(line)
        assert b"\n" not in answer
        told: dict[str, Any] = json.loads(answer)
        return told

    def ask(self, cmd: str, **fields: object) -> dict[str, Any]:
        """The answer to a request that succeeds."""
        told = self.line(json.dumps({"cmd": cmd, **fields}).encode())
        assert told.pop("ok") is True, told
        return told

    def fail(self, cmd: object, **fields: object) -> tuple[str, str | None]:
        """The code and the field of the error that a request meets."""
        return failed(self.line(json.dumps({"cmd": cmd, **fields}).encode()))

    def new(self, **fields: object) -> dict[str, Any]:
        return self.ask("new", game=GAME, **fields)


def failed(told: dict[str, Any]) -> tuple[str, str | None]:
    """The code and the field of an error, which has words and all its fields."""
    assert list(told) == ["ok", "error"], told
    assert told["ok"] is False
    assert list(told["error"]) == ["code", "rule", "message", "field"]
    assert told["error"]["message"]
    assert not told["error"]["message"].startswith("error-"), "no words in the catalogue"
    return told["error"]["code"], told["error"]["field"]


def run(lines: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """Run the engine as a program of its own, over these lines."""
    return subprocess.run([*ENGINE, *arguments], input=lines, capture_output=True, timeout=60, check=False)
