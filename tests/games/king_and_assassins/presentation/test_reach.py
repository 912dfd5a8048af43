"""The spaces that a piece of King & Assassins can reach, with the total cost."""

from __future__ import annotations

from regalia.core.contract import ReachableSpace
from regalia.core.game import Game
from regalia.core.rng import Rng
from tests.games.king_and_assassins.scene import allows, scene


def reach(game: Game, space: str) -> dict[str, ReachableSpace]:
    """The reach of the piece on a space, as the seat to act is told it."""
    assert game.actor is not None
    rules, view = game.rules, game.rules.observation.view(game.state, game.actor, ())
    found = rules.presentation.reach(view, rules.observation.world(view, Rng(0)), space)
    assert found is not None
    return {each.space: each for each in found}


def costs(game: Game, space: str) -> dict[str, int | None]:
    """The cost of each space within reach."""
    return {to: each.cost for to, each in reach(game, space).items()}


def test_the_king_walks_along_streets_as_far_as_his_points_go() -> None:
    game = scene(king="j1", card="2/7/5")
    assert costs(game, "j1") == {"i1": 1, "j2": 1, "h1": 2, "i2": 2, "j3": 2}


def test_a_knight_pays_two_points_to_climb_on_the_way() -> None:
    target = reach(scene(knights="e5", left="0/3/0"), "e5")["g5"]
    assert (target.cost, target.actions) == (3, ("e5f5", "f5g5"))


def test_a_knight_walks_neither_through_others_nor_shoves_them() -> None:
    game = scene(knights="i5", crowd="monk@i6", left="0/2/0")
    assert allows(game, "i5i6")
    found = costs(game, "i5")
    assert "i6" not in found
    assert "i7" not in found
    assert found["j6"] == 2


def test_of_two_ways_the_cheaper_one_is_taken() -> None:
    found = reach(scene(knights="e6", left="0/6/0"), "e6")
    assert found["h6"].cost == 4  # over the roofs f6 and g6
    assert found["h6"].actions == ("e6f6", "f6g6", "g6h6")


def test_a_revealed_assassin_descends_for_nothing_and_a_hidden_one_pays_like_a_citizen() -> None:
    crowd = {"crowd": "monk!f5 farmer?f3", "phase": "assassins", "left": "0/0/1"}
    assert costs(scene(**crowd), "f5")["e5"] == 0
    assert costs(scene(**crowd), "f5")["d5"] == 1
    assert costs(scene(**crowd), "f3")["e3"] == 1
    assert "d3" not in costs(scene(**crowd), "f3")


def test_pieces_of_the_other_seat_and_empty_spaces_have_no_reach() -> None:
    game = scene(knights="i5", crowd="monk@i6")
    assert costs(game, "i6") == costs(game, "e1") == {}


def test_the_reach_of_a_piece_is_the_same_whoever_the_hidden_assassins_are() -> None:
    one = scene(knights="e6 i5", crowd="monk?d6 butcher@d5")
    other = scene(knights="e6 i5", crowd="monk@d6 butcher?d5")
    assert one.position() != other.position()
    assert reach(one, "e6") == reach(other, "e6")
