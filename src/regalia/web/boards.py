"""HTTP handlers: games, their boards, and checks of users' boards."""

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
from regalia.web.messages.server import BoardName, BoardSource, CheckBoard, GameInfo, Games
from regalia.web.request_context import RequestContext

CACHE_ONE_DAY = "public, max-age=86400"
Form = TypeVar("Form", BoardLayout, BoardInfo)  # representation of a board
OWN_BOARD = "own"  # name of a board that is checked before it has one


async def get_games(request: RequestContext[None]) -> Games:
    """All games, with their options, levels and boards."""
    request.headers["cache-control"] = "public, max-age=300"
    return Games(games=[game_info(game) for game in registry.GAMES], languages=languages())


@cache
def game_info(game: str) -> GameInfo:
    """Returns a game as the new-match form needs it."""
    rules = registry.GAMES[game]
    return GameInfo(
        id=rules.id,
        rules_version=rules.rules_version,
        seats=list(rules.seats),
        options=dict(rules.setup.options()),
        levels=list(range(1, MAX_LEVEL + 1)),
        boards=[
            BoardName(id=info.id, name=info.name, note=info.note)
            for info in rules.presentation.board_infos().values()
        ],
    )


@cache
def layouts(game: str) -> dict[str, BoardLayout]:
    """Returns the layouts of the boards that come with a game."""
    return dict(registry.GAMES[game].presentation.board_layouts())


@cache
def texts(game: str) -> dict[str, BoardInfo]:
    """Returns the same boards with their texts."""
    return dict(registry.GAMES[game].presentation.board_infos())


async def get_board(request: RequestContext[None]) -> BoardLayout:
    """A board as it is drawn. It never changes, so that it is cached."""
    return find_board(request, layouts(registry.rules(request.path_param("game")).id))


async def get_board_text(request: RequestContext[None]) -> BoardSource:
    """The text of a board, as a start for one's own."""
    return BoardSource(text=find_board(request, texts(registry.rules(request.path_param("game")).id)).text)


def find_board(request: RequestContext[None], known: Mapping[str, Form]) -> Form:
    """Returns the board that a request names. Raises: BadField if there is no such board."""
    found = known.get(request.path_param("board"))
    if found is None:
        raise BadField(
            "no-such-board", field="board", board=request.path_param("board"), known=", ".join(known)
        )
    request.headers["cache-control"] = CACHE_ONE_DAY
    return found


async def check_board(request: RequestContext[CheckBoard]) -> BoardLayout:
    """Check a board of one's own: its layout, or the error with line, column and rule."""
    request.count(LimitKind.UPLOAD)
    rules = registry.rules(request.body.game).with_boards({OWN_BOARD: request.body.text})
    return rules.presentation.board_layouts()[OWN_BOARD]
