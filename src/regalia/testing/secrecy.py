"""Checks of what each seat may know: worlds that a seat cannot tell apart are the same to it."""

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
from regalia.testing.point import Point, drawn, expect, expect_same, explicit, json
from regalia.testing.texts import odd_texts, refusal

WORLDS = 2


def views(point: Point) -> None:
    """A view is JSON that reads back as itself, can be drawn, and agrees with the game on who acts."""
    game = point.game
    for eye in point.eyes:
        view = game.view(eye)
        text = json(view)
        expect_same(view, point.spec.read_view(msgspec.json.decode(text)), f"the view of {eye}, read back")
        expect_same(game.actor, view.actor, f"who acts, in the view of {eye}")
        expect_same(game.outcome(), view.result, f"the result, in the view of {eye}")
        expect_same((game.id, eye), (view.game, view.seat), "whose view this is")
        expect(bool(point.spec.picture(view)), "a view cannot be drawn", eye)
        if view.result is None:
            expect(str(game.seed).encode() not in text, "a view holds the seed", eye)


def world_from(point: Point) -> None:
    """A game made from a view looks to that seat as the true one does, and is made of nothing else."""
    game = point.game
    for eye in point.eyes:
        view = game.view(eye)
        for seed in numbers(point.rng, WORLDS):
            world = Game.from_view(point.spec, view, Rng(seed))
            expect_alike(point, eye, game, world)
            read = point.spec.read_view(msgspec.json.decode(json(view)))
            again = Game.from_view(point.spec, read, Rng(seed))
            expect_same(world.position(), again.position(), "the same view and dice make another world")


def determinize(point: Point) -> None:
    """A position resampled for a seat is a good one, and to that seat the same."""
    for eye in point.eyes:
        for world in resampled(point, eye, WORLDS):
            expect_alike(point, eye, point.game, world)
            if point.spec.can_load(world.state):
                loaded = point.spec.load(world.position())
                expect_same(world.position(), point.spec.position(loaded), "a resampled position, loaded")


def choices(point: Point) -> None:
    """Worlds that the seat to act cannot tell apart offer and refuse it the same, for the same reasons."""
    game, actor = point.game, point.game.actor
    texts = odd_texts(point, 10)
    for eye in point.eyes:
        view = game.view(eye)
        worlds = [Game.from_view(point.spec, view, Rng(seed)) for seed in numbers(point.rng, WORLDS)]
        for world in (*worlds, *resampled(point, eye, WORLDS)):
            if eye != actor:
                expect_same(too_early(game, eye), too_early(world, eye), f"{eye} acts out of turn in a world")
                continue
            expect_same(game.legal(), world.legal(), f"legal actions of {eye} in a world it cannot tell")
            for text in texts:
                same = refusal(game, text), refusal(world, text)
                expect_same(*same, f"refusal of {text!r} to {eye} in a world it cannot tell")


def told(point: Point) -> None:
    """Where positions differ and look the same to a seat, what it was told on the way there is the same."""
    texts = some_steps(point)
    for eye in point.eyes:
        worlds = (point.game, *resampled(point, eye, WORLDS))  # which the seat cannot tell apart
        table = [[branch(world, text, eye) for world in worlds] for text in texts]
        for one_action in table:
            expect_told_alike(point, eye, one_action)
        if eye != point.game.actor:  # what another does, a seat knows only by being told
            expect_told_alike(point, eye, [here for here, *_ in table])


def expect_told_alike(point: Point, eye: Seat, branches: list[Branch | None]) -> None:
    """What a seat is told tells nothing that its view does not hold. Raises: Broken."""
    spec = point.spec
    found = [one for one in branches if one is not None]
    if all(one.told == found[0].told for one in found):
        return
    looks = [json(spec.view(one.after, eye, ())) for one in found]
    for (one, look), (two, other) in combinations(zip(found, looks, strict=True), 2):
        if one.told != two.told and look == other:
            same = spec.position(one.after) == spec.position(two.after)
            expect(same, f"{eye} is told what its view does not hold", one.told, two.told)


