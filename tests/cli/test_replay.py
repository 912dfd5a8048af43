"""`regalia replay`: records, broken records, saved games and seat records."""

from pathlib import Path

import msgspec
import pytest

import regalia
from regalia.cli.files import save_game
from regalia.core.contract import Outcome, Seat
from regalia.core.game import Game
from regalia.core.i18n import tr
from regalia.core.rng import Rng
from regalia.core.saved_game import Play
from tests.support.terminal import run


def finished(seed: int) -> Game:
    """A random game, played to its end."""
    game, rng = regalia.new("king-and-assassins", seed=seed), Rng(seed)
    while game.actor:
        legal = game.legal()
        game.push(legal[rng.below(len(legal))])
    return game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def plies(output: str) -> list[str]:
    """The lines of steps in the output."""
    return [line for line in output.splitlines() if line[:4].strip().isdecimal() and line[4:6] == "  "]


def test_a_record_is_printed_step_by_step_with_the_final_board(file: Path) -> None:
    game = finished(1)
    file.write_text(game.record().line() + "\n")
    result = run("replay", str(file))
    assert result.exit_code == 0
    lines = [line.split() for line in plies(result.stdout)]
    assert [(line[1], line[2]) for line in lines] == [(step.actor, step.text) for step in game.steps]
    assert str(game) in "\n".join(line.rstrip() for line in result.stdout.splitlines())
    outcome = game.outcome()
    assert outcome is not None
    assert result.stdout.rstrip().endswith(f"({outcome.reason}).")


def test_a_replay_can_stop_early(file: Path) -> None:
    game = finished(1)
    file.write_text(game.record().line())
    output = run("replay", str(file), "--to", "3").stdout
    assert len(plies(output)) == 3
    assert tr("replay-runs", ply=3, count=len(game.steps)) in output


def test_a_resigned_match_is_shown_as_over(file: Path) -> None:
    running = regalia.new("king-and-assassins", seed=1)
    running.push(running.legal()[0])
    ended = Outcome(winner="king", reason="resigned")
    file.write_text(msgspec.structs.replace(running.record(), ended=ended).line())
    output = run("replay", str(file)).stdout
    assert output.rstrip().endswith(tr("replay-ended", "en", how="resigned", seat="king"))


def test_step_by_step_draws_every_position(file: Path) -> None:
    game = finished(1)
    file.write_text(game.record().line())
    output = run("replay", str(file), "--step", "--to", "5").stdout
    assert output.count(f"Wi {tr('citizen-label-witchhunter')}") == 5


def test_a_game_of_a_file_is_chosen_by_number(file: Path) -> None:
    games = [finished(1), finished(2)]
    file.write_text("".join(game.record().line() + "\n" for game in games))
    output = run("replay", str(file), "--game", "2").stdout
    assert tr("replay-which", game=2, count=2) in output
    assert len(plies(output)) == len(games[1].steps)
    missing = run("replay", str(file), "--game", "3")
    assert missing.exit_code == 1
    assert tr("error-no-such-game", count=2) in missing.stderr


def test_a_record_over_many_lines_is_one_record(file: Path) -> None:
    game = finished(1)
    file.write_bytes(msgspec.json.format(game.record().line().encode(), indent=2))
    assert len(plies(run("replay", str(file)).stdout)) == len(game.steps)


def test_a_broken_record_is_shown_up_to_the_error(file: Path) -> None:
    record = finished(1).record()
    actions = [*record.actions[:9], "a1a3", *record.actions[10:]]
    file.write_text(msgspec.structs.replace(record, actions=actions).line())
    result = run("replay", str(file))
    assert len(plies(result.stdout)) == 9
    assert result.exit_code == 1
    assert '"a1a3"' in result.stderr
    assert run("replay", str(file), "--to", "5").exit_code == 0


def test_a_wrong_result_is_reported_after_the_whole_game(file: Path) -> None:
    game = finished(1)
    file.write_text(msgspec.structs.replace(game.record(), result=None).line())
    result = run("replay", str(file))
    assert len(plies(result.stdout)) == len(game.steps)
    assert tr("error-record-result", ply=len(game.steps)) in result.stderr


def test_a_saved_game_is_replayed_as_far_as_it_went(file: Path) -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    save_game(file, game, Play(people=[Seat("king")], level=3))
    output = run("replay", str(file)).stdout
    assert [line.split()[2] for line in plies(output)] == [step.text for step in game.steps]


def test_a_seat_record_is_shown_as_the_seat_saw_it(file: Path) -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    game.push("a7b7")
    file.write_text(game.export("king").line())
    result = run("replay", str(file))
    assert result.exit_code == 0
    assert tr("replay-seat", game=tr("game-king-and-assassins"), seat="king") in result.stdout
    assert tr("event-picked", citizens=None) + "\n" in result.stdout
    assert tr("event-knight-moved", **{"from": "a7", "to": "b7"}) + "\n" in result.stdout
    assert "  assassin" not in result.stdout.partition("Side A")[2].partition("wounds")[2]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is empty"),
        ("no json", "bad-record"),
        ("[1, 2]", "bad-record"),
        ('{"regalia": 1, "game": "chess", "rules_version": 1, "view": {}}', "bad-record"),
        ('{"regalia": 1, "game": "king-and-assassins", "rules_version": 1, "view": {}}', "bad-field"),
        ('{"play": {}, "record": {}}', "bad-record"),
        ("\x1b[2J" + "[" * 100_000, "bad-record"),
    ],
)
def test_a_file_without_a_record_is_reported_in_one_line(file: Path, text: str, words: str) -> None:
    file.write_text(text)
    result = run("replay", str(file))
    assert result.exit_code == 1
    assert words in result.stderr
    assert result.stderr.count("\n") == 1
    assert "\x1b[2J" not in result.stderr


def test_a_seats_view_on_an_unknown_board_is_refused(file: Path) -> None:
    game = regalia.new("king-and-assassins", seed=7)
    file.write_text(game.export("king").line().replace('"board":"A"', '"board":"Z"'))
    result = run("replay", str(file))
    assert result.exit_code == 1
    assert tr("error-unknown-board", board="Z") in result.stderr


def test_python_replays_a_saved_game_as_the_command_does(file: Path) -> None:
    game = finished(1)
    game.pop()
    save_game(file, game, Play(people=[Seat("king")], level=3))
    assert regalia.replay(file.read_text()).position() == game.position()


def test_python_refuses_an_edited_saved_game(file: Path) -> None:
    save_game(file, finished(1), Play(people=[Seat("king")], level=3))
    with pytest.raises(regalia.BadRecord) as refused:
        regalia.replay(file.read_text().replace('"level":3', '"level":4'))
    assert refused.value.reason == "save-edited"
