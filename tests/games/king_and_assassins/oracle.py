"""A slow, plain oracle for the rules of King & Assassins, written from the contract alone."""

import copy
import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Position = dict[str, Any]  # the position JSON of the contract
Successors = dict[str, Position]  # text of an action or outcome -> the position after it

SIZE = 10  # KA-1.1
COLUMNS = "abcdefghij"
DIRECTIONS = {"north": (0, 1), "south": (0, -1), "east": (1, 0), "west": (-1, 0)}
NAMES = (  # KA-2.1
    "monk plumwoman appleman courtesan fishwoman butcher "
    "blacksmith shepherd squire carpenter witchhunter farmer"
)
CITIZEN_IDS = NAMES.split()
CARDS = (  # KA-3.2
    ["1/6/5f"] * 5 + ["1/5/5f", "1/5/4f"] + ["1/5/4"] * 4 + ["2/7/5"] * 2 + ["2/7/4", "2/5/4"]
)
KNIGHT_COST = {"step": 1, "climb": 2, "descend": 1}  # KA-7.1
CITIZEN_COST = {"step": 1, "climb": 2, "descend": 1}  # KA-9.1
ASSASSIN_COST = {"step": 1, "climb": 1, "descend": 0}  # KA-10.2
MOST_KILLS = 2  # KA-10.3, in one turn
ATTACK_COST = 2  # KA-10.4
DEADLY_WOUNDS = 2  # KA-10.4
NO_POINTS = {"king": 0, "knights": 0, "assassins": 0}


@dataclass(frozen=True)
class BoardMap:
    """A board (KA-1): `grid` top row first, `around` the knights that belong to one king start."""

    name: str
    grid: tuple[str, ...]
    gates: Mapping[str, str]
    starts: tuple[str, ...]
    knights: tuple[str, ...]
    around: Mapping[str, tuple[str, ...]]
    citizens: tuple[str, ...]
    crystal: bool

    def is_roof(self, space: str) -> bool:
        """Tell a roof from a street (KA-1.1)."""
        return self.grid[SIZE - int(space[1:])][COLUMNS.index(space[0])] == "#"

    def kind(self, source: str, target: str) -> str:
        """Name the move between two adjacent spaces."""
        if self.is_roof(source) == self.is_roof(target):
            return "step"
        return "climb" if self.is_roof(target) else "descend"

    def reaches(self, source: str, target: str) -> bool:
        """From a roof both levels, from a street streets only (KA-7.3, KA-7.4, KA-10.3)."""
        return self.is_roof(source) or not self.is_roof(target)

    def knights_for(self, start: str) -> list[str]:
        """Return where the seven knights stand when the king begins on `start` (KA-4.2)."""
        return [*self.knights, *self.around[start]]


SIDE_A = BoardMap(
    name="A",
    grid=(
        "#####..###",
        "#####..###",
        "#........#",
        "#.........",
        "#....##...",
        ".....##...",
        "##...##...",
        "##...##...",
        "##........",
        "##........",
    ),
    gates={"c8": "north", "b6": "west"},
    starts=("j1",),
    knights=("d9", "a7", "i3", "h2", "i2", "j2", "i1"),
    around={"j1": ()},
    citizens=("h9", "b8", "e7", "g7", "c5", "f5", "h5", "j5", "b3", "f3", "d2", "f1"),
    crystal=False,
)
SIDE_B = BoardMap(
    name="B",
    grid=(
        "....###...",
        "..........",
        "##........",
        "##..##....",
        "##..##.###",
        "##.....###",
        "..........",
        "..........",
        "....###...",
        "....###...",
    ),
    gates={"f9": "north"},
    starts=("a1", "j1"),
    knights=("e10", "e7"),
    around={"a1": ("b3", "c2", "b2", "a2", "b1"), "j1": ("i3", "h2", "i2", "j2", "i1")},
    citizens=("d9", "h9", "b8", "f8", "a6", "d6", "i6", "f5", "c4", "g4", "e2", "g1"),
    crystal=True,
)


