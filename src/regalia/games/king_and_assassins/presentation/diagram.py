"""Text diagrams of King & Assassins: a view, or an empty board with the start spaces.

A space is four characters wide: ground or mark, two letters, ground or mark. It is readable without colours:
roofs are shaded, gates show arrows, `*` marks a hidden assassin for those who may know it, `!` a revealed one.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import NamedTuple
from unicodedata import normalize

from regalia.core.contract import BoardInfo, Piece
from regalia.core.i18n import tr, translated
from regalia.core.styled_text import Span, StyledText
from regalia.games.king_and_assassins.engine.board import SIZE, Board
from regalia.games.king_and_assassins.engine.constants import ASSASSINS_SEAT, CITIZENS, KING_SEAT, SEATS
from regalia.games.king_and_assassins.observation.view import View

COLUMNS = "abcdefghij"
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
ROOF, STREET = "▒", " "
GAP = Span("  ")


class Glyph(NamedTuple):
    """A piece as drawn: two letters, a style, and the characters beside them if not the ground."""

    letters: str
    style: str
    left: str = ""
    right: str = ""


KING = Glyph("K]", "king", left="[")
POSSIBLE_KING = Glyph("K?", "start")
KNIGHT = Glyph("KN", "knight")
POSSIBLE_KNIGHT = Glyph("kn", "start")
CITIZEN = Glyph("o ", "citizen")
MARKS = {"hidden": ("hidden", "*"), "revealed": ("assassin", "!")}


def view_diagram(view: View, board: Board) -> StyledText:
    """The header, then the board with the list of citizens beside it."""
    return [*header(view, board), [], *side_by_side(grid(board, glyphs(view, board)), citizen_list(view))]


def pieces(view: View) -> dict[str, Piece]:
    """The pieces by space, with a mark for the assassins that the view shows."""
    king, assassins = SEATS[KING_SEAT], SEATS[ASSASSINS_SEAT]
    knight = Piece(id="knight", seat=king, name=tr("piece-knight"), letters="Kn")
    pieces_by_space = dict.fromkeys(view.knights, knight)
    for name, space in view.citizens.items():
        _, mark = MARKS.get(view.assassins.get(name, ""), ("", ""))
        pieces_by_space[space] = Piece(
            id=name,
            seat=assassins,
            name=tr(f"citizen-{name}"),
            letters=tr(f"citizen-short-{name}"),
            mark=mark,
        )
    if view.king is not None:
        pieces_by_space[view.king] = Piece(id="king", seat=king, name=tr("piece-king"), letters="K")
    return pieces_by_space


def board_info(board: Board) -> BoardInfo:
    """A board for a list of boards to choose from."""
    gates = [f"{space} {tr(f'direction-{direction}')}" for space, direction in board.gates.items()]
    return BoardInfo(
        id=board.id,
        name=title(board),
        note=translated(f"board-note-{board.id}", board.note),
        facts={"kings": ", ".join(board.kings), "gates": ", ".join(gates), "rounds": board.rounds},
        text=board.text,
        diagram=side_by_side(grid(board, starts(board)), [[], *legend(board)]),
    )


def title(board: Board) -> str:
    """The name of a board in the reader's language."""
    return translated(f"board-name-{board.id}", board.name)


# The board.


def grid(board: Board, pieces_by_space: Mapping[str, Glyph]) -> StyledText:
    """The ten rows with row numbers at the left and column letters above and below."""
    letters = [Span("    "), *(Span(f" {column}  ", "label") for column in COLUMNS)]
    rows = []
    for row in range(SIZE, 0, -1):
        cells = [cell(board, f"{column}{row}", pieces_by_space.get(f"{column}{row}")) for column in COLUMNS]
        rows.append([Span(f"{row:>3} ", "label"), *(span for spans in cells for span in spans)])
    return [letters, *rows, letters]


def cell(board: Board, space: str, glyph: Glyph | None) -> list[Span]:
    """One space, with or without a piece."""
    roof = space in board.roofs
    odd = (COLUMNS.index(space[0]) + int(space[1:])) % 2
    ground = "roof" if roof else "street odd" if odd else "street"
    edge = ROOF if roof else STREET
    arrow = ARROWS[board.gates[space]] if space in board.gates else ""
    if glyph is None:
        if arrow:
            return [Span(f" {arrow * 2} ", "gate")]
        return [Span(ROOF * 4 if roof else " ·  ", ground)]
    if arrow:
        ground = "gate"
    right = glyph.right or arrow or edge
    left = glyph.left or (arrow if glyph.right and arrow else edge)
    piece_style = f"{ground} {glyph.style} high" if roof else f"{ground} {glyph.style}"
    return [
        Span(left, piece_style if glyph.left else ground),
        Span(glyph.letters, piece_style),
        Span(right, piece_style if glyph.right else ground),
    ]


