"""What a player may say and ask in a turn, answered from what its seat may know."""

from __future__ import annotations

import re
from collections.abc import Iterable
from textwrap import wrap
from typing import NamedTuple

from regalia.core.contract import Event, Seat
from regalia.core.game import Game
from regalia.core.i18n import tr
from regalia.core.rng import Rng

SPACE = re.compile(r"[a-z]\d+")
SUFFIX = "+"  # behind a word it makes another
MAX_LISTED = 20  # choices that are still listed one by one
MAX_ENDS = 80  # ends of a kind of action that are no longer listed
LINE_WIDTH = 79


def describe(events: Iterable[Event]) -> list[str]:
    """Events as they are told."""
    return [event.words() for event in events]


def observed_events(game: Game, events: Iterable[Event], seat: Seat) -> list[Event]:
    """What a seat sees of some events."""
    seen = (game.spec.observe(event, seat) for event in events)
    return [event for event in seen if event is not None]


def events_since(game: Game, seat: Seat, eyes: Seat) -> list[str]:
    """What these eyes have seen happen since a seat last acted, with what came of that at once."""
    since = len(game.steps)
    while since and game.steps[since - 1].actor != seat:
        since -= 1
    came_of_it = game.steps[since - 1].events[1:] if since else ()
    later = (event for step in game.steps[since:] for event in step.events)
    return describe(observed_events(game, (*came_of_it, *later), eyes))


