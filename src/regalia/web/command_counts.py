"""Counts of socket messages and commands, with the times of commands.

Plain numbers on the thread of the event loop: the instruments of `prometheus_client` take a lock for each change, which
would be a noticeable part of a move.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Literal, get_args

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from regalia.services.matches.commands import Command
from regalia.web.messages.socket import ExecuteCommand, FromClient

Outcome = Literal["accepted", "refused", "failed"]
# Seconds. A durable move takes some milliseconds; what takes longer than 10 s is given up by people.
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class CommandCounts(Collector):
    """Counts messages of clients, and exports the counts."""

    def __init__(self) -> None:
        self._invalid = 0
        self._messages: Counter[type] = Counter(dict.fromkeys(get_args(FromClient), 0))
        self._commands = {
            (kind, outcome): 0 for kind in get_args(Command) for outcome in get_args(Outcome)
        }  # fmt: skip
        self._buckets = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def add(self, message: FromClient | None, outcome: Outcome, seconds: float) -> None:
        """Counts a message; None stands for one that cannot be decoded."""
        if message is None:
            self._invalid += 1
            return
        self._messages[type(message)] += 1
        if isinstance(message, ExecuteCommand):
            self._commands[type(message.command), outcome] += 1
            self._buckets[bisect_left(BUCKETS, seconds)] += 1
            self._seconds += seconds

    def describe(self) -> Iterable[Metric]:
        """Returns nothing: the registry need not collect to learn the names."""
        return ()

    def collect(self) -> Iterator[Metric]:
        """Yields the metrics."""
        messages = CounterMetricFamily(
            "regalia_socket_messages_total", "Messages of clients by type.", labels=["type"]
        )
        for kind, number in self._messages.items():
            messages.add_metric([tag(kind)], number)
        messages.add_metric(["invalid"], self._invalid)
        yield messages
        commands = CounterMetricFamily(
            "regalia_commands_total", "Commands of players by type and outcome.", labels=["type", "outcome"]
        )
        for (kind, outcome), number in self._commands.items():
            commands.add_metric([tag(kind), outcome], number)
        yield commands
        yield histogram(
            "regalia_command_duration_seconds",
            "Seconds from a command to its answer, which comes when it is on disk.",
            bounds=BUCKETS,
            counts=self._buckets,
            total=self._seconds,
        )


def tag(kind: type) -> str:
    """Returns the name of a message type on the wire."""
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]  # of msgspec.Struct


def histogram(
    name: str, help_text: str, *, bounds: Iterable[float], counts: Iterable[int], total: float
) -> Metric:
    """Returns a histogram of plain counts: one for each bound, and the last for what is larger than all."""
    names = [*(str(float(bound)) for bound in bounds), "+Inf"]
    found = HistogramMetricFamily(name, help_text)
    found.add_metric([], list(zip(names, accumulate(counts), strict=True)), total)
    return found
