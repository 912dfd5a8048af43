"""Games that are played, kept and learned from: the same again, and no sample without its truth."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from tests.games.king_and_assassins.random_walks import UNCOMPILED
from tools import calibration, samples
from tools.fit import TASKS
from tools.selfplay import keep, kept, matches, play, turns

GAMES = ["king-and-assassins"] if UNCOMPILED else ["king-and-assassins", "king-of-the-hill"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_gives_the_same_game_again_and_it_can_be_kept(game: str, tmp_path: Path) -> None:
    todo = matches(game, ["random"], games=3, seed=5, stray=2)
    records = [play(match) for match in todo]
    assert records[0] == play(todo[0])
    path = tmp_path / "games.jsonl"
    keep(path, records, "a test")
    assert kept([path]) == records
    assert path.read_text("utf-8").startswith('{"made by": "a test"}\n')


def test_every_player_meets_every_one_on_both_seats() -> None:
    pairs = [match.players for match in matches("king-and-assassins", ["a", "b"], games=4, seed=1)]
    assert sorted(pairs) == [("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")]


def test_turns_are_where_another_seat_is_to_act() -> None:
    record = play(matches("king-and-assassins", ["random"], games=1, seed=2)[0])
    actors = [game.actor for game in turns(record)]
    assert all(actor != after for actor, after in pairwise(actors))
    assert set(actors) == {"king", "assassins"}


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_weighed_as_the_judge_weighs_them(game: str) -> None:
    record = play(matches(game, ["random"], games=1, seed=3)[0])
    found = samples.worths(record)  # it raises where they are not
    assert found
    assert len({len(sample.features) for sample in found}) == 1
    assert samples.results([found]).chances(np.zeros(len(found[0].features))).mean() == 0.5


def test_guesses_have_their_truth_and_calibration_sees_it() -> None:
    records = [play(match) for match in matches("king-and-assassins", ["random"], games=4, seed=4)]
    games = [TASKS["belief"].samples(record) for record in records]
    problem = samples.choices(games)
    assert problem.chances(np.zeros(problem.clues.shape[2]))[problem.rows, problem.truth].min() > 0
    moments = [calibration.moments(record) for record in records]
    assert any("| all |" in line for line in calibration.by_round(moments))
    assert len(list(calibration.reliability(moments))) > 3
