"""KH-15: armies chosen before chance draws the scenario."""

from typing import Any

import pytest

import regalia
from regalia.core.errors import BadNotation
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.engine.scenarios import DRAWABLE
from regalia.games.king_of_the_hill.observation.view import View
from tests.games.king_of_the_hill.scene import GAME, INFANTRY, after, at, begin, refused, told, unloadable

HORDES = "army:infantry+,infantry,infantry,infantry,infantry,horde,horde"


def drawing(**options: Any) -> Game:
    """A game in which both armies are chosen and the scenario is not drawn yet."""
    return begin("random", INFANTRY, INFANTRY, **options)


def view_of(game: Game, seat: str) -> View:
    """The view of a seat."""
    seen = game.view(seat)
    assert isinstance(seen, View)
    return seen


def test_kh_3_1_both_armies_are_chosen_before_the_scenario_is_drawn() -> None:
    game = begin("random")
    assert at(game) == ("blue", "army")
    assert at(after(game, INFANTRY)) == ("red", "army")
    assert at(drawing()) == ("chance", "draw-scenario")
    assert drawing().position()["phase"] == "scenario"
    assert at(after(drawing(), "scenario:ambush")) == ("chance", "draw-first")


def test_kh_3_2_the_option_fantasy_decides_which_armies_can_be_chosen() -> None:
    assert HORDES in begin("random").legal()
    assert refused(begin("random", fantasy=False), HORDES) == "KH-3.1"


def test_kh_15_2_only_scenarios_with_fantasy_units_are_drawn_each_equally_often() -> None:
    chances = drawing().chances()
    assert chances is not None
    assert chances.outcomes == [f"scenario:{name}" for name in sorted(DRAWABLE)]
    assert chances.weights == [1, 1, 1, 1]
    with pytest.raises(BadNotation):
        drawing().push("scenario:introduction")
    with pytest.raises(BadNotation):
        drawing().push("scenario:random")
    games = [regalia.new(GAME, scenario="random", seed=seed) for seed in range(60)]
    drawn = [after(game, INFANTRY, INFANTRY).position()["scenario"] for game in games]
    assert set(drawn) == set(DRAWABLE)


@pytest.mark.parametrize("terrain", [True, False])
@pytest.mark.parametrize("scenario", DRAWABLE)
def test_kh_15_2_to_kh_15_5_after_the_draw_the_game_is_one_of_that_scenario(
    scenario: str, terrain: bool
) -> None:
    options: dict[str, Any] = {"magic": False, "terrain": terrain}
    known = begin(scenario, INFANTRY, INFANTRY, "first:red", **options)
    drawn = begin("random", INFANTRY, INFANTRY, f"scenario:{scenario}", "first:red", **options)
    assert drawn.position() == known.position()
    assert drawn.legal() == known.legal()
    for seat in ("blue", "red"):
        ours, theirs = drawn.view(seat), known.view(seat)
        assert [event for event in ours.seen if event not in theirs.seen] == [drawn.steps[2].events[0]]


def test_kh_4_1_the_first_player_is_drawn_after_the_scenario() -> None:
    assert refused(drawing(), "first:blue") == "KH-4.1"
    assert refused(drawing(), INFANTRY) == "KH-4.1"
    drawn = after(drawing(), "scenario:night-attack")
    assert refused(drawn, "scenario:ambush") == "KH-4.1"
    assert told(drawing(), "scenario:night-attack") == [
        {"type": "scenario-drawn", "scenario": "night-attack"}
    ]


def test_nobody_sees_the_scenario_before_it_is_drawn() -> None:
    games = [regalia.new(GAME, scenario="random", seed=seed) for seed in (1, 2, 3)]
    for game in games:
        game.push(INFANTRY)
    for seat in (*games[0].seats, "spectator"):
        assert {view_of(game, seat).scenario for game in games} == {"random"}
        assert len({str(game.view(seat)) for game in games}) == 1


def test_a_draw_can_be_taken_back_and_drawn_again() -> None:
    game = drawing()
    before = game.position()
    game.push("scenario:king-of-the-woods")
    game.pop()
    assert game.position() == before
    game.push("scenario:ambush")
    assert game.position()["scenario"] == "ambush"


def test_a_state_that_random_games_started_from_does_not_change() -> None:
    start = begin("random").state
    assert isinstance(start, KingOfTheHillState)
    work, buffer, ends = start.clone(), ActionBuffer(), set()
    for seed in range(40):
        work.copy_from(start)
        work.rollout(Rng(seed), buffer)
        ends.add(work.tables.field.scenario)
    assert len(ends) == len(DRAWABLE)
    assert start.tables.field.scenario not in ends


def test_a_record_holds_the_option_and_the_draw() -> None:
    game = after(drawing(terrain=False), "scenario:pitched-battle", "first:red")
    record = game.record()
    assert record.setup.options == {
        "scenario": "random", "magic": True, "fantasy": True, "jokers": True, "terrain": False,
    }  # fmt: skip
    assert "scenario:pitched-battle" in [step.text for step in game.steps]
    assert regalia.replay(record).position() == game.position()


def test_a_position_is_loaded_in_a_scenario_that_is_known() -> None:
    assert unloadable("random", blue="infantry@a1") == "scenario"
