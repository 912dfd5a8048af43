"""The best few of many, sorted, of which only so many may come to much the same.

The C types are in shortlist.pxd.
"""

from __future__ import annotations

from array import array


class Shortlist:
    """Keeps up to `size` numbers by their scores, the best first, and no more than `alike` of one gist.

    A gist of 0 is like no other.
    """

    def __init__(self, size: int, alike: int) -> None:
        self.size, self.alike = size, alike
        self.n = 0
        self.items = array("i", [0]) * size
        self.scores = array("d", [0.0]) * size
        self.gists = array("Q", [0]) * size

    def clear(self) -> None:
        self.n = 0

    def is_hopeless(self, score: float) -> bool:
        """Whether there is no room for a score, whatever its gist."""
        return self.n == self.size and self.scores[self.size - 1] >= score

    def make_room(self, score: float, gist: int) -> bool:
        """Whether one with this score is to be kept; for it another one like it, or the last, must go."""
        out = self.size - 1
        same = 0
        if gist != 0 and self.alike < self.size:
            for i in range(self.n):
                if self.gists[i] == gist:
                    same += 1
                    if same == self.alike:
                        out = i
        if self.n <= out:
            return True
        if self.scores[out] >= score:
            return False
        self.n -= 1
        for i in range(out, self.n):
            self.items[i] = self.items[i + 1]
            self.scores[i] = self.scores[i + 1]
            self.gists[i] = self.gists[i + 1]
        return True

    def put(self, item: int, score: float, gist: int) -> None:
        """Put one in its place, where room was made."""
        i = self.n
        while i > 0 and self.scores[i - 1] < score:
            self.items[i] = self.items[i - 1]
            self.scores[i] = self.scores[i - 1]
            self.gists[i] = self.gists[i - 1]
            i -= 1
        self.items[i] = item
        self.scores[i] = score
        self.gists[i] = gist
        self.n += 1
