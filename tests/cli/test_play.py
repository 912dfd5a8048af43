"""`regalia play`: output, typed actions, undo, saved games and hidden information."""

import json
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import regalia
from regalia.cli import files, move_list, typed_actions, visibility
from regalia.cli.play import rematch
from regalia.cli.screen import replace_control_characters
from regalia.cli.terminal_game import TerminalGame
from regalia.core.contract import Seat, View
from regalia.core.game import Game
from regalia.core.i18n import tr
from regalia.core.rng import Rng
from regalia.core.saved_game import Play, Save
from regalia.games import registry
from regalia.players import Choice, SearchPlayer, Stats
from tests.support.screens import RandomScreen
from tests.support.terminal import Pty, run, written

KING, ASSASSINS = Seat("king"), Seat("assassins")
PICK = "pick:butcher,farmer,monk"
PRESS = tr("press-enter")
SAVED = tr("saved-on-leaving", file="").split(".")[0]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for games that are saved without a file name."""
    folder = tmp_path / "home"
    monkeypatch.setattr(files, "unfinished_path", lambda: folder / "unfinished.json")
    return folder


def stub_computer(monkeypatch: pytest.MonkeyPatch, pick: str = PICK) -> None:
    """Replace the computer by one that makes this pick and then only ends its turns."""

    def choose(self: SearchPlayer, view: View) -> Choice:
        legal = Game.from_view(self.rules, view, Rng(1)).legal()
        return Choice(action="end" if "end" in legal else pick, stats=Stats())

    monkeypatch.setattr(SearchPlayer, "choose", choose)


def game_with(*actions: str, board: str = "A", seed: int = 7) -> Game:
    game = regalia.new("king-and-assassins", board=board, seed=seed)
    for action in actions:
        game.push(action)
    return game


# Input from a pipe.


def test_a_piped_game_shows_the_board_the_moves_and_where_it_was_saved(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stub_computer(monkeypatch)
    result = run("play", "--seat", "king", "--seed", "7", lines=["moves", "a7b7"])
    assert result.exit_code == 0
    title = tr("diagram-round", round=1, rounds=15, phase=tr("phase-king"))
    assert f"{tr('board-name-A')}  {title}" in result.stdout
    assert f"  a7   {tr('piece-knight'):<18}a7a6  a7a8  a7b7" in result.stdout
    assert tr("event-knight-moved", **{"from": "a7", "to": "b7"}) in result.stdout
    assert f"regalia play --resume {home / 'unfinished.json'}" in result.stdout


def test_nothing_is_saved_before_the_first_action(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stub_computer(monkeypatch)
    assert run("play", "--seat", "king", lines=["moves"]).exit_code == 0
    assert not home.exists()


def test_no_game_starts_when_input_ends_in_the_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    stub_computer(monkeypatch)
    result = run("play", lines=["9", "1", "9", "1", "2"])
    assert tr("ask-again", most=2) in result.stdout
    assert tr("ask-again", most=3) in result.stdout
    assert tr("board-note-B") in result.stdout
    assert tr("nothing-begun") in result.stdout
    assert result.exit_code == 0


def test_the_menu_leads_to_a_game_on_the_chosen_board(monkeypatch: pytest.MonkeyPatch) -> None:
    stub_computer(monkeypatch)
    result = run("play", "--seed", "3", lines=["1", "1", "2", "1", "start a1"])
    assert tr("board-name-B") in result.stdout
    assert tr("event-started", space="a1") in result.stdout


def test_a_refusal_names_the_rule_it_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    stub_computer(monkeypatch)
    output = run("play", "--seat", "king", "--seed", "7", lines=["i2h1", "nonsense", "!e7"]).stdout
    assert f"KA-1.3: {tr('refusal-not-beside', to='h1', space='i2')[:40]}" in output
    assert f"{tr('error-notation', action='nonsense')}\n{tr('ask-help')}" in output
    assert f"KA-5.1: {tr('refusal-not-now', phase=tr('phase-king'))}" in output


def test_help_describes_the_notation_and_the_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    stub_computer(monkeypatch)
    output = run("play", "--seat", "king", lines=["?"]).stdout
    assert all(word in output for word in ("d5=d6", "c8*", "undo", "save FILE", "quit"))


def step(start: str, end: str, cost: int) -> str:
    """A line of the list of moves: a knight's step and its cost."""
    moved = tr("event-knight-moved", **{"from": start, "to": end})
    return f"  {start}{end}     {moved} {tr('moves-cost', cost=cost)}"