def glyphs(view: View, board: Board) -> dict[str, Glyph]:
    """The glyph of each occupied space; until the king has chosen his start (KA-4.2), also of the possible starts."""
    pieces_by_space = dict.fromkeys(view.knights, KNIGHT)
    for name, space in view.citizens.items():
        style, mark = MARKS.get(view.assassins.get(name, ""), ("citizen", ""))
        pieces_by_space[space] = Glyph(tr(f"citizen-short-{name}"), style, right=mark)
    if view.king is not None:
        pieces_by_space[view.king] = KING
    elif view.phase in ("deal", "pick", "start"):
        pieces_by_space |= dict.fromkeys(board.kings, POSSIBLE_KING)
    return pieces_by_space


def starts(board: Board) -> dict[str, Glyph]:
    """The start spaces; lower case where they depend on the king's choice."""
    several = len(board.kings) > 1
    pieces_by_space = dict.fromkeys(board.citizens, CITIZEN)
    around = [set(knights) for knights in board.knights.values()]
    pieces_by_space |= dict.fromkeys(set.union(*around), POSSIBLE_KNIGHT)
    pieces_by_space |= dict.fromkeys(set.intersection(*around), KNIGHT)
    return pieces_by_space | dict.fromkeys(board.kings, POSSIBLE_KING if several else KING)


def side_by_side(left: StyledText, right: StyledText) -> StyledText:
    """Two texts next to each other; all lines of the left one have the same width."""
    blank = [Span(" " * sum(len(span.text) for span in left[0]))]
    return [[*(a or blank), GAP, *(b or [])] for a, b in zip_longest(left, right)]


# The text around the board.


def header(view: View, board: Board) -> StyledText:
    """The round and phase; the card and the points left."""
    rounds = view.round + len(view.deck)
    what = "diagram-no-card" if view.card is None else "diagram-round"
    first = [
        Span(title(board), "title"),
        GAP,
        Span(tr(what, round=view.round, rounds=rounds, phase=view.phase)),
    ]
    wounds = Span(tr("diagram-wounds", wounds=view.wounds), "danger" if view.wounds else "faint")
    if view.card is None:
        return [first, [wounds]]
    card = Span(tr("diagram-card", card=view.card.removesuffix("f")), "strong")
    return [first, [card, *fetters(view, view.card), *points(view, view.card), GAP, wounds]]


def fetters(view: View, card: str) -> list[Span]:
    """Whether a capture is allowed in this round (KA-7.4)."""
    if not card.endswith("f"):
        return []
    used = view.captured_this_round
    return [GAP, Span(tr("diagram-fetters", used=used), "faint" if used else "goal")]


def points(view: View, card: str) -> list[Span]:
    """The points left of the card; those of the other turn are faint."""
    turns = {"king": "king", "knights": "king", "assassins": "assassins"}
    spans = []
    for (who, turn), most in zip(turns.items(), card.removesuffix("f").split("/"), strict=False):
        left = getattr(view.left, who)
        style = "strong" if left and view.phase == turn else "faint"
        spans += [GAP, Span(tr(f"diagram-{who}", left=left, most=most), style)]
    return spans


def citizen_list(view: View) -> StyledText:
    """The twelve citizens in alphabetical order: letters, name, and space or fate."""
    if not view.citizens:
        return []
    labels = {name: tr(f"citizen-label-{name}") for name in CITIZENS}
    width = 1 + max(map(len, labels.values()))
    order = sorted(labels, key=lambda name: normalize("NFD", labels[name]))  # sorts é next to e
    return [citizen(view, name, f"{labels[name]:<{width}}") for name in order]


def citizen(view: View, name: str, label: str) -> list[Span]:
    """One line of the list."""
    fate = view.assassins.get(name)
    where = view.citizens.get(name)
    style = {"hidden": "secret", "revealed": "danger"}.get(fate or "", "" if where else "faint")
    if where is None:
        state = "captured-assassin" if fate == "captured" else fate or "captured"
        text = tr(f"diagram-{state}", citizen=name)
    else:
        text = f"{where:<4}{tr(f'diagram-{fate}', citizen=name) if fate else ''}".rstrip()
    letters = Span(f"{tr(f'citizen-short-{name}')} ", f"strong {style}")
    return [letters, Span(label + text, style)]


def legend(board: Board) -> StyledText:
    """The legend of an empty board."""
    arrow = ARROWS[next(iter(board.gates.values()))]
    several = len(board.kings) > 1
    lines = ["king", "knight", "citizen", "gate", "roof"]
    if several:
        lines[0:2] = ["kings", "knight", "around"]
    return [[Span(tr(f"chart-{line}", arrow=arrow))] for line in lines]
