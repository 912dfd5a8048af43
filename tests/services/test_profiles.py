"""Profiles, histories and leaderboards."""

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.services.errors import NoSuchAccount, ServiceError
from regalia.services.leaderboards import LEAST_GAMES
from tests.services.people import DAY, People, check
from tests.services.test_ratings import GAME, finished


async def played(people: People, one: str, other: str, results: str) -> None:
    """Matches of one as the king against another: `+` won, `=` drawn, `-` lost."""
    for number, result in enumerate(results):
        people.clock.ms += 3_600_000
        await people.ratings.count(
            finished(
                f"{one}-{other}-{number}",
                holders={"king": one, "assassins": other},
                winner={"+": "king", "=": None, "-": "assassins"}[result],
                at=people.clock.ms,
            )
        )


def test_a_profile_tells_how_somebody_has_fared() -> None:
    async def play() -> None:
        people = People()
        anna, guest = await people.named("Anna"), await people.accounts.guest()
        await played(people, anna.id, guest.id, "++=-")
        await played(people, guest.id, anna.id, "+")
        profile = await people.profiles.profile(await people.profiles.holder("ANNA"))
        assert profile.face.words() == "Anna"
        assert profile.since == anna.since
        assassins, king = profile.records
        assert (king.game, king.seat, king.won, king.drawn, king.lost) == (GAME, "king", 2, 1, 1)
        assert (assassins.seat, assassins.won, assassins.lost) == ("assassins", 0, 1)
        assert king.rating is not None
        assert king.rating.provisional
        assert [point.match[-1] for point in king.line] == ["0", "1", "2", "3"]
        assert king.line[-1].value == king.rating.value
        assert anna.id not in str(profile.face)

    asyncio.run(play())


def test_a_history_is_paged_from_the_newest_on() -> None:
    async def play() -> None:
        people = People()
        anna, guest = await people.named("Anna"), await people.accounts.guest()
        await played(people, anna.id, guest.id, "+-=+-")
        await played(people, anna.id, "level-3", "+")
        page, seen = await people.profiles.history(anna.id, limit=4), []
        seen += page.matches
        while page.next is not None:
            page = await people.profiles.history(anna.id, limit=4, before=page.next)
            seen += page.matches
        assert [one.outcome for one in seen] == ["won", "lost", "won", "drawn", "lost", "won"]
        assert seen[0].opponent.words() == "Computer, level 3"
        assert seen[1].opponent.kind == "guest"
        assert seen[1].after == seen[0].before
        await people.accounts.delete(guest.id)
        later = await people.profiles.history(anna.id, limit=100)
        assert [one.opponent.kind for one in later.matches] == ["computer", *["deleted"] * 5]

    asyncio.run(play())


def test_levels_have_profiles_and_those_who_have_left_have_none() -> None:
    async def play() -> None:
        people = People()
        assert (await people.profiles.profile(await people.profiles.holder("Level-3"))).face.level == 3
        anna = await people.named("Anna")
        await people.accounts.delete(anna.id, password="correct horse")
        with pytest.raises(NoSuchAccount):
            await people.profiles.profile(anna.id)
        with pytest.raises(NoSuchAccount):
            await people.profiles.holder("Anna")

    asyncio.run(play())


def test_a_leaderboard_has_those_who_have_played_enough_and_all_levels() -> None:
    async def play() -> None:
        people = People()
        anna, berta, guest = (
            await people.named("Anna"),
            await people.named("Berta"),
            await people.accounts.guest(),
        )
        await played(people, anna.id, "level-4", "+" * LEAST_GAMES)
        await played(people, berta.id, "level-4", "+" * (LEAST_GAMES - 1))
        await played(people, guest.id, "level-4", "+" * LEAST_GAMES)
        board = await people.leaderboards.board(GAME, "king", limit=50)
        assert [row.face.words() for row in board.rows if row.place] == ["Anna"]
        assert {row.face.level for row in board.rows if row.face.kind == "computer"} == set(range(1, 9))
        floors = [row.rating.value - row.rating.deviation for row in board.rows]
        assert floors == sorted(floors, reverse=True)
        await played(people, berta.id, "level-5", "-+-")
        board = await people.leaderboards.board(GAME, "king", limit=50)
        assert [(row.place, row.face.name) for row in board.rows if row.place] == [(1, "Anna"), (2, "Berta")]

    asyncio.run(play())


def test_whoever_stays_away_sinks() -> None:
    async def play() -> None:
        people = People()
        anna, berta = await people.named("Anna"), await people.named("Berta")
        await played(people, anna.id, "level-4", "++++++")
        people.clock.ms += 6000 * DAY
        await played(people, berta.id, "level-3", "++++++")
        board = await people.leaderboards.board(GAME, "king")
        people_only = [row.face.name for row in board.rows if row.place]
        assert people_only == ["Berta", "Anna"]

    asyncio.run(play())


def test_a_leaderboard_is_paged() -> None:
    async def play() -> None:
        people = People()
        first = await people.leaderboards.board(GAME, "king", limit=5)
        rest = await people.leaderboards.board(GAME, "king", limit=5, after=first.next)
        assert (len(first.rows), first.next, len(rest.rows), rest.next) == (5, 5, 3, None)
        assert {row.face.level for row in first.rows + rest.rows} == set(range(1, 9))

    asyncio.run(play())


ANYTHING = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.integers()))


@settings(max_examples=100, deadline=None)
@given(ANYTHING, ANYTHING, ANYTHING, ANYTHING)
def test_whatever_is_asked_is_answered_or_refused_with_a_code(
    one: object, two: object, three: object, four: object
) -> None:
    async def play() -> None:
        people = People()
        for asked in (
            people.profiles.holder(one),
            people.profiles.history("anna", before=one, limit=two),
            people.leaderboards.board(one, two, after=three, limit=four),
            people.leaderboards.board(GAME, "king", after=three, limit=four),
        ):
            try:
                await asked
            except ServiceError as error:
                check(error)
        people.passwords.close()

    asyncio.run(play())
