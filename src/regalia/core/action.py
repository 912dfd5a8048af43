"""Actions as objects: strings in notation with the seat that acts, the kind of action and its parts."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Self

from regalia.core.contract import Seat, kebab
from regalia.core.rules import Rules


class Action(str):
    """An action or chance outcome in notation: a `str`, accepted and compared like one, with its parts as attributes.

    >>> import regalia
    >>> game = regalia.new("king-and-assassins", seed=7)
    >>> events = game.push("pick:butcher,farmer,monk")
    >>> game.peek()
    Action('pick:butcher,farmer,monk', seat='assassins', kind='pick', names=('butcher', 'farmer', 'monk'))
    >>> game.legal_actions()[0]
    Action('a7a6', seat='king', kind='step', start='a7', to='a6')
    >>> game.legal_actions()[0] == "a7a6"
    True

    Attributes:
        seat: Who acts: a seat, or "chance".
        kind: The kind of action in the game's notation: "step", "attack", "end" …; "action" in a game whose notation
            has no kinds.
        fields: The other parts of the action, by the names that the game's notation gives them.
    """

    __slots__ = ("fields", "kind", "seat")

    seat: Seat
    kind: str
    fields: Mapping[str, Any]

    def __new__(cls, text: str, *, seat: Seat, kind: str = "action", fields: Mapping[str, Any] = {}) -> Self:
        action = super().__new__(cls, text)
        action.seat, action.kind, action.fields = seat, kind, fields
        return action

    def __repr__(self) -> str:
        known = {"seat": self.seat, "kind": self.kind, **self.fields}
        return f"Action({str(self)!r}, {', '.join(f'{name}={value!r}' for name, value in known.items())})"

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Any]]:  # for copy and pickle
        return (str(self),), {"seat": self.seat, "kind": self.kind, "fields": self.fields}


def parse_action(rules: Rules, text: str, seat: Seat) -> Action:
    """The action of a text, legal or not. Raises: BadNotation."""
    parsed = rules.notation.parse(text)
    if parsed is None:
        return Action(text, seat=seat)
    fields = {field.name: getattr(parsed, field.name) for field in dataclasses.fields(parsed)}
    return Action(text, seat=seat, kind=kebab(type(parsed).__name__), fields=fields)
