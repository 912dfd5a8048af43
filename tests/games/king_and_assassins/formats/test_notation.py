"""Notation: round trips of all legal actions, and fuzzing of typed text."""

from functools import cache
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import regalia
from regalia.core.game import Game
from tests.games.king_and_assassins.fuzzing import FUZZ, tried
from tests.games.king_and_assassins.oracle import CITIZEN_IDS
from tests.games.king_and_assassins.random_walks import random_position, random_walk
from tests.games.king_and_assassins.scene import scene

SIGNS = st.text(alphabet="abcdefghij0123456789x=!*:/,.-+ endpickstardlof\n", max_size=12)
ALMOST = st.builds(
    "{}{}{}{}".format,
    st.sampled_from(["", "!", "start:", "card:", "pick:", "deal:", "END", " "]),
    st.from_regex(r"[a-k](1?[0-9])", fullmatch=True),
    st.sampled_from(["", "x", "=", "-", "*", "X"]),
    st.one_of(st.just(""), st.from_regex(r"[a-k](1?[0-9])", fullmatch=True)),
)
LISTS = st.builds(
    "{}:{}".format,
    st.sampled_from(["pick", "deal"]),
    st.lists(st.sampled_from([*CITIZEN_IDS, "jester", "Monk", "mönk", ""]), max_size=13).map(",".join),
)
NOT_NOTATION = (
    "", " ", "END", "end ", " end", "e", "i2", "i2 h2", "i2-h2", "i2h2h2", "i0h1", "k1j1", "i11h1", "I2H2",
    "i02h2", "i2Xh2", "i2==h2", "!!i2", "i2!", "*c8", "c8**", "start:", "start: j1", "start:k1", "card:",
    "card:1/5", "card:1/5/4F", "card:1/5/4ff", "card:10/5/4", "pick", "pick:a,,b", "pick:monk,farmer,butcher",
    "pick:a b", "deal:monk,", "i2h2\n", "i\uff12h2", "\uff45nd", "end\x00", "\ufeffend",
)  # fmt: skip


@cache
def games() -> list[Game]:
    """A game in each phase, and some crowded positions."""
    fresh = regalia.new("king-and-assassins", board="B", chance="explicit", seed=1)
    phases = [fresh.copy()]
    for text in (
        "deal:" + ",".join(CITIZEN_IDS),
        "pick:butcher,farmer,monk",
        "start:a1",
        "card:1/6/5f",
        "end",
    ):
        fresh.push(text)
        phases.append(fresh.copy())
    crowds = (regalia.load(random_position(Random(seed)), chance="explicit", seed=1) for seed in range(4))
    return [*phases, *crowds]


def test_every_legal_action_is_read_as_what_it_was_written_for() -> None:
    for game in random_walk(4, games=2, every=5):
        for number in game.state.legal_actions():
            text = game.rules.notation.write(game.state, number)
            assert game.rules.notation.read(game.state, text) == number
        assert len(game.legal()) == len(set(game.legal())) == len(game.state.legal_actions())
        assert game.legal() == sorted(game.legal())


@pytest.mark.parametrize("text", NOT_NOTATION)
def test_what_is_not_written_by_the_table_is_no_notation(text: str) -> None:
    for game in games():
        with pytest.raises(regalia.BadNotation) as caught:
            game.push(text)
        assert caught.value.code == "bad-notation"
        assert not str(caught.value).startswith("error-")


def test_a_text_of_any_length_is_answered_shortly() -> None:
    game = scene(king="d5")
    for text in ("a" * 10**6, "deal:" + "monk," * 10**5 + "monk", "pick:" + "a," * 10**5 + "a"):
        with pytest.raises(regalia.BadNotation) as caught:
            game.push(text)
        assert len(str(caught.value)) < 300


@FUZZ
@given(st.sampled_from(range(10)), st.one_of(st.text(max_size=20), SIGNS, ALMOST, LISTS))
@example(which=0, text="deal:")
@example(which=1, text="pick:")
def test_any_text_is_legal_or_no_notation_or_refused_by_a_rule(which: int, text: str) -> None:
    game = games()[which].copy()
    before = game.position()
    done = tried(lambda: game.push(text), regalia.RegaliaError)
    if isinstance(done, list):
        assert game.steps[-1].text == text
        return
    assert isinstance(done, regalia.BadNotation | regalia.IllegalAction)
    assert isinstance(done, regalia.BadNotation) or done.refusal.rule.startswith("KA-")
    assert game.position() == before
    assert text not in game.legal()
