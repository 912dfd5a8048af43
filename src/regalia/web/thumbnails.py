"""The HTTP handler of thumbnails: what rows of lists show of matches beside their lines."""

from __future__ import annotations

from regalia.core.errors import BadField, RegaliaError
from regalia.services.matches.match_settings import Person
from regalia.services.matches.thumbnails import Thumbnail
from regalia.services.ratings.glicko import aged
from regalia.services.ratings.ports import RatingKey
from regalia.services.ratings.profiles import displayed_rating
from regalia.web.messages.matches import MatchThumbnail, ThumbnailList, ThumbnailQuery
from regalia.web.request_context import RequestContext
from regalia.web.wiring import ServerContext

MAX_MATCHES = 20  # in one request


async def list_thumbnails(request: RequestContext[None]) -> ThumbnailList:
    """Thumbnails of up to 20 matches: the position as the asker may see it, who is present, and ratings.

    A match that cannot be shown is left out.
    """
    wanted = wanted_matches(request.query(ThumbnailQuery).matches)
    account = request.account.id if request.account else None
    found: dict[str, Thumbnail] = {}
    for match in wanted:
        try:
            found[match] = await request.server.thumbnails.get(match, account)
        except RegaliaError:
            continue  # it does not exist, is damaged, or its game is not installed
    keys = {match: await rating_keys(request.server, each) for match, each in found.items()}
    wanted_keys = {key for of_match in keys.values() for key in of_match.values()}
    ratings = await request.server.store.ratings.ratings(sorted(wanted_keys))
    shown = {key: displayed_rating(aged(rating, request.server.now())) for key, rating in ratings.items()}
    return ThumbnailList(
        thumbnails=[
            MatchThumbnail(
                match=match,
                picture=each.picture,
                present=each.present,
                ratings={seat: shown[key] for seat, key in keys[match].items() if key in shown},
            )
            for match, each in found.items()
        ]
    )


def wanted_matches(text: str | None) -> list[str]:
    """Returns the ids of a query. Raises: BadField if there are none or too many."""
    wanted = list(dict.fromkeys(each for each in (text or "").split(",") if each))
    if not 1 <= len(wanted) <= MAX_MATCHES:
        raise BadField("thumbnail-matches", field="matches", most=MAX_MATCHES)
    return wanted


async def rating_keys(server: ServerContext, thumbnail: Thumbnail) -> dict[str, RatingKey]:
    """Returns the keys of the ratings of the people in a match, by seat; a deleted account shows none."""
    await server.identities.load(thumbnail.players.values())
    return {
        seat: RatingKey(player.account, thumbnail.game, seat)
        for seat, player in thumbnail.players.items()
        if isinstance(player, Person) and server.identities.get(player).kind != "deleted"
    }
