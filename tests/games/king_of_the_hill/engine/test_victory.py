"""KH-14: who has won at the end of a turn."""

from typing import Any

import pytest

import regalia
from regalia.core.game import Game
from tests.games.king_of_the_hill.scene import after, at, kinds, scene, told

BLUE_WINS, RED_WINS = (regalia.Outcome(seat, "KH-14.1") for seat in ("blue", "red"))
DRAW = regalia.Outcome(None, "KH-14.1")
THREE_UP = "infantry@e3 infantry@f3 infantry@g3"


def last_card(blue: str, red: str, scenario: str = "introduction", **fields: Any) -> Game:
    """A turn that ends with the next card."""
    return scene(scenario, blue=blue, red=red, hand="2C", other="", **{"turn": 3, **fields})


def result(blue: str, red: str, scenario: str = "introduction", **fields: Any) -> regalia.Outcome | None:
    """The outcome after that card is played."""
    return after(last_card(blue, red, scenario, **fields), "2C burn").outcome()


def validated(blue: str, red: str, **fields: Any) -> tuple[list[str], list[str]]:
    """The objectives in the event at the end of the turn."""
    [event] = [e for e in told(last_card(blue, red, **fields), "2C burn") if e["type"] == "turn-over"]
    return event["blue"], event["red"]


def is_over(game: Game) -> bool:
    """Whether the game is over and has no legal actions."""
    for text in ("2C burn", "keep", "shuffle:2C"):
        with pytest.raises(regalia.GameOver):
            game.push(text)
    return game.actor is None and game.legal() == [] and game.chances() is None


def test_kh_14_1_two_objectives_at_the_end_of_a_turn_win() -> None:
    game = last_card(THREE_UP, "infantry@a7")
    over = after(game, "2C burn")
    assert over.outcome() == BLUE_WINS
    assert is_over(over)
    assert kinds(game, "2C burn") == ["card-burned", "turn-over", "battle-ended"]
    assert result("infantry@a1", THREE_UP) == RED_WINS


def test_kh_14_1_not_before_the_end_of_the_turn() -> None:
    game = scene("introduction", blue=THREE_UP, red="infantry@a7", hand="2C", other="3C")
    once = after(game, "2C burn")
    assert once.outcome() is None
    assert after(once, "3C burn").outcome() == BLUE_WINS


def test_kh_14_1_with_one_objective_or_none_play_goes_on() -> None:
    assert result("infantry@e3 infantry@a1 infantry@b1", "infantry@a7") is None, (
        "more on the hill, but not three"
    )
    game = after(last_card("infantry@a1", "infantry@a7"), "2C burn")
    assert game.outcome() is None
    assert at(game) == ("chance", "shuffle")
    assert game.position()["turn"] == 4


def test_kh_14_1_if_both_have_two_play_goes_on() -> None:
    # Each has three on the hill, and each general is dead.
    red = "infantry@e5 infantry@f5 infantry@g5"
    assert validated(THREE_UP, red, generals_dead=["blue", "red"]) == (
        ["general", "hill-three"],
        ["general", "hill-three"],
    )
    assert result(THREE_UP, red, generals_dead=["blue", "red"]) is None
    assert result(THREE_UP, red, generals_dead=["red"]) == BLUE_WINS


def test_kh_14_1_after_turn_seven_it_is_a_draw() -> None:
    assert result("infantry@a1", "infantry@a7", turn=7) == DRAW
    assert result("infantry@a1", "infantry@a7", turn=6) is None
    assert result(THREE_UP, "infantry@a7", turn=7) == BLUE_WINS
    both = result(THREE_UP, "infantry@e5 infantry@f5 infantry@g5", generals_dead=["blue", "red"], turn=7)
    assert both == DRAW


@pytest.mark.parametrize(
    ("blue", "red", "dead", "objectives"),
    [
        ("infantry@a1", "infantry@a7", ["red"], ["general"]),
        ("infantry@a1 infantry@e3", "infantry@a7", [], ["hill-more"]),
        ("infantry@a1 infantry@e3", "infantry@a7 infantry@e5", [], []),
        ("infantry@a1 infantry@e3 infantry@f4", "infantry@a7 infantry@e5", [], ["hill-more"]),
        (THREE_UP + " infantry@a1", "infantry@d5 infantry@e5 infantry@f5 infantry@g5", [], ["hill-three"]),
        (THREE_UP + " infantry@a1", "infantry@a7", [], ["hill-more", "hill-three"]),
        ("infantry@e3", "infantry@e5", [], ["hill-three"]),  # all of an army of one
        ("infantry@e3 infantry@h4", "infantry@e5 infantry@f5", [], ["hill-three"]),  # or of two
        ("infantry@e3 infantry@f3 infantry@a1", "infantry@e5 infantry@f5", [], []),  # but not two of three
        ("", "infantry@a7", [], []),  # an army with none has not
    ],
)
def test_kh_14_2_the_standard_objectives(blue: str, red: str, dead: list[str], objectives: list[str]) -> None:
    assert validated(blue, red, generals_dead=dead)[0] == objectives
    for dead_too in (dead, ["red"], ["blue", "red"]):  # they count as they are told
        ours, theirs = (len(told) >= 2 for told in validated(blue, red, generals_dead=dead_too))
        expected = None if ours == theirs else BLUE_WINS if ours else RED_WINS
        assert result(blue, red, generals_dead=dead_too) == expected


def test_kh_14_2_a_general_is_dead_for_good() -> None:
    game = scene(
        "introduction", blue="infantry@b2 infantry@e3 infantry@a1", red="infantry+@b3 archers@k7",
        hand="9D", other="", pile="2H 3H 4H",
    )  # fmt: skip
    assert after(game, "9D b2xb3", "yield", "halt").outcome() == BLUE_WINS, "and more units on the hill"


def test_kh_14_2_a_pair_of_objectives_is_for_the_player_who_placed_it() -> None:
    blue = "infantry@b6 infantry@h7 infantry@e3"
    pair = {"scenario": "pitched-battle", "elements": "objectives:blue@b6,h7"}
    assert validated(blue, "infantry@a1 infantry@a2", **pair)[0] == ["hill-more", "pair"]
    assert validated(blue.replace("h7", "h6"), "infantry@a1 infantry@a2", **pair)[0] == ["hill-more"]
    assert validated("infantry@e3 infantry@e4", "infantry@b6 infantry@h7", **pair)[1] == []
    theirs = {"scenario": "pitched-battle", "elements": "objectives:red@b2,h1"}
    assert validated("infantry@b2 infantry@h1", "infantry@a7", **theirs)[0] == []
    assert (
        result(blue, "infantry@a1 infantry@a2", "pitched-battle", elements="objectives:blue@b6,h7")
        == BLUE_WINS
    )
