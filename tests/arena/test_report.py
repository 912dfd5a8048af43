"""Reports: counts over complete pairs, the sequential test, and the ladder."""

from __future__ import annotations

from itertools import product

import pytest

import regalia
from regalia.arena.forfeit import Forfeit
from regalia.arena.ladder import ladder_meetings, ladder_report, level_players, with_scale
from regalia.arena.limits import Limits
from regalia.arena.match import GameResult
from regalia.arena.pairing import create_contest
from regalia.arena.report import create_report
from regalia.arena.run import SprtMonitor, play_contest
from regalia.arena.sprt import Sprt
from regalia.core.errors import BadField
from tests.support.contests import KA, games, meeting

PLAN = meeting("level-2", "level-1")
RECORD = regalia.new(KA, seed=1).record()
TEST = Sprt(elo0=0, elo1=100)


def game(pair: int, seat: str, score: float, *, meeting: int = 0, forfeit: bool = False) -> GameResult:
    """A game result without a game."""
    other = "assassins" if seat == "king" else "king"
    winner = {1.0: seat, 0.0: other, 0.5: None}[score]
    lost = Forfeit(other if score else seat, "silent", {"limit": 5}) if forfeit else None
    return GameResult(
        meeting=meeting,
        pair=pair,
        seat=seat,
        winner=winner,
        reason="forfeit-silent" if forfeit else "KA-11.2",
        plies=10 * pair,
        turns=([0.1, 0.3, 0.2], [1.0]),
        record=RECORD,
        forfeit=lost,
    )


def pair(number: int, king: float, assassins: float, *, meeting: int = 0) -> list[GameResult]:
    """Two games on the same seed."""
    return [
        game(number, "king", king, meeting=meeting),
        game(number, "assassins", assassins, meeting=meeting),
    ]


def test_wins_are_counted_by_seat() -> None:
    made = create_report(PLAN, [*pair(0, 1, 0), *pair(1, 1, 0.5), *pair(2, 0, 1), *pair(3, 1, 1)])
    king, assassins = made.seats["king"], made.seats["assassins"]
    assert (king.wins, king.draws, king.losses) == (3, 0, 1)
    assert (assassins.wins, assassins.draws, assassins.losses) == (2, 1, 1)
    assert (made.total.games, made.total.score.value) == (8, 5.5 / 8)
    assert (made.pairs, made.left_out, made.plies) == (4, 0, 15)
    assert made.ends == {"KA-11.2": 8}
    assert made.elo.low < 0 < made.elo.value < made.elo.high


def test_an_incomplete_pair_is_left_out() -> None:
    made = create_report(PLAN, [*pair(0, 1, 0), game(1, "king", 1)])
    assert (made.pairs, made.left_out, made.total.games) == (1, 1, 2)


def test_a_report_without_games_is_valid() -> None:
    made = create_report(PLAN, [])
    assert (made.pairs, made.total.games) == (0, 0)
    assert made.elo.value == pytest.approx(0)
    assert made.conduct[0].median_seconds == 0


def test_forfeits_and_times_are_counted_by_player() -> None:
    made = create_report(PLAN, [game(0, "king", 0, forfeit=True), game(0, "assassins", 1, forfeit=True)])
    first, second = made.conduct
    assert (first.forfeits, second.forfeits) == ({"silent": 1}, {"silent": 1})
    assert (first.median_seconds, first.longest_seconds, first.turns) == (0.2, 0.3, 6)
    assert (second.median_seconds, second.turns) == (1.0, 2)
    assert len(made.verdicts) == 2


def test_the_sprt_uses_pairs_in_order() -> None:
    played = [one for number in range(40) for one in pair(number, 1, float(number % 4 > 0))]
    forwards, backwards = (create_report(PLAN, order, test=TEST) for order in (played, played[::-1]))
    assert forwards == backwards
    assert forwards.sprt is not None
    assert forwards.sprt.decision == "elo1"
    assert forwards.pairs == forwards.sprt.pairs < 40
    assert forwards.left_out == 80 - 2 * forwards.pairs


def test_the_sprt_waits_for_a_missing_pair() -> None:
    watch = SprtMonitor(TEST, ("king", "assassins"))
    for number in range(1, 60):
        for one in pair(number, 1, 1):
            watch.add(one)
    assert (watch.pairs, watch.verdict.decision) == ([], None)
    for one in pair(0, 1, 1):
        watch.add(one)
    assert watch.verdict.decision == "elo1"


def test_a_contest_stops_when_the_sprt_has_decided() -> None:
    plan = meeting("random", "random")
    test = Sprt(elo0=-1000, elo1=-900)
    played = list(play_contest(plan, 60, games=[], jobs=1, test=test))
    made = create_report(plan, played, test=test)
    assert made.sprt is not None
    assert made.sprt.decision == "elo1", "it is at least not that much worse"
    assert len(played) == 2 * made.pairs < 120
    assert list(play_contest(plan, 60, games=played, jobs=1, test=test)) == [], "and it stays decided"


def test_the_default_ladder_has_random_and_all_levels() -> None:
    assert level_players()[:3] == ["random", "level-1", "level-2"]
    assert ladder_meetings(level_players())[:2] == ((1, 0), (2, 1))
    with pytest.raises(BadField):
        ladder_meetings(["random"])


def test_only_levels_are_scaled() -> None:
    texts = [with_scale(text, 0.05) for text in ("level-5", "level-5:width=2", "random", "cmd:level-5")]
    assert texts == ["level-5:scale=0.05", "level-5:width=2,scale=0.05", "random", "cmd:level-5"]
    assert with_scale("level-5", 1) == "level-5"


@pytest.mark.parametrize("scale", [0.0, -1.0, 1000.0, float("nan")])
def test_an_invalid_scale_is_refused(scale: float) -> None:
    with pytest.raises(BadField):
        with_scale("level-5", scale)


def test_a_ladder_adds_up_and_marks_significant_differences() -> None:
    players = ("random", "random", "random")
    plan = create_contest(KA, players, meetings=ladder_meetings(players), options=(), seed=1, limits=Limits())
    played = [one for number in range(30) for one in pair(number, 1, float(number % 3 > 0), meeting=0)]
    played += [one for number in range(30) for one in pair(number, number % 2, 0.5, meeting=1)]
    lowest, middle, top = ladder_report(plan, played)
    assert (lowest.elo.value, lowest.gap, lowest.report) == (0, None, None)
    assert middle.gap is not None
    assert middle.better
    assert middle.elo == middle.gap
    assert top.gap is not None
    assert not top.better
    assert top.elo.value == pytest.approx(middle.elo.value + top.gap.value)


def test_all_meetings_of_a_ladder_advance_together() -> None:
    players = ("random", "random", "random")
    plan = create_contest(KA, players, meetings=ladder_meetings(players), options=(), seed=1, limits=Limits())
    order = [(one.pair, one.meeting, one.seat) for one in plan.fixtures(2)]
    assert order == list(product((0, 1), (0, 1), ("king", "assassins")))
    assert {one.meeting for one in games(plan, 1)} == {0, 1}
