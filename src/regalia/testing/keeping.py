"""Checks of what is kept: steps taken back, copies, positions, records, and the same game twice."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.errors import BadField, BadPosition, NothingToUndo, RegaliaError
from regalia.core.game import CHANCE, Game
from regalia.core.record import Record, SeatRecord, read_record
from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer
from regalia.testing.point import (
    Broken,
    Point,
    any_text,
    begin,
    expect,
    expect_same,
    explicit,
    json,
    looks,
    play_on,
    snapshot,
)

AHEAD = 8  # steps that a check plays on


def undo(point: Point) -> None:
    """Steps taken back leave everything as it was, luck included: played again they bring the same."""
    game = point.game.copy()
    before: list[dict[str, Any]] = []
    told: list[tuple[str, bytes]] = []
    while len(before) < AHEAD and game.actor is not None:
        before.append(snapshot(game))
        text = any_text(game, point.rng)
        told.append((text, json(game.push(text))))
    last = snapshot(game)
    for was, (text, _) in zip(reversed(before), reversed(told), strict=True):
        expect_same(text, game.pop(), "pop takes back another action")
        expect_same(was, snapshot(game), f"after {text} was taken back")
    for text, events in told:
        expect_same(events, json(game.push(text)), f"{text} taken back and played again")
    expect_same(last, snapshot(game), "after the same steps once more")


def rewind(point: Point) -> None:
    """A game can be taken back to its beginning, and no further."""
    game = point.game.copy()
    while any(step.actor != CHANCE or game.setup.chance == "explicit" for step in game.steps):
        game.pop()
    begun = begin(game, seed=game.seed, chance=game.setup.chance)
    expect_same(snapshot(begun), snapshot(game), "all taken back is not the beginning")
    try:
        game.pop()
        expect(False, "something was taken back from the beginning")
    except NothingToUndo:
        expect_same(snapshot(begun), snapshot(game), "nothing was taken back, and the game has changed")


def copy(point: Point) -> None:
    """A copy, of a game or of an engine, goes its own way and leaves the other alone, also back."""
    game = point.game.copy()
    other, state = game.copy(), game.state.clone()
    before, position = snapshot(game), point.spec.position(state)
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
    expect_same(before, snapshot(game), f"{text} taken back, after a copy went back and on")
    state.clone().rollout(point.rng, ActionBuffer())
    expect_same(position, point.spec.position(state), "a game or a playout has changed a twin of its engine")


def position(point: Point) -> None:
    """A position written as JSON and loaded is the same and plays on in the same way, or cannot be loaded."""
    game = explicit(point.game)
    data = msgspec.json.decode(json(game.position()))
    if not point.spec.can_load(game.state):
        refusal = trouble(BadPosition, point.spec.load, data)
        expect(refusal is not None and bool(refusal.field), "loaded, although it cannot be", data)
        return
    loaded = Game.load(point.spec, data, seed=0, chance="explicit")
    expect_same(looks(game), looks(loaded), "a loaded position")
    expect_same(data, loaded.record().setup.position, "the set-up of a loaded game")
    play_on(game, loaded, rng=point.rng, steps=4 * AHEAD, what="a loaded position, played on")


def record(point: Point) -> None:
    """A record replays to the same game, and while the game runs it does not hold the seed."""
    game = point.game
    line = game.record().line()
    read = read_record(line)
    assert isinstance(read, Record)
    expect_same(line, read.line(), "a record read and written")
    if game.outcome() is None:
        expect(
            read.seed is None and str(game.seed) not in line, "the record of a running game holds its seed"
        )
    again = Game.replay(point.spec, read)
    mine, other = snapshot(game), snapshot(again)
    if read.seed is None:  # then the luck to come is not part of a record
        mine["record"], other["record"] = line, again.record().line()
    expect_same(mine, other, "a record replayed")


def resume(point: Point) -> None:
    """A saved game goes on with the same luck."""
    game = point.game.copy()
    saved = read_record(game.record(keep_seed=True).line())
    assert isinstance(saved, Record)
    again = Game.replay(point.spec, saved)
    expect_same(snapshot(game), snapshot(again), "a saved game")
    play_on(game, again, rng=point.rng, steps=4 * AHEAD, what="a saved game, played on")
    expect_same(snapshot(game), snapshot(again), "a saved game, played on")


def determinism(point: Point) -> None:
    """The same seed and the same actions give the same game, to the last byte."""
    game = point.game
    again = begin(game, seed=game.seed, chance=game.setup.chance)
    retrace(game, again, settle=False)
    expect_same(snapshot(game), snapshot(again), "the same seed and actions")


def fed_chance(point: Point) -> None:
    """Chance that is fed what it brought gives the same game as chance that is drawn."""
    game = point.game
    fed = begin(game, seed=point.rng.below(1000), chance="explicit")
    retrace(game, fed, settle=True)
    expect_same(looks(explicit(game)), looks(fed), "recorded outcomes of chance, fed")


def retrace(game: Game, again: Game, *, settle: bool) -> None:
    """Play the steps of a game in another that began like it. Raises: Broken."""
    for k, step in enumerate(game.steps):
        if step.actor != CHANCE or settle or game.setup.chance == "explicit":
            expect_same(step.actor, again.actor, f"who is to act at step {k + 1}")
            again.push(step.text)
        expect(k < len(again.steps), f"step {k + 1} has not happened", step.text)
        expect_same(step.text, again.steps[k].text, f"step {k + 1}")
        expect_same(json(step.events), json(again.steps[k].events), f"events of step {k + 1}")


def export(point: Point) -> None:
    """A seat takes home its view while the game runs, and the whole record afterwards."""
    game = point.game
    for eye in point.eyes:
        mine = game.export(eye)
        if game.outcome() is not None:
            expect_same(game.record().line(), mine.line(), f"what {eye} takes home from a finished game")
            continue
        expect(isinstance(mine, SeatRecord), "more than a view is taken home from a running game", eye)
        assert isinstance(mine, SeatRecord)
        expect_same(json(game.view(eye)), json(mine.view), f"what {eye} takes home")
        expect_same(mine.line(), read_record(mine.line()).line(), f"what {eye} takes home, read again")


def bad_data(point: Point) -> None:
    """A position or a view with something wrong in it is refused with the field, or is a good one."""
    game, rng = point.game, point.rng
    for _ in range(4):
        data = bent(msgspec.to_builtins(game.position()), rng)
        refusal = trouble(BadPosition, point.spec.load, data)
        expect(not refusal or bool(refusal.field), "a position is refused without a field", data)
        view = msgspec.to_builtins(game.view(list(point.eyes)[rng.below(3)]))
        trouble(BadField, lambda data: point.spec.world(point.spec.read_view(data), rng), bent(view, rng))
    unknown = {**game.position(), "no such field": 1}
    expect(trouble(BadPosition, point.spec.load, unknown) is not None, "an unknown field is accepted")


def trouble(kind: type[RegaliaError], act: Any, data: Any) -> RegaliaError | None:
    """The error of this kind that data from outside meet, if any. Raises: Broken at any other error."""
    try:
        act(data)
    except kind as error:
        return error
    except Exception as error:
        raise Broken(f"{type(error).__name__} instead of {kind.__name__}: {error}: {data}") from error
    return None


WRONG = [None, True, -1, 10**20, 1.5, "", "nonsense", [], {}, [None], {"": 0}]


def bent(data: Any, rng: Rng) -> Any:
    """JSON data with one thing in them gone, doubled or replaced."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    if not keys:
        return WRONG[rng.below(len(WRONG))]
    key = keys[rng.below(len(keys))]
    if isinstance(data[key], dict | list) and rng.below(2):
        data[key] = bent(data[key], rng)
    elif rng.below(3) == 0:
        del data[key]
    elif isinstance(data, list) and rng.below(2):
        data.append(data[key])
    else:
        data[key] = WRONG[rng.below(len(WRONG))]
    return data