def reveals_to(point: Point) -> None:
    """An event that tells a seat apart two worlds that were the same to it is marked as teaching it."""
    for eye in point.eyes:
        for world in resampled(point, eye, WORLDS):
            for text in some_steps(point):
                here = branch(point.game, text, eye)
                if here is None or any(point.spec.reveals_to(event, eye) for event in here.told):
                    continue  # it is marked, whether it was to be or not
                learnt = learns(here, text, eye, world)
                expect(not learnt, f"{text} teaches {eye} something, and no event says so", here.told)


def some_steps(point: Point) -> list[str]:
    """A few actions, or outcomes of chance, that are possible here."""
    return point.some(point.game.legal(), 6) or sorted({drawn(point.game, point.rng) for _ in range(3)})


def learns(here: Branch, text: str, eye: Seat, world: Game) -> bool:
    """Whether a seat, by what it is told of an action, knows that it is not in this other world.

    It knows the text of its own action only. Of another's it knows what it is told: there any action
    might have led to that.
    """
    there = branch(world, text, eye)
    if there is not None and there.told == here.told:
        return False
    if world.actor in (eye, CHANCE):
        return there is not None
    others = (branch(world, other, eye) for other in world.legal())
    return all(other is None or other.told != here.told for other in others)


class Branch(NamedTuple):
    """A position after an action, and what a seat was told of it."""

    after: State
    told: tuple[Event, ...]


def branch(game: Game, text: str, eye: Seat) -> Branch | None:
    """The position after an action, and what a seat is told of it; None where it is not legal."""
    spec, after = game.spec, game.state.clone()
    try:
        move = spec.read(game.state, text)
    except IllegalAction:
        return None
    if isinstance(move, int):
        after.apply(move)
    else:
        after.apply_chance(move)
    shown = (spec.observe(event, eye) for event in spec.events(game.state, move, after))
    return Branch(after, tuple(event for event in shown if event is not None))


def observe(point: Point) -> None:
    """A seat is shown an event with fields left out or not at all, and a spectator least of all."""
    game = point.game
    events = [event for step in game.steps for event in step.events]
    for event in point.some(events, 6) + events[-2:]:
        seen = {eye: point.spec.observe(event, eye) for eye in point.eyes}
        for eye, part in seen.items():
            expect_part(part, event, f"what {eye} is shown")
            expect_part(seen[SPECTATOR], part, f"what a spectator is shown, and {eye} is not")
            again = part and point.spec.observe(part, eye)
            expect_same(part, again, f"what {eye} is shown, shown again")
            expect(
                type(point.spec.reveals_to(event, eye)) is bool, "teaches is neither true nor false", event
            )
    for eye in point.eyes:
        parts = (point.spec.observe(event, eye) for event in events)
        expected = tuple(part for part in parts if part is not None)
        expect_same(json(expected), json(game.view(eye).seen), f"what {eye} has seen")


def expect_part(part: Event | None, whole: Event | None, what: str) -> None:
    """The one tells nothing that the other does not. Raises: Broken."""
    if part is None:
        return
    expect(type(part) is type(whole), what, part, whole)
    for field in type(part).__struct_fields__:
        value = getattr(part, field)
        expect(value is None or value == getattr(whole, field), f"{what}: {field}", part, whole)


def expect_alike(point: Point, eye: Seat, game: Game, world: Game) -> None:
    """A seat cannot tell a world from the true game. Raises: Broken."""
    expect_same(json(game.view(eye)), json(world.view(eye)), f"the view of {eye} in a world it cannot tell")
    mine, other = (game.actor, game.outcome()), (world.actor, world.outcome())
    expect_same(mine, other, f"who acts or has won, in a world that {eye} cannot tell")


def resampled(point: Point, eye: Seat, most: int) -> Iterator[Game]:
    """The game as it is, with what a seat cannot know drawn again."""
    setup = explicit(point.game).setup
    for seed in numbers(point.rng, most):
        state = point.game.state.clone()
        state.determinize(point.eyes[eye], Rng(seed))
        world = Game(point.spec, state, setup, seed=0)
        world.steps = list(point.game.steps)
        yield world


def too_early(game: Game, eye: Seat) -> tuple[object, ...] | None:
    """How a seat is refused that is not to act."""
    try:
        game.copy().push("", seat=eye)
    except RegaliaError as error:
        return error.code, error.rule, error.reason, error.words()
    return None


def numbers(rng: Rng, most: int) -> list[int]:
    """Seeds for other dice."""
    return [rng.below(2**31 - 1) for _ in range(most)]
