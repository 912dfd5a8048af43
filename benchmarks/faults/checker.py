"""Compares a history that clients recorded with the logs in the store. Pure: no clock, no I/O.

For each match, the log is the only order of commands. The history agrees with it if every acknowledged command is in
the log once and where the answer said, if a command that was sent after another one was acknowledged (or after an entry
was seen) comes later, if every line that a client saw is in the log, and if no refused command is.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from benchmarks.faults.history import Acknowledged, Event, Refused, Seen, Sent
from regalia.services.matches.entries import Acted, Begun, Entry, Joined

Fault = Literal["lost", "doubled", "gap", "order", "time", "phantom", "refused"]


class Violation(NamedTuple):
    """A contradiction. `t` is the client's time, None if the log alone is wrong."""

    fault: Fault
    match: str
    number: int
    detail: str
    t: float | None = None


class Attempts:
    """All that clients did with one command of a match."""

    def __init__(self, first_sent: float, floor: int) -> None:
        self.first_sent = first_sent
        self.floor = floor  # the last entry that was acknowledged or seen before that
        self.unanswered = 0  # times it was sent without an answer that says what happened
        self.acknowledged: Acknowledged | None = None
        self.numbers: set[int] = set()  # of all acknowledgements
        self.refused: Refused | None = None

    def answer(self, event: Acknowledged | Refused) -> None:
        """Takes an answer to the last time it was sent."""
        if isinstance(event, Acknowledged):
            self.acknowledged = self.acknowledged or event
            self.numbers.add(event.number)
        elif not event.unknown:
            self.unanswered -= 1
            self.refused = event


def check(history: Iterable[Event], logs: Mapping[str, Sequence[Entry]]) -> list[Violation]:
    """Returns all contradictions between a history and the final logs by match, in which entries are as stored.

    The events of a history are in the order of their times.
    """
    found = [violation for match, log in logs.items() for violation in check_log(match, log)]
    by_match: dict[str, list[Event]] = {}
    for event in history:
        by_match.setdefault(event.match, []).append(event)
    for match, events in by_match.items():
        found += check_match(match, events, logs.get(match, ()))
    return found


def check_log(match: str, log: Sequence[Entry]) -> Iterator[Violation]:
    """Yields what is wrong with a log by itself: numbers, times, commands that took effect twice."""
    for expected, entry in enumerate(log, start=1):
        if entry.number != expected:
            fault: Fault = "gap" if entry.number > expected else "doubled"
            yield Violation(fault, match, entry.number, f"entry {expected} has the number {entry.number}")
            break
    for before, entry in itertools.pairwise(log):
        if entry.at < before.at:
            yield Violation("time", match, entry.number, f"{entry.at} comes after {before.at}")
    for key, times in Counter(entry.command for entry in log if entry.command).items():
        if times > 1:
            number = max(entry.number for entry in log if entry.command == key)
            yield Violation("doubled", match, number, f"{key} is in the log {times} times")


def check_match(match: str, events: Sequence[Event], log: Sequence[Entry]) -> Iterator[Violation]:
    """Yields the contradictions between what clients of a match saw and its log."""
    numbers = {entry.command: entry.number for entry in log if entry.command}
    entries = {entry.number: entry for entry in log}
    for key, attempts in commands_of(events).items():
        yield from check_command(match, key, attempts, numbers.get(key))
    for event in events:
        if isinstance(event, Seen) and (wrong := difference(event, entries.get(event.number))):
            yield Violation("phantom", match, event.number, f"{event.audience} saw {wrong}", event.t)


def commands_of(events: Iterable[Event]) -> dict[str, Attempts]:
    """Returns the commands of a match by key; each knows which entries existed before it was first sent."""
    commands: dict[str, Attempts] = {}
    floor = 0
    for event in events:
        match event:
            case Sent(key=key):
                commands.setdefault(key, Attempts(event.t, floor)).unanswered += 1
            case Acknowledged(key=key, number=number):
                commands[key].answer(event)
                floor = max(floor, number)
            case Refused(key=key):
                commands[key].answer(event)
            case Seen(number=number):
                floor = max(floor, number)
    return commands


def check_command(match: str, key: str, attempts: Attempts, number: int | None) -> Iterator[Violation]:
    """Yields what is wrong with a command, which has this number in the log, or is not there."""
    done, t = attempts.acknowledged, attempts.first_sent
    if number is None:
        if done is not None:
            yield Violation("lost", match, done.number, f"{key} was acknowledged", t)
        return
    if wrong := sorted(attempts.numbers - {number}):
        yield Violation("doubled", match, number, f"{key} was also acknowledged as {wrong}", t)
    if number <= attempts.floor:
        detail = f"{key} was sent when entry {attempts.floor} was known"
        yield Violation("order", match, number, detail, t)
    if done is None and attempts.refused is not None and not attempts.unanswered:
        yield Violation("refused", match, number, f"{key} was refused: {attempts.refused.code}", t)


def difference(seen: Seen, entry: Entry | None) -> str:
    """Returns how a line that a client saw differs from the stored entry; empty if it does not."""
    if entry is None:
        return "an entry that is not in the log"
    if seen.at != entry.at:
        return f"the time {seen.at} instead of {entry.at}"
    if seen.what is None:  # the audience may not see it
        return ""
    stored = shown(entry)
    if {name: seen.what.get(name) for name in stored} != stored:
        return f"{seen.what} instead of {stored}"
    return ""


def shown(entry: Entry) -> dict[str, Any]:
    """Returns the fields of an entry that every audience is sent as they are stored, if it is sent them at all."""
    stored: dict[str, Any] = msgspec.to_builtins(entry.payload)
    if isinstance(entry.payload, Acted | Begun | Joined):  # the rest is projected
        return {name: stored[name] for name in ("type", "seat") if name in stored}
    return stored
