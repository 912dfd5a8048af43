"""KA-10: revealing assassins, and the actions of revealed ones."""

import pytest

import regalia
from tests.games.king_and_assassins.scene import after, allows, changes, known, left, refused, scene, told


def test_ka_10_1_revealing_is_free_and_tells_everybody() -> None:
    game = scene(phase="assassins", crowd="monk?d5 butcher?e5 farmer?c3", left="0/0/0")
    assert changes(game, "!d5") == {
        "assassins": {"monk": "revealed", "butcher": "hidden", "farmer": "hidden"}
    }
    assert told(game, "!d5") == [{"type": "revealed", "citizen": "monk", "space": "d5"}]
    assert known(after(game, "!d5"), "king").assassins == {"monk": "revealed"}


def test_ka_10_1_any_number_are_revealed_at_any_moment_of_the_turn() -> None:
    game = scene(phase="assassins", crowd="monk?d5 butcher?e5 farmer?c3")
    game = after(game, "!d5", "d5d6", "!e5", "c3c2", "!c2")
    assert set(game.position()["assassins"].values()) == {"revealed"}


def test_ka_10_1_only_hidden_assassins_are_revealed_and_only_in_their_own_turn() -> None:
    game = scene(phase="assassins", king="h2", crowd="monk@d5 butcher!e5 farmer?c3")
    assert refused(game, "!d5") == "KA-10.1"
    assert refused(game, "!e5") == "KA-10.1"
    assert refused(game, "!h2") == "KA-5.1"
    assert refused(scene(crowd="farmer?c3"), "!c3") == "KA-5.1"


@pytest.mark.parametrize(
    ("text", "cost"),
    [("c5d5", 1), ("f4f3", 1), ("e5f5", 1), ("f4e4", 0)],
    ids=["street to street", "roof to roof", "climb", "descend"],
)
def test_ka_10_2_what_a_revealed_assassins_step_costs(text: str, cost: int) -> None:
    game = scene(phase="assassins", crowd=f"monk!{text[:2]}", left=f"0/0/{cost}")
    assert left(after(game, text)) == "0/0/0"
    assert told(game, text) == [
        {"type": "assassin-moved", "citizen": "monk", "from": text[:2], "to": text[2:], "cost": cost}
    ]
    if cost:
        poor = scene(phase="assassins", crowd=f"monk!{text[:2]}", left="0/0/0")
        assert refused(poor, text) == "KA-10.2"


def test_ka_10_2_a_revealed_assassin_goes_only_to_an_empty_space() -> None:
    game = scene(phase="assassins", king="e5", knights="g5", crowd="monk!f5 butcher@f4")
    for text in ("f5e5", "f5g5", "f5f4"):
        assert refused(game, text) == "KA-10.2"
    assert allows(game, "f5f6")


def test_ka_10_2_reveal_and_hop_down_without_a_point() -> None:
    game = scene(phase="assassins", crowd="monk?f4", left="0/0/0")
    assert refused(game, "f4e4") == "KA-9.1"
    assert after(game, "!f4", "f4e4").position()["citizens"]["monk"] == "e4"


@pytest.mark.parametrize(
    ("assassin", "knight"),
    [("d5", "d6"), ("f5", "f4"), ("f5", "e5")],
    ids=["street to street", "roof to roof", "roof to street"],
)
def test_ka_10_3_an_assassin_kills_a_knight_in_reach(assassin: str, knight: str) -> None:
    game = scene(phase="assassins", knights=f"{knight} h5", crowd=f"monk!{assassin}")
    text = f"{assassin}x{knight}"
    assert changes(game, text) == {
        "knights": ["h5"],
        "kills_this_turn": 1,
        "left": {"king": 0, "knights": 0, "assassins": 4},
    }
    assert told(game, text) == [
        {"type": "knight-killed", "citizen": "monk", "space": knight, "by": assassin, "cost": 1}
    ]


