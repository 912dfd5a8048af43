"""Checks of actions: the legal actions, their notation, and the refusal of others."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.constants import MAX_ACTIONS
from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.errors import BadField, IllegalAction
from regalia.testing.point import Point, expect, expect_same, explicit, snapshot
from regalia.testing.texts import expect_refused, mutated_texts, refusal

MAX_READ = 30  # legal actions that are read back at one position
MAX_CHILDREN = 400  # positions with more legal actions are skipped by the check of perft


def legal_list(point: Point) -> None:
    """The legal actions are sorted, distinct texts, one for each action of the state."""
    game, write = point.game, point.rules.notation.write
    legal, numbers = game.legal(), game.state.legal_actions()
    expect(bool(legal), "the seat to act has no legal action", game.actor)
    expect_same(sorted(set(legal)), legal, "the texts are not sorted, or not distinct")
    expect(len(set(numbers)) == len(numbers), "the legal actions of the state are not distinct", numbers)
    fresh = sorted(write(game.state, number) for number in numbers)
    expect_same(fresh, legal, "the texts are not those of the state's actions")


def notation(point: Point) -> None:
    """The text of every legal action is parsed back to that action."""
    read, write, state = point.rules.notation.read, point.rules.notation.write, point.game.state
    for number in point.some(state.legal_actions(), MAX_READ):
        text = write(state, number)
        expect_same(number, read(state, text), f"{text}, parsed back")


def accepted(point: Point) -> None:
    """A legal action is accepted from the seat to act, is one step, and has the same effect as its number."""
    game = point.game
    for text in point.some(game.legal(), 4):
        expect(game.explain(text) is None, "a legal action is refused", text, game.explain(text))
        after, state = explicit(game), game.state.clone()
        after.push(text, seat=game.actor)
        expect_same(len(game.steps) + 1, len(after.steps), f"{text} is not one step")
        step = after.steps[-1]
        expect_same((game.actor, text), (step.actor, step.text), "the step differs from the action")
        move = point.rules.notation.read(game.state, text)
        assert isinstance(move, int)
        state.apply(move)
        by_number = point.rules.setup.position(state)
        expect_same(by_number, after.position(), f"{text}, applied by number and by text")


def refused(point: Point) -> None:
    """A text that is not legal is refused, with a rule if it can be parsed, and a refusal changes nothing."""
    trial = point.game.copy()
    before, legal = snapshot(trial), set(trial.legal())
    for text in mutated_texts(point, 12):
        if text in legal:
            expect(trial.explain(text) is None, "a legal action is refused", text)
        elif trial.actor != CHANCE or refusal(trial, text):
            expect_refused(trial, text)
    expect_same(before, snapshot(trial), "refused actions have changed the game")


def refused_numbers(point: Point) -> None:
    """The state refuses illegal actions, and chance outcomes when no chance event is due."""
    state = point.game.state.clone()
    legal = set(state.legal_actions())
    before = point.rules.setup.position(state)
    numbers = {point.rng.below(MAX_ACTIONS) for _ in range(16)} | {-1, -(2**31), 2**31 - 1}
    for number in numbers - legal:
        expect(not state.is_legal(number), "is_legal is true for an illegal action", number)
        expect(refuses(state.apply, number), "an illegal action is applied", number)
    expect(refuses(state.apply_chance, [0]), "a chance outcome is applied in a seat's turn")
    expect(refuses(state.sample_chance, point.rng), "a chance outcome is sampled in a seat's turn")
    expect_same(before, point.rules.setup.position(state), "refused actions have changed the position")


def refuses(act: Callable[..., object], *arguments: object) -> bool:
    """Whether a call raises ValueError, as states do."""
    try:
        act(*arguments)
    except ValueError:
        return True
    return False


def out_of_turn(point: Point) -> None:
    """An action of a seat that is not to act is refused with a rule, and changes nothing."""
    trial = point.game.copy()
    before, text = snapshot(trial), trial.legal()[0]
    for seat in (*trial.seats, SPECTATOR):
        if seat == trial.actor:
            continue
        try:
            trial.push(text, seat=seat)
            expect(False, "accepted from a seat that is not to act", seat, text)
        except IllegalAction as error:
            expect(bool(error.rule), "refused out of turn without a rule", seat, error.refusal)
    try:
        trial.push(text, seat="nobody")
        expect(False, "accepted from a seat that does not exist", text)
    except BadField as error:
        expect_same("seat", error.field, "the error for an unknown seat names another field")
    expect_same(before, snapshot(trial), "acting out of turn has changed the game")


def perft(point: Point) -> None:
    """Perft counts the legal actions, and those after each of them."""
    game, state = point.game, point.game.state
    numbers = state.legal_actions()
    expect_same(1, game.perft(0), "perft(0)")
    expect_same(len(numbers), game.perft(1), "perft(1)")
    if len(numbers) > MAX_CHILDREN:
        return
    total = 0
    for number in numbers:
        child = state.clone()
        child.apply(number)
        total += len(child.legal_actions()) if child.actor() >= 0 else 1
    expect_same(total, game.perft(2), "perft(2)")
