"""Questions of a seat about the present position: who may ask, when, and what the answers depend on."""

from __future__ import annotations

import msgspec
import pytest

from regalia.core.contract import Explanation, Seat, Subject
from regalia.core.errors import BadField, BadNotation, IllegalAction
from regalia.services.errors import MatchOver, NotYourTurn, StaleTurn
from regalia.services.matches import commands as c
from regalia.services.matches import inquiries
from regalia.services.matches.inquiries import SeatPosition, ask
from regalia.services.matches.match import Match
from regalia.services.matches.messages import Reach
from tests.support.sample_messages import preview_of_an_attack
from tests.support.scripted_match import ASSASSINS, KING, PICK, ScriptedMatch
from tests.support.twin_matches import played, two_picks


def begun() -> ScriptedMatch:
    """Returns a match in which the king is to act."""
    scripted = ScriptedMatch()
    scripted.act(PICK)
    return scripted


def reach(match: Match, seat: Seat, space: str) -> Reach:
    """Asks for the reach of a piece in the present position."""
    return ask(match, seat, lambda position: inquiries.reach(position, space), at=match.revision)


def explain(match: Match, seat: Seat, space: str) -> Explanation:
    """Asks for an explanation of a space in the present position."""
    subject = Subject(space=space)
    return ask(
        match,
        seat,
        lambda position: inquiries.explain(position, subject, "en"),
        at=match.revision,
        to_act=False,
    )


def test_the_seat_to_act_is_told_the_reach_of_its_piece() -> None:
    match = begun().match
    found = {target.space: target for target in reach(match, KING, "i3").spaces}
    assert found["i4"].cost == 1
    assert found["i4"].actions == ("i3i4",)
    assert found["h4"].actions[0] in match.game.legal()


def test_another_seat_is_told_nothing() -> None:
    with pytest.raises(NotYourTurn):
        reach(begun().match, ASSASSINS, "f5")


def test_a_question_that_need_not_be_asked_in_turn_is_answered_out_of_turn() -> None:
    match = begun().match
    seen = ask(match, ASSASSINS, lambda position: position.view.seat, at=match.revision, to_act=False)
    assert seen == ASSASSINS


def test_a_question_about_an_earlier_position_is_refused_as_stale() -> None:
    scripted = begun()
    earlier = scripted.match.revision
    scripted.act_any()
    with pytest.raises(StaleTurn):
        ask(scripted.match, KING, lambda position: inquiries.reach(position, "i3"), at=earlier)


def test_a_question_about_a_match_that_is_over_is_refused() -> None:
    scripted = begun()
    scripted.execute(KING, c.Resign)
    with pytest.raises(MatchOver):
        reach(scripted.match, KING, "i3")


@pytest.mark.parametrize("space", ["z9", "", "I3", "i3" * 1000])
def test_a_space_that_the_board_does_not_have_is_named(space: str) -> None:
    with pytest.raises(BadField) as caught:
        reach(begun().match, KING, space)
    assert caught.value.field == "space"


def test_a_question_changes_nothing() -> None:
    match = begun().match
    before = match.game.position()
    reach(match, KING, "i3")
    assert match.game.position() == before


def test_in_worlds_that_a_seat_cannot_tell_apart_every_piece_has_the_same_reach() -> None:
    first, second = (played(pick, 44).match for pick in two_picks())
    assert first.actor == KING
    spaces = [space for space, piece in first.game.pieces(KING).items() if piece.seat == KING]
    assert len(spaces) == 8
    for space in spaces:
        answers = [msgspec.json.encode(reach(match, KING, space)) for match in (first, second)]
        assert answers[0] == answers[1]


def test_in_worlds_that_a_seat_cannot_tell_apart_every_action_has_the_same_preview() -> None:
    first, second = (played(pick, 44).match for pick in two_picks())
    for action in first.game.legal():
        answers = [
            msgspec.json.encode(
                ask(match, KING, lambda position: inquiries.preview(position, action), at=match.revision)  # noqa: B023
            )
            for match in (first, second)
        ]
        assert answers[0] == answers[1]


def test_an_attack_is_previewed_with_its_defence_cards_and_odds() -> None:
    duel = msgspec.to_builtins(preview_of_an_attack().preview)["duel"]
    assert duel["draws"] == 2
    assert [odds["card"] for odds in duel["odds"]] == ["JH", "9H"]


@pytest.mark.parametrize(("action", "error"), [("i3i9", IllegalAction), ("?", BadNotation)])
def test_an_action_that_is_not_legal_has_no_preview(action: str, error: type[Exception]) -> None:
    match = begun().match
    with pytest.raises(error):
        ask(match, KING, lambda position: inquiries.preview(position, action), at=match.revision)


def test_the_world_of_a_question_does_not_depend_on_the_secret() -> None:
    worlds = []
    for pick in two_picks():
        match = played(pick, 40).match
        view = match.rules.observation.view(match.game.state, KING, ())
        worlds.append(match.rules.setup.position(SeatPosition(match.rules, view).world))
    assert worlds[0] == worlds[1]


def test_a_seat_is_told_why_its_piece_cannot_act() -> None:
    match = begun().match
    king = match.game.position()["king"]

    explanation = explain(match, KING, king)

    assert {reason.rule for reason in explanation.reasons} <= {"KA-6.1", "KA-6.2"}
    assert set(explanation.legal) <= set(match.game.legal())


def test_a_seat_that_is_not_to_act_is_told_so() -> None:
    [reason] = explain(begun().match, ASSASSINS, "i3").reasons
    assert (reason.rule, reason.code) == ("KA-5.1", "not-now")


def test_in_worlds_that_a_seat_cannot_tell_apart_every_space_has_the_same_explanation() -> None:
    first, second = (played(pick, 44).match for pick in two_picks())
    for space in first.game.pieces(KING):
        answers = [msgspec.json.encode(explain(match, KING, space)) for match in (first, second)]
        assert answers[0] == answers[1]
