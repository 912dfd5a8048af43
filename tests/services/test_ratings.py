"""Ratings: each match rates both sides once, if it counts."""

from itertools import product
from typing import Any

import pytest

from regalia.services.matches.creation import ComputerOpponent, NewMatch, new_match
from regalia.services.matches.entries import Entry, Joined, MatchEnded, Payload
from regalia.services.matches.match import Match
from regalia.services.people.ports import Account
from regalia.services.ratings.glicko import PERIOD_MS, GameResult, Rating, aged, rated
from regalia.services.ratings.ports import RatingKey
from regalia.services.ratings.ratings import finished_match, initial_rating, level_of
from tests.support.finished_matches import GAME, finished, over
from tests.support.memory_stores import MemoryRatings
from tests.support.people import DAY, PeopleServices


async def established(people: PeopleServices, *names: str) -> None:
    """Gives accounts names and earlier games, though not against each other."""
    for name in names:
        await people.store.add(Account(id=name, since=0, name=name, key=name, looks=name))
    for name, number in product(names, range(people.rules.newcomer_games)):
        holders = {"king": f"level-{number + 1}", "assassins": name}
        await people.ratings.record_result(finished(f"{name}-before-{number}", holders=holders, winner=None))


@pytest.mark.anyio
async def test_both_sides_are_rated_by_what_the_other_was_before() -> None:
    people = PeopleServices()
    await established(people, "anna", "berta")
    king, assassins = await people.ratings.record_result(finished())
    assert king.key == RatingKey("anna", GAME, "king")
    assert (king.score, assassins.score) == (1, 0)
    assert king.before == Rating()
    assert assassins.before is not None
    assert king.after == rated(Rating(), [GameResult(assassins.before, 1)], 5 * DAY)
    assert assassins.after == rated(assassins.before, [GameResult(Rating(), 0)], 5 * DAY)


@pytest.mark.anyio
async def test_a_draw_is_half_a_point_for_both() -> None:
    rows = await PeopleServices().ratings.record_result(finished(winner=None))
    assert [row.score for row in rows] == [0.5, 0.5]
    assert rows[0].after is not None
    assert rows[0].after.value == pytest.approx(1500)


@pytest.mark.anyio
async def test_a_match_is_rated_once_however_often_it_is_asked_for() -> None:
    people = PeopleServices()
    first = await people.ratings.record_result(finished())
    await people.ratings.record_result(finished("m2", winner="assassins"))
    assert await people.ratings.record_result(finished()) == first
    assert await people.ratings.record_result(finished(winner="assassins")) == first, "what is kept stays"
    (standing,) = await people.results.standings("anna")
    assert (standing.won, standing.lost) == (1, 1)
    assert standing.rating is not None
    assert standing.rating.games == 2


@pytest.mark.anyio
@pytest.mark.parametrize(
    "changes",
    [
        {"hotseat": True},
        {"reason": "aborted"},
        {"holders": {"king": "anna", "assassins": "anna"}},
        {"holders": {"king": "anna"}},
        {"holders": {}},
    ],
)
async def test_some_matches_do_not_count_at_all(changes: dict[str, Any]) -> None:
    people = PeopleServices()
    assert await people.ratings.record_result(finished(**changes)) == []
    assert await people.results.standings("anna") == []


@pytest.mark.anyio
async def test_a_match_that_is_not_rated_is_in_the_history_and_changes_no_rating() -> None:
    people = PeopleServices()
    rows = await people.ratings.record_result(finished(rated=False))
    assert [row.after for row in rows] == [None, None]
    (standing,) = await people.results.standings("anna")
    assert (standing.won, standing.rating) == (1, None)


@pytest.mark.anyio
async def test_each_seat_has_a_rating_of_its_own() -> None:
    people = PeopleServices()
    await people.ratings.record_result(finished())
    await people.ratings.record_result(finished("m2", holders={"king": "berta", "assassins": "anna"}))
    ratings = {one.key.seat: one.rating for one in await people.results.standings("anna")}
    assert ratings["king"]
    assert ratings["assassins"]
    assert ratings["king"].value > 1500 > ratings["assassins"].value


@pytest.mark.anyio
async def test_a_pause_makes_the_next_game_count_for_more() -> None:
    people = PeopleServices()
    for number in range(20):
        winner, at = ("king", "assassins")[number % 2], (5 + 8 * number) * DAY
        await people.ratings.record_result(finished(f"m{number}", winner=winner, at=at))
    late = 5 * DAY + 1000 * PERIOD_MS
    (standing, *_) = await people.results.standings("anna")
    assert standing.rating is not None
    king, _ = await people.ratings.record_result(finished("late", at=late))
    assert king.before == aged(standing.rating, late)
    assert king.before.deviation > standing.rating.deviation


