"""Creating a match: boards are parsed once, and the match is the one that its settings describe."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from regalia.core.rules import Rules
from regalia.games import registry
from regalia.services.matches.commands import Accept, Ask, Resign
from regalia.services.matches.match import Match
from tests.support.match_services import GAME, MatchServices

CUSTOM = "mine"


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of the boards whose texts were parsed."""
    kind = type(registry.GAMES[GAME])
    with_boards = kind.with_boards
    ids: list[str] = []

    def counted(rules: Rules, texts: Mapping[str, str]) -> Rules:
        ids.extend(texts)
        return with_boards(rules, texts)

    monkeypatch.setattr(kind, "with_boards", counted)
    return ids


async def custom_match(services: MatchServices) -> Match:
    """Creates a match on a custom board."""
    text = registry.rules(GAME).presentation.board_infos()["A"].text.replace("name: ", "name: My own ")
    return await services.match_of_two(options={"board": CUSTOM}, boards={CUSTOM: text})


@pytest.mark.anyio
async def test_a_custom_board_is_parsed_once_when_a_match_is_created(
    services: MatchServices, parsed: list[str]
) -> None:
    await custom_match(services)
    assert parsed == [CUSTOM]


@pytest.mark.anyio
async def test_a_rematch_uses_the_boards_of_the_match_before(
    services: MatchServices, parsed: list[str]
) -> None:
    match = await custom_match(services)
    execute = services.live_matches.execute
    await execute(match.id, "ann", Resign(id="1"))
    await execute(match.id, "ann", Ask(id="2", revision=match.revision, offer="rematch"))
    await execute(match.id, "bob", Accept(id="3", revision=match.revision, offer="rematch"))
    assert parsed == [CUSTOM]
    assert match.next_match is not None
    following = await services.live_matches.get(match.next_match)
    assert following.settings.seed != match.settings.seed
    assert following.settings.texts == match.settings.texts


@pytest.mark.anyio
async def test_a_created_match_equals_the_one_that_is_loaded_from_its_settings_and_log(
    services: MatchServices,
) -> None:
    match = await custom_match(services)
    loaded = Match.replay(*await services.store.load(match.id))
    assert loaded.game.position() == match.game.position()
    assert loaded.game.setup == match.game.setup
    assert loaded.game.legal() == match.game.legal()
    for game in (loaded.game, match.game):  # the same chance outcomes follow
        game.push(game.legal()[0])
        game.push("end")
    assert loaded.game.steps[-1].text == match.game.steps[-1].text
