"""Loading positions: each check with its field, and fuzzing."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import regalia
from regalia.core.game import Game
from tests.games.king_and_assassins.fuzzing import FUZZ, JUNK, tried
from tests.games.king_and_assassins.oracle import CARDS, CITIZEN_IDS, SIDE_A, SIDE_B, start_position
from tests.games.king_and_assassins.random_walks import random_position, random_walk
from tests.games.king_and_assassins.scene import position


def started() -> dict[str, Any]:
    """Side B before the king's start is chosen."""
    game = regalia.new("king-and-assassins", board="B", chance="explicit", deal=CITIZEN_IDS, seed=1)
    game.push("pick:butcher,farmer,monk")
    return game.position()


DEAL = regalia.new("king-and-assassins", chance="explicit", seed=1).position()
PICK = start_position(SIDE_A, CITIZEN_IDS)
START = started()
KING = position(knights="h2 i2", crowd="monk?d5 butcher!e5 fishwoman@e6", gone="squire:captured")
CROWD = {**KING, "phase": "assassins", "left": {"king": 0, "knights": 0, "assassins": 2}}
CARD = {**KING, "phase": "card", "card": None, "left": {"king": 0, "knights": 0, "assassins": 0}}
OVER = {**CROWD, "phase": "over", "wounds": 2, "king": None}
BASES = [DEAL, PICK, START, KING, CROWD, CARD, OVER, *(random_position(Random(seed)) for seed in range(4))]
GONE = {"monk": "captured", "butcher": "eliminated", "squire": "captured"}


def load(data: Any) -> Game:
    """A game from this position."""
    return regalia.load(data, chance="explicit", seed=1)


@pytest.mark.parametrize("base", BASES, ids=lambda base: str(base["phase"]))
def test_a_position_comes_back_as_it_was_sent(base: dict[str, Any]) -> None:
    assert load(base).position() == {
        **base,
        "knights": sorted(base["knights"]),
        "deck": sorted(base["deck"]),
    }


def test_every_position_of_whole_games_comes_back_through_json() -> None:
    for game in random_walk(3, games=2, every=3):
        sent = json.loads(json.dumps(game.position()))
        assert load(sent).position() == game.position()
        assert load(sent).legal() == game.legal()


def left(king: object = 0, knights: object = 0, assassins: object = 0) -> dict[str, object]:
    """Points left."""
    return {"king": king, "knights": knights, "assassins": assassins}


