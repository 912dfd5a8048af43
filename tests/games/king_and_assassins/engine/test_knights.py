"""KA-7: knights step, climb, eliminate assassins and capture citizens."""

import pytest

from regalia.core.i18n import tr
from tests.games.king_and_assassins.scene import after, allows, changes, known, left, refused, scene, told


@pytest.mark.parametrize(
    ("text", "cost"),
    [("e5d5", 1), ("f4f3", 1), ("e5f5", 2), ("f4e4", 1)],
    ids=["street to street", "roof to roof", "climb", "descend"],
)
def test_ka_7_1_what_a_knights_step_costs(text: str, cost: int) -> None:
    game = scene(knights="e5 f4", left=f"1/{cost}/5")
    assert left(after(game, text)) == "1/0/5"
    assert told(game, text) == [{"type": "knight-moved", "from": text[:2], "to": text[2:], "cost": cost}]
    poor = scene(knights="e5 f4", left=f"1/{cost - 1}/5")
    assert refused(poor, text) == "KA-7.1"


def test_ka_7_2_who_stands_in_a_knights_way_is_shoved_at_no_extra_cost() -> None:
    game = scene(knights="c5", crowd="monk@d5")
    assert left(after(game, "c5d5")) == "1/5/5"
    assert after(game, "c5d5").position()["citizens"]["monk"] == "e5"
    assert told(game, "c5d5") == [
        {"type": "shoved", "citizen": "monk", "from": "d5", "to": "e5", "by": "c5"},
        {"type": "knight-moved", "from": "c5", "to": "d5", "cost": 1},
    ]


def test_ka_7_2_a_revealed_assassin_is_shoved_as_well() -> None:
    game = scene(knights="c5", crowd="monk!d5")
    assert after(game, "c5d5").position()["citizens"]["monk"] == "e5"
    assert after(game, "c5d5").position()["assassins"]["monk"] == "revealed"


def test_ka_7_2_a_knight_who_climbs_as_he_shoves_pays_two() -> None:
    game = scene(knights="e5", crowd="monk@f5", left="1/2/5")
    assert left(after(game, "e5f5")) == "1/0/5"
    assert after(game, "e5f5").position()["citizens"]["monk"] == "g5"
    assert refused(scene(knights="e5", crowd="monk@f5", left="1/1/5"), "e5f5") == "KA-7.1"


def test_ka_7_2_a_knight_enters_the_space_of_no_knight_and_not_the_kings() -> None:
    game = scene(king="d5", knights="d4 e4")
    assert refused(game, "d4d5") == "KA-7.2"
    assert refused(game, "d4e4") == "KA-7.2"


@pytest.mark.parametrize(
    ("knight", "target"),
    [("f5", "f4"), ("f5", "e5"), ("e5", "d5")],
    ids=["roof to roof", "roof to street", "street to street"],
)
def test_ka_7_3_a_knight_eliminates_a_revealed_assassin_in_reach(knight: str, target: str) -> None:
    game = scene(knights=knight, crowd=f"monk!{target}", card="1/5/4")
    now = after(game, f"{knight}x{target}")
    assert left(now) == "1/4/4"
    assert now.position()["assassins"]["monk"] == "eliminated"
    assert "monk" not in now.position()["citizens"]
    assert now.position()["knights"] == [knight]
    assert told(game, f"{knight}x{target}") == [
        {"type": "eliminated", "citizen": "monk", "space": target, "by": knight}
    ]


def test_ka_7_3_from_the_street_no_roof_is_reached() -> None:
    game = scene(knights="e5", crowd="monk!f5")
    assert refused(game, "e5xf5") == "KA-7.3"


def test_ka_7_3_nobody_but_a_revealed_assassin_is_eliminated() -> None:
    game = scene(king="d4", knights="d5 c5", crowd="monk@d6 butcher?e5")
    for text in ("d5xd6", "d5xe5", "d5xd4", "d5xc5", "c5xb5"):
        assert refused(game, text) == "KA-7.3"


def test_ka_7_3_an_elimination_costs_a_point_and_is_no_capture() -> None:
    game = scene(knights="d5", crowd="monk!d6 butcher!e5 farmer@c5", left="1/3/5")
    game = after(game, "d5xd6", "d5xe5", "d5=c5")
    assert left(game) == "1/0/5"
    assert refused(scene(knights="d5", crowd="monk!d6", left="1/0/5"), "d5xd6") == "KA-7.3"


