"""An example bot for `regalia arena`: rates each legal action by simple rules.

    regalia arena "cmd:python3 examples/bots/pilgrim.py" random

It needs only Python. docs/bots/bot-protocol.md describes the protocol: a bot reads one JSON object per
line and answers the requests among them.
"""

from __future__ import annotations

import json
import random
import re
import sys
from heapq import heappop, heappush
from typing import Any

Message = dict[str, Any]
RANKS = "23456789TJQKA*"
FAR = 99.0


class Streets:
    """The streets and gates of a board of King & Assassins, parsed from its text."""

    def __init__(self, text: str) -> None:
        rows = re.findall(r"^ *(\d+) +([.# ]+)$", text, re.MULTILINE)
        letters = "abcdefghijklmnop"
        self.street = {
            f"{letter}{row}": sign == "."
            for row, signs in rows
            for letter, sign in zip(letters, signs.split(), strict=False)
        }
        gates = re.search(r"^gates: (.*)$", text, re.MULTILINE)
        self.gates = re.findall(r"[a-p]\d+", gates[1]) if gates else []

    def distances(self, goals: list[str], crowd: set[str]) -> dict[str, float]:
        """The distance of every street to the nearest goal; occupied spaces count as four steps."""
        found: dict[str, float] = {}
        heap = [(0.0, goal) for goal in goals]
        while heap:
            length, space = heappop(heap)
            if space in found:
                continue
            found[space] = length
            for near in self.neighbours(space):
                heappush(heap, (length + (4 if near in crowd else 1), near))
        return found

    def neighbours(self, space: str) -> list[str]:
        """The streets next to a space."""
        column, row = ord(space[0]), int(space[1:])
        around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
        return [name for one, two in around if self.street.get(name := f"{chr(one)}{two}")]


class Bot:
    """Plays one seat of one game."""

    def __init__(self, hello: Message) -> None:
        self.seat: str = hello["seat"]
        self.king = ""
        self.people: dict[str, str] = {}
        self.path: list[str] = []
        self.rng = random.Random(hello["seed"])  # reproducible for the same seed
        self.streets = Streets(next(iter(hello["boards"].values()), ""))
        self.rate = {"king": self.as_king, "assassins": self.as_assassin}.get(self.seat, self.as_general)

    def choose(self, view: Message, legal: list[str]) -> str:
        """The legal action with the best rating; a random one among equals."""
        self.prepare(view)
        return max(legal, key=lambda action: (self.rate(action, view), self.rng.random()))

    def prepare(self, view: Message) -> None:
        """Compute the distances that all ratings use: to the gates, and to the king."""
        if view["game"] != "king-and-assassins":
            return
        self.king = view["king"]
        self.people = {space: name for name, space in view["citizens"].items()}
        self.home = self.streets.distances(self.streets.gates, {*self.people, *view["knights"]})
        self.path = [self.king]
        while self.path[-1] not in self.streets.gates and len(self.path) < 5:
            self.path.append(min(self.streets.neighbours(self.path[-1]), key=self.distance_to_gate))
        self.front = self.streets.distances(self.path[-1:], set())
        self.to_king = self.streets.distances([self.king], set())

    def distance_to_gate(self, space: str) -> float:
        """The king's distance from a space to the nearest gate."""
        return self.home.get(space, FAR)

    def as_king(self, action: str, _: Message) -> float:
        """Rate an action of the king's seat: enter the castle, strike or capture, approach, move knights, end."""
        if action.endswith("*"):
            return 1000
        if "x" in action:
            return 500
        spaces = re.findall(r"[a-p]\d+", action)
        if "=" in action:
            return 250 if spaces[1] in self.path else 200
        if len(spaces) != 2:
            return 10  # end
        start, stop = spaces
        if start == self.king:
            return (
                100 + self.distance_to_gate(start) - self.distance_to_gate(stop)
                if self.nearer(start, stop)
                else 0
            )
        return self.as_knight(start, stop)

    def as_knight(self, start: str, stop: str) -> float:
        """Rate a knight's step: leave the king's path, shove citizens off it, or move ahead of the king."""
        path = self.path[1:]
        if start in path and stop not in self.path:
            return 90 - path.index(start)
        if stop in path and stop in self.people:
            return 80 - path.index(stop)
        if start in path:
            return 30 if self.nearer(start, stop) else 0
        if stop in path:
            return 0
        return 20 if self.front.get(stop, FAR) < self.front.get(start, FAR) else 0

    def nearer(self, start: str, stop: str) -> bool:
        """Whether a step leads towards a gate."""
        return self.distance_to_gate(stop) < self.distance_to_gate(start)

    def as_assassin(self, action: str, view: Message) -> float:
        """Rate an action of the assassins: strike the king, reveal next to him, approach, end."""
        spaces = re.findall(r"[a-p]\d+", action)
        if action.startswith("pick"):
            return 0
        if "x" in action:
            return 1000 if spaces[1] == self.king else 5
        if action.startswith("!"):
            return 500 if self.to_king.get(spaces[0], FAR) <= 1 else 0
        if len(spaces) != 2:
            return 10  # end
        start, stop = spaces
        before, after = self.to_king.get(start, FAR), self.to_king.get(stop, FAR)
        killer = self.people.get(start) in view["assassins"]
        return (100 if killer else 20) - after if after < before else 0

    def as_general(self, action: str, view: Message) -> float:
        """Rate an action of King of the Hill: attack with high cards, else move up the hill with low ones."""
        card, _, rest = action.partition(" ")
        rank = RANKS.index(card[0]) if rest and card[0] in RANKS else 0
        if re.match(r"[a-k]\d+x", rest):
            return 200 + rank
        if move := re.fullmatch(r"([a-k]\d+)-([a-k]\d+)", rest):
            return 100 + climb(move[2]) - climb(move[1]) - rank / 10
        word, _, value = action.partition(":")
        held = RANKS.index(value[0]) if value and value[0] in RANKS else 0
        wishes = {"bid": -held, "first": int(value == self.seat), "draw": 20 + held, "hand": 5 + held}
        return wishes.get(word, {"keep": 1, "pursue": 1, "stay": 1, "decline": -1}.get(action, 0))


def climb(space: str) -> float:
    """The negative distance of a space to the top of the standard hill, e4 to g4."""
    return -max(abs(ord(space[0]) - ord("f")) - 1, 0) - abs(int(space[1:]) - 4)


def main() -> None:
    """Answer requests until the game ends."""
    bot: Bot | None = None
    for line in sys.stdin:
        message: Message = json.loads(line)
        if message["type"] == "hello":
            bot = Bot(message)
            print(json.dumps({"type": "ready"}), flush=True)
        elif message["type"] == "choose" and bot is not None:
            print(json.dumps({"action": bot.choose(message["view"], message["legal"])}), flush=True)
        elif message["type"] == "end":
            return


if __name__ == "__main__":
    main()
