"""The benchmark of the pages compares figures with targets."""

from benchmarks import pages


def test_a_figure_meets_or_misses_its_target() -> None:
    page = {"size": 119.0, "paint": 900.0, "ready": 2100.0}
    town = page | {"click": 99, "moved": 51, "gap": 20, "dropped": 0.01}
    found: dict[str, dict[str, float]] = {
        pages.HOME: page,
        pages.HILL: page,
        pages.TOWN: town,
        pages.LARGE: {"actions": 270, "click": 101},
    }
    verdicts = {row.measure: row.verdict for row in pages.rows(found)}
    assert verdicts["kB of JavaScript and CSS, home"] == "met"
    assert verdicts["ms until one can play, King of the Hill"] == "missed"
    assert verdicts["% of frames that took more than two"] == "met"
    assert verdicts["ms from a click to the piece's move"] == "missed"
    assert verdicts["the slowest click on a card or unit, 270 actions"] == "missed"
