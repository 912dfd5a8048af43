"""Copies of a game are independent, also when steps are undone."""

import pytest

import regalia

pytestmark = pytest.mark.games("king-and-assassins")


def test_actions_of_a_copy_after_an_undo_do_not_change_what_another_undoes_to() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    before = game.position()
    game.push("end")
    other = game.copy()
    other.pop()
    other.push("j2j3")
    game.pop()
    assert game.position() == before
