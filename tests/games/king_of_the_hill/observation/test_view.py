"""Views of King of the Hill hold no more than a seat may know, and worlds have the right distribution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, permutations
from typing import Any

import msgspec
import pytest

from regalia.core.contract import SPECTATOR, Seat
from regalia.core.errors import BadField
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.games.king_of_the_hill.engine import armies, units
from regalia.games.king_of_the_hill.engine.constants import SEATS
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.manifest import KingOfTheHillRules
from regalia.games.king_of_the_hill.observation import view as views
from tests.games.king_of_the_hill.battles import UNCOMPILED, random_walk, state_of
from tests.games.king_of_the_hill.example import changed, without

RULES = KingOfTheHillRules()
EYES = {RULES.seats[0]: 0, RULES.seats[1]: 1, SPECTATOR: 2}
EACH = 5 if UNCOMPILED else 100  # samples for each world there is
World = tuple[Any, ...]


def json(state: KingOfTheHillState, seat: Seat | None) -> bytes:
    return msgspec.json.encode(RULES.observation.view(state, seat, ()))


def test_worlds_look_like_the_view_they_are_made_of_and_so_do_positions_dealt_again() -> None:
    rng = Rng(1)
    for state in random_walk(5, games=5 if UNCOMPILED else 10, every=5):
        for seat, number in EYES.items():
            seen = json(state, seat)
            read = RULES.observation.read_view(msgspec.json.decode(seen))
            assert msgspec.json.encode(read) == seen
            world = views.world(read, RULES.maps, rng)
            assert json(world, seat) == seen
            again = state.clone()
            again.determinize(number, rng)
            assert json(again, seat) == seen
            if state.actor() == number:
                assert texts(world) == texts(again) == texts(state)


def texts(state: KingOfTheHillState) -> list[str]:
    """The legal actions, sorted."""
    return sorted(RULES.notation.write(state, action) for action in state.legal_actions())


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_other_has() -> None:
    state = RULES.setup.load(changed())
    blue, nobody = (
        RULES.observation.view(state, Seat("blue"), ()),
        RULES.observation.view(state, SPECTATOR, ()),
    )
    assert (blue.hands, nobody.hands) == ({"blue": ["5C", "KH"]}, {})
    assert blue.hand_sizes == nobody.hand_sizes == views.Sizes(2, 2)
    assert (blue.pile, blue.pile_size) == (None, 2)
    assert blue.unseen == ["**", "2H", "9S", "QS"]
    assert nobody.unseen == ["**", "2H", "5C", "9S", "KH", "QS"]


def test_everything_is_told_to_the_box_and_after_the_end() -> None:
    whole = RULES.observation.view(RULES.setup.load(changed()), None, ())
    assert (whole.pile, whole.hands["red"]) == (["2H", "QS"], ["**", "9S"])
    units = [{"side": "red", "type": "infantry", "at": "c2"}]
    over = changed(scenario="night-attack", elements=[], paralysed=[], units=units, razed=["i2"], actor="red")
    game = Game.load(RULES, {**over, "hands": {"blue": ["2C"], "red": ["9H"]}})
    game.push("9H raze:c2")
    view = game.view("spectator")
    assert isinstance(view, views.View)
    assert (view.result, view.hands) == (game.outcome(), {"blue": ["2C"], "red": []})
    assert game.view("red") == msgspec.structs.replace(view, seat="red")


def test_kh_3_1_an_army_is_for_its_own_eyes_even_its_size() -> None:
    game = Game.new(RULES, {"scenario": "ambush"}, seed=1, chance="explicit")
    game.push("army:infantry+,infantry,infantry,infantry,infantry,horde,horde")
    before = {seat: json(state_of(game), seat) for seat in EYES}
    other = Game.new(RULES, {"scenario": "ambush"}, seed=1, chance="explicit")
    other.push("army:infantry,infantry,infantry,infantry,infantry,infantry,cavalry+")
    after = {seat: json(state_of(other), seat) for seat in EYES}
    assert {seat for seat in EYES if before[seat] != after[seat]} == {"blue"}


# The law of what is drawn for a seat: everything that fits, each as likely as the other.


def expect_law(state: KingOfTheHillState, seat: str, expected: Iterable[World], world: Any) -> None:
    """Samples many worlds for a seat and counts them."""
    possible, number = set(expected), EYES[Seat(seat)]
    rng, counts = Rng(3), Counter[World]()
    for _ in range(EACH * len(possible)):
        state.determinize(number, rng)
        counts[world(state)] += 1
    assert set(counts) <= possible
    if not UNCOMPILED:  # then there are enough to tell
        assert set(counts) == possible
        assert EACH / 2 < min(counts.values()) <= max(counts.values()) < EACH * 3 / 2
    view = RULES.observation.view(state, Seat(seat), ())
    assert {world(views.world(view, RULES.maps, Rng(n))) for n in range(20)} <= possible


def cards(state: KingOfTheHillState) -> World:
    """The place of each card."""
    data = RULES.setup.position(state)
    hands, bids = data["hands"], data.get("bids", {})
    return (
        *(tuple(hands[side]) for side in SEATS),
        *(bids.get(side) for side in SEATS),
        tuple(data["pile"]),
    )


def load(**fields: Any) -> KingOfTheHillState:
    state = RULES.setup.load(changed(**fields))
    assert isinstance(state, KingOfTheHillState)
    return state


def splits(pool: str, n: int) -> Iterable[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Every hand of n cards out of some, with every order of the others."""
    for hand in combinations(pool.split(), n):
        for rest in permutations(card for card in pool.split() if card not in hand):
            yield tuple(sorted(hand)), rest


