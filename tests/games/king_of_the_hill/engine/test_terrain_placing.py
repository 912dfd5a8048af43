"""KH-4: the first player is drawn, and terrain is placed in scenarios that have it."""

from collections import Counter

import pytest

from regalia.core.game import Game
from tests.games.king_of_the_hill.scene import INFANTRY, after, allows, at, begin, options, refused, told

DECLINED = ("decline", "decline")


def placing(*texts: str, first: str = "blue") -> Game:
    """A pitched battle in which terrain is being placed."""
    return begin("pitched-battle", INFANTRY, INFANTRY, f"first:{first}", *texts)


def elements(game: Game) -> Counter[str]:
    """The number of placements of each kind of terrain piece."""
    return Counter(text[6:].partition("@")[0] for text in options(game, "place:"))


@pytest.mark.parametrize(
    "scenario", ["introduction", "pitched-battle", "king-of-the-woods", "ambush", "night-attack"]
)
def test_kh_4_1_the_first_player_is_drawn_in_every_scenario(scenario: str) -> None:
    game = begin(scenario, INFANTRY, INFANTRY)
    chances = game.chances()
    assert chances is not None
    assert (chances.kind, chances.outcomes, chances.weights) == ("first", ["first:blue", "first:red"], [1, 1])
    for seat in ("blue", "red"):
        assert after(game, f"first:{seat}").position()["first"] == seat
    assert refused(game, "decline") == "KH-4.1"


def test_kh_4_1_players_alternate_from_the_first_player_on() -> None:
    game = placing(first="red")
    assert at(game) == ("red", "terrain")
    assert at(after(game, "place:rocks@a6")) == ("blue", "terrain")
    assert at(after(game, "place:rocks@a6", "place:rocks@a1")) == ("red", "terrain")
    assert at(after(game, "place:rocks@a6", "place:rocks@a1", "place:road@k", "place:forest-small@c1")) == (
        "red", "deploy",
    )  # fmt: skip


def test_kh_4_1_more_than_four_spaces_count_as_two_a_road_and_a_pair_as_one() -> None:
    for text in ("lake-deep@a1", "forest-long@a1", "forest-long/t@a1", "forest-great@a1"):
        assert at(after(placing(), f"place:{text}", "decline")) == ("blue", "deploy"), (
            "nothing is left to place"
        )
    for text in ("road@a", "rocks@a1", "forest-small@a1", "objectives@a6,k7"):
        game = after(placing(), f"place:{text}", "decline")
        assert at(game) == ("blue", "terrain")
        assert refused(game, "place:forest-great@i1") == "KH-4.1"
        assert at(after(game, "place:rocks@i1")) == ("blue", "deploy")


def test_kh_4_1_who_declines_places_nothing_more_and_the_other_goes_on() -> None:
    game = placing("decline", "place:rocks@a6")
    assert at(game) == ("red", "terrain")
    assert at(after(game, "place:rocks@c6")) == ("blue", "deploy")
    assert at(placing(*DECLINED)) == ("blue", "deploy")
    assert at(placing(*DECLINED, first="red")) == ("red", "deploy")


def test_kh_4_1_terrain_is_placed_in_the_pitched_battle_only() -> None:
    for scenario in ("introduction", "king-of-the-woods", "ambush", "night-attack"):
        assert at(begin(scenario, INFANTRY, INFANTRY, "first:blue"))[1] == "deploy"


def test_kh_4_2_the_supply_is_shared_and_each_has_one_pair() -> None:
    assert set(elements(placing())) == {
        "lake-deep", "lake-shallow", "road", "rocks", "forest-small", "forest-long", "forest-long/t",
        "forest-great", "objectives",
    }  # fmt: skip
    assert refused(placing("place:lake-deep@a1"), "place:lake-deep@a5") == "KH-4.2"
    assert refused(placing("place:lake-deep@a1"), "place:lake-shallow@a5") == "KH-4.2"
    assert refused(placing("place:forest-long@a1"), "place:forest-long/t@a5") == "KH-4.2"
    assert refused(placing("place:forest-great@a1"), "place:forest-great@a5") == "KH-4.2"
    assert refused(placing("place:road@a"), "place:road@b") == "KH-4.2"
    for kind in ("rocks", "forest-small"):
        two = placing(f"place:{kind}@a1", f"place:{kind}@a6")
        assert refused(two, f"place:{kind}@c1") == "KH-4.2"
        assert allows(placing(f"place:{kind}@a1"), f"place:{kind}@a6")


