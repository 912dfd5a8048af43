"""Bases for a small game in plain Python: no options, no chance, no hidden information.

The position of such a game is one msgspec struct that has the methods of `Position`: the struct is also the position as
JSON, and its defaults are the first position. docs/contribute/your-own-game.md builds a game with these classes.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

import msgspec

from regalia.core import constants
from regalia.core.contract import Chances, Event, Move, Option, Outcome, Seat
from regalia.core.errors import BadField, BadNotation, BadPosition, IllegalAction, Refusal
from regalia.core.python_state import PythonState
from regalia.core.rng import Rng
from regalia.core.rules import MatchSetup, Notation, Observation, Rules, ViewT
from regalia.core.validation import convert


class PlainRules(Rules[PythonState, ViewT]):
    """A game whose positions are plain Python objects."""

    plain_python = True


class PlainSetup(MatchSetup[PythonState]):
    """Setup of a game without options, whose positions are structs of one type."""

    def __init__(self, game: str, position_type: type[Any]) -> None:
        self.game, self.position_type = game, position_type

    def check_position(self, position: Any) -> None:
        """Checks what the types of the fields do not say. Raises: BadPosition that names the field."""

    def options(self) -> Mapping[str, Option]:
        return {}

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        for name in options:
            raise BadField("unknown-option", field=f"options.{name}")
        return {}

    def start(self, options: Mapping[str, Any]) -> PythonState:
        return PythonState(self.game, self.position_type())

    def load(self, position: Any) -> PythonState:
        def unreadable(what: str, field: str) -> Exception:
            return BadPosition("position-unreadable", field=field or "position", what=what)

        found = convert(position, self.position_type, unreadable)
        self.check_position(found)
        return PythonState(self.game, found)

    def position(self, state: PythonState) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(state.position)
        return data


class PlainNotation(Notation[PythonState]):
    """Texts of the actions of a game without chance events. A game writes `write` and `refusal`."""

    pattern: ClassVar[re.Pattern[str]]  # of all texts that may be an action

    @abstractmethod
    def refusal(self, state: PythonState, text: str) -> Refusal:
        """Why a text that matches the pattern is not a legal action."""

    def read(self, state: PythonState, text: str) -> Move:
        if not self.pattern.fullmatch(text):
            raise BadNotation("notation", action=text[:200])
        for action in state.legal_actions():
            if self.write(state, action) == text:
                return action
        raise IllegalAction(self.refusal(state, text))

    def chances(self, state: PythonState) -> Chances:
        return Chances(kind="none", outcomes=[], weights=[])


class PerfectInformation(Observation[PythonState, ViewT]):
    """Observation of a game without hidden information: every view has the whole position in a field `position`.

    A game writes `events` and `reason`, and a view type with the fields `position` and `seen`.
    """

    def __init__(self, rules: Rules[PythonState, ViewT], view_type: type[ViewT]) -> None:
        self.rules, self.view_type = rules, view_type

    def observe(self, event: Event, seat: Seat) -> Event | None:
        return event

    def reveals_to(self, event: Event, seat: Seat) -> bool:
        return False

    def view(self, state: PythonState, seat: Seat | None, seen: Sequence[Event]) -> ViewT:
        who, won, seats = state.actor(), state.winner(), self.rules.seats
        result = None
        if won != constants.NOBODY:
            result = Outcome(None if won == constants.DRAW else seats[won], self.reason(state))
        fields: dict[str, Any] = {"position": state.position.copy(), "seen": tuple(seen), "result": result}
        actor = None if who == constants.OVER else seats[who]
        return self.view_type(game=self.rules.id, seat=seat or "everybody", actor=actor, **fields)

    def read_view(self, view: Any) -> ViewT:
        def unreadable(what: str, field: str) -> Exception:
            return BadField("unreadable", field=field or "view", what=what)

        return convert(view, self.view_type, unreadable)

    def world(self, view: ViewT, rng: Rng) -> PythonState:
        position = cast("Any", view).position.copy()
        setup = cast("PlainSetup", self.rules.setup)
        try:
            setup.check_position(position)
        except BadPosition as error:
            raise BadField("unreadable", field=f"position.{error.field}", what=error) from error
        return PythonState(self.rules.id, position)
