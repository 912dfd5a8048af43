"""Matches that start from a position of a finished match."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regalia.core.errors import BadField
from regalia.games import registry
from regalia.services.archive.record_import import import_record
from regalia.services.errors import NoSuchMatch, NoSuchMoment, NotAllowedNow
from regalia.services.matches import projections
from regalia.services.matches.commands import Accept, Act, Ask, Resign
from regalia.services.matches.creation import (
    AnyOpponent,
    ComputerOpponent,
    HotseatOpponent,
    InvitedOpponent,
    MomentStart,
    NewMatch,
    Opponent,
)
from regalia.services.matches.match import Match
from regalia.services.matches.player_identity import player_identity
from regalia.services.matches.verification import findings, try_replay
from tests.support.match_services import GAME, MatchServices

pytestmark = pytest.mark.anyio
HOTSEAT = HotseatOpponent()


async def finished(services: MatchServices, actions: int = 6) -> Match:
    """A match of Ann and Bob that ends after some actions."""
    match = await services.match_of_two()
    for number in range(actions):
        assert match.actor is not None
        player = match.players[match.actor]
        command = Act(id=str(number), revision=match.revision, action=match.game.legal()[0])
        await services.live_matches.execute(match.id, player.account, command)  # type: ignore[union-attr]
    await services.live_matches.execute(match.id, "ann", Resign(id="end"))
    return match


async def continued(
    services: MatchServices, source: Match, number: int, opponent: Opponent = HOTSEAT, **more: object
) -> Match:
    """A match that Carol continues after an entry."""
    wanted = {"game": GAME, "opponent": opponent, "start": MomentStart(source.id, number), **more}
    settings = await services.lobby.create("carol", NewMatch(**wanted))  # type: ignore[arg-type]
    return await services.live_matches.get(settings.id)


def acted(match: Match, index: int) -> int:
    """The number of an entry that changed the position."""
    return [*match.plies][index]


async def test_a_moment_starts_from_its_position_with_a_new_seed(services: MatchServices) -> None:
    source = await finished(services)
    number = acted(source, 3)
    match = await continued(services, source, number)
    plies = source.plies[number]
    assert match.game.position() == source.rules.setup.position(source.game.state_at(plies))
    assert match.settings.seed != source.settings.seed
    assert not match.settings.rated
    assert match.settings.options == source.settings.options


@pytest.mark.parametrize("opponent", [ComputerOpponent(1), InvitedOpponent(), AnyOpponent(), HOTSEAT])
async def test_a_moment_is_continued_against_every_opponent(
    services: MatchServices, opponent: Opponent
) -> None:
    source = await finished(services)
    match = await continued(services, source, acted(source, 2), opponent, seat="king")
    assert match.settings.founder_seat == "king"
    assert match.status == ("waiting" if isinstance(opponent, InvitedOpponent | AnyOpponent) else "running")


async def test_a_match_from_a_position_is_the_same_after_loading(services: MatchServices) -> None:
    source = await finished(services)
    match = await continued(services, source, acted(source, 2))
    loaded = Match.replay(*await services.store.load(match.id))
    assert loaded.game.position() == match.game.position()
    assert loaded.game.setup == match.game.setup


async def test_the_start_position_is_in_no_message_and_no_export_before_the_end(
    services: MatchServices,
) -> None:
    source = await finished(services)
    match = await continued(services, source, acted(source, 2), InvitedOpponent(), seat="king")
    await services.lobby.join("bob", match.id, match.settings.invite)
    for audience in match.audiences:
        shown = projections.snapshot(match, audience, now=0, identify=player_identity)
        sent = msgspec.json.encode([shown, match.export(audience)]).decode()
        assert "start" not in msgspec.to_builtins(shown)
        assert source.id not in sent
    hidden = match.game.position()["assassins"]
    view = msgspec.to_builtins(match.game.view("king"))
    assert hidden
    assert view["assassins"] != hidden


async def test_the_record_of_a_match_from_a_position_verifies_and_imports(services: MatchServices) -> None:
    source = await finished(services)
    match = await continued(services, source, acted(source, 2))
    for number in range(4):
        command = Act(id=str(number), revision=match.revision, action=match.game.legal()[-1])
        await services.live_matches.execute(match.id, "carol", command)
    await services.live_matches.execute(match.id, "carol", Resign(id="end"))
    record = match.record()
    assert findings(record, try_replay(record)) == []
    assert registry.replay(record.line()).position() == match.game.position()
    imported = import_record(record, 0)
    assert imported.game.position() == match.game.position()
    assert imported.record() == record


async def test_a_rematch_starts_from_the_first_position_of_the_rules(services: MatchServices) -> None:
    source = await finished(services)
    match = await continued(services, source, acted(source, 2), AnyOpponent(), seat="king")
    await services.lobby.join("bob", match.id)
    execute = services.live_matches.execute
    await execute(match.id, "bob", Resign(id="1"))
    await execute(match.id, "bob", Ask(id="2", revision=match.revision, offer="rematch"))
    await execute(match.id, "carol", Accept(id="3", revision=match.revision, offer="rematch"))
    assert match.next_match is not None
    following = await services.live_matches.get(match.next_match)
    assert following.settings.start is None
    assert following.game.setup.position is None


async def test_a_moment_of_a_running_match_is_refused(services: MatchServices) -> None:
    running = await services.match_of_two()
    with pytest.raises(NotAllowedNow, match="in progress"):
        await continued(services, running, running.number)


@pytest.mark.parametrize("number", [-1, 0, 1, 1000, 2**63])
async def test_a_number_without_a_position_is_refused(services: MatchServices, number: int) -> None:
    source = await finished(services)
    with pytest.raises(NoSuchMoment):
        await continued(services, source, number)


async def test_a_position_in_which_the_game_is_over_is_refused(services: MatchServices) -> None:
    source = await finished(services, actions=1)
    while source.game.actor is not None:  # a game that ended by its rules
        source.game.push("end" if "end" in source.game.legal() else source.game.legal()[0])
    source.plies[source.number] = len(source.game.steps)
    with pytest.raises(NoSuchMoment) as error:
        await continued(services, source, source.number)
    assert error.value.reason == "moment-not-playable"


async def test_an_unknown_match_is_refused(services: MatchServices) -> None:
    wanted = NewMatch(game=GAME, opponent=HOTSEAT, start=MomentStart("nothing", 1))
    with pytest.raises(NoSuchMatch):
        await services.lobby.create("carol", wanted)


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"rated": True, "opponent": AnyOpponent()}, "rated"),
        ({"options": {"board": "B"}}, "options"),
        ({"boards": {"mine": "text"}}, "boards"),
        ({"game": "brandubh"}, "game"),
        ({"seat": "nobody"}, "seat"),
    ],
)
async def test_fields_that_do_not_fit_a_position_are_refused(
    services: MatchServices, more: dict[str, Any], field: str
) -> None:
    source = await finished(services)
    with pytest.raises(BadField) as error:
        await continued(services, source, acted(source, 2), **more)
    assert error.value.field == field


async def test_the_settings_of_an_ordinary_match_are_stored_without_a_start(services: MatchServices) -> None:
    match = await services.match_of_two()
    assert "start" not in msgspec.json.decode(msgspec.json.encode(match.settings))
