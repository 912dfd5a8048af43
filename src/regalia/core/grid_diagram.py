"""The default diagram of a view: a grid of the board's spaces with the letters of the pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from regalia.core.contract import Drawing, Piece, View
from regalia.core.styled_text import Span, StyledText

COMMON_GROUND = "."
OTHER_GROUND = "+"


def grid_diagram(drawing: Drawing | None, view: View, pieces: Mapping[str, Piece]) -> StyledText:
    """A view as a grid; for a game without spaces, the view's own fields."""
    if drawing is None:
        return field_lines(view)
    layout, signs = drawing.layout, drawing.signs
    common = Counter(space.ground for space in layout.spaces).most_common(1)[0][0]
    symbols = {
        (space.x, space.y): signs.get(space.id, COMMON_GROUND if space.ground == common else OTHER_GROUND)
        for space in layout.spaces
    }
    symbols |= {(space.x, space.y): pieces[space.id].letters for space in layout.spaces if space.id in pieces}
    margin, cell = len(str(layout.height)), max(len(symbol) for symbol in symbols.values())
    rows = [
        [
            Span(f"{y + 1:>{margin}}", "label"),
            *(Span(f" {symbols.get((x, y), ''):<{cell}}") for x in range(layout.width)),
        ]
        for y in reversed(range(layout.height))
    ]
    letters = [f"{chr(ord('a') + x):<{cell}}" for x in range(layout.width)]
    return [*rows, [Span(" ".join([" " * margin, *letters]), "label")]]


def field_lines(view: View) -> StyledText:
    """The fields that a game adds to `View`, one in a line."""
    shared = {field.name for field in msgspec.structs.fields(View)}
    data = msgspec.to_builtins(view)
    lines = [[Span(f"{name}: {value}")] for name, value in data.items() if name not in shared]
    return lines or [[Span(str(view.actor))]]