@pytest.mark.parametrize(
    ("base", "changed", "field"),
    [
        (KING, {"game": "chess"}, "game"),
        (KING, {"board": "C"}, "board"),
        (KING, {"phase": "dawn"}, "phase"),
        (KING, {"jester": "a1"}, "jester"),
        (KING, {"round": True}, "round"),
        (KING, {"wounds": "1"}, "wounds"),
        (KING, {"left": left("1")}, "left.king"),
        (KING, {"left": {"king": 1}}, "left.knights"),
        (KING, {"left": {**left(), "jester": 1}}, "left.jester"),
        (KING, {"captured_this_round": 1}, "captured_this_round"),
        (KING, {"knights": "h2"}, "knights"),
        (KING, {"citizens": []}, "citizens"),
        (KING, {"assassins": {"monk": "asleep"}}, "assassins"),
        # Set-up (KA-2.2, KA-4).
        (START, {"board": "A"}, "phase"),
        (KING, {"round": 0}, "round"),
        (KING, {"round": 31}, "round"),
        (START, {"round": 1}, "round"),
        (START, {"king": "a1"}, "king"),
        (START, {"knights": ["b1"]}, "knights"),
        (PICK, {"king": "i1"}, "king"),
        (PICK, {"knights": PICK["knights"][1:]}, "knights"),
        (PICK, {"citizens": {**PICK["citizens"], "monk": "h8"}}, "citizens"),
        (DEAL, {"citizens": PICK["citizens"]}, "citizens"),
        (PICK, {"wounds": 1}, "wounds"),
        (PICK, {"captured_this_round": True}, "captured_this_round"),
        (PICK, {"deck": PICK["deck"][1:]}, "deck"),
        (START, {"assassins": {**START["assassins"], "monk": "revealed"}}, "assassins.monk"),
        # The card and the points (KA-3.1, KA-5.2, KA-7.4, KA-10.3).
        (KING, {"card": None}, "card"),
        (CARD, {"card": "1/5/4"}, "card"),
        (KING, {"card": "9/9/9"}, "card"),
        (KING, {"left": left(2)}, "left.king"),
        (KING, {"left": left(knights=7)}, "left.knights"),
        (KING, {"left": left(assassins=6)}, "left.assassins"),
        (KING, {"left": left(-1)}, "left.king"),
        (CROWD, {"left": left(1)}, "left.king"),
        (CROWD, {"left": left(knights=1)}, "left.knights"),
        (CARD, {"left": left(assassins=1)}, "left.assassins"),
        (KING, {"card": "1/5/4", "left": left(), "captured_this_round": True}, "captured_this_round"),
        (KING, {"kills_this_turn": 1}, "kills_this_turn"),
        (CROWD, {"kills_this_turn": 3}, "kills_this_turn"),
        (CROWD, {"kills_this_turn": -1}, "kills_this_turn"),
        # The deck (KA-3.2, KA-3.3).
        (KING, {"deck": ["1/5/9"]}, "deck"),
        (KING, {"deck": ["1/6/5f"] * 5}, "deck"),
        (KING, {"deck": ["2/5/4"] * 2}, "deck"),
        (START, {"deck": [*START["deck"], "1/5/4"]}, "deck"),
        (KING, {"board": "B", "card": CARDS[0], "deck": CARDS[1:]}, "deck"),
        (CARD, {"deck": []}, "deck"),
        # Pieces (KA-1.2, KA-2.1, KA-6.1).
        (KING, {"knights": ["a5", "b5", "c5", "h2", "h3", "h4", "h5", "h6"]}, "knights"),
        (KING, {"knights": ["k1"]}, "knights"),
        (KING, {"knights": ["h2", "h2"]}, "knights"),
        (KING, {"knights": ["j1"]}, "knights"),
        (KING, {"citizens": {**KING["citizens"], "jester": "a5"}}, "citizens.jester"),
        (KING, {"citizens": {**KING["citizens"], "fishwoman": "h2"}}, "citizens.fishwoman"),
        (KING, {"citizens": {**KING["citizens"], "fishwoman": "z0"}}, "citizens.fishwoman"),
        (KING, {"king": "a0"}, "king"),
        (KING, {"king": "f5"}, "king"),
        (KING, {"king": None}, "king"),
        (CARD, {"king": None}, "king"),
        # The assassins (KA-4.1, KA-11.1).
        (KING, {"assassins": {**KING["assassins"], "fishwoman": "hidden"}}, "assassins"),
        (KING, {"assassins": {"monk": "hidden", "butcher": "revealed"}}, "assassins"),
        (KING, {"assassins": {**KING["assassins"], "jester": "captured"}}, "assassins.jester"),
        (KING, {"assassins": {**KING["assassins"], "monk": "captured"}}, "assassins.monk"),
        (KING, {"assassins": {**KING["assassins"], "squire": "hidden"}}, "assassins.squire"),
        (PICK, {"assassins": START["assassins"]}, "assassins"),
        (KING, {"assassins": GONE, "citizens": {}}, "assassins"),
        # The end (KA-11).
        (KING, {"wounds": 2}, "wounds"),
        (OVER, {"wounds": 3}, "wounds"),
        (KING, {"wounds": -1}, "wounds"),
        (OVER, {"king": "j1"}, "king"),
        (OVER, {"assassins": GONE, "citizens": {}, "wounds": 0}, "king"),
        (OVER, {"king": "j1", "wounds": 1}, "phase"),
    ],
)  # fmt: skip
def test_what_breaks_a_rule_is_refused_by_the_name_of_its_field(
    base: dict[str, Any], changed: dict[str, Any], field: str
) -> None:
    with pytest.raises(regalia.BadPosition) as caught:
        load({**base, **changed})
    assert caught.value.field == field
    assert caught.value.code == "bad-position"
    assert not str(caught.value).startswith("error-")
    assert "{" not in str(caught.value)


