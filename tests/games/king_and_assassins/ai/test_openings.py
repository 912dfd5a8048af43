"""The pick prior and the opening: sensible and unpredictable."""

from collections import Counter
from math import log2

import pytest

import regalia
from regalia.core.rng import Rng
from regalia.games.king_and_assassins.ai.openings import opening
from regalia.games.king_and_assassins.ai.pick_prior import prior_probabilities, start_values
from regalia.games.king_and_assassins.engine.board import Board
from regalia.games.king_and_assassins.engine.constants import N_PICKS, PICKS, SQUARES
from regalia.games.king_and_assassins.formats.board_files import built_in, read

SMALL = read(
    "small",
    "\n".join(
        ["." * 10] * 10
        + ["king: a1", "knights: a2 b2 b1 a3 c1 b3 c2", "gates: a10 exit north"]
        + ["citizens: a5 b5 c5 d5 e5 f5 g5 h5 i5 j5 j1 j10"]
    ),
)
BOARDS = [*built_in().values(), SMALL]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_ka_4_1_no_pick_is_predictable(board: Board) -> None:
    shares = prior_probabilities(board, board.citizen_squares)
    assert sum(shares) == pytest.approx(1)
    assert len(shares) == N_PICKS
    assert max(shares) < 0.03
    assert min(shares) > 0.0003
    assert -sum(share * log2(share) for share in shares) > 7.3  # bits, of 7.78 for a uniform prior


def test_a_start_near_the_kings_route_has_a_higher_value() -> None:
    values = dict(zip(SMALL.citizens, start_values(SMALL), strict=True))
    assert values["a5"] > values["e5"] >= values["j1"]


def test_three_who_stand_together_are_less_likely_than_three_apart() -> None:
    beyond = [
        SQUARES[f"{column}{row}"] for row in (1, 5, 9) for column in "ghij"
    ]  # no start spaces, so equal values
    shares = dict(zip(PICKS, prior_probabilities(SMALL, beyond), strict=True))
    assert shares[0b000000000111] < shares[0b000100010001] < shares[0b100000100001]


@pytest.mark.parametrize("board", ["A", "B"])
def test_picks_are_legal_and_varied(board: str) -> None:
    game = regalia.new("king-and-assassins", board=board, seed=4)
    rules, view, rng = game.rules, game.view("assassins"), Rng(9)
    picks = Counter(rules.knowledge.opening(view, rng) for _ in range(400))
    assert set(picks) <= set(game.legal())
    assert len(picks) > 100
    assert picks.most_common(1)[0][1] < 20


def test_there_is_no_opening_in_other_phases() -> None:
    game = regalia.new("king-and-assassins", seed=4)
    game.push("pick:butcher,farmer,monk")
    view = game.view("king")
    assert opening(view, built_in()["A"], Rng(1)) is None