def start_position(board: BoardMap, deal: list[str], crystal: str = "1/5/4") -> Position:
    """Make the position at the first `pick`; `deal` is in the order of the `deal:` action."""
    deck = list(CARDS)
    if board.crystal:
        deck.remove(crystal)  # KA-3.3
    only = board.starts[0] if len(board.starts) == 1 else None
    undealt: Position = {
        "game": "king-and-assassins",
        "board": board.name,
        "phase": "deal",
        "round": 0,
        "card": None,
        "left": NO_POINTS,
        "captured_this_round": False,
        "kills_this_turn": 0,
        "wounds": 0,
        "king": only,
        "knights": board.knights_for(only) if only else [],
        "citizens": {},
        "assassins": {},
        "deck": deck,
    }
    return apply(undealt, board, "deal:" + ",".join(deal))


def actor(position: Position) -> str | None:
    """Tell whose action is awaited (KA-4, KA-5.1); None when the game is over."""
    deciders = {"pick": "assassins", "start": "king", "king": "king", "assassins": "assassins"}
    return None if position["phase"] == "over" else deciders.get(position["phase"], "chance")


def legal(position: Position, board: BoardMap) -> list[str]:
    """List the legal actions, or the cards that may come, as sorted texts; [] for `deal`."""
    return sorted(_successors(position, board))


def apply(position: Position, board: BoardMap, text: str) -> Position:
    """Return a fresh position, lists sorted, after a legal action or chance outcome.

    Raises:
        ValueError: the action or outcome is not legal here.
    """
    dealing = position["phase"] == "deal"
    choices = {text: _dealt(position, board, text)} if dealing else _successors(position, board)
    if text not in choices:
        raise ValueError(text)
    after = copy.deepcopy(choices[text])
    after["knights"].sort()
    after["deck"].sort()
    return after


def result(position: Position, board: BoardMap) -> tuple[str | None, str] | None:
    """Return the winner and the rule by which the game ended, None while it goes on (KA-11)."""
    del board  # the position says it all
    if position["phase"] != "over":
        return None
    if position["king"] is None:
        dead = position["wounds"] == DEADLY_WOUNDS
        return ("assassins", "KA-11.3") if dead else ("king", "KA-11.2")
    return ("king", "KA-11.1") if _all_gone(position) else ("assassins", "KA-11.4")


def perft(position: Position, board: BoardMap, depth: int) -> int:
    """Count sequences of player actions; one that meets chance or the end stops, counts one."""
    if depth == 0 or actor(position) in ("chance", None):
        return 1
    after = _successors(position, board).values()
    return sum(perft(following, board, depth - 1) for following in after)


def _successors(position: Position, board: BoardMap) -> Successors:
    """Map every legal action, or card, to the position after it (KA-5.1)."""
    turns = {
        "pick": _picks,
        "start": _starts,
        "card": _cards,
        "king": _king_turn,
        "assassins": _assassins_turn,
    }
    turn = turns.get(position["phase"])
    return turn(position, board) if turn else {}


def _dealt(position: Position, board: BoardMap, text: str) -> Position:
    """Put the names on the start spaces: top row first, left to right (KA-2.2)."""
    names = text.removeprefix("deal:").split(",")
    if not text.startswith("deal:") or sorted(names) != sorted(CITIZEN_IDS):
        raise ValueError(text)
    spaces = sorted(board.citizens, key=lambda space: (-int(space[1:]), space[0]))
    return {**position, "phase": "pick", "citizens": dict(zip(names, spaces, strict=True))}


def _picks(position: Position, board: BoardMap) -> Successors:
    """Pick 3 of the 12 (KA-4.1), before the king chooses among several starts (KA-4.2)."""
    found = {}
    for three in itertools.combinations(sorted(CITIZEN_IDS), 3):
        states = dict.fromkeys(three, "hidden")
        phase = "start" if len(board.starts) > 1 else "card"
        found["pick:" + ",".join(three)] = {**position, "phase": phase, "assassins": states}
    return found


