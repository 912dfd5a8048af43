"""Checks of hidden information: a seat gets the same in all worlds that it cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import msgspec

from regalia.core.contract import CHANCE, SPECTATOR, Event, Seat
from regalia.core.errors import IllegalAction, RegaliaError
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.testing.point import Point, expect, expect_same, explicit, json, sampled_outcome
from regalia.testing.texts import mutated_texts, refusal

WORLDS = 2


def views(point: Point) -> None:
    """A view is JSON, is parsed back to itself, has a diagram, and agrees with the game on the actor."""
    game = point.game
    for observer in point.observers:
        view = game.view(observer)
        text = json(view)
        expect_same(
            view,
            point.rules.observation.read_view(msgspec.json.decode(text)),
            f"the view of {observer}, parsed back",
        )
        expect_same(game.actor, view.actor, f"the actor in the view of {observer}")
        expect_same(game.outcome(), view.result, f"the result in the view of {observer}")
        expect_same((game.id, observer), (view.game, view.seat), "game and seat of a view")
        expect(bool(point.rules.presentation.diagram(view)), "a view has no diagram", observer)
        if view.result is None:
            expect(str(game.seed).encode() not in text, "a view contains the seed", observer)


def world_from(point: Point) -> None:
    """A world sampled from a view gives its seat the same view, and depends on that view only."""
    game = point.game
    for observer in point.observers:
        view = game.view(observer)
        for seed in seeds(point.rng, WORLDS):
            world = Game.from_view(point.rules, view, Rng(seed))
            expect_same_view(point, observer, game, world)
            read = point.rules.observation.read_view(msgspec.json.decode(json(view)))
            again = Game.from_view(point.rules, read, Rng(seed))
            expect_same(
                world.position(), again.position(), "the same view and random numbers give another world"
            )


def determinize(point: Point) -> None:
    """A position determinized for a seat is valid, and gives that seat the same view."""
    for observer in point.observers:
        for world in determinized(point, observer, WORLDS):
            expect_same_view(point, observer, point.game, world)
            if point.rules.setup.can_load(world.state):
                loaded = point.rules.setup.load(world.position())
                expect_same(
                    world.position(), point.rules.setup.position(loaded), "a determinized position, loaded"
                )


def choices(point: Point) -> None:
    """In worlds that a seat cannot tell apart, the same actions are legal, and refusals are the same."""
    game, actor = point.game, point.game.actor
    texts = mutated_texts(point, 10)
    for observer in point.observers:
        view = game.view(observer)
        worlds = [Game.from_view(point.rules, view, Rng(seed)) for seed in seeds(point.rng, WORLDS)]
        for world in (*worlds, *determinized(point, observer, WORLDS)):
            if observer != actor:
                expect_same(
                    out_of_turn_refusal(game, observer),
                    out_of_turn_refusal(world, observer),
                    f"{observer} acts out of turn in a world",
                )
                continue
            expect_same(
                game.legal(),
                world.legal(),
                f"legal actions of {observer} in a world that it cannot tell apart",
            )
            for text in texts:
                same = refusal(game, text), refusal(world, text)
                expect_same(*same, f"refusal of {text!r} to {observer} in a world that it cannot tell apart")


def consistent_events(point: Point) -> None:
    """If two different positions give a seat the same view, it has seen the same events on the way there."""
    texts = some_steps(point)
    for observer in point.observers:
        worlds = (point.game, *determinized(point, observer, WORLDS))  # the seat cannot tell them apart
        table = [[branch(world, text, observer) for world in worlds] for text in texts]
        for one_action in table:
            expect_no_extra_information(point, observer, one_action)
        if observer != point.game.actor:  # of another seat's action a seat knows only what it observes
            expect_no_extra_information(point, observer, [here for here, *_ in table])


def expect_no_extra_information(point: Point, observer: Seat, branches: list[Branch | None]) -> None:
    """The events that a seat sees contain nothing that its view does not. Raises: ContractViolation."""
    rules = point.rules
    found = [one for one in branches if one is not None]
    if all(one.seen == found[0].seen for one in found):
        return
    views = [json(rules.observation.view(one.after, observer, ())) for one in found]
    for (one, view), (two, other) in combinations(zip(found, views, strict=True), 2):
        if one.seen != two.seen and view == other:
            same = rules.setup.position(one.after) == rules.setup.position(two.after)
            expect(same, f"{observer} sees an event that its view does not contain", one.seen, two.seen)


def reveals_to(point: Point) -> None:
    """If an event lets a seat tell two worlds apart, `reveals_to` is true for it."""
    for observer in point.observers:
        for world in determinized(point, observer, WORLDS):
            for text in some_steps(point):
                here = branch(point.game, text, observer)
                if here is None or any(
                    point.rules.observation.reveals_to(event, observer) for event in here.seen
                ):
                    continue  # `reveals_to` may be true more often than necessary
                excluded = excludes(here, text, observer, world)
                expect(
                    not excluded, f"{text} reveals something to {observer}, but no event says so", here.seen
                )


def some_steps(point: Point) -> list[str]:
    """A few actions, or chance outcomes, that are possible here."""
    return point.some(point.game.legal(), 6) or sorted(
        {sampled_outcome(point.game, point.rng) for _ in range(3)}
    )


def excludes(here: Branch, text: str, observer: Seat, world: Game) -> bool:
    """Whether what a seat sees of an action excludes another world.

    A seat knows the text of its own actions. Of another seat's action it knows only what it sees, which any
    action in the other world may have caused.
    """
    there = branch(world, text, observer)
    if there is not None and there.seen == here.seen:
        return False
    if world.actor in (observer, CHANCE):
        return there is not None
    others = (branch(world, other, observer) for other in world.legal())
    return all(other is None or other.seen != here.seen for other in others)


class Branch(NamedTuple):
    """A position after an action, and the events that a seat has seen."""

    after: State
    seen: tuple[Event, ...]


def branch(game: Game, text: str, observer: Seat) -> Branch | None:
    """The branch of an action; None if the action is not legal."""
    rules, after = game.rules, game.state.clone()
    try:
        move = rules.notation.read(game.state, text)
    except IllegalAction:
        return None
    if isinstance(move, int):
        after.apply(move)
    else:
        after.apply_chance(move)
    seen = (
        rules.observation.observe(event, observer)
        for event in rules.observation.events(game.state, move, after)
    )
    return Branch(after, tuple(event for event in seen if event is not None))


def observe(point: Point) -> None:
    """A seat sees an event without some fields, or not at all, and a spectator sees the least."""
    game = point.game
    events = [event for step in game.steps for event in step.events]
    for event in point.some(events, 6) + events[-2:]:
        seen = {observer: point.rules.observation.observe(event, observer) for observer in point.observers}
        for observer, part in seen.items():
            expect_part(part, event, f"what {observer} sees")
            expect_part(seen[SPECTATOR], part, f"what a spectator sees, but not {observer}")
            again = part and point.rules.observation.observe(part, observer)
            expect_same(part, again, f"what {observer} sees, observed again")
            expect(
                type(point.rules.observation.reveals_to(event, observer)) is bool,
                "reveals_to is not a bool",
                event,
            )
    for observer in point.observers:
        parts = (point.rules.observation.observe(event, observer) for event in events)
        expected = tuple(part for part in parts if part is not None)
        expect_same(json(expected), json(game.view(observer).seen), f"what {observer} has seen")


def expect_part(part: Event | None, whole: Event | None, what: str) -> None:
    """An event is part of another: some fields may be None. Raises: ContractViolation."""
    if part is None:
        return
    expect(type(part) is type(whole), what, part, whole)
    for field in type(part).__struct_fields__:
        value = getattr(part, field)
        expect(value is None or value == getattr(whole, field), f"{what}: {field}", part, whole)


def expect_same_view(point: Point, observer: Seat, game: Game, world: Game) -> None:
    """A seat has the same view of a world as of the game. Raises: ContractViolation."""
    expect_same(
        json(game.view(observer)),
        json(world.view(observer)),
        f"the view of {observer} in a world that it cannot tell apart",
    )
    mine, other = (game.actor, game.outcome()), (world.actor, world.outcome())
    expect_same(mine, other, f"actor or outcome in a world that {observer} cannot tell apart")


def determinized(point: Point, observer: Seat, most: int) -> Iterator[Game]:
    """Copies of the game, determinized for a seat."""
    setup = explicit(point.game).setup
    for seed in seeds(point.rng, most):
        state = point.game.state.clone()
        state.determinize(point.observers[observer], Rng(seed))
        world = Game(point.rules, state, setup, seed=0)
        world.steps = list(point.game.steps)
        yield world


def out_of_turn_refusal(game: Game, observer: Seat) -> tuple[object, ...] | None:
    """The refusal of a seat that is not to act, in a form that can be compared."""
    try:
        game.copy().push("", seat=observer)
    except RegaliaError as error:
        return error.code, error.rule, error.reason, error.words()
    return None


def seeds(rng: Rng, most: int) -> list[int]:
    """Random seeds."""
    return [rng.below(2**31 - 1) for _ in range(most)]
