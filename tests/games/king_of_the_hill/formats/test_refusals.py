"""Refusals: for every illegal action in valid notation there is a rule that it breaks, and a message."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from regalia.core.constants import CHANCE
from regalia.core.errors import BadNotation, Refusal
from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer
from regalia.games.king_of_the_hill.engine.constants import (
    JOKER,
    N_SLOTS,
    OFF,
    PHASES,
    SEATS,
    SPACES,
    TERRAIN,
)
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats import notation
from regalia.games.king_of_the_hill.formats.blocking import by_card, by_vigour, ends, is_taken
from regalia.games.king_of_the_hill.formats.refusals import explain, out_of_turn
from tests.games.king_of_the_hill.battles import UNCOMPILED, battle, do, legal, load, mutated, random_walk
from tests.games.king_of_the_hill.random_positions import random_position

GAMES, SCATTERED = (1, 2) if UNCOMPILED else (5, 60)
SCRATCH = ActionBuffer()
WORDS = (
    "keep",
    "redraw",
    "decline",
    "yield",
    "stay",
    "pursue",
    "halt",
    "first:blue",
    "shuffle:9S",
    "lose:9S",
)
ARMY = "army:infantry+,infantry,infantry,cavalry,archers,archers,{}"


def refused(state: KingOfTheHillState, text: str) -> Refusal | None:
    """The refusal of a text, whose message is checked; None if it is legal or cannot be parsed."""
    try:
        action = notation.parse(text)
    except BadNotation:
        return None
    move = notation.number(state, action)
    if isinstance(move, int) and state.is_legal(move, SCRATCH):
        return None
    if isinstance(move, tuple) and state.is_possible(move):
        return None
    refusal = explain(state, action)
    words = refusal.words()
    assert not words.startswith("refusal-"), f"{refusal.code} has no words"
    assert "$" not in words, f"{refusal.code} misses an argument"
    return refusal


def attempts(state: KingOfTheHillState, rng: Random, pool: list[str]) -> Iterator[str]:
    """Texts to try: changed legal actions, actions of other positions, and plausible ones."""
    here = sorted(legal(state))
    for text in [*rng.sample(here, min(20, len(here))), *rng.sample(pool, min(20, len(pool)))]:
        yield text
        yield mutated(text, rng)
        yield mutated(mutated(text, rng), rng)
    yield from WORDS
    yield from likely(state, rng)
    pool += rng.sample(here, min(3, len(here)))


def likely(state: KingOfTheHillState, rng: Random) -> Iterator[str]:
    """Actions with cards of the hand and units on the board."""
    taken = [SPACES[square] for square in state.at if square >= 0] or ["e4"]
    cards = [notation.card_name(card) for card in range(JOKER) if held(state) >> card & 1] or ["5C"]
    for _ in range(15):
        card, one, other = rng.choice([*cards, "*C", "*H"]), rng.choice(taken), rng.choice(taken)
        yield from (f"{card} {one}x{other}", f"{card} {one}-{rng.choice(SPACES)}", f"{card} {one}-off")
        yield from (f"{card} {verb}:{one}" for verb in ("raze", "teleport", "lightning", "paralysis"))
        yield from (f"{card} vigour:{one}-{rng.choice(SPACES)}", f"{card} confusion")
        yield from (f"draw:{card}", f"hand:{card}", f"flee:{rng.choice(SPACES)}")


def held(state: KingOfTheHillState) -> int:
    """The cards that the seat to act can see: its own, and those on the table."""
    return int(state.hand[state.seat] | state.drawn)


def positions() -> Iterator[KingOfTheHillState]:
    """Positions of whole games, and crowded ones."""
    yield from random_walk(7, games=GAMES, every=12)
    for seed in range(SCATTERED):
        yield load(random_position(Random(seed)))


def test_every_illegal_action_that_can_be_read_is_refused_by_a_rule() -> None:
    rng, pool, codes = Random(1), list[str](), set[str]()
    for state in positions():
        for text in attempts(state, rng, pool):
            refusal = refused(state, text)
            if refusal is not None:
                assert re.fullmatch(r"KH-\d+\.\d+", refusal.rule)
                codes.add(refusal.code)
    assert UNCOMPILED or len(codes) > 40, "the attempts must be of all kinds"


def test_nothing_that_a_seat_may_not_know_changes_a_refusal() -> None:
    rng, pool, chance_rng = Random(2), list[str](), Rng(2)
    for state in positions():
        if state.actor() == CHANCE:
            continue
        other = state.clone()
        other.determinize(state.actor(), chance_rng)
        for text in attempts(state, rng, pool):
            assert refused(state, text) == refused(other, text)


def test_with_no_rule_waived_a_move_ends_where_the_rules_let_it() -> None:
    found = 0
    for seed in range(SCATTERED):
        state = load(random_position(Random(seed)))
        if state.actor() == CHANCE:
            continue
        state.hand = [1 << JOKER | 1 << notation.card_number("2D") for _ in SEATS]
        moves = [notation.parse(text) for text in legal(state)]
        goes = {(m.card[1], m.verb, m.start, m.to) for m in moves if isinstance(m, notation.MoveUnit)}
        for unit in range(N_SLOTS * state.seat, N_SLOTS * (state.seat + 1)):
            if state.at[unit] < 0 or state.stun[unit]:
                continue
            for suit, attempt in (
                ("C", by_card(state, unit, diagonal=False)),
                ("S", by_card(state, unit, diagonal=True)),
                *([("D", by_vigour(unit))] if state.tables.field.magic else []),
            ):
                verb, start = "vigour" if suit == "D" else "move", SPACES[state.at[unit]]
                reached = {to for to in ends(state, attempt, ()) if may_end(state, unit, to)}
                told = {"off" if to == OFF else SPACES[to] for to in reached}
                assert told == {to for s, v, a, to in goes if (s, v, a) == (suit, verb, start)}
                found += len(told)
    assert found


def may_end(state: KingOfTheHillState, unit: int, to: int) -> bool:
    return to == OFF or (to != state.at[unit] and not is_taken(state, unit, to))


def test_in_every_phase_something_out_of_place_names_what_is_asked() -> None:
    asked: dict[str, set[str]] = {}
    for state in random_walk(5, games=6):
        refusal = out_of_turn(state)
        asked.setdefault(PHASES[state.phase], set()).add(refusal.rule)
        if state.phase != TERRAIN:
            assert refused(state, "decline") == refusal
    assert asked == {
        "army": {"KH-3.1"}, "terrain": {"KH-4.1"}, "deploy": {"KH-5.1"}, "redraw": {"KH-6.2"},
        "bid": {"KH-6.3"}, "first": {"KH-6.3"}, "action": {"KH-7.1"}, "defend": {"KH-9.3"},
        "flee": {"KH-9.6"}, "retreat": {"KH-9.7"}, "pursue": {"KH-9.9"}, "draw-first": {"KH-4.1"},
        "shuffle": {"KH-6.1"}, "lose": {"KH-13.5"},
    }  # fmt: skip


def test_a_shuffle_in_the_middle_of_a_turn_is_asked_for_by_kh_2_3() -> None:
    state = fight("infantry", "5D e3xe4", pile=[])
    for text in ("yield", "shuffle:9S"):
        assert rule_of(state, text) == "KH-2.3"


# One action, one rule.


def scene(
    blue: str, red: str, hand: str, scenario: str = "king-of-the-woods", **more: Any
) -> KingOfTheHillState:
    """A position in which blue, with one card, is to act; units as `cavalry+ c2, archers d3`."""
    units = [
        {"side": side, "type": name.rstrip("+"), "at": at} | ({"general": True} if name.endswith("+") else {})
        for side, listed in (("blue", blue), ("red", red))
        for name, at in (entry.split() for entry in listed.split(", "))
    ]
    hands = {"blue": ["**" if hand[0] == "*" else hand], "red": ["AS"]}
    return load({
        "game": "king-of-the-hill", "scenario": scenario, "turn": 1, "phase": "action", "actor": "blue",
        "first": "blue", "units": units, "hands": hands, "pile": [], "discard": [], **more,
    })  # fmt: skip


def rule_of(state: KingOfTheHillState, text: str) -> str:
    """The rule that an illegal action is refused by."""
    refusal = refused(state, text)
    assert refusal is not None, f"{text} is legal"
    return refusal.rule


@pytest.mark.parametrize(
    ("blue", "red", "text", "rule"),
    [
        ("infantry+ a3", "infantry a7", "AS burn", "KH-7.1"),  # the card is in the other hand
        ("infantry+ a3", "infantry a7", "5C b3-b4", "KH-7.1"),
        ("infantry+ a3", "infantry a7", "5C a7-a6", "KH-7.1"),
        ("infantry+ a3", "infantry a7", "5D a3-a4", "KH-2.4"),
        ("infantry+ a3", "infantry a4", "5C a3xa4", "KH-2.4"),
        ("infantry+ a3", "infantry a7", "5C a3-a3", "KH-8.1"),
        ("infantry+ a3", "infantry a7", "5C a3-a6", "KH-8.1"),
        ("infantry+ a1", "infantry a7", "5C a1-c3", "KH-8.1"),
        ("infantry+ a3", "infantry a4", "5C a3-a4", "KH-8.2"),
        ("infantry+ a2", "infantry a3, infantry b3, infantry b2", "5C a2-a4", "KH-8.2"),
        ("infantry+ a3", "infantry a7", "5C a3-off", "KH-8.2"),
        ("archers+ a3, artillery c1", "infantry a7", "5C c1-d2", "KH-12.1"),
        ("infantry+ a1, archers a2, archers b1", "infantry a7", "5C a1-b2", "KH-8.3"),
        ("infantry+ b4", "infantry a7", "5C b4-b6", "KH-8.4"),
        ("infantry+ b3", "infantry a7", "5C b3-b5", "KH-8.4"),
        ("infantry+ a3", "infantry b4", "5D a3xb4", "KH-9.1"),
        ("infantry+ a3", "infantry a5", "5D a3xa5", "KH-9.1"),
        ("infantry+ a3, archers a4", "infantry a7", "5D a3xa4", "KH-9.1"),
        ("archers+ a3", "infantry b4, infantry a7", "5D a3xa7", "KH-10.1"),
        ("archers+ a1", "infantry a7", "5D a1xa7", "KH-10.1"),
        ("archers+ a3, light-cavalry h1", "infantry h5", "5D h1xh5", "KH-12.3"),
        ("archers+ b3", "infantry b6", "5D b3xb6", "KH-10.2"),
        ("infantry+ a3", "infantry a7", "5D raze:a3", "KH-15.5"),
        ("infantry+ a3", "infantry a7", "*D vigour:a3-a4", "KH-2.2"),
        ("infantry+ a3", "infantry a7", "** confusion", "KH-2.2"),
        ("infantry+ a3", "infantry a7", "JD vigour:a3-a4", "KH-13.1"),
        ("infantry+ a3", "infantry a7", "5D vigour:a3-a5", "KH-13.1"),
        ("infantry+ a3", "infantry a4", "5D vigour:a3-a4", "KH-8.2"),
        ("infantry+ a3, archers b3", "infantry a7", "5D teleport:b3", "KH-13.2"),
        ("infantry+ a3, beasts b3", "infantry a7", "QD teleport:b3", "KH-13.2"),
        ("infantry a3, archers b3", "infantry a7", "QD teleport:b3", "KH-13.2"),
        ("infantry+ a3", "infantry a7", "AD portal:cavalry@a1", "KH-13.3"),
        ("infantry+ a3", "infantry a7", "5C lightning:a3", "KH-13.4"),
        ("infantry+ a3", "infantry a7", "5C confusion", "KH-13.5"),
        ("infantry+ a3", "infantry a7", "AC paralysis:b7", "KH-13.6"),
    ],
)
def test_a_refusal_names_the_rule_that_is_broken(blue: str, red: str, text: str, rule: str) -> None:
    hand = "2C" if text.startswith("AS") else text[:2]
    assert rule_of(scene(blue, red, hand), text) == rule


@pytest.mark.parametrize(
    ("scenario", "text", "rule"),
    [
        ("introduction", "5D vigour:a3-a4", "KH-7.1"),
        ("ambush", "5C a3-off", "KH-15.4"),
        ("night-attack", "5D raze:c2", "KH-15.5"),
        ("night-attack", "5D h1xh5", "KH-15.5"),  # the range of archers is 3 at night
        ("night-attack", "5C d3-e3", "KH-8.2"),  # deep water
    ],
)
def test_scenarios_have_refusals_of_their_own(scenario: str, text: str, rule: str) -> None:
    assert (
        rule_of(scene("infantry+ a3, archers h1, infantry d3", "infantry h5", text[:2], scenario), text)
        == rule
    )


@pytest.mark.parametrize("text", ["5C a3-b3", "5D a3xa4", "5D vigour:a3-b3"])
def test_kh_13_6_a_paralysed_unit_is_not_activated(text: str) -> None:
    paralysed = [{"at": "a3", "actions": 1, "malus": False}]
    assert rule_of(scene("infantry+ a3", "infantry a4", text[:2], paralysed=paralysed), text) == "KH-13.6"


@pytest.mark.parametrize(
    ("scenario", "text", "rule"),
    [
        ("introduction", ARMY.format("horde"), "KH-3.1"),
        ("ambush", ARMY.format("archers,archers"), "KH-3.1"),
        ("ambush", "army:infantry+", "KH-3.1"),
        ("ambush", ARMY.format("archers").replace("+", ""), "KH-3.1"),
        ("ambush", ARMY.format("archers").replace("cavalry", "cavalry+"), "KH-3.1"),
        ("ambush", ARMY.format("horde").replace("archers,archers", "beasts,beasts"), "KH-3.2"),
        ("ambush", ARMY.format("horde+").replace("infantry+", "infantry"), "KH-3.2"),
        ("ambush", "keep", "KH-3.1"),
    ],
)
def test_armies_are_refused_by_kh_3(scenario: str, text: str, rule: str) -> None:
    assert rule_of(battle(scenario), text) == rule


@pytest.mark.parametrize(
    ("before", "text", "rule"),
    [
        ([], "place:rocks@a4", "KH-4.3"),
        ([], "place:rocks@k1", "KH-4.3"),
        ([], "place:rocks@d3", "KH-4.3"),
        ([], "place:road@e", "KH-4.3"),
        ([], "place:objectives@a1,h2", "KH-4.6"),
        ([], "place:objectives@a6,b7", "KH-4.6"),
        ([], "place:objectives@a7,h7", "KH-4.6"),
        (["place:rocks@a1", "decline"], "place:rocks@b1", "KH-4.3"),
        (["place:rocks@a1", "decline"], "place:forest-great@g1", "KH-4.1"),
        (["place:road@a", "decline"], "place:road@b", "KH-4.2"),
        (["place:objectives@a6,h7", "decline"], "place:objectives@a5,h6", "KH-4.2"),
        (["place:lake-deep@a1", "decline"], "deploy:infantry@a1", "KH-5.1"),
        (["decline", "decline"], "deploy:cavalry@a1", "KH-5.1"),
        (["decline", "decline"], "deploy:infantry@a3", "KH-5.1"),
        (["decline", "decline"], "deploy:infantry+@a7", "KH-5.1"),
        (["decline", "decline"], "deploy:archers+@a1", "KH-5.1"),
        (["decline", "decline", "deploy:infantry@a1", "deploy:infantry@a7"], "deploy:infantry@a1", "KH-1.1"),
    ],
)
def test_set_up_is_refused_by_kh_4_and_kh_5(before: list[str], text: str, rule: str) -> None:
    state = battle("pitched-battle")
    army = "army:infantry+" + ",infantry" * 6
    for done in [army, army, "first:blue", *before]:
        move = notation.number(state, notation.parse(done))
        assert move is not None
        do(state, move)
    assert rule_of(state, text) == rule


def fight(target: str, card: str, *, pile: list[str], hand: str = "2C") -> KingOfTheHillState:
    """Blue's infantry on e3, or its archers on a1, attack a red unit on e4 or a4; red has one card."""
    state = scene(
        "infantry+ e3, archers a1", f"{target} e4, {target} a4", card[:2], "pitched-battle",
        hands={"blue": [card[:2]], "red": [hand]}, pile=pile,
    )  # fmt: skip
    do(state, legal(state)[card])
    return state


