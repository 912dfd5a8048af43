"""Which rules front ends name beside a unit, a space, a card or a number of King of the Hill.

The rules of single unit types, terrains and spells are in their own tables.
"""

from __future__ import annotations

RULE_TOPICS: dict[str, tuple[str, ...]] = {
    # units: all, those that shoot, and their states
    "unit": ("KH-8.1", "KH-9.2"),
    "shoots": ("KH-10.1",),
    "engaged": ("KH-1.2",),
    "paralysed": ("KH-13.6",),
    # spaces
    "stops": ("KH-8.4",),
    "objective": ("KH-11.7", "KH-14.2"),
    # cards
    "card": ("KH-2.1",),
    "suit": ("KH-2.4",),
    "joker": ("KH-2.2",),
    "burn": ("KH-7.1",),
    "pile": ("KH-2.3", "KH-6.1"),
    # the round, and the sides
    "round": ("KH-6.1", "KH-7.3", "KH-14.1"),
    "side": ("KH-14.1", "KH-14.2"),
}
