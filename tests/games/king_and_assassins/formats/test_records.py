"""Records of games: they replay to the same state, and changes to them are detected or harmless."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import regalia
from regalia.core.game import Game
from regalia.core.i18n import tr
from tests.games.king_and_assassins.board_texts import PLAIN
from tests.games.king_and_assassins.fuzzing import FUZZ, JUNK, tried
from tests.games.king_and_assassins.random_walks import UNCOMPILED, choose, random_position


@cache
def finished(board: str) -> Game:
    """A random game."""
    game = regalia.new("king-and-assassins", board=board, boards={"mine": PLAIN}, seed=20)
    rng = Random(20)
    while game.actor is not None:
        game.push(choose(game, rng))
    return game


@cache
def short() -> Game:
    """The end of a game, from a position."""
    game = regalia.load(random_position(Random(3)), seed=20)
    rng = Random(3)
    while game.actor is not None:
        game.push(choose(game, rng))
    return game


def data(game: Game) -> dict[str, Any]:
    """A record as JSON data."""
    record: dict[str, Any] = json.loads(game.record().line())
    return record


def is_replayed_or_refused(record: Any) -> Game | regalia.BadRecord:
    """A game or a record error; any other result fails."""
    return tried(lambda: regalia.replay(record), regalia.BadRecord)


@pytest.mark.parametrize("board", ["A", "B", "mine"])
def test_a_finished_game_replays_to_the_same_state(board: str) -> None:
    game = finished(board)
    for source in (game.record(), game.record().line(), game.record().line().encode(), data(game)):
        again = regalia.replay(source)
        assert again.position() == game.position()
        assert again.record() == game.record()
        assert again.outcome() == game.outcome()
        assert [again.seen(seat) for seat in ("king", "assassins")] == [
            game.seen(seat) for seat in ("king", "assassins")
        ]


def test_a_record_is_one_line_and_holds_what_was_done() -> None:
    record = data(finished("B"))
    assert "\n" not in finished("B").record().line()
    assert list(record) == ["regalia", "game", "rules_version", "setup", "actions", "result", "seed"]
    assert record["setup"] == {"options": {"board": "B"}}
    assert record["actions"][0].startswith("deal:")
    assert record["actions"][1].startswith("pick:")


def test_a_game_that_goes_on_from_a_position_replays() -> None:
    game = short()
    assert regalia.replay(game.record().line()).record() == game.record()


def test_a_saved_game_goes_on_with_the_same_luck() -> None:
    whole = finished("A")
    half = regalia.new("king-and-assassins", seed=20)
    texts = [step.text for step in whole.steps if step.actor != "chance"]
    for text in texts[:60]:
        half.push(text)
    saved = regalia.replay(half.record(keep_seed=True).line())
    for text in texts[60:]:
        saved.push(text)
    assert saved.record() == whole.record()


def test_a_line_cut_short_anywhere_is_no_record() -> None:
    line = short().record().line().encode()
    assert isinstance(is_replayed_or_refused(line), Game)
    for end in range(len(line)):
        error = is_replayed_or_refused(line[:end])
        assert isinstance(error, regalia.BadRecord), end


def test_any_action_changed_is_told_with_its_ply() -> None:
    record = data(finished("A"))
    for ply in range(1, len(record["actions"]) + 1, 40 if UNCOMPILED else 7):
        actions = list(record["actions"])
        actions[ply - 1] = "a1a3"
        error = is_replayed_or_refused({**record, "actions": actions})
        assert isinstance(error, regalia.BadRecord)
        assert error.ply == ply


def test_an_action_left_out_is_told_or_changes_nothing() -> None:
    record = data(finished("A"))
    for ply in range(1, len(record["actions"]) + 1, 40 if UNCOMPILED else 7):
        actions = record["actions"][: ply - 1] + record["actions"][ply:]
        outcome = is_replayed_or_refused({**record, "actions": actions})
        if isinstance(outcome, regalia.BadRecord):
            assert outcome.ply is not None
            assert ply <= outcome.ply + 1, "after the last one there is no other to tell"
        else:
            assert outcome.outcome() == finished("A").outcome()


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"regalia": 2}, "record-format"),
        ({"regalia": True}, "record-format"),
        ({"regalia": None}, "record-format"),
        ({"game": "chess"}, "record-game"),
        ({"rules_version": 99}, "record-newer"),
        ({"rules_version": "1"}, "record-unreadable"),
        ({"setup": {"options": {"board": "C"}}}, "record-setup"),
        ({"setup": {"options": {"jester": 1}}}, "record-setup"),
        ({"setup": {"position": {"game": "king-and-assassins"}}}, "record-setup"),
        ({"setup": {"texts": {"A": "nonsense"}}}, "record-setup"),
        ({"setup": {"chance": "dice"}}, "record-unreadable"),
        ({"setup": None}, "record-unreadable"),
        ({"actions": "end"}, "record-unreadable"),
        ({"actions": [5]}, "record-unreadable"),
        ({"result": None}, "record-result"),
        ({"result": {"winner": "king", "reason": "KA-1.1"}}, "record-result"),
        ({"result": {"winner": "king"}}, "record-unreadable"),
        ({"seed": 21}, "record-chance"),
        ({"seed": -1}, "record-setup"),
        ({"seed": True}, "record-unreadable"),
        ({"seed": 2**63}, "record-setup"),
        ({"jester": 1}, "record-unreadable"),
        ({"view": {}}, "record-unreadable"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_record_is_said(changed: dict[str, Any], reason: str) -> None:
    error = is_replayed_or_refused({**data(finished("A")), **changed})
    assert isinstance(error, regalia.BadRecord)
    assert error.reason == reason


def test_another_seed_is_found_out_at_the_first_outcome_of_chance() -> None:
    error = is_replayed_or_refused({**data(finished("A")), "seed": 21})
    assert isinstance(error, regalia.BadRecord)
    assert error.ply == 1


def test_another_result_is_told_at_the_last_ply() -> None:
    record = data(finished("A"))
    error = is_replayed_or_refused({**record, "result": None})
    assert isinstance(error, regalia.BadRecord)
    assert error.ply == len(record["actions"])


def test_an_action_that_todays_rules_forbid_is_quoted_with_the_reason() -> None:
    record = data(short())
    error = is_replayed_or_refused({**record, "actions": ["a1a3"]})
    assert str(error).startswith(tr("error-record-step", ply=1, action="a1a3", what=""))


def test_what_one_seat_took_home_does_not_replay() -> None:
    game = regalia.new("king-and-assassins", seed=1)
    error = is_replayed_or_refused(game.export("king").line())
    assert isinstance(error, regalia.BadRecord)
    assert error.reason == "record-of-a-seat"


@FUZZ
@given(st.data())
def test_a_record_with_any_field_changed_is_replayed_or_refused(draw: st.DataObject) -> None:
    record = data(short())
    inside = draw.draw(
        st.sampled_from([record, record["setup"], record["setup"]["position"], record["result"]])
    )
    key = draw.draw(st.sampled_from([*sorted(inside), "jester"]))
    inside[key] = draw.draw(JUNK)
    is_replayed_or_refused(record)


@FUZZ
@given(st.integers(0, 2000), st.binary(max_size=3), st.integers(0, 3))
def test_a_line_with_any_byte_changed_is_replayed_or_refused(at: int, put: bytes, cut: int) -> None:
    line = short().record().line().encode()
    is_replayed_or_refused(line[:at] + put + line[at + cut :])


@FUZZ
@given(st.one_of(st.text(), st.binary()))
def test_any_text_is_no_record(text: str | bytes) -> None:
    assert isinstance(is_replayed_or_refused(text), regalia.BadRecord)
