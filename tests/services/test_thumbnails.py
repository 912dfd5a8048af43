"""Thumbnails of matches: the own view of a player, else the spectators', and who is at the board."""

from __future__ import annotations

import msgspec
import pytest

from regalia.core.contract import SPECTATOR, Seat
from regalia.services import errors
from regalia.services.matches import commands as c
from regalia.services.matches.creation import HotseatOpponent, NewMatch
from regalia.services.matches.match import Match
from regalia.services.matches.messages import Picture
from regalia.services.matches.thumbnails import Thumbnails, draw_picture
from tests.support.fakes import FakeClock, RecordingSubscriber
from tests.support.match_services import GAME, MatchServices, until
from tests.support.memory_bus import MemoryHub
from tests.support.memory_matches import MemoryMatches
from tests.support.scripted_match import ASSASSINS, BLUE, KING, PICK, ScriptedMatch, match_settings
from tests.support.twin_matches import played, two_picks

pytestmark = pytest.mark.anyio


def picture(match: Match, audience: Seat) -> Picture:
    """Returns a match as an audience sees it in a list."""
    return draw_picture(match.rules, match.rules.observation.view(match.game.state, audience, ()))


async def pick(services: MatchServices, match: str, account: str = "bob") -> Match:
    """Plays the secret choice of the assassins."""
    found = await services.live_matches.get(match)
    action = c.Act(id="1", revision=found.revision, action=PICK)
    await services.live_matches.execute(match, account, action, seat=ASSASSINS)
    return found


async def marked(services: MatchServices, match: str, account: str | None) -> int:
    """Returns how many pieces the thumbnail of an account marks."""
    shown = await Thumbnails(services.live_matches).get(match, account)
    return sum(piece.marked for piece in shown.picture.pieces)


async def test_a_player_sees_the_own_view_and_everybody_else_that_of_spectators(
    services: MatchServices,
) -> None:
    match = (await pick(services, (await services.match_of_two()).id)).id
    assert await marked(services, match, "bob") == 3  # the assassins
    assert [await marked(services, match, account) for account in ("ann", "eve", None)] == [0, 0, 0]


async def test_two_players_at_one_screen_see_no_secrets_in_a_list(services: MatchServices) -> None:
    settings = await services.lobby.create("ann", NewMatch(game=GAME, opponent=HotseatOpponent()))
    await pick(services, settings.id, "ann")
    assert await marked(services, settings.id, "ann") == 0


@pytest.mark.parametrize("audience", [KING, SPECTATOR])
async def test_pictures_of_matches_that_differ_in_a_secret_are_the_same(audience: Seat) -> None:
    one, other = (played(choice, 30).match for choice in two_picks())
    assert picture(one, ASSASSINS) != picture(other, ASSASSINS)
    assert msgspec.json.encode(picture(one, audience)) == msgspec.json.encode(picture(other, audience))


@pytest.mark.parametrize(("game", "seat"), [("king-and-assassins", KING), ("king-of-the-hill", BLUE)])
async def test_a_picture_has_the_ground_of_every_space_and_every_piece(game: str, seat: Seat) -> None:
    match = ScriptedMatch(match_settings(game)).match
    view = match.rules.observation.view(match.game.state, seat, ())
    drawing = match.rules.presentation.drawing(view)
    assert drawing is not None
    layout, shown = drawing.layout, picture(match, seat)
    assert (len(shown.rows), {len(row) for row in shown.rows}) == (layout.height, {layout.width})
    assert sum(letter != " " for row in shown.rows for letter in row) == len(layout.spaces)
    assert {letter for row in shown.rows for letter in row if letter != " "} == {*shown.colors}
    at = {(space.x, layout.height - 1 - space.y): space.id for space in layout.spaces}
    assert {at[piece.x, piece.y] for piece in shown.pieces} == {*match.rules.presentation.pieces(view)}


async def test_a_new_position_gives_a_new_picture_and_the_same_one_is_drawn_once(
    services: MatchServices,
) -> None:
    thumbnails = Thumbnails(services.live_matches)
    match = await pick(services, (await services.match_of_two()).id)
    before = (await thumbnails.get(match.id, "ann")).picture
    assert (await thumbnails.get(match.id, "ann")).picture is before
    step = next(action for action in match.game.legal() if len(action) == 4)
    act = c.Act(id="2", revision=match.revision, action=step)
    await services.live_matches.execute(match.id, "ann", act)
    assert (await thumbnails.get(match.id, "ann")).picture != before


async def test_a_match_that_is_over_is_shown_without_keeping_it_in_memory(services: MatchServices) -> None:
    match = await pick(services, (await services.match_of_two()).id)
    await services.live_matches.execute(match.id, "ann", c.Resign(id="2"))
    thumbnails = Thumbnails(services.live_matches)
    in_memory = (await thumbnails.get(match.id, "ann")).picture
    services.live_matches._drop(match.id)
    read = await Thumbnails(services.live_matches).get(match.id, "ann")
    assert (read.picture, read.present) == (in_memory, [])
    assert match.id not in services.live_matches.loaded


async def test_there_is_no_thumbnail_of_a_match_that_does_not_exist(services: MatchServices) -> None:
    with pytest.raises(errors.NoSuchMatch):
        await Thumbnails(services.live_matches).get("nothing", "ann")


async def test_players_of_other_processes_are_at_the_board_too() -> None:
    store, clock, hub = MemoryMatches(), FakeClock(), MemoryHub()
    one, other = (MatchServices(store, bus=hub.bus(), clock=clock) for _ in range(2))
    for each in (one, other):
        await each.live_matches.start()
    match = await one.match_of_two()
    await one.live_matches.watch(match.id, RecordingSubscriber(), account="bob")
    thumbnails = Thumbnails(other.live_matches)
    await thumbnails.get(match.id, "ann")  # asks the other process who is there
    live = other.live_matches.loaded[match.id]
    await until(lambda: live.presence()[ASSASSINS])
    assert (await thumbnails.get(match.id, "ann")).present == [ASSASSINS]
    for each in (one, other):
        await each.live_matches.stop()
