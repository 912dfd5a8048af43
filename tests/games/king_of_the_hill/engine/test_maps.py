"""Maps of King of the Hill: the built-in ones, and errors of others by line and column."""

from __future__ import annotations

import pytest

from regalia.core.errors import BadBoard
from regalia.games.king_of_the_hill.engine import board, constants
from regalia.games.king_of_the_hill.formats import board_files
from tests.games.king_of_the_hill import oracle

ROWS = [
    "rrrrrrrrrrr",
    "rrrrrrrrrrr",
    "...11111...",
    "...12221...",
    "...11111...",
    "bbbbbbbbbbb",
    "bbbbbbbbbbb",
]


def with_row(row: int, letters: str) -> str:
    """The standard map with another row."""
    rows = list(ROWS)
    rows[7 - row] = letters
    return "\n".join(rows)


def test_kh_1_3_the_standard_map_is_a_map_that_players_could_have_made() -> None:
    standard = board_files.built_in()["standard"]
    assert board_files.read("standard", standard.text) == standard
    hill = {constants.SPACES[square]: terrain for square, terrain in enumerate(standard.terrain) if terrain}
    assert {space for space, terrain in hill.items() if terrain == constants.HILL_2} == {"e4", "f4", "g4"}
    assert set(hill) == {f"{column}{row}" for column in "defgh" for row in (3, 4, 5)}


@pytest.mark.parametrize("scenario", constants.SCENARIOS)
def test_kh_15_the_maps_of_the_scenarios_are_those_of_the_rules(scenario: str) -> None:
    which = constants.SCENARIOS.index(scenario)
    field = board.for_scenario(
        board_files.built_in()[board.MAPS.get(which, "standard")],
        scenario=which,
        magic=True,
        fantasy=True,
        jokers=True,
    )
    world = oracle.World(scenario)
    names = {
        constants.OPEN: None,
        constants.FOREST: "forest",
        constants.DEEP: "deep",
        constants.HILL_1: 1,
        constants.HILL_2: 2,
    }
    for space in oracle.BOARD:
        square = constants.SQUARES[oracle.name(space)]
        assert names[field.terrain[square]] == (world.terrain.get(space) or world.hill.get(space)), space
        for side, seat in enumerate(constants.SEATS):
            assert field.zones[constants.AREA * side + square] == (space in world.zones[seat]), space
    camps = sorted(constants.SQUARES[oracle.name(space)] for space in world.camps)
    assert [square for square in field.goals if square >= 0] == camps
    assert (field.magic, field.fantasy) == (world.magic, world.fantasy)


def test_kh_15_3_the_woods_are_three_forests() -> None:
    woods = board_files.built_in()["king-of-the-woods"]
    forests = {
        n: [constants.SPACES[s] for s in range(constants.AREA) if woods.forests[s] == n]
        for n in range(1, woods.n_forests + 1)
    }
    assert sorted(map(len, forests.values())) == [4, 4, 9]


def test_forests_that_touch_at_a_corner_are_two() -> None:
    field = board_files.read("corner", with_row(5, "F..11111...").replace("...12221...", ".F.12221..."))
    assert field.n_forests == 2


@pytest.mark.parametrize(
    "text",
    [
        "\r\n".join(ROWS) + "\r\n",
        "name: Mine\nnote: a: b\n\n" + "\n\n".join(ROWS),
        "\n".join(" ".join(row) for row in ROWS),
        "\n".join("\t".join(row) + "\t" for row in ROWS),
        "    a b c d e f g h i j k\n" + "\n".join(f" {7 - n}  {row}" for n, row in enumerate(ROWS)),
        "\n".join(f"{7 - n} {' '.join(row)}" for n, row in enumerate(ROWS)),
    ],
)
def test_white_space_labels_and_line_ends_do_not_matter(text: str) -> None:
    field = board_files.read("mine", text)
    assert (field.terrain, field.zones) == (
        board_files.built_in()["standard"].terrain,
        board_files.built_in()["standard"].zones,
    )


def test_a_map_has_a_name_and_a_note_or_is_called_by_its_id() -> None:
    named = board_files.read("mine", "name: My hill\nnote: steep\n" + "\n".join(ROWS))
    assert (named.name, named.note) == ("My hill", "steep")
    assert (board_files.read("mine", "\n".join(ROWS)).name, named.id) == ("mine", "mine")


# Two ponds cut off a corner: nobody steps diagonally between them (KH-8.3).
LAKE = with_row(1, "b~bbbbbbbbb").replace("bbbbbbbbbbb", "~bbbbbbbbbb")

WRONG = [
    ("", "map-rows", 1, 1),
    ("\n".join(ROWS[1:]), "map-rows", 6, 1),
    ("\n".join([*ROWS, ROWS[-1]]), "map-too-many-rows", 8, 1),
    (with_row(6, "rrrrrrrrrr"), "map-columns", 2, 11),
    (with_row(6, "rrrrrrrrrrrr"), "map-columns", 2, 13),
    (with_row(4, "...1222x..."), "map-cell", 4, 8),
    (with_row(4, "...1222\ufeff..."), "map-cell", 4, 8),
    (with_row(5, "6 ...11111..."), "map-row-label", 3, 1),
    ("size: 11\n" + "\n".join(ROWS), "map-unknown-key", 1, 1),
    ("name: a\n name: b\n" + "\n".join(ROWS), "map-key-twice", 2, 2),
    (with_row(1, "bbbbbObbbbb"), "map-objective", 7, 6),
    (with_row(4, "...1bbb1..."), "map-zone-rows", 4, 5),
    (with_row(5, "...11111bbb"), "map-zone-rows", 3, 9),
    (with_row(3, "...11111rrr"), "map-zone-rows", 5, 9),
    (with_row(1, "bbbb......."), "map-zone-room", 7, 1),
    (with_row(7, "..........."), "map-zone-room", 7, 1),
    ("\n".join(row.replace("1", ".").replace("2", ".") for row in ROWS), "map-hill", 7, 1),
    (LAKE, "map-cut-off", 7, 1),
]


@pytest.mark.parametrize(("text", "reason", "line", "column"), WRONG)
def test_what_is_wrong_with_a_map_is_told_by_line_and_column(
    text: str, reason: str, line: int, column: int
) -> None:
    with pytest.raises(BadBoard) as refused:
        board_files.read("mine", text)
    error = refused.value
    assert (error.reason, error.line, error.column, error.rule) == (reason, line, column, "KH-1.3")
    assert f"Line {line}, column {column}" in str(error)
    assert "{" not in str(error)


def test_every_letter_of_the_rules_is_read() -> None:
    text = with_row(5, "Fs~11111+k.")
    field = board_files.read("mine", text)
    found = [field.terrain[constants.SQUARES[f"{column}5"]] for column in "abcdijk"]
    assert found == [
        constants.FOREST,
        constants.SHALLOW,
        constants.DEEP,
        constants.HILL_1,
        constants.ROAD,
        constants.ROCKS,
        constants.OPEN,
    ]
