"""Explanations: what can be done with a piece now, and the rule of everything that cannot."""

from typing import Any

import pytest

from regalia.core.contract import Explanation, Subject
from regalia.core.explanations import explain
from regalia.games.king_and_assassins.formats.board_files import built_in
from regalia.games.king_and_assassins.presentation.intended_actions import beside
from tests.games.king_and_assassins.scene import known, scene


def explained(space: str, seat: str = "king", **fields: Any) -> Explanation:
    """The explanation of a space for the seat to act."""
    game = scene(phase=seat, **fields)
    return explain(game.rules, known(game, seat), Subject(space=space))


def rules(explanation: Explanation) -> dict[str, str]:
    """The codes of the reasons, with their rules."""
    return {reason.code: reason.rule for reason in explanation.reasons}


def street_beside_roof() -> tuple[str, str]:
    """A street space and a roof beside it, on side A, away from the king."""
    roofs = built_in()["A"].roofs
    found = ((street, roof) for roof in sorted(roofs) for street in beside(roof) if street not in roofs)
    return next(pair for pair in found if not {"j1", "j10", "i10", "h10"} & {*pair})


def test_a_knight_with_a_free_way_can_move_and_has_no_reason() -> None:
    explanation = explained("d5", knights="d5")

    assert explanation.legal
    assert not rules(explanation).keys() & {"knight-points", "no-fetters"}


def test_a_knight_without_points_is_told_so() -> None:
    explanation = explained("d5", knights="d5", left="1/0/5")

    assert explanation.legal == ()
    assert rules(explanation) == {"knight-points": "KA-7.1"}


def test_reasons_are_grouped_with_all_their_actions() -> None:
    explanation = explained("d5", knights="d5", left="1/0/5")

    [reason] = explanation.reasons
    assert len(reason.actions) == 4
    assert reason.message


def test_the_citizen_on_the_roof_cannot_be_captured_from_the_street() -> None:
    street, roof = street_beside_roof()
    explanation = explained(roof, knights=street, crowd=f"monk@{roof}")

    assert rules(explanation)["reach"] == "KA-7.4"


def test_without_fetters_nobody_is_captured_but_the_piece_may_be_shoved() -> None:
    explanation = explained("d5", knights="c5", crowd="monk@d5", card="1/5/4")

    assert explanation.legal == ("c5d5",)
    assert rules(explanation) == {"no-fetters": "KA-7.4"}


def test_a_citizen_far_from_every_knight_is_not_adjacent() -> None:
    explanation = explained("d5", knights="g2", crowd="monk@d5")

    assert rules(explanation) == {"not-beside": "KA-1.3"}


def test_the_king_is_told_what_blocks_him() -> None:
    explanation = explained("j1", knights="i1 j2")

    assert explanation.legal == ()
    assert rules(explanation) == {"king-occupied": "KA-6.1"}


def test_a_hidden_assassin_beside_the_king_must_be_revealed_first() -> None:
    explanation = explained("i1", "assassins", crowd="monk?i1", king="j1")

    assert "!i1" in explanation.legal
    assert rules(explanation)["citizen-only-steps"] == "KA-9.2"


def test_a_third_kill_is_refused_by_its_rule() -> None:
    explanation = explained("d5", "assassins", knights="d6", crowd="monk!d5", kills_this_turn=2)

    assert rules(explanation)["third-kill"] == "KA-10.3"


def test_a_knight_is_explained_to_the_assassins_by_the_strikes_on_it() -> None:
    explanation = explained("d6", "assassins", knights="d6", crowd="monk!d5")

    assert explanation.legal == ("d5xd6",)


@pytest.mark.parametrize("asker", ["king", "assassins"])
def test_out_of_turn_there_is_one_reason_for_everything(asker: str) -> None:
    turn = "assassins" if asker == "king" else "king"
    game = scene(phase=turn, knights="d5", crowd="monk@c5")

    explanation = explain(game.rules, known(game, asker), Subject(space="d5"))

    assert explanation.legal == ()
    assert rules(explanation) == {"not-now": "KA-5.1"}


def test_an_explanation_of_the_king_does_not_depend_on_who_the_assassins_are() -> None:
    worlds = [
        scene(knights="c5", crowd=f"monk{one}d5 butcher{other}c6", gone="squire:captured farmer:captured")
        for one, other in (("?", "@"), ("@", "?"))
    ]
    for space in ("d5", "c6", "c5"):
        first, second = (explain(game.rules, known(game, "king"), Subject(space=space)) for game in worlds)
        assert first == second


def test_messages_are_in_the_language_that_is_asked_for() -> None:
    game = scene(knights="d5", left="1/0/5")

    [english], [german] = (
        explain(game.rules, known(game, "king"), Subject(space="d5"), language).reasons
        for language in ("en", "de")
    )

    assert english.message != german.message
