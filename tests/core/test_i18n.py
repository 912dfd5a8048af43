"""Translation: names, forms, lists, plurals, missing messages, and the catalogues of games."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import regalia.games  # noqa: F401 - registers the texts of the games
from regalia.core import i18n
from regalia.core.errors import BadField, BadRecord
from regalia.core.i18n import (
    CatalogueError,
    Name,
    add_catalogues,
    catalogue,
    languages,
    tr,
    translated,
    use_language,
)

ARGUMENT = re.compile(r"\$([a-z]\w*)")  # of the variables `$seat` and `$seat-acc`, `seat`
BUNDLE = """
greeting = Good day, { $citizen }.
blame = { $citizen } sold the horse of { $citizen-of }.
count = { $n ->
    [0] nobody
    [one] one man
   *[other] { $n } men
}
answer = { $so ->
    [yes] so it is
    [no] it is not
   *[none] who knows
}
listed = There are { $citizens }.
citizen-monk = the monk
    .of = the monk's
space-b-8 = the eighth space
"""


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small catalogue in place of the English one."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(BUNDLE))
    monkeypatch.setattr(i18n, "catalogue", lambda language: bundle)


def test_an_unknown_language_is_a_key_error() -> None:
    assert "en" in languages()
    assert catalogue("en").has_message("error-seed")
    with pytest.raises(KeyError):
        catalogue("tlh")
    with pytest.raises(KeyError):
        tr("error-seed", "tlh")


@pytest.mark.parametrize("language", ["../en", "", "en/../en", "EN"])
def test_a_language_is_never_used_as_a_path(language: str) -> None:
    with pytest.raises(KeyError):
        catalogue(language)


@pytest.mark.usefixtures("english")
def test_an_argument_with_a_message_of_its_own_is_translated() -> None:
    assert tr("greeting", citizen="monk") == "Good day, the monk."
    assert tr("greeting", citizen="smith") == "Good day, smith."
    assert tr("greeting", citizen=Name("space", "b.8")) == "Good day, the eighth space."


@pytest.mark.usefixtures("english")
def test_the_attributes_of_a_name_are_its_inflected_forms() -> None:
    assert tr("blame", citizen="monk") == "the monk sold the horse of the monk's."


@pytest.mark.usefixtures("english")
def test_numbers_booleans_and_lists_are_formatted() -> None:
    assert [tr("count", n=n) for n in (0, 1, 5)] == ["nobody", "one man", "5 men"]
    assert [tr("count", n=n) for n in (10**40, -(10**5000))] == ["1.000e+40 men", "-1.000e+5000 men"]
    assert [tr("answer", so=value) for value in (True, False, None)] == [
        "so it is",
        "it is not",
        "who knows",
    ]
    assert tr("listed", citizens=[Name("citizen", "monk"), "smith"]) == "There are the monk, smith."
    assert tr("listed", citizens=[]) == "There are ."


@pytest.mark.usefixtures("english")
def test_a_code_without_a_message_is_returned_with_its_arguments() -> None:
    assert tr("nothing") == "nothing"
    assert tr("nothing", citizen="monk") == "nothing {'citizen': 'monk'}"


@pytest.mark.usefixtures("english")
def test_a_missing_variable_is_shown_by_its_name() -> None:
    assert "citizen" in tr("greeting")


def test_input_of_players_is_not_interpreted() -> None:
    for text in ("{ $field }", "<b>", "citizen-monk", "\u2028", "{", "%s"):
        assert text in tr("error-notation", action=text)


def test_arguments_are_not_wrapped_in_isolation_marks() -> None:
    assert tr("refusal-empty", space="d5").isascii()
    assert "d5" in tr("refusal-empty", space="d5")


@pytest.mark.games("king-and-assassins")
def test_use_language_sets_the_current_language_within_its_block() -> None:
    texts = {language: tr("refusal-empty", language, space="d5") for language in languages()}
    assert len(set(texts.values())) == len(texts)
    with use_language("fr"):
        assert tr("refusal-empty", space="d5") == texts["fr"]
        with use_language("de"):
            assert tr("refusal-empty", space="d5") == texts["de"]
        assert str(BadField("game-over")) == tr("error-game-over", "fr")
        assert tr("refusal-empty", "en", space="d5") == texts["en"]
    assert tr("refusal-empty", space="d5") == texts["en"]
    with pytest.raises(KeyError), use_language("tlh"):
        pass


def test_an_error_within_an_error_is_translated_into_the_same_language() -> None:
    outer = BadRecord("record-step", ply=3, action="i2h2", what=BadField("game-over"))
    assert outer.words("de").endswith(f": {tr('error-game-over', 'de')}")
    assert str(outer).endswith(f": {tr('error-game-over', 'en')}")


def test_a_message_that_a_language_lacks_is_in_english() -> None:
    assert tr("version-help", "ru") == tr("version-help", "en") != "version-help"


def test_an_argument_may_be_named_language() -> None:
    assert "tlh" in tr("error-language", "fr", language="tlh", known="fr")


@pytest.mark.games("king-and-assassins")
def test_translated_leaves_texts_of_other_authors_unchanged() -> None:
    with use_language("de"):
        assert translated("board-name-A", "Side A") == "Seite A"
        assert translated("board-name-A", "My own town") == "My own town"
        assert translated("board-name-none", "") == ""


@pytest.mark.games("king-and-assassins", "king-of-the-hill")
@pytest.mark.parametrize(
    ("n", "points", "cards"),
    [
        (1, "1 очко", "1 карту"),
        (2, "2 очка", "2 карты"),
        (5, "5 очков", "5 карт"),
        (11, "11 очков", "11 карт"),
        (21, "21 очко", "21 карту"),
        (22, "22 очка", "22 карты"),
    ],
)
def test_russian_plurals_have_three_forms(n: int, points: str, cards: str) -> None:
    points, cards = points.replace(" ", "\u00a0"), cards.replace(" ", "\u00a0")
    ended = tr("event-turn-ended", "ru", seat="king", unused=n)
    assert ended == f"Ход короля окончен, пропало {points} действия."
    dealt = tr("event-hand-dealt", "ru", seat="blue", count=n, cards=None)
    assert dealt == f"Синие берут {cards}."


@pytest.mark.games("king-and-assassins")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Le chevalier en d5 repousse le boucher de d6 à d7."),
        ("de", "Der Ritter auf d5 schubst den Metzger von d6 nach d7."),
        ("ru", "Рыцарь на d5 толкает мясника с d6 на d7."),  # noqa: RUF001 - Russian
    ],
)
def test_names_have_the_case_that_the_sentence_needs(language: str, text: str) -> None:
    spaces = {"by": "d5", "from": "d6", "to": "d7"}
    assert tr("event-shoved", language, citizen="butcher", **spaces) == text


@pytest.mark.games("king-of-the-hill")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Rouge joue la dame de cœur pour attaquer l’artillerie en c2 avec la horde en d3."),
        ("de", "Rot spielt Herz-Dame und greift mit der Horde auf d3 die Artillerie auf c2 an."),
        ("ru", "Красные играют даму червей и атакуют артиллерию на c2 ордой с d3."),  # noqa: RUF001 - Russian
    ],
)
def test_a_sentence_may_have_several_names_in_several_cases(language: str, text: str) -> None:
    names = {"seat": "red", "card": "QH", "unit": "horde", "target": Name("unit", "artillery")}
    spaces = {"from": "d3", "to": "c2"}
    assert tr("event-attacked", language, counter=False, **names, **spaces) == text


@pytest.mark.games("king-and-assassins")
def test_words_agree_with_the_gender_of_a_citizen() -> None:
    texts = [tr("diagram-captured", "fr", citizen=name) for name in ("butcher", "fishwoman")]
    assert texts == ["capturé", "capturée"]
    texts = [tr("diagram-revealed", "ru", citizen=name) for name in ("butcher", "fishwoman")]
    assert texts == ["раскрыт", "раскрыта"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The empty folder of a game's catalogues. The games that a test registers are removed after it."""
    monkeypatch.setattr(i18n, "_FOLDERS", dict(i18n._FOLDERS))
    (tmp_path / "en").mkdir()
    yield tmp_path
    monkeypatch.undo()
    for cached in (i18n._message_ids, i18n.forms_of_kind, i18n.catalogue, i18n._form_variables):
        cached.cache_clear()