def fit_lines(news: list[str], width: int, room: int) -> list[str]:
    """News in so many lines: one to a line, or else run together, or else only the latest."""
    if sum(-(-len(text) // width) for text in news) <= room:
        return news
    kept = list(news)
    while len(kept) > 1 and len(" ".join(kept)) > width * (room - 1):
        del kept[0]
    return [" ".join(["…", *kept] if len(kept) < len(news) else kept)]


# What is said.


def common_prefix(legal: list[str]) -> str:
    """The word that all these actions begin with: `pick` where all begin with `pick:`; else `turn`."""
    kinds = {action.partition(":")[0] if ":" in action else "turn" for action in legal}
    return kinds.pop() if len(kinds) == 1 else "turn"


def example(legal: list[str]) -> tuple[str, str]:
    """One thing that may be said, an ordinary one where there is one, and the space where it begins."""
    action = next(filter(SPACE.match, legal), None) or next(filter(SPACE.search, legal), legal[0])
    space = SPACE.search(action)
    return action.replace(":", " "), space[0] if space else ""


def match_action(line: str, game: Game) -> str:
    """The action that a player means, in notation, as far as that can be told; else the line itself.

    Capitals, spaces and signs do not matter where they make no difference, words may be cut short, and the
    beginning may be left out where only one action ends so.
    """
    legal = game.legal()
    same = [action for action in legal if joined_parts(action) == joined_parts(line)]
    found = same or abbreviated(line, legal)
    if len(found) == 1:
        return found[0]
    return match_list(line, legal) or game.spec.normalize(line)


def joined_parts(text: str) -> str:
    """A text without what may be left out or typed otherwise."""
    return "".join(parts(text))


def parts(text: str) -> list[str]:
    """The parts of an action as people see them: `4D vigour:c2-c3` has three."""
    return [part for part in re.split(r"[\s:@,]+", text.lower()) if part]


def abbreviated(line: str, legal: list[str]) -> list[str]:
    """The actions that end in these words, of which each may be cut short."""
    said = parts(line)
    return [action for action in legal if said and matches_end(parts(action), said)]


def matches_end(whole: list[str], said: list[str]) -> bool:
    """Whether an action ends in what was said."""
    end = whole[-len(said) :]
    return len(end) == len(said) and all(map(is_abbreviation, end, said))


def is_abbreviation(word: str, said: str) -> bool:
    """Whether a word may be meant: by its beginning, and with the sign behind it, if it has one."""
    stem = said.removesuffix(SUFFIX)
    short = stem.isalpha() and word.startswith(stem) and word.endswith(SUFFIX) == said.endswith(SUFFIX)
    return word == said or short


def match_list(line: str, legal: list[str]) -> str | None:
    """The action that lists these things in whatever order: `pick mo fa bu` is `pick:butcher,farmer,monk`.

    None where the line does not begin as all actions do. `2cav` is `cavalry cavalry`.
    """
    first, *said = re.split(r"[\s:]+", line.lower().strip(), maxsplit=1)
    if not said or first != common_prefix(legal):
        return None
    words = list_items(legal)
    named = said[0].split(",") if "," in said[0] else said[0].split()
    chosen = sorted(word for part in named if part.strip() for word in expand(part.split()[0], words))
    for action in legal:
        if sorted(action.partition(":")[2].split(",")) == chosen:
            return action
    return f"{first}:{','.join(chosen)}" if all(map(str.isalpha, words)) else None


def expand(word: str, words: list[str]) -> list[str]:
    """The one word that begins like this, as often as is said; else the word as it is."""
    stem = word.lstrip("0123456789")
    fits = [known for known in words if is_abbreviation(known, stem)]
    return fits * int(word.removesuffix(stem)[:1] or 1) if len(fits) == 1 else [word]


def list_items(legal: list[str]) -> list[str]:
    """The words that stand after the colon in some actions."""
    return sorted({word for action in legal for word in action.partition(":")[2].split(",")})


def unused_points(game: Game, action: str) -> int:
    """The points that an action would let go to waste while there are other things to do."""
    others = len(game.legal()) > 1
    [event, *_] = predicted_events(game, action)
    return getattr(event, "unused", 0) if others else 0


# What is asked.


def predicted_events(game: Game, action: str, world: Game | None = None) -> list[Event]:
    """What the seat to act knows that an action would do.

    It is tried in a world made from the seat's view, which cannot tell more than the view; what chance
    and secrets would add to it is left out, for it belongs to that world only.
    """
    seat = game.actor
    assert seat is not None
    trial = world.copy() if world else indistinguishable_world(game)
    trial.push(action)
    first, *more = observed_events(game, trial.steps[-1].events, seat)
    return [first, *(event for event in more if not game.spec.reveals_to(event, seat))]


def indistinguishable_world(game: Game) -> Game:
    """A world that the seat to act cannot tell from the true one."""
    assert game.actor is not None
    return Game.from_view(game.spec, game.view(game.actor), Rng(0))


def list_moves(game: Game, legal: list[str]) -> list[str]:
    """These legal actions, by who acts or by what is done; of too many the words that they are made of."""
    seat, words = game.actor, list_items(legal)
    assert seat is not None
    if common_prefix(legal) != "turn" and len(legal) > max(MAX_LISTED, 4 * len(words)):
        return [tr("moves-many", count=len(legal), kind=common_prefix(legal)), *columns(words)]
    names, world = game.spec.pieces(game.view(seat)), indistinguishable_world(game)
    wide = max([17, *map(len, names.values())])
    priced = hasattr(predicted_events(game, legal[0], world)[0], "cost")
    prices = {action: cost_suffix(game, action, world) if priced else "" for action in legal}
    ways = [split_move(action, prices[action]) for action in legal]
    lines: list[str] = []
    for space in dict.fromkeys(one.space for one in ways if one.space):
        label = f"  {space:<4} {names.get(space, ''):<{wide}} "
        for told in merge_moves(one for one in ways if one.space == space):
            lines += wrap_labelled(label, told)
            label = " " * len(label)
    for told in merge_moves(one for one in ways if not one.space):
        lines += wrap_labelled("  ", told)
    return lines


class MoveParts(NamedTuple):
    """An action taken apart, so that those with the same parts can be told together: `4D` `vigour:` `-c3`."""

    space: str  # of the piece that acts, where that is not all there is to say
    means: str
    verb: str
    end: str


def split_move(action: str, price: str) -> MoveParts:
    """The parts of an action: those that name a piece and what it does are told by piece."""
    found = SPACE.search(action)
    means, _, before = action[: found.start() if found else None].rpartition(" ")
    if found is None:
        verb = before[: 1 + max(before.rfind(":"), before.rfind("@"))]
        return MoveParts("", means, verb or before, before.removeprefix(verb) if verb else "")
    after = action[found.end() :]
    if not means and before[-1:] not in (":", "@"):
        return MoveParts(found[0], "", "", action + price)
    by_piece = after[:1] not in ("", ",")
    return (
        MoveParts(found[0], means, before, after)
        if by_piece
        else MoveParts("", means, before, found[0] + after)
    )


def merge_moves(ways: Iterable[MoveParts]) -> list[str]:
    """Ways in few lines: those with the same verb and ends differ in their means only."""
    ends: dict[tuple[str, str], list[str]] = {}
    for one in ways:
        ends.setdefault((one.verb, one.means), []).append(one.end)
    groups: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for (verb, means), some in ends.items():
        groups.setdefault((verb, tuple(some)), []).append(means)
    return [
        " ".join(filter(None, [*means, verb])) + "  " * bool(verb or any(means)) + format_ends(some)
        for (verb, some), means in groups.items()
    ]


def format_ends(ends: tuple[str, ...]) -> str:
    """The ends of some actions, or how many there are."""
    return "  ".join(ends) if len(ends) <= MAX_ENDS else tr("moves-ends", count=len(ends))


def wrap_labelled(label: str, text: str) -> list[str]:
    """A text behind a label, over as many lines as it takes."""
    return wrap(label + text, LINE_WIDTH, subsequent_indent=" " * max(4, len(label)), break_on_hyphens=False)


def cost_suffix(game: Game, action: str, world: Game) -> str:
    """What an action costs, where it is not one point."""
    cost = getattr(predicted_events(game, action, world)[0], "cost", 1)
    return "" if cost == 1 else f" ({cost})"


def list_moves_from(game: Game, named: str, legal: list[str]) -> list[str]:
    """The legal actions that begin on a space or with a word, in words with their cost if they are few."""
    lines, world = [], indistinguishable_world(game)
    actions = [action for action in legal if named in (start_space(action), parts(action)[0])]
    if len(actions) > MAX_LISTED:
        return list_moves(game, actions)
    for action in actions:
        told = predicted_events(game, action, world)
        cost = getattr(told[0], "cost", None)
        points = "" if cost is None else f" {tr('moves-cost', cost=cost)}"
        lines.append(f"  {action:<8} {' '.join(describe(told))}{points}")
    return lines or [tr("moves-none", space=named)]


def start_space(action: str) -> str:
    """The space where an action begins, or which is all that it is about; "" where there is none."""
    found = SPACE.search(action)
    return found[0] if found else ""


def columns(texts: list[str]) -> list[str]:
    """Texts, as many to a line as there is room for."""
    wide = max(map(len, texts)) + 2
    n = max(1, (LINE_WIDTH - 2) // wide)
    return ["  " + "".join(f"{text:<{wide}}" for text in texts[k : k + n]) for k in range(0, len(texts), n)]


def public_actions(game: Game) -> list[str]:
    """The legal actions that everybody at the screen may know of."""
    assert game.actor is not None
    view = game.view(game.actor)
    return [action for action in game.legal() if game.spec.is_open(view, action)]


def why_not_undo(game: Game, seat: Seat) -> str | None:
    """Why the last action cannot be taken back by a seat, in words; None where it can be."""
    last = game.steps[-1] if game.steps else None
    if last is None or last.actor != seat:
        return tr("undo-nothing")
    if any(game.spec.reveals_to(event, seat) for event in last.events):
        return tr("undo-secret", action=last.text)
    return None
