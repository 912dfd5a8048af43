"""Copies of a game in play go their own ways, also back."""

import regalia


def test_what_one_copy_does_after_a_step_back_does_not_change_what_another_goes_back_to() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    before = game.position()
    game.push("end")
    other = game.copy()
    other.pop()
    other.push("j2j3")
    game.pop()
    assert game.position() == before
