"""Files of weights: Python that people read, in which tools.fit writes the numbers anew."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path

WIDTH = 108
NOTE = r"(?:# Fitted[^\n]*\n(?:#   [^\n]*\n)*)?"
PLACE = re.compile(NOTE + r"^(WEIGHTS\b[^=\n]*= )[({].*?^[)}][^\n]*$", re.MULTILINE | re.DOTALL)


class WeightsFile:
    """A module with `NAMES`, `SIGNS` (1 or -1 where one is known), and `WEIGHTS` in one row or several."""

    def __init__(self, module: str) -> None:
        source = import_module(module)
        self.path = Path(str(source.__file__))
        self.names: tuple[str, ...] = source.NAMES
        self.signs: dict[str, int] = source.SIGNS
        self.single = isinstance(source.WEIGHTS, dict)
        self.rows: list[dict[str, float]] = [source.WEIGHTS] if self.single else list(source.WEIGHTS)

    @property
    def flat(self) -> list[float]:
        """All weights, one row after the other; what is not named weighs nothing."""
        return [row.get(name, 0.0) for row in self.rows for name in self.names]

    @property
    def labels(self) -> list[str]:
        """The names of all weights; where there are several rows, with their numbers."""
        return [name if self.single else f"{name} {i}" for i in range(len(self.rows)) for name in self.names]

    @property
    def bounds(self) -> list[tuple[float | None, float | None]]:
        """What the signs allow."""
        by_sign = {1: (0.0, None), -1: (None, 0.0), 0: (None, None)}
        return [by_sign[self.signs.get(name, 0)] for _ in self.rows for name in self.names]

    def write(self, weights: Sequence[float], made_by: str) -> None:
        """Put new weights into the file, and how they were made."""
        n = len(self.names)
        rows = [dict(zip(self.names, weights[n * i : n * i + n], strict=True)) for i in range(len(self.rows))]
        note = textwrap.fill(
            f"# Fitted by {made_by}", WIDTH, subsequent_indent="#   ", break_on_hyphens=False
        )
        text = literal(rows[0]) if self.single else "(\n" + "".join(indented(row) for row in rows) + ")"
        source = self.path.read_text("utf-8")
        written, found = PLACE.subn(lambda match: f"{note}\n{match[1]}{text}", source)
        if found != 1:
            raise ValueError(f"{self.path.name} has no place for weights")
        self.path.write_text(written, "utf-8")


def literal(row: Mapping[str, float]) -> str:
    """A row as Python, without what weighs nothing."""
    lines = [f'    "{name}": {weight:.4g},\n' for name, weight in row.items() if abs(weight) >= 5e-5]
    return "{\n" + "".join(lines) + "}"


def indented(row: Mapping[str, float]) -> str:
    """A row within a tuple."""
    return textwrap.indent(literal(row), "    ") + ",\n"
