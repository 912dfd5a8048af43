"""KA-6: the king's steps, and entering the castle."""

import regalia
from tests.games.king_and_assassins.scene import after, allows, changes, refused, scene, told

OPEN = """\
    a b c d e f g h i j
10  . . . . . . . . . .
 9  . . . . . . . . . .
 8  . . . . . . . . . .
 7  . . . . . . . . . .
 6  . . . . . . . . . .
 5  . . . . . . . . . .
 4  . . . . . . . . . .
 3  . . . . . . . . . .
 2  . . . . . . . . . .
 1  . . . . . . . . . .
king: j1
knights: i1 i2 i3 j2 j3 h1 h2
citizens: a1 a2 a3 a4 a5 a6 a7 a8 b1 b2 b3 b4
gates: c10 exit north
"""


def test_ka_6_1_the_king_steps_to_an_empty_street_for_one_point() -> None:
    game = scene(king="d5")
    assert changes(game, "d5d6") == {"king": "d6", "left": {"king": 0, "knights": 6, "assassins": 5}}
    assert told(game, "d5d6") == [{"type": "king-moved", "from": "d5", "to": "d6"}]
    assert allows(game, "d5d6", "d5e5", "d5d4", "d5c5")


def test_ka_6_1_the_king_without_points_stays() -> None:
    assert refused(scene(king="d5", left="0/6/5"), "d5d6") == "KA-6.1"
    assert refused(after(scene(king="d5"), "d5d6"), "d6d7") == "KA-6.1"
    assert allows(after(scene(king="d5", card="2/7/5"), "d5d6"), "d6d7")


def test_ka_6_1_the_king_goes_onto_no_roof() -> None:
    game = scene(king="e5", card="2/7/5")
    assert refused(game, "e5f5") == "KA-6.1"
    assert refused(scene(king="c8"), "c8c9") == "KA-6.1"


def test_ka_6_1_the_king_shoves_strikes_and_captures_nobody() -> None:
    game = scene(king="d5", knights="d4", crowd="monk!d6 butcher@c5")
    for text in ("d5d6", "d5c5", "d5d4", "d5xd6", "d5=c5", "d5=d6", "d5xd4"):
        assert refused(game, text) == "KA-6.1"


def test_ka_6_2_the_king_enters_the_castle_from_a_gate_and_has_won() -> None:
    for gate in ("c8", "b6"):
        game = scene(king=gate)
        assert changes(game, f"{gate}*") == {
            "king": None,
            "phase": "over",
            "left": {"king": 0, "knights": 6, "assassins": 5},
        }
        assert told(game, f"{gate}*")[0] == {"type": "king-entered", "gate": gate}
        assert after(game, f"{gate}*").outcome() == regalia.Outcome("king", "KA-11.2")


def test_ka_6_2_to_stand_on_the_gate_is_not_enough() -> None:
    game = after(scene(king="c7"), "c7c8")
    assert game.outcome() is None
    assert refused(game, "c8*") == "KA-6.2"
    assert allows(after(scene(king="c7", card="2/7/5"), "c7c8"), "c8*")


def test_ka_6_2_a_piece_on_the_roof_behind_the_gate_does_not_bar_the_king() -> None:
    for roof in ({"crowd": "monk!c9"}, {"knights": "c9"}, {"crowd": "monk@c9"}):
        assert allows(scene(king="c8", **roof), "c8*")


def test_ka_6_2_there_is_no_way_in_but_a_gate() -> None:
    for space in ("b8", "d8", "c7", "a5"):
        assert refused(scene(king=space), f"{space}*") == "KA-6.2"


def test_ka_6_2_nobody_but_the_king_enters() -> None:
    game = scene(king="d5", knights="c8")
    assert refused(game, "c8*") == "KA-6.2"
    assert refused(scene(crowd="monk@c8"), "c8*") == "KA-6.2"
    assert refused(scene(phase="assassins", crowd="monk!c8"), "c8*") == "KA-5.1"


def test_ka_6_2_an_exit_may_lead_off_the_board() -> None:
    game = regalia.new("king-and-assassins", board="open", boards={"open": OPEN}, seed=1)
    game.push("pick:butcher,farmer,monk")
    near = {**game.position(), "king": "c10"}
    home = regalia.load(near, boards={"open": OPEN})
    assert allows(home, "c10*")
    home.push("c10*")
    assert home.outcome() == regalia.Outcome("king", "KA-11.2")