def test_moves_of_one_space_are_described_with_their_cost() -> None:
    game = game_with(PICK)
    game.push("i3h3")
    assert move_list.list_moves_from(game, "h3", game.legal()) == [
        step("h3", "g3", 2),
        step("h3", "h4", 1),
        step("h3", "i3", 1),
    ]
    assert move_list.list_moves_from(game, "e5", game.legal()) == [tr("moves-none", space="e5")]
    assert f"  h3   {tr('piece-knight'):<18}h3g3 (2)  h3h4  h3i3" in move_list.list_moves(game, game.legal())


def test_moves_before_the_pick_list_the_twelve_citizens() -> None:
    first, *names = move_list.list_moves(game_with(), game_with().legal())
    assert first == "220 ways to pick among:"
    assert " ".join(names).split() == sorted(" ".join(names).split())
    assert len(" ".join(names).split()) == 12


@pytest.mark.parametrize(
    "line",
    [
        "pick:butcher,farmer,monk",
        "pick monk farmer butcher",
        "PICK Mo, Fa,  Bu",
        "pick monk,farmer , butcher",
        "pick: mo fa bu",
    ],
)
def test_a_pick_is_understood_in_any_order(line: str) -> None:
    assert typed_actions.match_action(line, game_with()) == PICK


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("pick apple seller, witch hunter, monk", "pick:appleman,monk,witchhunter"),
        ("pick b mo fa", "pick:b,farmer,monk"),
        ("pick bishop mo fa", "pick:bishop,farmer,monk"),
    ],
)
def test_an_ambiguous_pick_is_passed_to_the_rules(line: str, meant: str) -> None:
    assert typed_actions.match_action(line, game_with()) == meant


@pytest.mark.parametrize(("line", "meant"), [("A7 B7", "a7b7"), ("END", "end"), ("start j1", "startj1")])
def test_capitals_and_spaces_do_not_matter_in_a_turn(line: str, meant: str) -> None:
    assert typed_actions.match_action(line, game_with(PICK)) == meant


# Undo.


def test_undo_takes_back_only_ones_own_action(monkeypatch: pytest.MonkeyPatch) -> None:
    stub_computer(monkeypatch)
    output = run("play", "--seat", "king", "--seed", "7", lines=["a7b7", "undo", "undo"]).stdout
    assert tr("undone", action="a7b7") in output
    assert tr("undo-nothing") in output


def test_a_capture_that_reveals_something_cannot_be_undone() -> None:
    game = regalia.load(
        {**game_with(PICK).position(), "card": "1/6/5f", "left": {"king": 1, "knights": 6, "assassins": 5},
         "deck": ["1/5/4"], "knights": ["e6"]}
    )  # fmt: skip
    game.push("e6=e7")
    assert visibility.why_not_undo(game, KING) == tr("undo-secret", action="e6=e7")
    game.push("e6e7")
    assert visibility.why_not_undo(game, KING) is None


def test_an_action_of_the_other_seat_cannot_be_undone() -> None:
    game = game_with(PICK, "a7b7", "end")
    assert game.actor == ASSASSINS
    assert visibility.why_not_undo(game, ASSASSINS) is not None


# Hidden information.