def test_kh_4_2_each_player_has_a_pair_of_objectives_of_its_own() -> None:
    game = placing("place:objectives@a6,k7")
    assert allows(game, "place:objectives@a1,k2")
    assert refused(after(game, "place:objectives@a1,k2"), "place:objectives@b6,j7") == "KH-4.2"


def test_kh_4_3_elements_lie_in_the_own_half_and_row_4_belongs_to_both() -> None:
    assert allows(
        placing(), "place:rocks@a1", "place:rocks@a3", "place:forest-great@a2", "place:forest-long/t@b2"
    )
    for text in ("place:rocks@a4", "place:rocks@a6", "place:forest-great@a3", "place:forest-long/t@b3"):
        assert refused(placing(), text) == "KH-4.3"
    red = placing(first="red")
    assert allows(red, "place:rocks@a4", "place:rocks@a6", "place:forest-great@a5")
    for text in ("place:rocks@a3", "place:rocks@a1", "place:forest-great@a3"):
        assert refused(red, text) == "KH-4.3"
    for text in ("place:rocks@k1", "place:forest-great@j1", "place:rocks@a7"):
        assert refused(placing(first="red" if "7" in text else "blue"), text) == "KH-4.3"


def test_kh_4_3_no_element_lies_on_the_hill_or_on_another() -> None:
    for text in ("place:rocks@c2", "place:rocks@d3", "place:forest-great@h2", "place:lake-deep@b1"):
        assert refused(placing(), text) == "KH-4.3"
    assert allows(placing(), "place:lake-deep@a1", "place:rocks@d1")
    taken = placing("place:rocks@b3", "decline")
    for text in ("place:forest-small@a3", "place:rocks@b2", "place:road@b", "place:forest-small@a4"):
        assert refused(taken, text) == "KH-4.3"
    assert allows(taken, "place:forest-small@a1")


def test_kh_4_3_objectives_and_elements_do_not_overlap() -> None:
    pair = placing("place:objectives@a6,k7")
    assert refused(pair, "place:rocks@a5") == "KH-4.3"
    assert allows(pair, "place:rocks@b5")
    rocks = placing("decline", "place:rocks@a6")
    assert refused(after(placing("place:rocks@a1")), "place:objectives@a1,k2") == "KH-4.3"
    assert at(rocks) == ("red", "terrain")
    assert refused(placing(), "place:objectives@d5,k6") == "KH-4.3", "nor with the hill"


def test_kh_4_4_the_road_runs_from_edge_to_edge_and_leaves_the_half() -> None:
    game = placing()
    assert options(game, "place:road@") == {f"place:road@{column}" for column in "abcijk"}
    assert refused(game, "place:road@e") == "KH-4.3", "the hill is in its way"
    [event] = told(game, "place:road@b")
    assert event["spaces"] == [f"b{row}" for row in range(1, 8)]
    assert options(placing(first="red"), "place:road@") == options(game, "place:road@")


def test_kh_4_5_whoever_places_the_lake_says_how_deep_it_is() -> None:
    deep, shallow = (after(placing(), f"place:lake-{depth}@a1", "decline") for depth in ("deep", "shallow"))
    assert [e["kind"] for e in deep.position()["elements"]] == ["lake-deep"]
    assert [e["kind"] for e in shallow.position()["elements"]] == ["lake-shallow"]
    assert refused(deep, "deploy:infantry@a1") == "KH-5.1"
    assert allows(shallow, "deploy:infantry@a1")


def test_kh_4_6_a_pair_of_objectives_goes_into_the_other_half_far_apart_and_on_two_rows() -> None:
    game = placing()
    assert allows(game, "place:objectives@a6,k7", "place:objectives@a4,k5", "place:objectives@b6,g7")
    for text in ("a1,k2", "a3,k4"):
        assert refused(game, f"place:objectives@{text}") == "KH-4.6", "it is not the opponent's half"
    assert refused(game, "place:objectives@b6,f7") == "KH-4.6", "four apart"
    assert refused(game, "place:objectives@a6,k6") == "KH-4.6", "in one row"
    red = placing(first="red")
    assert allows(red, "place:objectives@a1,k2", "place:objectives@a3,k4")
    assert refused(red, "place:objectives@a5,k6") == "KH-4.6"
    [event] = told(red, "place:objectives@a1,k2")
    assert event == {"type": "objectives-placed", "seat": "red", "spaces": ["a1", "k2"]}
