"""Text diagrams of King of the Hill: a view, or an empty map with its zones.

A space is four characters wide: terrain or a mark, two letters, terrain or a mark. The diagram is readable
without colours: blue units are in upper case and red ones in lower case; higher terrain has darker shading; `*`
precedes a general, `!` follows a paralysed unit, `¤` marks an objective.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import zip_longest
from typing import NamedTuple

from regalia.core.contract import BoardInfo, Piece
from regalia.core.i18n import Name, tr, translated
from regalia.core.styled_text import Span, StyledText
from regalia.games.king_of_the_hill.engine import constants, objectives
from regalia.games.king_of_the_hill.engine.board import MAPS, STANDARD, Field
from regalia.games.king_of_the_hill.engine.scenarios import RANDOM
from regalia.games.king_of_the_hill.formats.notation import card_id
from regalia.games.king_of_the_hill.formats.position_schema import SIDES, Side
from regalia.games.king_of_the_hill.observation.event_types import end_message
from regalia.games.king_of_the_hill.observation.view import View, map_in_play
from regalia.games.king_of_the_hill.presentation.objectives import standing
from regalia.games.king_of_the_hill.presentation.placed_terrain import SETTING_UP, covered

GAP = Span("  ")
MAX_NAME_LENGTH = 50  # characters of a map's name that are shown
SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
# The character and the style of each terrain.
GROUND = {
    constants.OPEN: (" ", "open"),
    constants.HILL_1: ("░", "hill"),
    constants.HILL_2: ("▒", "summit"),
    constants.FOREST: ("^", "forest"),
    constants.SHALLOW: ("~", "shallow"),
    constants.DEEP: ("≈", "deep"),
    constants.ROAD: ("=", "road"),
    constants.ROCKS: ("∴", "rocks"),
}


class Glyph(NamedTuple):
    """A unit as it is drawn: two letters, a style, and the marks beside it."""

    letters: str
    style: str
    left: str = ""
    right: str = ""


class Scene(NamedTuple):
    """A map with its current terrain, objectives and units, by square."""

    field: Field
    terrain: list[int]
    goals: list[int]  # 2 × side: its objectives, or NOWHERE
    razed: frozenset[int]
    tokens: Mapping[int, Glyph]
    zones: bool  # whether zones are shown


def view_diagram(view: View, field: Field) -> StyledText:
    """The prompt, the map with both sides beside it, then the cards and the current fight."""
    field = map_in_play(view, field)
    now = scene(view, field)
    return [
        *header(view, field),
        [],
        *side_by_side(grid(now), panel(view, now)),
        [],
        *cards(view),
        *fight(view),
    ]


def pieces(view: View) -> dict[str, Piece]:
    """The units by space, with the marks of generals and of paralysed units."""
    marks = {constants.SPACES[square]: token.left + token.right for square, token in tokens(view).items()}
    return {
        unit.at: Piece(
            id=unit.type,
            seat=unit.side,
            name=tr("piece", seat=unit.side, unit=unit.type, general=unit.general),
            letters=letters(unit.side, unit.type),
            mark=marks[unit.at],
        )
        for unit in view.units
    }


def board_info(field: Field) -> BoardInfo:
    """The description of a map for choosing one."""
    scenarios = [
        name for number, name in enumerate(constants.SCENARIOS) if MAPS.get(number, STANDARD) == field.id
    ]
    hill = sum(ground in objectives.HILLS for ground in field.terrain)
    empty = Scene(field, field.terrain, [constants.NOWHERE] * 2 + field.camps, frozenset(), {}, zones=True)
    empty.goals.extend([constants.NOWHERE] * (4 - len(empty.goals)))
    return BoardInfo(
        id=field.id,
        name=title(field),
        note=translated(f"board-note-{field.id}", field.note),
        facts={
            "scenarios": ", ".join(scenarios or constants.SCENARIOS[: constants.KING_OF_THE_WOODS]),
            "hill": hill,
            "forests": field.n_forests,
        },
        text=field.text,
        diagram=side_by_side(grid(empty), [[], *legend(empty)]),
    )


def title(field: Field) -> str:
    """The translated name of a map."""
    return translated(f"board-name-{field.id}", field.name)


# The map.


def scene(view: View, field: Field) -> Scene:
    """The scene of a view."""
    terrain, goals = list(field.terrain), list(field.goals)
    for element in view.elements:
        if element.kind == "objectives":
            side = SIDES.index(element.owner or "blue")
            goals[2 * side : 2 * side + 2] = [constants.SQUARES[space] for space in element.at]
        for square in covered(element):
            terrain[square] = constants.ELEMENT_TERRAIN[constants.ELEMENTS.index(element.kind)]
    razed = frozenset(constants.SQUARES[space] for space in view.razed)
    zones = view.phase in SETTING_UP and view.scenario != RANDOM
    return Scene(field, terrain, goals, razed, tokens(view), zones=zones)


def tokens(view: View) -> dict[int, Glyph]:
    """The units, by square."""
    stunned = {entry.at for entry in view.paralysed if entry.actions}
    return {
        constants.SQUARES[unit.at]: Glyph(
            letters(unit.side, unit.type),
            f"{unit.side} general" if unit.general else unit.side,
            left="*" if unit.general else "",
            right="!" if unit.at in stunned else "",
        )
        for unit in view.units
    }


def letters(side: str, kind: str) -> str:
    """Two letters for a unit, in upper case for blue."""
    short = tr(f"unit-short-{kind}")
    return short.upper() if side == "blue" else short.lower()


def grid(now: Scene) -> StyledText:
    """The seven rows, with column letters above and below and row numbers at the left."""
    labels = [Span("   "), *(Span(f" {column}  ", "label") for column in constants.COLUMNS)]
    rows = []
    for row in range(constants.HEIGHT, 0, -1):
        squares = range(constants.WIDTH * (row - 1), constants.WIDTH * row)
        spans = [span for square in squares for span in cell(now, square)]
        rows.append([Span(f"{row:>2} ", "label"), *spans])
    return [labels, *rows, labels]


def cell(now: Scene, square: int) -> list[Span]:
    """One space: terrain, an objective, or a unit."""
    edge, ground = GROUND[now.terrain[square]]
    if square % 2 and ground == "open":
        ground = "open turf"
    owner = next((SIDES[i // 2] for i, goal in enumerate(now.goals) if goal == square), None)
    token = now.tokens.get(square)
    if token is not None:
        right = token.right or ("¤" if owner and square not in now.razed else edge)
        return [
            Span(token.left or edge, f"{ground} {token.style}" if token.left else ground),
            Span(token.letters, f"{ground} {token.style}"),
            Span(right, f"{ground} {token.style}" if token.right else f"{ground} goal" if owner else ground),
        ]
    if owner is not None:
        sign = "xx" if square in now.razed else f"¤{owner[0].upper() if owner == 'blue' else owner[0]}"
        return [Span(edge, ground), Span(sign, f"{ground} {owner} goal"), Span(edge, ground)]
    if edge != " ":
        return [Span(edge * 4, ground)]
    return [Span(f" {zone(now, square)}  ", ground)]


def zone(now: Scene, square: int) -> str:
    """A dot on open terrain, or the letter of its zone during setup."""
    blue, red = now.field.zones[square], now.field.zones[constants.AREA + square]
    return "b" if now.zones and blue else "r" if now.zones and red else "·"


def side_by_side(left: StyledText, right: StyledText) -> StyledText:
    """Two texts side by side; all lines of the first have the same width."""
    blank = [Span(" " * sum(len(span.text) for span in left[0]))]
    return [[*(a or blank), GAP, *(b or [])] for a, b in zip_longest(left, right)]


def legend(now: Scene) -> StyledText:
    """The legend of the signs that an empty map uses."""
    signs = {
        GROUND[ground][1]: GROUND[ground][0] * 2
        for ground in sorted(set(now.terrain))
        if ground != constants.OPEN
    }
    if any(goal != constants.NOWHERE for goal in now.goals):
        signs["goal"] = "¤r"
    zones = {zone(now, square) for square, ground in enumerate(now.terrain) if ground == constants.OPEN}
    signs |= {f"zone-{side}": f"{side[0]} " for side in SIDES if side[0] in zones}
    return [[Span(f"{sign}  {tr(f'chart-{name}')}")] for name, sign in signs.items()]


# The text around the map.


def header(view: View, field: Field) -> StyledText:
    """The map and the turn; then the prompt, or the result."""
    turn = Span(tr("diagram-turn", turn=view.turn, turns=constants.LAST_TURN))
    who = view.actor if view.actor in SIDES else None
    asked = tr("diagram-asked", seat=who, asked=view.phase)
    if view.result is not None:
        asked = tr(f"end-{end_message(view.result)}") + "."
    name = tr("scenario-random") if view.scenario == RANDOM else title(field)
    return [[Span(name[:MAX_NAME_LENGTH], "title"), GAP, turn], [Span(asked, "strong")]]


def panel(view: View, now: Scene) -> StyledText:
    """The panel beside the map: red, the pile, blue."""
    pile = Span(tr("diagram-pile", pile=view.pile_size, discard=len(view.discard)), "faint")
    return [
        *side_summary(view, now, "red"),
        [] if not view.turn else [pile],
        *side_summary(view, now, "blue"),
    ]


def side_summary(view: View, now: Scene, side: Side) -> StyledText:
    """A side in four lines: name, cards, losses, objectives."""
    first = tr("diagram-first") if view.first == side else ""
    name = [Span(letters_case(side, tr("diagram-side", seat=side)), side), GAP, Span(first)]
    if not view.turn:
        return [name, *setting_up(view, side)]
    bid = tr("diagram-bid") if side in view.bidders else ""
    hand = [Span(tr("diagram-hand-size", count=view.hand_sizes.of(side))), GAP, Span(bid)]
    return [name, hand, [Span(gone(view, side), "faint")], [Span(aims(view, now, side), "goal")]]


def letters_case(side: Side, word: str) -> str:
    """A word in the letter case of a side."""
    return word.upper() if side == "blue" else word


def setting_up(view: View, side: Side) -> StyledText:
    """The points for terrain and the reserve of a side, as far as they are known."""
    lines: StyledText = [[Span(tr("diagram-points", count=view.points[side]))] if side in view.points else []]
    waiting = view.reserve.get(side, [])
    units = counted(("*" if unit.general else "") + letters(side, unit.type) for unit in waiting)
    return [*lines, [Span(tr("diagram-reserve", units=units))] if waiting else [], []]


def gone(view: View, side: Side) -> str:
    """The units of a side that were destroyed or have left."""
    lost = counted(letters(side, unit.type) for unit in view.destroyed if unit.side == side)
    out = counted(letters(side, unit.type) for unit in view.left_board if unit.side == side)
    told = [tr("diagram-lost", units=lost)] if lost else []
    return "  ".join([*told, tr("diagram-out", units=out)] if out else told)


def counted(names: Iterable[str]) -> str:
    """Each name once, with its count."""
    return " ".join(f"{name}{n}" if n > 1 else name for name, n in Counter(names).items())


def aims(view: View, now: Scene, side: Side) -> str:
    """The objectives that a side has now (KH-14.2, KH-15)."""
    met = objectives.held(standing(view, now.field), SIDES.index(side))
    return f"+ {counted(tr(f'objective-short-{one}') for one in met)}" if met else ""


def cards(view: View) -> StyledText:
    """The visible hands by suit, and the known cards of the others."""
    rows = []
    for side in SIDES:
        if view.hands.get(side):
            rows.append((tr("diagram-hand", seat=side), view.hands[side]))
        elif view.known.get(side):
            rows.append((tr("diagram-known", seat=side), view.known[side]))
    drawn = [(tr("diagram-drawn"), view.drawn)] if view.drawn else []
    wide = max([10, *(len(label) for label, _ in rows + drawn)])
    bids: StyledText = [
        [Span(tr("diagram-bids", seat=side, card=Name("card", card_id(card))))]
        for side, card in view.bids.items()
    ]
    hands = [row_of_cards(f"{label:<{wide}}", held) for label, held in rows]
    return [*hands, *bids, *(row_of_cards(f"{label:<{wide}}", held) for label, held in drawn)]


def row_of_cards(label: str, held: list[str]) -> list[Span]:
    """Cards by suit in ascending rank, in notation."""
    line = [Span(label, "strong")]
    for suit, sign in SUITS.items():
        group = sorted(
            (card for card in held if card[1] == suit), key=lambda card: constants.RANKS.index(card[0])
        )
        if group:
            style = "red-card" if suit in "DH" else "black-card"
            line += [GAP, Span(f"{sign} {' '.join(group)}", style)]
    jokers = held.count("**")
    return [*line, GAP, Span(" ".join(["**"] * jokers), "strong")] if jokers else line


def fight(view: View) -> StyledText:
    """The current fight: attacker, target and strength."""
    if view.fight is None:
        return []
    standing = {unit.at: unit for unit in view.units}
    attacker, target = standing.get(view.fight.attacker or ""), standing.get(view.fight.target)
    told = tr(
        "diagram-fight",
        kind=view.fight.kind if attacker else "lightning",
        strength=tr(f"rank-{view.fight.strength}"),
        by=Name("unit", attacker.type) if attacker else None,
        start=view.fight.attacker,
        unit=target.type if target else None,
        to=view.fight.target,
    )
    return [[Span(told, "danger")]]
