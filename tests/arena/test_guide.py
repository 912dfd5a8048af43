"""The guide of the bot protocol is correct, and the example bots play."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from regalia.arena import bots, limits
from regalia.arena.forfeit import Forfeit
from regalia.arena.ladder import Rung
from regalia.arena.match import GameResult, play
from regalia.arena.pairing import Contest, Fixture
from regalia.arena.report import Conduct, Loss, Report, Tally
from regalia.arena.sprt import Verdict
from regalia.core.game import Game
from tests.support.contests import KA, KH, games, meeting
from tools.dev.paths import ROOT

GUIDE = (ROOT / "docs/bots/bot-protocol.md").read_text(encoding="utf-8")
PROSE = " ".join(GUIDE.split())
EXAMPLES = ROOT / "examples" / "bots"


def block(language: str) -> str:
    """The only code block of the guide in a language."""
    [found] = re.findall(rf"^```{language}\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    return str(found)


def table(title: str) -> set[str]:
    """The names in the first column of the table in a section."""
    [part] = re.findall(rf"^##+ {title}\n(.*?)(?=^##|\Z)", GUIDE, re.MULTILINE | re.DOTALL)
    rows = re.findall(r"^\| (`.+?) \|", part, re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


class Script:
    """Stands in for `Process`: answers as the transcript says, and checks what the arena sends."""

    received: list[str]

    def __init__(self, _: object) -> None:
        self.lines: Iterator[str] = iter(block("transcript").splitlines())
        Script.received = []

    def request(self, line: bytes, _: float) -> bytes:
        expected = next(self.lines)
        if expected == "…":  # and so on
            self.lines = iter(["…", *self.lines])
            return json.dumps({"action": json.loads(line)["legal"][0]}).encode()
        self.check(expected, line)
        return next(self.lines).removeprefix("< ").encode()

    def send(self, line: bytes) -> None:
        assert next(self.lines) == "…"
        self.check(next(self.lines), line)
        assert not list(self.lines)

    def check(self, expected: str, line: bytes) -> None:
        pattern = ".*".join(re.escape(part) for part in expected.removeprefix("> ").split("…"))
        assert re.fullmatch(pattern, line.decode()), line
        Script.received.append(expected)

    def close(self) -> None:
        """Nothing to close."""


def test_the_transcript_of_the_guide_is_correct(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "Process", Script)
    planned = meeting("cmd:true", "random")
    played = play(planned, Fixture(0, 0, "assassins"))
    assert played.forfeit is None
    assert len(Script.received) == 4


def test_messages_have_the_fields_of_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[dict[str, object]] = []

    def check(_: Script, __: str, line: bytes) -> None:
        sent.append(json.loads(line))

    monkeypatch.setattr(Script, "check", check)
    monkeypatch.setattr(bots, "Process", Script)
    play(meeting("cmd:true", "random"), Fixture(0, 0, "assassins"))
    assert set(sent[0]) == table("hello")
    assert set(sent[1]) == table("choose")
    assert set(sent[-1]) == {"type", "result"}


def test_the_legal_actions_sent_to_a_bot_are_those_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    requests: list[tuple[list[str], list[str]]] = []
    current: list[Game] = []

    def begin(player: bots.BotPlayer, game: Game, _: object) -> None:
        player.process = Script(None)  # type: ignore[assignment]
        current.append(game)

    def request(_: Script, line: bytes, __: float) -> bytes:
        legal = json.loads(line)["legal"]
        requests.append((legal, current[-1].legal()))
        return json.dumps({"action": legal[len(requests) % len(legal)]}).encode()

    monkeypatch.setattr(bots.BotPlayer, "begin", begin)
    monkeypatch.setattr(Script, "request", request)
    monkeypatch.setattr(Script, "send", lambda *_: None)
    for game in (KA, KH):
        games(meeting("cmd:true", "random", game=game), 1)
    assert len(requests) > 100
    assert all(sent == legal for sent, legal in requests)


def test_the_bot_of_the_guide_plays(tmp_path: Path) -> None:
    script = block("python")
    assert len([line for line in script.splitlines() if line.strip()]) <= 10
    (tmp_path / "bot.py").write_text(script)
    for played in games(meeting(command(sys.executable, tmp_path / "bot.py"), "random"), 1):
        assert played.forfeit is None


def command(*parts: str | Path) -> str:
    """The player text of a program."""
    return "cmd:" + shlex.join(map(str, parts))


def test_every_verdict_is_in_the_guide() -> None:
    documented = set(re.findall(r"^    ([a-z]+)  ", str(Forfeit.__doc__), re.MULTILINE))
    assert len(documented) == 10
    assert table("Verdicts") == documented


def test_the_limits_are_in_the_guide() -> None:
    assert f"a line of {limits.LINE_BYTES // 1024} KiB" in PROSE
    assert f"last {limits.STDERR_BYTES // 1024} KiB" in PROSE
    assert f"{limits.UNREAD_LINES} lines" in PROSE
    assert limits.Limits().move_ms == limits.Limits().start_ms == 10_000
    assert "10 seconds" in PROSE


@pytest.mark.parametrize("kind", [Report, Tally, Conduct, Loss, Verdict, Rung])
def test_every_field_of_the_json_is_in_the_guide_of_the_arena(kind: type[msgspec.Struct]) -> None:
    guide = (ROOT / "docs/bots/arena.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"`([a-z_0-9]+)`", guide[guide.index("## As JSON") :]))
    assert set(kind.__struct_fields__) <= documented


# The example bots.


def example(name: str) -> str:
    """The player text of an example bot; skips the test if its interpreter is missing, except in CI."""
    program = {".py": sys.executable, ".mjs": "node"}[Path(name).suffix]
    if shutil.which(program) is None and not os.environ.get("CI"):
        pytest.skip(f"no {program} here")
    return command(program, EXAMPLES / name)


def score(played: list[GameResult]) -> float:
    """The mean score of the first player in games without a forfeit."""
    assert [game.forfeit for game in played] == [None] * len(played)
    return sum(game.score for game in played) / len(played)


@pytest.mark.parametrize("game", [KA, KH])
@pytest.mark.parametrize("name", sorted(path.name for path in EXAMPLES.iterdir()))
def test_an_example_bot_beats_the_random_player(name: str, game: str) -> None:
    assert score(games(meeting(example(name), "random", game=game, seed=2), 3)) > 0.5


@pytest.mark.parametrize("scenario", ["pitched-battle", "night-attack"])
def test_the_examples_play_each_other_in_harder_scenarios(scenario: str) -> None:
    planned = meeting(example("pilgrim.py"), example("brawler.mjs"), game=KH)
    score(games(with_options(planned, {"scenario": scenario}), 1))


def test_an_example_bot_is_reproducible() -> None:
    one, other = (games(meeting(example("pilgrim.py"), "random"), 1) for _ in range(2))
    assert [game.record for game in one] == [game.record for game in other]


def with_options(planned: Contest, options: dict[str, object]) -> Contest:
    """A contest with other options."""
    return msgspec.structs.replace(planned, options=(options,))