@pytest.mark.parametrize(
    ("target", "hand", "text", "rule"),
    [
        ("infantry", "9C", "draw:9C", "KH-9.3"),
        ("infantry", "9C", "hand:KC", "KH-7.1"),
        ("infantry", "3C", "hand:3C", "KH-9.3"),
        ("artillery", "9H", "hand:9H", "KH-12.1"),
        ("land-monster", "9C", "draw:8C", "KH-12.8"),
        ("infantry", "9C", "flee:e5", "KH-9.3"),
    ],
)
def test_defences_are_refused_by_kh_9_3_and_the_traits_of_units(
    target: str, hand: str, text: str, rule: str
) -> None:
    state = fight(target, "5D e3xe4", pile=["8C", "8S", "7H"], hand=hand)
    assert rule_of(state, text) == rule


def test_kh_12_12_flyers_block_no_shot_with_a_red_card_from_the_hand() -> None:
    state = fight("flyers", "5D a1xa4", pile=["2C", "3C", "4C"], hand="9H")
    assert rule_of(state, "hand:9H") == "KH-12.12"


def test_flights_and_retreats_are_refused_by_where_they_lead() -> None:
    fled = fight("infantry", "5D e3xe4", pile=["8C", "8S"])
    do(fled, legal(fled)["draw:8C"])
    shot = fight("infantry", "5D a1xa4", pile=["8C", "8S"])
    do(shot, legal(shot)["draw:8C"])
    back = fight("infantry", "5D e3xe4", pile=["8C", "8S"], hand="9C")
    do(back, legal(back)["hand:9C"])
    assert [rule_of(fled, text) for text in ("flee:e2", "stay", "retreat:e5")] == ["KH-9.6"] * 3
    assert [rule_of(shot, text) for text in ("flee:a3", "stay")] == ["KH-10.5", "KH-9.6"]
    assert [rule_of(back, text) for text in ("retreat:e6", "retreat:e3")] == ["KH-9.7", "KH-8.2"]
