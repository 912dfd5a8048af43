"""Two people, each with a browser: neither receives or sees what only the other may know."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from tests.support.browser.king_and_assassins import ASSASSIN, OWN_ASSASSIN, KingAndAssassinsPage
from tests.support.browser.new_match import create_invitation, join
from tests.support.browser.person import NewPerson
from tests.support.browser.texts import tr

GAME = "king-and-assassins"


def groups(message: Any) -> Iterator[set[str]]:
    """The groups of names in a message: the strings of each list, and the keys of each object."""
    if isinstance(message, list | dict):
        yield {name for name in message if isinstance(name, str)}
        for part in message.values() if isinstance(message, dict) else message:
            yield from groups(part)


def test_the_king_never_receives_the_names_of_hidden_assassins_before_the_end(new_person: NewPerson) -> None:
    crowd, king = new_person(), new_person()
    page, link = create_invitation(crowd, GAME, seat="assassins")
    theirs, his = KingAndAssassinsPage(crowd, page), KingAndAssassinsPage(king, join(king, link))
    assert theirs.wait()
    picked = theirs.pick()
    assert his.wait()
    passer_by = new_person()
    watched = KingAndAssassinsPage(passer_by, passer_by.open(page.url))
    expect(watched.board).to_be_visible()
    for _ in range(3):  # rounds, as people play them
        his.answer_what_is_asked()
        if not theirs.wait():
            break
        theirs.step_quietly()
        if not his.wait():
            break

    told = [*king.heard, *passer_by.heard]
    secret = set(crowd.states[-1]["view"]["assassins"])
    assert len(secret) == 3
    assert all(message["now"]["view"]["assassins"] == {} for message in told if message.get("now"))
    assert not any(secret == group for message in told for group in groups(message))
    assert not any("pick:" in json.dumps(message) for message in told)
    assert king.fetched
    assert passer_by.fetched
    assert not any("pick:" in text for text in [*king.fetched, *passer_by.fetched])
    assert not any(ASSASSIN.search(label) for label in [*his.labels(), *watched.labels()])
    assert sum(OWN_ASSASSIN in label for label in theirs.labels()) == 3

    his.resign()
    for table, words in ((his, tr("over-lost")), (theirs, tr("over-won"))):
        expect(table.result).to_have_text(words)
        for name in picked:
            expect(table.side.get_by_text(name, exact=False).first).to_be_visible()
