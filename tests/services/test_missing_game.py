"""Matches of a game that is not installed any more: kept, listed as such, and not opened."""

from __future__ import annotations

import pytest

from regalia.core.i18n import languages, tr
from regalia.services.errors import GameNotInstalled
from tests.support.match_services import GAME, MatchServices
from tests.support.missing_games import remove_game

pytestmark = pytest.mark.games(GAME)


@pytest.mark.anyio
async def test_a_match_of_a_missing_game_is_refused_and_not_called_damaged(
    services: MatchServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await services.match_of_two()
    log = list(services.store.logs[match.id])
    restarted = MatchServices(store=services.store)
    remove_game(monkeypatch, GAME)
    await restarted.live_matches.start()
    try:
        with pytest.raises(GameNotInstalled) as caught:
            await restarted.live_matches.get(match.id)
    finally:
        await restarted.live_matches.stop()
    for language in languages():
        assert tr(f"game-{GAME}", language) in caught.value.words(language)
    assert services.store.logs[match.id] == log
    assert match.id not in services.store.damaged


@pytest.mark.anyio
async def test_matches_of_a_missing_game_are_listed(
    services: MatchServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await services.match_of_two()
    remove_game(monkeypatch, GAME)
    listed = await services.lobby.matches_of("ann")
    assert [(line.id, line.game) for line in listed.matches] == [(match.id, GAME)]
    assert await services.lobby.expire(lambda account: False) == 0


@pytest.mark.anyio
async def test_a_match_is_opened_again_when_its_game_is_installed_again(
    services: MatchServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await services.match_of_two()
    restarted = MatchServices(store=services.store)
    with monkeypatch.context() as missing:
        remove_game(missing, GAME)
        with pytest.raises(GameNotInstalled):
            await restarted.live_matches.get(match.id)
    assert (await restarted.live_matches.get(match.id)).number == match.number
