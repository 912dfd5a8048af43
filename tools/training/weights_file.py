"""Reads and rewrites the weights in Python modules, for tools.training.fit and evolve."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

WIDTH = 108
ZERO_TOLERANCE = 5e-5
NOTE_PATTERN = r"(?:# Fitted[^\n]*\n(?:#   [^\n]*\n)*)?"
WEIGHTS_PATTERN = re.compile(
    NOTE_PATTERN + r"^(WEIGHTS\b[^=\n]*= )[({].*?^[)}][^\n]*$", re.MULTILINE | re.DOTALL
)


class WeightsFile:
    """A module with `NAMES`, `SIGNS` (1 or -1 if known, by name or in order) and `WEIGHTS`.

    `WEIGHTS` is one row or a tuple of rows; a row has weights by name, or one for each name in order.
    """

    def __init__(self, module: str) -> None:
        source = import_module(module)
        weights, signs = source.WEIGHTS, source.SIGNS
        self.path = Path(str(source.__file__))
        self.names: tuple[str, ...] = source.NAMES
        self.single = isinstance(weights, dict)
        rows = [weights] if self.single else list(weights)
        self.named = isinstance(rows[0], dict)
        self.rows = [self.by_name(row) for row in rows]
        self.signs = self.by_name(signs)

    def by_name(self, row: Any) -> dict[str, Any]:
        """A row as a dictionary; missing names have weight 0."""
        if isinstance(row, dict):
            return {name: row.get(name, 0.0) for name in self.names}
        return dict(zip(self.names, row, strict=True))

    @property
    def flat(self) -> list[float]:
        """All weights, row by row."""
        return [weight for row in self.rows for weight in row.values()]

    @property
    def by_row(self) -> list[tuple[float, ...]]:
        """The weights of each row."""
        return [tuple(row.values()) for row in self.rows]

    @property
    def labels(self) -> list[str]:
        """The names of all weights; with the row number if there are several rows."""
        return [name if self.single else f"{name} {i}" for i in range(len(self.rows)) for name in self.names]

    @property
    def bounds(self) -> list[tuple[float | None, float | None]]:
        """The bounds that follow from the signs."""
        by_sign = {1: (0.0, None), -1: (None, 0.0), 0: (None, None)}
        return [by_sign[int(sign)] for _ in self.rows for sign in self.signs.values()]

    def write(self, weights: Sequence[float], made_by: str) -> None:
        """Write new weights into the file, with a comment on how they were made."""
        note = textwrap.fill(
            f"# Fitted by {made_by}", WIDTH, subsequent_indent="#   ", break_on_hyphens=False
        )
        text = self.format_weights(weights)
        source = self.path.read_text("utf-8")
        written, found = WEIGHTS_PATTERN.subn(lambda match: f"{note}\n{match[1]}{text}", source)
        if found != 1:
            raise ValueError(f"{self.path.name} has no WEIGHTS")
        self.path.write_text(written, "utf-8")

    def format_weights(self, weights: Sequence[float]) -> str:
        """The weights as Python source."""
        n = len(self.names)
        rows = [self.format_row(weights[i : i + n]) for i in range(0, len(weights), n)]
        if self.single:
            return rows[0]
        return "(\n" + "".join(textwrap.indent(row, "    ") + ",\n" for row in rows) + ")"

    def format_row(self, weights: Sequence[float]) -> str:
        """A row as Python source: by name without zero weights, or all in order."""
        pairs = zip(self.names, weights, strict=True)
        if self.named:
            lines = [
                f'    "{name}": {weight:.4g},\n' for name, weight in pairs if abs(weight) >= ZERO_TOLERANCE
            ]
            return "{\n" + "".join(lines) + "}"
        return "(\n" + "".join(f"    {weight + 0.0:.4g},  # {name}\n" for name, weight in pairs) + ")"
