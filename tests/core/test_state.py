"""The Python methods of State: they check what the c_ methods do not."""

import pytest

import regalia
from regalia.core.constants import CHANCE, MAX_ACTIONS, NOBODY, OVER
from regalia.core.rng import Rng
from regalia.core.simulation import perft, random_games
from regalia.core.state import ActionBuffer, State

pytestmark = pytest.mark.games("king-and-assassins")


def state(*texts: str) -> State:
    """The state of a game after some actions."""
    game = regalia.new("king-and-assassins", seed=7, chance="explicit")
    for text in texts:
        game.push(text)
    return game.state


NAMES = ("monk,plumwoman,appleman,courtesan,fishwoman,butcher", "blacksmith,shepherd,squire,carpenter")
DEALT = f"deal:{','.join(NAMES)},witchhunter,farmer"
PICKED = (DEALT, "pick:butcher,farmer,monk")
PLAYING = (*PICKED, "card:1/5/4")


def test_a_buffer_holds_the_assigned_numbers() -> None:
    actions = ActionBuffer()
    assert len(actions) == 0
    actions.assign([3, 1, 2])
    assert (len(actions), actions[0], actions[2], actions.to_list()) == (3, 3, 2, [3, 1, 2])
    actions.assign([])
    assert actions.to_list() == []
    for k in (0, -1, 5):
        with pytest.raises(IndexError):
            actions[k]


def test_a_buffer_refuses_more_than_it_can_hold() -> None:
    actions = ActionBuffer()
    actions.assign(range(MAX_ACTIONS))
    assert len(actions) == MAX_ACTIONS
    with pytest.raises(ValueError, match="too many"):
        actions.assign(range(MAX_ACTIONS + 1))
    assert len(actions) == MAX_ACTIONS, "as it was"


def test_the_one_to_act_is_a_seat_or_chance_or_nobody() -> None:
    assert state().actor() == CHANCE
    assert state(DEALT).actor() == 1
    assert state(*PLAYING).actor() == 0
    over = state(*PLAYING)
    over.rollout(Rng(1), ActionBuffer())
    assert over.actor() == OVER
    assert over.winner() in (0, 1)
    assert over.legal_actions() == []


def test_while_the_game_runs_nobody_has_won() -> None:
    assert state(*PLAYING).winner() == NOBODY


def test_an_illegal_action_is_not_applied() -> None:
    playing = state(*PLAYING)
    legal = playing.legal_actions()
    for action in (-1, 4095, 10**6):
        assert not playing.is_legal(action)
        with pytest.raises(ValueError, match="illegal action"):
            playing.apply(action)
    assert playing.legal_actions() == legal
    playing.apply(legal[0])
    assert playing.actor() == 1


def test_chance_has_no_legal_actions_and_a_seat_no_outcomes() -> None:
    waiting, playing = state(), state(*PLAYING)
    assert waiting.legal_actions() == []
    assert waiting.is_possible(waiting.sample_chance(Rng(1)))
    with pytest.raises(ValueError, match="no chance event"):
        playing.sample_chance(Rng(1))
    assert not playing.is_possible([0])
    with pytest.raises(ValueError, match="impossible outcome"):
        playing.apply_chance([0])


@pytest.mark.parametrize("outcome", [[], [0, 1], [7], [-1]])
def test_an_impossible_outcome_is_refused(outcome: list[int]) -> None:
    waiting = state(*PICKED)
    assert not waiting.is_possible(outcome)
    with pytest.raises(ValueError, match="impossible outcome"):
        waiting.apply_chance(outcome)
    assert waiting.actor() == CHANCE


def test_a_sampled_outcome_is_not_applied() -> None:
    waiting = state(*PICKED)
    drawn = waiting.sample_chance(Rng(5))
    assert waiting.actor() == CHANCE
    waiting.apply_chance(drawn)
    assert waiting.actor() == 0


def test_a_clone_is_independent() -> None:
    one = state(*PLAYING)
    other = one.clone()
    other.apply_unchecked(other.legal_actions()[0])
    assert (one.actor(), other.actor()) == (0, 1)
    other.copy_from(one)
    assert (one.actor(), other.actor()) == (0, 0)


@pytest.mark.games("king-of-the-hill")
def test_a_state_of_another_game_cannot_be_copied() -> None:
    with pytest.raises(TypeError, match="KingOfTheHillState is not a KingAndAssassinsState"):
        state(*PLAYING).copy_from(regalia.new("king-of-the-hill", seed=7).state)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_determinize_refuses_an_unknown_seat(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        state(*PLAYING).determinize(seat, Rng(1))


def test_determinize_keeps_what_a_seat_knows_and_samples_the_rest() -> None:
    game = regalia.new("king-and-assassins", seed=7)
    game.push("pick:butcher,farmer,monk")
    picks = set()
    for seed in range(30):
        clone = game.state.clone()
        clone.determinize(1, Rng(seed))
        assert game.rules.setup.position(clone) == game.position(), "the assassins know their own"
        clone.determinize(0, Rng(seed))
        picks.add(tuple(game.rules.setup.position(clone)["assassins"]))
    assert len(picks) > 20


@pytest.mark.compiled_only
def test_an_uncompiled_class_cannot_override_the_c_methods() -> None:
    class Plain(State):
        def c_actor(self) -> int:
            return 0

    with pytest.raises(TypeError, match="Plain: only a compiled class"):
        Plain().clone()


def test_perft_gives_up_beyond_its_limit() -> None:
    playing = state(*PLAYING)
    one = len(playing.legal_actions())
    assert perft(playing, 0, 100) == 1
    assert perft(playing, 1, one) == one
    assert perft(playing, 1, one - 1) is None
    assert perft(playing, 3, 10) is None


def test_random_games_are_the_same_by_the_same_seed_and_leave_the_position() -> None:
    playing = state(*PLAYING)
    legal = playing.legal_actions()
    wins, steps = random_games(playing, 8, 3)
    assert sum(wins) == 8
    assert steps >= 8
    assert random_games(playing, 8, 3) == (wins, steps)
    assert random_games(playing, 8, 4) != (wins, steps)
    assert playing.legal_actions() == legal
    assert random_games(playing, 0, 3) == ([0, 0], 0)