def test_the_other_hand_and_the_pile_are_any_of_the_unseen_cards() -> None:
    state = load(hands={"blue": ["5C"], "red": ["9S", "2D"]}, pile=["2H", "QS"])
    worlds = [(("5C",), hand, None, None, pile) for hand, pile in splits("9S 2D 2H QS", 2)]
    expect_law(state, "blue", worlds, cards)


def test_known_cards_stay_where_they_are() -> None:
    state = load(hands={"blue": ["5C"], "red": ["9S", "2D"]}, pile=["2H", "QS"], known={"red": ["9S"]})
    worlds = [
        (("5C",), tuple(sorted(("9S", *hand))), None, None, pile) for hand, pile in splits("2D 2H QS", 1)
    ]
    expect_law(state, "blue", worlds, cards)


def test_a_spectator_knows_neither_hand() -> None:
    state = load(hands={"blue": ["5C"], "red": ["9S", "2D"]}, pile=["2H"])
    worlds = [
        (tuple(sorted(order[:1])), tuple(sorted(order[1:3])), None, None, order[3:])
        for order in permutations(["5C", "9S", "2D", "2H"])
    ]
    expect_law(state, "spectator", worlds, cards)


def test_a_spectator_cannot_tell_which_hand_holds_which_known_card() -> None:
    hands = {"blue": ["3C", "5C", "KH"], "red": ["9S", "2D"]}
    state = load(hands=hands, pile=[], known={"blue": ["5C", "KH"], "red": ["9S"]})
    worlds = [
        (tuple(sorted((*pair, one))), tuple(sorted((other, *rest))), None, None, ())
        for pair in combinations(["5C", "KH", "9S"], 2)
        for rest in [[card for card in ("5C", "KH", "9S") if card not in pair]]
        for one, other in permutations(["3C", "2D"])
    ]
    expect_law(state, "spectator", worlds, cards)


def test_kh_6_3_a_bid_may_be_any_card_of_the_hand() -> None:
    """Nine cards: the first player has eight and bids one of them, the other has one."""
    pack = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC"]
    game = Game.load(RULES, changed(hands={"blue": ["2C"]}, pile=pack[1:], first="blue"), chance="explicit")
    for text in ("2C burn", "shuffle:" + ",".join(pack), "keep", "keep", "bid:3C"):
        game.push(text)
    state = state_of(game).clone()
    worlds = [(tuple(card for card in pack[:8] if card != bid), ("TC",), bid, None, ()) for bid in pack[:8]]
    expect_law(state, "red", worlds, cards)
    worlds = [
        (tuple(sorted({*pack} - {one, bid})), (one,), bid, None, ())
        for one in pack
        for bid in pack
        if one != bid
    ]
    expect_law(state_of(game).clone(), "spectator", worlds, cards)


