"""The terminal in every language: how it is chosen, and whole games without English words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regalia.cli.language import choose_language
from regalia.core.errors import BadField
from regalia.core.game import Game
from regalia.core.i18n import DEFAULT_LANGUAGE, languages, tr
from regalia.core.rng import Rng
from regalia.games import registry
from tests.support.terminal import run

OTHERS = [language for language in languages() if language != DEFAULT_LANGUAGE]

# English words that occur in no other language, in no notation and in no command.
ENGLISH = """
    the and of is are were has have had this that these those with without from to by for not your you it its
    who which what when where there here nobody somebody everything nothing goes takes turn turns card cards
    round rounds knight knights castle roof street begins ends over ended drawn hill woods space spaces unit
    units more than only already cannot may must side lost left unused
"""
TITLES = ("King & Assassins", "King of the Hill", "King of the Woods")  # French keeps all three
UNSAID = re.compile(
    r"\b(?:event|refusal|error|hint|diagram|asked|phase|reason|end|offer|unit|seat)-[a-z]+|\{"
)


def english_in(text: str) -> set[str]:
    """The English words in a text; titles, notation such as `deploy:archers@a1` and file names are ignored."""
    for title in TITLES:
        text = text.replace(title, "")
    plain = re.sub(r"\S*[-:@/_>.]\S+", " ", text)
    return set(ENGLISH.split()) & {word.lower() for word in re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)?", plain)}


def whole_game(game_id: str, seed: int, **options: object) -> list[str]:
    """Input of a random game between two people who also use every command."""
    game, rng, lines = Game.new(registry.rules(game_id), options, seed=seed), Rng(seed), ["?", "log"]
    while game.actor is not None:
        legal = game.legal()
        action = legal[rng.below(len(legal))]
        lines += ["", *(["moves"] if rng.below(20) == 0 else []), action]
        game.push(action)
    return lines


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("king-and-assassins", {"board": "A"}),
        ("king-and-assassins", {"board": "B"}),
        ("king-of-the-hill", {"scenario": "pitched-battle"}),
        ("king-of-the-hill", {"scenario": "ambush"}),
        ("king-of-the-hill", {"scenario": "night-attack"}),
    ],
)
def test_a_whole_game_has_no_english_in_it(
    language: str, game: str, options: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    chosen_options = [f"--option={name}={value}" for name, value in options.items()]
    lines = ["xyzzy", "moves a9", *whole_game(game, 5, **options)]
    played = run(
        "--language", language, "play", "--hot-seat", "--game", game, "--seed", "5", *chosen_options,
        "--save", str(file), lines=lines,
    )  # fmt: skip
    assert played.exit_code == 0, played.output
    shown = run("--language", language, "replay", str(file))
    for text in (played.stdout, shown.stdout):
        assert english_in(text) == set()
        assert UNSAID.findall(text.replace(str(file), "")) == []
    for text in (played.stdout, shown.stdout):
        assert re.search(r"\((KA-11|KH-14|KH-15)\.\d\)\.?$", text.strip()), "how it ended"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", list(registry.GAMES))
def test_the_menus_have_no_english_in_them(language: str, game: str) -> None:
    number = str(1 + list(registry.GAMES).index(game))
    result = run("--language", language, "play", lines=[number, "1", "1", "1", "moves", "quit"])
    assert english_in(result.stdout) == set()
    assert UNSAID.findall(result.stdout) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", list(registry.GAMES))
def test_boards_are_described_in_every_language(language: str, game: str) -> None:
    shown = [run("--language", language, "boards", "list", "--game", game)]
    for board in registry.rules(game).presentation.board_infos():
        shown += [run("--language", language, "boards", "show", board, "--game", game)]
    for result in shown:
        words = result.stdout.partition("name: ")[0]  # the board file follows
        assert english_in(words) == set()


@pytest.mark.parametrize(
    ("flag", "environment", "language"),
    [
        ("fr", {"REGALIA_LANGUAGE": "de", "LANG": "ru_RU.UTF-8"}, "fr"),
        (None, {"REGALIA_LANGUAGE": "de", "LC_ALL": "ru_RU.UTF-8"}, "de"),
        (None, {"LC_ALL": "ru_RU.UTF-8", "LANG": "fr_FR.UTF-8"}, "ru"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "de_AT", "LANG": "fr_FR"}, "de"),
        (None, {"LANG": "fr_CA@euro"}, "fr"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"REGALIA_LANGUAGE": "tlh", "LANG": "fr"}, "en"),
        (None, {}, "en"),
        ("FR-be", {}, "fr"),
    ],
)
def test_the_flag_beats_our_variable_and_that_beats_the_locale(
    flag: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(flag, environment) == language


@pytest.mark.parametrize("flag", ["tlh", "", "../en", "english"])
def test_a_flag_that_names_no_language_is_an_error(flag: str) -> None:
    with pytest.raises(BadField) as caught:
        choose_language(flag, {})
    assert caught.value.field == "--language"
    result = run("--language", flag, "boards")
    assert result.exit_code == 1
    what = tr("error-language", "en", language=flag, known="de, en, fr, ru")
    assert result.stderr == f"regalia: bad-field (--language): {what}\n"


def test_without_a_flag_the_environment_sets_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGALIA_LANGUAGE", "ru")
    assert tr("board-name-A", "ru") in run("boards").stdout
    assert tr("board-name-A", "en") in run("--language", "en", "boards").stdout


def test_one_command_does_not_change_the_language_of_the_next() -> None:
    assert "Seite A" in run("--language", "de", "boards").stdout
    assert "Side A" in run("boards").stdout


def test_errors_are_in_the_language_of_the_reader() -> None:
    result = run("--language", "de", "play", "--seat", "pope")
    assert "bad-field (--seat): Diesen Platz gibt es nicht." in result.stderr


def test_the_engine_protocol_is_always_in_english() -> None:
    answer = run("--language", "fr", "engine", lines=['{"cmd": "legal"}']).stdout
    assert "There is no game yet" in answer


def test_numbers_are_written_as_in_the_readers_language() -> None:
    options = ("--seat", "blue", "--seed", "1", "--option", "scenario=pitched-battle")
    result = run("--language", "fr", "play", *options, lines=["moves", "quit"])
    assert re.search(r"\d\N{NARROW NO-BREAK SPACE}\d{3} armées", result.stdout), result.stdout
