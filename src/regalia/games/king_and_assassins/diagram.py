"""King & Assassins drawn in characters: a view, or an empty board with the places where all begin.

A space is four characters wide: the ground or a mark, two letters, the ground or a mark. What matters can
be read without colours: roofs are shaded, gates show arrows, `*` marks a hidden assassin to those who may
know, `!` one that has been revealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import NamedTuple
from unicodedata import normalize

from regalia.core.contract import BoardInfo
from regalia.core.i18n import tr, translated
from regalia.core.styled_text import Span, StyledText
from regalia.games.king_and_assassins.board import SIZE, Board
from regalia.games.king_and_assassins.constants import CITIZENS
from regalia.games.king_and_assassins.view import View

COLUMNS = "abcdefghij"
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
ROOF, STREET = "▒", " "
GAP = Span("  ")


class Token(NamedTuple):
    """A piece as it is drawn: two letters, a style, and what stands beside it instead of the ground."""

    letters: str
    style: str
    left: str = ""
    right: str = ""


KING = Token("K]", "king", left="[")
MAYBE_KING = Token("K?", "start")
KNIGHT = Token("KN", "knight")
MAYBE_KNIGHT = Token("kn", "start")
SOMEBODY = Token("o ", "citizen")
MARKS = {"hidden": ("hidden", "*"), "revealed": ("assassin", "!")}


def picture(view: View, board: Board) -> StyledText:
    """The round and its points, then the board with the citizens' names beside it."""
    return [*headlines(view, board), [], *beside(grid(board, tokens(view, board)), names(view))]


def pieces(view: View) -> dict[str, str]:
    """Who stands where, in words."""
    told = {space: tr("piece-knight") for space in view.knights}
    told |= {space: tr(f"citizen-{name}") for name, space in view.citizens.items()}
    return told | ({view.king: tr("piece-king")} if view.king else {})


def board_info(board: Board) -> BoardInfo:
    """A board as people choose one."""
    gates = [f"{space} {tr(f'direction-{way}')}" for space, way in board.gates.items()]
    return BoardInfo(
        id=board.id,
        name=title(board),
        note=translated(f"board-note-{board.id}", board.note),
        facts={"kings": ", ".join(board.kings), "gates": ", ".join(gates), "rounds": board.rounds},
        text=board.text,
        picture=beside(grid(board, starts(board)), [[], *key(board)]),
    )


def title(board: Board) -> str:
    """What a board is called."""
    return translated(f"board-name-{board.id}", board.name)


# The board.


def grid(board: Board, standing: Mapping[str, Token]) -> StyledText:
    """The ten rows between the letters of the columns, with the numbers of the rows at the left."""
    letters = [Span("    "), *(Span(f" {column}  ", "label") for column in COLUMNS)]
    rows = []
    for row in range(SIZE, 0, -1):
        cells = [cell(board, f"{column}{row}", standing.get(f"{column}{row}")) for column in COLUMNS]
        rows.append([Span(f"{row:>3} ", "label"), *(span for spans in cells for span in spans)])
    return [letters, *rows, letters]


def cell(board: Board, space: str, token: Token | None) -> list[Span]:
    """One space: the ground, or a piece on it."""
    roof = space in board.roofs
    odd = (COLUMNS.index(space[0]) + int(space[1:])) % 2
    ground = "roof" if roof else "street odd" if odd else "street"
    edge = ROOF if roof else STREET
    arrow = ARROWS[board.gates[space]] if space in board.gates else ""
    if token is None:
        if arrow:
            return [Span(f" {arrow * 2} ", "gate")]
        return [Span(ROOF * 4 if roof else " ·  ", ground)]
    if arrow:
        ground = "gate"
    right = token.right or arrow or edge
    left = token.left or (arrow if token.right and arrow else edge)
    worn = f"{ground} {token.style} high" if roof else f"{ground} {token.style}"
    return [
        Span(left, worn if token.left else ground),
        Span(token.letters, worn),
        Span(right, worn if token.right else ground),
    ]


