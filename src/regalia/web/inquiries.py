"""HTTP handlers of questions about the present position of a match: see `services/matches/inquiries.py`."""

from __future__ import annotations

from typing import TypeVar

from regalia.core.contract import Explanation, Subject
from regalia.services.matches import inquiries
from regalia.services.matches.inquiries import Inquiry
from regalia.services.matches.messages import ActionPreview, Reach
from regalia.web.messages.matches import ExplainQuery, InquiryQuery, PreviewQuery, ReachQuery
from regalia.web.request_context import RequestContext

Answer = TypeVar("Answer")


async def get_reach(request: RequestContext[None]) -> Reach:
    """The spaces that the piece on `space` can reach in this turn, each with the total cost and the actions.

    Only the seat to act may ask. `card` limits the answer to that card of the hand, in a game with hands.
    """
    query = request.query(ReachQuery)
    return await answer(request, query, lambda position: inquiries.reach(position, query.space, query.card))


async def get_preview(request: RequestContext[None]) -> ActionPreview:
    """What the rules say about a legal action before it is played: in a fight, the defence cards and the odds.

    Only the seat to act may ask. The answer uses nothing but its view.
    """
    query = request.query(PreviewQuery)
    return await answer(request, query, lambda position: inquiries.preview(position, query.action))


async def get_explanation(request: RequestContext[None]) -> Explanation:
    """What can be done now with the piece on `space`, or with a `card`; and why not: each reason names its rule.

    Either seat may ask. `reach` has the spaces that the piece moves to or attacks, by kind of card, in a game with
    such cards.
    """
    query = request.query(ExplainQuery)
    subject = Subject(space=query.space, card=query.card)
    return await answer(
        request,
        query,
        lambda position: inquiries.explain(position, subject, request.language),
        to_act=False,
    )


async def answer(
    request: RequestContext[None], query: InquiryQuery, question: Inquiry[Answer], *, to_act: bool = True
) -> Answer:
    """Asks a question as the seat of the request's account."""
    match, account = request.path_param("match"), request.require_account().id
    return await request.server.live_matches.inquire(
        match, account, question, seat=query.seat, at=query.at, to_act=to_act
    )
