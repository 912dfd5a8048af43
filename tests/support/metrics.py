"""A server with metrics: a short match to measure, and the samples that it exports."""

from __future__ import annotations

from typing import NamedTuple

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.support.clients import Seat, meet

Key = tuple[str, frozenset[tuple[str, str]]]


class Samples:
    """The samples of one scrape, by name and labels."""

    def __init__(self, text: str) -> None:
        self.values: dict[Key, float] = {
            (sample.name, frozenset(sample.labels.items())): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }

    def get(self, name: str, **labels: str) -> float:
        """Returns a sample; 0 if there is none with these labels."""
        return self.values.get((name, frozenset(labels.items())), 0.0)

    def __getitem__(self, name: str) -> float:
        return self.values[name, frozenset()]

    def difference(self, before: Samples, name: str, **labels: str) -> float:
        """Returns by how much a sample has grown since an earlier scrape."""
        return self.get(name, **labels) - before.get(name, **labels)

    def labels(self, name: str) -> list[dict[str, str]]:
        """Returns the labels of all samples of a name."""
        return [dict(labels) for found, labels in self.values if found == name]


class Server(NamedTuple):
    """The addresses of a server with metrics."""

    address: str
    metrics_port: int

    def text(self) -> str:
        """Returns the page of metrics."""
        return httpx.get(f"http://127.0.0.1:{self.metrics_port}/metrics").raise_for_status().text

    def samples(self) -> Samples:
        """Returns all samples."""
        return Samples(self.text())


def play_short_match(address: str) -> Seat:
    """Plays two actions, with one refused, one chat line and one invalid message. Returns: a player."""
    one, other, match = meet(address, "king-and-assassins", seats=("king", "assassins"))
    one.until(other.act("pick:butcher,farmer,monk"))
    assert one.do(match, "act", at=one.now["changed"], action="nonsense")["type"] == "refused"
    other.until(one.act("end"))
    assert one.do(match, "say", text="hello")["type"] == "done"
    one.send(type="nonsense")
    assert one.receive_until("refused")["error"]["code"] == "web/bad-message"
    return one