def _starts(position: Position, board: BoardMap) -> Successors:
    """Place the king on a start and the knights that go with it (KA-4.2)."""
    found = {}
    for start in board.starts:
        placed = {"king": start, "knights": board.knights_for(start)}
        found[f"start:{start}"] = {**position, **placed, "phase": "card"}
    return found


def _cards(position: Position, _board: BoardMap) -> Successors:
    """Turn up any card still in the deck (KA-3.4); it gives the AP of the round (KA-3.1)."""
    found: Successors = {}
    for card in position["deck"]:
        king, knights, assassins = (int(points) for points in card.removesuffix("f").split("/"))
        deck = list(position["deck"])
        deck.remove(card)
        found[f"card:{card}"] = {
            **position,
            "phase": "king",
            "round": position["round"] + 1,
            "card": card,
            "left": {"king": king, "knights": knights, "assassins": assassins},
            "captured_this_round": False,
            "deck": deck,
        }
    return found


def _king_turn(position: Position, board: BoardMap) -> Successors:
    """Act with king and knights in any order (KA-5.3), or end the turn (KA-5.2)."""
    lost = {**position["left"], "king": 0, "knights": 0}
    found: Successors = {"end": {**position, "phase": "assassins", "left": lost}}
    king = position["king"]
    if position["left"]["king"] >= 1:
        paid = _paid(position, "king", 1)
        for target in _neighbours(king).values():  # KA-6.1
            if not board.is_roof(target) and target not in _occupied(position):
                found[king + target] = {**paid, "king": target}
        if king in board.gates:  # KA-6.2, whatever stands on the roof behind the gate
            found[f"{king}*"] = {**paid, "king": None, "phase": "over"}  # KA-11.2
    for knight in position["knights"]:
        found |= _knight_moves(position, board, knight)
        found |= _knight_strikes(position, board, knight)
    return found


def _knight_moves(position: Position, board: BoardMap, knight: str) -> Successors:
    """Step, climb or descend (KA-7.1), shoving at no extra AP (KA-7.2)."""
    found = {}
    others = [other for other in position["knights"] if other != knight]
    for direction, target in _neighbours(knight).items():
        cost = KNIGHT_COST[board.kind(knight, target)]
        citizens = _shoved(position, board, target, direction)
        if cost > position["left"]["knights"] or target in _guard(position) or citizens is None:
            continue
        moved = {"knights": [*others, target], "citizens": citizens}
        found[knight + target] = {**_paid(position, "knights", cost), **moved}
    return found


def _shoved(position: Position, board: BoardMap, space: str, direction: str) -> dict[str, str] | None:
    """Return the citizens once `space` is cleared in that direction, None if illegal (KA-8)."""
    standing = {where: name for name, where in position["citizens"].items()}
    moved = dict(position["citizens"])
    while space in standing:  # KA-8.1: the chain goes on while the next space holds one too
        beyond = _neighbours(space).get(direction)
        if beyond is None or beyond in _guard(position):  # KA-8.2, KA-8.3
            return None
        if board.kind(space, beyond) == "climb":  # KA-8.2; roof to street is legal, KA-8.3
            return None
        moved[standing[space]] = beyond
        space = beyond
    return moved


def _knight_strikes(position: Position, board: BoardMap, knight: str) -> Successors:
    """Eliminate a revealed assassin (KA-7.3) or capture any other citizen (KA-7.4)."""
    found: Successors = {}
    for name, target in position["citizens"].items():
        adjacent = target in _neighbours(knight).values() and board.reaches(knight, target)
        if not adjacent or position["left"]["knights"] < 1:
            continue
        state = position["assassins"].get(name)
        after = _paid(position, "knights", 1)
        after["citizens"] = {who: at for who, at in position["citizens"].items() if who != name}
        if state == "revealed":
            found[f"{knight}x{target}"] = after
            after["assassins"] = {**position["assassins"], name: "eliminated"}
        elif position["card"].endswith("f") and not position["captured_this_round"]:
            found[f"{knight}={target}"] = after
            after["captured_this_round"] = True
            if state == "hidden":  # KA-7.5
                after["assassins"] = {**position["assassins"], name: "captured"}
        if _all_gone(after):  # KA-11.1
            after["phase"] = "over"
    return found


