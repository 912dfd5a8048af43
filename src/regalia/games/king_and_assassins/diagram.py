"""A view of King & Assassins drawn in characters: roofs raised, gates marked, everybody in place."""

from __future__ import annotations

from regalia.core.picture import Picture, Span
from regalia.core.words import tr
from regalia.games.king_and_assassins import const as k
from regalia.games.king_and_assassins.board import Board
from regalia.games.king_and_assassins.view import View

COLUMNS = "abcdefghij"
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}


def picture(view: View, board: Board) -> Picture:
    """The board, then the round, the points and the names."""
    head = [Span("    " + "".join(f"  {column} " for column in COLUMNS), "label")]
    rows = [row(view, board, number) for number in range(10, 0, -1)]
    return [head, *rows, head, [], status(view)]


def row(view: View, board: Board, number: int) -> list[Span]:
    """One row of the board between its numbers."""
    label = Span(f"{number:>3} ", "label")
    return [label, *(cell(view, board, f"{column}{number}") for column in COLUMNS), label]


def cell(view: View, board: Board, space: str) -> Span:
    """Four characters: a piece, a gate's arrow, or the ground."""
    roof = space in board.roofs
    ground = "roof" if roof else "street"
    edge = "▒" if roof else " "
    text, style = piece(view, space)
    if text:
        return Span(f"{edge}{text:^2}{edge}", f"{style} {ground}")
    if space in board.gates:
        return Span(f" {ARROWS[board.gates[space]]}  ", "gate street")
    return Span("▒▒▒▒" if roof else "  · ", ground)


def piece(view: View, space: str) -> tuple[str, str]:
    """The letters of whoever stands on a space, and the style they are drawn in."""
    if space == view.king:
        return "♚", "king"
    if space in view.knights:
        return "♞", "knight"
    for name, at in view.citizens.items():
        if at == space:
            fate = view.assassins.get(name)
            style = {"revealed": "assassin", "hidden": "hidden"}.get(fate or "", "citizen")
            return short(name), style
    return "", ""


def short(name: str) -> str:
    """The two letters that stand for a citizen."""
    return tr(f"citizen-short-{name}")


def status(view: View) -> list[Span]:
    """The round, its card and what is left of it."""
    if view.card is None:
        return [Span(tr("diagram-no-card", phase=view.phase))]
    left = view.left
    return [
        Span(
            tr(
                "diagram-round",
                round=view.round,
                rounds=view.round + len(view.deck),
                card=view.card,
                king=left.king,
                knights=left.knights,
                assassins=left.assassins,
                wounds=view.wounds,
            )
        )
    ]


assert len(COLUMNS) ** 2 == len(k.SQUARES)
