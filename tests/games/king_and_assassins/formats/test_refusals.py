"""Every action that can be parsed and is illegal is refused by a rule, with a message."""

from random import Random

import pytest

import regalia
from regalia.core.game import Game
from regalia.core.i18n import catalogue, tr
from tests.games.king_and_assassins.random_walks import UNCOMPILED, every_text, random_position, random_walk
from tests.support.long_runs import in_long_runs
from tools.dev.rule_table import rule_books

[RULES] = [book.rules for book in rule_books() if book.path.stem == "king-and-assassins"]


def check_all(game: Game, texts: list[str]) -> set[str]:
    """Checks that each attempt is legal or refused by a rule; the rules of the refusals."""
    chances = game.chances()
    legal = {*game.legal(), *((chances and chances.outcomes) or ())}
    named = set()
    for text in texts:
        refusal = game.explain(text)
        assert (refusal is None) == (text in legal), text
        if refusal is not None:
            assert refusal.rule in RULES, text
            assert catalogue("en").has_message(f"refusal-{refusal.code}"), refusal.code
            assert not set("{$}") & set(refusal.words()), refusal.words()
            named.add(refusal.rule)
    return named


@pytest.mark.parametrize("seed", [0, *in_long_runs(1, 2, 3)])
def test_every_action_between_any_two_spaces_is_legal_or_refused_by_a_rule(seed: int) -> None:
    named = set()
    for game in random_walk(seed, games=1 if UNCOMPILED else 2, every=29 if UNCOMPILED else 9):
        named |= check_all(game, every_text(game, Random(seed), far=200))
    assert {"KA-1.3", "KA-5.1", "KA-6.1", "KA-6.2", "KA-7.3", "KA-9.1", "KA-9.2", "KA-10.1"} <= named


def test_in_crowds_near_the_gate_every_rule_of_acting_is_broken_and_named() -> None:
    named = set()
    for seed in range(6 if UNCOMPILED else 60):
        game = regalia.load(random_position(Random(seed)), chance="explicit", seed=seed)
        named |= check_all(game, every_text(game, Random(seed), far=200))
    acting = {"1.3", "5.1", "6.1", "6.2", "7.1", "7.2", "7.3", "7.4", "8.2", "9.1", "9.2"}
    acting |= {"10.1", "10.2", "10.3", "10.4"}
    assert UNCOMPILED or named == {f"KA-{number}" for number in acting}


@pytest.mark.parametrize("seed", range(2))
def test_no_legal_action_is_missing_from_those_that_were_tried(seed: int) -> None:
    for game in random_walk(seed, games=1, every=5):
        tried = set(every_text(game, Random(seed), far=0))
        turn = [text for text in game.legal() if not text.startswith(("pick:", "start:"))]
        assert set(turn) <= tried


def test_a_refused_action_leaves_the_game_as_it_was() -> None:
    for game in random_walk(7, games=1, every=40, actor="king"):
        before, steps = game.position(), len(game.steps)
        for text in every_text(game, Random(7), far=0)[::17]:
            if text not in game.legal():
                with pytest.raises(regalia.IllegalAction):
                    game.push(text)
        assert game.position() == before
        assert len(game.steps) == steps


def test_in_the_words_of_a_refusal_the_spaces_are_named() -> None:
    game = regalia.new("king-and-assassins", seed=1)
    game.push("pick:butcher,farmer,monk")
    refusal = game.explain("j1j3")
    assert refusal is not None
    assert refusal.words() == tr("refusal-not-beside", space="j1", to="j3")
