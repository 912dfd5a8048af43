"""What there is to play: the games, their boards, and boards that people bring along."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeVar

from regalia.core.contract import BoardInfo, BoardLayout
from regalia.core.errors import BadField
from regalia.core.i18n import languages
from regalia.games import registry
from regalia.players.levels import MAX_LEVEL
from regalia.services.limits import LimitKind
from regalia.web.messages import BoardName, BoardSource, CheckBoard, GameInfo, Games
from regalia.web.request_context import RequestContext

CACHE_ONE_DAY = "public, max-age=86400"
Form = TypeVar("Form", BoardLayout, BoardInfo)  # what a board is sent as
OWN_BOARD = "own"  # what a board is called that is looked at before it has a name


async def games(request: RequestContext[None]) -> Games:
    """All games, with what can be chosen before one begins."""
    request.headers["cache-control"] = "public, max-age=300"
    return Games(games=[game_info(game) for game in registry.GAMES], languages=languages())


@cache
def game_info(game: str) -> GameInfo:
    """A game as one sets it up."""
    spec = registry.GAMES[game]
    return GameInfo(
        id=spec.id,
        rules_version=spec.rules_version,
        seats=list(spec.seats),
        options=dict(spec.options()),
        levels=list(range(1, MAX_LEVEL + 1)),
        boards=[
            BoardName(id=chart.id, name=chart.name, note=chart.note) for chart in spec.board_infos().values()
        ],
    )


@cache
def plans(game: str) -> dict[str, BoardLayout]:
    """The boards that come with a game."""
    return dict(registry.GAMES[game].board_layouts())


@cache
def charts(game: str) -> dict[str, BoardInfo]:
    """The same boards, with their texts."""
    return dict(registry.GAMES[game].board_infos())


async def board(request: RequestContext[None]) -> BoardLayout:
    """A board as it is drawn: all of it that never changes, so that it need be asked for once."""
    return find_board(request, plans(registry.spec(request.path_param("game")).id))


async def source(request: RequestContext[None]) -> BoardSource:
    """A board as it is written: what one's own can begin with."""
    return BoardSource(text=find_board(request, charts(registry.spec(request.path_param("game")).id)).text)


def find_board(request: RequestContext[None], known: Mapping[str, Form]) -> Form:
    """What a request asks for by the name of a board. Raises: BadField, where there is no such board."""
    found = known.get(request.path_param("board"))
    if found is None:
        raise BadField(
            "no-such-board", field="board", board=request.path_param("board"), known=", ".join(known)
        )
    request.headers["cache-control"] = CACHE_ONE_DAY
    return found


async def check_board(request: RequestContext[CheckBoard]) -> BoardLayout:
    """Whether a board of one's own is sound: as it is drawn, or what is wrong, by line, column and rule."""
    request.count(LimitKind.UPLOAD)
    spec = registry.spec(request.body.game).with_texts({OWN_BOARD: request.body.text})
    return spec.board_layouts()[OWN_BOARD]
