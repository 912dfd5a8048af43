"""Checks of undo, copies, positions, records and determinism."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.contract import CHANCE
from regalia.core.errors import BadField, BadPosition, NothingToUndo, RegaliaError
from regalia.core.game import Game
from regalia.core.record import Record, SeatRecord, read_record
from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer
from regalia.testing.point import (
    ContractViolation,
    Point,
    any_text,
    expect,
    expect_same,
    explicit,
    json,
    play_on,
    position_snapshot,
    restarted,
    snapshot,
)

STEPS = 8  # steps that a check plays on


def undo(point: Point) -> None:
    """Undoing steps restores everything, so that the same actions then have the same effects."""
    game = point.game.copy()
    before: list[dict[str, Any]] = []
    played: list[tuple[str, bytes]] = []
    while len(before) < STEPS and game.actor is not None:
        before.append(snapshot(game))
        text = any_text(game, point.rng)
        played.append((text, json(game.push(text))))
    last = snapshot(game)
    for was, (text, _) in zip(reversed(before), reversed(played), strict=True):
        expect_same(text, game.pop(), "pop returns another action")
        expect_same(was, snapshot(game), f"after {text} was undone")
    for text, events in played:
        expect_same(events, json(game.push(text)), f"{text}, undone and played again")
    expect_same(last, snapshot(game), "after the same steps were played again")


def rewind(point: Point) -> None:
    """A game can be undone to its beginning, and no further."""
    game = point.game.copy()
    while any(step.actor != CHANCE or game.setup.chance == "explicit" for step in game.steps):
        game.pop()
    begun = restarted(game, seed=game.seed, chance=game.setup.chance)
    expect_same(snapshot(begun), snapshot(game), "all steps undone, but not at the beginning")
    try:
        game.pop()
        expect(False, "a step was undone at the beginning")
    except NothingToUndo:
        expect_same(snapshot(begun), snapshot(game), "a refused undo has changed the game")


def copy(point: Point) -> None:
    """Copies of games and states are independent of the original, also when steps are undone."""
    game = point.game.copy()
    other, state = game.copy(), game.state.clone()
    before, position = snapshot(game), point.rules.setup.position(state)
    expect_same(before, snapshot(other), "a copy differs")
    text = any_text(game, point.rng)
    other.push(text)
    expect_same(before, snapshot(game), f"{text} in a copy has changed the original")
    after = snapshot(other)
    game.push(text)
    expect_same(after, snapshot(other), f"{text} in the original has changed a copy")
    expect_same(after, snapshot(game), f"{text} in a copy and in the original")
    third = game.copy()
    third.pop()
    third.push(any_text(third, point.rng))
    game.pop()
    expect_same(before, snapshot(game), f"{text} undone, after a copy undid and played on")
    state.clone().rollout(point.rng, ActionBuffer())
    expect_same(
        position, point.rules.setup.position(state), "a game or a rollout has changed a clone of its state"
    )


def position(point: Point) -> None:
    """A position loaded from its JSON is the same and continues in the same way, or is refused."""
    game = explicit(point.game)
    data = msgspec.json.decode(json(game.position()))
    if not point.rules.setup.can_load(game.state):
        refusal = raised(BadPosition, point.rules.setup.load, data)
        expect(
            refusal is not None and bool(refusal.field), "a position that cannot be loaded was loaded", data
        )
        return
    loaded = Game.load(point.rules, data, seed=0, chance="explicit")
    expect_same(position_snapshot(game), position_snapshot(loaded), "a loaded position")
    expect_same(data, loaded.record().setup.position, "the setup of a loaded game")
    play_on(game, loaded, rng=point.rng, steps=4 * STEPS, what="a loaded position, continued")


def record(point: Point) -> None:
    """A record replays to the same game, and does not contain the seed before the game is over."""
    game = point.game
    line = game.record().line()
    read = read_record(line)
    assert isinstance(read, Record)
    expect_same(line, read.line(), "a record read and written")
    if game.outcome() is None:
        expect(
            read.seed is None and str(game.seed) not in line,
            "the record of an unfinished game contains its seed",
        )
    again = Game.replay(point.rules, read)
    mine, other = snapshot(game), snapshot(again)
    if read.seed is None:  # then future chance outcomes are not determined by the record
        mine["record"], other["record"] = line, again.record().line()
    expect_same(mine, other, "a record replayed")


def resume(point: Point) -> None:
    """A saved game continues with the same chance outcomes."""
    game = point.game.copy()
    saved = read_record(game.record(keep_seed=True).line())
    assert isinstance(saved, Record)
    again = Game.replay(point.rules, saved)
    expect_same(snapshot(game), snapshot(again), "a saved game")
    play_on(game, again, rng=point.rng, steps=4 * STEPS, what="a saved game, continued")
    expect_same(snapshot(game), snapshot(again), "a saved game, continued")


def determinism(point: Point) -> None:
    """The same seed and the same actions give the same game, to the last byte."""
    game = point.game
    again = restarted(game, seed=game.seed, chance=game.setup.chance)
    retrace(game, again, with_chance=False)
    expect_same(snapshot(game), snapshot(again), "the same seed and actions")


def fed_chance(point: Point) -> None:
    """Applying the recorded chance outcomes explicitly gives the same game as sampling them."""
    game = point.game
    fed = restarted(game, seed=point.rng.below(1000), chance="explicit")
    retrace(game, fed, with_chance=True)
    expect_same(
        position_snapshot(explicit(game)),
        position_snapshot(fed),
        "recorded chance outcomes, applied explicitly",
    )


def retrace(game: Game, again: Game, *, with_chance: bool) -> None:
    """Plays the steps of a game in another with the same beginning. Raises: ContractViolation."""
    for k, step in enumerate(game.steps):
        if step.actor != CHANCE or with_chance or game.setup.chance == "explicit":
            expect_same(step.actor, again.actor, f"the actor at step {k + 1}")
            again.push(step.text)
        expect(k < len(again.steps), f"step {k + 1} has not happened", step.text)
        expect_same(step.text, again.steps[k].text, f"step {k + 1}")
        expect_same(json(step.events), json(again.steps[k].events), f"events of step {k + 1}")


def export(point: Point) -> None:
    """A seat can export its view of an unfinished game, and the whole record of a finished one."""
    game = point.game
    for observer in point.observers:
        mine = game.export(observer)
        if game.outcome() is not None:
            expect_same(game.record().line(), mine.line(), f"the export of a finished game for {observer}")
            continue
        expect(isinstance(mine, SeatRecord), "the export of an unfinished game is more than a view", observer)
        assert isinstance(mine, SeatRecord)
        expect_same(json(game.view(observer)), json(mine.view), f"the export for {observer}")
        expect_same(mine.line(), read_record(mine.line()).line(), f"the export for {observer}, read again")


def bad_data(point: Point) -> None:
    """A modified position or view is valid, or refused with the field that is wrong."""
    game, rng, observation = point.game, point.rng, point.rules.observation
    for _ in range(4):
        data = mutated(msgspec.to_builtins(game.position()), rng)
        refusal = raised(BadPosition, point.rules.setup.load, data)
        expect(not refusal or bool(refusal.field), "a position is refused without a field", data)
        view = msgspec.to_builtins(game.view(list(point.observers)[rng.below(3)]))
        raised(BadField, lambda data: observation.world(observation.read_view(data), rng), mutated(view, rng))
    unknown = {**game.position(), "no such field": 1}
    expect(raised(BadPosition, point.rules.setup.load, unknown) is not None, "an unknown field is accepted")


def raised(kind: type[RegaliaError], act: Any, data: Any) -> RegaliaError | None:
    """The error of this type that a call with some data raises, if any. Raises: ContractViolation for other errors."""
    try:
        act(data)
    except kind as error:
        return error
    except Exception as error:
        raise ContractViolation(
            f"{type(error).__name__} instead of {kind.__name__}: {error}: {data}"
        ) from error
    return None


WRONG = [None, True, -1, 10**20, 1.5, "", "nonsense", [], {}, [None], {"": 0}]


def mutated(data: Any, rng: Rng) -> Any:
    """JSON data with one item removed, repeated or replaced."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    if not keys:
        return WRONG[rng.below(len(WRONG))]
    key = keys[rng.below(len(keys))]
    if isinstance(data[key], dict | list) and rng.below(2):
        data[key] = mutated(data[key], rng)
    elif rng.below(3) == 0:
        del data[key]
    elif isinstance(data, list) and rng.below(2):
        data.append(data[key])
    else:
        data[key] = WRONG[rng.below(len(WRONG))]
    return data