def test_the_kings_output_does_not_depend_on_the_assassins(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["moves", "d9d8", "d8d7", "moves d7", "d7=e7", "undo", "log", "board", "end", "moves", "log"]
    output = []
    for pick in (PICK, "pick:blacksmith,courtesan,squire"):
        stub_computer(monkeypatch, pick)
        output.append(run("play", "--seat", "king", "--seed", "10", lines=lines).stdout)
    captured = tr("event-captured", assassin=None, by="d7", citizen="farmer", space="e7")
    assert captured in output[0], "an assassin in one of the worlds"
    assert output[0] == output[1]


def test_predicted_events_reveal_no_secret() -> None:
    position = game_with(PICK).position() | {
        "card": "1/6/5f", "left": {"king": 1, "knights": 6, "assassins": 5}, "deck": ["1/5/4"],
        "knights": ["e6"], "assassins": {"farmer": "hidden", "monk": "captured", "butcher": "captured"},
    }  # fmt: skip
    for gone in ("monk", "butcher"):
        del position["citizens"][gone]
    game = regalia.load(position)
    space = position["citizens"]["farmer"]
    assert space == "e7", "the seed deals the farmer beside the knight"
    [printed] = [line for line in move_list.list_moves_from(game, "e6", game.legal()) if "=" in line]
    assert printed == "  e6=e7    " + tr("event-captured", assassin="", by="e6", citizen="farmer", space="e7")


def test_events_since_the_last_own_action_are_shown() -> None:
    game = game_with(PICK, "a7b7", "end", "end")
    assert visibility.events_since(game, KING, KING)[0] == tr("event-turn-ended", seat="assassins", unused=4)
    assert visibility.events_since(game, KING, KING)[-1].startswith("Round 2")
    assert len(visibility.events_since(game, KING, KING)) == 2
    assert visibility.events_since(game_with(), KING, KING) == [tr("event-dealt")]


def test_lines_that_do_not_fit_are_joined_and_the_oldest_dropped() -> None:
    assert visibility.fit_lines(["a.", "b."], 10, 2) == ["a.", "b."]
    assert visibility.fit_lines(["a.", "b.", "c."], 10, 2) == ["a. b. c."]
    assert visibility.fit_lines(["aaaa.", "bbbb.", "cccc."], 12, 2) == ["… bbbb. cccc."]


def test_control_characters_of_a_file_do_not_reach_the_terminal() -> None:
    assert replace_control_characters("\x1b[2Jname\n") == "�[2Jname\n"


# Saving.


def test_a_saved_game_continues_with_the_same_random_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stub_computer(monkeypatch)
    file = str(tmp_path / "game.json")
    run("play", "--seat", "king", "--seed", "5", "--level", "2", lines=["a7b7", f"save {file}", "quit"])
    run("play", "--resume", file, lines=["end", "end", "save", "quit"])
    record = json.loads(Path(file).read_text())["record"]
    whole = game_with(PICK, "a7b7", "end", "end", "end", "end", seed=5)
    assert record["actions"] == [step.text for step in whole.steps]
    assert json.loads(Path(file).read_text())["play"] == {"people": ["king"], "level": 2}


def test_a_game_with_a_file_is_saved_whenever_the_turn_passes_on(
    tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stub_computer(monkeypatch)
    file = tmp_path / "game.json"
    result = run("play", "--hot-seat", "--save", str(file), lines=[PICK, "end", "quit", "n"])
    assert result.stdout.endswith(tr("goodbye") + "\n")
    assert files.load_game(file)[0].steps[-1].text == "end"
    assert not home.exists()


def test_a_new_game_does_not_overwrite_an_old_one(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    result = run("play", "--hot-seat", "--save", str(file))
    assert result.exit_code == 1
    assert "already" in result.stderr
    assert file.read_text() == "precious"


def test_save_refuses_a_file_that_is_no_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("precious")
    output = run("play", "--hot-seat", lines=[PICK, f"save {file}", "save /nowhere/at/all"]).stdout
    assert tr("error-file-taken", field=str(file)) in output
    assert "/nowhere" in output
    assert file.read_text() == "precious"


def save_text() -> str:
    play = Play(people=[KING], level=3)
    return Save(play=play, record=game_with(PICK, "a7b7").record(keep_seed=True)).line()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "error-save-broken"),
        ("no json", "error-save-none"),
        (save_text()[:-30], "error-save-none"),
        (save_text().replace("a7b7", "a7a8"), "error-save-edited"),
        (save_text().replace("a7b7", "a7e9"), "error-save-edited"),
        (save_text().replace('["king"]', '["queen"]'), "error-save-edited"),
        (save_text().replace('"level":3', '"level":true'), "error-save-broken"),
        (save_text().replace('"level":3', '"level":9'), "error-save-broken"),
        ('{"play":{},"record":{},"check":""}', "error-record-format"),
        ('{"play":1}', "error-save-broken"),
    ],
)
def test_a_broken_or_edited_save_is_refused_and_left_as_it_was(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    result = run("play", "--resume", str(file))
    assert result.exit_code == 1
    assert tr(words, expected=1) in result.stderr
    assert result.stderr.count("\n") == 1
    assert file.read_text() == text


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    file.write_text(save_text())

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(OSError, match="No space"):
        files.save_game(file, game_with(PICK), Play(people=[KING], level=3))
    assert file.read_text() == save_text()
    assert written(tmp_path) == {"game.json"}


def test_a_board_from_a_file_is_played_saved_and_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stub_computer(monkeypatch)
    board, file = tmp_path / "mine.txt", tmp_path / "game.json"
    text = registry.rules("king-and-assassins").presentation.board_infos()["A"].text
    board.write_text(text.replace("name: Side A", "name: My town"))
    first = run("play", "--seat", "king", "--board", str(board), lines=["a7b7", f"save {file}", "quit"])
    assert "My town" in first.stdout
    board.unlink()
    assert "My town" in run("play", "--resume", str(file), lines=[]).stdout


# Whole games.


@pytest.mark.parametrize(("board", "seed"), [("A", 1), ("A", 2), ("B", 3)])
def test_two_people_play_to_the_end_and_read_who_won_by_which_rule(board: str, seed: int) -> None:
    game, screen = game_with(board=board, seed=seed), RandomScreen(seed)
    screen.game = game
    TerminalGame(game, Play(people=[KING, ASSASSINS], level=1), screen, path=None, seed=0).run()
    outcome = game.outcome()
    assert outcome is not None
    assert screen.printed[-1].endswith(f"({outcome.reason})")
    picked = next(step.text for step in game.steps if step.text.startswith("pick:"))
    assert all(
        tr(f"citizen-{name}") in screen.printed[-1] for name in picked.removeprefix("pick:").split(",")
    )
    titles = [f"--- {tr('hand-over', seat=seat)} ---" for seat in (KING, ASSASSINS)]
    hand_overs = [text for text in screen.printed if text in titles]
    turns = [step.actor for step in game.steps if step.actor != "chance"]
    changes = 1 + sum(a != b for a, b in pairwise(turns))
    assert len(hand_overs) == changes


def test_every_action_of_the_computer_is_printed() -> None:
    game, screen = game_with(seed=4), RandomScreen(4)
    screen.game = game
    TerminalGame(game, Play(people=[ASSASSINS], level=1), screen, path=None, seed=0).run()
    king = [step for step in game.steps if step.actor == KING]
    assert king
    for step in king:
        assert step.events[0].words() in [line.partition(" (")[0] for line in screen.printed]


def test_the_next_game_has_the_sides_swapped() -> None:
    first = TerminalGame(game_with(), Play(people=[KING], level=2), RandomScreen(1), path=Path("x"), seed=0)
    second = rematch(first)
    assert second.play == Play(people=[ASSASSINS], level=2)
    assert second.path is None
    assert second.game.setup == first.game.setup


# On a terminal.


@pytest.fixture
def terminal(tmp_path: Path) -> dict[str, str]:
    return {"XDG_CONFIG_HOME": str(tmp_path), "HOME": str(tmp_path)}


def test_handing_over_erases_what_the_other_player_typed(terminal: dict[str, str]) -> None:
    with Pty("play", "--hot-seat", "--seed", "7", env=terminal) as program:
        program.until(PRESS)
        program.type("")
        program.until("assassins>")
        program.type("pick mo fa bu")
        hidden = program.until(PRESS)
        assert "\x1b[2J\x1b[3J\x1b[H" in hidden[hidden.rindex("pick mo") :]
        program.type("")
        assert "  assassin" not in program.until("king>").partition("wounds")[2]
        program.press(b"\x1b[A")  # the arrow that brings back the line before
        program.type("?")
        assert "mo fa bu" not in program.until(tr("help-commands").splitlines()[0])


def test_unused_points_are_mentioned_once_before_a_turn_ends(terminal: dict[str, str]) -> None:
    with Pty("play", "--hot-seat", "--seed", "7", env=terminal) as program:
        for waited, typed in ((PRESS, ""), ("assassins>", PICK), (PRESS, ""), ("king>", "end")):
            program.until(waited)
            program.type(typed)
        program.until(tr("end-warning", unused=7, action="end").split(".")[0])
        program.type("end")
        program.until(tr("hand-over", seat="assassins"))


def test_an_interrupt_saves_the_game_and_exits_with_130(terminal: dict[str, str], tmp_path: Path) -> None:
    with Pty("play", "--hot-seat", "--seed", "7", env=terminal) as program:
        for waited, typed in ((PRESS, ""), ("assassins>", PICK)):
            program.until(waited)
            program.type(typed)
        program.until(tr("press-enter"))
        program.interrupt()
        program.until(SAVED)
        assert program.code() == 130
    assert written(tmp_path) == {"unfinished.json"}


def test_the_end_of_input_on_a_terminal_saves_and_ends_well(terminal: dict[str, str], tmp_path: Path) -> None:
    with Pty("play", "--seat", "assassins", "--level", "1", "--seed", "7", env=terminal) as program:
        program.until("assassins>")
        program.type("pick mo fa bu")
        assert "\x1b[" in program.until("assassins>")
        program.press(b"\x04")
        program.until(SAVED)
        assert program.code() == 0
    assert written(tmp_path) == {"unfinished.json"}


def test_a_closed_pipe_ends_the_game_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from regalia.cli import main; main()", "play", "--hot-seat"]
    program = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={"XDG_CONFIG_HOME": str(tmp_path), "HOME": str(tmp_path)},
    )  # fmt: skip
    assert program.stdin is not None
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    program.stdin.write(b"moves\n" * 100)
    program.stdin.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    assert program.wait(timeout=20) == 128 + signal.SIGPIPE


