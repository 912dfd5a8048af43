"""Hidden information: a seat cannot distinguish worlds that are consistent with its view (KA-4.1, KA-7.5)."""

from itertools import combinations
from random import Random

import msgspec
import pytest

import regalia
from regalia.core.game import Game
from regalia.core.rng import Rng
from tests.games.king_and_assassins.oracle import CITIZEN_IDS
from tests.games.king_and_assassins.random_walks import UNCOMPILED, every_text, random_position, random_walk
from tests.games.king_and_assassins.scene import known, scene

BLIND = ("king", "spectator")


def others(game: Game) -> list[Game]:
    """Games that the king cannot distinguish: all other possible picks, without history."""
    position = game.position()
    public = {
        name: fate for name, fate in position["assassins"].items() if fate in ("revealed", "eliminated")
    }
    unknown = [name for name in CITIZEN_IDS if name not in public]
    worlds = []
    for more in combinations(unknown, 3 - len(public)):
        fates = {name: "hidden" if name in position["citizens"] else "captured" for name in more}
        picked = {**public, **fates}
        if set(picked.values()) & {"hidden", "revealed"}:
            worlds.append(regalia.load({**position, "assassins": picked}, chance="explicit", seed=1))
    return worlds


def sent(game: Game, seat: str) -> bytes:
    """A view as JSON."""
    return msgspec.json.encode(game.view(seat))


@pytest.mark.parametrize("seed", range(6))
def test_ka_4_1_no_view_of_the_king_tells_which_of_his_worlds_it_is(seed: int) -> None:
    for game in random_walk(seed, games=1, every=4):
        here = regalia.load(game.position(), chance="explicit", seed=1)
        worlds = Random(seed).sample(others(here), k=min(12, len(others(here))))
        for seat in BLIND:
            assert {sent(world, seat) for world in worlds} <= {sent(here, seat)}


def answers_do_not_depend(game: Game, rng: Random) -> None:
    """Compares the king's legal actions and refusals in all worlds that he cannot distinguish."""
    texts = every_text(game, rng, far=40)
    answers = [game.explain(text) for text in texts]
    worlds = others(game)
    for world in rng.sample(worlds, k=min(4, len(worlds))):
        assert world.legal() == game.legal()
        assert [world.explain(text) for text in texts] == answers


@pytest.mark.parametrize("seed", range(3))
def test_ka_4_1_no_answer_to_the_king_depends_on_who_the_hidden_assassins_are(seed: int) -> None:
    for game in random_walk(seed, games=1, every=11, actor="king"):
        answers_do_not_depend(game, Random(seed))


def test_ka_4_1_no_answer_to_the_king_in_a_crowd_depends_on_it_either() -> None:
    for seed in range(8 if UNCOMPILED else 25):
        game = regalia.load({**random_position(Random(seed)), "phase": "king"}, chance="explicit", seed=1)
        answers_do_not_depend(game, Random(seed))


def test_ka_7_5_in_no_world_that_the_king_may_imagine_all_three_are_gone() -> None:
    game = scene(crowd="monk?d6 butcher@c7", gone="farmer:captured squire:captured")
    imagined = set()
    for seed in range(300):
        copy = game.state.clone()
        copy.determinize(0, Rng(seed))
        world = game.rules.setup.position(copy)
        assert regalia.load(world, chance="explicit").view("king") == game.view("king")
        imagined.add(tuple(world["assassins"]))
    assert len(imagined) > 60, "each of the 100 picks that hold one of the two"
    assert all({"monk", "butcher"} & set(pick) for pick in imagined)


def test_ka_7_5_what_the_king_sees_of_a_game_is_the_same_whoever_he_has_captured() -> None:
    crowd = {"monk": "d6", "butcher": "c7", "farmer": "i10", "squire": "h10"}
    seen = set()
    for three in combinations(crowd, 3):
        marks = " ".join(f"{name}{'?' if name in three else '@'}{at}" for name, at in crowd.items())
        game = scene(knights="d5", crowd=marks)
        for text in ("d5=d6", "d5d4", "end", "i10i9", "end", "card:1/5/4"):
            game.push(text)
        seen.add(msgspec.json.encode([game.view(seat) for seat in BLIND]))
    assert len(seen) == 1


def test_ka_4_1_the_assassins_player_sees_his_three_and_the_end_shows_all() -> None:
    game = scene(king="c8", crowd="monk?d6 butcher?c7 farmer?i10")
    assert set(known(game, "assassins").assassins) == {"monk", "butcher", "farmer"}
    assert known(game, "king").assassins == {}
    game.push("c8*")
    assert known(game, "king").assassins == known(game, "assassins").assassins


@pytest.mark.parametrize("seat", BLIND)
def test_ka_4_1_a_seat_takes_home_its_view_until_the_end_and_then_the_whole_record(seat: str) -> None:
    game = regalia.new("king-and-assassins", seed=5, deal=CITIZEN_IDS)
    game.push("pick:butcher,farmer,monk")
    taken = game.export(seat)
    assert isinstance(taken, regalia.SeatRecord)
    assert "butcher,farmer,monk" not in taken.line()
    assert '"seed"' not in taken.line()
    while game.outcome() is None:
        game.push("end")
    assert isinstance(game.export(seat), regalia.Record)


def test_ka_3_4_no_record_of_a_running_game_holds_the_seed_that_would_tell_the_cards() -> None:
    game = regalia.new("king-and-assassins", seed=123456789)
    game.push("pick:butcher,farmer,monk")
    assert "123456789" not in game.record().line()
    assert "123456789" in game.record(keep_seed=True).line()
