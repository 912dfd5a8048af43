"""Checks of what people are shown: it depends on a view, or on an observed event, and on nothing else."""

from __future__ import annotations

import msgspec

from regalia.core.contract import CHANCE, Event
from regalia.testing.point import Point, expect, expect_same, json
from regalia.testing.secrecy import determinized


def details(point: Point) -> None:
    """The details of a view are JSON, and the same in every world that its seat cannot tell apart."""
    show, observation = point.rules.presentation.details, point.rules.observation
    for observer in point.observers:
        view = observation.view(point.game.state, observer, ())
        here = json(show(view))
        read = observation.read_view(msgspec.json.decode(json(view)))
        expect_same(here, json(show(read)), f"the details of the view of {observer}, parsed back")
        for world in determinized(point, observer, 1):
            there = json(show(observation.view(world.state, observer, ())))
            expect_same(here, there, f"the details for {observer} in a world that it cannot tell apart")
    json(show(observation.view(point.game.state, None, ())))  # the view after the end has details too


def event_notation(point: Point) -> None:
    """The notation of observed events is that of the action, or nothing, and depends on these events alone."""
    for step in point.some(point.game.steps, 4) + point.game.steps[-2:]:
        for observer in point.observers:
            seen = [point.rules.observation.observe(event, observer) for event in step.events]
            text = written(point, [event for event in seen if event is not None])
            known = ("",) if step.actor == CHANCE else ("", step.text)
            expect(text in known, f"the notation of an action for {observer}", text, step.text)


def written(point: Point, events: list[Event]) -> str:
    """The notation of events; that of a copy must be the same. Raises: ContractViolation."""
    texts = []
    for event in events:
        text = point.rules.presentation.event_notation(event)
        copy = msgspec.structs.replace(event)
        expect_same(text, point.rules.presentation.event_notation(copy), "the notation of the same event")
        texts.append(text)
    return " ".join(text for text in texts if text is not None)


def presets(point: Point) -> None:
    """Where there are presets, `has_presets` says so."""
    game, knowledge = point.game, point.rules.knowledge
    assert game.actor is not None
    view = game.view(game.actor)
    if not knowledge.has_presets(view):
        expect_same([], list(knowledge.presets(view, game.legal())), "presets where has_presets is false")
