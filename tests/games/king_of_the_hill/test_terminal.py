"""`regalia play` with King of the Hill: menus, typed actions and hidden information."""

from __future__ import annotations

from pathlib import Path

import pytest

import regalia
from regalia.cli import files, move_list, typed_actions
from regalia.cli.terminal_game import TerminalGame
from regalia.core.contract import Seat
from regalia.core.game import Game
from regalia.core.i18n import tr
from regalia.core.saved_game import Play
from regalia.games.king_of_the_hill.engine.constants import SCENARIOS
from tests.games.king_of_the_hill.rare_positions import MELEE
from tests.support.screens import RandomScreen, ScriptedScreen
from tests.support.terminal import run

pytestmark = pytest.mark.compiled_only  # tests the command, not the rules
BLUE, RED = Seat("blue"), Seat("red")
ARMY = "army:infantry+,infantry,infantry,cavalry,cavalry,archers,archers"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Save games without a file name in a temporary folder."""
    monkeypatch.setattr(files, "unfinished_path", lambda: tmp_path / "unfinished.json")


def melee() -> Game:
    return regalia.load(MELEE, seed=1)


# Menus and lists of moves.


def test_the_menu_asks_for_the_game_and_its_scenario() -> None:
    output = run("play", "--seed", "3", lines=["2", "1", "2", "1", "1"]).stdout
    assert f"  2  {tr('option-king-of-the-hill-scenario-pitched-battle')[:40]}" in output
    assert "infantry, infantry, infantry" in output
    assert "terrain" in output


def test_the_seat_selects_the_game_and_an_option_the_scenario() -> None:
    output = run("play", "--seat", "blue", "--option", "scenario=ambush", lines=[]).stdout
    assert tr("asked-army") in output
    assert f"7  {tr('offer-army-dragon')}: " in output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--option", "scenario=siege"], "bad-field (options.scenario)"),
        (["--option", "scenario=ambush", "--option", "scenario=ambush"], tr("error-option-twice")),
        (["--option", "magic"], tr("error-option-form", text="magic")),
        (["--board", "nowhere"], "nowhere"),
    ],
)
def test_a_wrong_option_is_reported_in_one_line(arguments: list[str], words: str) -> None:
    result = run("play", "--game", "king-of-the-hill", "--seat", "blue", *arguments)
    assert result.exit_code == 1
    assert words in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_preset_is_played_to_its_end_without_another_prompt() -> None:
    output = run("play", "--hot-seat", "--game", "king-of-the-hill", lines=["1", "1", "1", "1"]).stdout
    assert output.count("deploys") >= 14
    assert tr("asked-redraw") in output


def test_thousands_of_armies_are_summarized_in_a_few_lines() -> None:
    game = regalia.new("king-of-the-hill", scenario="pitched-battle")
    lines = move_list.list_moves(game, game.legal())
    assert lines[0] == "3,189 armies of seven, one with the general (+), among:"
    assert len(lines) < 8


def test_the_moves_of_a_battle_fit_a_screen_and_group_equivalent_cards() -> None:
    game = melee()
    lines = move_list.list_moves(game, game.legal())
    assert len(game.legal()) > 100
    assert len(lines) < 50
    assert max(map(len, lines)) < 80
    assert any(line.startswith("  JS confusion") for line in lines)


# Typed actions.


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("5c e3-d2", "5C e3-d2"),
        ("5C E3 D2", "5C e3-d2"),
        ("kh e4 x f5", "KH e4xf5"),
        ("*C e3-d2", "*C e3-d2"),
        ("9d vigour e3-d2", "9D vigour:e3-d2"),
        ("ad portal infantry a1", "AD portal:infantry@a1"),
        ("portal inf a1", "AD portal:infantry@a1"),
        ("confusion", "JS confusion"),
        ("js CONF", "JS confusion"),
        ("burn 9d", "9D burn"),
        ("10h a1-a2", "TH a1-a2"),
        ("5c e3-e9", "5c e3-e9"),
    ],
)
def test_abbreviated_actions_are_matched(line: str, meant: str) -> None:
    assert typed_actions.match_action(line, melee()) == meant


@pytest.mark.parametrize(
    "line",
    [
        ARMY,
        "army inf+ inf inf cav cav arch arch",
        "army 2arch inf+ 2cav 2inf",
        "ARMY Inf+, 2inf, 2cav, 2arch",
    ],
)
def test_an_army_is_matched_in_any_order(line: str) -> None:
    assert typed_actions.match_action(line, regalia.new("king-of-the-hill")) == ARMY


def test_an_action_without_its_card_is_answered_with_the_candidates() -> None:
    screen, game = RandomScreen(1), melee()
    terminal = TerminalGame(game, Play(people=[BLUE, RED], level=1), screen, path=None, seed=0)
    terminal.viewer = BLUE
    terminal.handle_input("e3-d2")
    assert screen.printed[-1].startswith(tr("which-one", actions="*C e3-d2, "))
    assert not game.steps


# Hidden information.


def play_lines(lines: list[str]) -> ScriptedScreen:
    """The screen after two people typed these lines in the middle of a battle."""
    screen = ScriptedScreen(lines)
    with pytest.raises(EOFError):
        TerminalGame(melee(), Play(people=[BLUE, RED], level=1), screen, path=None, seed=0).run()
    return screen


def test_a_defence_is_prompted_without_showing_a_hand() -> None:
    screen = play_lines(["kh e4xf5", "moves"])
    assert "blue hand" in screen.boards[0]
    assert "hand" not in screen.boards[-1]
    assert tr("hint-open", seat="red") in screen.printed
    assert not any("hand:" in line or "hand TH" in line for line in screen.printed)
    assert sum(line.startswith("--- ") for line in screen.printed) == 1


@pytest.mark.parametrize("line", ["hand th", "hand 2c", "hand kd"])
def test_a_refusal_does_not_reveal_a_hand(line: str) -> None:
    """A ten in the hand that is too low against a king, a card outside the hand, and one in no hand."""
    screen = play_lines(["kh e4xf5", line])
    assert screen.printed[-1] == tr("hint-open", seat="red")


def test_enter_hands_the_screen_over_and_shows_only_the_own_hand() -> None:
    screen = play_lines(["kh e4xf5", ""])
    assert "red hand" in screen.boards[-1]
    assert "blue hand" not in screen.boards[-1]
    assert sum(line.startswith("--- ") for line in screen.printed) == 2


def test_the_screen_is_handed_over_again_when_a_hand_is_needed() -> None:
    screen = play_lines(["kh e4xf5", "yield", "halt"])
    assert "red hand" in screen.boards[-1]
    assert sum(line.startswith("--- ") for line in screen.printed) == 2


# Whole games.


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_two_people_play_every_scenario_to_its_end(scenario: str) -> None:
    game, screen = regalia.new("king-of-the-hill", scenario=scenario, seed=5), RandomScreen(6)
    screen.game = game
    TerminalGame(game, Play(people=[BLUE, RED], level=1), screen, path=None, seed=0).run()
    outcome = game.outcome()
    assert outcome is not None
    assert screen.printed[-1].endswith(f"({outcome.reason})")


@pytest.mark.compiled_only  # it searches for every action
def test_a_game_against_the_computer_ends() -> None:
    game, screen = regalia.new("king-of-the-hill", seed=8), RandomScreen(8)
    screen.game = game
    TerminalGame(game, Play(people=[RED], level=1), screen, path=None, seed=0).run()
    assert game.outcome() is not None
