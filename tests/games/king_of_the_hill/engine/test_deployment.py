"""KH-5: units are deployed in turn."""

from tests.games.king_of_the_hill.scene import (
    INFANTRY,
    after,
    allows,
    at,
    begin,
    known,
    on,
    options,
    refused,
    told,
)

HORDES = "army:infantry+,infantry,infantry,infantry,infantry,horde,horde"


def test_kh_5_1_players_alternate_from_the_first_player_on() -> None:
    game = begin("introduction", INFANTRY, INFANTRY, "first:red")
    assert at(game) == ("red", "deploy")
    once = after(game, "deploy:infantry@a7")
    assert at(once) == ("blue", "deploy")
    assert at(after(once, "deploy:infantry@a1")) == ("red", "deploy")
    assert refused(once, "deploy:infantry@b7") == "KH-5.1", "that is red's zone"


def test_kh_5_1_only_in_the_own_zone_and_never_on_deep_water() -> None:
    game = begin("introduction", INFANTRY, INFANTRY, "first:blue")
    for space in ("a3", "e4", "a6", "k7"):
        assert refused(game, f"deploy:infantry@{space}") == "KH-5.1"
    assert allows(game, "deploy:infantry@a1", "deploy:infantry@k2")
    lake = begin("pitched-battle", INFANTRY, INFANTRY, "first:blue", "place:lake-deep@a1", "decline")
    for space in ("a1", "b2", "c1"):
        assert refused(lake, f"deploy:infantry@{space}") == "KH-5.1"
    assert allows(lake, "deploy:infantry@d1")


def test_kh_5_1_who_has_units_left_goes_on_alone() -> None:
    game = begin("king-of-the-woods", HORDES, INFANTRY, "first:blue")
    for n, column in enumerate("abcdefg"):
        general = "+" * (n == 0)
        kind = f"infantry{general}" if n < 5 else "horde"
        game = after(game, f"deploy:{kind}@{column}1", f"deploy:infantry{general}@{column}7")
    assert at(game) == ("blue", "deploy")
    assert options(game, "deploy:") == options(game, "deploy:horde@")
    assert at(after(game, "deploy:horde@h1")) == ("blue", "deploy")
    assert at(after(game, "deploy:horde@h1", "deploy:horde@i1")) == ("chance", "shuffle")


def test_kh_5_1_only_units_of_the_army_are_deployed_each_once() -> None:
    game = begin("introduction", "army:infantry+" + ",infantry" * 5 + ",cavalry", INFANTRY, "first:blue")
    assert refused(game, "deploy:archers@a1") == "KH-5.1"
    assert refused(game, "deploy:cavalry+@a1") == "KH-5.1", "the general is with the infantry"
    once = after(game, "deploy:cavalry@a1", "deploy:infantry+@a7")
    assert refused(once, "deploy:cavalry@b1") == "KH-5.1"


def test_kh_5_1_the_generals_unit_is_public() -> None:
    game = begin("introduction", INFANTRY, INFANTRY, "first:blue")
    led = after(game, "deploy:infantry+@c1")
    assert on(led, "c1") == "blue infantry+"
    assert told(game, "deploy:infantry+@c1") == [
        {"type": "deployed", "seat": "blue", "unit": "infantry", "space": "c1", "general": True}
    ]
    for seat in ("red", "spectator"):
        assert known(led, seat).units[0].general
    assert refused(after(led, "deploy:infantry@a7"), "deploy:infantry+@d1") == "KH-5.1"