def _assassins_turn(position: Position, board: BoardMap) -> Successors:
    """Move, reveal and strike with citizens and assassins, or end the turn and the round."""
    found: Successors = {"end": _round_over(position)}
    for name, space in position["citizens"].items():
        state = position["assassins"].get(name)
        costs = ASSASSIN_COST if state == "revealed" else CITIZEN_COST  # KA-9.1, KA-10.2
        for target in _neighbours(space).values():
            cost = costs[board.kind(space, target)]
            if cost <= position["left"]["assassins"] and target not in _occupied(position):
                citizens = {**position["citizens"], name: target}
                after = {**_paid(position, "assassins", cost), "citizens": citizens}
                found[space + target] = after
        if state == "hidden":  # KA-10.1: free, so also with no AP left
            states = {**position["assassins"], name: "revealed"}
            found[f"!{space}"] = {**position, "assassins": states}
        if state == "revealed":  # KA-9.2: a citizen does nothing but move
            found |= _assassin_strikes(position, board, space)
    return found


def _assassin_strikes(position: Position, board: BoardMap, space: str) -> Successors:
    """Eliminate a knight (KA-10.3) or attack the king (KA-10.4)."""
    found: Successors = {}
    points, kills = position["left"]["assassins"], position["kills_this_turn"]
    for target in _neighbours(space).values():
        cost = 1 + kills  # KA-10.3: the first 1 AP, the second 2 AP, no third
        victim = target in position["knights"] and board.reaches(space, target)
        if victim and kills < MOST_KILLS and points >= cost:
            after = {**_paid(position, "assassins", cost), "kills_this_turn": kills + 1}
            after["knights"] = [other for other in position["knights"] if other != target]
            found[f"{space}x{target}"] = after
        if target == position["king"] and points >= ATTACK_COST:  # KA-10.4: any level
            after = _paid(position, "assassins", ATTACK_COST)
            after["wounds"] = position["wounds"] + 1
            if after["wounds"] == DEADLY_WOUNDS:  # KA-11.3
                after |= {"king": None, "phase": "over"}
            found[f"{space}x{target}"] = after
    return found


def _round_over(position: Position) -> Position:
    """Await the next card (KA-5.1), or end the game when there is none (KA-11.4)."""
    if not position["deck"]:
        return {**position, "phase": "over"}  # card, left and counts as they stood
    cleared = {"card": None, "left": NO_POINTS, "kills_this_turn": 0}
    return {**position, **cleared, "phase": "card"}  # captured_this_round: reset by the card


def _neighbours(space: str) -> dict[str, str]:
    """Return the orthogonal neighbours on the board by direction (KA-1.3)."""
    column, row = COLUMNS.index(space[0]), int(space[1:])
    found = {}
    for direction, (right, up) in DIRECTIONS.items():
        if 0 <= column + right < SIZE and 1 <= row + up <= SIZE:
            found[direction] = f"{COLUMNS[column + right]}{row + up}"
    return found


def _guard(position: Position) -> set[str]:
    """Return the spaces of the king and the knights, who are never shoved (KA-8.3)."""
    return {position["king"], *position["knights"]}


def _occupied(position: Position) -> set[str]:
    """Return the spaces that hold a piece (KA-1.2)."""
    return _guard(position) | set(position["citizens"].values())


def _paid(position: Position, purse: str, cost: int) -> Position:
    """Return a copy of the position with AP of one purse spent (KA-5.3)."""
    return {**position, "left": {**position["left"], purse: position["left"][purse] - cost}}


def _all_gone(position: Position) -> bool:
    """Tell whether all three assassins are captured or eliminated (KA-11.1)."""
    return set(position["assassins"].values()) <= {"captured", "eliminated"}
