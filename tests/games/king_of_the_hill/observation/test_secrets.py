"""Hidden information: two worlds that a seat cannot tell apart give it the same views and events (KH-3.1, KH-6.3)."""

from random import Random
from typing import Any

import msgspec
import pytest

import regalia
from regalia.core.game import Game
from regalia.core.rng import Rng
from tests.games.king_of_the_hill.battles import UNCOMPILED, mutated
from tests.games.king_of_the_hill.random_positions import random_position
from tests.games.king_of_the_hill.scene import after, begin, known, position, scene

EVERYBODY = ("blue", "red", "spectator")
POSITIONS = 3 if UNCOMPILED else 40


def sent(game: Game, seat: str) -> bytes:
    """A view as JSON bytes."""
    return msgspec.json.encode(game.view(seat))


def exchanged(start: dict[str, Any], seat: str, rng: Random) -> dict[str, Any]:
    """Another position that looks the same to a seat: other hands and pile from the cards it cannot see."""
    hidden = [side for side in ("blue", "red") if side != seat]
    sizes = [len(start["hands"][side]) for side in hidden]
    cards = [card for side in hidden for card in start["hands"][side]] + start["pile"]
    rng.shuffle(cards)
    hands = dict(start["hands"])
    for side, size in zip(hidden, sizes, strict=True):
        hands[side], cards = cards[:size], cards[size:]
    return {**start, "hands": hands, "pile": cards}


def piled(seed: int) -> dict[str, Any]:
    """A crowded position with its pile."""
    game = regalia.load(random_position(Random(seed)), chance="auto", seed=seed)
    return game.position()


def test_kh_6_1_no_view_tells_which_cards_the_others_hold_or_in_what_order_the_pile_is() -> None:
    for seed in range(POSITIONS):
        start, rng = piled(seed), Random(seed)
        here = regalia.load(start, chance="explicit", seed=1)
        for seat in EVERYBODY:
            other = regalia.load(exchanged(start, seat, rng), chance="explicit", seed=1)
            assert sent(here, seat) == sent(other, seat)


def test_kh_6_1_no_answer_to_the_actor_depends_on_them() -> None:
    for seed in range(POSITIONS):
        start, rng = piled(seed), Random(seed)
        here = regalia.load(start, chance="explicit", seed=1)
        other = regalia.load(exchanged(start, start["actor"], rng), chance="explicit", seed=1)
        assert here.legal() == other.legal()
        texts = [mutated(mutated(rng.choice(here.legal()), rng), rng) for _ in range(60)]
        assert [answer(here, text) for text in texts] == [answer(other, text) for text in texts]


def answer(game: Game, text: str) -> object:
    """The refusal or error message of a text."""
    try:
        return game.explain(text)
    except regalia.BadNotation as error:
        return str(error)


def test_kh_9_3_that_a_defender_is_asked_does_not_tell_what_it_holds() -> None:
    fight = {"blue": "infantry@b2", "red": "infantry@b3", "hand": "9D"}
    rich, poor = (
        after(scene(**fight, other=held, pile=f"2H 3H {rest}"), "9D b2xb3")
        for held, rest in (("KD", "2C"), ("2C", "KD"))
    )
    for seat in ("blue", "spectator"):
        assert sent(rich, seat) == sent(poor, seat)
    assert rich.legal() != poor.legal()


@pytest.mark.parametrize("seat", EVERYBODY)
def test_kh_5_1_how_many_units_are_left_to_deploy_is_for_their_owner_alone(seat: str) -> None:
    seven = "army:infantry+,infantry,infantry,infantry,infantry,infantry,infantry"
    nine = "army:infantry+,infantry,infantry,infantry,infantry,horde,horde"
    games = [
        begin("king-of-the-woods", army, seven, "first:blue", "deploy:infantry@a1") for army in (seven, nine)
    ]
    assert (sent(games[0], seat) == sent(games[1], seat)) == (seat != "blue")


def test_kh_6_2_the_discards_of_a_redraw_are_public_and_the_new_hand_is_not() -> None:
    fields = {
        "blue": "infantry@a1 infantry@b1",
        "red": "infantry@a7 infantry@b7",
        "hand": "2C",
        "other": "3C",
    }
    cards = [f"{rank}{suit}" for suit in "DHS" for rank in "456789TJQ"]
    game = scene("introduction", **fields, pile=" ".join(cards))
    order = ",".join([*cards, "2C", "3C"])
    worlds = [
        after(game, "2C burn", "3C burn", f"shuffle:{text}", "redraw") for text in (order, swapped(order))
    ]
    for seat in ("red", "spectator"):
        assert known(worlds[0], seat) == known(worlds[1], seat)
        assert len(known(worlds[0], seat).discard) == 8
        assert known(worlds[0], seat).hand_sizes.blue == 8
    assert known(worlds[0], "blue").hands != known(worlds[1], "blue").hands


def swapped(order: str) -> str:
    """The same, but for the 17th card, which blue will draw, and the last one."""
    cards = order.split(",")
    cards[16], cards[-1] = cards[-1], cards[16]
    return ",".join(cards)


def test_kh_2_3_after_a_shuffle_in_the_middle_of_a_turn_the_hands_are_known_to_who_has_watched() -> None:
    game = scene(
        blue="infantry@b2", red="infantry@b3", hand="9D 5C", other="KC QC", pile="2H", discard=["3H"]
    )
    shuffled = after(game, "9D b2xb3", "shuffle:3H,9D")
    assert known(shuffled, "blue").known["red"] == ["KC", "QC"], "all other cards have been seen"
    assert known(shuffled, "spectator").known == {}
    assert known(shuffled, "spectator").held == ["5C", "KC", "QC"], "but not who holds which"


def test_kh_2_3_the_pile_of_a_position_that_was_loaded_without_one_tells_nothing_of_hands() -> None:
    start = position(blue="infantry@b2", red="infantry@b6", hand="9D 5C", other="KC QC")
    del start["pile"]
    game = regalia.load(start, chance="auto", seed=1)
    assert len(game.position()["pile"]) == 50
    assert known(game, "blue").known == {}
    assert {"KC", "QC"} <= set(known(game, "blue").unseen)


def test_kh_6_1_a_world_drawn_from_a_view_looks_like_it() -> None:
    for seed in range(POSITIONS // 3):
        game = regalia.load(piled(seed), chance="explicit", seed=1)
        for seat in EVERYBODY:
            for n in range(3):
                world = Game.from_view(game.rules, game.view(seat), Rng(n))
                assert sent(world, seat) == sent(game, seat)
