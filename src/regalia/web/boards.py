"""HTTP handlers: games, their boards, and checks of users' boards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeVar

from regalia.core.contract import SPECTATOR, BoardInfo, BoardLayout, DrawnView, PlacedPiece
from regalia.core.errors import BadField
from regalia.core.game import Game
from regalia.core.i18n import languages
from regalia.core.rules import Rules
from regalia.core.validation import echo
from regalia.games import registry
from regalia.players.levels import MAX_LEVEL
from regalia.services.limits import LimitKind
from regalia.web import logs
from regalia.web.game_texts import game_texts, texts_version
from regalia.web.messages.server import (
    BoardName,
    BoardSource,
    CheckBoard,
    GameInfo,
    Games,
    GameTexts,
    TextsQuery,
)
from regalia.web.request_context import RequestContext

CACHE_BRIEFLY = "public, max-age=300"
CACHE_ONE_DAY = "public, max-age=86400"
CACHE_FOR_GOOD = "public, max-age=31536000, immutable"
DEFAULT_BOARD = "default"  # id of the board of a game with one board
Form = TypeVar("Form", BoardLayout, BoardInfo)  # representation of a board
OWN_BOARD = "own"  # name of a board that is checked before it has one


async def get_games(request: RequestContext[None]) -> Games:
    """All games, with their options, levels and boards."""
    request.headers["cache-control"] = CACHE_BRIEFLY
    return Games(games=list(filter(None, map(listed_game, registry.GAMES))), languages=languages())


def listed_game(game: str) -> GameInfo | None:
    """Returns a game for the list; None if an installed one fails, which is logged, so that the others are listed."""
    try:
        return game_info(game)
    except Exception as error:  # whatever the code of a game raises
        if game in registry.BUILT_IN:
            raise
        logs.failure("game failed", error, game=game)
        return None


@cache
def game_info(game: str) -> GameInfo:
    """Returns a game as the new-match form needs it."""
    rules = registry.GAMES[game]
    is_installed = game in registry.INSTALLED
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
        own_boards=rules.own_boards,
        texts=texts_version(game) if is_installed else "",
        pieces=first_pieces(rules) if is_installed else (),
    )


def first_pieces(rules: Rules) -> tuple[PlacedPiece, ...]:
    """Returns the pieces of the first position; none for a game that browsers do not draw by its pieces."""
    view = rules.presentation.drawn(Game.new(rules, {}, seed=0).view(SPECTATOR))
    return view.pieces if isinstance(view, DrawnView) else ()


async def get_game_texts(request: RequestContext[None]) -> GameTexts:
    """The texts of an installed game. With the current version they are cached for good."""
    game = request.path_param("game")
    if game not in registry.INSTALLED:
        raise BadField("unknown-game", field="game", game=echo(game), known=", ".join(registry.INSTALLED))
    is_current = request.query(TextsQuery).version == texts_version(game)
    request.headers["cache-control"] = CACHE_FOR_GOOD if is_current else CACHE_BRIEFLY
    return game_texts(game, request.path_param("language"))


@cache
def layouts(game: str) -> dict[str, BoardLayout]:
    """Returns the layouts of the boards that come with a game.

    A game with one board or none has it as `default` too, so that it can be found without its id.
    """
    found = dict(registry.GAMES[game].presentation.board_layouts())
    if len(found) > 1:
        return found
    empty = BoardLayout(game=game, id=DEFAULT_BOARD, name="", note="", width=0, height=0, spaces=())
    return {DEFAULT_BOARD: next(iter(found.values()), empty), **found}


@cache
def texts(game: str) -> dict[str, BoardInfo]:
    """Returns the same boards with their texts."""
    return dict(registry.GAMES[game].presentation.board_infos())


async def get_board(request: RequestContext[None]) -> BoardLayout:
    """A board as it is drawn; `default` is the only one of its game. Built-in boards never change: they are cached."""
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
    is_built_in = request.path_param("game") in registry.BUILT_IN
    request.headers["cache-control"] = CACHE_ONE_DAY if is_built_in else CACHE_BRIEFLY
    return found


async def check_board(request: RequestContext[CheckBoard]) -> BoardLayout:
    """Check a board of one's own: its layout, or the error with line, column and rule."""
    await request.admit(LimitKind.UPLOAD)
    rules = registry.rules(request.body.game).with_boards({OWN_BOARD: request.body.text})
    return rules.presentation.board_layouts()[OWN_BOARD]