# The command line.


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seat", "queen"], f"bad-field (--seat): {tr('error-seat', values='king, assassins')}"),
        (["--game", "chess", "--hot-seat"], "bad-field (game): "),
        (
            ["--hot-seat", "--board", "Z"],
            f"bad-field (board): {tr('error-no-such-board', board='Z', known='A, B')}",
        ),
        (["--hot-seat", "--seed", "-1"], f"bad-field (seed): {tr('error-seed')}"),
        (["--hot-seat", "--seat", "king"], tr("error-seat-or-hot-seat")),
        (["--resume", "x", "--seat", "king"], tr("error-resume-alone")),
        (["--resume", "nowhere.json"], "nowhere.json: No such file"),
    ],
)
def test_an_error_is_one_line_on_standard_error(arguments: list[str], words: str) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 1
    assert words in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_an_uncompiled_core_prints_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.core.state.__file__", "engine.py")
    assert run("boards").stderr.startswith(tr("uncompiled"))
    assert tr("uncompiled") not in run("backup").stderr  # no computer player thinks there
    monkeypatch.setattr("regalia.core.state.__file__", "engine.so")
    assert run("boards").stderr == ""


def test_help_names_the_game_and_the_play_command() -> None:
    output = " ".join(run("--help").stdout.split())
    assert tr("game-king-and-assassins") in output
    assert "regalia play" in output
    assert run("--version").stdout == f"regalia {regalia.__version__}\n"
