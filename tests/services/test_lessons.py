"""Lessons: every lesson of every game is played through with its own solution."""

from __future__ import annotations

import msgspec
import pytest

from regalia.core.contract import Seat
from regalia.core.errors import BadField
from regalia.core.i18n import has_message, languages, tr
from regalia.core.lesson import Lesson
from regalia.games import registry
from regalia.services.errors import NoSuchLesson, WrongInLesson
from regalia.services.matches.commands import Act, Undo
from regalia.services.matches.creation import (
    ComputerOpponent,
    HotseatOpponent,
    LessonStart,
    NewMatch,
    new_match,
)
from regalia.services.matches.decide import decide, join
from regalia.services.matches.decision import CommandContext
from regalia.services.matches.entries import Entry
from regalia.services.matches.lesson_progress import check_action, lesson_state, progress, scripted_reply
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import MatchSettings
from regalia.services.matches.messages import LessonState
from regalia.services.matches.projections import match_states
from tests.support.match_services import MatchServices, until

LESSONS = [(game, lesson) for game, rules in registry.BUILT_IN.items() for lesson in rules.lessons().values()]
GAME, LESSON = LESSONS[0]
LONGEST_REMARK = 200
CONTEXT = CommandContext(0)
of_every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game}-{lesson.id}" for game, lesson in LESSONS]
)


def wanted(game: str, lesson: str, **changes: object) -> NewMatch:
    fields = {"game": game, "opponent": ComputerOpponent(1), "start": LessonStart(lesson), **changes}
    return NewMatch(**fields)  # type: ignore[arg-type]


def begun(game: str, lesson: Lesson) -> Match:
    """A match of a lesson whose players are seated."""
    start = new_match(wanted(game, lesson.id), "ann", 0)
    match = Match(start.settings, game=start.game)
    for seat, player in start.players.items():
        for entry in join(match, seat, player, 0).entries:
            match.fold(entry)
    return match


def act(match: Match, seat: str, action: str) -> None:
    """Plays an action as the server does."""
    command = Act(id=f"{seat}-{match.number}", revision=match.revision, action=action)
    decision = decide(match, Seat(seat), command, CONTEXT)
    for entry in decision.entries:
        match.fold(entry, decision.transition)


def state_of(match: Match, lesson: Lesson) -> LessonState:
    state = lesson_state(match, Seat(lesson.seat))
    assert state is not None
    return state


def play_replies(match: Match, lesson: Lesson, replies: list[str]) -> list[str]:
    """Plays the opponent's turn by the script. Returns: the actions."""
    played: list[str] = []
    while match.actor is not None and match.actor != lesson.seat:
        reply = scripted_reply(match, match.actor)
        assert reply is not None, f"after {played} of {replies} it is still the opponent's turn"
        played.append(reply)
        act(match, match.actor, reply)
    return played


@of_every_lesson
def test_a_lesson_is_done_by_its_own_solution(game: str, lesson: Lesson) -> None:
    match = begun(game, lesson)
    for number, step in enumerate(lesson.steps, start=1):
        assert state_of(match, lesson).step == number
        assert state_of(match, lesson).remark == step.remark
        for action in step.solution:
            assert progress(lesson, match.game).done == number - 1, (
                "the goal was reached before the last action"
            )
            assert state_of(match, lesson).hint == action
            act(match, lesson.seat, action)
        assert play_replies(match, lesson, step.replies) == step.replies
        assert progress(lesson, match.game).done == number
    assert state_of(match, lesson).finished
    assert state_of(match, lesson).remark == lesson.done
    assert match.over


@of_every_lesson
def test_every_wrong_answer_can_be_given(game: str, lesson: Lesson) -> None:
    match = begun(game, lesson)
    for step in lesson.steps:
        reached: set[str | None] = set()
        for action in step.solution:
            reached |= refusals(match, lesson)
            act(match, lesson.seat, action)
        assert reached >= {wrong.remark for wrong in step.wrong}
        play_replies(match, lesson, step.replies)


def refusals(match: Match, lesson: Lesson) -> set[str | None]:
    """The remarks about all legal actions that the lesson refuses in this position."""
    found: set[str | None] = set()
    for action in match.game.legal():
        try:
            check_action(match, Seat(lesson.seat), match.game.preview(action))
        except WrongInLesson as error:
            found.add(error.remark)
    return found


@of_every_lesson
def test_every_refusal_of_a_lesson_has_a_remark(game: str, lesson: Lesson) -> None:
    match = begun(game, lesson)
    for step in lesson.steps:
        for action in step.solution:
            assert None not in refusals(match, lesson)
            act(match, lesson.seat, action)
        play_replies(match, lesson, step.replies)


@of_every_lesson
@pytest.mark.parametrize("language", languages())
def test_every_remark_is_short_and_in_every_language(game: str, lesson: Lesson, language: str) -> None:
    for message in lesson.messages:
        assert has_message(message, language)
        assert len(tr(message, language)) <= LONGEST_REMARK, message


