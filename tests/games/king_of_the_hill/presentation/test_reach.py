"""The spaces that a unit of King of the Hill can move to, by a card or by each suit."""

from __future__ import annotations

from regalia.core.contract import ReachableSpace
from regalia.core.game import Game
from regalia.core.rng import Rng
from tests.games.king_of_the_hill.scene import scene

UNITS = {"blue": "infantry+@f2 cavalry@b1", "red": "infantry+@f6"}


def reach(game: Game, space: str, card: str | None = None) -> dict[str, ReachableSpace]:
    """The reach of the unit on a space, as the seat to act is told it."""
    assert game.actor is not None
    rules, view = game.rules, game.rules.observation.view(game.state, game.actor, ())
    found = rules.presentation.reach(view, rules.observation.world(view, Rng(0)), space, card)
    assert found is not None
    return {each.space: each for each in found}


def test_without_a_card_each_space_has_the_suits_that_lead_there_held_or_not() -> None:
    found = reach(scene(**UNITS, hand="9H"), "f2")
    assert found["f4"].by == ("C", "S")  # two steps straight, or two diagonal ones
    assert found["d4"].by == ("S",)
    assert found["d3"].by == ("C", "S")
    assert not any(target.actions for target in found.values())


def test_a_card_reaches_what_its_legal_actions_reach() -> None:
    game = scene(**UNITS, hand="5C KH 9H")
    found = reach(game, "f2", "5C")
    legal = {text for text in game.legal() if text.startswith("5C f2-")}
    assert {target.actions[0] for target in found.values()} == legal
    assert found["f4"].actions == ("5C f2-f4",)
    assert reach(game, "f2", "KH") == {}
    assert reach(game, "f2", "9H")["f3"].actions == ("9H vigour:f2-f3",)  # (KH-13.1)


def test_a_joker_reaches_what_either_black_suit_reaches() -> None:
    found = reach(scene(**UNITS, hand="**"), "f2", "**")
    assert found["d4"].actions == ("*S f2-d4",)
    assert found["f4"].actions == ("*C f2-f4",)


def test_a_unit_of_the_other_side_and_an_empty_space_have_no_reach() -> None:
    game = scene(**UNITS)
    assert reach(game, "f6") == reach(game, "a7") == {}


def test_the_reach_of_a_unit_does_not_depend_on_the_other_hand() -> None:
    one, other = scene(**UNITS, other="2S"), scene(**UNITS, other="KD")
    assert reach(one, "b1") == reach(other, "b1")
