"""The rules compared with the oracle, an independent implementation."""

from collections import Counter
from random import Random

import pytest

import regalia
from regalia.core.game import Game
from tests.games.king_and_assassins import oracle
from tests.games.king_and_assassins.random_walks import UNCOMPILED, choose, random_chance, random_position
from tests.support.long_runs import in_long_runs

WHOLE, SCATTERED = (8, 40) if UNCOMPILED else (16, 250)
BOARDS = {"A": oracle.SIDE_A, "B": oracle.SIDE_B}


def play(game: Game, rng: Random) -> str:
    """Plays a game to its end with both; the rule that ended it."""
    position: oracle.Position = game.position()
    side = BOARDS[position["board"]]
    while game.actor is not None:
        agree(game, position, side)
        text = random_chance(game, rng) if game.actor == "chance" else choose(game, rng)
        game.push(text)
        position = oracle.apply(position, side, text)
    agree(game, position, side)
    result = oracle.result(position, side)
    assert result is not None
    return result[1]


def agree(game: Game, position: oracle.Position, side: oracle.BoardMap) -> None:
    """Compares actor, position, legal actions or cards, and result, also after loading the position."""
    assert game.position() == position
    assert game.actor == oracle.actor(position)
    chances = game.chances()
    expected = oracle.legal(position, side)
    if chances is None:
        assert game.legal() == expected
    else:
        assert game.legal() == []
        assert (chances.outcomes or []) == expected
    outcome = game.outcome()
    assert (outcome and (outcome.winner, outcome.reason)) == oracle.result(position, side)
    again = regalia.load(position, chance="explicit", seed=0)
    assert again.position() == position
    assert again.legal() == game.legal()
    assert again.outcome() == outcome


@pytest.mark.parametrize("seeds", [range(WHOLE), *in_long_runs(range(16, 40))], ids=str)
@pytest.mark.parametrize("board", BOARDS)
def test_at_every_step_of_whole_games_the_rules_and_the_oracle_agree(board: str, seeds: range) -> None:
    for seed in seeds:
        play(regalia.new("king-and-assassins", board=board, chance="explicit", seed=seed), Random(seed))


def test_from_crowded_positions_they_agree_to_every_end_there_is() -> None:
    ends: Counter[str] = Counter()
    for seed in range(SCATTERED):
        game = regalia.load(random_position(Random(seed)), chance="explicit", seed=seed)
        ends[play(game, Random(seed))] += 1
    assert set(ends) <= {"KA-11.1", "KA-11.2", "KA-11.3", "KA-11.4"}
    assert UNCOMPILED or len(ends) == 4, "the games must leave no end out"
