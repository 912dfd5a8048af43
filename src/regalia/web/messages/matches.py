"""Messages that join and list matches. `services` has the others: `creation.NewMatch`, and `messages` about a match."""

from __future__ import annotations

from msgspec import field

from regalia.services.matches.messages import ListedMatch, Picture
from regalia.services.ratings.profiles import DisplayedRating
from regalia.web.messages.base import Id, Query, RequestBody, ResponseBody


class CreatedMatch(ResponseBody, frozen=True, kw_only=True):
    """The new match, and the invitation token of a private one."""

    match: str
    seat: str | None = None
    invite: str | None = None


class Join(RequestBody, frozen=True, kw_only=True):
    """The invitation token of a private match."""

    invite: Id | None = None


class JoinedMatch(ResponseBody, frozen=True, kw_only=True):
    """The seat that was taken."""

    match: str
    seat: str


class MatchListPage(ResponseBody, frozen=True, kw_only=True):
    """A page of a list of matches; `next` is how many to skip (`after`) for the next page."""

    matches: list[ListedMatch]
    next: int | None = None


class MatchThumbnail(ResponseBody, frozen=True, kw_only=True):
    """What a row of a list shows of a match beside its line.

    `present`: the seats whose player is at the board. `ratings`: by seat, of the players who have one there.
    """

    match: str
    picture: Picture
    present: list[str] = field(default_factory=list)
    ratings: dict[str, DisplayedRating] = field(default_factory=dict)


class ThumbnailList(ResponseBody, frozen=True, kw_only=True):
    """Thumbnails of those of the requested matches that can be shown."""

    thumbnails: list[MatchThumbnail]


class ThumbnailQuery(Query, frozen=True, kw_only=True):
    """The ids of matches, separated by commas."""

    matches: str | None = None


class PageQuery(Query, frozen=True, kw_only=True):
    """A page of a list: how many to skip, and the size."""

    after: int | None = None
    limit: int | None = None


class SeatQuery(Query, frozen=True, kw_only=True):
    """Whose knowledge of a match is asked for; only needed in a hot-seat match, where one account has both seats."""

    seat: str | None = None


class LogQuery(Query, frozen=True, kw_only=True):
    """A page of a match's log: the lines before an entry."""

    before: int
    limit: int | None = None
    seat: str | None = None


class InquiryQuery(Query, frozen=True, kw_only=True):
    """A question about the present position; `at` is the revision (`changed`) that the asker knows."""

    at: int
    seat: str | None = None


class ReachQuery(InquiryQuery, frozen=True, kw_only=True):
    """The space of a piece, and a card to move it with."""

    space: str
    card: str | None = None


class PreviewQuery(InquiryQuery, frozen=True, kw_only=True):
    """A legal action."""

    action: str


class ExplainQuery(InquiryQuery, frozen=True, kw_only=True):
    """A space or a card to explain."""

    space: str | None = None
    card: str | None = None