def tokens(view: View, board: Board) -> dict[str, Token]:
    """Who stands where; where the king may start while he has not chosen (KA-4.2)."""
    standing = dict.fromkeys(view.knights, KNIGHT)
    for name, space in view.citizens.items():
        style, mark = MARKS.get(view.assassins.get(name, ""), ("citizen", ""))
        standing[space] = Token(tr(f"citizen-short-{name}"), style, right=mark)
    if view.king is not None:
        standing[view.king] = KING
    elif view.phase in ("deal", "pick", "start"):
        standing |= dict.fromkeys(board.kings, MAYBE_KING)
    return standing


def starts(board: Board) -> dict[str, Token]:
    """Where everybody begins; small letters where that hangs on the king's choice."""
    several = len(board.kings) > 1
    standing = dict.fromkeys(board.citizens, SOMEBODY)
    around = [set(knights) for knights in board.knights.values()]
    standing |= dict.fromkeys(set.union(*around), MAYBE_KNIGHT)
    standing |= dict.fromkeys(set.intersection(*around), KNIGHT)
    return standing | dict.fromkeys(board.kings, MAYBE_KING if several else KING)


def beside(left: StyledText, right: StyledText) -> StyledText:
    """Two pictures next to each other; the lines of the first are all of one width."""
    blank = [Span(" " * sum(len(span.text) for span in left[0]))]
    return [[*(a or blank), GAP, *(b or [])] for a, b in zip_longest(left, right)]


# The words around it.


def headlines(view: View, board: Board) -> StyledText:
    """Which round it is and whose turn; the card, with what is left of it."""
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
    """Whether somebody may be captured in this round (KA-7.4)."""
    if not card.endswith("f"):
        return []
    used = view.captured_this_round
    return [GAP, Span(tr("diagram-fetters", used=used), "faint" if used else "goal")]


def points(view: View, card: str) -> list[Span]:
    """What is left of the points of the card; those of a turn that is not on are faint."""
    turns = {"king": "king", "knights": "king", "assassins": "assassins"}
    spans = []
    for (who, turn), most in zip(turns.items(), card.removesuffix("f").split("/"), strict=False):
        left = getattr(view.left, who)
        style = "strong" if left and view.phase == turn else "faint"
        spans += [GAP, Span(tr(f"diagram-{who}", left=left, most=most), style)]
    return spans


def names(view: View) -> StyledText:
    """The twelve citizens in the order of their names: letters, name, and where they are."""
    if not view.citizens:
        return []
    labels = {name: tr(f"citizen-label-{name}") for name in CITIZENS}
    wide = 1 + max(map(len, labels.values()))
    order = sorted(labels, key=lambda name: normalize("NFD", labels[name]))  # so that é stands beside e
    return [citizen(view, name, f"{labels[name]:<{wide}}") for name in order]


def citizen(view: View, name: str, label: str) -> list[Span]:
    """One line of the names."""
    fate = view.assassins.get(name)
    where = view.citizens.get(name)
    style = {"hidden": "secret", "revealed": "danger"}.get(fate or "", "" if where else "faint")
    if where is None:
        state = "captured-assassin" if fate == "captured" else fate or "captured"
        told = tr(f"diagram-{state}", citizen=name)
    else:
        told = f"{where:<4}{tr(f'diagram-{fate}', citizen=name) if fate else ''}".rstrip()
    letters = Span(f"{tr(f'citizen-short-{name}')} ", f"strong {style}")
    return [letters, Span(label + told, style)]


def key(board: Board) -> StyledText:
    """What the signs on an empty board mean."""
    arrow = ARROWS[next(iter(board.gates.values()))]
    several = len(board.kings) > 1
    lines = ["king", "knight", "citizen", "gate", "roof"]
    if several:
        lines[0:2] = ["kings", "knight", "around"]
    return [[Span(tr(f"chart-{line}", arrow=arrow))] for line in lines]
