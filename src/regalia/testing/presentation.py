"""Checks of what people are shown: it depends on a view, or on an observed event, and on nothing else."""

from __future__ import annotations

import msgspec

from regalia.core.contract import CHANCE, Event, ReachableSpace, Seat, Subject
from regalia.core.explanations import explain
from regalia.core.game import Game
from regalia.core.rng import Rng
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


def reach(point: Point) -> None:
    """The spaces that a piece can reach are those that its actions lead to, in every world alike, at their cost."""
    game = point.game
    assert game.actor is not None
    for space in point.some(sorted(game.pieces(game.actor)), 3):
        found = reachable(point, game, game.actor, space)
        for world in determinized(point, game.actor, 1):
            there = reachable(point, world, game.actor, space)
            expect_same(json(found), json(there), f"reach of {space} in a world that cannot be told apart")
        for target in point.some(found or [], 3):
            if target.actions:
                check_walk(game.copy(), space, target)


def reachable(point: Point, game: Game, seat: Seat, space: str) -> list[ReachableSpace] | None:
    """What the game says about the reach of a piece, from the view of a seat."""
    view = point.rules.observation.view(game.state, seat, ())
    world = point.rules.observation.world(view, Rng(0))
    found = point.rules.presentation.reach(view, world, space)
    return None if found is None else list(found)


def check_walk(game: Game, start: str, target: ReachableSpace) -> None:
    """Plays the actions to a space. Raises: ContractViolation."""
    piece, cost = game.pieces()[start], 0
    for action in target.actions:
        legal = game.legal()
        expect(action in legal, f"a step to {target.space} is not legal", action)
        cost += (game.costs() or [0] * len(legal))[legal.index(action)]
        game.push(action)
    expect_same(piece, game.pieces().get(target.space), f"the piece that went to {target.space}")
    expect_same(target.cost or 0, cost, f"the cost of going to {target.space}")


def preview(point: Point) -> None:
    """The preview of a legal action is JSON, and the same in every world that its seat cannot tell apart."""
    game = point.game
    assert game.actor is not None
    view = point.rules.observation.view(game.state, game.actor, ())
    for action in point.some(game.legal(), 3):
        first, second = (
            point.rules.presentation.preview(view, point.rules.observation.world(view, Rng(sample)), action)
            for sample in (1, 2)
        )
        expect_same(
            json(first), json(second), f"the preview of {action} in a world that cannot be told apart"
        )


def explanations(point: Point) -> None:
    """An explanation of a space agrees with the legal actions, and is the same in every world alike."""
    game = point.game
    assert game.actor is not None
    for space in point.some(sorted(game.pieces(game.actor)), 2):
        subject = Subject(space=space)
        found = explain(point.rules, game.view(game.actor), subject)
        refused = {action for reason in found.reasons for action in reason.actions}
        expect(
            set(found.legal) <= set(game.legal()), f"what is legal by the explanation of {space}", found.legal
        )
        expect_same(
            [], sorted(refused & set(game.legal())), f"legal actions refused by the explanation of {space}"
        )
        for world in determinized(point, game.actor, 1):
            there = explain(point.rules, world.view(game.actor), subject)
            expect_same(
                json(found), json(there), f"the explanation of {space} in a world that cannot be told apart"
            )
