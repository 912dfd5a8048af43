"""Which commands are allowed and what they do, command by command."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.contract import Outcome, Seat
from regalia.core.errors import BadNotation, IllegalAction
from regalia.core.rng import Rng
from regalia.services import errors
from regalia.services.matches import commands as c
from regalia.services.matches import decide as rules
from regalia.services.matches.abandonment import NEEDED_ABSENCE
from regalia.services.matches.entries import Acted, Declined, Said, TakenBack
from regalia.services.matches.log_limits import DEFAULT, LogLimits
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Computer, Correspondence, Fischer
from regalia.services.matches.takeback import undo_target
from tests.support.scripted_match import (
    ANN,
    ASSASSINS,
    BLUE,
    BOB,
    KING,
    PICK,
    RED,
    ScriptedMatch,
    match_against_computer,
    match_settings,
)

HILL = "king-of-the-hill"


def started(*, limits: LogLimits = DEFAULT, **changes: Any) -> ScriptedMatch:
    """Returns a match of King & Assassins in which the king is to act."""
    scripted = ScriptedMatch(match_settings(**changes), limits=limits)
    scripted.act(PICK)
    while scripted.match.actor != KING or "end" not in scripted.match.game.legal():
        scripted.act_any()
    return scripted


def refused(
    scripted: ScriptedMatch, error: type[errors.ServiceError], seat: Seat, kind: Any, **fields: Any
) -> str:
    """Checks that a command is refused and changes nothing. Returns: the reason."""
    before = scripted.match.number
    with pytest.raises(error) as caught:
        scripted.execute(seat, kind, **fields)
    assert scripted.match.number == before
    assert "{" not in caught.value.words()
    return caught.value.reason


# Actions.


def test_an_action_is_written_with_the_luck_that_followed() -> None:
    scripted = ScriptedMatch()
    acted = scripted.act(PICK).entries[0].payload
    assert isinstance(acted, Acted)
    assert acted.text == PICK
    assert acted.luck == [step.text for step in scripted.match.game.steps[2:]]


def test_an_action_on_an_old_position_is_stale() -> None:
    scripted = started()
    refused(scripted, errors.StaleTurn, KING, c.Act, action="end", revision=scripted.match.revision - 1)


def test_nobody_acts_for_the_other_seat() -> None:
    scripted = started()
    refused(scripted, errors.NotYourTurn, ASSASSINS, c.Act, action="end")


def test_an_action_that_breaks_a_rule_is_refused_with_the_rule() -> None:
    scripted = started()
    with pytest.raises(IllegalAction) as caught:
        scripted.act("a1a2")
    assert caught.value.rule
    with pytest.raises(BadNotation):
        scripted.act("to the moon")


def test_the_same_command_twice_is_done_once() -> None:
    scripted = started()
    at = scripted.match.revision
    first = scripted.execute(KING, c.Act, id="same", action="end")
    again = scripted.execute(KING, c.Act, id="same", action="end", revision=at)
    assert again.entries == []
    assert again.number == first.number


def test_two_seats_may_choose_the_same_id() -> None:
    scripted = ScriptedMatch()
    scripted.execute(KING, c.Say, id="same", text="hello")
    assert scripted.execute(ASSASSINS, c.Say, id="same", text="hello").entries


def test_nothing_is_done_before_both_are_there() -> None:
    scripted = ScriptedMatch.__new__(ScriptedMatch)
    scripted.match, scripted.now, scripted.lag, scripted.ids, scripted.absent = (
        Match(match_settings()),
        0,
        0,
        0,
        {},
    )
    scripted.fold(rules.join(scripted.match, KING, ANN, 0))
    assert scripted.match.status == "waiting"
    for kind, fields in ((c.Act, {"action": PICK}), (c.Resign, {}), (c.Claim, {}), (c.Undo, {})):
        refused(scripted, errors.NotBegun, KING, kind, **fields)
    with pytest.raises(errors.SeatTaken):
        rules.join(scripted.match, KING, BOB, 0)
    with pytest.raises(errors.NotAllowedNow):
        rules.join(scripted.match, ASSASSINS, ANN, 0)
    scripted.execute(KING, c.Abort)
    assert scripted.match.ended == Outcome(None, "aborted")
    with pytest.raises(errors.MatchOver):
        rules.join(scripted.match, ASSASSINS, BOB, 0)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (c.Act, {"action": "end"}),
        (c.Undo, {}),
        (c.Ask, {"offer": "draw"}),
        (c.Ask, {"offer": "takeback"}),
        (c.Accept, {"offer": "draw"}),
        (c.Resign, {}),
        (c.Abort, {}),
        (c.Claim, {}),
    ],
)
def test_after_the_end_nothing_is_played(kind: Any, fields: dict[str, Any]) -> None:
    scripted = started()
    scripted.execute(KING, c.Resign)
    refused(scripted, errors.MatchOver, KING, kind, **fields)


# Secret choices.


def test_a_secret_choice_has_a_nonce_and_an_open_one_has_none() -> None:
    scripted = ScriptedMatch()
    picked = scripted.act(PICK).entries[0].payload
    assert isinstance(picked, Acted)
    assert picked.nonce
    while scripted.match.actor != KING:
        scripted.act_any()
    moved = scripted.act_any().entries[0].payload
    assert isinstance(moved, Acted)
    assert moved.nonce is None


# Undo and takeback.


def test_ones_own_last_action_can_be_undone_while_the_turn_lasts() -> None:
    scripted = started()
    before = scripted.match.game.position()
    scripted.act(quiet(scripted))
    taken = scripted.execute(KING, c.Undo).entries[0].payload
    assert isinstance(taken, TakenBack)
    assert scripted.match.game.position() == before
    assert scripted.match.revision == scripted.match.number


def quiet(scripted: ScriptedMatch) -> str:
    """Returns a step that reveals nothing."""
    return next(text for text in scripted.match.game.legal() if text[0] in "abcdefghij" and "=" not in text)


def test_a_turn_that_has_passed_on_is_not_undone_but_taken_back_by_consent() -> None:
    scripted = started()
    before = scripted.match.game.position()
    scripted.act("end")
    assert refused(scripted, errors.NotAllowedNow, KING, c.Undo) == "no-undo"
    scripted.execute(KING, c.Ask, offer="takeback")
    assert scripted.match.offers[KING] == ["takeback"]
    scripted.execute(ASSASSINS, c.Accept, offer="takeback")
    assert scripted.match.game.position() == before
    assert scripted.match.offers[KING] == []


def test_what_chance_has_brought_is_never_taken_back() -> None:
    scripted = started()
    scripted.act("end")
    scripted.act("end")  # and a card is turned
    assert scripted.match.actor == KING
    assert refused(scripted, errors.NotAllowedNow, ASSASSINS, c.Ask, offer="takeback") == "no-takeback"
    assert refused(scripted, errors.NotAllowedNow, KING, c.Ask, offer="takeback") == "no-takeback"


def test_a_secret_that_was_learnt_is_never_taken_back() -> None:
    scripted = started()
    scripted.act("end")
    reveal = next(text for text in scripted.match.game.legal() if text.startswith("!"))
    scripted.act(reveal)
    assert refused(scripted, errors.NotAllowedNow, ASSASSINS, c.Undo) == "no-undo"
    assert refused(scripted, errors.NotAllowedNow, ASSASSINS, c.Ask, offer="takeback") == "no-takeback"
    assert refused(scripted, errors.NotAllowedNow, KING, c.Ask, offer="takeback") == "no-takeback"


def test_a_request_to_take_back_lapses_when_somebody_acts() -> None:
    scripted = started()
    scripted.act("end")
    scripted.execute(KING, c.Ask, offer="takeback")
    scripted.act_any()
    refused(scripted, errors.NothingOffered, ASSASSINS, c.Accept, offer="takeback")


def test_the_computer_lets_people_take_back() -> None:
    scripted = ScriptedMatch(
        match_settings(kind="computer", level=1, founder_seat=ASSASSINS), other=Computer(1)
    )
    scripted.act(PICK)
    while scripted.match.actor != KING:
        scripted.act_any()
    scripted.act("end")
    scripted.act(quiet(scripted))
    scripted.execute(ASSASSINS, c.Ask, offer="takeback")
    assert scripted.match.game.steps[-1].text == "end"


def practice(**changes: Any) -> ScriptedMatch:
    """Returns a match of Ann, who has the assassins, against a computer; both have ended a turn."""
    settings = match_settings(kind="computer", level=1, founder_seat=ASSASSINS, **changes)
    scripted = ScriptedMatch(settings, other=Computer(1))
    scripted.act(PICK)
    while scripted.match.actor != KING:
        scripted.act_any()
    scripted.act("end")
    return scripted


def test_in_practice_secrets_and_chance_are_taken_back_too() -> None:
    scripted = practice()
    before = scripted.match.game.position()
    reveal = next(text for text in scripted.match.game.legal() if text.startswith("!"))
    scripted.act(reveal)
    scripted.execute(ASSASSINS, c.Undo)  # what was revealed is hidden again
    assert scripted.match.game.position() == before
    scripted.act("end")  # a card is turned
    scripted.act("end")  # by the computer
    scripted.execute(ASSASSINS, c.Ask, offer="takeback")
    assert scripted.match.game.position() == before
    scripted.execute(ASSASSINS, c.Ask, offer="takeback")  # further back: the pick
    assert PICK in scripted.match.game.legal()
    again = Match.replay(scripted.match.settings, scripted.match.log)
    assert again.game.position() == scripted.match.game.position()


def test_the_start_of_a_game_is_not_taken_back_in_practice_either() -> None:
    scripted = practice()
    scripted.execute(ASSASSINS, c.Ask, offer="takeback")
    assert scripted.match.actor == ASSASSINS
    assert len(scripted.match.game.steps) == scripted.match.first_ply
    assert refused(scripted, errors.NotAllowedNow, ASSASSINS, c.Ask, offer="takeback") == "no-takeback"


def test_a_rated_match_against_the_computer_is_no_practice() -> None:
    scripted = practice(rated=True)
    reveal = next(text for text in scripted.match.game.legal() if text.startswith("!"))
    scripted.act(reveal)
    assert refused(scripted, errors.NotAllowedNow, ASSASSINS, c.Undo) == "no-undo"
    assert refused(scripted, errors.NotAllowedNow, ASSASSINS, c.Ask, offer="takeback") == "no-takeback"


def test_time_is_paid_for_what_is_undone() -> None:
    scripted = started(clock=Fischer(5, 0))
    scripted.act(quiet(scripted), after=1000)
    scripted.now += 2000
    scripted.execute(KING, c.Undo)
    assert scripted.match.clocks.remaining[KING] == 5 * 60_000 - 3000


# Draws.


def test_a_game_without_draws_has_none_to_offer() -> None:
    assert refused(started(), errors.NotAllowedNow, KING, c.Ask, offer="draw") == "no-draws"


def test_a_draw_is_agreed_on() -> None:
    scripted = ScriptedMatch(match_settings(HILL))
    scripted.execute(BLUE, c.Ask, offer="draw")
    assert refused(scripted, errors.NotAllowedNow, BLUE, c.Ask, offer="draw") == "asked-already"
    scripted.execute(RED, c.Accept, offer="draw")
    assert scripted.match.ended == Outcome(None, "agreed")
    assert scripted.match.score == (1, 1)


def test_to_offer_what_the_other_offers_is_to_accept() -> None:
    scripted = ScriptedMatch(match_settings(HILL))
    scripted.execute(BLUE, c.Ask, offer="draw")
    scripted.execute(RED, c.Ask, offer="draw")
    assert scripted.match.ended == Outcome(None, "agreed")


def test_a_declined_draw_is_not_offered_again_before_something_has_changed() -> None:
    scripted = ScriptedMatch(match_settings(HILL))
    scripted.execute(BLUE, c.Ask, offer="draw")
    scripted.execute(RED, c.Decline, offer="draw")
    assert refused(scripted, errors.NotAllowedNow, BLUE, c.Ask, offer="draw") == "asked-already"
    refused(scripted, errors.NothingOffered, RED, c.Accept, offer="draw")


def test_an_offer_can_be_withdrawn() -> None:
    scripted = ScriptedMatch(match_settings(HILL))
    scripted.execute(BLUE, c.Ask, offer="draw")
    assert isinstance(scripted.execute(BLUE, c.Decline, offer="draw").entries[0].payload, Declined)
    refused(scripted, errors.NothingOffered, RED, c.Accept, offer="draw")
    refused(scripted, errors.NothingOffered, RED, c.Decline, offer="draw")


def test_who_acts_declines() -> None:
    scripted = ScriptedMatch(match_settings(HILL))
    assert scripted.match.actor == BLUE
    scripted.execute(RED, c.Ask, offer="draw")
    scripted.act_any()
    refused(scripted, errors.NothingOffered, BLUE, c.Accept, offer="draw")


# Abandonment.


def test_who_resigns_has_lost() -> None:
    scripted = started()
    scripted.execute(ASSASSINS, c.Resign)
    assert scripted.match.ended == Outcome(KING, "resigned")
    assert scripted.match.score == (2, 0)


def test_a_match_is_called_off_before_the_first_action_only() -> None:
    fresh = ScriptedMatch()
    fresh.execute(KING, c.Abort)
    assert fresh.match.ended == Outcome(None, "aborted")
    assert fresh.match.score == (0, 0)
    assert refused(started(), errors.NotAllowedNow, KING, c.Abort) == "no-abort"


def test_what_the_computer_has_done_does_not_keep_anybody() -> None:
    scripted = match_against_computer()
    scripted.act(PICK)
    scripted.execute(KING, c.Abort)
    assert scripted.match.ended == Outcome(None, "aborted")


def test_a_win_is_claimed_from_who_is_gone_long_enough_and_is_waited_for() -> None:
    scripted = started(clock=Fischer(5, 0))
    enough = NEEDED_ABSENCE[Fischer]
    assert enough is not None
    scripted.absent = {KING: enough - 1}
    assert refused(scripted, errors.NotAllowedNow, ASSASSINS, c.Claim) == "not-gone-yet"
    scripted.absent = {ASSASSINS: enough}
    assert refused(scripted, errors.NotAllowedNow, KING, c.Claim) == "not-gone"
    scripted.absent = {KING: enough}
    scripted.execute(ASSASSINS, c.Claim)
    assert scripted.match.ended == Outcome(ASSASSINS, "abandoned")


def test_by_correspondence_nobody_is_gone() -> None:
    scripted = started(clock=Correspondence(1))
    scripted.absent = {KING: 10**12}
    refused(scripted, errors.NotAllowedNow, ASSASSINS, c.Claim)


# Time.


def test_who_resigns_has_no_more_time_left_than_the_clock_showed() -> None:
    scripted = started(clock=Fischer(10, 32))
    before = scripted.match.clocks.remaining[KING]
    scripted.now += 5_000
    scripted.execute(KING, c.Resign)
    assert scripted.match.clocks.remaining_at(scripted.now)[KING] == before - 5_000


def test_whose_time_is_up_has_lost_whatever_it_would_do() -> None:
    scripted = started(clock=Fischer(1, 0))
    scripted.now += 60_000 + 1
    decision = scripted.execute(KING, c.Act, action="end")
    assert decision.timed_out
    assert scripted.match.ended == Outcome(ASSASSINS, "time")


def test_lag_may_save_an_action() -> None:
    scripted = started(clock=Fischer(1, 0))
    scripted.now += 60_000 + 100
    scripted.lag = 150
    assert not scripted.execute(KING, c.Act, action="end").timed_out
    assert not scripted.match.over


def test_a_computer_has_all_the_time() -> None:
    scripted = ScriptedMatch(match_settings(kind="computer", level=1, clock=Fischer(1, 0)), other=Computer(1))
    assert scripted.match.actor == ASSASSINS
    assert rules.timeout(scripted.match, 10**9) == []


# Rematches.


def test_a_rematch_is_for_after_the_end_and_for_both() -> None:
    scripted = started()
    assert refused(scripted, errors.NotAllowedNow, KING, c.Ask, offer="rematch") == "no-rematch"
    scripted.execute(KING, c.Resign)
    refused(scripted, errors.NothingOffered, ASSASSINS, c.Accept, offer="rematch")
    assert not scripted.execute(KING, c.Ask, offer="rematch").rematch
    assert scripted.execute(ASSASSINS, c.Accept, offer="rematch").rematch


# Chat.


def test_a_line_of_chat_is_made_clean() -> None:
    said = ScriptedMatch().execute(KING, c.Say, text="  good\n\tluck\x07 \u202eevil ").entries[0].payload
    assert said == Said(seat=KING, text="good luck evil")
    refused(ScriptedMatch(), errors.BadCommand, KING, c.Say, text=" \u200b ")


# Log limits.

FEW = LogLimits(undos=3, offers=3, mutes=3, chat_lines=3)


def test_chat_has_an_end_for_each_seat() -> None:
    scripted = ScriptedMatch(limits=FEW)
    for _ in range(FEW.chat_lines):
        scripted.execute(KING, c.Say, text="again")
    assert refused(scripted, errors.TooMany, KING, c.Say, text="again") == "too-many-sayings"
    assert scripted.execute(ASSASSINS, c.Say, text="my turn").entries


def test_muting_what_is_muted_adds_nothing_to_the_log() -> None:
    scripted = ScriptedMatch()
    scripted.execute(KING, c.Mute, on=True)
    before = scripted.match.number
    assert scripted.execute(KING, c.Mute, on=True).number == before
    assert scripted.match.number == before


def test_a_seat_can_mute_and_unmute_only_so_often() -> None:
    scripted = ScriptedMatch(limits=FEW)
    for turn in range(FEW.mutes):
        scripted.execute(KING, c.Mute, on=turn % 2 == 0)
    assert refused(scripted, errors.TooMany, KING, c.Mute, on=False) == "too-many-mutes"


def test_a_seat_can_undo_only_so_often_and_goes_on_playing() -> None:
    scripted = started(limits=FEW)
    for _ in range(FEW.undos):
        scripted.act_any()
        scripted.execute(KING, c.Undo)
    scripted.act_any()
    assert refused(scripted, errors.TooMany, KING, c.Undo) == "too-many-undos"
    assert scripted.act("end").entries


def test_takebacks_count_as_undos() -> None:
    scripted = match_against_computer()
    scripted.limits = FEW
    scripted.act(PICK)
    while scripted.match.actor != KING or "end" not in scripted.match.game.legal():
        scripted.act_any()
    for _ in range(FEW.undos):
        scripted.act_any()
        scripted.execute(KING, c.Ask, offer="takeback")
    scripted.act_any()
    assert refused(scripted, errors.TooMany, KING, c.Ask, offer="takeback").startswith("too-many")


def test_a_rematch_can_be_offered_and_withdrawn_only_so_often() -> None:
    scripted = ScriptedMatch(limits=FEW)
    scripted.execute(KING, c.Resign)
    for _ in range(FEW.offers):
        scripted.execute(KING, c.Ask, offer="rematch")
        scripted.execute(KING, c.Decline, offer="rematch")
    assert refused(scripted, errors.TooMany, KING, c.Ask, offer="rematch") == "too-many-offers"


def test_a_long_game_with_many_undos_meets_no_limit() -> None:
    scripted, rng = ScriptedMatch(), Rng(3)
    scripted.act(PICK)
    undone = 0
    while scripted.match.actor is not None:
        legal = scripted.match.game.legal()
        scripted.act(legal[rng.below(len(legal))])
        actor = scripted.match.actor
        if actor is not None and rng.below(2) and undo_target(scripted.match, actor) is not None:
            scripted.execute(actor, c.Undo)
            undone += 1
    assert scripted.match.over
    assert undone > 50
