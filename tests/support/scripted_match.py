"""Matches without a server, for tests of commands and projections."""

from __future__ import annotations

from typing import Any

from regalia.core.contract import Seat
from regalia.services.matches import decide as rules
from regalia.services.matches.commands import Act, Command
from regalia.services.matches.decision import CommandContext, Decision
from regalia.services.matches.log_limits import DEFAULT, LogLimits
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Computer, MatchSettings, Person, Player
from regalia.services.matches.ports import MoveRequest, Outage

KING, ASSASSINS = Seat("king"), Seat("assassins")
BLUE, RED = Seat("blue"), Seat("red")
ANN, BOB = Person("ann"), Person("bob")
PICK = "pick:butcher,farmer,monk"


def match_settings(game: str = "king-and-assassins", **changes: Any) -> MatchSettings:
    """Returns the settings of a match between Ann, the founder, and Bob."""
    first = {"king-and-assassins": KING, "king-of-the-hill": BLUE}[game]
    given: dict[str, Any] = {
        "id": "match",
        "game": game,
        "rules_version": 1,
        "options": {},
        "seed": 7,
        "nonce": "0" * 64,
        "kind": "open",
        "founder": "ann",
        "founder_seat": first,
        "created": 0,
    }
    return MatchSettings(**{**given, **changes})


class ScriptedMatch:
    """A match in which commands are decided and folded at once; `now` is the time of its clocks.

    The second player joins `after` milliseconds.
    """

    limits = DEFAULT

    def __init__(
        self,
        agreed: MatchSettings | None = None,
        *,
        other: Player = BOB,
        outages: list[Outage] | None = None,
        after: int = 0,
        limits: LogLimits = DEFAULT,
    ) -> None:
        self.match = Match(agreed or match_settings(), outages or ())
        self.now, self.lag, self.ids = self.match.settings.created, 0, 0
        self.absent: dict[str, int] = {}
        self.limits = limits
        first = Seat(self.match.settings.founder_seat)
        self.fold(rules.join(self.match, first, ANN, self.now))
        self.now += after
        self.fold(rules.join(self.match, self.match.other(first), other, self.now))

    def fold(self, decision: Decision) -> Decision:
        """Folds a decision."""
        for entry in decision.entries:
            self.match.fold(entry, decision.transition)
        return decision

    def execute(self, seat: Seat, kind: type[Any], **fields: Any) -> Decision:
        """Decides and folds a command; `id` and `revision` have defaults."""
        self.ids += 1
        if "revision" in kind.__struct_fields__:
            fields.setdefault("revision", self.match.revision)
        command: Command = kind(**{"id": f"c{self.ids}", **fields})
        return self.fold(
            rules.decide(
                self.match, seat, command, CommandContext(self.now, self.lag, self.absent, limits=self.limits)
            )
        )

    def act(self, action: str, after: int = 0) -> Decision:
        """Plays an action of the seat to act, some time later."""
        self.now += after
        assert self.match.actor is not None
        return self.execute(self.match.actor, Act, action=action)

    def act_any(self, after: int = 0) -> Decision:
        """Plays the first action that does not end the turn."""
        return self.act(next(text for text in self.match.game.legal() if text != "end"), after)


def match_against_computer(level: int = 1) -> ScriptedMatch:
    """Returns a match of Ann, the king, against the computer."""
    return ScriptedMatch(match_settings(kind="computer", level=level), other=Computer(level))


def move_request(seat: str = ASSASSINS, *, level: int = 1) -> MoveRequest:
    """Returns a request for the first turn of a seat."""
    view = ScriptedMatch().match.game.view(seat)
    return MoveRequest(game=view.game, texts={}, level=level, seed=1, person="ann", view=view)