def test_a_position_without_its_pile_does_not_tell_the_other_hand_by_what_is_to_be_shuffled() -> None:
    pack = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]
    hands, options = {"blue": ["2C"], "red": ["3C", "4C"]}, {"jokers": False}
    rest = ["3C", "4C", "5C", "6C"]
    discard = [card for card in pack if card not in ("2C", *rest)]
    state = RULES.setup.load({**without("pile"), "hands": hands, "discard": discard, "options": options})
    assert isinstance(state, KingOfTheHillState)
    assert RULES.observation.view(state, Seat("blue"), ()).unseen == rest
    worlds = [tuple(pair) for pair in combinations(rest, 2)]
    expect_law(state, "blue", worlds, lambda world: tuple(RULES.setup.position(world)["hands"]["red"]))


def test_kh_5_1_what_is_not_deployed_is_any_army_that_holds_what_is() -> None:
    game = Game.new(RULES, {"scenario": "king-of-the-woods"}, seed=1, chance="explicit")
    for text in (
        "army:infantry,infantry,cavalry+,archers,archers,horde,horde",
        "army:infantry+,infantry,infantry,infantry,infantry,infantry,infantry",
        "first:blue",
        "deploy:horde@a1", "deploy:infantry@a7", "deploy:archers@b1", "deploy:infantry@b7",
        "deploy:archers@c1", "deploy:infantry@c7", "deploy:cavalry+@d1", "deploy:infantry@d7",
        "deploy:infantry@e1",
    ):  # fmt: skip
        game.push(text)
    on_board = Counter({"horde": 1, "archers": 2, "cavalry": 1, "infantry": 1})
    worlds = []
    for army in armies.ARMIES:
        whole = Counter(dict(zip(units.NAMES, army.units, strict=True)))
        if not on_board - whole and units.NAMES[army.general] == "cavalry":
            worlds.append(tuple(sorted((whole - on_board).elements())))
    assert len(worlds) == len(set(worlds)) > 20
    expect_law(state_of(game).clone(), "red", worlds, reserve_of_blue)
    own = json(state_of(game), Seat("blue"))
    again = state_of(game).clone()
    again.determinize(0, Rng(1))
    assert json(again, Seat("blue")) == own


def reserve_of_blue(state: KingOfTheHillState) -> World:
    return tuple(sorted(unit["type"] for unit in RULES.setup.position(state)["reserve"]["blue"]))


# Jokers look alike.


def test_whoever_plays_the_joker_that_was_known_may_have_had_the_other_one_or_not() -> None:
    for hand in (["**", "**", "2C"], ["**", "3C", "2C"]):
        rest = ["3C", "KC"] if hand.count("**") == 2 else ["**", "KC"]
        game = Game.load(
            RULES, changed(hands={"blue": hand, "red": ["9S"]}, pile=rest, known={"blue": ["**"]})
        )
        game.push("** burn")
        assert "known" not in game.position()


def test_kh_13_5_so_does_whoever_loses_it() -> None:
    hands = {"blue": ["JC"], "red": ["**", "**", "2C"]}
    game = Game.load(RULES, changed(hands=hands, known={"red": ["**"]}), chance="explicit")
    game.push("JC confusion")
    game.push("lose:**")
    assert (game.position()["hands"]["red"], "known" in game.position()) == (["**", "2C"], False)


# Views from outside.


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("seat", "green", "seat"),
        ("turn", 9, "turn"),
        ("phase", "tea", "phase"),
        ("phase", "defend", "fight"),
        ("actor", "green", "actor"),
        ("actor", "chance", "actor"),
        ("unseen", [], "unseen"),
        ("unseen", ["KH", "2H", "9S", "QS"], "hands.red"),
        ("hand_sizes", {"blue": 2, "red": 9}, "unseen"),
        ("pile_size", 3, "view"),
        ("map", "mine", "map"),
        ("scenario", "introduction", "elements"),
        ("dragons", 1, "dragons"),
    ],
)
def test_a_view_that_no_position_looks_like_is_refused(field: str, value: object, named: str) -> None:
    data = msgspec.to_builtins(RULES.observation.view(RULES.setup.load(changed()), Seat("blue"), ()))
    with pytest.raises(BadField) as refused:
        RULES.observation.world(RULES.observation.read_view({**data, field: value}), Rng(1))
    assert refused.value.field == named
