"""`regalia play` with King of the Hill: what is offered, what is understood, and what stays hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

import regalia
from regalia.cli import saves, turn
from regalia.cli.terminal_game import TerminalGame
from regalia.core.contract import Seat
from regalia.core.game import Game
from regalia.core.picture import Picture, plain
from regalia.core.saved_game import Play
from regalia.core.words import tr
from regalia.games.king_of_the_hill.const import SCENARIOS
from tests.cli.terminal import run
from tests.cli.test_play import Robot
from tests.conformance.positions import MELEE

BLUE, RED = Seat("blue"), Seat("red")
ARMY = "army:infantry+,infantry,infantry,cavalry,cavalry,archers,archers"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of its own for what is saved without a name."""
    monkeypatch.setattr(saves, "unfinished", lambda: tmp_path / "unfinished.json")


def melee() -> Game:
    return regalia.load(MELEE, seed=1)


# What is offered.


def test_the_menu_asks_for_the_game_and_its_scenario() -> None:
    said = run("play", "--seed", "3", lines=["2", "1", "2", "1", "1"]).stdout
    assert f"  2  {tr('option-king-of-the-hill-scenario-pitched-battle')[:40]}" in said
    assert "infantry, infantry, infantry" in said
    assert "terrain" in said


def test_a_seat_tells_the_game_and_options_its_scenario() -> None:
    said = run("play", "--seat", "blue", "--option", "scenario=ambush", lines=[]).stdout
    assert tr("asked-army") in said
    assert f"7  {tr('offer-army-dragon')}: " in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--option", "scenario=siege"], "bad-field (options.scenario)"),
        (["--option", "scenario=ambush", "--option", "scenario=ambush"], tr("error-option-twice")),
        (["--option", "magic"], tr("error-option-form", text="magic")),
        (["--board", "nowhere"], "nowhere"),
    ],
)
def test_what_is_wrong_with_an_option_is_one_line(arguments: list[str], words: str) -> None:
    result = run("play", "--game", "king-of-the-hill", "--seat", "blue", *arguments)
    assert result.exit_code == 1
    assert words in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_plan_is_followed_to_its_end_without_another_question() -> None:
    said = run("play", "--hot-seat", "--game", "king-of-the-hill", lines=["1", "1", "1", "1"]).stdout
    assert said.count("deploys") >= 14
    assert tr("asked-redraw") in said


def test_thousands_of_armies_are_told_in_a_few_lines() -> None:
    game = regalia.new("king-of-the-hill", scenario="pitched-battle")
    lines = turn.moves(game, game.legal())
    assert lines[0] == "3,189 armies of seven, one with the general (+), among:"
    assert len(lines) < 8


def test_the_moves_of_a_battle_fit_a_screen_and_name_cards_that_do_the_same_together() -> None:
    game = melee()
    lines = turn.moves(game, game.legal())
    assert len(game.legal()) > 100
    assert len(lines) < 50
    assert max(map(len, lines)) < 80
    assert any(line.startswith("  JS confusion") for line in lines)


# What is understood.


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
def test_an_action_is_understood_as_people_type_it(line: str, meant: str) -> None:
    assert turn.meant(line, melee()) == meant


@pytest.mark.parametrize(
    "line",
    [
        ARMY,
        "army inf+ inf inf cav cav arch arch",
        "army 2arch inf+ 2cav 2inf",
        "ARMY Inf+, 2inf, 2cav, 2arch",
    ],
)
def test_an_army_is_understood_in_any_order(line: str) -> None:
    assert turn.meant(line, regalia.new("king-of-the-hill")) == ARMY


def test_who_leaves_out_the_card_is_asked_which() -> None:
    robot, game = Robot(1), melee()
    table = TerminalGame(game, Play(people=[BLUE, RED], level=1), robot, path=None, luck=0)
    table.facing = BLUE
    table.answer("e3-d2")
    assert robot.said[-1].startswith(tr("which-one", actions="*C e3-d2, "))
    assert not game.steps


# What is hidden.


class Sofa(Robot):
    """Two people at one screen: what they type, and every picture they see."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(0)
        self.lines, self.pictures = lines, list[str]()

    def show(self, picture: Picture) -> None:
        self.pictures.append(plain(picture))

    def ask(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def seen(lines: list[str]) -> Sofa:
    """Two people begin to play in the middle of a battle."""
    sofa = Sofa(lines)
    with pytest.raises(EOFError):
        TerminalGame(melee(), Play(people=[BLUE, RED], level=1), sofa, path=None, luck=0).run()
    return sofa


def test_a_defence_is_asked_in_the_open_without_anybodys_hand() -> None:
    sofa = seen(["kh e4xf5", "moves"])
    assert "blue hand" in sofa.pictures[0]
    assert "hand" not in sofa.pictures[-1]
    assert tr("hint-open", seat="red") in sofa.said
    assert not any("hand:" in line or "hand TH" in line for line in sofa.said)
    assert sum(line.startswith("--- ") for line in sofa.said) == 1


@pytest.mark.parametrize("line", ["hand th", "hand 2c", "hand kd"])
def test_nobody_finds_out_by_asking_what_is_in_a_hand(line: str) -> None:
    """A ten that is held and too low for a king, a card that is not held, one that is nobody's."""
    sofa = seen(["kh e4xf5", line])
    assert sofa.said[-1] == tr("hint-open", seat="red")


def test_enter_lowers_the_curtain_and_shows_ones_own_hand_alone() -> None:
    sofa = seen(["kh e4xf5", ""])
    assert "red hand" in sofa.pictures[-1]
    assert "blue hand" not in sofa.pictures[-1]
    assert sum(line.startswith("--- ") for line in sofa.said) == 2


def test_the_curtain_falls_again_before_a_hand_is_needed() -> None:
    sofa = seen(["kh e4xf5", "yield", "halt"])
    assert "red hand" in sofa.pictures[-1]
    assert sum(line.startswith("--- ") for line in sofa.said) == 2


# Whole games.


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_two_people_play_every_scenario_to_its_end(scenario: str) -> None:
    game, robot = regalia.new("king-of-the-hill", scenario=scenario, seed=5), Robot(6)
    robot.game = game
    TerminalGame(game, Play(people=[BLUE, RED], level=1), robot, path=None, luck=0).run()
    outcome = game.outcome()
    assert outcome is not None
    assert robot.said[-1].endswith(f"({outcome.reason})")


@pytest.mark.compiled_only  # it thinks a little about each action
def test_against_the_computer_a_game_comes_to_its_end_and_it_is_not_slow() -> None:
    game, robot = regalia.new("king-of-the-hill", seed=8), Robot(8)
    robot.game = game
    TerminalGame(game, Play(people=[RED], level=1), robot, path=None, luck=0).run()
    assert game.outcome() is not None
