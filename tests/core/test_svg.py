"""Drawings of views: well-formed SVG with every space and piece, and no secret."""

import copy
from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree

import pytest

import regalia
from regalia.core import svg
from regalia.core.contract import BoardLayout, Drawing, Piece, Space
from regalia.core.game import Game
from regalia.core.rules import Presentation
from regalia.core.styled_text import StyledText
from regalia.games.registry import GAMES

pytestmark = pytest.mark.games("king-and-assassins")

TITLE = "{http://www.w3.org/2000/svg}title"


def titles(text: str | None) -> list[str]:
    """The titles of the parts of a drawing: of the whole, of each space, of each piece."""
    assert text is not None
    return [str(title.text) for title in ElementTree.fromstring(text).iter(TITLE)]


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_drawn_with_every_space_and_piece(name: str) -> None:
    game = regalia.new(name, seed=3)
    for _ in range(30):
        game.push(game.legal()[0])
    for seat in (*game.seats, "spectator"):
        view, pieces = game.view(seat), game.pieces(seat)
        found = titles(view._repr_svg_())
        drawing = game.rules.presentation.drawing(view)
        assert drawing is not None
        assert found[0].endswith(f", {seat}")
        assert len(found) == 1 + len(drawing.layout.spaces) + len(pieces)
        assert {f"{space}: {piece.name}" for space, piece in pieces.items()} <= set(found)
        assert view._repr_svg_() == game.svg(seat)


def test_only_the_assassins_see_the_mark_of_a_hidden_assassin() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    marks = {seat: str(game.svg(seat)).count(">*</text>") for seat in ("king", "assassins", "spectator")}
    assert marks == {"king": 0, "assassins": 3, "spectator": 0}
    assert str(game._repr_svg_()).count(">*</text>") == 3


@pytest.mark.games("king-of-the-hill")
def test_terrain_that_was_placed_and_objectives_are_drawn() -> None:
    game = regalia.new("king-of-the-hill", scenario="pitched-battle", seed=3)
    while game.view("blue").phase != "deploy":
        wanted = [text for text in game.legal() if text.startswith(("place:rocks", "place:objectives"))]
        game.push((wanted or game.legal())[-1])
    view = game.view("blue")
    drawing = game.rules.presentation.drawing(view)
    assert drawing is not None
    plain = game.rules.presentation.board_layouts()["standard"]
    changed = {
        now.id for now, before in zip(drawing.layout.spaces, plain.spaces, strict=True) if now != before
    }
    assert changed
    assert set(drawing.signs.values()) == {"⚑"}


def test_a_board_of_ones_own_is_drawn_by_the_game_and_not_by_the_view_alone() -> None:
    text = regalia.rules("king-and-assassins").presentation.board_infos()["A"].text
    game = regalia.new("king-and-assassins", boards={"mine": text}, board="mine", seed=7)
    assert titles(game.svg("king"))
    assert game.view("king")._repr_svg_() is None


def board(**changes: Any) -> Drawing:
    """A board of two spaces whose names are to be escaped."""
    spaces = (
        Space(id="<1", x=0, y=0, ground="sand & salt", level=0),
        Space(id="b2", x=1, y=1, ground="stone", level=1),
    )
    layout = BoardLayout(game="tiny", id="t", name="<Tiny>", note="", width=2, height=2, spaces=spaces)
    return Drawing(layout=layout, **changes)


def draw(drawing: Drawing, pieces: Mapping[str, Piece]) -> str:
    """The drawing of a board with the seats left and right."""
    return svg.Canvas(drawing, ("left", "right")).draw(pieces, drawing.layout.name)


def test_a_game_without_colours_gets_some_and_all_texts_are_escaped() -> None:
    piece = Piece(id="man", seat="right", name="a <man>", letters="&")
    text = draw(board(signs={"<1": "<"}), {"b2": piece})
    assert titles(text) == ["<Tiny>", "<1: sand & salt", "b2: stone", "b2: a <man>"]
    assert svg.SEATS[1] in text
    assert all(color in text for color in svg.GROUNDS[:2])


class NoSpaces(Presentation[Any, Any]):
    """The presentation of a game that defines nothing but a diagram."""

    def diagram(self, view: Any) -> StyledText:
        return []


def test_a_game_without_spaces_has_no_drawing_and_no_pieces() -> None:
    rules = copy.copy(regalia.rules("king-and-assassins"))
    rules.presentation = NoSpaces()
    game = Game.new(rules, {}, seed=7)
    assert game.svg() is None
    assert game.pieces() == {}
    with pytest.raises(regalia.BadField):
        game.piece_at("j1")


def test_letters_are_dark_on_bright_pieces() -> None:
    assert svg.text_color("#e0b040") == svg.DARK
    assert svg.text_color("#27548a") == svg.text_color("navy") == svg.LIGHT
