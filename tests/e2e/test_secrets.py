"""Two people, each with a browser: neither is ever sent or shown what only the other may know."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.founding import found, join
from tests.e2e.town import Town

GAME = "king-and-assassins"


def named(message: Any) -> set[str]:
    """Whoever a message, or any part of it, calls an assassin."""
    if isinstance(message, list):
        return {name for part in message for name in named(part)}
    if not isinstance(message, dict):
        return set()
    assassins = message.get("assassins")
    here = set(assassins) if isinstance(assassins, dict | list) else set()
    return here.union(*(named(part) for part in message.values()))


def test_the_king_never_receives_the_names_of_hidden_assassins_before_the_end(come: Come) -> None:
    crowd, king = come(), come()
    page, link = found(crowd, GAME, seat="assassins")
    theirs, his = Town(crowd, page), Town(king, join(king, link))
    assert theirs.wait()
    picked = theirs.pick()
    assert his.wait()
    for _ in range(3):  # rounds, as people play them
        his.answer_what_is_asked()
        if not theirs.wait():
            break
        theirs.step_quietly()
        if not his.wait():
            break

    told = [message for message in king.heard if "finale" not in (message.get("now") or {})]
    revealed = {
        citizen
        for state in crowd.states
        for citizen, fate in state["view"]["assassins"].items()
        if fate == "revealed"
    }
    assert set().union(*(named(message) for message in told)) <= revealed
    assert not any("pick:" in json.dumps(message) for message in told)
    assert not any("pick:" in text for text in king.fetched)
    his_labels = labels(his)
    assert not any("assassin" in label for label in his_labels)
    assert sum("your assassin" in label for label in labels(theirs)) == 3
    look = his.page.locator("svg .piece").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(look) >= 12

    his.button("More …").click()
    his.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    his.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for table, words in ((his, "You have lost"), (theirs, "You have won!")):
        expect(table.result).to_have_text(words)
        for name in picked:
            expect(table.side.get_by_text(name, exact=False).first).to_be_visible()


def labels(table: Town) -> list[str]:
    """What the spaces of the board are called."""
    return table.board.get_by_role("gridcell").evaluate_all("all => all.map((one) => one.ariaLabel)")