@pytest.mark.anyio
async def test_a_match_that_ends_at_the_table_is_counted() -> None:
    people = PeopleServices()
    start = new_match(NewMatch(game=GAME, opponent=ComputerOpponent(3), seat="king", rated=True), "anna", 5)
    terms = start.settings
    happened: list[Payload] = [Joined(seat=seat, player=player) for seat, player in start.players.items()]
    ended = MatchEnded(winner="assassins", reason="resigned")
    log = [Entry(number=number, at=9, payload=what) for number, what in enumerate([*happened, ended], 1)]
    await people.ratings.record_result(finished_match(Match.replay(terms, log).summary()))
    page = await people.profiles.history("anna")
    assert [(one.match, one.outcome, one.reason, one.at) for one in page.matches] == [
        (terms.id, "lost", "resigned", 9)
    ]
    assert page.matches[0].opponent.level == 3
    assert page.matches[0].after is not None


@pytest.mark.anyio
async def test_what_a_crash_has_left_uncounted_is_counted_at_the_next_start() -> None:
    store = MemoryRatings()
    people = PeopleServices(ratings=store)
    summaries = [over("m1"), over("m2", winner=None), over("m3", reason="aborted")]
    store.matches.summaries = {summary.id: summary for summary in summaries}
    await people.ratings.record_result(finished_match(over("m1")))
    await people.ratings.catch_up()
    await people.ratings.catch_up()
    (standing,) = await store.standings("berta")
    assert (standing.won, standing.drawn, standing.lost) == (1, 1, 0)
    assert [row.match for row in store.results] == ["m1", "m1", "m2", "m2"]
    assert store.results[0].key.holder == "level-3"


@pytest.mark.anyio
async def test_levels_of_the_computer_are_rated_on_the_same_scale() -> None:
    people = PeopleServices()
    king, computer = await people.ratings.record_result(
        finished(holders={"king": "anna", "assassins": "level-8"})
    )
    assert computer.before == initial_rating("level-8")
    assert computer.before.value > 1500
    assert computer.after is not None
    assert computer.after.value < computer.before.value
    assert king.after is not None
    assert king.after.value > rated(Rating(), [GameResult(initial_rating("level-1"), 1)], 0).value


def test_a_level_is_known_by_its_name() -> None:
    assert [level_of(name) for name in ("level-1", "level-8", "level-9", "anna", "level-1x")] == [
        1, 8, None, None, None,
    ]  # fmt: skip
    values = [initial_rating(f"level-{level}").value for level in range(1, 9)]
    assert values == sorted(values)
    assert sum(values) / 8 == 1500


# How much a match counts.


async def gains(people: PeopleServices, match: str, **changes: Any) -> float | None:
    """Returns what anna, the king, gains by a match that she wins; None if it is not rated for her."""
    king, _ = await people.ratings.record_result(finished(match, **changes))
    return king.after.value - king.before.value if king.after and king.before else None


@pytest.mark.anyio
@pytest.mark.parametrize("reason", ["resigned", "time", "abandoned"])
async def test_a_match_that_is_given_up_early_brings_its_winner_nothing_and_costs_its_loser(
    reason: str,
) -> None:
    people = PeopleServices()
    await established(people, "anna", "berta")
    king, assassins = await people.ratings.record_result(finished(reason=reason, actions=29))
    assert king.after is None
    assert assassins.after is not None
    assert assassins.before is not None
    assert assassins.after.value < assassins.before.value
    assert await gains(people, "m2", reason=reason, actions=30)


@pytest.mark.anyio
async def test_a_short_match_that_the_rules_have_ended_counts() -> None:
    people = PeopleServices()
    await established(people, "anna", "berta")
    assert await gains(people, "m1", reason="KA-11.1", actions=5)


@pytest.mark.anyio
async def test_a_draw_that_is_agreed_upon_early_is_not_rated() -> None:
    people = PeopleServices()
    await established(people, "anna", "berta")
    rows = await people.ratings.record_result(finished(reason="agreed", winner=None, actions=3))
    assert [row.after for row in rows] == [None, None]


@pytest.mark.anyio
async def test_wins_against_the_same_opponent_count_less_each_time_until_a_week_has_passed() -> None:
    people = PeopleServices()
    await established(people, "anna", "berta")
    week = [await gains(people, f"m{number}", at=(6 * DAY) + number) for number in range(5)]
    assert week[-1] is None
    counted = [gain for gain in week if gain is not None]
    assert counted == sorted(counted, reverse=True)
    assert counted[3] < counted[0] / 4
    assert await gains(people, "later", at=20 * DAY)


@pytest.mark.anyio
async def test_a_win_against_a_guest_or_a_newcomer_counts_little() -> None:
    full, against_guest = PeopleServices(), PeopleServices()
    await established(full, "anna", "berta")
    await established(against_guest, "anna")
    guest = await against_guest.accounts.guest()
    holders = {"king": "anna", "assassins": guest.id}
    much, little = await gains(full, "m1"), await gains(against_guest, "m1", holders=holders)
    assert much
    assert little
    assert little < much / 2
