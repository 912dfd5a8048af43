"""Notation: every legal action is written and parsed back, and any other text is refused with a reason."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core.constants import CHANCE
from regalia.core.errors import BadNotation
from regalia.core.rng import Rng
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats import notation
from tests.games.king_of_the_hill.battles import UNCOMPILED, battle, legal, mutated, random_walk

FUZZ = settings(max_examples=60 if UNCOMPILED else 400, deadline=None, derandomize=True, database=None)
ARMY = "army:infantry+,infantry,infantry,cavalry,archers,archers,horde"
EXAMPLES = (
    ARMY, "place:lake-deep@a1", "place:forest-long/t@i2", "place:road@i", "place:objectives@b6,h7",
    "decline", "deploy:cavalry+@c1", "redraw", "keep", "bid:9S", "bid:**", "first:blue", "first:red",
    "5C c2-c4", "*C c2-c4", "5C c6-off", "4D vigour:c7-off", "KH c2xd3", "4D raze:c2", "4D burn", "** burn",
    "4D vigour:c2-c3", "QH teleport:e2", "AH portal:cavalry@a1", "9S lightning:f6", "AS paralysis:f6",
    "JC confusion", "draw:QS", "draw:*H", "hand:KD", "yield", "flee:d6", "retreat:d6", "stay", "pursue",
    "halt",
)  # fmt: skip
NOT_NOTATION = (
    "", " ", "KEEP", "keep ", " keep", "\tkeep", "keep\n", "pass", "army", "army:", "army:infantry+,",
    "army:knights", "army:Infantry+", "army:infantry +", "army:cavalry,infantry+",
    "army:infantry,infantry+", "army:infantry++", "army:infantry+,infantry+", "place:lake@a1",
    "place:lake-deep@l1", "place:lake-deep@a8", "place:rocks/t@a1", "place:road@i1", "place:road@l",
    "place:rocks@i", "place:objectives@h7,b6", "place:objectives@b6", "place:objectives@b6,h7,a1",
    "place:objectives@b6, h7", "deploy:cavalry@", "deploy:cavalry@off", "deploy:c1", "deploy:cavalry+c1",
    "bid:*C", "bid:10S", "bid:", "bid:9s", "first:", "first:green", "first:Blue", "5C", "5C ", "5C c2",
    "5C c2c4", "5C  c2-c4", "5C c2 - c4", "5c c2-c4", "5C C2-C4", "c2-c4", "** c2-c4", "1C c2-c4",
    "10C c2-c4", "5C off-c2", "5C c2-OFF", "5C c0-c1", "5C c2-c8", "5C c2-l2", "KH c2Xd3", "KH c2xoff",
    "** c2xd3", "KH c2 d3", "4D raze", "4D raze:", "** raze:c2", "4D burn:c2", "*C burn", "burn",
    "4D vigour:c2", "vigour:c2-c3", "QH teleport:e2-e3", "AH portal:a1", "AH portal:cavalry+@a1",
    "AH portal:knights@a1", "9S lightning", "9S lightning:f6xf7", "JC confusion:f6", "draw:**", "draw:",
    "draw", "hand:**", "hand:KD,QD", "yield:KD", "flee", "flee:off", "flee:", "retreat:d6-d7", "stay:d6",
    "pursue:d6", "shuffle:", "shuffle:9S,", "shuffle:9S 2H", "shuffle:*C", "lose:", "lose:*C", "lose:9S,2H",
    "\uff4beep", "5C c\uff12-c4", "keep\x00", "\ufeffkeep",
)  # fmt: skip


@cache
def texts() -> list[str]:
    """Texts of actions of all kinds that are legal in some position."""
    found = {text for state in random_walk(1, games=5, every=3) for text in list(legal(state))[::7]}
    return sorted(found)


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_example_of_the_table_is_read_and_written_alike(text: str) -> None:
    state = battle("pitched-battle")
    move = notation.number(state, notation.parse(text))
    assert move is not None
    assert notation.write(state, move) == text


@pytest.mark.parametrize("text", NOT_NOTATION)
def test_what_is_not_written_by_the_table_is_no_notation(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        notation.parse(text)
    assert caught.value.code == "bad-notation"
    assert not str(caught.value).startswith("error-")


def test_every_legal_action_is_read_as_what_it_was_written_for() -> None:
    for state in random_walk(2, games=5, every=4):
        by_text = legal(state)
        assert len(by_text) == len(state.legal_actions()), "no two actions have the same text"
        for text, action in by_text.items():
            assert notation.number(state, notation.parse(text)) == action


def test_every_outcome_of_chance_is_read_as_what_it_was_written_for() -> None:
    kinds = set()
    for state in random_walk(3, games=10):
        if state.actor() == CHANCE:
            text = notation.write(state, tuple(state.sample_chance(Rng(state.turn))))
            assert happens(state, text)
            kinds.add(text.partition(":")[0])
    assert kinds == {"first", "shuffle", "lose"}


def test_jokers_are_the_same_whichever_is_in_the_pile() -> None:
    state = next(e for e in random_walk(4, games=5) if e.actor() == CHANCE and e.shuffling)
    state.shuffling = 1 << 53 | 1
    assert state.is_possible((53, 0))
    assert happens(state, "shuffle:**,2C")
    assert not happens(state, "shuffle:**,**")
    assert not happens(state, "shuffle:**,2C,**")


def happens(state: KingOfTheHillState, text: str) -> bool:
    """Whether a text is a possible outcome that is written as it was read."""
    move = notation.number(state, notation.parse(text))
    assert isinstance(move, tuple)
    return bool(state.is_possible(move)) and notation.write(state, move) == text


def test_a_text_of_any_length_is_answered_shortly() -> None:
    for text in ("a" * 10**6, "shuffle:" + "9S," * 10**5 + "9S", "army:" + "infantry," * 10**5 + "infantry"):
        with pytest.raises(BadNotation) as caught:
            notation.parse(text)
        assert len(str(caught.value)) < 300


@FUZZ
@given(st.integers(0, 10**6), st.integers(0, 3))
def test_a_text_that_can_be_read_is_the_only_text_of_its_action(seed: int, changes: int) -> None:
    rng = Random(seed)
    state = battle("pitched-battle")
    text = rng.choice(texts())
    for _ in range(changes):
        text = mutated(text, rng)
    try:
        move = notation.number(state, notation.parse(text))
    except BadNotation:
        return
    assert move is None or notation.write(state, move) == text


@FUZZ
@given(st.one_of(st.text(max_size=20), st.text(alphabet="acfk127CDHS*x-:@,+ vigourbndl\n", max_size=14)))
def test_any_text_is_read_or_is_no_notation(text: str) -> None:
    assert not trouble(text).startswith("error-")


def trouble(text: str) -> str:
    """The message for a text that cannot be parsed."""
    try:
        notation.parse(text)
    except BadNotation as error:
        return str(error)
    return ""