def test_ka_10_3_from_the_street_no_knight_on_a_roof_is_reached() -> None:
    game = scene(phase="assassins", knights="f5", crowd="monk!e5")
    assert refused(game, "e5xf5") == "KA-10.3"


def test_ka_10_3_the_second_knight_costs_two_whoever_does_it_and_there_is_no_third() -> None:
    crowd = "monk!d5 butcher!h5"
    game = scene(phase="assassins", knights="d6 d4 h6 h4", crowd=crowd)
    once = after(game, "d5xd6")
    assert left(once) == "0/0/4"
    for text in ("d5xd4", "h5xh6"):
        twice = after(once, text)
        assert left(twice) == "0/0/2"
        assert refused(twice, "h5xh4") == "KA-10.3"
    rich = scene(phase="assassins", knights="d6 d4", crowd=crowd, kills_this_turn=2)
    assert refused(rich, "d5xd6") == "KA-10.3"
    poor = scene(phase="assassins", knights="d6 d4", crowd=crowd, left="0/0/2")
    assert refused(after(poor, "d5xd6"), "d5xd4") == "KA-10.3"
    assert refused(scene(phase="assassins", knights="d6", crowd=crowd, left="0/0/0"), "d5xd6") == "KA-10.3"


def test_ka_10_3_the_count_begins_anew_in_the_next_turn() -> None:
    game = scene(phase="assassins", knights="d6 d4 c5 e5", crowd="monk!d5", deck="1/5/4 1/5/4")
    game = after(game, "d5xd6", "d5xd4")
    assert game.position()["kills_this_turn"] == 2
    game = after(game, "end")
    assert game.position()["kills_this_turn"] == 0
    game = after(game, "card:1/5/4", "end", "d5xc5")
    assert left(game) == "0/0/3"


def test_ka_10_3_nobody_but_a_knight_is_killed() -> None:
    game = scene(phase="assassins", crowd="monk!d5 butcher@d6 farmer!e5")
    for text in ("d5xd6", "d5xe5", "d5xc5"):
        assert refused(game, text) == "KA-10.3"


@pytest.mark.parametrize("assassin", ["d5", "f5"], ids=["from the street", "from a roof"])
def test_ka_10_4_an_attack_on_the_king_costs_two_and_wounds_him(assassin: str) -> None:
    game = scene(phase="assassins", king="e5", crowd=f"monk!{assassin}")
    text = f"{assassin}xe5"
    assert changes(game, text) == {"wounds": 1, "left": {"king": 0, "knights": 0, "assassins": 3}}
    assert told(game, text) == [
        {"type": "king-wounded", "citizen": "monk", "space": "e5", "by": assassin, "wounds": 1}
    ]
    poor = scene(phase="assassins", king="e5", crowd=f"monk!{assassin}", left="0/0/1")
    assert refused(poor, text) == "KA-10.4"


def test_ka_10_4_two_wounds_in_one_turn_kill() -> None:
    game = scene(phase="assassins", king="e5", crowd="monk!d5", left="0/0/4")
    dead = after(game, "d5xe5", "d5xe5")
    assert dead.outcome() == regalia.Outcome("assassins", "KA-11.3")
    assert dead.position()["king"] is None
    assert dead.position()["wounds"] == 2


def test_ka_10_4_an_attack_does_not_count_as_a_kill() -> None:
    game = scene(phase="assassins", king="e5", knights="d6", crowd="monk!d5", left="0/0/3")
    game = after(game, "d5xe5")
    assert game.position()["kills_this_turn"] == 0
    assert left(after(game, "d5xd6")) == "0/0/0"


def test_ka_10_4_the_wound_stays_to_the_end_of_the_game() -> None:
    game = scene(phase="assassins", king="e5", crowd="monk!d5", left="0/0/3", deck="1/5/4")
    game = after(game, "d5xe5", "end", "card:1/5/4", "end")
    assert game.position()["wounds"] == 1
    assert after(game, "d5xe5").outcome() == regalia.Outcome("assassins", "KA-11.3")
