"""The k best of many items, sorted by score, with a limit on similar ones. The C types are in top_k.pxd."""

from __future__ import annotations

from array import array


class TopK:
    """Keeps up to `size` items by score, the best first, and at most `max_similar` with one diversity key.

    An item with the diversity key 0 is similar to no other.
    """

    def __init__(self, size: int, max_similar: int) -> None:
        self.size, self.max_similar = size, max_similar
        self.n = 0
        self.items = array("i", [0]) * size
        self.scores = array("d", [0.0]) * size
        self.diversity_keys = array("Q", [0]) * size

    def clear(self) -> None:
        self.n = 0

    def rejects(self, score: float) -> bool:
        """Whether an item with this score cannot be kept, whatever its diversity key."""
        return self.n == self.size and self.scores[self.size - 1] >= score

    def make_room(self, score: float, diversity_key: int) -> bool:
        """Returns whether to keep an item; if so, removes the item that it replaces: a similar one, or the last."""
        out = self.size - 1
        same = 0
        if diversity_key != 0 and self.max_similar < self.size:
            for i in range(self.n):
                if self.diversity_keys[i] == diversity_key:
                    same += 1
                    if same == self.max_similar:
                        out = i
        if self.n <= out:
            return True
        if self.scores[out] >= score:
            return False
        self.n -= 1
        for i in range(out, self.n):
            self.items[i] = self.items[i + 1]
            self.scores[i] = self.scores[i + 1]
            self.diversity_keys[i] = self.diversity_keys[i + 1]
        return True

    def insert(self, item: int, score: float, diversity_key: int) -> None:
        """Inserts an item by its score, after `make_room` has returned True."""
        i = self.n
        while i > 0 and self.scores[i - 1] < score:
            self.items[i] = self.items[i - 1]
            self.scores[i] = self.scores[i - 1]
            self.diversity_keys[i] = self.diversity_keys[i - 1]
            i -= 1
        self.items[i] = item
        self.scores[i] = score
        self.diversity_keys[i] = diversity_key
        self.n += 1
