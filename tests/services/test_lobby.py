"""The lobby: limits per account, fair lists, and private matches that are not listed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regalia.services import errors
from regalia.services.matches import commands as c
from regalia.services.matches.creation import NewMatch
from regalia.services.matches.lobby import STRONG_LEVEL, LobbyLimits, interleave_by_founder
from regalia.services.matches.match_settings import Correspondence, NoClock, TimeControl
from tests.support.match_services import GAME, MatchServices
from tests.support.scripted_match import KING

FEW = LobbyLimits(running=3, strong=1, invites=2, challenges=3, challenges_per_address=4, page=3)
HERE, THERE = "192.0.2.1", "192.0.2.2"


def match_request(kind: str, *, clock: TimeControl | None = None, **opponent: Any) -> NewMatch:
    """Returns a request for a match of a kind, whose founder is the king."""
    body = {"game": GAME, "opponent": {"type": kind, **opponent}, "seat": KING}
    return msgspec.structs.replace(msgspec.convert(body, NewMatch), clock=clock or NoClock())


async def refused(services: MatchServices, account: str, wanted: NewMatch, **more: Any) -> str:
    """Returns why an account may not create a match."""
    with pytest.raises(errors.TooMany) as caught:
        await services.lobby.create(account, wanted, **more)
    assert "{" not in caught.value.words()
    return caught.value.reason


@pytest.mark.anyio
async def test_one_person_has_few_open_matches_and_others_have_theirs(services: MatchServices) -> None:
    services.lobby.limits = FEW
    for _ in range(FEW.challenges):
        await services.lobby.create("ann", match_request("open"))
    assert await refused(services, "ann", match_request("open")) == "too-many-open"
    await services.lobby.create("ann", match_request("invite"))
    await services.lobby.create("bob", match_request("open"))


@pytest.mark.anyio
async def test_one_address_has_few_open_matches_however_many_guests_it_has(services: MatchServices) -> None:
    services.lobby.limits = FEW
    for number in range(FEW.challenges_per_address):
        terms = await services.lobby.create(f"guest-{number}", match_request("open"), address=HERE)
    assert await refused(services, "one-more", match_request("open"), address=HERE) == "too-many-open-here"
    await services.lobby.create("one-more", match_request("open"), address=THERE)
    await services.lobby.join("bob", terms.id)
    await services.lobby.create("one-more", match_request("open"), address=HERE)


@pytest.mark.anyio
async def test_one_person_has_only_so_many_matches_running(services: MatchServices) -> None:
    services.lobby.limits = FEW
    for _ in range(FEW.running):
        terms = await services.lobby.create("ann", match_request("hotseat"))
    assert await refused(services, "ann", match_request("open")) == "too-many-running"
    others = await services.lobby.create("bob", match_request("open"))
    with pytest.raises(errors.TooMany):
        await services.lobby.join("ann", others.id)
    await services.live_matches.execute(terms.id, "ann", c.Resign(id="1"))
    await services.lobby.join("ann", others.id)


@pytest.mark.anyio
async def test_strong_levels_have_a_limit_of_their_own(services: MatchServices) -> None:
    services.lobby.limits = FEW
    await services.lobby.create("ann", match_request("computer", level=STRONG_LEVEL))
    assert (
        await refused(services, "ann", match_request("computer", level=STRONG_LEVEL + 1)) == "too-many-strong"
    )
    await services.lobby.create("ann", match_request("computer", level=STRONG_LEVEL - 1))


@pytest.mark.anyio
async def test_a_rematch_needs_room_as_a_new_match_does(services: MatchServices) -> None:
    services.lobby.limits = FEW
    first = await services.lobby.create("ann", match_request("hotseat"))
    await services.live_matches.execute(first.id, "ann", c.Resign(id="1"))
    await services.lobby.check_rematch("ann", first.id)
    for _ in range(FEW.running):
        await services.lobby.create("ann", match_request("hotseat"))
    with pytest.raises(errors.TooMany):
        await services.lobby.check_rematch("ann", first.id)


@pytest.mark.anyio
async def test_the_open_match_of_somebody_who_is_gone_is_cancelled(services: MatchServices) -> None:
    limits = services.lobby.limits
    gone = await services.lobby.create("ann", match_request("open"))
    here = await services.lobby.create("bob", match_request("open"))
    slow = await services.lobby.create("cleo", match_request("open", clock=Correspondence(3)))
    assert await services.lobby.expire(lambda account: account == "bob") == 0
    services.clock.now += limits.absence + 1
    assert await services.lobby.expire(lambda account: account == "bob") == 1
    assert (await services.live_matches.get(gone.id)).over
    listed = {one.id for one in (await services.lobby.challenges()).matches}
    assert listed == {here.id, slow.id}
    services.clock.now += limits.absence_correspondence
    assert await services.lobby.expire(lambda account: account == "bob") == 1


@pytest.mark.anyio
async def test_each_founder_has_a_place_before_anybody_has_a_second_one(services: MatchServices) -> None:
    for account in ("ann", "ann", "ann", "bob", "bob", "cleo"):
        await services.lobby.create(account, match_request("open"))
    listed = interleave_by_founder(await services.store.challenges(most=10))
    assert [next(iter(one.players.values())).account for one in listed] == [  # type: ignore[union-attr]
        "ann", "bob", "cleo", "ann", "bob", "ann",
    ]  # fmt: skip


@pytest.mark.anyio
async def test_a_list_is_paged_and_no_page_is_larger_than_the_limit(services: MatchServices) -> None:
    services.lobby.limits = FEW
    for number in range(7):
        await services.lobby.create(f"guest-{number}", match_request("open"))
    seen, skip = [], 0
    while True:
        page = await services.lobby.challenges(skip=skip, limit=100)
        assert len(page.matches) <= FEW.page
        seen += [one.id for one in page.matches]
        if page.next is None:
            break
        skip = page.next
    assert len(seen) == len(set(seen)) == 7


@pytest.mark.anyio
async def test_only_open_matches_of_others_are_listed_to_watch(services: MatchServices) -> None:
    private = await services.lobby.create("ann", match_request("invite"))
    await services.lobby.join("bob", private.id, private.invite)
    await services.lobby.create("ann", match_request("computer", level=1))
    await services.lobby.create("ann", match_request("hotseat"))
    public = await services.match_of_two()
    for account, listed in ((None, [public.id]), ("eve", [public.id]), ("ann", []), ("bob", [])):
        assert [one.id for one in (await services.lobby.live(account)).matches] == listed
