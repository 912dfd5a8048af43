"""KH-10.2 and KH-10.3: lines of sight, in the examples of sights.txt and compared with the oracle's geometry."""

from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

import regalia
from regalia.games.king_of_the_hill.engine import line_of_sight
from tests.games.king_of_the_hill import oracle
from tests.games.king_of_the_hill.battles import UNCOMPILED
from tests.games.king_of_the_hill.scene import allows, position, refused

FIELD = 11, 7
SAMPLES = 15 if UNCOMPILED else 150


class Picture(NamedTuple):
    title: str
    seen: bool
    cells: dict[tuple[int, int], str]  # by column and row, both from 0; row 0 is the lowest

    def turned(self, way: int) -> "Picture":
        """The example after one of the eight rotations and reflections."""
        cells = self.cells
        width, height = (max(axis) for axis in zip(*cells, strict=True))
        if way & 1:
            cells = {(width - column, row): cell for (column, row), cell in cells.items()}
        if way & 2:
            cells = {(column, height - row): cell for (column, row), cell in cells.items()}
        if way & 4:
            cells = {(row, column): cell for (column, row), cell in cells.items()}
        return self._replace(cells=cells)

    def exchanged(self) -> "Picture":
        """The example with shooter and target exchanged."""
        change = str.maketrans("At", "tA")
        return self._replace(cells={at: cell.translate(change) for at, cell in self.cells.items()})

    def spaces(self, sign: str) -> list[str]:
        """The spaces that have a sign."""
        return [
            f"{'abcdefghijk'[column]}{row + 1}" for (column, row), cell in self.cells.items() if sign in cell
        ]

    def map_text(self) -> str:
        """A map with the example in the lower left, and otherwise only a small hill."""
        rows = []
        for row in reversed(range(FIELD[1])):
            bare = "." if row == 3 else "b" if row < 3 else "r"
            grounds = [self.cells.get((column, row), ".")[0] for column in range(FIELD[0])]
            line = "".join(bare if ground == "." else ground for ground in grounds)
            rows.append(line[:8] + "111" if row == 3 else line)
        return "\n".join(rows)


def pictures() -> list[Picture]:
    """The examples in sights.txt."""
    text = Path(__file__).with_name("sights.txt").read_text(encoding="utf-8")
    found = []
    for block in text.strip().split("\n\n")[1:]:
        head, *rows = block.splitlines()
        title, _, answer = head.rpartition(": ")
        assert answer in ("seen", "hidden")
        cells = {
            (column, len(rows) - 1 - down): line[3 * column : 3 * column + 2].strip()
            for down, line in enumerate(rows)
            for column in range(len(rows[0].rstrip() + "  ") // 3)
        }
        found.append(Picture(title, answer == "seen", {at: cell or "." for at, cell in cells.items()}))
    return found


PICTURES = pictures()


def shows(picture: Picture) -> None:
    """Checks that the shot of an example is legal or refused, as the example says."""
    [start], [to] = picture.spaces("A"), picture.spaces("t")
    others = " ".join(f"infantry@{space}" for space in picture.spaces("u"))
    start_position = position(
        blue=f"artillery@{start} {others}", red=f"infantry@{to}", hand="9D", map="picture"
    )
    game = regalia.load(start_position, boards={"picture": picture.map_text()})
    text = f"9D {start}x{to}"
    if picture.seen:
        assert allows(game, text)
    else:
        assert refused(game, text) == "KH-10.2"


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.title)
def test_kh_10_2_a_line_is_clear_or_not_as_the_picture_says(picture: Picture) -> None:
    for way in range(8):
        shows(picture.turned(way))
        shows(picture.turned(way).exchanged())


def test_kh_10_2_a_picture_that_lies_would_be_seen() -> None:
    for picture in PICTURES[:4]:
        with pytest.raises((AssertionError, pytest.fail.Exception)):
            shows(picture._replace(seen=not picture.seen))


