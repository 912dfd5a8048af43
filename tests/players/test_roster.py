"""Players by name: what may be asked for, and what is wrong with the rest."""

from __future__ import annotations

from itertools import pairwise

import pytest

import regalia
from regalia.players import MAX_LEVEL, Budget, SearchPlayer, level, player

SPEC = regalia.spec("king-and-assassins")


def thinker(text: str) -> SearchPlayer:
    made = player(text, SPEC, seed=1)
    assert isinstance(made, SearchPlayer)
    return made


def test_settings_change_what_a_level_does() -> None:
    made = thinker("level-3:time_ms=70,width=5,fog=0.5,notices=false,threads=2,scheme=turns")
    assert made.name == "level-3:time_ms=70,width=5,fog=0.5,notices=false,threads=2,scheme=turns"
    assert made.budget == Budget(time_ms=70)
    for settings in made.settings.values():
        assert (settings.width, settings.fog, settings.notices) == (5, 0.5, False)
    assert made.threads == 2


def test_a_scale_multiplies_the_budget() -> None:
    own = level(SPEC.id, 8).budget
    assert thinker("level-8").budget == own
    assert thinker("level-8:scale=0.5").budget == own.scaled(0.5)
    assert thinker("level-8:iterations=10,scale=3").budget == Budget(iterations=30)


def test_every_level_thinks_more_than_the_one_below_and_misjudges_no_more() -> None:
    for game in ("king-and-assassins", "king-of-the-hill"):
        levels = [level(game, number) for number in range(1, MAX_LEVEL + 1)]
        for lower, higher in pairwise(levels):
            assert lower.iterations < higher.iterations
            assert lower.settings.fog >= higher.settings.fog


def test_a_seat_can_have_ways_of_its_own_and_sees_no_more_than_the_other() -> None:
    for number in range(1, MAX_LEVEL + 1):
        king, assassins = thinker(f"level-{number}").settings.values()
        assert assassins.reply > king.reply
        assert assassins.fog == king.fog
    asked_for = thinker("level-8:reply=3").settings.values()
    assert {settings.reply for settings in asked_for} == {3}


@pytest.mark.parametrize(
    "text",
    [
        "", "nobody", "level-0", "level-9", "level-", "Level-5", "random:width=3", "greedy:speed=9",
        "level-5:width", "level-5:width=0", "level-5:width=x", "level-5:width=3,width=4", "level-5:scale=0",
        "level-5:scale=-1", "level-5:scale=nan", "level-5:threads=0", "level-5:threads=x", "level-5:fog=-1",
        "level-5:iterations=0", "level-5:iterations=-4", "level-5:time_ms=5,iterations=5",
        "level-5:scheme=luck",
    ],
)  # fmt: skip
def test_what_cannot_be_asked_for_is_named(text: str) -> None:
    with pytest.raises(regalia.BadField) as caught:
        player(text, SPEC, seed=1)
    assert caught.value.field in ("player", "iterations", "time_ms")
    assert str(caught.value)


@pytest.mark.parametrize("number", [0, 9, -1, True, 5.0, "5", None])
def test_there_are_eight_levels(number: object) -> None:
    with pytest.raises(regalia.BadField) as caught:
        level(SPEC.id, number)
    assert caught.value.field == "level"
