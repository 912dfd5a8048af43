"""KH-12: the ten fantasy types, trait by trait."""

import pytest

from regalia.core.game import Game
from tests.games.king_of_the_hill.scene import after, allows, at, drawn, ends, on, refused, scene, unloadable

TYPES = {  # steps free and ruled, defence close and shot, range, cards less for its target
    "infantry": (1, 1, 2, 2, 0, 0),
    "cavalry": (2, 1, 2, 1, 0, 0),
    "archers": (1, 1, 1, 1, 4, 0),
    "artillery": (0, 1, 1, 1, 5, 1),
    "beasts": (0, 4, 1, 1, 0, 0),
    "light-cavalry": (2, 1, 1, 1, 3, 0),
    "chariots": (0, 3, 2, 1, 0, 1),
    "elite-infantry": (1, 1, 2, 2, 0, 1),
    "monstrous-infantry": (0, 2, 2, 2, 0, 1),
    "horde": (0, 2, 1, 1, 0, 0),
    "land-monster": (0, 2, 3, 2, 0, 2),
    "flying-monster": (2, 1, 3, 3, 0, 2),
    "flyers": (3, 1, 2, 3, 0, 0),
}


def asked(kind: str, pile: str, *, other: str = "2S", shot: bool = False, **fields: str) -> Game:
    """A red unit on b3 has been attacked by infantry, or shot at by archers, with a nine."""
    start = "b6" if shot else "b2"
    blue = f"archers@{start}" if shot else f"infantry@{start}"
    game = scene(blue=blue, red=f"{kind}@b3", hand="9D 2C", other=other, pile=pile + " 4D 5D 6D 7D", **fields)
    return after(game, f"9D {start}xb3")