def test_a_registered_game_has_its_texts_in_english_where_a_language_lacks_them(folder: Path) -> None:
    catalogue("en"), catalogue("de")
    (folder / "en" / "names.ftl").write_text("seat-attackers = the attackers\nevent-escaped = Escaped!\n")
    (folder / "de").mkdir()
    (folder / "de" / "events.ftl").write_text("event-escaped = Entkommen!\n")
    add_catalogues("brandubh", folder)
    assert [tr("event-escaped", language) for language in ("en", "de", "fr")] == [
        "Escaped!",
        "Entkommen!",
        "Escaped!",
    ]
    assert tr("seat-attackers", "ru") == "the attackers"


@pytest.mark.games("king-and-assassins")
@pytest.mark.parametrize("language", languages())
def test_a_name_that_a_language_lacks_is_in_english_in_every_form(folder: Path, language: str) -> None:
    (folder / "en" / "names.ftl").write_text("seat-attackers = the attackers\n")
    add_catalogues("brandubh", folder)
    for code in ("curtain-seat", "forfeit-silent", "event-turn-ended"):
        text = tr(code, language, seat="attackers", limit=5, unused=0)
        assert "the attackers" in text
        assert "{" not in text


@pytest.mark.parametrize("language", languages())
def test_no_text_shows_a_variable_for_a_name_that_has_no_grammatical_cases(language: str) -> None:
    messages = [item for owner in i18n._FOLDERS for item in i18n.messages_of(owner, language).items()]
    arguments = {code: set(ARGUMENT.findall(text)) for code, text in messages}
    shown = {code: tr(code, language, **dict.fromkeys(names, "nobody")) for code, names in arguments.items()}
    assert any("nobody" in text for text in shown.values())
    assert [text for text in shown.values() if re.search(r"\{ ?\$", text)] == []


def test_a_game_without_english_is_refused_by_name(folder: Path) -> None:
    with pytest.raises(CatalogueError, match="brandubh: no English"):
        add_catalogues("brandubh", folder)


@pytest.mark.games("king-and-assassins")
def test_a_message_of_another_owner_is_refused_with_both_names(folder: Path) -> None:
    for code, owner in (("nav-home", "regalia"), ("citizen-monk", "regalia.games.king_and_assassins")):
        (folder / "en" / "names.ftl").write_text(f"{code} = Mine\n")
        with pytest.raises(CatalogueError, match=f"brandubh: .* {owner}: {code}$"):
            add_catalogues("brandubh", folder)
        assert tr(code, "en") != "Mine"


def test_a_folder_may_be_registered_twice(folder: Path) -> None:
    (folder / "en" / "events.ftl").write_text("event-escaped = Escaped!\n")
    for _ in range(2):
        add_catalogues("brandubh", folder)
    assert tr("event-escaped", "en") == "Escaped!"
