"""The schedule of a contest: pairs on the same seed with swapped seats."""

from __future__ import annotations

from typing import Any

import pytest

import regalia
from regalia.arena.limits import Limits
from regalia.arena.match import GameResult
from regalia.arena.pairing import Contest, create_contest, derive_seed, pairs_for
from regalia.core.errors import BadField
from tests.support.contests import KA, KH, games, meeting


def chance_outcomes(played: GameResult) -> list[str]:
    """The chance outcomes of a game."""
    game = regalia.replay(played.record)
    return [step.text for step in game.steps if step.actor == "chance"]


@pytest.mark.parametrize("game", [KA, KH])
def test_both_games_of_a_pair_have_the_same_chance_outcomes(game: str) -> None:
    played = games(meeting("random", "random", game=game), 2)
    outcomes = [chance_outcomes(one) for one in played]
    for one, other in zip(outcomes[::2], outcomes[1::2], strict=True):
        shared = min(len(one), len(other))
        shared = shared if game == KA else 2  # later shuffles depend on the actions
        assert one[:shared] == other[:shared]
    assert len({fate[0 if game == KA else 1] for fate in outcomes}) == len(outcomes) // 2


def test_the_deck_is_the_same_in_both_games_of_a_pair() -> None:
    one, other = (chance_outcomes(played) for played in games(meeting("random", "random"), 1))
    cards = [fate for fate in one if fate.startswith("card:")]
    assert len(cards) > 10
    assert cards[: len(other)] == [fate for fate in other if fate.startswith("card:")][: len(cards)]


def test_the_seats_are_swapped() -> None:
    planned = meeting("random", "level-1")
    [first, second] = planned.fixtures(1)
    assert (first.seat, second.seat) == ("king", "assassins")
    names = [{seat: one.name for seat, one in planned.seating(game).items()} for game in (first, second)]
    assert names == [{"king": "random", "assassins": "level-1"}, {"assassins": "random", "king": "level-1"}]


def test_games_depend_on_the_contest_and_its_seed_only() -> None:
    one, same, other = (
        [played.record for played in games(meeting("random", "level-1:iterations=4", seed=seed), 1)]
        for seed in (5, 5, 6)
    )
    assert one == same
    assert one != other


def test_a_player_who_meets_itself_does_not_play_every_game_twice() -> None:
    [one, other] = games(meeting("random", "random"), 1)
    assert one.record.actions != other.record.actions


def test_pairs_cycle_through_the_options() -> None:
    planned = made(options=({"board": "A"}, {"board": "B"}))
    boards = [planned.options_of(fixture)["board"] for fixture in planned.fixtures(4)]
    assert boards == ["A", "A", "B", "B", "A", "A", "B", "B"]


def made(**changes: Any) -> Contest:
    """A contest with some fields changed."""
    plan = {"meetings": ((0, 1),), "options": (), "seed": 1, "limits": Limits()}
    game, players = changes.pop("game", KA), changes.pop("players", ("random", "random"))
    return create_contest(game, players, **{**plan, **changes})


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"players": ("random", "level-99")}, "player"),
        ({"players": ("random", "grandmaster")}, "player"),
        ({"players": ("random", "level-1:iterations=0")}, "iterations"),
        ({"players": ("random", "level-1:time_ms=-5")}, "time_ms"),
        ({"options": ({"board": "Z"},)}, "options.board"),
        ({"options": ({"colour": "red"},)}, "options.colour"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**63}, "seed"),
    ],
)
def test_a_wrong_contest_is_refused_and_the_field_named(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(BadField) as caught:
        made(**changes)
    assert caught.value.field == field


@pytest.mark.parametrize("limits", [{"move_ms": 0}, {"move_ms": -1}, {"game_ms": 0}, {"start_ms": 10**12}])
def test_impossible_clocks_are_refused(limits: dict[str, int]) -> None:
    with pytest.raises(BadField) as caught:
        Limits(**limits)
    assert caught.value.field == next(iter(limits))


def test_games_come_in_whole_pairs() -> None:
    assert [pairs_for(number) for number in (1, 2, 3, 100)] == [1, 1, 2, 50]
    with pytest.raises(BadField):
        pairs_for(0)


def test_a_derived_seed_depends_on_every_part() -> None:
    seeds = [derive_seed(1, "pair", number) for number in range(1000)] + [
        derive_seed(1, "pai", "r0"),
        derive_seed(11, "pair", 0),
    ]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert sum(seed >> 62 for seed in seeds) == pytest.approx(500, abs=80)
