"""Draws a view as SVG: spaces by ground and level, signs, pieces and coordinates. It knows no game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import cycle
from xml.etree.ElementTree import Element, SubElement, tostring

from regalia.core.contract import BoardLayout, Drawing, Piece, Space, View
from regalia.core.rules import Rules

CELL = 44  # the side of a space, in pixels
FRAME = 26  # the width of the frame at the left and below, where the coordinates are
EDGE = 10  # the width of the frame at the right and above
WALL = 6  # the height of the step down from a space to a lower one
PIECE = 17  # the radius of a piece
FRAME_COLOR, FRAME_TEXT = "#6b4427", "#f6e7c8"
DARK, LIGHT = "#2b1a10", "#fffaf0"
# Colours of grounds and seats for games that choose none.
GROUNDS = ("#e8dcc0", "#c9b68c", "#a9bd88", "#9db8c9", "#b9a7a0", "#cf9f7a")
SEATS = ("#2f5d8c", "#a8392f")


def draw_view(rules: Rules, view: View) -> str | None:
    """A view as SVG; None for a game without spaces. Raises: BadField if its board is unknown."""
    drawing = rules.presentation.drawing(view)
    if drawing is None:
        return None
    title = f"{view.game}, {drawing.layout.name}, {view.seat}"
    return Canvas(drawing, rules.seats).draw(rules.presentation.pieces(view), title)


class Canvas:
    """A drawing of one board."""

    def __init__(self, drawing: Drawing, seats: Sequence[str]) -> None:
        self.layout, self.signs = drawing.layout, drawing.signs
        self.colors = chosen_colors(drawing, seats)
        self.levels = {(space.x, space.y): space.level for space in self.layout.spaces}
        self.width = self.layout.width * CELL + FRAME + EDGE
        self.height = self.layout.height * CELL + FRAME + EDGE
        self.root = Element(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "viewBox": f"0 0 {self.width} {self.height}",
                "width": str(self.width),
                "height": str(self.height),
                "role": "img",
                "font-family": "system-ui, sans-serif",
                "text-anchor": "middle",
            },
        )

    def draw(self, pieces: Mapping[str, Piece], title: str) -> str:
        """The drawing as text."""
        SubElement(self.root, "title").text = title
        self.rect(self.root, 0, 0, self.width, self.height, fill=FRAME_COLOR, rx="8")
        for space in self.layout.spaces:
            self.ground(space)
        for space in self.layout.spaces:
            if space.id in self.signs:
                self.sign(space, self.signs[space.id], occupied=space.id in pieces)
        for space in self.layout.spaces:
            if space.id in pieces:
                self.piece(space, pieces[space.id])
        self.coordinates()
        return tostring(self.root, encoding="unicode")

    # Parts.

    def ground(self, space: Space) -> None:
        """A space, and a wall where the space below it is lower."""
        left, top = self.corner(space)
        group = SubElement(self.root, "g")
        SubElement(group, "title").text = f"{space.id}: {space.ground}"
        self.rect(group, left, top, CELL, CELL, fill=self.colors[space.ground])
        if (space.x + space.y) % 2:
            self.rect(group, left, top, CELL, CELL, fill=DARK, opacity="0.045")
        for step_x, step_y in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            if self.levels.get((space.x + step_x, space.y + step_y), space.level) < space.level:
                self.edge(group, space, step_x, step_y)

    def edge(self, group: Element, space: Space, step_x: int, step_y: int) -> None:
        """The side of a raised space that faces a lower one: a wall in front, else a bright line."""
        left, top = self.corner(space)
        if step_y < 0:
            self.rect(group, left, top + CELL - WALL, CELL, WALL, fill=DARK, opacity="0.38")
        elif step_y > 0:
            self.rect(group, left, top, CELL, 2, fill=LIGHT, opacity="0.5")
        else:
            self.rect(group, left if step_x < 0 else left + CELL - 2, top, 2, CELL, fill=DARK, opacity="0.22")

    def sign(self, space: Space, text: str, *, occupied: bool) -> None:
        """A character on a space; in its corner if a piece stands there."""
        left, top = self.corner(space)
        if occupied:
            self.text(self.root, left + 7, top + 12, text, size=13, fill=DARK)
        else:
            self.text(self.root, left + CELL / 2, top + CELL / 2 + 8, text, size=24, fill=DARK)

    def piece(self, space: Space, piece: Piece) -> None:
        """A disc with letters, and a badge for its mark."""
        left, top = self.corner(space)
        x, y = left + CELL / 2, top + CELL / 2
        fill = self.colors.get(piece.id) or self.colors[piece.seat]
        group = SubElement(self.root, "g")
        SubElement(group, "title").text = f"{space.id}: {piece.name}"
        self.circle(group, x, y + 2.5, PIECE, fill=DARK, opacity="0.35")
        self.circle(group, x, y, PIECE, fill=fill, stroke=LIGHT, width=2)
        size = 18 if len(piece.letters) == 1 else 15
        self.text(group, x, y + size * 0.36, piece.letters, size=size, fill=text_color(fill))
        if piece.mark:
            self.circle(group, x + 13, y - 12, 7.5, fill=LIGHT, stroke=DARK, width=1)
            lower = 3 if "*" in piece.mark else 0  # an asterisk stands high in its line
            self.text(group, x + 13, y - 8 + lower, piece.mark, size=12, fill="#a3121c")

    def coordinates(self) -> None:
        """The names of columns below and of rows at the left, as far as the ids of the spaces have them."""
        for x, name in shared_parts(self.layout, "x", r"[a-z]+").items():
            self.text(self.root, FRAME + (x + 0.5) * CELL, self.height - 8, name, size=13, fill=FRAME_TEXT)
        for y, name in shared_parts(self.layout, "y", r"\d+").items():
            middle = self.height - FRAME - (y + 0.5) * CELL
            self.text(self.root, FRAME / 2, middle + 5, name, size=13, fill=FRAME_TEXT)

    # Shapes.

    def corner(self, space: Space) -> tuple[float, float]:
        """The upper left corner of a space; rows count from the bottom."""
        return FRAME + space.x * CELL, self.height - FRAME - (space.y + 1) * CELL

    @staticmethod
    def rect(
        parent: Element, x: float, y: float, width: float, height: float, *, fill: str, **attributes: str
    ) -> None:
        box = {"x": number(x), "y": number(y), "width": number(width), "height": number(height)}
        SubElement(parent, "rect", {**box, "fill": fill, **attributes})

    @staticmethod
    def circle(
        parent: Element,
        x: float,
        y: float,
        radius: float,
        *,
        fill: str,
        opacity: str = "1",
        stroke: str = "none",
        width: int = 0,
    ) -> None:
        place = {"cx": number(x), "cy": number(y), "r": number(radius), "fill": fill, "opacity": opacity}
        SubElement(parent, "circle", {**place, "stroke": stroke, "stroke-width": str(width)})

    @staticmethod
    def text(parent: Element, x: float, y: float, text: str, *, size: int, fill: str) -> None:
        place = {"x": number(x), "y": number(y), "font-size": str(size), "font-weight": "600", "fill": fill}
        SubElement(parent, "text", place).text = text


def chosen_colors(drawing: Drawing, seats: Sequence[str]) -> dict[str, str]:
    """A colour for each ground and each seat: the game's own, else the next of a list."""
    grounds = dict.fromkeys(space.ground for space in drawing.layout.spaces)
    return {
        **dict(zip(grounds, cycle(GROUNDS), strict=False)),
        **dict(zip(seats, cycle(SEATS), strict=False)),
        **drawing.colors,
    }


def shared_parts(layout: BoardLayout, axis: str, pattern: str) -> dict[int, str]:
    """The part of the ids that all spaces of a column or row share, by its number; empty where they share none."""
    found: dict[int, set[str]] = {}
    for space in layout.spaces:
        part = re.search(pattern, space.id)
        found.setdefault(getattr(space, axis), set()).add(part[0] if part else "")
    return {at: parts.pop() for at, parts in found.items() if len(parts) == 1}


def text_color(background: str) -> str:
    """A readable colour for text: dark on a bright background given as #rrggbb, else light."""
    if not re.fullmatch(r"#[0-9a-f]{6}", background):
        return LIGHT
    red, green, blue = (int(background[at : at + 2], 16) for at in (1, 3, 5))
    return DARK if 0.299 * red + 0.587 * green + 0.114 * blue > 150 else LIGHT


def number(value: float) -> str:
    """A coordinate without needless digits."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
