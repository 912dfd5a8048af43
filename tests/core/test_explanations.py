"""Explanations of games that do not say which actions are meant: the forms of their legal actions are tried."""

from regalia.core.contract import Subject
from regalia.core.explanations import similar_actions


def test_the_forms_of_legal_actions_are_tried_from_a_space_to_every_other_one() -> None:
    legal = ["a1-a2", "a1-b1", "!b2", "end"]

    found = list(similar_actions(legal, Subject(space="b1"), ["a1", "a2", "b1"]))

    assert found == ["b1-a1", "b1-a2", "!b1"]


def test_a_card_has_no_similar_actions() -> None:
    assert list(similar_actions(["a1-a2"], Subject(card="2C"), ["a1", "a2"])) == []
