"""Small pictures of matches for lists: the grounds and pieces of a position, as an account may see it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple

from regalia.core.contract import SPECTATOR, Drawing, Seat, View
from regalia.core.errors import BadField
from regalia.core.rules import Rules
from regalia.core.svg import chosen_colors
from regalia.services.errors import NoSuchMatch
from regalia.services.matches.live_matches import LiveMatches
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import MatchKind, Person, Player
from regalia.services.matches.messages import Picture, PicturedPiece

MAX_CACHED = 2_000  # pictures
FIRST_LETTER = ord("a")
NO_SPACE = " "
NO_PICTURE = Picture(rows=[], colors={}, pieces=[])  # of a game without spaces


class Thumbnail(NamedTuple):
    """A match as a row of a list shows it beside its line; `present`: seats whose player is known to be there."""

    game: str
    players: Mapping[str, Player]
    picture: Picture
    present: list[str]


class Thumbnails:
    """Makes thumbnails, and caches their pictures by audience and revision.

    A match that is over is read without keeping it in memory: nobody will act in it.
    """

    def __init__(self, live_matches: LiveMatches) -> None:
        self._live_matches = live_matches
        self._pictures: OrderedDict[tuple[str, Seat, int | None], Picture] = OrderedDict()

    async def get(self, match: str, account: str | None) -> Thumbnail:
        """Returns the thumbnail of a match for an account or a visitor.

        Raises: NoSuchMatch, GameNotInstalled, BadLog.
        """
        live_matches = self._live_matches
        if match not in live_matches.loaded:
            summary = await live_matches.store.summary(match)
            if summary is None:
                raise NoSuchMatch
            if summary.status == "over":
                audience = thumbnail_audience(summary.kind, summary.players, account)
                picture = self._cached((match, audience, None))
                if picture is None:
                    picture = self._draw(await live_matches.loader.load(match), audience)
                return Thumbnail(summary.game, summary.players, picture, [])
        found = await live_matches.get(match)
        audience = thumbnail_audience(found.settings.kind, found.players, account)
        picture = self._cached((match, audience, None if found.over else found.revision))
        return Thumbnail(
            found.settings.game,
            dict(found.players),
            picture or self._draw(found, audience),
            self._present(match),
        )

    def _present(self, match: str) -> list[str]:
        """Returns the seats whose player is at the board; another process may not have said so yet."""
        live = self._live_matches.loaded.get(match)
        return [seat for seat, is_here in live.presence().items() if is_here] if live is not None else []

    def _cached(self, key: tuple[str, Seat, int | None]) -> Picture | None:
        if key in self._pictures:
            self._pictures.move_to_end(key)
        return self._pictures.get(key)

    def _draw(self, match: Match, audience: Seat) -> Picture:
        """Draws and caches a picture; that of a match that is over has no revision, as it never changes."""
        picture = draw_picture(match.rules, match.rules.observation.view(match.game.state, audience, ()))
        self._pictures[match.id, audience, None if match.over else match.revision] = picture
        if len(self._pictures) > MAX_CACHED:
            self._pictures.popitem(last=False)
        return picture


def thumbnail_audience(kind: MatchKind, players: Mapping[str, Player], account: str | None) -> Seat:
    """Returns whose view a thumbnail shows: a player's own, else the spectators'.

    Players of a hot-seat match look at one screen, so that they see the spectators' view, too.
    """
    own = [seat for seat, player in players.items() if account is not None and player == Person(account)]
    return Seat(own[0]) if own and kind != "hotseat" else SPECTATOR


def draw_picture(rules: Rules, view: View) -> Picture:
    """Returns a view in small; an empty picture for a game without spaces, or with a board that is not known."""
    try:
        drawing = rules.presentation.drawing(view)
    except BadField:
        drawing = None
    if drawing is None:
        return NO_PICTURE
    colors = chosen_colors(drawing, rules.seats)
    letters = {
        ground: chr(FIRST_LETTER + index)
        for index, ground in enumerate(dict.fromkeys(space.ground for space in drawing.layout.spaces))
    }
    return Picture(
        rows=ground_rows(drawing, letters),
        colors={letter: colors[ground] for ground, letter in letters.items()},
        pieces=pictured_pieces(rules, view, drawing, colors),
    )


def ground_rows(drawing: Drawing, letters: Mapping[str, str]) -> list[str]:
    """Returns the rows of a board from the top, one letter for the ground of each space."""
    layout = drawing.layout
    rows = [[NO_SPACE] * layout.width for _ in range(layout.height)]
    for space in layout.spaces:
        rows[layout.height - 1 - space.y][space.x] = letters[space.ground]
    return ["".join(row) for row in rows]


def pictured_pieces(
    rules: Rules, view: View, drawing: Drawing, colors: Mapping[str, str]
) -> list[PicturedPiece]:
    """Returns the pieces of a view in the order of the spaces."""
    pieces = rules.presentation.pieces(view)
    top = drawing.layout.height - 1
    return [
        PicturedPiece(
            x=space.x,
            y=top - space.y,
            side=piece.seat,
            color=colors.get(piece.id) or colors[piece.seat],
            marked=bool(piece.mark.strip()),
        )
        for space in drawing.layout.spaces
        if (piece := pieces.get(space.id)) is not None
    ]
