"""Which rules front ends name beside a piece, a space, a card or a number of King & Assassins."""

from __future__ import annotations

RULE_TOPICS: dict[str, tuple[str, ...]] = {
    # pieces
    "king": ("KA-6.1", "KA-6.2", "KA-10.4", "KA-11.3"),
    "knight": ("KA-7.1", "KA-7.2", "KA-7.3", "KA-7.4"),
    "citizen": ("KA-9.1", "KA-9.2", "KA-7.4", "KA-8.2"),
    "hidden": ("KA-10.1", "KA-9.1", "KA-10.2", "KA-10.3", "KA-10.4"),
    "revealed": ("KA-10.2", "KA-10.3", "KA-10.4", "KA-7.3"),
    # spaces
    "street": ("KA-1.3",),
    "roof": ("KA-7.1", "KA-9.1", "KA-10.2", "KA-8.2"),
    "gate": ("KA-1.1", "KA-6.2"),
    "enter": ("KA-6.2",),
    # the round card, and the numbers beside the board
    "card": ("KA-3.1", "KA-5.3"),
    "fetters": ("KA-3.1", "KA-7.4", "KA-7.5"),
    "points-king": ("KA-5.3", "KA-5.2", "KA-6.1", "KA-6.2"),
    "points-knights": ("KA-5.3", "KA-5.2", "KA-7.1", "KA-7.3", "KA-7.4"),
    "points-assassins": ("KA-5.2", "KA-9.1", "KA-10.2", "KA-10.3", "KA-10.4"),
    # sides
    "side-king": ("KA-11.1", "KA-11.2"),
    "side-assassins": ("KA-7.5", "KA-11.3", "KA-11.4"),
}
