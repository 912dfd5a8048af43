"""Actions as objects: texts that know their seat and parts, and are accepted wherever a text is."""

import copy
import json
import pickle

import pytest

import regalia
from regalia.core.game import Game

pytestmark = pytest.mark.games("king-and-assassins")


@pytest.fixture
def game() -> Game:
    """A game in the king's first turn."""
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    return game


def test_legal_actions_are_the_texts_of_legal_with_their_parts(game: Game) -> None:
    actions = game.legal_actions()
    assert [*map(str, actions)] == game.legal()
    assert {action.seat for action in actions} == {"king"}
    step, end = (actions[game.legal().index(text)] for text in ("j2j3", "end"))
    assert (step.kind, step.fields) == ("step", {"start": "j2", "to": "j3"})
    assert (end.kind, end.fields) == ("end", {})


@pytest.mark.games("king-of-the-hill")
def test_the_kinds_of_the_other_game_come_from_its_notation() -> None:
    game = regalia.new("king-of-the-hill", scenario="introduction", seed=1)
    kinds = set()
    for _ in range(40):
        kinds |= {action.kind for action in game.legal_actions()}
        game.push(game.legal()[0])
    assert {"army", "deploy", "bid"} <= kinds


def test_the_repr_of_an_action_shows_its_parts(game: Game) -> None:
    step = game.legal_actions()[game.legal().index("j2j3")]
    assert repr(step) == "Action('j2j3', seat='king', kind='step', start='j2', to='j3')"


def test_push_explain_and_preview_accept_an_action(game: Game) -> None:
    action = game.legal_actions()[0]
    assert game.explain(action) is None
    assert game.preview(action).steps[0].text == action
    game.push(action)
    assert type(game.steps[-1].text) is str  # so that records can be encoded
    assert game.record().actions[-1] == action


def test_an_action_without_a_cached_list_of_legal_ones_is_parsed() -> None:
    first, second = (regalia.new("king-and-assassins", seed=7) for _ in range(2))
    second.push(first.legal_actions()[5])
    assert second.peek() == first.legal()[5]


def test_an_action_is_copied_pickled_and_encoded_like_a_text(game: Game) -> None:
    action = game.peek()
    for same in (copy.deepcopy(action), pickle.loads(pickle.dumps(action))):
        assert same == action
        assert (same.seat, same.kind, same.fields) == (action.seat, action.kind, action.fields)
    assert json.dumps([action]) == '["pick:butcher,farmer,monk"]'
    assert action in {"pick:butcher,farmer,monk": 1}


def test_a_game_whose_notation_has_no_kinds_has_actions_of_one_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    game = regalia.new("king-and-assassins", seed=7)
    monkeypatch.setattr(game.rules.notation, "parse", lambda text: None)
    assert repr(game.legal_actions()[0]) == (
        "Action('pick:appleman,blacksmith,butcher', seat='assassins', kind='action')"
    )


def test_there_are_no_legal_actions_at_a_chance_event_and_after_the_end() -> None:
    assert regalia.new("king-and-assassins", chance="explicit").legal_actions() == []
    game = regalia.new("king-and-assassins", seed=7)
    while not game.is_over:
        game.push(game.legal()[-1])
    assert game.legal_actions() == []
