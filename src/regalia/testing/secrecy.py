"""Checks of hidden information: a seat gets the same in all worlds that it cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import msgspec

from regalia.core.contract import SPECTATOR, Event, Seat
from regalia.core.errors import IllegalAction, RegaliaError
from regalia.core.game import CHANCE, Game
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.testing.point import Point, expect, expect_same, explicit, json, sampled_outcome
from regalia.testing.texts import odd_texts, refusal

WORLDS = 2


def views(point: Point) -> None:
    """A view is JSON, is parsed back to itself, has a diagram, and agrees with the game on the actor."""
    game = point.game
    for eye in point.eyes:
        view = game.view(eye)
        text = json(view)
        expect_same(view, point.spec.read_view(msgspec.json.decode(text)), f"the view of {eye}, parsed back")
        expect_same(game.actor, view.actor, f"the actor in the view of {eye}")
        expect_same(game.outcome(), view.result, f"the result in the view of {eye}")
        expect_same((game.id, eye), (view.game, view.seat), "game and seat of a view")
        expect(bool(point.spec.picture(view)), "a view has no diagram", eye)
        if view.result is None:
            expect(str(game.seed).encode() not in text, "a view contains the seed", eye)


def world_from(point: Point) -> None:
    """A world sampled from a view gives its seat the same view, and depends on that view only."""
    game = point.game
    for eye in point.eyes:
        view = game.view(eye)
        for seed in seeds(point.rng, WORLDS):
            world = Game.from_view(point.spec, view, Rng(seed))
            expect_same_view(point, eye, game, world)
            read = point.spec.read_view(msgspec.json.decode(json(view)))
            again = Game.from_view(point.spec, read, Rng(seed))
            expect_same(
                world.position(), again.position(), "the same view and random numbers give another world"
            )


def determinize(point: Point) -> None:
    """A position determinized for a seat is valid, and gives that seat the same view."""
    for eye in point.eyes:
        for world in determinized(point, eye, WORLDS):
            expect_same_view(point, eye, point.game, world)
            if point.spec.can_load(world.state):
                loaded = point.spec.load(world.position())
                expect_same(world.position(), point.spec.position(loaded), "a determinized position, loaded")


def choices(point: Point) -> None:
    """In worlds that a seat cannot tell apart, the same actions are legal, and refusals are the same."""
    game, actor = point.game, point.game.actor
    texts = odd_texts(point, 10)
    for eye in point.eyes:
        view = game.view(eye)
        worlds = [Game.from_view(point.spec, view, Rng(seed)) for seed in seeds(point.rng, WORLDS)]
        for world in (*worlds, *determinized(point, eye, WORLDS)):
            if eye != actor:
                expect_same(
                    out_of_turn_refusal(game, eye),
                    out_of_turn_refusal(world, eye),
                    f"{eye} acts out of turn in a world",
                )
                continue
            expect_same(
                game.legal(), world.legal(), f"legal actions of {eye} in a world that it cannot tell apart"
            )
            for text in texts:
                same = refusal(game, text), refusal(world, text)
                expect_same(*same, f"refusal of {text!r} to {eye} in a world that it cannot tell apart")


def told(point: Point) -> None:
    """If two different positions give a seat the same view, it has seen the same events on the way there."""
    texts = some_steps(point)
    for eye in point.eyes:
        worlds = (point.game, *determinized(point, eye, WORLDS))  # the seat cannot tell them apart
        table = [[branch(world, text, eye) for world in worlds] for text in texts]
        for one_action in table:
            expect_no_extra_information(point, eye, one_action)
        if eye != point.game.actor:  # of another seat's action a seat knows only what it observes
            expect_no_extra_information(point, eye, [here for here, *_ in table])


def expect_no_extra_information(point: Point, eye: Seat, branches: list[Branch | None]) -> None:
    """The events that a seat sees contain nothing that its view does not. Raises: Broken."""
    spec = point.spec
    found = [one for one in branches if one is not None]
    if all(one.told == found[0].told for one in found):
        return
    seen = [json(spec.view(one.after, eye, ())) for one in found]
    for (one, view), (two, other) in combinations(zip(found, seen, strict=True), 2):
        if one.told != two.told and view == other:
            same = spec.position(one.after) == spec.position(two.after)
            expect(same, f"{eye} sees an event that its view does not contain", one.told, two.told)


def reveals_to(point: Point) -> None:
    """If an event lets a seat tell two worlds apart, `reveals_to` is true for it."""
    for eye in point.eyes:
        for world in determinized(point, eye, WORLDS):
            for text in some_steps(point):
                here = branch(point.game, text, eye)
                if here is None or any(point.spec.reveals_to(event, eye) for event in here.told):
                    continue  # `reveals_to` may be true more often than necessary
                excluded = excludes(here, text, eye, world)
                expect(not excluded, f"{text} reveals something to {eye}, but no event says so", here.told)


def some_steps(point: Point) -> list[str]:
    """A few actions, or chance outcomes, that are possible here."""
    return point.some(point.game.legal(), 6) or sorted(
        {sampled_outcome(point.game, point.rng) for _ in range(3)}
    )


def excludes(here: Branch, text: str, eye: Seat, world: Game) -> bool:
    """Whether what a seat sees of an action excludes another world.

    A seat knows the text of its own actions. Of another seat's action it knows only what it sees, which any
    action in the other world may have caused.
    """
    there = branch(world, text, eye)
    if there is not None and there.told == here.told:
        return False
    if world.actor in (eye, CHANCE):
        return there is not None
    others = (branch(world, other, eye) for other in world.legal())
    return all(other is None or other.told != here.told for other in others)


class Branch(NamedTuple):
    """A position after an action, and the events that a seat has seen."""

    after: State
    told: tuple[Event, ...]


def branch(game: Game, text: str, eye: Seat) -> Branch | None:
    """The branch of an action; None if the action is not legal."""
    spec, after = game.spec, game.state.clone()
    try:
        move = spec.read(game.state, text)
    except IllegalAction:
        return None
    if isinstance(move, int):
        after.apply(move)
    else:
        after.apply_chance(move)
    seen = (spec.observe(event, eye) for event in spec.events(game.state, move, after))
    return Branch(after, tuple(event for event in seen if event is not None))


def observe(point: Point) -> None:
    """A seat sees an event without some fields, or not at all, and a spectator sees the least."""
    game = point.game
    events = [event for step in game.steps for event in step.events]
    for event in point.some(events, 6) + events[-2:]:
        seen = {eye: point.spec.observe(event, eye) for eye in point.eyes}
        for eye, part in seen.items():
            expect_part(part, event, f"what {eye} sees")
            expect_part(seen[SPECTATOR], part, f"what a spectator sees, but not {eye}")
            again = part and point.spec.observe(part, eye)
            expect_same(part, again, f"what {eye} sees, observed again")
            expect(type(point.spec.reveals_to(event, eye)) is bool, "reveals_to is not a bool", event)
    for eye in point.eyes:
        parts = (point.spec.observe(event, eye) for event in events)
        expected = tuple(part for part in parts if part is not None)
        expect_same(json(expected), json(game.view(eye).seen), f"what {eye} has seen")


def expect_part(part: Event | None, whole: Event | None, what: str) -> None:
    """An event is part of another: some fields may be None. Raises: Broken."""
    if part is None:
        return
    expect(type(part) is type(whole), what, part, whole)
    for field in type(part).__struct_fields__:
        value = getattr(part, field)
        expect(value is None or value == getattr(whole, field), f"{what}: {field}", part, whole)


def expect_same_view(point: Point, eye: Seat, game: Game, world: Game) -> None:
    """A seat has the same view of a world as of the game. Raises: Broken."""
    expect_same(
        json(game.view(eye)), json(world.view(eye)), f"the view of {eye} in a world that it cannot tell apart"
    )
    mine, other = (game.actor, game.outcome()), (world.actor, world.outcome())
    expect_same(mine, other, f"actor or outcome in a world that {eye} cannot tell apart")


def determinized(point: Point, eye: Seat, most: int) -> Iterator[Game]:
    """Copies of the game, determinized for a seat."""
    setup = explicit(point.game).setup
    for seed in seeds(point.rng, most):
        state = point.game.state.clone()
        state.determinize(point.eyes[eye], Rng(seed))
        world = Game(point.spec, state, setup, seed=0)
        world.steps = list(point.game.steps)
        yield world


def out_of_turn_refusal(game: Game, eye: Seat) -> tuple[object, ...] | None:
    """The refusal of a seat that is not to act, in a form that can be compared."""
    try:
        game.copy().push("", seat=eye)
    except RegaliaError as error:
        return error.code, error.rule, error.reason, error.words()
    return None


def seeds(rng: Rng, most: int) -> list[int]:
    """Random seeds."""
    return [rng.below(2**31 - 1) for _ in range(most)]
