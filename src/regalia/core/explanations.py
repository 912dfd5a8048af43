"""Explains what can be done with a piece or a card now, and which rules forbid the rest."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from regalia.core.contract import Explanation, Reason, Subject, View
from regalia.core.errors import BadField, BadNotation, IllegalAction, Refusal
from regalia.core.rng import Rng
from regalia.core.rules import Rules
from regalia.core.validation import echo

SPACE = re.compile(r"[a-z]\d+")


def explain(rules: Rules, view: View, subject: Subject, language: str | None = None) -> Explanation:
    """What the seat of a view can do with a space or a card, and why not. Messages are in a language.

    The answer depends on the view alone: the actions are tried in a position that is sampled from it.
    Raises: BadField if there is no such space or card.
    """
    spaces = check_subject(rules, view, subject)
    if view.result is not None:
        return Explanation()
    world = rules.observation.world(view, Rng(0))
    reach = {kind: tuple(found) for kind, found in rules.presentation.reach_by_card(world, subject).items()}
    if view.actor != view.seat:
        refusal = rules.notation.out_of_turn(world)
        return Explanation(reasons=(reason(refusal, (), language),), reach=reach)
    legal = rules.notation.write_all(world, world.legal_actions())
    intended = rules.presentation.intended_actions(world, legal, subject)
    if intended is None:
        intended = list(similar_actions(legal, subject, spaces))
    refused: dict[tuple[str, str], tuple[Refusal, list[str]]] = {}
    allowed = []
    for action in dict.fromkeys(intended):
        try:
            rules.notation.read(world, action)
            allowed.append(action)
        except IllegalAction as error:
            key = (error.refusal.rule, error.refusal.code)
            refused.setdefault(key, (error.refusal, []))[1].append(action)
        except BadNotation:
            continue  # a form that this space cannot have
    if subject.card is not None and not allowed and not refused:
        raise BadField("no-such-card", field="card", card=echo(subject.card))
    reasons = tuple(reason(refusal, actions, language) for refusal, actions in refused.values())
    return Explanation(legal=tuple(allowed), reasons=reasons, reach=reach)


def check_subject(rules: Rules, view: View, subject: Subject) -> list[str]:
    """The spaces of the board. Raises: BadField if the space of a subject is none, or if it names nothing."""
    drawing = rules.presentation.drawing(view)
    spaces = [space.id for space in drawing.layout.spaces] if drawing is not None else []
    if (subject.space is None) == (subject.card is None):
        raise BadField("one-subject", field="space")
    if subject.space is not None and subject.space not in spaces:
        raise BadField("unknown-space", field="space", space=echo(subject.space))
    return spaces


def reason(refusal: Refusal, actions: Sequence[str], language: str | None) -> Reason:
    """A refusal with its message and the actions that it concerns."""
    return Reason(
        rule=refusal.rule, code=refusal.code, message=refusal.words(language), actions=tuple(actions)
    )


def similar_actions(legal: Sequence[str], subject: Subject, spaces: Sequence[str]) -> Iterator[str]:
    """The actions of this space that have the form of a legal action: from it to every other space.

    `d4-d7` has the form `START-END`; a form with one space is tried with this space.
    """
    if subject.space is None:
        return
    for form in dict.fromkeys(form_of(action) for action in legal):
        if form.count("{}") == 1:
            yield form.format(subject.space)
        elif form.count("{}") == 2:
            yield from (form.format(subject.space, to) for to in spaces if to != subject.space)


def form_of(action: str) -> str:
    """An action with `{}` for each of its spaces."""
    return SPACE.sub("{}", action.replace("{", "").replace("}", ""))
