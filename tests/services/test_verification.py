"""Verification of the commitments to seed and secret choices."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regalia.core.contract import Outcome
from regalia.core.errors import BadRecord
from regalia.core.fairness import Fairness, make_opening
from regalia.core.record import Record
from regalia.core.rng import Rng
from regalia.services.archive.record_import import import_record
from regalia.services.matches import commands as c
from regalia.services.matches.verification import findings, try_replay
from tests.support.scripted_match import ASSASSINS, KING, PICK, ScriptedMatch, match_settings

replace = msgspec.structs.replace


def played(game: str = "king-and-assassins", plies: int = 30) -> Record:
    """Returns the record of a match that was resigned."""
    scripted = ScriptedMatch(match_settings(game))
    rng = Rng(3)
    if game == "king-and-assassins":
        scripted.act(PICK)
    while len(scripted.match.log) < plies and scripted.match.actor is not None:
        legal = scripted.match.game.legal()
        scripted.act(legal[rng.below(len(legal))])
    if not scripted.match.over:
        scripted.execute(scripted.match.rules.seats[0], c.Resign)
    return scripted.match.record()


def codes(record: Record) -> list[str]:
    """Returns the codes of the findings, each of which has a message."""
    found = findings(record, try_replay(record))
    assert all(finding.words() and "finding" not in finding.words() for finding in found)
    return [finding.code for finding in found]


def with_openings(record: Record, *openings: Any) -> Record:
    """Returns a record with other openings."""
    assert record.fairness is not None
    return replace(record, fairness=Fairness(match=record.fairness.match, openings=list(openings)))


@pytest.mark.parametrize("game", ["king-and-assassins", "king-of-the-hill"])
def test_what_was_played_fits(game: str) -> None:
    record = played(game)
    assert codes(record) == []
    assert record.fairness is not None
    assert len(record.fairness.openings) > 1


def test_a_choice_that_was_taken_back_fits_too() -> None:
    scripted = ScriptedMatch(match_settings(options={"board": "B"}))
    scripted.act(PICK)
    if scripted.match.actor == ASSASSINS:
        scripted.execute(ASSASSINS, c.Undo)
    else:
        scripted.execute(ASSASSINS, c.Ask, offer="takeback")
        scripted.execute(KING, c.Accept, offer="takeback")
    scripted.act("pick:butcher,farmer,squire")
    scripted.execute(KING, c.Resign)
    record = scripted.match.record()
    assert record.fairness is not None
    assert [one.taken_back for one in record.fairness.openings] == [False, True, False]
    assert codes(record) == []


def test_another_seed_does_not_fit() -> None:
    assert "seed" in codes(replace(played(), seed=8))


def test_another_action_does_not_fit() -> None:
    record = played()
    actions = ["pick:butcher,farmer,squire" if text == PICK else text for text in record.actions]
    assert "choice" in codes(replace(record, actions=actions))


def test_another_nonce_does_not_fit() -> None:
    record = played()
    assert record.fairness is not None
    first, second = record.fairness.openings
    assert codes(with_openings(record, first, replace(second, nonce="1" * 64))) == ["hash"]


def test_a_commitment_of_another_match_does_not_fit() -> None:
    record = played()
    assert record.fairness is not None
    first, second = record.fairness.openings
    other = make_opening({**second.what, "match": "other"}, second.nonce)
    assert codes(with_openings(record, first, other)) == ["other-match"]


def test_a_secret_choice_without_a_commitment_is_found() -> None:
    record = played()
    assert record.fairness is not None
    assert codes(with_openings(record, record.fairness.openings[0])) == ["not-promised"]


def test_a_commitment_to_no_ply_at_all_is_found() -> None:
    record = played()
    assert record.fairness is not None
    first, second = record.fairness.openings
    nowhere = make_opening({**second.what, "ply": [2]}, second.nonce)
    assert codes(with_openings(record, first, nowhere)) == ["no-such-ply", "not-promised"]


def test_luck_that_the_seed_does_not_give_is_found() -> None:
    record = played()
    cards = [text for text in record.actions if text.startswith("card:")]
    other = next(card for card in ("card:1/5/4", "card:2/7/5", "card:1/6/5f") if card != cards[0])
    at = record.actions.index(cards[0])
    changed = [*record.actions[:at], other, *record.actions[at + 1 :]]
    assert "replay" in codes(replace(record, actions=changed))


def test_a_record_without_commitments_cannot_be_verified() -> None:
    assert codes(replace(played(), fairness=None)) == ["no-commitments"]


# Import.


def test_a_record_that_is_taken_in_gives_the_same_record() -> None:
    record = played()
    again = import_record(record, 5).record()
    assert again == record


def test_what_is_not_whole_is_not_taken_in() -> None:
    record = played()
    for bad in (
        replace(record, seed=None),
        replace(record, ended=None),
        replace(record, seed=8),
        replace(record, ended=Outcome(None, "bored")),
    ):
        with pytest.raises(BadRecord):
            import_record(bad, 0)
    assert import_record(replace(record, fairness=None), 0).over
