"""Files of records: what is written is read back, all kinds of files are read, and errors name their place."""

from pathlib import Path

import pytest

import regalia
from regalia.arena.arena_file import open_arena_file
from regalia.arena.record_files import BadRecordLine
from regalia.core.game import Game
from regalia.core.saved_game import Play, Save
from tests.support.contests import games as play_games
from tests.support.contests import meeting


def game(seed: int, actions: int = 0) -> Game:
    """A game after some actions."""
    game = regalia.new("king-and-assassins", seed=seed)
    for _ in range(actions):
        game.push(game.legal()[0])
    return game


def test_games_and_records_are_read_back(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first, second = game(1, actions=3), game(2)
    assert regalia.write_records(path, [first, second.record()]) == 2
    assert list(regalia.read_records(path)) == [first.record(), second.record()]
    assert [
        regalia.replay(record) == played
        for record, played in zip(regalia.read_records(str(path)), (first, second), strict=True)
        if isinstance(record, regalia.Record)
    ] == [True, True]


def test_what_a_seat_exports_is_read_as_such(tmp_path: Path) -> None:
    path = tmp_path / "seat.jsonl"
    exported = game(1, actions=3).export("king")
    regalia.write_records(path, [exported])
    [read] = regalia.read_records(path)
    assert isinstance(read, regalia.SeatRecord)
    assert read.line() == exported.line()


def test_a_file_is_replaced_extended_or_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for mode, count in (("x", 1), ("a", 2), ("w", 1)):
        regalia.write_records(path, [game(1)], mode=mode)  # type: ignore[arg-type]  # mypy sees a str
        assert len(list(regalia.read_records(path))) == count
    with pytest.raises(FileExistsError):
        regalia.write_records(path, [game(1)], mode="x")


def test_the_games_of_an_arena_are_read(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    contest = meeting("random", "random")
    played = play_games(contest, 1)
    with open_arena_file(path, contest, resume=False) as (file, _):
        for each in played:
            file.append(each)
    with path.open("ab") as end:
        end.write(b'{"meeting":0,"pa')  # an arena that was killed
    assert list(regalia.read_records(path)) == [each.record for each in played]


def test_a_saved_game_and_a_file_with_a_byte_order_mark_and_empty_lines_are_read(tmp_path: Path) -> None:
    path = tmp_path / "mixed.jsonl"
    saved = Save(play=Play(people=[], level=3), record=game(1).record(keep_seed=True))
    path.write_text(f"\ufeff{saved.line()}\n\r\n{game(2).record().line()}", encoding="utf-8")
    assert list(regalia.read_records(path)) == [saved.record, game(2).record()]


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("rubbish", None),
        ('{"regalia":1,"game":"king-and-assassins"}', "rules_version"),
        (
            '{"regalia":1,"game":"x","rules_version":1,"setup":{"chance":"dice"},"actions":[],"result":null}',
            "setup.chance",
        ),
        ('{"regalia":2}', None),
        ("[]", None),
    ],
)
def test_a_bad_line_is_named_with_its_file_and_field_after_the_good_ones(
    tmp_path: Path, line: str, field: str | None
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f"{game(1).record().line()}\n\n{line}\n", encoding="utf-8")
    records = regalia.read_records(path)
    assert next(records) == game(1).record()
    with pytest.raises(BadRecordLine) as caught:
        next(records)
    error = caught.value
    assert (error.file, error.line, error.field) == (str(path), 3, field)
    assert str(path) in str(error)
    assert "3" in str(error)
    assert isinstance(error, regalia.BadRecord)


def test_a_bad_line_of_an_arena_file_is_named_too(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    with open_arena_file(path, meeting("random", "random"), resume=False):
        pass
    with path.open("ab") as end:
        end.write(b'{"meeting":0}\n')
    with pytest.raises(BadRecordLine) as caught:
        list(regalia.read_records(path))
    assert (caught.value.line, caught.value.field) == (2, "pair")


def test_a_missing_file_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(regalia.read_records(tmp_path / "none.jsonl"))
