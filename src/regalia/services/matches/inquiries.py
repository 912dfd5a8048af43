"""Questions of a seat about the present position. They change nothing, and are answered from the seat's view alone.

To add a question: its answer in `messages`, a function here that takes a `SeatPosition`, a handler of three lines in
`web/inquiries.py`, and its line in `web/endpoints.py`. `LiveMatches.inquire` does everything else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from regalia.core import explanations
from regalia.core.contract import Explanation, Seat, Subject, View
from regalia.core.errors import BadField
from regalia.core.reach import single_steps
from regalia.core.rng import Rng
from regalia.core.rules import Rules
from regalia.core.state import State
from regalia.core.validation import echo
from regalia.services.errors import NotYourTurn
from regalia.services.matches.decision import check_revision, check_running
from regalia.services.matches.match import Match
from regalia.services.matches.messages import ActionPreview, Reach

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class SeatPosition:
    """The present position as a seat knows it: all that a question may use.

    `world` is a whole position that is consistent with the view. Its hidden part is sampled from the view, always in
    the same way, so that worlds that the seat cannot tell apart give the same answers.
    """

    rules: Rules
    view: View

    @cached_property
    def world(self) -> State:
        """A position that is consistent with the view; the caller must not change it, but a clone."""
        world: State = self.rules.observation.world(self.view, Rng(0))
        return world

    @cached_property
    def legal(self) -> dict[str, int]:
        """The legal actions of the seat by their texts, sorted; none if another one is to act."""
        if self.view.actor != self.view.seat:
            return {}
        moves = self.world.legal_actions()
        return dict(sorted(zip(self.rules.notation.write_all(self.world, moves), moves, strict=True)))

    def check_space(self, space: str) -> None:
        """Raises: BadField, if the board has no such space."""
        drawing = self.rules.presentation.drawing(self.view)
        if drawing is None or space not in {each.id for each in drawing.layout.spaces}:
            raise BadField("unknown-space", field="space", space=echo(space))


# Answers from a position as a seat knows it. Raises: BadField, if the question names what does not exist.
Inquiry = Callable[[SeatPosition], Answer]


def ask(match: Match, seat: Seat, question: Inquiry[Answer], *, at: int, to_act: bool = True) -> Answer:
    """Answers a question of a seat about the position of a revision.

    `to_act` is whether only the seat to act may ask. Raises: MatchOver, NotBegun, StaleTurn, NotYourTurn, BadField.
    """
    check_running(match)
    check_revision(match, at)
    if to_act and match.actor != seat:
        raise NotYourTurn(actor=match.actor)
    return question(SeatPosition(match.rules, match.rules.observation.view(match.game.state, seat, ())))


def reach(position: SeatPosition, space: str, card: str | None = None) -> Reach:
    """Returns the spaces that the piece on a space can reach in this turn. Raises: BadField."""
    position.check_space(space)
    presentation = position.rules.presentation
    found = presentation.reach(position.view, position.world.clone(), space, card)
    if found is None:
        legal = position.legal
        found = single_steps(space, list(legal), presentation.costs(position.world, list(legal.values())))
    return Reach(space=space, spaces=list(found))


def preview(position: SeatPosition, action: str) -> ActionPreview:
    """Returns what the rules say about a legal action before it is played. Raises: BadNotation, IllegalAction."""
    rules = position.rules
    if action not in position.legal:
        rules.notation.read(position.world, action)  # raises with the rule that it breaks
    return ActionPreview(
        action=action, preview=rules.presentation.preview(position.view, position.world.clone(), action)
    )


def explain(position: SeatPosition, subject: Subject, language: str) -> Explanation:
    """Returns what can be done with a space or a card, and the rules that forbid the rest. Raises: BadField."""
    return explanations.explain(position.rules, position.view, subject, language)