@of_every_lesson
def test_marks_are_on_the_board(game: str, lesson: Lesson) -> None:
    match = begun(game, lesson)
    drawing = match.rules.presentation.drawing(match.game.view(lesson.seat))
    assert drawing is not None
    spaces = {space.id for space in drawing.layout.spaces}
    for step in lesson.steps:
        assert spaces >= {*step.spaces, *(space for arrow in step.arrows for space in arrow)}


@of_every_lesson
def test_a_lesson_is_the_same_after_loading(game: str, lesson: Lesson) -> None:
    match = begun(game, lesson)
    act(match, lesson.seat, lesson.steps[0].solution[0])
    settings = msgspec.json.decode(msgspec.json.encode(match.settings), type=MatchSettings)
    log = msgspec.json.decode(msgspec.json.encode(match.log), type=list[Entry])
    assert state_of(Match.replay(settings, log), lesson) == state_of(match, lesson)


@of_every_lesson
def test_only_the_learner_is_told_the_lesson(game: str, lesson: Lesson) -> None:
    match = begun(game, lesson)
    states = match_states(match, match.audiences, 0)
    assert [seat for seat, state in states.items() if state.lesson is not None] == [lesson.seat]


def test_an_undo_goes_back_a_step() -> None:
    match = begun(GAME, LESSON)
    lesson = LESSON
    act(match, lesson.seat, lesson.steps[0].solution[0])
    assert state_of(match, lesson).step == 2
    for entry in decide(match, Seat(lesson.seat), Undo(id="u", revision=match.revision), CONTEXT).entries:
        match.fold(entry)
    assert state_of(match, lesson).step == 1


def test_a_wrong_action_is_refused_and_changes_nothing() -> None:
    lesson = LESSON
    match = begun(GAME, lesson)
    number = match.number
    wrong = next(action for action in match.game.legal() if action not in lesson.steps[0].solution)
    with pytest.raises(WrongInLesson) as error:
        act(match, lesson.seat, wrong)
    assert error.value.remark in [each.remark for each in lesson.steps[0].wrong]
    assert error.value.words("en") == tr(str(error.value.remark), "en")
    assert match.number == number


def test_a_lesson_is_never_rated_and_counts_for_no_profile() -> None:
    match = begun(GAME, LESSON)
    assert not match.settings.rated
    assert match.summary().lesson == LESSON.id


@pytest.mark.parametrize(
    "changes",
    [{"opponent": HotseatOpponent()}, {"seat": "spectator"}, {"rated": True}, {"options": {"board": "B"}}],
)
def test_a_lesson_with_other_settings_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(BadField):
        new_match(wanted(GAME, LESSON.id, **changes), "ann", 0)


@pytest.mark.parametrize("lesson", ["", "nothing", "../way-home", "x" * 50])
def test_an_unknown_lesson_is_refused(lesson: str) -> None:
    with pytest.raises(NoSuchLesson):
        new_match(wanted(GAME, lesson), "ann", 0)


def test_a_lesson_that_the_game_does_not_have_any_more_is_an_ordinary_match() -> None:
    match = begun(GAME, LESSON)
    assert match.settings.start is not None
    gone = msgspec.structs.replace(match.settings.start, lesson="gone")
    found = Match.replay(msgspec.structs.replace(match.settings, start=gone), match.log)
    assert lesson_state(found, match.rules.seats[0]) is None
    act(found, str(found.actor), found.game.legal()[0])


@pytest.mark.anyio
async def test_the_server_plays_the_script_and_ends_the_match(services: MatchServices) -> None:
    lesson = LESSON
    settings = await services.lobby.create("ann", wanted(GAME, lesson.id))
    match = await services.live_matches.get(settings.id)
    for step in lesson.steps:
        for action in step.solution:
            await until(lambda: match.over or match.actor == lesson.seat)
            command = Act(id=f"a{match.number}", revision=match.revision, action=action)
            await services.live_matches.execute(settings.id, "ann", command)
    assert match.over
    assert services.workers.asked == 0  # the script was enough
    assert await services.lobby.matches_of("ann") == ([], None)


@pytest.mark.anyio
async def test_where_the_script_ends_a_computer_plays(services: MatchServices) -> None:
    lesson = LESSON
    settings = await services.lobby.create("ann", wanted(GAME, lesson.id))
    match = await services.live_matches.get(settings.id)
    silent = [msgspec.structs.replace(step, replies=["nonsense"], strict=False) for step in lesson.steps]
    changed = msgspec.structs.replace(lesson, steps=silent)
    match.rules.lessons = lambda: {lesson.id: changed}  # type: ignore[method-assign]
    try:
        command = Act(id="end", revision=match.revision, action="end")
        await services.live_matches.execute(settings.id, "ann", command)
        await until(lambda: services.workers.asked > 0)
    finally:
        del match.rules.lessons
