"""tools.training: self-play is reproducible, and its samples carry the true result."""

from pathlib import Path

import numpy as np
import pytest

from regalia.games.registry import GAMES
from tools.training import samples
from tools.training.selfplay import play, read_records, schedule, write_records


@pytest.mark.parametrize("game", GAMES)
def test_a_scheduled_game_is_reproducible_and_its_record_is_written(game: str, tmp_path: Path) -> None:
    todo = schedule(game, ["random"], games=3, seed=5, stray=2)
    records = [play(match) for match in todo]
    assert records[0] == play(todo[0])
    path = tmp_path / "games.jsonl"
    write_records(path, records, "a test")
    assert read_records([path]) == records
    assert path.read_text("utf-8").startswith('{"made by": "a test"}\n')


@pytest.mark.parametrize("game", GAMES)
def test_every_player_meets_every_player_on_both_seats(game: str) -> None:
    pairs = [match.players for match in schedule(game, ["a", "b"], games=4, seed=1)]
    assert sorted(pairs) == [("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")]


@pytest.mark.parametrize("game", GAMES)
def test_weighted_features_give_the_value_of_the_evaluator(game: str) -> None:
    record = play(schedule(game, ["random"], games=1, seed=3)[0])
    found = samples.evaluation_samples(record)  # it raises if they differ
    assert found
    assert len({len(sample.features) for sample in found}) == 1
    assert samples.logistic_problem([found]).probabilities(np.zeros(len(found[0].features))).mean() == 0.5
