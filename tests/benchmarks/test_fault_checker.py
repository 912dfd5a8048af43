"""The checker of client histories finds every fault that is put in on purpose, and nothing in a correct history."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from benchmarks.faults.checker import check
from benchmarks.faults.history import Acknowledged, Event, Recorder, Refused, Seen, Sent, read_history
from regalia.services.matches.entries import Acted, Begun, Entry, Said

M = "match-1"


def entry(number: int, command: str | None, *, at: int = 0) -> Entry:
    payload = Acted(seat="king", text=f"a{number}") if command else Begun()
    return Entry(number=number, at=at or 1000 + number, payload=payload, command=command)


LOG = [entry(1, None), entry(2, "king:a"), entry(3, "king:b"), entry(4, "assassins:c")]


def sent(t: float, key: str) -> Sent:
    return Sent(t=t, client="one", match=M, key=key, command={"type": "act"})


def acknowledged(t: float, key: str, number: int) -> Acknowledged:
    return Acknowledged(t=t, client="one", match=M, key=key, number=number)


def refused(t: float, key: str, *, unknown: bool = False) -> Refused:
    return Refused(t=t, client="one", match=M, key=key, code="service/stale-turn", unknown=unknown)


def seen(t: float, number: int, *, at: int = 0, seat: str = "king") -> Seen:
    what = {"type": "acted", "seat": seat, "plies": number}
    return Seen(t=t, client="two", match=M, audience="king", number=number, at=at or 1000 + number, what=what)


HISTORY: list[Event] = [
    sent(1, "king:a"), acknowledged(2, "king:a", 2), seen(2.5, 2),
    sent(3, "king:b"), sent(4, "king:b"), acknowledged(5, "king:b", 3),  # sent again after a lost connection
    sent(6, "king:x"), refused(7, "king:x"),
    sent(8, "assassins:c"), refused(9, "assassins:c", unknown=True),
]  # fmt: skip


def faults(history: list[Event], log: list[Entry]) -> list[str]:
    return [violation.fault for violation in check(history, {M: log})]


def test_a_correct_history_has_no_violations() -> None:
    assert check(HISTORY, {M: LOG}) == []


def test_a_lost_command_is_found() -> None:
    assert faults(HISTORY, LOG[:2]) == ["lost"]


def test_a_match_that_is_lost_with_all_its_entries_is_found() -> None:
    assert {violation.fault for violation in check(HISTORY, {})} == {"lost", "phantom"}


def test_a_gap_is_found() -> None:
    assert faults([], [LOG[0], LOG[1], LOG[3]]) == ["gap"]


def test_a_doubled_entry_is_found() -> None:
    assert "doubled" in faults([], [*LOG[:2], LOG[1], *LOG[2:]])


def test_a_command_that_took_effect_twice_is_found() -> None:
    assert faults([], [*LOG, entry(5, "king:a")]) == ["doubled"]


def test_a_command_that_was_acknowledged_with_two_numbers_is_found() -> None:
    assert faults([*HISTORY, sent(9, "king:a"), acknowledged(10, "king:a", 4)], LOG) == ["doubled"]


def test_a_reordered_pair_is_found() -> None:
    swapped = [LOG[0], entry(2, "king:b"), entry(3, "king:a"), LOG[3]]
    assert "order" in faults(HISTORY, swapped)


def test_a_command_that_is_older_than_what_its_client_had_seen_is_found() -> None:
    assert faults([seen(1, 3), sent(2, "king:a")], LOG) == ["order"]


def test_concurrent_commands_may_have_any_order() -> None:
    together: list[Event] = [
        sent(1, "king:b"),
        sent(2, "king:a"),
        acknowledged(3, "king:b", 3),
        acknowledged(4, "king:a", 2),
    ]
    assert faults(together, LOG) == []


def test_a_time_that_decreases_is_found() -> None:
    assert faults([], [*LOG[:2], entry(3, "king:b", at=999), LOG[3]]) == ["time"]


@pytest.mark.parametrize("phantom", [seen(1, 5), seen(1, 2, at=77), seen(1, 2, seat="assassins")])
def test_an_update_that_is_not_in_the_log_is_found(phantom: Seen) -> None:
    assert faults([phantom], LOG) == ["phantom"]


def test_a_chat_line_with_another_text_is_found() -> None:
    log = [LOG[0], Entry(number=2, at=1002, payload=Said(seat="king", text="hello"))]
    line = msgspec.structs.replace(seen(1, 2), what={"type": "said", "seat": "king", "text": "goodbye"})
    assert faults([line], log) == ["phantom"]


def test_a_hidden_line_is_compared_by_its_number_and_time() -> None:
    hidden = msgspec.structs.replace(seen(1, 2), what=None)
    assert faults([hidden], LOG) == []


def test_a_refused_command_in_the_log_is_found() -> None:
    assert faults([sent(1, "king:a"), refused(2, "king:a")], LOG) == ["refused"]


def test_a_refusal_after_an_unanswered_attempt_says_nothing_about_that_attempt() -> None:
    assert faults([sent(1, "king:a"), sent(2, "king:a"), refused(3, "king:a")], LOG) == []


def test_a_history_is_read_as_it_was_recorded(tmp_path: Path) -> None:
    with Recorder(tmp_path / "history") as recorder:
        for event in HISTORY:
            recorder.record(event)
    assert list(read_history(tmp_path / "history")) == HISTORY
