"""What browsers are sent of an installed game: its texts, its board and its pieces."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from brandubh.manifest import BrandubhRules
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from regalia.core import i18n
from regalia.core.contract import DrawnView
from regalia.core.game import Game
from regalia.core.i18n import languages
from regalia.games import discovery, registry
from regalia.web import boards, game_texts
from tests.support.installed_example import EXAMPLE

GAME = "brandubh"
CACHES = (
    *(i18n.catalogue, i18n.forms_of_kind, i18n._form_variables, i18n._message_ids),
    *(boards.game_info, boards.layouts, boards.texts, game_texts.game_texts, game_texts.texts_version),
)


class NamelessRules(BrandubhRules):
    """The example game under another id, for which it has no texts."""

    id = "hare-hunt"


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example game, with its texts, and one without a name."""
    monkeypatch.setattr(i18n, "_FOLDERS", dict(i18n._FOLDERS))
    for cached in CACHES:
        cached.cache_clear()
    i18n.add_catalogues(GAME, EXAMPLE / "brandubh" / "locales")
    games = {rules.id: discovery.InstalledGame(rules, GAME) for rules in (BrandubhRules(), NamelessRules())}
    monkeypatch.setattr(registry, "INSTALLED", games)
    monkeypatch.setattr(registry, "GAMES", registry.BUILT_IN | {id: game.rules for id, game in games.items()})
    yield
    monkeypatch.undo()
    for cached in CACHES:
        cached.cache_clear()


def messages(game: str, language: str) -> dict[str, Message]:
    """The messages of a game by id, which must all parse."""
    entries = FluentParser().parse(game_texts.game_texts(game, language).messages).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [GAME, "hare-hunt"])
def test_every_message_that_pages_ask_for_is_sent(game: str, language: str) -> None:
    sent = messages(game, language)
    seats = ("attackers", "defenders")
    asked = {f"game-{game}", f"home-{game}", f"new-own-board-how-{game}"}
    asked |= {f"{kind}-{seat}" for seat in seats for kind in ("seat", "side", "winner")}
    asked |= {f"event-{event}" for event in ("piece-moved", "piece-taken", "game-ended")}
    assert asked <= sent.keys()


@pytest.mark.parametrize("language", languages())
def test_names_of_seats_have_all_forms_that_sentences_ask_for(language: str) -> None:
    forms = {attribute.id.name for attribute in messages(GAME, language)["seat-attackers"].attributes}
    assert forms >= i18n.forms_of_kind(language, "seat")


def test_the_rules_that_have_a_text_are_listed() -> None:
    assert game_texts.game_texts(GAME, "en").rules == [f"B-{number}" for number in range(1, 11)]


def test_an_unknown_language_is_english() -> None:
    assert game_texts.game_texts(GAME, "tlh") == game_texts.game_texts(GAME, "en")


def test_messages_of_others_are_not_sent() -> None:
    assert "nav-home" not in messages(GAME, "de")


def test_only_installed_games_have_texts_and_first_pieces() -> None:
    for game in registry.BUILT_IN:
        info = boards.game_info(game)
        assert (info.texts, info.pieces) == ("", ())
    info = boards.game_info(GAME)
    assert len(info.texts) == 16
    assert len(info.pieces) == 13


def test_the_only_board_of_a_game_is_its_default_board() -> None:
    assert boards.layouts(GAME)["default"] is boards.layouts(GAME)["board"]


def test_a_game_that_fails_is_logged_by_name_and_the_others_are_listed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(registry.GAMES[GAME].setup, "options", fail)
    assert boards.listed_game(GAME) is None
    assert boards.listed_game(next(iter(registry.BUILT_IN))) is not None
    assert [getattr(record, "fields", {}).get("game") for record in caplog.records] == [GAME]


def test_views_are_sent_with_their_pieces_and_otherwise_do_not_have_them() -> None:
    rules = registry.GAMES[GAME]
    view = Game.new(rules, {}, seed=0).view("attackers")
    drawn = rules.presentation.drawn(view)
    assert isinstance(view, DrawnView)
    assert (len(view.pieces), len(drawn.pieces), drawn.prompt) == (0, 13, "")
    assert rules.observation.read_view(msgspec.to_builtins(drawn)) == drawn
