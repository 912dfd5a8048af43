"""Checks of the life of a game: options, translations, termination, and the end."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from regalia.core.constants import CHANCE, DRAW, NOBODY, OVER
from regalia.core.contract import Option, kebab
from regalia.core.errors import BadField, GameOver
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer, State
from regalia.testing.actions import refuses
from regalia.testing.point import Point, expect, expect_same, json, snapshot
from regalia.testing.texts import expect_message, expect_refusal_message, mutated_texts


def options(point: Point) -> None:
    """Options are JSON, have valid defaults, stay the same when checked again, and others are refused."""
    rules, given = point.rules, point.game.setup.options or {}
    checked = rules.setup.check_options(given)
    expect_same(checked, msgspec.json.decode(json(checked)), "options as JSON")
    expect_same(checked, rules.setup.check_options(checked), "checked options, checked again")
    expect_same(rules.id, Game.new(rules, {}, seed=0).id, "a game without options")
    known = rules.setup.options()
    expect(all(isinstance(option, Option) for option in known.values()), "an option is not an Option")
    for name, option in known.items():
        for other, values in option.relevant_if.items():
            expect(other in known and other != name, "an option depends on no other option", name, other)
            among = known[other].values
            expect(among is None or all(value in among for value in values), "unknown values", name, values)
    try:
        rules.setup.check_options({**given, "no such option": 1})
        expect(False, "an unknown option is accepted")
    except BadField as error:
        expect_same("options.no such option", error.field, "the field of the error for an unknown option")


def texts(point: Point) -> None:
    """Adding the texts of the boards in use to a game does not change it."""
    rules, state = point.rules, point.game.state
    other = rules.with_boards(rules.setup.board_texts(state))
    expect_same((rules.id, rules.seats), (other.id, other.seats), "the game with its own boards added")
    if not rules.setup.can_load(state):
        return
    mine, again = (
        json(rules.setup.position(state)),
        json(other.setup.position(other.setup.load(rules.setup.position(state)))),
    )
    expect_same(mine, again, "a position, loaded by the game with its own boards added")


def words(point: Point) -> None:
    """Every event, as each seat sees it, and every refusal has a message in every language."""
    last = point.game.steps[-1].events if point.game.steps else ()
    for event in last:
        shown = [point.rules.observation.observe(event, observer) for observer in point.observers]
        for part in {json(part): part for part in shown if part is not None}.values():
            expect_message(part.words, f"event-{kebab(type(part).__name__)}")
    if point.game.actor is not None:
        refusal = point.rules.notation.out_of_turn(point.game.state)
        expect_message(refusal.words, f"refusal-{refusal.code}")
        for text in mutated_texts(point, 4):
            expect_refusal_message(point.game, text)


def termination(point: Point) -> None:
    """A game ends within a bounded number of steps."""
    expect(len(point.game.steps) <= point.limit, "the game does not end", len(point.game.steps))


def rollout(point: Point) -> None:
    """A rollout ends the game, as uniformly random play with the same random numbers does."""
    slow, fast = point.game.state.clone(), point.game.state.clone()
    steps = play_randomly(slow, Rng(point.rng.state), point.limit)
    expect(steps is not None, "a rollout does not end", point.limit)
    expect_same(
        steps, fast.rollout(Rng(point.rng.state), ActionBuffer()), "the number of actions of a rollout"
    )
    expect_same(
        point.rules.setup.position(slow), point.rules.setup.position(fast), "the final position of a rollout"
    )
    expect_same(OVER, fast.actor(), "the actor after a rollout")
    expect(fast.winner() in (0, 1, DRAW), "a rollout has neither a winner nor a draw", fast.winner())


def play_randomly(state: State, rng: Rng, limit: int) -> int | None:
    """Plays uniformly random actions, as `State.rollout` does; their number, or None if there is no end."""
    steps = 0
    while state.actor() != OVER and steps <= limit:
        if state.actor() == CHANCE:
            state.apply_chance(state.sample_chance(rng))
        else:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
            steps += 1
    return steps if state.actor() == OVER else None


def running(point: Point) -> None:
    """While a seat or chance is to act, neither the game nor its state has a winner."""
    game = point.game
    expect_same((None, NOBODY), (game.outcome(), game.state.winner()), "a running game's outcome")


def over(point: Point) -> None:
    """A finished game has a winner or a draw, a rule that ended it, and no more actions."""
    game = point.game.copy()
    before, outcome = snapshot(game), game.outcome()
    expect(outcome is not None, "no seat is to act, but the game has no outcome")
    assert outcome is not None
    expect(bool(outcome.reason), "the outcome has no reason", outcome)
    expect(outcome.winner in (*game.seats, None), "the winner is not a seat", outcome)
    expect_same([], game.legal(), "legal actions after the end")
    expect_same((None, None), (game.actor, game.chances()), "the actor after the end")
    expect_same(1, game.perft(3), "perft after the end")
    for text in (*point.some(list(point.earlier_texts), 4), ""):
        for act in (game.push, game.explain):
            expect(is_over(act, text), "accepted after the end", text)
    expect(refuses(game.state.apply, 0), "an action is applied after the end")
    expect(refuses(game.state.sample_chance, point.rng), "a chance outcome is sampled after the end")
    expect_same(before, snapshot(game), "actions after the end have changed the game")


def is_over(act: Callable[[str], object], text: str) -> bool:
    """Whether a text is refused because the game is over."""
    try:
        act(text)
    except GameOver:
        return True
    return False
