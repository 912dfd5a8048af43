"""Every query of the Grafana dashboard names metrics and labels that a server exports."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.clients import Person, Refusal, running
from tests.support.metrics import Samples, Server, play_short_match
from tests.support.ports import free_port
from tools.dev.dashboard import FILE

# Words of PromQL in the queries; labels that Prometheus adds to every sample.
FUNCTIONS = {"sum", "rate", "count", "by", "histogram_quantile", "label_values"}
ADDED = {"instance", "job"}
METRIC = re.compile(r"\b(?:regalia|process)_\w+")
GROUPED = re.compile(r"by \(([^)]*)\)")
SELECTOR = re.compile(r'(\w+)\s*(?:=~|!~|!=|=)\s*"')
STRING = re.compile(r'"[^"]*"')
WORD = re.compile(r"[A-Za-z_]\w*")


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Samples]:
    """What a server exports after a short match, a failed log-in and a hit of a limit."""
    port = free_port()
    with running(tmp_path_factory.mktemp("dashboard") / "regalia.sqlite3", metrics_port=port) as address:
        play_short_match(address)
        with pytest.raises(Refusal):
            Person(address).request("POST", "/api/session", {"name": "nobody", "password": "wrong-word"})
        yield Server(address, port).samples()


def queries(file: Path = FILE) -> dict[str, tuple[str, str]]:
    """Returns the queries of a dashboard and their legends, by panel and letter."""
    dashboard = json.loads(file.read_text("utf-8"))
    return {
        f"{panel['title']} {target['refId']}": (target["expr"], target["legendFormat"])
        for panel in dashboard["panels"]
        for target in panel.get("targets", [])
    }


def named_labels(query: str) -> set[str]:
    """Returns the labels that a query selects or groups by."""
    grouped = {label.strip() for group in GROUPED.findall(query) for label in group.split(",")}
    return grouped | set(SELECTOR.findall(query))


def unknown_words(query: str) -> set[str]:
    """Returns the words of a query that are neither metric nor label nor function."""
    bare = re.sub(r"\[[^\]]*\]", "", STRING.sub('""', query))
    return {
        word
        for word in WORD.findall(bare)
        if word not in FUNCTIONS | named_labels(query) and not METRIC.fullmatch(word)
    }


@pytest.mark.parametrize("place", queries())
def test_a_query_names_metrics_and_labels_that_the_server_exports(place: str, samples: Samples) -> None:
    query, legend = queries()[place]
    metrics = METRIC.findall(query)
    assert metrics
    assert unknown_words(query) == set()
    shown = set(re.findall(r"{{(\w+)}}", legend))
    for metric in metrics:
        exported = samples.labels(metric)
        assert exported, f"{metric} is not exported"
        known = ADDED.union(*exported)
        assert named_labels(query) | shown <= known, metric


def test_every_metric_of_the_server_has_a_panel(samples: Samples) -> None:
    shown = {metric for query, _ in queries().values() for metric in METRIC.findall(query)}
    exported = {name for name, _ in samples.values if name.startswith("regalia_")}
    parts = {name for name in exported if re.search(r"_(sum|count|bucket)$", name)}
    assert sorted(exported - parts - shown) == []


@pytest.mark.parametrize(
    ("query", "unknown"),
    [
        ("sum (rate(regalia_commands_total[5m]))", set()),
        ('sum by (type) (regalia_commands_total{outcome=~"$x"})', set()),
        ("sum (rate(commands_total[5m]))", {"commands_total"}),
    ],
)
def test_a_word_that_is_no_metric_is_found(query: str, unknown: set[str]) -> None:
    assert unknown_words(query) == unknown


def test_a_metric_and_a_label_that_are_not_exported_are_found(samples: Samples) -> None:
    assert samples.labels("regalia_comands_total") == []
    assert "kind" not in set().union(*samples.labels("regalia_commands_total"))


def test_panels_do_not_overlap() -> None:
    places: set[tuple[int, int]] = set()
    for panel in json.loads(FILE.read_text("utf-8"))["panels"]:
        grid = panel["gridPos"]
        cells = {
            (grid["x"] + x, grid["y"] + y) for x in range(grid["w"]) for y in range(grid["h"])
        }  # fmt: skip
        assert not places & cells, panel["title"]
        places |= cells
