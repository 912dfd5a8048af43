"""KA-1: spaces, levels, directions, and the requirements on a board."""

import pytest

import regalia
from regalia.games.king_and_assassins.engine.board import Board
from regalia.games.king_and_assassins.formats import board_files
from tests.games.king_and_assassins.board_texts import PLAIN
from tests.games.king_and_assassins.oracle import SIDE_A, SIDE_B, BoardMap
from tests.games.king_and_assassins.scene import after, allows, changes, refused, scene

SIDES = {"A": SIDE_A, "B": SIDE_B}
COLUMNS = "abcdefghij"


def spoiled(line: int, text: str | None) -> str:
    """The plain board with one line changed or removed."""
    lines: list[str | None] = [*PLAIN.splitlines()]
    lines[line - 1] = text
    return "\n".join(one for one in lines if one is not None)


def refusal(text: str) -> tuple[str, int, int]:
    """The error of a board, and its place."""
    with pytest.raises(regalia.BadBoard) as caught:
        board_files.read("mine", text)
    error = caught.value
    assert error.rule == "KA-1.4"
    assert str(error).startswith(f"Line {error.line}, column {error.column}: ")
    assert "error-" not in str(error)
    return error.reason.removeprefix("board-"), error.line, error.column


@pytest.mark.parametrize("side", SIDES.values(), ids=SIDES)
def test_ka_1_1_the_two_sides_have_the_streets_roofs_and_gates_of_the_rules(side: BoardMap) -> None:
    board: Board = board_files.built_in()[side.name]
    spaces = [f"{column}{row}" for row in range(1, 11) for column in COLUMNS]
    assert len(spaces) == 100
    assert board.roofs == {space for space in spaces if side.is_roof(space)}
    assert board.gates == side.gates
    assert board.kings == side.starts
    assert {start: sorted(board.knights[start]) for start in side.starts} == {
        start: sorted(side.knights_for(start)) for start in side.starts
    }
    assert sorted(board.citizens) == sorted(side.citizens)
    assert board.rounds == (14 if side.crystal else 15)


def test_ka_1_1_a_gate_is_a_street_for_everyone() -> None:
    game = scene(king="c7", knights="b8", crowd="monk@c9")
    assert allows(game, "c7c8", "b8c8")
    crowd = scene(phase="assassins", crowd="monk@c9 butcher@b8")
    assert allows(crowd, "c9c8", "b8c8")


def test_ka_1_2_no_piece_enters_a_space_that_is_taken() -> None:
    game = scene(king="d5", knights="d6", crowd="monk@e5")
    assert refused(game, "d5d6") == "KA-6.1"
    assert refused(game, "d5e5") == "KA-6.1"
    assert refused(game, "d6d5") == "KA-7.2"
    crowd = scene(phase="assassins", king="d5", knights="d6", crowd="monk@e5 butcher!e6 farmer@d4")
    assert refused(crowd, "e5d5") == "KA-9.1"
    assert refused(crowd, "d4d5") == "KA-9.1"
    assert refused(crowd, "e6d6") == "KA-10.2"
    assert refused(crowd, "e6e5") == "KA-10.2"


def test_ka_1_2_the_space_that_was_left_is_free() -> None:
    game = scene(king="d5", knights="d6")
    assert allows(after(game, "d6d7"), "d5d6")
    assert changes(game, "d6d7", "d5d6")["king"] == "d6"


def test_ka_1_3_nothing_goes_diagonally_or_further_than_one_space() -> None:
    game = scene(king="d5", knights="d7", crowd="monk!e8 butcher@c8 farmer@d9")
    for text in ("d5e6", "d5d3", "d7e6", "d7d5", "d7xe8", "d7=c8", "d7=d9", "d7d7"):
        assert refused(game, text) == "KA-1.3"
    crowd = scene(phase="assassins", king="e5", knights="c4", crowd="monk!d6 butcher@c8")
    for text in ("d6xe5", "d6xc4", "d6e7", "d6d4", "c8d7", "c8c6"):
        assert refused(crowd, text) == "KA-1.3"


def test_ka_1_3_the_edge_of_the_board_leads_nowhere_round_its_corner() -> None:
    game = scene(king="j7", knights="a5 j5")
    assert refused(game, "a5j4") == "KA-1.3"
    assert refused(game, "j5a5") == "KA-1.3"
    assert not [text for text in game.legal() if text.startswith("j5a")]


def test_ka_1_4_a_board_that_has_all_it_needs_can_be_played() -> None:
    game = regalia.new("king-and-assassins", board="mine", boards={"mine": PLAIN}, seed=3)
    game.push("pick:butcher,farmer,monk")
    assert game.position()["board"] == "mine"
    assert game.position()["king"] == "j1"
    game.push("end")
    assert game.actor == "assassins"


