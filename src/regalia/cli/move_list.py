"""Lists legal actions for the terminal, grouped by piece or by card, with their costs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from textwrap import wrap
from typing import NamedTuple

from regalia.cli.typed_actions import common_prefix, list_items, parts
from regalia.cli.visibility import describe, indistinguishable_world, predicted_events
from regalia.core.game import Game
from regalia.core.i18n import tr

SPACE = re.compile(r"[a-z]\d+")
MAX_LISTED = 20  # actions that are listed one per line
MAX_ENDS = 80  # ends of a kind of action that are listed; more are counted
LINE_WIDTH = 79


def list_moves(game: Game, legal: list[str]) -> list[str]:
    """Lines with these legal actions by piece or by kind; for very many lists only the possible items."""
    seat, items = game.actor, list_items(legal)
    assert seat is not None
    if common_prefix(legal) != "turn" and len(legal) > max(MAX_LISTED, 4 * len(items)):
        return [tr("moves-many", count=len(legal), kind=common_prefix(legal)), *columns(items)]
    names = {space: piece.name for space, piece in game.pieces(seat).items()}
    world = indistinguishable_world(game)
    width = max([17, *map(len, names.values())])
    has_costs = hasattr(predicted_events(game, legal[0], world)[0], "cost")
    suffixes = {action: cost_suffix(game, action, world) if has_costs else "" for action in legal}
    moves = [split_move(action, suffixes[action]) for action in legal]
    lines: list[str] = []
    for space in dict.fromkeys(move.space for move in moves if move.space):
        label = f"  {space:<4} {names.get(space, ''):<{width}} "
        for text in merge_moves(move for move in moves if move.space == space):
            lines += wrap_labelled(label, text)
            label = " " * len(label)
    for text in merge_moves(move for move in moves if not move.space):
        lines += wrap_labelled("  ", text)
    return lines


class MoveParts(NamedTuple):
    """The parts of an action, so that actions with equal parts are listed together: `4D` `vigour:` `-c3`."""

    space: str  # of the acting piece, if the action has more parts
    card: str
    verb: str
    end: str


def split_move(action: str, cost: str) -> MoveParts:
    """Split an action; an action of a piece is listed under its space, with `cost` appended."""
    found = SPACE.search(action)
    card, _, before = action[: found.start() if found else None].rpartition(" ")
    if found is None:
        verb = before[: 1 + max(before.rfind(":"), before.rfind("@"))]
        return MoveParts("", card, verb or before, before.removeprefix(verb) if verb else "")
    after = action[found.end() :]
    if not card and before[-1:] not in (":", "@"):
        return MoveParts(found[0], "", "", action + cost)
    by_piece = after[:1] not in ("", ",")
    return (
        MoveParts(found[0], card, before, after)
        if by_piece
        else MoveParts("", card, before, found[0] + after)
    )


def merge_moves(moves: Iterable[MoveParts]) -> list[str]:
    """Join actions that differ only in the card or in the end."""
    ends: dict[tuple[str, str], list[str]] = {}
    for move in moves:
        ends.setdefault((move.verb, move.card), []).append(move.end)
    groups: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for (verb, card), group in ends.items():
        groups.setdefault((verb, tuple(group)), []).append(card)
    return [
        " ".join(filter(None, [*cards, verb])) + "  " * bool(verb or any(cards)) + format_ends(group)
        for (verb, group), cards in groups.items()
    ]


def format_ends(ends: tuple[str, ...]) -> str:
    """The ends of some actions, or their number if there are too many."""
    return "  ".join(ends) if len(ends) <= MAX_ENDS else tr("moves-ends", count=len(ends))


def wrap_labelled(label: str, text: str) -> list[str]:
    """Wrap a text after a label; further lines are indented by the label's width."""
    return wrap(label + text, LINE_WIDTH, subsequent_indent=" " * max(4, len(label)), break_on_hyphens=False)


def cost_suffix(game: Game, action: str, world: Game) -> str:
    """The cost of an action in parentheses, if it is not 1."""
    cost = getattr(predicted_events(game, action, world)[0], "cost", 1)
    return "" if cost == 1 else f" ({cost})"


def list_moves_from(game: Game, named: str, legal: list[str]) -> list[str]:
    """Lines with the legal actions that start on a space or with a word, described if they are few."""
    lines, world = [], indistinguishable_world(game)
    actions = [action for action in legal if named in (start_space(action), parts(action)[0])]
    if len(actions) > MAX_LISTED:
        return list_moves(game, actions)
    for action in actions:
        events = predicted_events(game, action, world)
        cost = getattr(events[0], "cost", None)
        points = "" if cost is None else f" {tr('moves-cost', cost=cost)}"
        lines.append(f"  {action:<8} {' '.join(describe(events))}{points}")
    return lines or [tr("moves-none", space=named)]


def start_space(action: str) -> str:
    """The first space in an action; empty if there is none."""
    found = SPACE.search(action)
    return found[0] if found else ""


def columns(texts: list[str]) -> list[str]:
    """Arrange texts in columns."""
    width = max(map(len, texts)) + 2
    n = max(1, (LINE_WIDTH - 2) // width)
    return ["  " + "".join(f"{text:<{width}}" for text in texts[k : k + n]) for k in range(0, len(texts), n)]


def example(legal: list[str]) -> tuple[str, str]:
    """An example of a legal action, a move if there is one, and its first space."""
    action = next(filter(SPACE.match, legal), None) or next(filter(SPACE.search, legal), legal[0])
    space = SPACE.search(action)
    return action.replace(":", " "), space[0] if space else ""