def spans(kind: str) -> set[str]:
    """The spaces that a unit on f4 reaches with a club on an empty board, by counting steps."""
    free, ruled = TYPES[kind][:2]
    found = {(0, 0)}
    for _ in range(free):
        found |= {(x + dx, y + dy) for x, y in found for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    for _ in range(ruled):
        found |= {(x + dx, y + dy) for x, y in found for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return {
        f"{'abcdefghijk'[5 + x]}{4 + y}" for x, y in found - {(0, 0)} if -5 <= x <= 5 and -3 <= y <= 3
    }  # fmt: skip


def has_the_numbers(kind: str) -> bool:
    """Checks steps, defence, range and defence penalty of a type against its row."""
    _, _, close, shot, reach, defence_penalty = TYPES[kind]
    assert ends(scene(blue=f"{kind}@f4", hand="5C"), "5C", "f4") == spans(kind)
    assert drawn(scene(blue="infantry@b2", red=f"{kind}@b3", hand="9D"), "9D b2xb3") == close
    assert drawn(scene(blue="archers@b6", red=f"{kind}@b3", hand="9D"), "9D b6xb3") == shot
    victim = scene(blue=f"{kind}@b2", red="infantry+@b3", hand="9D")
    assert drawn(victim, "9D b2xb3") == 3 - defence_penalty
    for far in range(2, 7):
        game = scene(blue=f"{kind}@b1", red=f"infantry+@b{1 + far}", hand="9D")
        if far <= reach:
            assert drawn(game, f"9D b1xb{1 + far}") == 3 - defence_penalty
        else:
            beyond = {"archers": "KH-10.1", "artillery": "KH-12.1", "light-cavalry": "KH-12.3"}
            assert refused(game, f"9D b1xb{1 + far}") == beyond.get(kind, "KH-9.1")
    return True


@pytest.mark.parametrize("kind", ["infantry", "cavalry", "archers"])
def test_the_three_basic_types_have_the_numbers_of_their_rows(kind: str) -> None:
    assert has_the_numbers(kind)


def test_kh_12_1_artillery_shoots_five_and_takes_a_card() -> None:
    assert has_the_numbers("artillery")
    game = scene(blue="artillery@b1", red="infantry@b7", hand="9D 5C")
    assert refused(game, "9D b1xb7") == "KH-12.1"
    assert refused(game, "5C b1-b3") == "KH-12.1"


def test_kh_12_1_artillery_defends_with_no_red_card_in_close_combat() -> None:
    red = asked("artillery", "KH", other="AD AS")
    assert set(red.legal()) == {"hand:AS", "yield"}
    assert refused(red, "draw:KH") == "KH-12.1"
    assert refused(red, "hand:AD") == "KH-12.1"
    assert set(asked("artillery", "**").legal()) == {"draw:*C", "draw:*S", "yield"}
    shot = asked("artillery", "KH", other="AD AS", shot=True)
    assert allows(shot, "draw:KH", "hand:AD", "hand:AS"), "against a shot it does"


def test_kh_12_2_beasts_run_four_ruled_steps() -> None:
    assert has_the_numbers("beasts")
    game = scene(blue="beasts@a1", hand="5C 5S")
    assert allows(game, "5C a1-e1", "5S a1-e5")
    assert refused(game, "5C a1-f1") == "KH-12.2"
    assert refused(game, "5S a1-b1") == "KH-12.2", "spades go diagonally"


def test_kh_12_3_light_cavalry_shoots_three() -> None:
    assert has_the_numbers("light-cavalry")
    assert refused(scene(blue="light-cavalry@b1", red="infantry@b5", hand="9D"), "9D b1xb5") == "KH-12.3"


def test_kh_12_4_chariots_take_a_card() -> None:
    assert has_the_numbers("chariots")
    assert refused(scene(blue="chariots@a1", hand="5C"), "5C a1-e1") == "KH-12.4"


def test_kh_12_5_elite_infantry_never_flees_but_may_retreat() -> None:
    assert has_the_numbers("elite-infantry")
    elite = asked("elite-infantry", "KS 2H", other="AS")
    assert allows(elite, "draw:KS"), "it may be chosen, to no use"
    assert on(after(elite, "draw:KS"), "b3") is None
    assert on(after(asked("elite-infantry", "KH 2H"), "draw:KH"), "b3") == "red elite-infantry"
    assert at(after(elite, "hand:AS")) == ("red", "retreat")
    assert on(after(asked("elite-infantry", "KS 2H", shot=True), "draw:KS"), "b3") is None
    assert at(after(asked("infantry", "KS 2H"), "draw:KS")) == ("red", "flee")


def test_kh_12_6_monstrous_infantry_takes_a_card() -> None:
    assert has_the_numbers("monstrous-infantry")
    assert at(after(asked("monstrous-infantry", "KS 2H"), "draw:KS")) == ("red", "flee")
    assert refused(scene(blue="monstrous-infantry@a1", hand="5C"), "5C a1-d1") == "KH-12.6"


def test_kh_12_7_two_hordes_to_a_place() -> None:
    assert has_the_numbers("horde")
    infantry = " ".join(f"infantry@{column}1" for column in "abcde")
    hordes = " ".join(f"horde@{column}2" for column in "abcd")
    assert len(scene(blue=f"{infantry} {hordes}").position()["units"]) == 9
    assert unloadable(blue=f"{infantry} {hordes} horde@e2") == "units"
    assert unloadable(blue=f"{infantry} archers@f1 {hordes}") == "units"


def test_kh_12_8_a_land_monster_takes_two_cards_and_defends_with_no_black_one() -> None:
    assert has_the_numbers("land-monster")
    for shot in (False, True):
        monster = asked("land-monster", "KS QH", other="AS AH", shot=shot)
        assert not [text for text in monster.legal() if text in ("draw:KS", "hand:AS")]
        assert refused(monster, "draw:KS") == "KH-12.8"
        assert refused(monster, "hand:AS") == "KH-12.8"
        assert allows(monster, "draw:QH", "hand:AH")
        assert on(after(monster, "draw:QH"), "b3") == "red land-monster"
    assert {"draw:*D", "draw:*H"} <= set(asked("land-monster", "** 2H").legal())
    assert refused(asked("land-monster", "** 2H"), "draw:*C") == "KH-12.8"


def flies(kind: str) -> bool:
    """Checks that drawn red cards do not block for a unit, but it may counter-attack, and flee with a black card."""
    red = asked(kind, "KH 2H", other="AD AC")
    assert allows(red, "draw:KH", "hand:AD", "hand:AC")
    assert on(after(red, "draw:KH"), "b3") is None
    assert at(after(red, "hand:AD")) == ("blue", "defend")
    assert at(after(asked(kind, "KS 2H"), "draw:KS")) == ("red", "flee")
    assert on(after(asked(kind, "KH 2H", shot=True), "draw:KH"), "b3") is None
    return True


def test_kh_12_9_a_flying_monster_takes_two_cards_and_blocks_with_no_drawn_one() -> None:
    assert has_the_numbers("flying-monster")
    assert flies("flying-monster")
    assert refused(scene(blue="flying-monster@a1", hand="5C"), "5C a1-e1") == "KH-12.9"


def test_kh_12_10_flyers_go_far_and_block_with_no_drawn_card() -> None:
    assert has_the_numbers("flyers")
    assert flies("flyers")
    assert refused(scene(blue="flyers@a1", hand="5C"), "5C a1-f1") == "KH-12.10"


@pytest.mark.parametrize("kind", ["flyers", "flying-monster"])
def test_kh_12_11_those_who_fly_pass_over_units_and_terrain(kind: str) -> None:
    walled = scene(blue=f"{kind}@a1", red="infantry@a2 infantry@b2 infantry@b1", hand="5C 5D")
    assert {"a3", "b3", "c3", "c2", "c1"} <= ends(walled, "5C", "a1")
    assert refused(walled, "5C a1-b2") == "KH-8.2", "it ends on a free space"
    assert ends(walled, "5D vigour:", "a1") == set()
    lake = scene(blue=f"{kind}@a1", elements="lake-deep@a2", hand="5C")
    assert not {"a2", "a3", "a4", "b2", "c3"} & ends(lake, "5C", "a1"), "nor on deep water"
    assert {"d1", "d2"} <= ends(lake, "5C", "a1")
    far = scene(blue=f"{kind}@b1", elements="lake-deep@a2", hand="5C")
    assert ("b5" in ends(far, "5C", "b1")) == (kind == "flyers"), "over the lake"


@pytest.mark.parametrize("kind", ["flyers", "flying-monster"])
def test_kh_12_11_difficult_ground_does_not_slow_them_and_the_road_does_not_help(kind: str) -> None:
    open_ground = ends(scene(blue=f"{kind}@b2", hand="5C"), "5C", "b2")
    for element in ("forest-great@a1", "lake-shallow@a1", "rocks@b2"):
        assert ends(scene(blue=f"{kind}@b2", elements=element, hand="5C"), "5C", "b2") == open_ground
    assert ends(scene(blue=f"{kind}@b2", elements="road@b", hand="5C"), "5C", "b2") == open_ground
    step = ends(scene(blue=f"{kind}@b2", elements="road@b", hand="5D"), "5D vigour:", "b2")
    assert step == {"a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"}


@pytest.mark.parametrize("kind", ["flyers", "flying-monster"])
def test_kh_12_11_kh_8_3_does_not_bind_them_in_flight_retreat_and_vigour(kind: str) -> None:
    red = f"{kind}@b3 infantry@a3 infantry@b4 infantry@c4"
    cards = {"hand": "9D 2C", "other": "KC", "pile": "KS 2H 3H 4H 5H 6H"}
    game = after(scene(blue="infantry@b2", red=red, **cards), "9D b2xb3")
    assert after(game, "draw:KS").legal() == ["flee:a4"], "between a3 and b4"
    assert "retreat:a4" in after(game, "hand:KC").legal()
    walker = red.replace(kind, "infantry")
    on_foot = after(scene(blue="infantry@b2", red=walker, **cards), "9D b2xb3", "hand:KC")
    assert refused(on_foot, "retreat:a4") == "KH-8.3"
    close = scene(blue=f"{kind}@a1", red="infantry@a2 infantry@b1", hand="5D")
    assert ends(close, "5D vigour:", "a1") == {"b2"}


@pytest.mark.parametrize("kind", ["flyers", "flying-monster"])
def test_kh_12_12_those_who_fly_block_no_shot_from_the_hand(kind: str) -> None:
    shot = asked(kind, "2H 3H 4H", other="AD AC **", shot=True)
    assert refused(shot, "hand:AD") == "KH-12.12"
    assert refused(shot, "hand:*H") == "KH-12.12"
    assert allows(shot, "hand:AC", "hand:*S")
    assert allows(asked("infantry", "2H 3H", other="AD", shot=True), "hand:AD")
