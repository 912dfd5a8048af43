"""The benchmark of the rules runs; its figures are not tested."""

from pathlib import Path

import pytest

from benchmarks import engine
from benchmarks.engine import Row, Workload
from tests.support.long_runs import in_long_runs

pytestmark = pytest.mark.compiled_only


@pytest.mark.parametrize("name", ["one_thread", "threads"])
def test_a_workload_on_threads_reports_its_number_of_games(name: str) -> None:
    figures = Workload("ours.py", 3, name).run()
    assert figures["games"] == {"one_thread": 3, "threads": 6}[name]
    assert figures["cpu"] > 0


def test_games_driven_from_python_are_as_long_as_in_the_compiled_loop() -> None:
    compiled_loop, from_python, with_lists = (
        Workload("ours.py", 300, name).run()["actions"]
        for name in ("rollouts", "from_python", "from_python_with_lists")
    )
    assert from_python == with_lists  # the same random numbers
    assert compiled_loop == pytest.approx(from_python, rel=0.1)


@pytest.mark.parametrize("name", ["rollouts", *in_long_runs(*engine.SCENARIOS)])
def test_the_same_games_are_played_uncompiled(name: str, tmp_path: Path) -> None:
    plain = Workload("ours.py", 2, name, path=engine.copy_uncompiled(tmp_path), compiled=False)
    assert plain.run()["actions"] == Workload("ours.py", 2, name).run()["actions"]


def test_the_baseline_plays() -> None:
    load = Workload("baseline.py", 2, path=engine.HERE / "baseline" / "src", compiled=False)
    assert load.run()["actions"] > 0


@pytest.mark.parametrize("name", ["plain", "turns_threads", *in_long_runs("plain_threads", "turns")])
def test_a_workload_on_the_search_reports_its_number_of_iterations(name: str) -> None:
    figures = Workload("searching.py", 3, name).run()
    assert figures["games"] == (6 if name.endswith("threads") else 3)
    assert figures["positions"] > 3


def test_the_baseline_searches() -> None:
    load = Workload("baseline.py", 2, "ismcts", path=engine.HERE / "baseline" / "src", compiled=False)
    assert load.run()["actions"] > 0


def test_a_workload_on_the_wrong_build_is_refused() -> None:
    with pytest.raises(SystemExit, match="needs uncompiled Python"):
        Workload("ours.py", 1, "rollouts", compiled=False).run()


def test_a_cloned_state_is_small() -> None:
    assert [row.verdict for row in engine.clone_size()] == ["met", "met"]


def test_a_missed_target_is_reported() -> None:
    row = engine.compare("speed", [8.0, 9.0, 7.0], [10.0, 10.0, 10.0], 0.85)
    assert row == Row("speed", "8", "10", "0.80", "≥ 0.85", "missed")
    last = engine.table([row]).splitlines()[-1]
    assert last == "| speed   | 8       | 10        | 0.80  | ≥ 0.85 | missed  |"


def test_threads_that_shared_one_core_are_not_counted() -> None:
    alone = {"games": 10, "cpu": 1.0, "wall": 1.0}
    in_turns = {"games": 20, "cpu": 2.0, "wall": 2.0}
    at_once = {"games": 20, "cpu": 2.4, "wall": 1.2}
    assert engine.cpu_per_rollout([in_turns], [alone]).verdict == engine.BUSY
    assert engine.cpu_per_rollout([in_turns, at_once], [alone, alone])[3:] == ("1.20", "≤ 1.1", "missed")
