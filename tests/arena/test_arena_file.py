"""Arena files: stored games are not played again, and errors are reported."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from regalia.arena import arena_file
from regalia.arena.match import GameResult
from regalia.arena.run import play_contest
from regalia.core.errors import BadField, BadRecord
from tests.support.contests import faulty_bot, games, meeting

PLAN = meeting("random", "random")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def fill(file: Path, pairs: int) -> list[GameResult]:
    """Play so many pairs into a file, without those it already has."""
    with arena_file.open_arena_file(file, PLAN, resume=True) as (kept, found):
        for played in play_contest(PLAN, pairs, games=list(found), jobs=1):
            kept.append(played)
            found.append(played)
    return found


def test_stored_games_are_read_back(file: Path) -> None:
    played = fill(file, 2)
    with arena_file.open_arena_file(file, PLAN, resume=True) as (_, found):
        assert found == played
    assert arena_file.read_header(file) == PLAN


def test_stored_forfeits_keep_their_message(file: Path) -> None:
    plan = meeting(faulty_bot("exit"), "random")
    [played, _] = games(plan, 1)
    with arena_file.open_arena_file(file, plan, resume=False) as (kept, _):
        kept.append(played)
    with arena_file.open_arena_file(file, plan, resume=True) as (_, [found]):
        assert found == played
        assert found.forfeit is not None
        assert "exit status was 3" in found.forfeit.words()


def test_only_missing_games_are_played(file: Path) -> None:
    fill(file, 1)
    before = file.read_bytes()
    assert len(fill(file, 2)) == 4
    assert file.read_bytes().startswith(before)
    assert len(file.read_bytes().splitlines()) == 1 + 4


@pytest.mark.parametrize("torn", [1, 40, -1])
def test_an_incomplete_last_line_is_cut_off_and_its_game_played_again(file: Path, torn: int) -> None:
    played = fill(file, 2)
    *lines, last = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines) + last[:torn])
    again = fill(file, 2)
    assert [game.record for game in again] == [game.record for game in played]
    assert len(file.read_bytes().splitlines()) == 1 + 4


def test_an_incomplete_header_is_ignored(file: Path) -> None:
    file.write_bytes(b'{"arena":1,"cont')
    assert arena_file.read_header(file) is None
    assert len(fill(file, 1)) == 2


def test_a_file_is_not_overwritten(file: Path) -> None:
    fill(file, 1)
    with pytest.raises(BadField, match="already"), arena_file.open_arena_file(file, PLAN, resume=False):
        pass


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (meeting("random", "level-1"), "players"),
        (meeting("random", "random", seed=2), "seed"),
        (meeting("random", "random", move_ms=7), "limits"),
        (msgspec.structs.replace(PLAN, rules_version=99), "rules version"),
    ],
)
def test_the_file_of_another_contest_is_refused_and_unchanged(file: Path, other: object, what: str) -> None:
    fill(file, 1)
    before = file.read_bytes()
    assert isinstance(other, type(PLAN))
    with pytest.raises(BadField) as caught, arena_file.open_arena_file(file, other, resume=True):
        pass
    assert what in str(caught.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize("first", [b"Dear diary\n", b'{"play":1}\n', b'{"arena":2}\n', b"\n"])
def test_a_foreign_file_is_refused_and_unchanged(file: Path, first: bytes) -> None:
    file.write_bytes(first)
    with pytest.raises(BadRecord), arena_file.open_arena_file(file, PLAN, resume=True):
        pass
    assert file.read_bytes() == first


def test_a_broken_line_in_the_middle_is_named(file: Path) -> None:
    fill(file, 1)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + b"{}\n" + lines[2])
    with pytest.raises(BadRecord) as caught, arena_file.open_arena_file(file, PLAN, resume=True):
        pass
    assert "Line 2" in str(caught.value)


def test_a_file_is_locked_against_a_second_writer(file: Path) -> None:
    with (
        arena_file.open_arena_file(file, PLAN, resume=True),
        pytest.raises(BadField, match="Another arena"),
        arena_file.open_arena_file(file, PLAN, resume=True),
    ):
        pass


def test_without_a_file_nothing_is_written() -> None:
    with arena_file.open_arena_file(None, PLAN, resume=False) as (kept, found):
        kept.append(games(PLAN, 1)[0])
        assert found == []
