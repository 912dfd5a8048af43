"""KH-1: spaces and neighbours, and the standard map."""

import pytest

import regalia
from tests.games.king_of_the_hill.oracle import BOARD, name
from tests.games.king_of_the_hill.scene import (
    INFANTRY,
    after,
    allows,
    begin,
    ends,
    options,
    refused,
    scene,
    unloadable,
)

AROUND = ("c3", "c4", "c5", "b5", "a5", "a4", "a3", "b3")
HILL = {f"{column}{row}" for column in "defgh" for row in (3, 4, 5)}


def test_kh_1_1_a_space_holds_one_unit() -> None:
    game = scene(blue="infantry@a1 archers@a2", red="infantry@b2", hand="5C")
    assert refused(game, "5C a1-a2") == "KH-8.2"
    assert refused(game, "5C a1-b2") == "KH-8.2"
    assert allows(game, "5C a1-b1")
    assert unloadable(blue="infantry@a1", red="archers@a1") == "units"
    deploying = begin(
        "introduction", INFANTRY, INFANTRY, "first:blue", "deploy:infantry@a1", "deploy:infantry@a7"
    )
    assert refused(deploying, "deploy:infantry@a1") == "KH-1.1"


@pytest.mark.parametrize("space", AROUND)
def test_kh_1_1_the_eight_spaces_around_are_adjacent(space: str) -> None:
    game = scene(blue="infantry@b4", red=f"infantry@{space}", hand="5D 5H")
    assert len(options(game, "5D b4x", "5H b4x")) == 1
    away = scene(blue="infantry@b4", red="infantry@d4", hand="5D 5H")
    assert options(away, "5D b4x", "5H b4x") == set()


def test_kh_1_1_a_diagonal_step_counts_as_one() -> None:
    for to in ("a5", "c5", "e1", "e5", "e3"):
        assert allows(scene(blue="archers@a1", red=f"infantry@{to}", hand="5D"), f"5D a1x{to}")
    for to in ("a6", "b6", "f1", "f3"):
        assert refused(scene(blue="archers@a1", red=f"infantry@{to}", hand="5D"), f"5D a1x{to}") == "KH-10.1"


@pytest.mark.parametrize("space", AROUND)
def test_kh_1_2_adjacent_enemies_are_engaged(space: str) -> None:
    game = scene(blue="archers@b4", red=f"infantry@{space} infantry@b7", hand="5D")
    assert refused(game, "5D b4xb7") == "KH-10.1"


def test_kh_1_2_friends_are_not_engaged_nor_enemies_two_steps_away() -> None:
    game = scene(blue="archers@b4 infantry@c4", red="infantry@b7 infantry@b2", hand="5D")
    assert allows(game, "5D b4xb7")


def test_kh_1_3_the_zones_are_the_two_rows_of_each_edge() -> None:
    game = begin("introduction", INFANTRY, INFANTRY, "first:blue")
    zone = {f"deploy:infantry@{name(space)}" for space in BOARD if space[1] <= 2}
    assert options(game, "deploy:infantry@") == zone
    theirs = {f"deploy:infantry@{name(space)}" for space in BOARD if space[1] >= 6}
    assert options(after(game, "deploy:infantry@e1"), "deploy:infantry@") == theirs
    assert refused(game, "deploy:infantry@e3") == "KH-5.1"


def test_kh_1_3_the_hill_is_where_a_lone_unit_wins() -> None:
    won = set()
    for space in map(name, BOARD):
        game = scene(
            "introduction",
            blue=f"infantry@{space}",
            red="infantry@b7" if space == "a7" else "infantry@a7",
            other="",
        )
        over = after(game, "2C burn").outcome()
        if over == regalia.Outcome("blue", "KH-14.1"):
            won.add(space)
    assert won == HILL


def test_kh_1_3_the_top_of_the_hill_is_level_two() -> None:
    for column in "defgh":
        game = scene(blue=f"archers@{column}3", red=f"infantry@{column}5", hand="5D")
        if column in "efg":
            assert refused(game, f"5D {column}3x{column}5") == "KH-10.2", (
                "level 2 hides one level 1 from another"
            )
        else:
            assert allows(game, f"5D {column}3x{column}5")
    assert allows(scene(blue="archers@g4", red="infantry@c4", hand="5D"), "5D g4xc4"), (
        "from level 2 over all of it"
    )


def test_kh_1_3_there_is_nothing_else_on_the_standard_map() -> None:
    game = scene("introduction", blue="cavalry@e2", hand="5C")
    assert {"b2", "e5", "d4", "h2"} <= ends(game, "5C", "e2"), "nothing stops a unit"
