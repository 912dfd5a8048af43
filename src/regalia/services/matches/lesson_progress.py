"""How far a learner has come in a lesson: a pure function of the lesson and the actions of its match.

Whatever is said to the learner depends on the learner's own actions and on what the seat sees.
"""

from __future__ import annotations

from typing import NamedTuple, assert_never

import msgspec

from regalia.core import constants
from regalia.core.contract import Seat
from regalia.core.game import Game, Step, Transition
from regalia.core.lesson import (
    ActionGoal,
    EventGoal,
    Goal,
    Lesson,
    LessonStep,
    PieceGoal,
    TurnEndedGoal,
    ViewGoal,
    WonGoal,
    matches,
)
from regalia.core.rules import Rules
from regalia.core.state import State
from regalia.services.errors import WrongInLesson
from regalia.services.matches.match import Match
from regalia.services.matches.messages import LessonState


class Progress(NamedTuple):
    """The number of steps that are done, and the length of the game when the last of them was."""

    done: int
    plies: int


def lesson_game(rules: Rules, lesson: Lesson) -> Game:
    """Returns the game of a lesson before its first step. Raises: BadPosition, BadField, IllegalAction, BadNotation."""
    if lesson.position is not None:
        return Game.load(rules, lesson.position, options=lesson.options, seed=lesson.seed)
    game = Game.new(rules, lesson.options, seed=lesson.seed)
    for action in lesson.actions:
        game.push(action)
    return Game.load(rules, game.position(), options=lesson.options, seed=lesson.seed)


def lesson_of(match: Match) -> Lesson | None:
    """Returns the lesson of a match; None if it is none, or the game does not have it any more."""
    start = match.settings.start
    return match.rules.lessons().get(start.lesson) if start is not None and start.lesson is not None else None


def progress(lesson: Lesson, game: Game, transition: Transition | None = None) -> Progress:
    """Returns how many steps the actions of a game have done, with a transition that is not committed yet."""
    more = () if transition is None else transition.steps
    played = [*game.steps, *more]
    last = game.state if transition is None else transition.after
    found = Progress(0, 0)
    for ply, step in enumerate(played, start=1):
        if found.done == len(lesson.steps):
            break
        after = played[ply].before if ply < len(played) else last
        if is_reached(lesson, lesson.steps[found.done], game.rules, step, after):
            found = Progress(found.done + 1, ply)
    return found


def is_reached(lesson: Lesson, wanted: LessonStep, rules: Rules, step: Step, after: State) -> bool:
    """Returns whether an action or chance outcome reaches one of the goals of a step."""
    return any(reaches(lesson, goal, rules, step, after) for goal in wanted.goals)


def reaches(lesson: Lesson, goal: Goal, rules: Rules, step: Step, after: State) -> bool:
    """Returns whether an action or chance outcome reaches a goal."""
    seat = Seat(lesson.seat)
    own = step.actor == seat
    match goal:
        case ActionGoal(actions=actions):
            return own and matches(actions, step.text)
        case EventGoal(event=event):
            seen = (rules.observation.observe(one, seat) for one in step.events)
            return any(one is not None and one.__struct_config__.tag == event for one in seen)
        case PieceGoal(piece=piece, spaces=spaces):
            view = rules.observation.view(after, seat, ())
            pieces = rules.presentation.pieces(view)
            return any(space in pieces and pieces[space].id == piece for space in spaces)
        case ViewGoal(path=path, equals=equals):
            found = msgspec.to_builtins(rules.observation.view(after, seat, ()))
            for name in path:
                found = found.get(name) if isinstance(found, dict) else None
            return bool(found == equals)
        case TurnEndedGoal():
            actor = after.actor()
            return own and not (actor >= 0 and actor < len(rules.seats) and rules.seats[actor] == seat)
        case WonGoal():
            winner = after.winner()
            return winner not in (constants.NOBODY, constants.DRAW) and rules.seats[winner] == seat
        case _:
            assert_never(goal)


def check_action(match: Match, seat: Seat, transition: Transition) -> bool:
    """Checks an action in a lesson before it is played. Returns: whether it does the last step.

    Raises: WrongInLesson if the step is strict and the action does not belong to it.
    """
    lesson = lesson_of(match)
    if lesson is None:
        return False
    before, after = progress(lesson, match.game), progress(lesson, match.game, transition)
    if before.done == after.done < len(lesson.steps) and seat == lesson.seat:
        step, action = lesson.steps[after.done], transition.steps[0].text
        if step.strict and not matches(step.allow, action):
            fitting = (wrong.remark for wrong in step.wrong if matches(wrong.actions, action))
            raise WrongInLesson("wrong-in-lesson", remark=next(fitting, None))
    return after.done == len(lesson.steps)


def scripted_reply(match: Match, seat: Seat) -> str | None:
    """Returns the next action of the opponent by the script; None if it has ended or is not legal here."""
    lesson = lesson_of(match)
    if lesson is None or seat == lesson.seat:
        return None
    done, plies = progress(lesson, match.game)
    if done == len(lesson.steps):
        return None
    actors = [step.actor for step in match.game.steps[plies:]]
    if (
        lesson.seat in actors
    ):  # the learner has acted, but the step is not done yet: its goal follows from a reply
        actors, replies = actors[actors.index(Seat(lesson.seat)) :], lesson.steps[done].replies
    else:
        replies = lesson.steps[done - 1].replies if done else []
    played = actors.count(seat)
    reply = replies[played] if played < len(replies) else None
    return reply if reply in match.game.legal() else None


def lesson_state(match: Match, audience: Seat) -> LessonState | None:
    """Returns what the learner is told; None for other audiences and other matches."""
    lesson = lesson_of(match)
    if lesson is None or audience != lesson.seat:
        return None
    done, plies = progress(lesson, match.game)
    if done == len(lesson.steps):
        return LessonState(
            lesson=lesson.id, title=lesson.title, step=done, steps=done, remark=lesson.done, finished=True
        )
    step = lesson.steps[done]
    played = sum(one.actor == audience for one in match.game.steps[plies:])
    hint = step.solution[played] if played < len(step.solution) else None
    return LessonState(
        lesson=lesson.id,
        title=lesson.title,
        step=done + 1,
        steps=len(lesson.steps),
        remark=step.remark,
        spaces=step.spaces,
        arrows=step.arrows,
        hint=hint if match.actor == audience and hint in match.game.legal() else None,
    )
