"""A client of the engine protocol, in this process or with the engine as a subprocess."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from typing import Any

from regalia.cli.protocol import Session
from regalia.games.registry import GAMES

GAME = "king-and-assassins"
# Every code that the engine may answer to a client.
CODES = {
    "bad-json", "unknown-command", "missing-field", "bad-field", "no-game", "bad-notation", "illegal-action",
    "bad-position", "game-over", "nothing-to-undo", "too-large",
}  # fmt: skip
PICK = "pick:butcher,farmer,monk"
ENGINE = [sys.executable, "-c", "from regalia.cli import main; main()", "engine"]

# The king is one step from the castle; three assassins are on the board, one of them next to him.
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
    """The position AT_THE_GATE with some fields changed."""
    return {**copy.deepcopy(AT_THE_GATE), **changes}


class Driver:
    """A session, with methods to send requests."""

    def __init__(self) -> None:
        self.session = Session(GAMES)

    def line(self, line: bytes) -> dict[str, Any]:
        """The answer to a raw line."""
        text = self.session.answer(line)
        assert b"\n" not in text
        answer: dict[str, Any] = json.loads(text)
        return answer

    def ask(self, cmd: str, **fields: object) -> dict[str, Any]:
        """The answer to a request that succeeds."""
        answer = self.line(json.dumps({"cmd": cmd, **fields}).encode())
        assert answer.pop("ok") is True, answer
        return answer

    def fail(self, cmd: object, **fields: object) -> tuple[str, str | None]:
        """The code and the field of the error that a request gets."""
        return failed(self.line(json.dumps({"cmd": cmd, **fields}).encode()))

    def new(self, **fields: object) -> dict[str, Any]:
        return self.ask("new", game=GAME, **fields)


def failed(answer: dict[str, Any]) -> tuple[str, str | None]:
    """Check an error response. Returns: its code and field."""
    assert list(answer) == ["ok", "error"], answer
    assert answer["ok"] is False
    assert list(answer["error"]) == ["code", "rule", "message", "field"]
    assert answer["error"]["message"]
    assert not answer["error"]["message"].startswith("error-"), "no translation"
    return answer["error"]["code"], answer["error"]["field"]


def run(lines: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """Run the engine as a subprocess with these lines as input."""
    return subprocess.run([*ENGINE, *arguments], input=lines, capture_output=True, timeout=60, check=False)
