"""`regalia conformance`: output, exit status and reproducible failures."""

import shlex

import msgspec
import pytest
from typer.testing import CliRunner, Result

from regalia.cli.app import app
from regalia.core.contract import Move
from regalia.core.errors import IllegalAction
from regalia.core.state import State
from regalia.games import registry

pytestmark = pytest.mark.games("king-and-assassins")

GAME = "king-and-assassins"


def regalia(command: str) -> Result:
    """Run a command line."""
    return CliRunner().invoke(app, shlex.split(command))


def test_a_game_that_keeps_its_contract_ends_with_0() -> None:
    result = regalia(f"conformance {GAME} --games 2 --seed 5 --only legal-list --only over --jobs 1")
    assert result.exit_code == 0
    assert "2 games" in result.stdout
    assert "checks passed" in result.stdout


def test_a_failed_check_exits_with_1_and_prints_the_command_that_repeats_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    notation = registry.GAMES[GAME].notation
    read = notation.read

    def refuse_without_rule(state: State, text: str) -> Move:
        try:
            return read(state, text)
        except IllegalAction as error:
            raise IllegalAction(msgspec.structs.replace(error.refusal, rule="")) from None

    monkeypatch.setattr(notation, "read", refuse_without_rule)
    result = regalia(f"conformance {GAME} --games 3 --option board=B --only refused --jobs 1")
    assert result.exit_code == 1
    assert "refused without a rule" in result.stdout
    again = next(line.strip() for line in result.stdout.splitlines() if line.startswith("  regalia "))
    assert "--option=board=B" in again
    shown = regalia(again.removeprefix("regalia "))
    assert shown.exit_code == 1
    assert again in shown.stdout


def test_games_are_distributed_to_processes_and_none_is_lost() -> None:
    alone, shared = (regalia(f"conformance --games 21 --only over --jobs {jobs}") for jobs in (1, 2))
    assert alone.exit_code == shared.exit_code == 0
    assert alone.stdout.splitlines()[-2].split(" in ")[0] == shared.stdout.splitlines()[-2].split(" in ")[0]


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ("chess", "chess"),
        ("--only nonsense", "nonsense"),
        ("--option board", "NAME=VALUE"),
        ("--option board=Z", "Z"),
        ("--option colour=red", "options.colour"),
    ],
)
def test_a_wrong_argument_is_refused_in_one_line(arguments: str, word: str) -> None:
    result = regalia(f"conformance {arguments} --games 1")
    assert result.exit_code == 1
    complaints = [line for line in result.stderr.splitlines() if line.startswith("regalia: bad-field")]
    assert len(complaints) == 1
    assert word in complaints[0]