def test_kh_10_3_a_hill_hides_unless_an_end_is_as_high_and_only_hill_and_forest_hide() -> None:
    hills = [picture for picture in PICTURES if {"1", "2"} & {cell[0] for cell in picture.cells.values()}]
    assert {picture.seen for picture in hills} == {True, False}
    for picture in hills:
        shows(picture)
        flat = {at: cell.replace("1", ".").replace("2", ".") for at, cell in picture.cells.items()}
        others = {"u", "F"} & set("".join(picture.cells.values()))
        if not others:
            shows(picture._replace(cells=flat, seen=True))


@pytest.mark.parametrize("ground", ["k", "s", "+", "~"])
def test_kh_10_3_water_road_and_rocks_do_not_hide(ground: str) -> None:
    shows(Picture("", True, {(0, 0): ".A", (1, 0): ground, (2, 0): ground, (3, 0): ".t"}))
    shows(Picture("", False, {(0, 0): ".A", (1, 0): "F", (2, 0): ground, (3, 0): ".t"}))


def test_every_line_of_the_table_is_that_of_the_oracle() -> None:
    for row in range(-line_of_sight.RANGE, line_of_sight.RANGE + 1):
        for column in range(-line_of_sight.RANGE, line_of_sight.RANGE + 1):
            made = line_of_sight.line(column, row)
            assert [*map(set, made)] == [*map(set, by_geometry(column, row))], (column, row)
            assert (
                line_of_sight.LINES[
                    (row + line_of_sight.RANGE) * line_of_sight.SPAN + column + line_of_sight.RANGE
                ]
                == made
            )


def by_geometry(column: int, row: int) -> tuple[list[oracle.Space], list[oracle.Space], list[oracle.Space]]:
    """The spaces that a line crosses, and those that it touches on its left and right."""
    ends = [(0, 0), (column, row)]
    near = [(x, y) for x in range(-6, 7) for y in range(-6, 7) if (x, y) not in ends]
    crossed = [space for space in near if oracle.meets(ends[0], ends[1], space) == "inside"]
    touched = [space for space in near if oracle.meets(ends[0], ends[1], space) == "corner"]
    left = [space for space in touched if oracle.side_of_line(ends[0], ends[1], space) > 0]
    right = [space for space in touched if oracle.side_of_line(ends[0], ends[1], space) < 0]
    return crossed, left, right


@pytest.mark.parametrize("scenario", ["pitched-battle", "king-of-the-woods", "ambush", "night-attack"])
def test_all_shots_on_random_boards_are_those_of_the_oracle(scenario: str) -> None:
    rng, shots = Random(scenario), 0
    for _ in range(SAMPLES // 3):
        start = crowd(scenario, rng)
        expected = [text for text in oracle.World.load(start).legal() if "x" in text]
        game = regalia.load(start)
        assert [text for text in game.legal() if "x" in text] == expected
        shots += len(expected)
    assert shots > SAMPLES // 3


def crowd(scenario: str, rng: Random) -> dict[str, object]:
    """A random position with seven shooters and seven targets."""
    deep = [oracle.name(space) for space, kind in oracle.World(scenario).terrain.items() if kind == "deep"]
    placed = rng.choice(
        ["", "forest-great@a1 forest-long/t@j2", "forest-small@b6 rocks@i1 forest-small@j6 lake-deep@a1"]
    )
    elements = placed if scenario == "pitched-battle" else ""
    if "lake" in elements:
        deep += [f"{column}{row}" for column in "abc" for row in (1, 2, 3)]
    free = [oracle.name(space) for space in oracle.BOARD if oracle.name(space) not in deep]
    spaces = rng.sample(free, 14)
    blue = " ".join(f"{kind}@{spaces.pop()}" for kind in ["artillery", "light-cavalry", *["archers"] * 5])
    red = " ".join(f"infantry@{space}" for space in spaces)
    return position(scenario, blue=blue, red=red, hand="9D", elements=elements, destroyed=[])
