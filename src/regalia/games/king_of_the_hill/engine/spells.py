"""The six spells and the cards that cast them, one row each (KH-13)."""

from __future__ import annotations

from typing import NamedTuple


class Spell(NamedTuple):
    """A spell, cast by any card of these suits and ranks; a joker casts none (KH-2.2)."""

    name: str
    rule: str
    suits: str
    ranks: str


RED = "DH"
BLACK = "CS"
NUMBERS = "23456789T"
COURT = "JQK"

SPELLS = (
    Spell("vigour", "KH-13.1", RED, NUMBERS),
    Spell("teleport", "KH-13.2", RED, COURT),
    Spell("portal", "KH-13.3", RED, "A"),
    Spell("lightning", "KH-13.4", BLACK, NUMBERS),
    Spell("confusion", "KH-13.5", BLACK, COURT),
    Spell("paralysis", "KH-13.6", BLACK, "A"),
)
