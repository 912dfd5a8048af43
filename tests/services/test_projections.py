"""Projections: each entry once, and nothing that an audience may not know."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from regalia.core.contract import SPECTATOR, Details, Seat, View
from regalia.core.state import State
from regalia.games import registry
from regalia.services.matches import commands as c
from regalia.services.matches import projections
from regalia.services.matches.entries import Said
from regalia.services.matches.match import Match
from regalia.services.matches.messages import MatchState, Update
from regalia.services.matches.player_identity import player_identity
from tests.support.scripted_match import ASSASSINS, BLUE, KING, PICK, RED, ScriptedMatch, match_settings
from tests.support.twin_matches import played, two_picks


def told_since(match: Match, audience: Seat, since: int) -> list[Update]:
    """Returns the updates of an audience since an entry."""
    return projections.updates(match, [audience], since=since, now=0, identify=player_identity)[audience]


def state(match: Match, audience: Seat) -> MatchState:
    """Returns the state of a match for an audience."""
    return projections.match_states(match, [audience], 0)[audience]


def traffic(scripted: ScriptedMatch, audience: Seat) -> bytes:
    """Returns everything that an audience is sent of a match, without commitments."""
    match = Match(scripted.match.settings)
    sent = [msgspec.json.encode(projections.snapshot(match, audience, now=0, identify=player_identity))]
    for entry in scripted.match.log:
        match.fold(entry)
        sent += [msgspec.json.encode(one) for one in told_since(match, audience, match.number - 1)]
        sent.append(
            msgspec.json.encode(projections.snapshot(match, audience, now=0, identify=player_identity))
        )
        if match.plies_after(match.number) is not None:
            sent.append(msgspec.json.encode(projections.position_after(match, audience, match.number)))
    text = b"\n".join(sent)
    for number in match.commitments.values():
        text = text.replace(number.encode(), b"#" * 64)
    return text


@pytest.mark.parametrize("audience", [KING, SPECTATOR])
def test_two_worlds_that_an_audience_cannot_tell_apart_give_the_same_bytes(audience: Seat) -> None:
    first, second = (played(pick, 40) for pick in two_picks())
    assert traffic(first, audience) == traffic(second, audience)


def test_details_that_depended_on_a_secret_would_give_other_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = registry.GAMES["king-and-assassins"]
    views, details = rules.observation.views, rules.presentation.details
    states = []

    def remembered(state: State, seats: Iterable[Seat]) -> dict[Seat, View]:
        states.append(state)
        return views(state, seats)

    def leaking(view: View) -> Details:
        hidden = rules.setup.position(states[-1])["assassins"] if states else ()
        honest = details(view)
        assert honest is not None
        return msgspec.structs.replace(honest, enemies=sorted(hidden))

    monkeypatch.setattr(rules.observation, "views", remembered)
    monkeypatch.setattr(rules.presentation, "details", leaking)
    first, second = (played(pick, 40) for pick in two_picks())
    assert traffic(first, KING) != traffic(second, KING)


def test_everything_that_shows_a_view_has_its_details() -> None:
    scripted = ScriptedMatch()
    number = scripted.act(PICK).number
    match, details = scripted.match, scripted.match.rules.presentation.details
    assert state(match, KING).details == details(state(match, KING).view)
    past = projections.position_after(match, KING, number)
    assert past.details == details(past.view)
    scripted.execute(KING, c.Resign)
    disclosure = state(match, SPECTATOR).disclosure
    assert disclosure is not None
    assert disclosure.details == details(disclosure.full_view)


def test_a_line_of_the_log_has_the_notation_of_its_action_for_those_who_may_know_it() -> None:
    scripted = ScriptedMatch()
    scripted.act(PICK)
    texts = {audience: told_since(scripted.match, audience, 3)[0].notation for audience in (KING, ASSASSINS)}
    assert texts == {KING: None, ASSASSINS: PICK}
    step = scripted.match.game.legal()[0]
    scripted.act(step)
    assert told_since(scripted.match, SPECTATOR, scripted.match.number - 1)[0].notation == step


@pytest.mark.parametrize(
    ("game", "seat", "draw"), [("king-and-assassins", KING, False), ("king-of-the-hill", BLUE, True)]
)
def test_a_draw_may_be_offered_where_the_rules_know_one(game: str, seat: Seat, draw: bool) -> None:
    match = ScriptedMatch(match_settings(game)).match
    assert state(match, seat).draw is draw
    assert state(match, SPECTATOR).draw is False


def test_presets_are_announced_to_the_seat_that_is_to_choose() -> None:
    match = ScriptedMatch(match_settings("king-of-the-hill")).match
    assert (state(match, BLUE).presets, state(match, RED).presets) == (True, False)
    assert not state(ScriptedMatch().match, ASSASSINS).presets


def test_who_may_know_the_difference_is_told_it() -> None:
    first, second = (played(pick, 6) for pick in two_picks())
    assert traffic(first, ASSASSINS) != traffic(second, ASSASSINS)


@pytest.mark.parametrize("audience", [KING, ASSASSINS, SPECTATOR])
def test_nothing_tells_the_seed_or_a_nonce_before_the_end(audience: Seat) -> None:
    scripted = ScriptedMatch(match_settings(seed=123456789123, nonce="ab" * 32))
    scripted.act(PICK)
    sent = traffic(scripted, audience)
    assert b"123456789123" not in sent
    assert b"abab" not in sent
    assert b"nonce" not in sent
    scripted.execute(KING, c.Resign)
    assert b"123456789123" in traffic(scripted, audience)


def test_the_army_of_the_other_is_not_told() -> None:
    scripted = ScriptedMatch(match_settings("king-of-the-hill"))
    army = scripted.match.game.legal()[0]
    scripted.act(army)
    shown = told_since(scripted.match, SPECTATOR, scripted.match.number - 1)[0]
    assert army.encode() not in msgspec.json.encode(shown)
    assert shown.commitment
    assert (
        projections.snapshot(scripted.match, RED, now=0, identify=player_identity).log[-1].commitment
        == shown.commitment
    )


def test_only_the_seat_to_act_is_given_its_actions() -> None:
    match = ScriptedMatch().match
    assert state(match, ASSASSINS).legal == match.game.legal()
    assert state(match, KING).legal is None
    assert state(match, SPECTATOR).legal is None


def test_a_long_list_is_not_sent_and_can_be_asked_for() -> None:
    match = ScriptedMatch(match_settings("king-of-the-hill", options={"scenario": "pitched-battle"})).match
    stands = state(match, BLUE)
    assert stands.many
    assert stands.legal is None
    choices = projections.choices(match, BLUE)
    assert len(choices.legal) > projections.MAX_ACTIONS
    assert all(offer.actions[0] in choices.legal for offer in choices.presets)


def test_updates_go_on_where_somebody_was_cut_off() -> None:
    scripted = played(two_picks()[0], 20)
    match = scripted.match
    whole = told_since(match, KING, 0)
    for since in range(match.number + 1):
        missed = told_since(match, KING, since)
        assert [one.number for one in missed] == list(range(since + 1, match.number + 1))
        assert missed == whole[since:]
        assert [one.now is not None for one in missed] == [False] * (len(missed) - 1) + [True] * bool(missed)


def test_who_is_muted_is_not_read() -> None:
    scripted = ScriptedMatch()
    scripted.execute(KING, c.Mute, on=True)
    scripted.execute(ASSASSINS, c.Say, text="boo")
    muted, said = (
        projections.update(scripted.match, scripted.match.number - n, KING, player_identity) for n in (1, 0)
    )
    assert muted.payload is not None
    assert said.payload is None
    assert projections.update(
        scripted.match, scripted.match.number, ASSASSINS, player_identity
    ).payload == Said(seat=ASSASSINS, text="boo")
    assert (
        projections.update(scripted.match, scripted.match.number - 1, ASSASSINS, player_identity).payload
        is None
    )


def test_after_the_end_all_secrets_are_shown() -> None:
    scripted = played(two_picks()[0], 8)
    scripted.execute(KING, c.Resign)
    disclosure = state(scripted.match, SPECTATOR).disclosure
    assert disclosure is not None
    assert disclosure.seed == 7
    picked = two_picks()[0].removeprefix("pick:").split(",")
    assert sorted(msgspec.to_builtins(disclosure.full_view)["assassins"]) == sorted(picked)


def test_past_positions_of_a_match_that_is_over_show_everything() -> None:
    scripted = ScriptedMatch()
    number = scripted.act(PICK).number
    assert (
        "monk" not in msgspec.to_builtins(projections.view_after(scripted.match, KING, number))["assassins"]
    )
    scripted.execute(KING, c.Resign)
    for audience in (KING, ASSASSINS, SPECTATOR):
        seen = msgspec.to_builtins(projections.view_after(scripted.match, audience, number))
        assert sorted(seen["assassins"]) == ["butcher", "farmer", "monk"]


@pytest.mark.parametrize("audience", [BLUE, RED, SPECTATOR])
def test_hands_in_past_positions_are_closed_while_a_match_runs_and_open_after_it(audience: Seat) -> None:
    scripted = ScriptedMatch(match_settings(game="king-of-the-hill"))
    while msgspec.to_builtins(scripted.match.game.view(BLUE))["phase"] != "bid":
        scripted.act(scripted.match.game.legal()[0])
    number = scripted.match.revision

    def open_hands() -> set[str]:
        view = msgspec.to_builtins(projections.position_after(scripted.match, audience, number).view)
        return {side for side, hand in view["hands"].items() if isinstance(hand, list)}

    assert open_hands() == {audience} - {SPECTATOR}
    scripted.execute(RED, c.Resign)
    assert open_hands() == {BLUE, RED}
