"""The defaults of the interfaces that a game implements."""

import pytest

import regalia
from regalia.core.errors import BadField
from regalia.core.rules import Rules

pytestmark = pytest.mark.games("king-and-assassins")


def test_a_game_with_a_fixed_board_refuses_more_boards() -> None:
    rules: Rules = Rules()
    assert rules.with_boards({}) is rules
    with pytest.raises(BadField) as caught:
        rules.with_boards({"mine": "a text"})
    assert caught.value.field == "boards"
    assert not rules.own_boards
    assert regalia.rules("king-and-assassins").own_boards


def test_the_old_names_of_rules_warn_and_still_work() -> None:

    with pytest.warns(DeprecationWarning, match="rules"):
        assert regalia.spec is regalia.rules
    game = regalia.new("king-and-assassins", seed=1)
    with pytest.warns(DeprecationWarning, match="rules"):
        assert game.spec is game.rules