@pytest.mark.parametrize(
    ("knight", "target"),
    [("f5", "f4"), ("f5", "e5"), ("e5", "d5")],
    ids=["roof to roof", "roof to street", "street to street"],
)
def test_ka_7_4_a_knight_captures_a_citizen_in_reach_when_the_card_shows_fetters(
    knight: str, target: str
) -> None:
    game = scene(knights=knight, crowd=f"monk@{target}")
    now = after(game, f"{knight}={target}")
    assert left(now) == "1/5/5"
    assert now.position()["captured_this_round"]
    assert "monk" not in now.position()["citizens"]
    assert told(game, f"{knight}={target}") == [
        {"type": "captured", "citizen": "monk", "space": target, "by": knight, "assassin": False}
    ]


def test_ka_7_4_from_the_street_no_roof_is_reached() -> None:
    assert refused(scene(knights="e5", crowd="monk@f5"), "e5=f5") == "KA-7.4"


def test_ka_7_4_nobody_is_captured_in_a_round_without_fetters() -> None:
    game = scene(knights="d5", crowd="monk@d6", card="2/7/5")
    assert refused(game, "d5=d6") == "KA-7.4"
    refusal = game.explain("d5=d6")
    assert refusal is not None
    assert refusal.words() == tr("refusal-no-fetters")


def test_ka_7_4_only_one_is_captured_in_a_round() -> None:
    game = scene(knights="d5 a5", crowd="monk@d6 butcher@e5 farmer@b5", deck="1/5/5f")
    once = after(game, "d5=d6")
    assert refused(once, "d5=e5") == "KA-7.4"
    assert refused(once, "a5=b5") == "KA-7.4"
    next_round = after(once, "end", "end", "card:1/5/5f")
    assert not next_round.position()["captured_this_round"]
    assert allows(next_round, "d5=e5", "a5=b5")


def test_ka_7_4_a_revealed_assassin_is_not_captured_and_no_knight_or_king_is() -> None:
    game = scene(king="d4", knights="d5 c5", crowd="monk!d6")
    for text in ("d5=d6", "d5=d4", "d5=c5", "d5=e5"):
        assert refused(game, text) == "KA-7.4"


def test_ka_7_4_a_capture_costs_a_point_and_is_for_knights() -> None:
    assert refused(scene(knights="d5", crowd="monk@d6", left="1/0/5"), "d5=d6") == "KA-7.4"
    crowd = scene(phase="assassins", crowd="monk!d5 butcher@d6")
    assert refused(crowd, "d5=d6") == "KA-7.4"


def test_ka_7_5_a_hidden_assassin_is_captured_like_any_citizen() -> None:
    game = scene(knights="d5", crowd="monk?d6 butcher?j10 farmer?i10")
    assert changes(game, "d5=d6") == {
        "left": {"king": 1, "knights": 5, "assassins": 5},
        "captured_this_round": True,
        "citizens": {"butcher": "j10", "farmer": "i10"},
        "assassins": {"monk": "captured", "butcher": "hidden", "farmer": "hidden"},
    }


def test_ka_7_5_only_the_assassins_player_learns_who_was_captured() -> None:
    crowd = "monk@d6 butcher@c7 farmer?i10 squire?h10"
    guilty = scene(knights="d5", crowd=crowd.replace("monk@", "monk?"))
    innocent = scene(knights="d5", crowd=crowd.replace("butcher@", "butcher?"))
    for seat in ("king", "spectator"):
        views = [known(after(game, "d5=d6"), seat) for game in (guilty, innocent)]
        assert views[0] == views[1]
        assert "monk" in views[0].captured
        assert views[0].seen[-1].words() == tr(
            "event-captured", assassin=None, by="d5", citizen="monk", space="d6"
        )
    seen = after(guilty, "d5=d6").seen("assassins")[-1]
    assert seen.words() == tr("event-captured", assassin=True, by="d5", citizen="monk", space="d6")
    assert known(after(guilty, "d5=d6"), "assassins").assassins["monk"] == "captured"


def test_ka_7_5_when_the_game_is_over_all_are_told_who_was_who() -> None:
    game = scene(king="c8", knights="d5", crowd="monk?d6 butcher?j10 farmer?i10")
    over = after(game, "d5=d6", "c8*")
    fates = {"monk": "captured", "butcher": "hidden", "farmer": "hidden"}
    for seat in ("king", "spectator", "assassins"):
        assert known(over, seat).assassins == fates
    assert told(after(game, "d5=d6"), "c8*")[-1]["assassins"] == fates
