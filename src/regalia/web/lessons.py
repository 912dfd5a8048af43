"""HTTP handler of lessons. A lesson is started as a match: `POST /api/matches` with a start of type `lesson`."""

from __future__ import annotations

from regalia.services.learning.lessons import LessonList
from regalia.web.request_context import RequestContext


async def list_lessons(request: RequestContext[None]) -> LessonList:
    """The lessons of every game, and which of them the asker has finished or begun."""
    return await request.server.lessons.listed(request.account.id if request.account else None)
