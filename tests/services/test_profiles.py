"""Profiles, histories and leaderboards."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core.i18n import tr
from regalia.games import registry
from regalia.services.errors import NoSuchAccount, ServiceError
from regalia.services.ratings.rating_rules import DEFAULT
from regalia.services.ratings.ratings import level_holder
from tests.support.finished_matches import GAME, finished, over, played
from tests.support.memory_stores import MemoryRatings
from tests.support.people import DAY, PeopleServices, check_error


async def played_levels(people: PeopleServices, one: str, results: str) -> None:
    """Records the same results against as many levels as a place needs opponents."""
    for level in range(1, DEFAULT.place_opponents + 1):
        await played(people, one, f"level-{level}", results)


@pytest.mark.anyio
async def test_a_profile_tells_how_somebody_has_fared() -> None:
    people = PeopleServices()
    anna, guest = await people.named("Anna"), await people.accounts.guest()
    await played(people, anna.id, guest.id, "++=-")
    await played(people, guest.id, anna.id, "+")
    profile = await people.profiles.profile(await people.profiles.holder("ANNA"))
    assert profile.identity.words() == "Anna"
    assert profile.since == anna.since
    assassins, king = profile.records
    assert (king.game, king.seat, king.won, king.drawn, king.lost) == (GAME, "king", 2, 1, 1)
    assert (assassins.seat, assassins.won, assassins.lost) == ("assassins", 0, 1)
    assert king.rating is not None
    assert king.rating.provisional
    assert len(king.line) == 4
    assert king.line[-1].value == king.rating.value
    assert anna.id not in str(profile.identity)


@pytest.mark.anyio
async def test_a_history_is_paged_from_the_newest_on() -> None:
    people = PeopleServices()
    anna, guest = await people.named("Anna"), await people.accounts.guest()
    await played(people, anna.id, guest.id, "+-=+-")
    await played(people, anna.id, "level-3", "+")
    page, seen = await people.profiles.history(anna.id, limit=4), []
    seen += page.matches
    while page.next is not None:
        page = await people.profiles.history(anna.id, limit=4, before=page.next)
        seen += page.matches
    assert [one.outcome for one in seen] == ["won", "lost", "won", "drawn", "lost", "won"]
    assert seen[0].opponent.words() == tr("face-computer", "en", level=3)
    assert seen[1].opponent.kind == "guest"
    assert seen[1].after is None  # the fifth match of the same two in a week
    assert seen[2].after == seen[0].before
    await people.accounts.delete(guest.id)
    later = await people.profiles.history(anna.id, limit=100)
    assert [one.opponent.kind for one in later.matches] == ["computer", *["deleted"] * 5]


@pytest.mark.anyio
async def test_levels_have_profiles_and_those_who_have_left_have_none() -> None:
    people = PeopleServices()
    assert (await people.profiles.profile(await people.profiles.holder("Level-3"))).identity.level == 3
    anna = await people.named("Anna")
    await people.accounts.delete(anna.id, password="correct horse")
    with pytest.raises(NoSuchAccount):
        await people.profiles.profile(anna.id)
    with pytest.raises(NoSuchAccount):
        await people.profiles.holder("Anna")


@pytest.mark.anyio
async def test_a_leaderboard_has_those_who_have_played_enough_and_all_levels() -> None:
    people = PeopleServices()
    anna, berta, guest = (
        await people.named("Anna"),
        await people.named("Berta"),
        await people.accounts.guest(),
    )
    await played_levels(people, anna.id, "+")
    await played_levels(people, guest.id, "+")
    for level in range(1, DEFAULT.place_opponents):
        await played(people, berta.id, f"level-{level}", "++")
    board = await people.leaderboards.board(GAME, "king", limit=50)
    assert [row.identity.words() for row in board.rows if row.place] == ["Anna"]
    assert {row.identity.level for row in board.rows if row.identity.kind == "computer"} == set(range(1, 9))
    floors = [row.rating.value - row.rating.deviation for row in board.rows]
    assert floors == sorted(floors, reverse=True)
    await played(people, berta.id, "level-5", "-")
    board = await people.leaderboards.board(GAME, "king", limit=50)
    assert [(row.place, row.identity.name) for row in board.rows if row.place] == [
        (1, "Anna"),
        (2, "Berta"),
    ]


@pytest.mark.anyio
async def test_whoever_stays_away_sinks() -> None:
    people = PeopleServices()
    anna, berta = await people.named("Anna"), await people.named("Berta")
    await played_levels(people, anna.id, "+")
    people.clock.ms += 6000 * DAY
    await played_levels(people, berta.id, "+")
    board = await people.leaderboards.board(GAME, "king")
    people_only = [row.identity.name for row in board.rows if row.place]
    assert people_only == ["Berta", "Anna"]


@pytest.mark.anyio
async def test_a_leaderboard_is_paged() -> None:
    people = PeopleServices()
    first = await people.leaderboards.board(GAME, "king", limit=5)
    rest = await people.leaderboards.board(GAME, "king", limit=5, after=first.next)
    assert (len(first.rows), first.next, len(rest.rows), rest.next) == (5, 5, 3, None)
    assert {row.identity.level for row in first.rows + rest.rows} == set(range(1, 9))


ANYTHING = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.integers()))


@pytest.mark.anyio
@settings(max_examples=100, deadline=None)
@given(ANYTHING, ANYTHING, ANYTHING, ANYTHING)
async def test_whatever_is_asked_is_answered_or_refused_with_a_code(
    one: object, two: object, three: object, four: object
) -> None:
    people = PeopleServices()
    for asked in (
        people.profiles.holder(one),
        people.profiles.history("anna", before=one, limit=two),
        people.leaderboards.board(one, two, after=three, limit=four),
        people.leaderboards.board(GAME, "king", after=three, limit=four),
    ):
        try:
            await asked
        except ServiceError as error:
            check_error(error)
    people.passwords.close()


async def gifted(people: PeopleServices, name: str, *, actions: int, named: bool) -> str:
    """Returns an account to which eight new accounts resign a rated match each."""
    winner = await people.named(name)
    for number in range(8):
        loser = await people.named(f"{name}-{number}") if named else await people.accounts.guest()
        people.clock.ms += 60_000
        await people.ratings.record_result(
            finished(
                f"{name}-gift-{number}",
                holders={"king": winner.id, "assassins": loser.id},
                reason="resigned",
                actions=actions,
                at=people.clock.ms,
            )
        )
    return winner.id


async def places(people: PeopleServices) -> list[str | None]:
    """Returns who has a place as the king."""
    board = await people.leaderboards.board(GAME, "king", limit=50)
    return [row.identity.name for row in board.rows if row.place]


@pytest.mark.anyio
async def test_eight_gifted_resignations_give_no_place_and_honest_play_does() -> None:
    people = PeopleServices()
    await gifted(people, "Attacker", actions=2, named=True)
    honest = await people.named("Honest")
    for number in range(DEFAULT.place_opponents):
        other = await people.named(f"Other-{number}")
        await played(people, honest.id, other.id, "+")
    assert await places(people) == ["Honest"]


@pytest.mark.anyio
async def test_long_games_against_guests_give_no_place_either() -> None:
    people = PeopleServices()
    await gifted(people, "Attacker", actions=100, named=False)
    assert await places(people) == []


@pytest.mark.anyio
async def test_five_wins_against_one_opponent_give_no_place() -> None:
    people = PeopleServices()
    one, other = await people.named("One"), await people.named("Other")
    for _ in range(6):
        people.clock.ms += 8 * DAY
        await played(people, one.id, other.id, "+")
    assert await places(people) == []


@pytest.mark.anyio
async def test_private_matches_are_in_the_history_for_their_players_alone() -> None:
    people = PeopleServices()
    assert isinstance(people.results, MemoryRatings)
    anna, berta, eve = [await people.named(name) for name in ("Anna", "Berta", "Evelyn")]
    await played(people, anna.id, berta.id, "+")
    match = people.results.results[0].match
    people.results.matches.summaries[match] = over(match, kind="invite")
    await played(people, anna.id, eve.id, "+")
    seen = {
        asker: len((await people.profiles.history(anna.id, asker=asker)).matches)
        for asker in (anna.id, berta.id, eve.id, None)
    }
    assert list(seen.values()) == [2, 2, 1, 1]


@pytest.mark.anyio
async def test_a_level_has_the_ratings_of_its_present_version(monkeypatch: pytest.MonkeyPatch) -> None:
    people = PeopleServices()
    anna = await people.named("Anna")
    monkeypatch.setattr(type(registry.rules(GAME).knowledge), "level_versions", {3: 1})
    await played(people, anna.id, level_holder(GAME, 3), "+")
    assert [record.lost for record in (await people.profiles.profile("level-3")).records] == [1]
    monkeypatch.setattr(type(registry.rules(GAME).knowledge), "level_versions", {3: 2})
    assert level_holder(GAME, 3) == "level-3v2"
    assert (await people.profiles.profile("level-3")).records == []
    await played(people, anna.id, level_holder(GAME, 3), "-")
    profile = await people.profiles.profile("level-3")
    assert profile.identity.level == 3
    assert [record.won for record in profile.records] == [1]
    assert len((await people.profiles.history("level-3")).matches) == 2
