"""The methods for people of an engine: they check what the verbs take on trust."""

import pytest

import regalia
from regalia.core import const
from regalia.core.dice import Dice
from regalia.core.engine import Actions, Engine
from regalia.core.walks import perft, random_games


def engine(*texts: str) -> Engine:
    """An engine of a game, some actions in."""
    game = regalia.new("king-and-assassins", seed=7, chance="explicit")
    for text in texts:
        game.push(text)
    return game.engine


NAMES = ("monk,plumwoman,appleman,courtesan,fishwoman,butcher", "blacksmith,shepherd,squire,carpenter")
DEALT = f"deal:{','.join(NAMES)},witchhunter,farmer"
PICKED = (DEALT, "pick:butcher,farmer,monk")
PLAYING = (*PICKED, "card:1/5/4")


def test_actions_hold_numbers_and_no_others() -> None:
    actions = Actions()
    assert len(actions) == 0
    actions.put([3, 1, 2])
    assert (len(actions), actions[0], actions[2], actions.to_list()) == (3, 3, 2, [3, 1, 2])
    actions.put([])
    assert actions.to_list() == []
    for k in (0, -1, 5):
        with pytest.raises(IndexError):
            actions[k]


def test_actions_hold_as_many_as_there_is_room_for() -> None:
    actions = Actions()
    actions.put(range(const.MAX_ACTIONS))
    assert len(actions) == const.MAX_ACTIONS
    with pytest.raises(ValueError, match="too many"):
        actions.put(range(const.MAX_ACTIONS + 1))
    assert len(actions) == const.MAX_ACTIONS, "as it was"


def test_the_one_to_act_is_a_seat_or_chance_or_nobody() -> None:
    assert engine().to_move() == const.CHANCE
    assert engine(DEALT).to_move() == 1
    assert engine(*PLAYING).to_move() == 0
    over = engine(*PLAYING)
    over.roll_out(Dice(1), Actions())
    assert over.to_move() == const.OVER
    assert over.won_by() in (0, 1)
    assert over.legal_actions() == []


def test_while_the_game_runs_nobody_has_won() -> None:
    assert engine(*PLAYING).won_by() == const.NOBODY


def test_an_action_that_is_not_legal_is_not_played() -> None:
    playing = engine(*PLAYING)
    legal = playing.legal_actions()
    for action in (-1, 4095, 10**6):
        assert not playing.is_legal(action, Actions())
        with pytest.raises(ValueError, match="illegal action"):
            playing.play(action, Actions())
    assert playing.legal_actions() == legal
    playing.play(legal[0], Actions())
    assert playing.to_move() == 1


def test_chance_has_no_legal_actions_and_a_seat_no_outcomes() -> None:
    waiting, playing = engine(), engine(*PLAYING)
    assert waiting.legal_actions() == []
    assert waiting.can_happen(waiting.draw(Dice(1)))
    with pytest.raises(ValueError, match="no chance event"):
        playing.draw(Dice(1))
    assert not playing.can_happen([0])
    with pytest.raises(ValueError, match="chance cannot bring"):
        playing.happen([0])


@pytest.mark.parametrize("outcome", [[], [0, 1], [7], [-1]])
def test_chance_brings_nothing_that_cannot_happen(outcome: list[int]) -> None:
    waiting = engine(*PICKED)
    assert not waiting.can_happen(outcome)
    with pytest.raises(ValueError, match="chance cannot bring"):
        waiting.happen(outcome)
    assert waiting.to_move() == const.CHANCE


def test_a_draw_is_not_settled_until_it_happens() -> None:
    waiting = engine(*PICKED)
    drawn = waiting.draw(Dice(5))
    assert waiting.to_move() == const.CHANCE
    waiting.happen(drawn)
    assert waiting.to_move() == 0


def test_a_twin_goes_its_own_way() -> None:
    one = engine(*PLAYING)
    other = one.twin()
    other.play(other.legal_actions()[0], Actions())
    assert (one.to_move(), other.to_move()) == (0, 1)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_are_no_more_eyes_than_two_seats_and_a_spectator(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        engine(*PLAYING).resample(seat, Dice(1))


def test_what_a_seat_knows_stays_when_the_rest_is_dealt_again() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    picks = set()
    for seed in range(30):
        twin = game.engine.twin()
        twin.resample(1, Dice(seed))
        assert game.spec.position(twin) == game.position(), "the assassins know their own"
        twin.resample(0, Dice(seed))
        picks.add(tuple(game.spec.position(twin)["assassins"]))
    assert len(picks) > 20


@pytest.mark.compiled_only
def test_a_class_that_is_not_compiled_cannot_override_the_verbs() -> None:
    class Plain(Engine):
        def actor(self) -> int:
            return 0

    with pytest.raises(TypeError, match="Plain: only a compiled class"):
        Plain().twin()


def test_perft_gives_up_beyond_its_limit() -> None:
    playing = engine(*PLAYING)
    one = len(playing.legal_actions())
    assert perft(playing, 0, 100) == 1
    assert perft(playing, 1, one) == one
    assert perft(playing, 1, one - 1) is None
    assert perft(playing, 3, 10) is None


def test_random_games_are_the_same_by_the_same_seed_and_leave_the_position() -> None:
    playing = engine(*PLAYING)
    legal = playing.legal_actions()
    wins, steps = random_games(playing, 8, 3)
    assert sum(wins) == 8
    assert steps >= 8
    assert random_games(playing, 8, 3) == (wins, steps)
    assert random_games(playing, 8, 4) != (wins, steps)
    assert playing.legal_actions() == legal
    assert random_games(playing, 0, 3) == ([0, 0], 0)
