"""The list of lessons, with the progress of an account."""

from __future__ import annotations

import pytest

from regalia.games import registry
from regalia.services.learning.lessons import Lessons, ListedLesson
from regalia.services.matches.commands import Act, Resign
from regalia.services.matches.creation import ComputerOpponent, LessonStart, NewMatch
from regalia.services.matches.match import Match
from tests.support.match_services import GAME, MatchServices, until

pytestmark = pytest.mark.anyio
LESSON = next(iter(registry.rules(GAME).lessons().values()))


async def begin(services: MatchServices) -> Match:
    wanted = NewMatch(game=GAME, opponent=ComputerOpponent(1), start=LessonStart(LESSON.id))
    settings = await services.lobby.create("ann", wanted)
    return await services.live_matches.get(settings.id)


async def listed(services: MatchServices, account: str | None = "ann") -> ListedLesson:
    found = await Lessons(services.store).listed(account)
    lessons = next(one.lessons for one in found.games if one.game == GAME)
    return next(one for one in lessons if one.id == LESSON.id)


async def test_every_game_with_lessons_is_listed_to_a_visitor(services: MatchServices) -> None:
    found = await Lessons(services.store).listed(None)
    assert [one.game for one in found.games] == [
        game for game, rules in registry.GAMES.items() if rules.lessons()
    ]
    assert not found.played
    assert not any(lesson.finished or lesson.match for one in found.games for lesson in one.lessons)


async def test_a_lesson_that_was_begun_has_its_match(services: MatchServices) -> None:
    match = await begin(services)
    assert (await listed(services)).match == match.id
    assert (await listed(services, "bob")).match is None


async def test_a_lesson_that_is_begun_again_ends_the_match_before(services: MatchServices) -> None:
    before, match = await begin(services), await begin(services)
    assert before.over
    assert (await listed(services)).match == match.id
    assert not (await listed(services)).finished


async def test_a_finished_lesson_stays_finished(services: MatchServices) -> None:
    match = await begin(services)
    for step in LESSON.steps:
        for action in step.solution:
            await until(lambda: match.actor == LESSON.seat)
            command = Act(id=f"a{match.number}", revision=match.revision, action=action)
            await services.live_matches.execute(match.id, "ann", command)
    assert (await listed(services)).finished
    again = await begin(services)
    assert (await listed(services)).finished
    assert (await listed(services)).match == again.id


async def test_a_lesson_that_was_given_up_is_not_finished(services: MatchServices) -> None:
    match = await begin(services)
    await services.live_matches.execute(match.id, "ann", Resign(id="r"))
    assert not (await listed(services)).finished
    assert (await listed(services)).match is None


async def test_only_matches_that_are_no_lessons_count_as_played(services: MatchServices) -> None:
    match = await begin(services)
    await services.live_matches.execute(match.id, "ann", Resign(id="r"))
    assert not (await Lessons(services.store).listed("ann")).played
    match = await services.match_of_two()
    await services.live_matches.execute(match.id, "ann", Resign(id="r"))
    assert (await Lessons(services.store).listed("ann")).played
