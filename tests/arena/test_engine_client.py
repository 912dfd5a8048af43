"""The typed client of `regalia engine`: every request, refusals, failures, and the end of the process."""

from __future__ import annotations

import asyncio
import doctest
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import regalia
from regalia.arena import engine_client
from regalia.arena.engine_client import EngineClient, EngineError, EngineRefusal
from regalia.cli.protocol import COMMANDS

PICK = "pick:butcher,farmer,monk"


def faulty(program: str) -> list[str]:
    """The command of an engine that runs a Python program instead."""
    return [sys.executable, "-I", "-c", program, "engine"]


@pytest.fixture(scope="module")
def engine() -> Iterator[EngineClient]:
    """One engine for all tests that only ask questions."""
    with EngineClient() as client:
        yield client


def test_the_client_has_a_method_for_every_request_of_the_protocol() -> None:
    assert {name for name in COMMANDS if not callable(getattr(EngineClient, name, None))} == set()


def test_a_game_through_the_engine_is_the_game_in_python(engine: EngineClient) -> None:
    game = regalia.new("king-and-assassins", board="B", seed=7)
    start = engine.new("king-and-assassins", board="B", seed=7)
    assert (start.position, start.actor, start.result, start.seed) == (game.position(), game.actor, None, 7)
    for _ in range(25):
        legal = engine.legal()
        assert (legal.actor, legal.actions, legal.kind) == (game.actor, game.legal(), None)
        moved = engine.apply(game.legal_actions()[-1])
        events = game.push(game.legal()[-1])
        assert [event["type"] for event in moved.events] == [event.__struct_config__.tag for event in events]
    assert engine.state().position == game.position()
    assert engine.view("king") == game.view("king")
    assert engine.record() == game.record()
    assert engine.perft(1) == len(game.legal())
    game.pop()
    assert engine.undo().actor == game.actor
    loaded = engine.load(game.position(), seed=1, chance="explicit")
    assert loaded.position == game.position()


def test_chance_outcomes_have_a_kind_and_weights(engine: EngineClient) -> None:
    engine.new("king-and-assassins", seed=7, chance="explicit")
    deal = engine.legal()
    assert (deal.actor, deal.kind, deal.actions, deal.weights) == ("chance", "deal", None, None)


def test_a_choice_has_its_action_and_the_cost_of_its_search(engine: EngineClient) -> None:
    engine.new("king-and-assassins", seed=7)
    engine.apply(PICK)
    choice = engine.choose(level=2, iterations=60, seed=1)
    assert choice.action in (engine.legal().actions or [])
    assert (choice.stats.iterations, choice.seed) == (60, 1)
    assert choice == engine.choose(level=2, iterations=60, seed=1) or choice.stats.time_ms >= 0


def test_the_games_have_their_seats_and_options(engine: EngineClient) -> None:
    games = {game.id: game for game in engine.games()}
    assert set(games) == {"king-and-assassins", "king-of-the-hill"}
    assert games["king-of-the-hill"].seats == ("blue", "red")
    assert games["king-and-assassins"].options["board"].values == ["A", "B"]


def test_a_refusal_has_the_code_the_rule_and_the_field_and_the_engine_goes_on(engine: EngineClient) -> None:
    engine.new("king-and-assassins", seed=7)
    engine.apply(PICK)
    with pytest.raises(EngineRefusal) as illegal:
        engine.apply("j1j2")
    assert (illegal.value.answer.code, illegal.value.rule) == ("illegal-action", "KA-6.1")
    assert str(illegal.value) == illegal.value.answer.message
    with pytest.raises(EngineRefusal) as wrong:
        engine.new("king-and-assassins", board="C")
    assert (wrong.value.answer.code, wrong.value.field) == ("bad-field", "options.board")
    assert engine.state().actor == "king"


def test_boards_of_a_folder_are_added(tmp_path: Path) -> None:
    text = regalia.rules("king-and-assassins").presentation.board_infos()["A"].text
    (tmp_path / "mine.txt").write_text(text, encoding="utf-8")
    with EngineClient(boards=tmp_path) as client:
        assert client.new("king-and-assassins", board="mine", seed=1).position["board"] == "mine"


def test_after_quit_or_close_every_request_is_an_error_and_the_process_has_ended() -> None:
    client = EngineClient()
    process = client._process
    assert process is not None
    client.quit()
    assert process.popen.poll() is not None
    with pytest.raises(EngineError) as caught:
        client.state()
    assert caught.value.reason == "engine-closed"
    client.close()


def test_an_engine_that_cannot_be_started_is_an_error() -> None:
    with pytest.raises(EngineError) as caught:
        EngineClient(["no-such-program-here"])
    assert caught.value.reason == "engine-start"


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("input(); import time; time.sleep(60)", "engine-silent"),
        ("input(); import sys; sys.exit('out of cheese')", "engine-crashed"),
        ("input(); print('rubbish')", "engine-rubbish"),
        ('input(); print(\'{"ok":true,"actor":7}\')', "engine-rubbish"),
        ("input(); print('x' * 20_000_000)", "engine-rubbish"),
    ],
)
def test_an_engine_that_does_not_answer_is_an_error_and_is_ended(program: str, reason: str) -> None:
    with EngineClient(faulty(program), timeout=20 if reason != "engine-silent" else 0.3) as client:
        process = client._process
        assert process is not None
        with pytest.raises(EngineError) as caught:
            client.undo()
        assert caught.value.reason == reason
        assert str(caught.value)
        assert process.popen.poll() is not None
        with pytest.raises(EngineError) as closed:
            client.undo()
        assert closed.value.reason == "engine-closed"
    if reason == "engine-crashed":
        assert "out of cheese" in str(caught.value)


def test_the_time_limit_of_a_choice_is_added_to_that_of_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    with EngineClient(timeout=30) as client:
        client.new("king-and-assassins", seed=7)
        client.apply(PICK)
        assert client._process is not None
        limits: list[float] = []
        request = client._process.request

        def limited(line: bytes, seconds: float) -> bytes:
            limits.append(seconds)
            return request(line, seconds)

        monkeypatch.setattr(client._process, "request", limited)
        client.choose(time_ms=50)
        client.state()
    assert limits == [30.05, 30]


@pytest.mark.anyio
async def test_an_asynchronous_program_calls_it_in_a_thread(engine: EngineClient) -> None:
    started = await asyncio.to_thread(engine.new, "king-of-the-hill", seed=3)
    assert started.actor in ("blue", "red")


def test_the_example_of_the_docstring_is_true() -> None:
    results = doctest.testmod(engine_client)
    assert results.attempted > 0
    assert results.failed == 0
