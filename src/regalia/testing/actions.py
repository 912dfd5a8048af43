"""Checks of what may be done: the legal list, its notation, and what is refused."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.constants import MAX_ACTIONS
from regalia.core.contract import SPECTATOR
from regalia.core.errors import BadField, IllegalAction
from regalia.core.game import CHANCE
from regalia.core.state import ActionBuffer
from regalia.testing.point import Point, expect, expect_same, explicit, snapshot
from regalia.testing.texts import expect_refused, odd_texts, refusal

MOST_READ = 30  # legal texts that are read back at one point: all, but where there are very many
MOST_CHILDREN = 400  # positions with more actions are left out where all of them are tried


def legal_list(point: Point) -> None:
    """The legal actions are sorted texts, no two alike, one for each number the engine gives."""
    game, write = point.game, point.spec.write
    legal, numbers = game.legal(), game.state.legal_actions()
    expect(bool(legal), "a seat is to act and has no legal action", game.actor)
    expect_same(sorted(set(legal)), legal, "the texts are not sorted, or two are alike")
    expect(len(set(numbers)) == len(numbers), "two legal numbers are alike", numbers)
    fresh = sorted(write(game.state, number) for number in numbers)
    expect_same(fresh, legal, "the texts are not those of the engine's actions")


def notation(point: Point) -> None:
    """Every legal action is written as a text that reads back as that action."""
    read, write, state = point.spec.read, point.spec.write, point.game.state
    for number in point.some(state.legal_actions(), MOST_READ):
        text = write(state, number)
        expect_same(number, read(state, text), f"{text}, read back")


def accepted(point: Point) -> None:
    """Legal actions are accepted: by text, by number, by the seat whose turn it is, and as one step."""
    game = point.game
    for text in point.some(game.legal(), 4):
        expect(game.explain(text) is None, "a legal action is refused", text, game.explain(text))
        after, state = explicit(game), game.state.clone()
        after.push(text, seat=game.actor)
        expect_same(len(game.steps) + 1, len(after.steps), f"{text} is not one step")
        step = after.steps[-1]
        expect_same((game.actor, text), (step.actor, step.text), "the step is not what was played")
        move = point.spec.read(game.state, text)
        assert isinstance(move, int)
        state.apply(move)
        by_number = point.spec.position(state)
        expect_same(by_number, after.position(), f"{text} by number and by text")


def refused(point: Point) -> None:
    """A text is legal, or unreadable, or refused with a rule, and a refusal changes nothing."""
    trial = point.game.copy()
    before, legal = snapshot(trial), set(trial.legal())
    for text in odd_texts(point, 12):
        if text in legal:
            expect(trial.explain(text) is None, "a legal action is refused", text)
        elif trial.actor != CHANCE or refusal(trial, text):
            expect_refused(trial, text)
    expect_same(before, snapshot(trial), "refused actions have changed the game")


def refused_numbers(point: Point) -> None:
    """The engine refuses numbers that are not legal, and outcomes of chance when none is due."""
    state = point.game.state.clone()
    legal = set(state.legal_actions())
    before = point.spec.position(state)
    numbers = {point.rng.below(MAX_ACTIONS) for _ in range(16)} | {-1, -(2**31), 2**31 - 1}
    for number in numbers - legal:
        expect(not state.is_legal(number), "an illegal number is called legal", number)
        expect(refuses(state.apply, number, ActionBuffer()), "an illegal number is played", number)
    expect(refuses(state.apply_chance, [0]), "chance happens in a seat's turn")
    expect(refuses(state.sample_chance, point.rng), "chance is drawn in a seat's turn")
    expect_same(before, point.spec.position(state), "refused numbers have changed the position")


def refuses(act: Callable[..., object], *arguments: object) -> bool:
    """Whether a call is refused as engines refuse."""
    try:
        act(*arguments)
    except ValueError:
        return True
    return False


def out_of_turn(point: Point) -> None:
    """Who is not to act is refused with a rule, and changes nothing."""
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
    """Perft counts the legal actions, and those of every position after them."""
    game, state = point.game, point.game.state
    numbers = state.legal_actions()
    expect_same(1, game.perft(0), "perft(0)")
    expect_same(len(numbers), game.perft(1), "perft(1)")
    if len(numbers) > MOST_CHILDREN:
        return
    total = 0
    for number in numbers:
        child = state.clone()
        child.apply(number)
        total += len(child.legal_actions()) if child.actor() >= 0 else 1
    expect_same(total, game.perft(2), "perft(2)")
