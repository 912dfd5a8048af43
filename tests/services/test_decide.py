"""The rules of the table, command by command."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.contract import Outcome, Seat
from regalia.core.errors import BadNotation, IllegalAction
from regalia.core.rng import Rng
from regalia.services import commands as c
from regalia.services import decide as rules
from regalia.services import errors
from regalia.services.abandonment import NEEDED_ABSENCE
from regalia.services.entries import Acted, Declined, Said, TakenBack
from regalia.services.log_limits import DEFAULT, LogLimits
from regalia.services.match import Match
from regalia.services.match_settings import Computer, Correspondence, Fischer
from regalia.services.takeback import undo_target
from tests.services.players import (
    ANN,
    ASSASSINS,
    BLUE,
    BOB,
    KING,
    PICK,
    RED,
    Sitting,
    computer,
    terms,
)

HILL = "king-of-the-hill"


def started(*, limits: LogLimits = DEFAULT, **changes: Any) -> Sitting:
    """A match of King & Assassins in which the king is to act."""
    sitting = Sitting(terms(**changes), limits=limits)
    sitting.act(PICK)
    while sitting.match.actor != KING or "end" not in sitting.match.game.legal():
        sitting.act_any()
    return sitting


def refused(sitting: Sitting, error: type[errors.ServiceError], seat: Seat, kind: Any, **fields: Any) -> str:
    """A refusal, which changes nothing; its reason."""
    before = sitting.match.number
    with pytest.raises(error) as caught:
        sitting.do(seat, kind, **fields)
    assert sitting.match.number == before
    assert "{" not in caught.value.words()
    return caught.value.reason


# Acting.


def test_an_action_is_written_with_the_luck_that_followed() -> None:
    sitting = Sitting()
    acted = sitting.act(PICK).entries[0].payload
    assert isinstance(acted, Acted)
    assert acted.text == PICK
    assert acted.luck == [step.text for step in sitting.match.game.steps[2:]]


def test_an_action_on_an_old_position_is_stale() -> None:
    sitting = started()
    refused(sitting, errors.StaleTurn, KING, c.Act, action="end", revision=sitting.match.revision - 1)


def test_nobody_acts_for_the_other_seat() -> None:
    sitting = started()
    refused(sitting, errors.NotYourTurn, ASSASSINS, c.Act, action="end")


def test_an_action_that_breaks_a_rule_is_refused_with_the_rule() -> None:
    sitting = started()
    with pytest.raises(IllegalAction) as caught:
        sitting.act("a1a2")
    assert caught.value.rule
    with pytest.raises(BadNotation):
        sitting.act("to the moon")


def test_the_same_command_twice_is_done_once() -> None:
    sitting = started()
    at = sitting.match.revision
    first = sitting.do(KING, c.Act, id="same", action="end")
    again = sitting.do(KING, c.Act, id="same", action="end", revision=at)
    assert again.entries == []
    assert again.number == first.number


def test_two_seats_may_choose_the_same_id() -> None:
    sitting = Sitting()
    sitting.do(KING, c.Say, id="same", text="hello")
    assert sitting.do(ASSASSINS, c.Say, id="same", text="hello").entries


def test_nothing_is_done_before_both_are_there() -> None:
    sitting = Sitting.__new__(Sitting)
    sitting.match, sitting.now, sitting.lag, sitting.ids, sitting.absent = Match(terms()), 0, 0, 0, {}
    sitting.keep(rules.join(sitting.match, KING, ANN, 0))
    assert sitting.match.status == "waiting"
    for kind, fields in ((c.Act, {"action": PICK}), (c.Resign, {}), (c.Claim, {}), (c.Undo, {})):
        refused(sitting, errors.NotBegun, KING, kind, **fields)
    with pytest.raises(errors.SeatTaken):
        rules.join(sitting.match, KING, BOB, 0)
    with pytest.raises(errors.NotAllowedNow):
        rules.join(sitting.match, ASSASSINS, ANN, 0)
    sitting.do(KING, c.Abort)
    assert sitting.match.ended == Outcome(None, "aborted")
    with pytest.raises(errors.MatchOver):
        rules.join(sitting.match, ASSASSINS, BOB, 0)


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
    sitting = started()
    sitting.do(KING, c.Resign)
    refused(sitting, errors.MatchOver, KING, kind, **fields)


# Secret choices.


def test_a_secret_choice_has_a_nonce_and_an_open_one_has_none() -> None:
    sitting = Sitting()
    picked = sitting.act(PICK).entries[0].payload
    assert isinstance(picked, Acted)
    assert picked.nonce
    while sitting.match.actor != KING:
        sitting.act_any()
    moved = sitting.act_any().entries[0].payload
    assert isinstance(moved, Acted)
    assert moved.nonce is None


# Undoing and taking back.


def test_ones_own_last_action_can_be_undone_while_the_turn_lasts() -> None:
    sitting = started()
    before = sitting.match.game.position()
    sitting.act(quiet(sitting))
    taken = sitting.do(KING, c.Undo).entries[0].payload
    assert isinstance(taken, TakenBack)
    assert sitting.match.game.position() == before
    assert sitting.match.revision == sitting.match.number


def quiet(sitting: Sitting) -> str:
    """A step, which tells nobody anything."""
    return next(text for text in sitting.match.game.legal() if text[0] in "abcdefghij" and "=" not in text)


def test_a_turn_that_has_passed_on_is_not_undone_but_taken_back_by_consent() -> None:
    sitting = started()
    before = sitting.match.game.position()
    sitting.act("end")
    assert refused(sitting, errors.NotAllowedNow, KING, c.Undo) == "no-undo"
    sitting.do(KING, c.Ask, offer="takeback")
    assert sitting.match.offers[KING] == ["takeback"]
    sitting.do(ASSASSINS, c.Accept, offer="takeback")
    assert sitting.match.game.position() == before
    assert sitting.match.offers[KING] == []


def test_what_chance_has_brought_is_never_taken_back() -> None:
    sitting = started()
    sitting.act("end")
    sitting.act("end")  # and a card is turned
    assert sitting.match.actor == KING
    assert refused(sitting, errors.NotAllowedNow, ASSASSINS, c.Ask, offer="takeback") == "no-takeback"
    assert refused(sitting, errors.NotAllowedNow, KING, c.Ask, offer="takeback") == "no-takeback"


def test_a_secret_that_was_learnt_is_never_taken_back() -> None:
    sitting = started()
    sitting.act("end")
    reveal = next(text for text in sitting.match.game.legal() if text.startswith("!"))
    sitting.act(reveal)
    assert refused(sitting, errors.NotAllowedNow, ASSASSINS, c.Undo) == "no-undo"
    assert refused(sitting, errors.NotAllowedNow, ASSASSINS, c.Ask, offer="takeback") == "no-takeback"
    assert refused(sitting, errors.NotAllowedNow, KING, c.Ask, offer="takeback") == "no-takeback"


def test_a_request_to_take_back_lapses_when_somebody_acts() -> None:
    sitting = started()
    sitting.act("end")
    sitting.do(KING, c.Ask, offer="takeback")
    sitting.act_any()
    refused(sitting, errors.NothingOffered, ASSASSINS, c.Accept, offer="takeback")


def test_the_computer_lets_people_take_back() -> None:
    sitting = Sitting(terms(kind="computer", level=1, founder_seat=ASSASSINS), other=Computer(1))
    sitting.act(PICK)
    while sitting.match.actor != KING:
        sitting.act_any()
    sitting.act("end")
    sitting.act(quiet(sitting))
    sitting.do(ASSASSINS, c.Ask, offer="takeback")
    assert sitting.match.game.steps[-1].text == "end"


def test_time_is_paid_for_what_is_undone() -> None:
    sitting = started(clock=Fischer(5, 0))
    sitting.act(quiet(sitting), after=1000)
    sitting.now += 2000
    sitting.do(KING, c.Undo)
    assert sitting.match.clocks.remaining[KING] == 5 * 60_000 - 3000


# Draws.


def test_a_game_without_draws_has_none_to_offer() -> None:
    assert refused(started(), errors.NotAllowedNow, KING, c.Ask, offer="draw") == "no-draws"


def test_a_draw_is_agreed_on() -> None:
    sitting = Sitting(terms(HILL))
    sitting.do(BLUE, c.Ask, offer="draw")
    assert refused(sitting, errors.NotAllowedNow, BLUE, c.Ask, offer="draw") == "asked-already"
    sitting.do(RED, c.Accept, offer="draw")
    assert sitting.match.ended == Outcome(None, "agreed")
    assert sitting.match.score == (1, 1)


def test_to_offer_what_the_other_offers_is_to_accept() -> None:
    sitting = Sitting(terms(HILL))
    sitting.do(BLUE, c.Ask, offer="draw")
    sitting.do(RED, c.Ask, offer="draw")
    assert sitting.match.ended == Outcome(None, "agreed")


def test_a_declined_draw_is_not_offered_again_before_something_has_changed() -> None:
    sitting = Sitting(terms(HILL))
    sitting.do(BLUE, c.Ask, offer="draw")
    sitting.do(RED, c.Decline, offer="draw")
    assert refused(sitting, errors.NotAllowedNow, BLUE, c.Ask, offer="draw") == "asked-already"
    refused(sitting, errors.NothingOffered, RED, c.Accept, offer="draw")


def test_an_offer_can_be_withdrawn() -> None:
    sitting = Sitting(terms(HILL))
    sitting.do(BLUE, c.Ask, offer="draw")
    assert isinstance(sitting.do(BLUE, c.Decline, offer="draw").entries[0].payload, Declined)
    refused(sitting, errors.NothingOffered, RED, c.Accept, offer="draw")
    refused(sitting, errors.NothingOffered, RED, c.Decline, offer="draw")


def test_who_acts_declines() -> None:
    sitting = Sitting(terms(HILL))
    assert sitting.match.actor == BLUE
    sitting.do(RED, c.Ask, offer="draw")
    sitting.act_any()
    refused(sitting, errors.NothingOffered, BLUE, c.Accept, offer="draw")


# Leaving.


def test_who_resigns_has_lost() -> None:
    sitting = started()
    sitting.do(ASSASSINS, c.Resign)
    assert sitting.match.ended == Outcome(KING, "resigned")
    assert sitting.match.score == (2, 0)


def test_a_match_is_called_off_before_the_first_action_only() -> None:
    fresh = Sitting()
    fresh.do(KING, c.Abort)
    assert fresh.match.ended == Outcome(None, "aborted")
    assert fresh.match.score == (0, 0)
    assert refused(started(), errors.NotAllowedNow, KING, c.Abort) == "no-abort"


def test_what_the_computer_has_done_does_not_keep_anybody() -> None:
    sitting = computer()
    sitting.act(PICK)
    sitting.do(KING, c.Abort)
    assert sitting.match.ended == Outcome(None, "aborted")


def test_a_win_is_claimed_from_who_is_gone_long_enough_and_is_waited_for() -> None:
    sitting = started(clock=Fischer(5, 0))
    enough = NEEDED_ABSENCE[Fischer]
    assert enough is not None
    sitting.absent = {KING: enough - 1}
    assert refused(sitting, errors.NotAllowedNow, ASSASSINS, c.Claim) == "not-gone-yet"
    sitting.absent = {ASSASSINS: enough}
    assert refused(sitting, errors.NotAllowedNow, KING, c.Claim) == "not-gone"
    sitting.absent = {KING: enough}
    sitting.do(ASSASSINS, c.Claim)
    assert sitting.match.ended == Outcome(ASSASSINS, "abandoned")


def test_by_correspondence_nobody_is_gone() -> None:
    sitting = started(clock=Correspondence(1))
    sitting.absent = {KING: 10**12}
    refused(sitting, errors.NotAllowedNow, ASSASSINS, c.Claim)


# Time.


def test_who_resigns_has_no_more_time_left_than_the_clock_showed() -> None:
    sitting = started(clock=Fischer(10, 32))
    before = sitting.match.clocks.remaining[KING]
    sitting.now += 5_000
    sitting.do(KING, c.Resign)
    assert sitting.match.clocks.remaining_at(sitting.now)[KING] == before - 5_000


def test_whose_time_is_up_has_lost_whatever_it_would_do() -> None:
    sitting = started(clock=Fischer(1, 0))
    sitting.now += 60_000 + 1
    decision = sitting.do(KING, c.Act, action="end")
    assert decision.timed_out
    assert sitting.match.ended == Outcome(ASSASSINS, "time")


def test_lag_may_save_an_action() -> None:
    sitting = started(clock=Fischer(1, 0))
    sitting.now += 60_000 + 100
    sitting.lag = 150
    assert not sitting.do(KING, c.Act, action="end").timed_out
    assert not sitting.match.over


def test_a_computer_has_all_the_time() -> None:
    sitting = Sitting(terms(kind="computer", level=1, clock=Fischer(1, 0)), other=Computer(1))
    assert sitting.match.actor == ASSASSINS
    assert rules.timeout(sitting.match, 10**9) == []


# A rematch.


def test_a_rematch_is_for_after_the_end_and_for_both() -> None:
    sitting = started()
    assert refused(sitting, errors.NotAllowedNow, KING, c.Ask, offer="rematch") == "no-rematch"
    sitting.do(KING, c.Resign)
    refused(sitting, errors.NothingOffered, ASSASSINS, c.Accept, offer="rematch")
    assert not sitting.do(KING, c.Ask, offer="rematch").rematch
    assert sitting.do(ASSASSINS, c.Accept, offer="rematch").rematch


# Talking.


def test_a_line_of_chat_is_made_clean() -> None:
    said = Sitting().do(KING, c.Say, text="  good\n\tluck\x07 \u202eevil ").entries[0].payload
    assert said == Said(seat=KING, text="good luck evil")
    refused(Sitting(), errors.BadCommand, KING, c.Say, text=" \u200b ")


# What one seat may add to a log.

FEW = LogLimits(undos=3, offers=3, mutes=3, chat_lines=3)


def test_chat_has_an_end_for_each_seat() -> None:
    sitting = Sitting(limits=FEW)
    for _ in range(FEW.chat_lines):
        sitting.do(KING, c.Say, text="again")
    assert refused(sitting, errors.TooMany, KING, c.Say, text="again") == "too-many-sayings"
    assert sitting.do(ASSASSINS, c.Say, text="my turn").entries


def test_muting_what_is_muted_adds_nothing_to_the_log() -> None:
    sitting = Sitting()
    sitting.do(KING, c.Mute, on=True)
    before = sitting.match.number
    assert sitting.do(KING, c.Mute, on=True).number == before
    assert sitting.match.number == before


def test_a_seat_can_mute_and_unmute_only_so_often() -> None:
    sitting = Sitting(limits=FEW)
    for turn in range(FEW.mutes):
        sitting.do(KING, c.Mute, on=turn % 2 == 0)
    assert refused(sitting, errors.TooMany, KING, c.Mute, on=False) == "too-many-mutes"


def test_a_seat_can_undo_only_so_often_and_goes_on_playing() -> None:
    sitting = started(limits=FEW)
    for _ in range(FEW.undos):
        sitting.act_any()
        sitting.do(KING, c.Undo)
    sitting.act_any()
    assert refused(sitting, errors.TooMany, KING, c.Undo) == "too-many-undos"
    assert sitting.act("end").entries


def test_takebacks_count_as_undos() -> None:
    sitting = computer()
    sitting.limits = FEW
    sitting.act(PICK)
    while sitting.match.actor != KING or "end" not in sitting.match.game.legal():
        sitting.act_any()
    for _ in range(FEW.undos):
        sitting.act_any()
        sitting.do(KING, c.Ask, offer="takeback")
    sitting.act_any()
    assert refused(sitting, errors.TooMany, KING, c.Ask, offer="takeback").startswith("too-many")


def test_a_rematch_can_be_offered_and_withdrawn_only_so_often() -> None:
    sitting = Sitting(limits=FEW)
    sitting.do(KING, c.Resign)
    for _ in range(FEW.offers):
        sitting.do(KING, c.Ask, offer="rematch")
        sitting.do(KING, c.Decline, offer="rematch")
    assert refused(sitting, errors.TooMany, KING, c.Ask, offer="rematch") == "too-many-offers"


def test_a_long_game_with_many_undos_meets_no_limit() -> None:
    sitting, rng = Sitting(), Rng(3)
    sitting.act(PICK)
    undone = 0
    while sitting.match.actor is not None:
        legal = sitting.match.game.legal()
        sitting.act(legal[rng.below(len(legal))])
        actor = sitting.match.actor
        if actor is not None and rng.below(2) and undo_target(sitting.match, actor) is not None:
            sitting.do(actor, c.Undo)
            undone += 1
    assert sitting.match.over
    assert undone > 50