@pytest.mark.parametrize("field", KING)
def test_a_field_that_is_missing_is_named(field: str) -> None:
    with pytest.raises(regalia.BadPosition) as caught:
        load({name: value for name, value in KING.items() if name != field})
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"wounds": 2, "king": None}, "KA-11.3"),
        ({"wounds": 0, "king": None}, "KA-11.2"),
        ({"wounds": 0, "king": "j1", "assassins": GONE, "citizens": {}}, "KA-11.1"),
        ({"wounds": 0, "king": "j1", "deck": []}, "KA-11.4"),
    ],
)
def test_a_game_that_is_over_is_known_by_what_ended_it(changed: dict[str, Any], reason: str) -> None:
    outcome = load({**OVER, **changed}).outcome()
    assert outcome is not None
    assert outcome.reason == reason


def test_side_b_takes_any_fourteen_cards_and_side_a_all_fifteen() -> None:
    whole = PICK["deck"]
    for out in set(whole):
        cards = list(whole)
        cards.remove(out)
        assert load({**START, "deck": cards}).position()["deck"] == sorted(cards)
    assert len(load(start_position(SIDE_B, CITIZEN_IDS)).position()["deck"]) == 14


@pytest.mark.parametrize("data", [None, [], "A", 5, True, {}, {"game": None}, {"game": []}, {1: 2}])
def test_what_is_no_position_at_all_is_refused(data: Any) -> None:
    with pytest.raises(regalia.BadPosition) as caught:
        load(data)
    assert caught.value.field


def test_nesting_without_end_is_refused() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    for field in KING:
        with pytest.raises(regalia.BadPosition) as caught:
            load({**KING, field: deep})
        assert caught.value.field == field


def is_game_or_refused(data: Any) -> None:
    """A BadPosition, or a game that can be saved and continued; any other result fails."""
    game = tried(lambda: load(data), regalia.BadPosition)
    if isinstance(game, regalia.BadPosition):
        assert game.field, "the field is named"
        return
    held = game.position()
    assert load(held).position() == held
    assert (game.actor is None) == (game.outcome() is not None)
    if game.legal():
        game.push(game.legal()[0])


@FUZZ
@given(st.sampled_from(BASES), st.data())
def test_a_position_with_any_field_changed_is_a_game_or_refused(
    base: dict[str, Any], data: st.DataObject
) -> None:
    changed = dict(base)
    for _ in range(data.draw(st.integers(1, 3))):
        field = data.draw(st.sampled_from([*changed, "jester"]))
        value = changed.get(field)
        if isinstance(value, dict) and value and data.draw(st.booleans()):
            inner = data.draw(st.one_of(st.sampled_from(sorted(value)), st.sampled_from(CITIZEN_IDS)))
            changed[field] = {**value, inner: data.draw(JUNK)}
        elif isinstance(value, list) and data.draw(st.booleans()):
            changed[field] = [*value, data.draw(st.one_of(JUNK, *map(st.just, value)))]
        elif data.draw(st.integers(0, 5)) == 0:
            changed.pop(field, None)
        else:
            changed[field] = data.draw(JUNK)
    is_game_or_refused(changed)


@FUZZ
@given(st.sampled_from(BASES), st.sampled_from(BASES), st.sets(st.sampled_from(sorted(KING))))
def test_a_position_put_together_from_two_is_a_game_or_refused(
    base: dict[str, Any], other: dict[str, Any], fields: set[str]
) -> None:
    is_game_or_refused({**base, **{field: other[field] for field in fields}})
