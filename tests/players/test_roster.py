"""Players by name: names, settings and errors."""

from __future__ import annotations

import re
from itertools import pairwise

import msgspec
import pytest

import regalia
from regalia.core.contract import Seat
from regalia.core.errors import BadField
from regalia.games import registry
from regalia.players import MAX_LEVEL, Budget, SearchPlayer, level, player
from regalia.players.roster import ALIASES
from regalia.search import Settings

RULES = regalia.rules("king-and-assassins")


def search_player(text: str) -> SearchPlayer:
    made = player(text, RULES, seed=1)
    assert isinstance(made, SearchPlayer)
    return made


def test_settings_change_what_a_level_does() -> None:
    text = "level-3:time_ms=70,width=5,eval_noise=0.5,use_tactics=false,threads=2,scheme=turns"
    made = search_player(text)
    assert made.name == text
    assert made.budget == Budget(time_ms=70)
    for settings in made.settings.values():
        assert (settings.width, settings.eval_noise, settings.use_tactics) == (5, 0.5, False)
    assert made.threads == 2


OLD = "fog=0.5,notices=false,believes=false,choosy=2,share=3,alike=4,keep=5,reply=6,ways=7,waver=0.8,trust=9"
NEW = (
    "eval_noise=0.5,use_tactics=false,use_belief=false,selectivity=2,budget_divisor=3,max_similar=4,"
    "candidate_count=5,reply_width=6,reply_count=7,reply_margin=0.8,prior_visits=9"
)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (f"level-3:{OLD}", f"level-3:{NEW}"),
        ("ismcts:plain=false,widen=3,curiosity=0.1", "ismcts:vanilla=false,widening=3,exploration=0.1"),
    ],
)
def test_the_settings_of_0_1_keep_their_names_as_aliases(old: str, new: str) -> None:
    assert search_player(old).settings == search_player(new).settings != search_player("level-3").settings
    assert search_player(old).name == old


def test_every_alias_is_of_a_setting_and_tested() -> None:
    fields = {field.name for field in msgspec.structs.fields(Settings)}
    assert set(ALIASES.values()) <= fields
    assert not set(ALIASES) & fields
    assert set(ALIASES) == set(re.findall(r"(\w+)=", f"{OLD},plain=,widen=,curiosity="))


def test_a_scale_multiplies_the_budget() -> None:
    own = level(RULES, 8).budget
    assert search_player("level-8").budget == own
    assert search_player("level-8:scale=0.5").budget == own.scaled(0.5)
    assert search_player("level-8:iterations=10,scale=3").budget == Budget(iterations=30)


def test_every_level_has_more_iterations_than_the_one_below_and_no_more_noise() -> None:
    for rules in registry.GAMES.values():
        levels = [level(rules, number) for number in range(1, MAX_LEVEL + 1)]
        for lower, higher in pairwise(levels):
            assert lower.iterations < higher.iterations
            assert lower.settings.eval_noise >= higher.settings.eval_noise


def test_a_seat_can_have_its_own_settings_and_above_the_levels_for_beginners_the_same_noise() -> None:
    for number in range(3, MAX_LEVEL + 1):
        king, assassins = search_player(f"level-{number}").settings.values()
        assert assassins.reply_width > king.reply_width
        assert assassins.eval_noise == king.eval_noise
    asked_for = search_player("level-8:reply_width=3").settings.values()
    assert {settings.reply_width for settings in asked_for} == {3}


@pytest.mark.parametrize(
    "text",
    [
        "", "nobody", "level-0", "level-9", "level-", "Level-5", "random:width=3", "greedy:speed=9",
        "level-5:width", "level-5:width=0", "level-5:width=x", "level-5:width=3,width=4", "level-5:scale=0",
        "level-5:scale=-1", "level-5:scale=nan", "level-5:threads=0", "level-5:threads=x",
        "level-5:eval_noise=-1", "level-5:fog=-1", "level-5:fog=0.1,eval_noise=0.2",
        "level-5:iterations=0", "level-5:iterations=-4", "level-5:time_ms=5,iterations=5",
        "level-5:scheme=luck",
    ],
)  # fmt: skip
def test_a_wrong_player_text_is_refused_and_named(text: str) -> None:
    with pytest.raises(regalia.BadField) as caught:
        player(text, RULES, seed=1)
    assert caught.value.field in ("player", "iterations", "time_ms")
    assert str(caught.value)


@pytest.mark.parametrize("number", [0, 9, -1, True, 5.0, "5", None])
def test_there_are_eight_levels(number: object) -> None:
    with pytest.raises(regalia.BadField) as caught:
        level(RULES, number)
    assert caught.value.field == "level"


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_beginner_plays_whole_games_in_every_seat_and_the_same_for_the_same_seed(game: str) -> None:
    rules = registry.rules(game)
    for seat in rules.seats:
        first, second = (beginners_game(game, seat, seed=5) for _ in range(2))
        assert first == second
        assert first[-1] == "over"


def beginners_game(game: str, seat: str, *, seed: int) -> list[str]:
    """A game of the beginner in a seat against the random player."""
    played, rules = regalia.new(game, seed=seed), registry.rules(game)
    actions = []
    players = {
        each: player("beginner" if each == seat else "random", rules, seed=seed) for each in rules.seats
    }
    while played.outcome() is None:
        acting = Seat(str(played.actor))
        actions.append(players[acting].choose(played.view(acting)).action)
        played.push(actions[-1])
    return [*actions, "over"]


def test_a_game_without_rules_of_thumb_has_no_beginner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(type(RULES.knowledge), "beginner")
    with pytest.raises(BadField, match="beginner") as refused:
        player("beginner", RULES, seed=1)
    assert refused.value.field == "player"


@pytest.mark.parametrize("game", registry.GAMES)
def test_settings_of_a_level_override_those_of_its_seat(game: str) -> None:
    knowledge = registry.rules(game).knowledge
    assert knowledge.level_settings, "the lowest levels are set for beginners"
    for number, by_seat in knowledge.level_settings.items():
        for seat, own in by_seat.items():
            settings = level(registry.rules(game), number).by_seat(registry.rules(game).seats)[seat]
            assert {name: getattr(settings, name) for name in own} == dict(own)
        assert knowledge.level_versions.get(number, 1) > 1, "a level that plays differently has a new version"
