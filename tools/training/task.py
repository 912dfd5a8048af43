"""What tools.training.fit can fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from regalia.core.record import Record
from tools.training.regression import LogisticRegression, MultinomialLogit


@dataclass(frozen=True)
class Task:
    """A fit: the game, the module with the weights, and how samples become a regression problem."""

    game: str
    module: str
    samples: Callable[[Record], list[Any]]
    problem: Callable[[Sequence[Sequence[Any]]], LogisticRegression | MultinomialLogit]
