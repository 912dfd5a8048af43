"""The lobby: how much one person may have going on, fair lists, and what is in no list."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.services import commands as c
from regalia.services import errors
from regalia.services.creation import MatchRequest
from regalia.services.lobby import STRONG_LEVEL, LobbyLimits, interleave_by_founder
from regalia.services.match_settings import Correspondence
from tests.services.live import GAME, House, run
from tests.services.players import KING

FEW = LobbyLimits(running=3, strong=1, invites=2, challenges=3, challenges_per_address=4, page=3)
HERE, THERE = "192.0.2.1", "192.0.2.2"


def wish(kind: Any, **more: Any) -> MatchRequest:
    """A match of a kind, whose founder is the king."""
    return MatchRequest(**{"game": GAME, "kind": kind, "seat": KING, **more})


async def refused(house: House, account: str, wanted: MatchRequest, **more: Any) -> str:
    """Why somebody may not begin a match."""
    with pytest.raises(errors.TooMany) as caught:
        await house.lobby.create(account, wanted, **more)
    assert "{" not in caught.value.words()
    return caught.value.reason


def test_one_person_has_few_open_matches_and_others_have_theirs() -> None:
    async def test(house: House) -> None:
        house.lobby.limits = FEW
        for _ in range(FEW.challenges):
            await house.lobby.create("ann", wish("open"))
        assert await refused(house, "ann", wish("open")) == "too-many-open"
        await house.lobby.create("ann", wish("invite"))
        await house.lobby.create("bob", wish("open"))

    run(test)


def test_one_address_has_few_open_matches_however_many_guests_it_has() -> None:
    async def test(house: House) -> None:
        house.lobby.limits = FEW
        for number in range(FEW.challenges_per_address):
            terms = await house.lobby.create(f"guest-{number}", wish("open"), address=HERE)
        assert await refused(house, "one-more", wish("open"), address=HERE) == "too-many-open-here"
        await house.lobby.create("one-more", wish("open"), address=THERE)
        await house.lobby.join("bob", terms.id)
        await house.lobby.create("one-more", wish("open"), address=HERE)

    run(test)


def test_one_person_has_only_so_many_matches_running() -> None:
    async def test(house: House) -> None:
        house.lobby.limits = FEW
        for _ in range(FEW.running):
            terms = await house.lobby.create("ann", wish("hotseat"))
        assert await refused(house, "ann", wish("open")) == "too-many-running"
        others = await house.lobby.create("bob", wish("open"))
        with pytest.raises(errors.TooMany):
            await house.lobby.join("ann", others.id)
        await house.live_matches.execute(terms.id, "ann", c.Resign(id="1"))
        await house.lobby.join("ann", others.id)

    run(test)


def test_strong_levels_have_a_limit_of_their_own() -> None:
    async def test(house: House) -> None:
        house.lobby.limits = FEW
        await house.lobby.create("ann", wish("computer", level=STRONG_LEVEL))
        assert await refused(house, "ann", wish("computer", level=STRONG_LEVEL + 1)) == "too-many-strong"
        await house.lobby.create("ann", wish("computer", level=STRONG_LEVEL - 1))

    run(test)


def test_a_rematch_needs_room_as_a_new_match_does() -> None:
    async def test(house: House) -> None:
        house.lobby.limits = FEW
        first = await house.lobby.create("ann", wish("hotseat"))
        await house.live_matches.execute(first.id, "ann", c.Resign(id="1"))
        await house.lobby.check_rematch("ann", first.id)
        for _ in range(FEW.running):
            await house.lobby.create("ann", wish("hotseat"))
        with pytest.raises(errors.TooMany):
            await house.lobby.check_rematch("ann", first.id)

    run(test)


def test_the_open_match_of_somebody_who_is_gone_is_cancelled() -> None:
    async def test(house: House) -> None:
        limits = house.lobby.limits
        gone = await house.lobby.create("ann", wish("open"))
        here = await house.lobby.create("bob", wish("open"))
        slow = await house.lobby.create("cleo", wish("open", clock=Correspondence(3)))
        assert await house.lobby.expire(lambda account: account == "bob") == 0
        house.clock.now += limits.absence + 1
        assert await house.lobby.expire(lambda account: account == "bob") == 1
        assert (await house.live_matches.get(gone.id)).over
        listed = {one.id for one in (await house.lobby.challenges()).matches}
        assert listed == {here.id, slow.id}
        house.clock.now += limits.absence_correspondence
        assert await house.lobby.expire(lambda account: account == "bob") == 1

    run(test)


def test_each_founder_has_a_place_before_anybody_has_a_second_one() -> None:
    async def test(house: House) -> None:
        for account in ("ann", "ann", "ann", "bob", "bob", "cleo"):
            await house.lobby.create(account, wish("open"))
        listed = interleave_by_founder(await house.store.challenges(most=10))
        assert [next(iter(one.players.values())).account for one in listed] == [  # type: ignore[union-attr]
            "ann", "bob", "cleo", "ann", "bob", "ann",
        ]  # fmt: skip

    run(test)


def test_a_list_is_paged_and_no_page_is_larger_than_the_limit() -> None:
    async def test(house: House) -> None:
        house.lobby.limits = FEW
        for number in range(7):
            await house.lobby.create(f"guest-{number}", wish("open"))
        seen, skip = [], 0
        while True:
            page = await house.lobby.challenges(skip=skip, limit=100)
            assert len(page.matches) <= FEW.page
            seen += [one.id for one in page.matches]
            if page.next is None:
                break
            skip = page.next
        assert len(seen) == len(set(seen)) == 7

    run(test)


def test_only_open_matches_of_others_are_listed_to_watch() -> None:
    async def test(house: House) -> None:
        private = await house.lobby.create("ann", wish("invite"))
        await house.lobby.join("bob", private.id, private.invite)
        await house.lobby.create("ann", wish("computer", level=1))
        await house.lobby.create("ann", wish("hotseat"))
        public = await house.two()
        for account, listed in ((None, [public.id]), ("eve", [public.id]), ("ann", []), ("bob", [])):
            assert [one.id for one in (await house.lobby.live(account)).matches] == listed

    run(test)
