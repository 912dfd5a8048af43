"""The lessons of every game with the progress of an account, which follows from its matches."""

from __future__ import annotations

import msgspec

from regalia.games import registry
from regalia.services.matches.match_settings import Person
from regalia.services.matches.ports import MatchStore, Summary

MAX_MATCHES = 500  # of an account that are read; the latest come first


class ListedLesson(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A lesson for a seat. `title` is the id of a message; `match` is the running match in which it was begun."""

    id: str
    seat: str
    title: str
    minutes: int
    steps: int
    finished: bool = False
    match: str | None = None


class GameLessons(msgspec.Struct, frozen=True, kw_only=True):
    """The lessons of a game, by seat and in their order."""

    game: str
    lessons: list[ListedLesson]


class LessonList(msgspec.Struct, frozen=True, kw_only=True):
    """All lessons with the asker's progress. `played`: the asker has finished a match that is no lesson."""

    games: list[GameLessons]
    played: bool = False


class Lessons:
    """Lists lessons."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store

    async def listed(self, account: str | None) -> LessonList:
        """Returns the lessons of all games that have some, with the progress of an account."""
        summaries: list[Summary] = []
        played = False
        if account is not None:
            summaries = await self._store.of_account(account, most=MAX_MATCHES, lessons=True)
            played = bool(await self._store.of_account(account, most=1, status="over", lessons=False))
        finished = {(one.game, one.lesson) for one in summaries if is_finished(one, account)}
        begun = {(one.game, one.lesson): one.id for one in summaries if one.status == "running"}
        return LessonList(
            played=played,
            games=[
                GameLessons(
                    game=game,
                    lessons=[
                        ListedLesson(
                            id=lesson.id,
                            seat=lesson.seat,
                            title=lesson.title,
                            minutes=lesson.minutes,
                            steps=len(lesson.steps),
                            finished=(game, lesson.id) in finished,
                            match=begun.get((game, lesson.id)),
                        )
                        for lesson in rules.lessons().values()
                    ],
                )
                for game, rules in registry.GAMES.items()
                if rules.lessons()
            ],
        )


def is_finished(summary: Summary, account: str | None) -> bool:
    """Returns whether all steps of a lesson are done: it ended as a lesson, or the learner has won the game."""
    if summary.status != "over":
        return False
    winner = summary.players.get(summary.winner or "")
    return summary.reason == "lesson" or winner == Person(account or "")