def test_ka_1_4_the_text_of_ones_own_board_travels_with_the_game() -> None:
    game = regalia.new("king-and-assassins", board="mine", boards={"mine": PLAIN}, seed=3)
    game.push("pick:butcher,farmer,monk")
    record = game.record()
    assert record.setup.texts == {"mine": PLAIN}
    assert regalia.replay(record.line()).position()["citizens"] == game.position()["citizens"]
    assert regalia.new("king-and-assassins", seed=3).record().setup.texts == {}


@pytest.mark.parametrize(
    ("line", "text", "expected"),
    [
        (3, None, ("row-label", 3, 2)),
        (12, None, ("rows", 15, 1)),
        (12, " 1  . . . . . . . . . .\n .  . . . . . . . . .", ("too-many-rows", 13, 2)),
        (5, " 7  . . . . . . . . . .", ("row-label", 5, 2)),
        (5, " 8  . . . . . . . . .", ("columns", 5, 22)),
        (5, " 8  . . . . . . . . . . .", ("columns", 5, 26)),
        (5, " 8  . . . x . . . . . .", ("cell", 5, 11)),
        (5, ",", ("cell", 5, 1)),
        (13, None, ("missing-key", 15, 1)),
        (13, "king:", ("no-value", 13, 6)),
        (13, "king: or", ("kings", 13, 7)),
        (13, "king: j11", ("space", 13, 7)),
        (13, "king: j1 or j1", ("start-twice", 13, 13)),
        (13, "queen: j1", ("unknown-key", 13, 1)),
        (13, "king: j1\nking: j1", ("key-twice", 14, 1)),
        (14, None, ("knights", 13, 1)),
        (14, "knights: i1 i2 i3 j2 j3 h1", ("knights", 14, 1)),
        (14, "knights: i1 i2 i3 j2 j3 h1 h2 h3", ("knights", 14, 1)),
        (14, "knights: i1 i2 i3 j2 j3 h1 i1", ("start-twice", 14, 28)),
        (14, "knights: i1 i2 i3 j2 j3 h1 j1", ("start-twice", 14, 28)),
        (14, "knights: i1 i2\n  around a1: j2 j3 h1 h2 i3", ("around", 15, 3)),
        (15, None, ("missing-key", 15, 1)),
        (15, "citizens: a1 a2 a3 a4 a5 a6 a7 a8 b1 b2 b3", ("citizens", 15, 1)),
        (15, "citizens: a1 a2 a3 a4 a5 a6 a7 a8 b1 b2 b3 b4 b5", ("citizens", 15, 1)),
        (15, "citizens: a1 a2 a3 a4 a5 a6 a7 a8 b1 b2 b3 i1", ("start-twice", 15, 44)),
        (16, None, ("missing-key", 15, 1)),
        (16, "gates: exit", ("no-route", 13, 7)),
        (16, "gates: c10", ("direction", 16, 8)),
        (16, "gates: c10 exit up", ("direction", 16, 17)),
        (16, "gates: c10 exit east", ("exit-to-street", 16, 17)),
        (16, "gates: c10 north, c10 north", ("gate-twice", 16, 19)),
        (16, "gates: c10 exit north\ncrystal: maybe", ("crystal", 17, 10)),
    ],
)
def test_ka_1_4_a_board_that_lacks_something_is_refused_where_it_does(
    line: int, text: str | None, expected: tuple[str, int, int]
) -> None:
    assert refusal(spoiled(line, text)) == expected


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ({12: " 1  . . . . . . . . . #"}, ("king-on-roof", 13, 7)),
        ({3: "10  . . # . . . . . . ."}, ("gate-on-roof", 16, 8)),
        ({5: " 8  # # # # # # # # # #"}, ("no-route", 13, 7)),
    ],
)
def test_ka_1_4_roofs_bear_no_king_no_gate_and_bar_the_way(
    rows: dict[int, str], expected: tuple[str, int, int]
) -> None:
    lines = [rows.get(number, line) for number, line in enumerate(PLAIN.splitlines(), start=1)]
    assert refusal("\n".join(lines)) == expected


def test_ka_1_4_an_exit_may_lead_to_a_roof() -> None:
    lines = spoiled(16, "gates: c9 north").replace("10  . . .", "10  . . #")
    assert board_files.read("mine", lines).gates == {"c9": "north"}


def test_ka_1_4_each_start_of_the_king_needs_its_own_seven_knights() -> None:
    two = spoiled(13, "king: j1 or a10").replace("knights:", "around j1:")
    assert refusal(two) == ("knights", 13, 1)
    both = two + "\naround a10: b10 b9 a9 c9 d9 e9 f9\n"
    assert board_files.read("mine", both).kings == ("j1", "a10")
